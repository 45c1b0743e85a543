import {
  estimatedTokens,
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
}

/** A refusal may have told how much the model takes: then it is planned and asked anew, once. */
export const plannedAnew = <T>(ask: () => Promise<T>): Promise<T> =>
  ask().catch((error: unknown) =>
    error instanceof ModelFailure && error.isTooLong ? ask() : Promise.reject(error as Error),
  )

/** What this model is given of these papers. Others are answered between two papers. */
export async function planForModel({ model, query, papers, frame, mayBatch = true }: Asked): Promise<ReadingPlan> {
  const context = await model.context()
  const ranked = new Map<string, RankedSentence[]>()
  for (const paper of papers) {
    await aTurn()
    ranked.set(paper.id, rankedSentences(query, paper))
  }
  const fixed = estimatedTokens(frame.map(({ content }) => content).join('\n'))
  return planReading({ papers, ranked, context, fixed, mayBatch })
}
