import * as z from 'zod/mini'

import type { SetChecks } from '#science/guidelines/check-set.ts'

export const judgementSchema = z.object({
  state: z.enum(['confirmed', 'not-reported', 'not-applicable']),
  note: z.optional(z.string().check(z.maxLength(2000))),
  by: z.string(),
  at: z.string(),
})
export type Judgement = z.infer<typeof judgementSchema>

/** What people have said, by guideline: another guideline begins with nothing, and coming back finds what was there. */
export const reportStateSchema = z.object({
  guidelineId: z.optional(z.string()),
  /** `guideline/item/paper` → judgement. */
  judgements: z.record(z.string(), judgementSchema),
  /** `guideline/item` → the passage to learn from. */
  best: z.record(z.string(), z.object({ documentId: z.string(), quote: z.string() })),
  /** `guideline/item` → page of one's own manuscript. */
  pages: z.record(z.string(), z.string().check(z.maxLength(60))),
})
export type ReportState = z.infer<typeof reportStateSchema>
export const startState: ReportState = { judgements: {}, best: {}, pages: {} }

/** What a cell is of while nobody has said anything and the rules have not: they are at it, or they could not. */
export type Unread = 'being read' | 'not read'
export type CellState = Judgement['state'] | 'reported' | 'not found' | 'for a person' | Unread

export const judgementKey = (guidelineId: string, itemId: string, paperId: string) =>
  `${guidelineId}/${itemId}/${paperId}`

/** What people said, and what the rules found: without `checks` they have not read the papers, for the reason `unread`. */
export type Read = { state: ReportState; checks: SetChecks | undefined; unread: Unread }

/** What a cell shows: the word of a person, else what the rules found, else that they have not read it. */
export function cellState(
  { state, checks, unread }: Read,
  guidelineId: string,
  itemId: string,
  paperId: string,
): CellState {
  const key = judgementKey(guidelineId, itemId, paperId)
  const said = Object.hasOwn(state.judgements, key) ? state.judgements[key] : undefined
  if (said) return said.state
  return checks ? (checks.items.get(paperId)?.get(itemId)?.state ?? 'for a person') : unread
}

/** Papers that report an item: confirmed, or found by rules and not denied. */
const isReported = (state: CellState): boolean => state === 'confirmed' || state === 'reported'

/** In how many of its cells an item is reported; undefined before all of them were read. */
export const reportedIn = (states: readonly CellState[]): number | undefined =>
  states.some((state) => state === 'being read' || state === 'not read') ? undefined : states.filter(isReported).length
