import type { Verdict } from '#contract/review-log.ts'

import { verdictNames } from '../model/words.ts'

const alone = 'It votes on nothing and judges nothing: you do.'

/** Words of what a language model suggests beside a record or a study. */
export const suggestCopy = {
  title: 'Suggested by a model',
  ask: 'Suggest by model',
  again: 'Suggest anew',
  lead: (model: string) => `${model} reads this record against each point. ${alone}`,
  running: (model: string) => `${model} reads. You can go on meanwhile.`,
  stop: 'Stop',
  stopped: 'The run was stopped. What had been suggested is kept.',
  cutOff: 'The run was cut off. Ask again.',
  failed: (why: string) => `Nothing more was suggested. ${why}`,
  could: 'The server gave no reason.',
  writtenBy: (model: string, when: string) => `By ${model} · ${when}. ${alone}`,
  comesTo: (verdict: Verdict) => `By these answers: ${verdictNames[verdict]}.`,
  comesToNothing: 'These answers decide nothing.',
  notTold: 'The model found nothing on it.',
  struck: 'Struck: it does not count.',
} as const
