/** Section 8 of the first text, word for word; then our own sentences. */
export const registerCopy = {
  failed: 'Registration failed',
  done: 'Account created',
  usernameTaken: 'This username is already taken. Please choose a different username.',
  emailTaken: 'An account with this email already exists. Please log in or use a different email address.',
  conflict: 'An account with this information already exists. Please try logging in or use different credentials.',
  badRequest: 'Please check that all required fields are filled correctly.',
  unprocessable: 'Please ensure your password is at least 8 characters and all fields are valid.',
  tooMany: 'Too many registration attempts. Please wait before trying again.',
  server: 'Server error occurred. Please try again in a few moments.',
  title: 'Create your account',
  action: 'Create account',
  lead: 'The Free plan starts at once. No card needed.',
  signInInstead: 'Sign in with this email',
  hasAccount: 'Already have an account?',
  usernameMissing: 'Choose a username.',
  usernameLong: 'Use at most 64 characters.',
} as const
