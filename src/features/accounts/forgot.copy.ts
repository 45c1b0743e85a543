/** The forgotten password: the texts name the call and none of its words. */
export const forgotCopy = {
  failed: 'Could not send the reset link. Please try again.',
  done: 'If an account exists for that address, a reset link is on its way.',
  remembered: 'Remembered it?',
  title: 'Forgot your password?',
  action: 'Send reset link',
  lead: 'Enter the email of your account. The link in the message lets you set a new password.',
  again: 'Nothing arrived? Check your spam folder, or send the link again in a few minutes.',
} as const
