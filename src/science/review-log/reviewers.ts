import type { ReviewEvent, ReviewStage } from '#contract/review-log.ts'
import { normalTwoSided } from '#science/statistics/distributions/normal.ts'

import { effectiveEvents } from './effective-events.ts'
import type { StageOutcome, Vote } from './stage-outcome.ts'

/**
 * The votes that a person may see. Blind, they see the others' only when as many have voted as the stage asks for or the record is
 * decided: nobody is swayed, and nobody can vote after having looked.
 */
export function visibleVotes(
  { votes, outcome }: StageOutcome,
  by: string,
  rules: { isBlind: boolean; reviewers: number },
): Vote[] {
  const isOver = votes.length >= rules.reviewers || outcome === 'include' || outcome === 'exclude'
  return rules.isBlind && !isOver ? votes.filter((vote) => vote.by === by) : votes
}

export type Pace = {
  by: string
  votes: number
  /** Median seconds between two votes of one sitting; absent with fewer than two. A pause of ten minutes ends a sitting. */
  secondsPerRecord?: number
  /** Share of include and maybe in the earlier and the later half of their votes, and the p value of the difference. */
  drift?: { before: number; after: number; p: number }
}

const SITTING_MS = 10 * 60_000
/** Votes in each half below which a difference says nothing. */
const LEAST_VOTES = 20

/** How fast people are, and whether they get stricter or milder over time. Every vote counts, changed ones too. */
export function reviewerPaces(log: readonly ReviewEvent[], stage: ReviewStage): Pace[] {
  const votes = new Map<string, { at: number; isIn: boolean }[]>()
  for (const event of effectiveEvents(log).events) {
    if (event.kind !== 'vote' || event.stage !== stage) continue
    const own = votes.get(event.by) ?? []
    own.push({ at: Date.parse(event.at), isIn: event.verdict === 'include' || event.verdict === 'maybe' })
    votes.set(event.by, own)
  }
  return [...votes].map(([by, own]) => {
    const gaps = own.flatMap(({ at }, i) => {
      const gap = at - (own[i - 1]?.at ?? Number.NaN)
      return gap > 0 && gap < SITTING_MS ? [gap / 1000] : []
    })
    gaps.sort((a, b) => a - b)
    const middle = gaps.length >> 1
    const median = gaps.length % 2 ? gaps[middle] : ((gaps[middle - 1] ?? 0) + (gaps[middle] ?? 0)) / 2
    const drift = driftOf(own.map(({ isIn }) => isIn))
    return {
      by,
      votes: own.length,
      ...(gaps.length > 0 && median !== undefined && { secondsPerRecord: median }),
      ...(drift && { drift }),
    }
  })
}

/** Two proportions compared by z with the pooled variance. Source: Fleiss, Levin & Paik 2003, chapter 3. */
function driftOf(isIn: readonly boolean[]) {
  const half = Math.floor(isIn.length / 2)
  if (half < LEAST_VOTES) return undefined
  const shareOf = (list: readonly boolean[]) => list.filter(Boolean).length / list.length
  const [first, second] = [isIn.slice(0, half), isIn.slice(half)]
  const [before, after, all] = [shareOf(first), shareOf(second), shareOf(isIn)]
  const se = Math.sqrt(all * (1 - all) * (1 / first.length + 1 / second.length))
  return { before, after, p: se === 0 ? 1 : normalTwoSided((before - after) / se) }
}

/**
 * Records dealt out anew so that everybody ends with about the same number: to people who may still vote on them, those with the
 * fewest first. `mayVote` says who has not voted on a record yet. The same input gives the same deal.
 */
export function dealOut(
  records: readonly string[],
  people: readonly string[],
  mayVote: (record: string, by: string) => boolean,
  each: number,
): Map<string, string[]> {
  const dealt = new Map(people.map((by): [string, string[]] => [by, []]))
  for (const record of records) {
    const able = people.filter((by) => mayVote(record, by))
    const fewest = able.toSorted(
      (a, b) => (dealt.get(a)?.length ?? 0) - (dealt.get(b)?.length ?? 0) || people.indexOf(a) - people.indexOf(b),
    )
    for (const by of fewest.slice(0, each)) dealt.get(by)?.push(record)
  }
  return dealt
}
