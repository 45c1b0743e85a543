/** Words of a synthesis that somebody shared. */
export const sharedSynthesisCopy = {
  title: 'Shared synthesis',
  by: (name: string, day: string) => `Shared by ${name} on ${day}, as it was then.`,
  from: (papers: number) => `Made from ${papers === 1 ? '1 paper' : `${papers.toLocaleString('en-US')} papers`}`,
  byRules: 'by rules, from the papers’ own sentences and figures',
  byModel: (name: string) => `written by the language model ${name}`,
  retracted: 'Cites a paper that is retracted',
  notFound: 'What was not found',
} as const
