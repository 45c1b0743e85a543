/** 'Welcome back!', 'Logged out' and 'Logout failed' are the first text's. */
export const signOutCopy = {
  welcome: 'Welcome back!',
  loggedOut: 'Logged out',
  logoutFailed: 'Logout failed',
  logoutFailedDetail:
    'You are signed out here. The server could not be reached yet; it will be told as soon as it can be.',
} as const
