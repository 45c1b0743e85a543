import { toast } from '#shared/toast/toast.ts'

import { confirm } from '../dialogs/confirm.ts'
import { sendUnsent } from './unsent.ts'

let unsaved = 0

/** Something on the page is not saved, until the returned function is called. */
export function holdPage(): () => void {
  unsaved += 1
  return () => {
    unsaved -= 1
  }
}
export const isPageHeld = () => unsaved > 0

export const askToLeave = () =>
  confirm({
    title: 'Leave without saving?',
    body: 'Your changes are not saved. They are kept in this tab until you come back or sign out.',
    action: 'Leave',
    cancel: 'Stay',
  })

const changes = (n: number) => (n === 1 ? '1 change has' : `${n.toLocaleString('en')} changes have`)

/**
 * Signing out takes the drafts with it, and whatever no server has. What waits is sent first; asked is where something
 * would be lost all the same.
 */
export async function maySignOut(userId: string): Promise<boolean> {
  const left = await sendUnsent(userId, () => void toast({ title: 'Sending what is not saved yet' }))
  if (left === 0 && !isPageHeld()) return true
  return confirm({
    title: 'Sign out without saving?',
    body:
      left === 0
        ? 'Your changes are not saved. Signing out discards them.'
        : `${changes(left)} not reached the server. Signing out discards them: stay until they are sent.`,
    action: 'Sign out',
    cancel: 'Stay',
    destructive: true,
    // With the line down the question may not be to hand; on a shared machine leaving must work all the same.
    unasked: true,
  })
}
