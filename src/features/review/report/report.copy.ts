/** Words of the report and its page. */
export const reportCopy = {
  deviations: 'Protocol and log compared',
  deviationsLead: 'What the settings require and the log does not show. Plans in free text are not compared.',
  noDeviation: 'Nothing that is counted differs from what the protocol and its settings ask for.',
  noPlace: 'Not answered by this report',
  place: 'Place in the report',
  searches: 'Searches (PRISMA-S), CSV',
} as const
