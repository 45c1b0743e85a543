export const sessionCopy = {
  noAnswer: 'The server did not say who is signed in',
  noAnswerKept: 'You are not signed out: the page you asked for opens as soon as the server answers.',
} as const
