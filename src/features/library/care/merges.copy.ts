export const mergesCopy = {
  heading: 'Merged from',
  lead: 'What each record said is kept. Restore a value field by field, or separate the records.',
  record: (at: string) => `Records merged on ${at}`,
  now: 'Now',
  use: 'Use this',
  used: (field: string) => `${field} is changed`,
  apart: 'Separate',
  isApart: (papers: string) => `${papers} back`,
  stays: (fields: string) => `Left alone, because changed by hand since: ${fields}.`,
  failed: 'The records were not separated',
}
