import type { Stance } from '#science/concepts/concept.ts'

export const matrixCopy = {
  empty: 'No concepts yet',
  emptyText:
    'Concepts are the columns of the matrix. Take them from the keywords and frequent phrases of your papers, or write your own.',
  suggest: 'Suggest concepts',
  add: 'Add concept',
  suggestTitle: 'Concepts suggested by your papers',
  suggestText: 'From keywords and from phrases that several papers share. The number says how many papers have it.',
  noSuggestions: 'No further phrase occurs in two papers. Write your own concepts.',
  reading: 'Reading the papers …',
  readingFailed: 'The rules could not be loaded. Marks can be set by hand; reload the page to try again.',
  howToRead:
    'A mark has a dashed line under it until somebody confirms it. Choose a mark to see its passage, confirm it or correct it.',
  stances: {
    supports: 'Supports',
    opposes: 'Opposes',
    uses: 'Uses',
    defines: 'Defines',
    mentions: 'Mentions',
  } satisfies Record<Stance, string>,
  noMark: 'No mark',
  ruledOut: 'Looked for and not found',
  confirmed: (name: string) => `Set by ${name}`,
  byRule: 'Found by rules, not confirmed yet',
  byService: 'Suggested by the service, not confirmed yet',
  noPassage: 'No passage is kept with this mark.',
  fewPapers: (n: number) =>
    `The curve is hidden: ${n === 1 ? 'there is 1 paper' : `there are ${n} papers`}, and under 5 its shape says nothing.`,
  saturation:
    'The line counts the concepts known after each paper, oldest first. The dashed line is its mean over every order in which the papers could be read. A flat end says that more papers of this kind bring few more concepts of this list; it says nothing about concepts that are not listed.',
  coOccurrence:
    'How many papers have both concepts; on the diagonal, how many have the one. Choose a field to see the papers.',
  heat: 'One field for each paper and concept. Paler fields wait to be confirmed.',
  noConceptMarks: 'no paper',
  lonely: 'Papers that share no concept with another',
  lonelyText: 'They may belong to another question, or a concept is missing.',
  similar: 'Most similar papers',
  similarText: 'Share of the concepts of either paper that both have (Jaccard).',
  mergeHint: 'The other concept takes over this one’s name, synonyms and marks. This one is removed.',
}
