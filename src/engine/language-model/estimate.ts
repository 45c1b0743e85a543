import type { analysesApi } from '#contract/analyses.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { ReadablePaper } from '#science/synthesis/read-papers.ts'

import type { LanguageModel } from './language-model.ts'
import { planSynthesis } from './read-for-model.ts'

/** Of the computed facts is not known yet how long they are: about so many tokens for each paper. */
const FACT_TOKENS = 60
const MILLION = 1_000_000

/** What a synthesis would ask of a model, by the plan that the run itself makes. */
export async function estimateFor(
  model: LanguageModel | undefined,
  query: string,
  papers: readonly ReadablePaper[],
): Promise<AnswerOf<typeof analysesApi.estimate>> {
  if (!model || papers.length === 0) return {}
  const { plan } = await planSynthesis({ model, query, papers, computed: [] })
  const calls = plan.kind === 'by-paper' ? plan.batches.length + 1 : 1
  const tokensAsked = Math.round(plan.tokensAsked + papers.length * FACT_TOKENS)
  const tokensAnswered = plan.answerTokens * calls
  const { prices } = model
  const amount = prices && (tokensAsked * prices.asked + tokensAnswered * prices.answered) / MILLION
  return {
    model: model.name,
    plan: plan.kind,
    calls,
    tokensAsked,
    tokensAnswered,
    context: await model.context(),
    ...(prices && amount !== undefined && { cost: { amount, currency: prices.currency } }),
  }
}
