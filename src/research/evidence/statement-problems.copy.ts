import type { StatementProblem } from '#contract/evidence.ts'

type Words = {
  says: (subject: string, where: string) => string
  /** The same where it is not certain. */
  doubts?: (subject: string) => string
  short: string
}

const words: Record<StatementProblem['kind'], Words> = {
  'unknown-paper': { says: () => 'It cites a paper that is not among yours.', short: 'cites an unknown paper' },
  'quote-not-found': {
    says: (subject) => (subject ? `Its quote is not in the paper: “${subject}”` : 'Its quote is not in the paper.'),
    short: 'no quote of it was found',
  },
  'no-quote': {
    says: () => 'It cites a paper without a quote that could be looked up.',
    short: 'cites without a quote',
  },
  'words-not-found': {
    says: (subject) => `These quoted words were not found: “${subject}”`,
    short: 'quoted words not found',
  },
  'number-not-found': {
    says: (subject, where) => `The number ${subject} is neither in ${where}.`,
    short: 'a number is not in the quotes',
  },
  'unit-differs': {
    says: (subject) => `“${subject}” has another unit there, or another name.`,
    short: 'a unit is another',
  },
  'direction-differs': {
    says: (subject) => `It says “${subject}”, and what it cites goes the other way.`,
    doubts: (subject) => `Doubtful: what it cites may go the other way on “${subject}”.`,
    short: 'a direction is another',
  },
  'denial-differs': {
    says: (subject) => `On “${subject}”, either it or what it cites says no, and not both.`,
    doubts: (subject) => `Doubtful: on “${subject}”, it or what it cites may say no.`,
    short: 'a “no” is added or left out',
  },
  'name-not-found': {
    says: (subject) => `“${subject}” is neither in its quotes nor in what is known of its papers.`,
    doubts: (subject) => `Doubtful: “${subject}” is neither in its quotes nor in what is known of its papers.`,
    short: 'a name is not in the quotes',
  },
  'arms-differ': {
    says: (subject) => `What it cites compares the other way round on “${subject}”.`,
    doubts: (subject) => `Doubtful: what it cites may compare the other way round on “${subject}”.`,
    short: 'a comparison is turned round',
  },
  'quotes-combined': {
    says: (subject) => `No one quote says this: “${subject}”. It is put together from several.`,
    short: 'several quotes are made into one',
  },
  'figure-elsewhere': {
    says: (subject) => `Its quote says ${subject} of something else.`,
    doubts: (subject) => `Doubtful: its quote may say ${subject} of something else.`,
    short: 'a figure stands beside something else',
  },
  'hedge-removed': {
    says: (subject) => `What it cites is less sure of “${subject}”.`,
    doubts: (subject) => `Doubtful: what it cites may be less sure of “${subject}”.`,
    short: 'a doubt is left out',
  },
  'people-differ': {
    says: (subject) => `Its papers do not speak of “${subject}”.`,
    doubts: (subject) => `Doubtful: its papers may not speak of “${subject}”.`,
    short: 'other people are named',
  },
  'comparator-differs': {
    says: (subject) => `Its papers compare nothing with “${subject}”.`,
    doubts: (subject) => `Doubtful: its papers may compare nothing with “${subject}”.`,
    short: 'compared with something else',
  },
  'not-checked': {
    says: (subject) => `Whether “${subject}” follows was not checked: read the passage.`,
    short: 'whether it follows was not checked',
  },
  'no-source': { says: () => 'It states something and names no source.', short: 'without a source' },
}

/** Why a written sentence is struck, or marked as doubtful. `where`: what its numbers were looked for in, behind "neither in". */
export const problemWords = (
  { kind, subject = '', isDoubtful }: StatementProblem,
  where = 'its quotes nor among the facts of its papers',
) => (isDoubtful ? words[kind].doubts : undefined)?.(subject) ?? words[kind].says(subject, where)

/** The same in few words, for counting. */
export const problemShort = (kind: StatementProblem['kind']) => words[kind].short

/** What stands behind a struck or doubtful sentence. The two oldest reasons keep their words. */
export const reasonOf = (problem: StatementProblem) =>
  problem.kind === 'no-source' || problem.kind === 'quote-not-found' ? 'no source given' : problemWords(problem)
