import type { AffiliateTerms } from '#contract/affiliate.ts'

/** What this server's program pays. */
export const terms: AffiliateTerms = {
  rate: 0.25,
  months: 12,
  cookieDays: 30,
  holdDays: 30,
  minimum: 50,
  payoutDay: 15,
  currency: 'USD',
  timeZone: 'UTC',
  attribution: 'The last affiliate link that somebody followed before registering counts.',
  counts: 'Payments for the Student, Individual and Team plans of people who registered after following your link.',
  selfReferral: 'Your own visits, registrations and payments do not count.',
}
