import { count } from '#shared/format/count.ts'

/** Words for bringing a synthesis up to date. */
export const updateCopy = {
  title: 'What came since',
  close: 'Close',
  looking: 'Looking for papers that came since …',
  failed: 'What came since could not be looked for',
  kept: 'The synthesis is as it was.',
  none: (day: string) =>
    `Nothing has changed since ${day}: no paper that speaks of this question came into your library, and none of its papers was retracted or is gone.`,
  scope: (day: string) => `In your own library since ${day}, by title, abstract, keywords and text.`,
  fresh: (papers: number) => `${count(papers, 'new paper', 'new papers')} on this question`,
  gone: (papers: number) => `${count(papers, 'paper is', 'papers are')} no longer in your library`,
  goneWhy: 'They cannot be read any more, and leave the answer.',
  retracted: (papers: number) => `${count(papers, 'paper was', 'papers were')} retracted`,
  retractedWhy: 'A retracted paper stays in the list and is not counted.',
  changed: (studies: number) => `${count(studies, 'study says', 'studies say')} something else now`,
  changedRow: (label: string, before: string, after: string) => `${label}: ${before}, now ${after}`,
  leaveOut: (title: string) => `Leave out ${title}`,
  takeIn: (title: string) => `Take in ${title}`,
  leftOut: 'Left out',
  reading: 'Reading the papers …',
  before: 'Now',
  after: 'With these papers',
  noAnswer: 'No answer line: this question has no yes or no.',
  modelWrites: (model: string) =>
    `${model} wrote this text. It is asked again for these papers, and that counts as one synthesis.`,
  takeOver: 'Take over',
  takeOverWhy: 'What stands now is kept among your saved syntheses. Sentences that you wrote or changed stay.',
  taken: 'The synthesis is up to date',
  takenWhy: 'What stood before is among your saved syntheses.',
  takeFailed: 'It was not brought up to date',
  tooMany: (most: number) => `A synthesis reads at most ${most} papers. Leave some out.`,
} as const
