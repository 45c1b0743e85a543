import { confirm } from '../dialogs/confirm.ts'

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

/** Signing out takes the drafts with it: asked first where something would be lost. */
export const maySignOut = async (): Promise<boolean> =>
  !isPageHeld() ||
  confirm({
    title: 'Sign out without saving?',
    body: 'Your changes are not saved. Signing out discards them.',
    action: 'Sign out',
    cancel: 'Stay',
    destructive: true,
    // With the line down the question may not be to hand; on a shared machine leaving must work all the same.
    unasked: true,
  })
