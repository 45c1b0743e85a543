import { Suspense, type CSSProperties, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'

import { aboveOf } from '#contract/page-places.ts'
import { openDialog } from '#platform/dialogs/dialogs.ts'
import { lazyPart, PartLoadError } from '#shared/browser/lazy-part.tsx'
import { useMedia } from '#shared/browser/use-media.ts'
import { useShortcut } from '#shared/browser/use-shortcut.ts'
import { useTuckAway } from '#shared/browser/tuck-away.ts'
import { paths } from '#shared/paths.ts'
import { TooltipProvider } from '#shared/ui/TooltipProvider.tsx'

import { DialogBoundary } from '../crash/DialogBoundary.tsx'
import { pageAt } from '../route-match.ts'
import { OfflineBanner } from './OfflineBanner.tsx'
import { useRailState } from './rail/rail-state.ts'
import { shellCopy as copy } from './shell.copy.ts'
import { TopBar } from './TopBar.tsx'

/** The pages can be used before it is there. */
const Rail = lazyPart(() => import('./rail/Rail.tsx').then((module) => module.Rail))

/** Never on the dashboard, which is the first thing that most people see and stands below nothing. */
const Breadcrumbs = lazyPart(() => import('./where/Breadcrumbs.tsx').then((module) => module.Breadcrumbs))

/** From the breakpoint `lg` on there is room for the rail; below, its places stand in the menu's sheet. */
const WITH_RAIL = '(min-width: 1100px)'
/** What stands above a page takes so much: pages that fill the window subtract it. */
const HEAD = { bar: '3.5rem', barAndCrumbs: '5.75rem' }
/** Space above the heading of a page: little where the way down to it stands there already. */
const TOP = { plain: '2rem', underCrumbs: '0.75rem' }

type Props = {
  /** The bell, the comment activity: what features put into the bar. */
  notices?: ReactNode
  children: ReactNode
}

/** What stands around every page of somebody who is signed in. */
export function AppShell({ notices, children }: Props) {
  useShortcut('mod+k', () => openDialog({ name: 'palette' }), {
    label: 'Commands',
    group: 'Everywhere',
    inInputs: true,
  })
  useTuckAway()
  useShortcut('?', () => openDialog({ name: 'shortcuts' }), { label: copy.shortcuts, group: 'Everywhere' })
  return (
    <TooltipProvider>
      <div className="flex min-h-dvh flex-col [&:has([data-frame=workbench])>footer]:hidden">
        <a
          href="#main"
          className="fixed top-2 left-2 z-toast -translate-y-20 rounded-control bg-accent px-4 py-2 font-medium text-accent-ink focus:translate-y-0"
        >
          {copy.skip}
        </a>
        <TopBar notices={notices} />
        <OfflineBanner />
        <div className="flex flex-1">
          <RailColumn />
          <PageColumn>{children}</PageColumn>
        </div>
      </div>
    </TooltipProvider>
  )
}

function RailColumn() {
  const isShown = useMedia(WITH_RAIL)
  const { isOpen, toggle } = useRailState()
  if (!isShown) return null
  return (
    <div
      data-rail={isOpen ? 'open' : 'folded'}
      className={`sticky top-bar h-[calc(100dvh-3.5rem)] shrink-0 border-r border-line bg-surface print:hidden ${isOpen ? 'w-52' : 'w-14'}`}
    >
      <DialogBoundary onCrash={ignoreCrash}>
        <Suspense>
          <Rail isOpen={isOpen} onToggle={toggle} />
        </Suspense>
      </DialogBoundary>
    </div>
  )
}

function PageColumn({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const page = pageAt(pathname)
  const hasCrumbs = page !== undefined && aboveOf(page) !== undefined
  return (
    <div
      className="flex min-w-0 flex-1 flex-col"
      style={
        {
          '--head': hasCrumbs ? HEAD.barAndCrumbs : HEAD.bar,
          '--frame-top': hasCrumbs ? TOP.underCrumbs : TOP.plain,
        } as CSSProperties
      }
    >
      {/* Its height is there before it is: nothing below it moves. */}
      <div className={hasCrumbs ? 'h-9 print:hidden' : 'empty:hidden print:hidden'}>
        {page !== 'dashboard' && (
          <DialogBoundary onCrash={ignoreCrash}>
            <Suspense>
              <Breadcrumbs />
            </Suspense>
          </DialogBoundary>
        )}
      </div>
      <main id="main" tabIndex={-1} className="min-w-0 flex-1 outline-none">
        {children}
      </main>
      <footer className="mx-auto flex w-full max-w-[84rem] justify-between gap-4 px-4 py-5 text-xs text-ink-muted sm:px-6 print:hidden">
        <span>Roadrunner</span>
        <Link to={paths.help()} className="mr-14 rounded-[2px] hover:text-ink hover:underline">
          {copy.help}
        </Link>
      </footer>
    </div>
  )
}

/** A page is worth no less without what stands beside it. */
const ignoreCrash = (error: unknown) => {
  if (error instanceof PartLoadError) error.retry()
}
