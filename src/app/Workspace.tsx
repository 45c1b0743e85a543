import type { ReactNode } from 'react'

import { RealtimeProvider } from '#platform/realtime/RealtimeProvider.tsx'

import { DialogHost } from './dialogs.tsx'
import { QuestionHost } from './QuestionHost.tsx'
import { RealtimeEffects } from './RealtimeEffects.tsx'
import { AppShell } from './shell/AppShell.tsx'

/** What stands around a page while somebody is signed in. */
export function Workspace({ children }: { children?: ReactNode }) {
  return (
    <RealtimeProvider>
      <RealtimeEffects />
      <AppShell>{children}</AppShell>
      <DialogHost />
      <QuestionHost />
    </RealtimeProvider>
  )
}
