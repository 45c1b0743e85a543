import type { Verdict } from '#contract/review-log.ts'

import { verdictNames } from '../model/words.ts'

const alone = 'It does not vote or judge: you do.'

/** Words of what a language model suggests beside a record or a study. */
export const suggestCopy = {
  title: 'Suggested by a model',
  ask: 'Suggest by model',
  again: 'Suggest again',
  lead: (model: string) => `${model} reads this record against each point. ${alone}`,
  running: (model: string) => `${model} is reading. You can carry on meanwhile.`,
  stop: 'Stop',
  stopped: 'The run was stopped. Suggestions made so far are kept.',
  cutOff: 'The run was interrupted. Ask again.',
  failed: (why: string) => `Nothing more was suggested. ${why}`,
  could: 'The server gave no reason.',
  writtenBy: (model: string, when: string) => `By ${model} · ${when}. ${alone}`,
  comesTo: (verdict: Verdict) => `By these answers: ${verdictNames[verdict]}.`,
  comesToNothing: 'These answers do not settle it.',
  notTold: 'The model found nothing about it.',
  struck: 'Struck: it does not count.',
} as const
