import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { openDialog } from '#platform/dialogs/dialogs.ts'
import { useShortcut } from '#shared/browser/use-shortcut.ts'
import { paths } from '#shared/paths.ts'
import { TooltipProvider } from '#shared/ui/TooltipProvider.tsx'

import { shellCopy as copy } from './shell.copy.ts'
import { TopBar } from './TopBar.tsx'

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
        <main id="main" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <footer className="mx-auto flex w-full max-w-[84rem] justify-between gap-4 px-4 py-5 text-xs text-ink-muted sm:px-6 print:hidden">
          <span>Roadrunner</span>
          <Link to={paths.help()} className="mr-14 rounded-[2px] hover:text-ink hover:underline">
            {copy.help}
          </Link>
        </footer>
      </div>
    </TooltipProvider>
  )
}
