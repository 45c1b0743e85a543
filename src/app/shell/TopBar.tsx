import { LayoutDashboard, Library, Menu, Search } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Link } from 'react-router-dom'

import { openDialog } from '#platform/dialogs/dialogs.ts'
import { lazyPart, PartLoadError } from '#shared/browser/lazy-part.tsx'
import { keysOf } from '#shared/browser/use-shortcut.ts'
import { paths } from '#shared/paths.ts'
import { toast } from '#shared/toast/toast.ts'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { Kbd } from '#shared/ui/Kbd.tsx'
import { Logo } from '#shared/ui/Logo.tsx'

import { IconLink } from './IconLink.tsx'
import { PlanButton } from './PlanButton.tsx'
import { shellCopy as copy } from './shell.copy.ts'
import { ThemeMenu } from './ThemeMenu.tsx'
import { ToolLinks } from './ToolLinks.tsx'
import { UserMenu } from './UserMenu.tsx'

const ToolSheet = lazyPart(() => import('./ToolSheet.tsx').then((module) => module.ToolSheet))

type Props = {
  /** Between the plan and the user: what is new for this person. */
  notices?: ReactNode
}

/** The bar above every page of somebody who is signed in. Below 1100 px the tools fold into a sheet. */
export function TopBar({ notices }: Props) {
  const [isSheetOpen, setSheetOpen] = useState(false)
  const giveUp = (error: unknown) => {
    if (error instanceof PartLoadError) error.retry()
    setSheetOpen(false)
    toast({ title: copy.menuFailed, description: copy.menuFailedDetail, variant: 'destructive' })
  }
  return (
    <header className="sticky top-0 z-bar flex h-bar items-center gap-1 border-b border-line bg-surface px-3 sm:px-4 print:hidden">
      <IconButton label={copy.menu} icon={Menu} className="lg:hidden" onClick={() => setSheetOpen(true)} />
      <Link to={paths.dashboard()} aria-label={copy.logo} className="mr-1 rounded-control p-1 lg:mr-3">
        <span className="xl:hidden">
          <Logo />
        </span>
        <span className="max-xl:hidden">
          <Logo named />
        </span>
      </Link>
      {/* On a phone these two stand in the sheet: the bell and the comments need their room. */}
      <span className="flex gap-1 max-sm:hidden">
        <IconLink to={paths.dashboard()} label={copy.dashboard} icon={LayoutDashboard} />
        <IconLink to={paths.resources()} label={copy.resources} icon={Library} />
      </span>
      <span aria-hidden className="mx-2 h-6 w-px bg-line max-lg:hidden" />
      <ToolLinks />
      <div className="ml-auto flex items-center gap-1 sm:gap-1.5">
        <PaletteButton />
        <PlanButton className="max-sm:hidden" />
        {notices}
        <ThemeMenu />
        <span className="ml-1">
          <UserMenu />
        </span>
      </div>
      {isSheetOpen && (
        <ErrorBoundary fallback={null} onError={giveUp}>
          <Suspense>
            <ToolSheet onClose={() => setSheetOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </header>
  )
}

function PaletteButton() {
  const open = () => openDialog({ name: 'palette' })
  return (
    <>
      <button
        type="button"
        onClick={open}
        className="flex h-8 items-center gap-2 rounded-control border border-line bg-page pr-1.5 pl-2.5 text-ink-muted transition-colors hover:border-line-strong max-xl:hidden"
      >
        <Search size={16} aria-hidden />
        <span className="pr-6">{copy.palette}</span>
        <span aria-hidden className="flex gap-0.5">
          {keysOf('mod+k').map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </span>
      </button>
      <IconButton label={copy.palette} icon={Search} className="xl:hidden" onClick={open} />
    </>
  )
}
