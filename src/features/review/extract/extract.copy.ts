import type { OutcomeKind } from '#contract/review-body.ts'
import { count } from '#shared/format/count.ts'

const readIn = {
  both: 'abstract and the full text',
  abstract: 'abstract only: there is no full text that you may read',
  unread: 'abstract only: the full text could not be loaded',
}

/** Words of the extraction by arm, and of the way into the pool. */
export const extractCopy = {
  title: 'Results by arm',
  lead: 'Each number as the paper reports it, with its passage. Only confirmed numbers are pooled.',
  outcomes: 'Outcomes',
  noOutcome: 'Name the outcomes first: what is counted or measured, when, and which direction is good.',
  kinds: {
    dichotomous: 'Events in people',
    continuous: 'Means of a scale',
    'time-to-event': 'Time to an event',
    generic: 'Any effect with its interval',
    diagnostic: 'Test against reference (2 × 2)',
  } satisfies Record<OutcomeKind, string>,
  moments: { after: 'During or after the study', before: 'Before the start (not pooled)' },
  better: { lower: 'Less is better', higher: 'More is better' },
  noArm: 'No arms yet. Add the groups that the study compares.',
  addArm: 'Add an arm',
  armHint: 'In the paper’s words: “BCG vaccine”, “Placebo”.',
  role: (arm: string) => `Role of ${arm}`,
  noRole: 'Choose its role',
  value: (what: string, of: string) => (of === '' ? what : `${what}, ${of}`),
  more: (what: string) => `Passage and history of ${what}`,
  passage: 'Passage with the numbers',
  carried: 'Values you type now will carry this passage.',
  drop: 'Type without it',
  reports: 'Reports of this study',
  suggestions: 'Numbers in the paper',
  suggestionsLead: (read: 'both' | 'abstract' | 'unread') =>
    `Found by rules in the ${readIn[read]}. Use one if it is the right number for the arm.`,
  noSuggestion: (hasFullText: boolean) =>
    `The rules found no number for this kind of outcome in the ${hasFullText ? 'abstract and the full text' : 'abstract'}.`,
  noAbstract: 'The record has no abstract to search, and no full text that you may read.',
  noAbstractRead: 'The record has no abstract to search, and the full text could not be loaded.',
  reading: 'The full text is being read.',
  inFullText: '(full text)',
  into: (arm: string) => `Into ${arm}`,
  check: 'Look at these numbers again',
  convert: 'Work out',
  noMeasure: 'Sensitivity and specificity are pooled jointly by the bivariate model once there are 3 studies.',
  pool: 'From the extraction',
  poolLead: 'Confirmed cells become the lines of the meta-analysis, each number with its cell and passage.',
  ready: (n: number, of: number) => `${n} of ${count(of, 'study', 'studies')} with confirmed numbers`,
  treatments: (names: readonly string[]) => `${names.length} treatments: ${names.join(', ')}.`,
  asNetwork: 'Compare as a network',
  networkOf: (outcome: string) => `${outcome} (network)`,
  treatment: (arm: string) => `Treatment of ${arm}, by one name in all studies`,
  make: 'Make the meta-analysis from the extraction',
  takeOver: (n: number) => `Take over ${count(n, 'difference', 'differences')}`,
  same: 'The meta-analysis matches the extraction.',
  differs: 'The extraction and the meta-analysis have different numbers',
  behind: (n: number) => `Cells behind the result (${n})`,
  noPassage: 'Open the paper: no passage was kept',
  hideBehind: 'Hide the cells',
  notMade: 'The meta-analysis was not made',
} as const
