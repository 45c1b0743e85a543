/** The rows of the table of pages that visitors need: apart, because they are all that somebody fetches to sign in. */
export const visitorPages = {
  auth: { path: '/auth', access: 'public', title: 'Sign in' },
  resetPassword: { path: '/reset-password', access: 'public', title: 'Set a new password' },
  home: { path: '/', access: 'public', title: 'Roadrunner' },
  sharedCopilot: { path: '/copilot/shared/:token', access: 'public', title: 'Shared Copilot session' },
  sharedSearch: { path: '/search/shared/:shareToken', access: 'public', title: 'Shared search' },
} as const
