import type { ReviewState } from '#science/review-log/review-state.ts'
import { queueFor } from '#science/review-log/progress.ts'

export const fullTextLists = ['retrieve', 'decide', 'decided', 'not-retrieved', 'all'] as const
export type FullTextList = (typeof fullTextLists)[number]

export const listNames: Record<FullTextList, string> = {
  retrieve: 'To be retrieved',
  decide: 'Waiting for your decision',
  decided: 'Decided by you',
  'not-retrieved': 'Not retrieved',
  all: 'All at this stage',
}

const here = new Set(['retrieval', 'not-retrieved', 'full-text', 'excluded-full-text', 'included'])

/** Reports at the full-text stage, by what is to be done with them. */
export function fullTextRecords(state: ReviewState, me: string): Record<FullTextList, string[]> {
  const lists: Record<FullTextList, string[]> = { retrieve: [], decide: [], decided: [], 'not-retrieved': [], all: [] }
  for (const { id, place, fullText } of state.records.values()) {
    if (!here.has(place)) continue
    lists.all.push(id)
    if (place === 'retrieval') lists.retrieve.push(id)
    if (place === 'not-retrieved') lists['not-retrieved'].push(id)
    if (fullText.votes.some(({ by }) => by === me)) lists.decided.push(id)
  }
  lists.decide = queueFor(state, 'full-text', me)
  return lists
}
