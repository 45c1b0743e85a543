import type { QueryClient } from '@tanstack/react-query'

import { isAbort } from '#shared/api/errors.ts'
import { toast } from '#shared/toast/toast.ts'

import { clearSession } from './clear-session.ts'
import { sendLogout } from './owed-logout.ts'
import { markLeft } from './session-marks.ts'
import { signOutCopy as copy } from './sign-out.copy.ts'

export { onSignOut } from './forgetters.ts'

/** Signs out here at once, whatever the server says, and tells the server. */
export async function signOut(client: QueryClient): Promise<void> {
  // Sent before the token is dropped: the request carries it.
  const reply = sendLogout()
  markLeft()
  clearSession(client)
  try {
    await reply
    toast({ title: copy.loggedOut })
  } catch (error) {
    if (isAbort(error)) return
    toast({ title: copy.logoutFailed, description: copy.logoutFailedDetail, variant: 'destructive' })
  }
}
