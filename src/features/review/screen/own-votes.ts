import type { Verdict } from '#contract/review-log.ts'
import type { ReviewState } from '#science/review-log/review-state.ts'

export type OwnVote = { recordId: string; verdict: Verdict; at: string }

/** What one person said on titles and abstracts, in the order in which it was said. */
export function ownVotes(state: ReviewState, me: string): OwnVote[] {
  const votes: OwnVote[] = []
  for (const { id, screening } of state.records.values()) {
    const own = screening.votes.find(({ by }) => by === me)
    if (own) votes.push({ recordId: id, verdict: own.verdict, at: own.at })
  }
  return votes.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
}

export const isRelevant = (verdict: Verdict) => verdict === 'include' || verdict === 'maybe'

/** What may be learnt from: own votes, and what was decided. `awaiting` says nothing yet. */
export function knownVerdicts(state: ReviewState, me: string): Map<string, boolean> {
  const known = new Map<string, boolean>()
  for (const { id, place, screening } of state.records.values()) {
    if (place === 'duplicate') continue
    const { outcome } = screening
    const own = screening.votes.find(({ by }) => by === me)?.verdict
    if (outcome === 'include' || outcome === 'exclude') known.set(id, outcome === 'include')
    else if (own !== undefined && own !== 'awaiting') known.set(id, isRelevant(own))
  }
  return known
}
