import {
  estimatedTokens,
  fusedRanking,
  planReading,
  rankedSentences,
  type RankedSentence,
  type ReadingPlan,
} from '#science/synthesis/reading-plan.ts'
import type { ReadablePaper } from '#science/synthesis/read-papers.ts'

import { ModelFailure, type ChatTurn, type LanguageModel } from './language-model.ts'
import { aTurn } from '../world/turns.ts'

type Asked = {
  model: LanguageModel
  query: string
  papers: readonly ReadablePaper[]
  /** The same question without a paper: what it costs by itself. */
  frame: readonly ChatTurn[]
  mayBatch?: boolean
  /** Of a run that has begun: only then are texts sent to find passages by meaning. */
  signal?: AbortSignal
}

/** A refusal may have told how much the model takes: then it is planned and asked anew, once. */
export const plannedAnew = <T>(ask: () => Promise<T>): Promise<T> =>
  ask().catch((error: unknown) =>
    error instanceof ModelFailure && error.isTooLong ? ask() : Promise.reject(error as Error),
  )

/** What this model is given of these papers. Others are answered between two papers. */
export async function planForModel({
  model,
  query,
  papers,
  frame,
  mayBatch = true,
  signal,
}: Asked): Promise<ReadingPlan> {
  const context = await model.context()
  const ranked = new Map<string, RankedSentence[]>()
  for (const paper of papers) {
    await aTurn()
    ranked.set(paper.id, rankedSentences(query, paper))
  }
  const fixed = estimatedTokens(frame.map(({ content }) => content).join('\n'))
  const plan = planReading({ papers, ranked, context, fixed, mayBatch })
  if (plan.kind === 'whole' || !model.embed || !signal) return plan
  const byBoth = await rankedByMeaning(model.embed, { query, ranked, signal })
  return planReading({ papers, ranked: byBoth, context, fixed, mayBatch })
}

/** Sentences of one run whose vectors are asked for; those that the words rank first. */
const MOST_OF_PAPER = 400
const MOST = 6000

/** Rankings by words and by meaning in one. Where no vectors come, that by words stands: a run does not fail for them. */
async function rankedByMeaning(
  embed: NonNullable<LanguageModel['embed']>,
  { query, ranked, signal }: { query: string; ranked: Map<string, RankedSentence[]>; signal: AbortSignal },
): Promise<Map<string, RankedSentence[]>> {
  const share = Math.min(MOST_OF_PAPER, Math.floor(MOST / Math.max(1, ranked.size)))
  const asked = [...ranked].map(([id, sentences]) => [id, sentences.slice(0, share)] as const)
  try {
    const texts = asked.flatMap(([, sentences]) => sentences.map(({ text }) => text))
    const [question, ...vectors] = await embed([query, ...texts], signal)
    if (!question) return ranked
    let at = 0
    const likenessOf = (sentences: readonly RankedSentence[]) =>
      vectors.slice(at, (at += sentences.length)).map((vector) => dotProduct(question, vector))
    return new Map(asked.map(([id, sentences]) => [id, fusedRanking(ranked.get(id) ?? [], likenessOf(sentences))]))
  } catch (error) {
    if (!(error instanceof ModelFailure) || signal.aborted) throw error
    return ranked
  }
}

const dotProduct = (a: Float32Array, b: Float32Array) => a.reduce((sum, each, at) => sum + each * (b[at] ?? 0), 0)
