import { useQueryClient } from '@tanstack/react-query'
import { use, useInsertionEffect, type ReactNode } from 'react'

import { CommentActivityButton } from '#features/comments/activity/CommentActivityButton.tsx'
import { OverlayToggle } from '#features/comments/OverlayToggle.tsx'
import { NotificationBell } from '#features/notifications/NotificationBell.tsx'
import { KeptDrafts } from '#features/writing/KeptDrafts.tsx'
import { configureDraftWarning } from '#platform/drafts/draft-store.ts'
import { LeaveGuard } from '#platform/drafts/LeaveGuard.tsx'
import { StripeProvider } from '#platform/payments/StripeProvider.tsx'
import { PersonaEffects } from '#platform/persona/PersonaEffects.tsx'
import { RealtimeProvider } from '#platform/realtime/RealtimeProvider.tsx'
import { configureKnownPaths } from '#shared/browser/safe-url.ts'
import { toast } from '#shared/toast/toast.ts'

import { configureTools } from './begin-ahead.ts'
import { DialogHost } from './dialogs.tsx'
import { FocusEffects } from './FocusEffects.tsx'
import { OutsideContext } from './outside.ts'
import { QuestionHost } from './QuestionHost.tsx'
import { RealtimeEffects } from './RealtimeEffects.tsx'
import { isKnownPath } from './route-match.ts'
import { AppShell } from './shell/AppShell.tsx'
import { HelpDock } from './shell/HelpDock.tsx'
import { SignInAgainHost } from './SignInAgainHost.tsx'

// Links that others wrote are followed to pages of ours alone.
configureKnownPaths(isKnownPath)

configureDraftWarning(() =>
  toast({
    title: 'Your text is kept on this page only',
    description: 'This browser does not let it be stored. Save it before you close or reload the page.',
    variant: 'destructive',
  }),
)

const Notices = () => (
  <>
    <NotificationBell />
    <CommentActivityButton />
  </>
)

export { beginAhead } from './begin-ahead.ts'
export { GuardedPage } from './guards/GuardedPage.tsx'

/** What stands around a page while somebody is signed in. */
export function Workspace({ children }: { children?: ReactNode }) {
  const client = useQueryClient()
  const { createSocket, loadStripe, openLine } = use(OutsideContext)
  // Before anything on the page asks what can be done.
  useInsertionEffect(() => configureTools(client, openLine), [client, openLine])
  return (
    <StripeProvider load={loadStripe}>
      <RealtimeProvider createSocket={createSocket}>
        <RealtimeEffects />
        <PersonaEffects />
        <FocusEffects />
        <KeptDrafts />
        <LeaveGuard>
          <AppShell notices={<Notices />}>{children}</AppShell>
          <HelpDock />
          <OverlayToggle />
          <DialogHost />
        </LeaveGuard>
        <QuestionHost />
        <SignInAgainHost />
      </RealtimeProvider>
    </StripeProvider>
  )
}
