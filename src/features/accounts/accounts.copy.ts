/** Section 8 of the first text, word for word; then our own sentences. */
export const accountsCopy = {
  login: {
    failed: 'Login failed',
    done: 'Welcome back!',
    unauthorized: 'Invalid email or password. Please check your credentials and try again.',
    unknown: 'Account not found. Please check your email or create a new account.',
    tooMany: 'Too many login attempts. Please wait before trying again.',
    title: 'Sign in',
    action: 'Sign in',
    lead: 'Find papers, choose them, and keep what they say.',
  },
  network: 'Network error. Please check your connection and try again.',
  fallback: 'Please try again.',
  fields: {
    email: 'Email',
    username: 'Username',
    password: 'Password',
    newPassword: 'New password',
    passwordHint: 'At least 8 characters',
  },
  problems: {
    emailMissing: 'Enter your email.',
    emailInvalid: 'Enter an email address such as name@example.org.',
    passwordMissing: 'Enter your password.',
    passwordShort: 'Use at least 8 characters.',
  },
  links: {
    toRegister: 'Create an account',
    toLogin: 'Sign in',
    toForgot: 'Forgot your password?',
    noAccount: 'New to Roadrunner?',
  },
} as const
