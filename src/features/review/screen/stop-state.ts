import type { OtherEntryOf } from '#contract/review-entries.ts'
import { stopAdvice, type StopAdvice } from '#science/screening/stopping.ts'

import { isRelevant, type OwnVote } from './own-votes.ts'

export type Stopping = {
  advice: StopAdvice
  /** Records of the sample that are not read yet. */
  sampleLeft: number
  /** A sample was drawn, and screening went on after it: it says nothing any more. */
  isSampleOver: boolean
}

type Sampled = Pick<OtherEntryOf<'sampled'>, 'at' | 'left' | 'drawn'>

/** What one person's votes, in their order, and their last control sample say about stopping. */
export function stoppingOf(
  records: number,
  votes: readonly OwnVote[],
  sampled: Sampled | undefined,
  target: number,
): Stopping {
  const drawn = new Set(sampled?.drawn)
  const isSampleOver =
    sampled !== undefined && votes.some(({ recordId, at }) => at > sampled.at && !drawn.has(recordId))
  const isHolding = sampled !== undefined && !isSampleOver
  const others = isHolding ? votes.filter(({ recordId }) => !drawn.has(recordId)) : votes
  const read = isHolding ? votes.filter(({ recordId }) => drawn.has(recordId)) : []
  const sample = {
    left: sampled?.left ?? 0,
    drawn: read.length,
    relevant: read.filter(({ verdict }) => isRelevant(verdict)).length,
  }
  return {
    advice: stopAdvice({
      records,
      verdicts: others.map(({ verdict }) => isRelevant(verdict)),
      target,
      ...(isHolding && { sample }),
    }),
    sampleLeft: isHolding ? drawn.size - read.length : 0,
    isSampleOver,
  }
}
