import type { SearchHit } from '#contract/search.ts'
import { reviewEventSchema } from '#contract/review-log.ts'

import { analysisRole } from '../analyses/access.ts'
import type { AccountRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'

type Screened = NonNullable<SearchHit['screened']>

/**
 * What this person decided on papers in their reviews, by document id. Their own votes alone: those of others may be
 * withheld from them until a record is decided.
 */
export function screenedBy(world: World, account: AccountRow, documentIds: readonly string[]): Map<string, Screened> {
  const wanted = new Set(documentIds)
  const titles = new Map(
    world.syntheses.pick(
      (row) => row.kind !== undefined && analysisRole(world, account.id, row) !== undefined,
      (row) => [row.id, row.title ?? 'a review'] as const,
    ),
  )
  const votes = new Map<string, Map<string, { at: string; verdict: Screened[number]['verdict'] }>>()
  const found = [...titles.keys()].flatMap((of) =>
    world.analysisEntries.of(of).pick(
      () => true,
      ({ analysisId, entries }) => {
        const mine = entries.filter(({ accountId }) => accountId === account.id)
        const undone = new Set(mine.flatMap(({ data }) => undoneBy(data)))
        return { analysisId, votes: mine.flatMap(({ data }) => voteIn(data)).filter(({ id }) => !undone.has(id)) }
      },
    ),
  )
  for (const { analysisId, votes: cast } of found) {
    for (const { recordId, at, verdict } of cast) {
      if (!wanted.has(recordId)) continue
      const byReview = votes.get(recordId) ?? new Map<string, { at: string; verdict: typeof verdict }>()
      const before = byReview.get(analysisId)
      if (!before || before.at <= at) byReview.set(analysisId, { at, verdict })
      votes.set(recordId, byReview)
    }
  }
  return new Map(
    [...votes].map(([recordId, byReview]) => [
      recordId,
      [...byReview]
        .toSorted(([, a], [, b]) => b.at.localeCompare(a.at))
        .map(([analysisId, { verdict }]) => ({ analysisId, title: titles.get(analysisId) ?? 'a review', verdict })),
    ]),
  )
}

function voteIn(data: unknown) {
  const event = reviewEventSchema.safeParse(data)
  return event.success && event.data.kind === 'vote' ? [event.data] : []
}

function undoneBy(data: unknown): string[] {
  const event = reviewEventSchema.safeParse(data)
  return event.success && event.data.kind === 'undone' ? [event.data.undoes] : []
}
