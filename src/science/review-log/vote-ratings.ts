import type { Ratings } from '#science/agreement/ratings.ts'
import type { ReviewEvent, ReviewStage } from '#contract/review-log.ts'

import { effectiveEvents } from './effective-events.ts'

export type VoteRatings = { records: string[]; people: string[]; ratings: Ratings }

/**
 * Who said what, as the agreement coefficients want it: the last vote of each person before a conflict was decided, so that what
 * was agreed in the talk does not count as agreement. `maybe` counts as a vote of its own, `awaiting` as none.
 */
export function voteRatings(log: readonly ReviewEvent[], stage: ReviewStage): VoteRatings {
  const votes = new Map<string, Map<string, string>>()
  const settled = new Set<string>()
  const people: string[] = []
  for (const event of effectiveEvents(log).events) {
    if (event.kind === 'resolved' && event.stage === stage) settled.add(event.recordId)
    if (event.kind !== 'vote' || event.stage !== stage || settled.has(event.recordId)) continue
    if (!people.includes(event.by)) people.push(event.by)
    const own = votes.get(event.recordId) ?? new Map<string, string>()
    if (event.verdict === 'awaiting') own.delete(event.by)
    else own.set(event.by, event.verdict)
    votes.set(event.recordId, own)
  }
  const records = [...votes.keys()]
  return { records, people, ratings: records.map((id) => people.map((by) => votes.get(id)?.get(by))) }
}
