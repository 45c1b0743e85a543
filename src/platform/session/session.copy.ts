export const sessionCopy = {
  loggedOut: 'Logged out',
  logoutFailed: 'Logout failed',
  logoutFailedDetail:
    'You are signed out here. The server could not be told yet; it will be told as soon as it can be reached.',
  noAnswer: 'The server did not say who is signed in',
  noAnswerKept: 'You are not signed out: the page you asked for opens as soon as the server answers.',
} as const
