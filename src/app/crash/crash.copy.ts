export const crashCopy = {
  title: 'Something went wrong',
  body: 'We encountered an unexpected error. Please try refreshing the page.',
  tryAgain: 'Try Again',
  refresh: 'Refresh Page',
  details: 'Error details',
  loadTitle: 'This part of the page could not be loaded',
  loadBody:
    'The connection may be down: it comes by itself when that is back. Or Roadrunner was updated. What you typed is kept.',
} as const
