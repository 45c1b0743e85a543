import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'

import { hostLapses, useAwaitedUser } from '#platform/session/lapse.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { loseSession } from '#platform/session/clear-session.ts'
import { takeWelcome } from '#platform/session/session-marks.ts'
import { signOutCopy } from '#platform/session/sign-out.copy.ts'
import { signOut } from '#platform/session/sign-out.ts'
import { lazyPart, PartLoadError } from '#shared/browser/lazy-part.tsx'
import { toast } from '#shared/toast/toast.ts'

import { DialogBoundary } from './crash/DialogBoundary.tsx'

const SignInAgainDialog = lazyPart(() =>
  import('#features/accounts/SignInAgainDialog.tsx').then((module) => module.SignInAgainDialog),
)

/** Where somebody whose session ended in the middle of work signs in again. Without the dialog, the sign-in page does it. */
export function SignInAgainHost() {
  const client = useQueryClient()
  const awaited = useAwaitedUser()
  const { user } = useSession()
  useEffect(hostLapses, [])
  useEffect(() => {
    if (takeWelcome()) toast({ title: signOutCopy.welcome })
  }, [])
  if (awaited === undefined || !user) return null

  const giveUp = (error: unknown) => {
    if (error instanceof PartLoadError) error.retry()
    loseSession(client)
  }
  return (
    <DialogBoundary key={awaited} onCrash={giveUp}>
      <Suspense>
        <SignInAgainDialog user={user} onLeave={() => void signOut(client)} />
      </Suspense>
    </DialogBoundary>
  )
}
