/** Setting a new password: the texts name the call and none of its words. */
export const resetCopy = {
  failed: 'Could not reset the password. Please try again.',
  invalid: 'This link is invalid or has expired.',
  title: 'Set a new password',
  action: 'Save new password',
  checking: 'Checking the link',
  unchecked: 'The link could not be checked',
  uncheckedKept: 'The link itself is kept on this page.',
  done: 'Your new password is saved',
  doneBody: 'Sign in with it now. Other devices that were signed in have been signed out.',
  maybeDone:
    'The answer was lost, so the password may have been saved. Try to sign in with the new one before you ask for a new link.',
  askAgain: 'Ask for a new link',
} as const
