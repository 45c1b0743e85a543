import type { CertaintyLevel } from '#science/clinical/certainty.ts'

/** Words of the certainty by domain and of the summary of findings. */
export const gradeCopy = {
  title: 'Certainty by domain (GRADE)',
  begin: 'Judge the certainty by domain',
  start: 'It begins',
  starts: { high: 'High: randomized trials', low: 'Low: other studies' },
  proposed: (levels: number, isUp: boolean) =>
    levels === 0 ? 'Proposed: no change.' : `Proposed: ${levels} ${isUp ? 'up' : 'down'}.`,
  levels: (levels: number, isUp: boolean) =>
    levels === 0 ? 'No change' : `${levels} ${levels === 1 ? 'level' : 'levels'} ${isUp ? 'up' : 'down'}`,
  decide: (name: string) => `Decide on ${name.toLowerCase()}`,
  change: (name: string) => `Change for ${name.toLowerCase()}`,
  reason: (name: string) => `Reason for ${name.toLowerCase()}`,
  needsReason: 'Give a reason for the decision.',
  open: (n: number) => `${n} of 8 domains are undecided, so there is no certainty rating yet.`,
  baseline: 'Risk without the intervention, per 1,000 people',
  baselineSource: 'Source of that risk',
  baselineHint: (per: string) => `In the control groups of the pooled studies: ${per}.`,
  baselineWrong: 'A number of people above 0 and below 1,000.',
  saveBaseline: 'Use this risk',
  table: 'Summary of findings table',
  word: 'Summary of findings, Word',
  participants: (people: number | undefined, k: number) =>
    `${people === undefined ? 'Not all give it' : people.toLocaleString('en')} (${k} ${k === 1 ? 'study' : 'studies'})`,
  noBaseline: 'No risk is chosen',
  notPooled: 'Not pooled',
  undecided: 'Not judged',
  columns: [
    'Outcome',
    'Participants (studies)',
    'Certainty',
    'Relative effect (95% CI)',
    'Risk without, per 1,000',
    'Difference, per 1,000 (95% CI)',
    'In plain words',
  ],
} as const

/** The four signs of GRADE. */
export const certaintySigns: Record<CertaintyLevel, string> = {
  high: '⊕⊕⊕⊕ High',
  moderate: '⊕⊕⊕◯ Moderate',
  low: '⊕⊕◯◯ Low',
  'very low': '⊕◯◯◯ Very low',
}
