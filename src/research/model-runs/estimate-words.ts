import type { analysesApi } from '#contract/analyses.ts'
import type { OutputOf } from '#contract/endpoint.ts'

type Estimate = OutputOf<typeof analysesApi.estimate>

export const NO_ESTIMATE = 'The size of this run could not be estimated.'

const planWords = (plan: string | null | undefined, calls: number) => {
  if (plan === 'whole') return 'Everything of these papers fits.'
  if (plan === 'passages') return 'It is given the sentences of each paper that answer best.'
  if (plan === 'each') return `${calls === 1 ? 'The paper is' : `The ${calls} papers are`} read one by one.`
  return plan === 'by-paper' ? `The papers are read in ${calls - 1} parts, then over the results.` : ''
}

/** The plan of a run, its tokens, and its money at the most where prices are set. */
export const estimateWords = ({ plan, calls, tokensAsked, tokensAnswered, context, cost }: Estimate): string =>
  [
    planWords(plan, calls ?? 2),
    `About ${(tokensAsked ?? 0).toLocaleString('en')} tokens asked and at most ${(tokensAnswered ?? 0).toLocaleString('en')} answered${context == null ? '' : ` (it takes ${context.toLocaleString('en')} at once)`}.`,
    cost == null ? '' : `At most about ${cost.amount < 0.01 ? '0.01' : cost.amount.toFixed(2)} ${cost.currency}.`,
  ]
    .filter((part) => part !== '')
    .join(' ')
