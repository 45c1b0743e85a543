const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** The day on which a month's allowance begins anew: the first of the next month, in UTC as servers count it. */
export const resetDate = (now = new Date()): string =>
  day.format(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)))
