/** Words of the report and its page. */
export const reportCopy = {
  deviations: 'Protocol and log compared',
  deviationsLead: 'What the settings require but the log does not show. Plans written as free text are not compared.',
  noDeviation: 'Everything that is counted matches the protocol and its settings.',
  noPlace: 'Not answered by this report',
  place: 'Place in the report',
  searches: 'Searches (PRISMA-S), CSV',
} as const
