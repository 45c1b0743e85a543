/** 'Authentication required' is the first text's; the rest is ours. */
export const againCopy = {
  title: 'Sign in again',
  lead: 'Authentication required: your session has ended.',
  kept: 'This page stays as it is. What you typed and chose is kept, and what was being sent is sent once you are back.',
  stranger: 'If somebody else signs in, they get a page of their own and what was typed here is discarded.',
  leave: 'Sign out',
  leaveNote: 'Signing out discards what is not saved.',
  forgot: 'Forgot your password?',
  newTab: '(opens in a new tab)',
} as const
