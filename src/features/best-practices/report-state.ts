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

export type CellState = Judgement['state'] | 'reported' | 'not found' | 'for a person'

export const judgementKey = (guidelineId: string, itemId: string, paperId: string) =>
  `${guidelineId}/${itemId}/${paperId}`

/** What a cell shows: the word of a person, else what the rules found. */
export function cellState(
  state: ReportState,
  checks: SetChecks | undefined,
  guidelineId: string,
  itemId: string,
  paperId: string,
): CellState {
  const key = judgementKey(guidelineId, itemId, paperId)
  const said = Object.hasOwn(state.judgements, key) ? state.judgements[key] : undefined
  return said?.state ?? checks?.items.get(paperId)?.get(itemId)?.state ?? 'for a person'
}

/** Papers that report an item: confirmed, or found by rules and not denied. */
export const isReported = (state: CellState): boolean => state === 'confirmed' || state === 'reported'
