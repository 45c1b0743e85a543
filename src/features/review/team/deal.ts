import type { ReviewStage } from '#contract/review-log.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { dealOut } from '#science/review-log/reviewers.ts'
import type { ReviewState } from '#science/review-log/review-state.ts'

import type { EntryDraft } from '../model/entry-draft.ts'

const PER_ENTRY = 1000

/**
 * Records that lack votes, dealt out evenly: to each as many people as still have to vote, never to one who has voted.
 * `people` leaves out who has left.
 */
export function dealEvents(
  state: ReviewState,
  stage: ReviewStage,
  people: readonly string[],
): { drafts: EntryDraft[]; each: Map<string, number> } {
  const { reviewers } = state.stages[stage]
  const voted = new Map<string, ReadonlySet<string>>()
  const byMissing = new Map<number, string[]>()
  for (const record of state.records.values()) {
    const { outcome, votes } = stage === 'title-abstract' ? record.screening : record.fullText
    if (outcome !== 'open' && outcome !== 'maybe' && outcome !== 'awaiting') continue
    const missing = reviewers - votes.length
    if (missing <= 0) continue
    voted.set(record.id, new Set(votes.map(({ by }) => by)))
    byMissing.set(missing, [...(byMissing.get(missing) ?? []), record.id])
  }
  const all = new Map(people.map((by): [string, string[]] => [by, []]))
  for (const [missing, records] of byMissing) {
    // Who has fewer so far stands first, so that rounds add up evenly.
    const order = people.toSorted((a, b) => (all.get(a)?.length ?? 0) - (all.get(b)?.length ?? 0))
    const dealt = dealOut(records, order, (record, by) => !voted.get(record)?.has(by), missing)
    for (const [by, own] of dealt) all.get(by)?.push(...own)
  }
  const dealId = newKey()
  const drafts: EntryDraft[] = []
  for (const [userId, own] of all) {
    for (let from = 0; from < Math.max(1, own.length); from += PER_ENTRY) {
      drafts.push({ kind: 'dealt', stage, dealId, userId, recordIds: own.slice(from, from + PER_ENTRY) })
    }
  }
  return { drafts, each: new Map([...all].map(([by, own]) => [by, own.length])) }
}
