export const checkoutCopy = {
  title: 'Checkout',
  starting: 'Preparing your payment',
  // Initialisation
  errorTitle: 'Error',
  httpError: (status: number) => `HTTP error! status: ${status}`,
  noSecret: 'No client secret received from server',
  initFailed: 'Failed to initialize payment. Please try again.',
  kept: 'Nothing was charged. Your choice is kept.',
  tryAgain: 'Try Again',
  // Details
  details: 'Payment details',
  plan: 'Plan',
  billing: 'Billing',
  amount: 'Amount',
  members: 'Members',
  periods: { monthly: 'Monthly', yearly: 'Yearly' },
  mismatch: (shown: string, asked: string) =>
    `The amount of this payment (${asked}) is not the price of the plan (${shown}). Nothing was charged. Please close this window and choose the plan again; if it happens again, contact us.`,
  // Payment
  pay: (amount: string) => `Pay ${amount}`,
  cancel: 'Cancel',
  close: 'Close',
  failedTitle: 'Payment Failed',
  failedDefault: 'Please try again.',
  thrownTitle: 'Payment Error',
  successTitle: 'Payment successful',
  success: 'Your subscription has been activated successfully.',
  updating: 'Updating your plan...',
  checking: 'Checking your payment...',
  waitingTitle: 'Your bank is still confirming',
  waiting:
    'You can close this window. Your plan changes as soon as the payment is through, and nothing has to be paid again.',
  unknownTitle: 'It is not known yet whether this payment went through',
  unknown:
    'The payment provider could not be asked. Your card is charged once at most: please check before anything else.',
  check: 'Check payment',
  notConfirmed: 'Your bank has not confirmed this payment. Please try again.',
  // Leaving
  leaveTitle: 'Your payment is under way',
  leaveBody: 'If you leave now the payment goes on. What becomes of it is announced on this page.',
  leave: 'Leave',
  stay: 'Stay',
  chooseTeam: 'Which team is the plan for?',
  team: 'Team',
  continue: 'Continue',
} as const
