export const mergesCopy = {
  heading: 'Made one from',
  lead: 'What each record said is kept. Take a value back field by field, or take the records apart.',
  record: (at: string) => `Records made one on ${at}`,
  now: 'Now',
  use: 'Use this',
  used: (field: string) => `${field} is changed`,
  apart: 'Take apart',
  isApart: (papers: string) => `${papers} back`,
  stays: (fields: string) => `Changed by hand since, and so left: ${fields}.`,
  failed: 'They were not taken apart',
}
