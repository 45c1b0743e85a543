import * as z from 'zod/mini'

import type { GridColumn, GridRow } from '#contract/grid.ts'
import { newKey } from '#shared/browser/new-key.ts'

const year = z.int().check(z.gte(0), z.lte(9999))

/** How a timeline is arranged. `laneBy`: 'none', 'design', 'terms', or the id of a column of the grid. */
export const timelineStateSchema = z.object({
  laneBy: z.optional(z.string()),
  /** Terms of one's own; those of the papers are found anew. */
  terms: z.optional(z.array(z.string().check(z.maxLength(120))).check(z.maxLength(100))),
  /** Terms that are lanes. */
  laneTerms: z.optional(z.array(z.string()).check(z.maxLength(30))),
  silence: z.optional(z.int().check(z.gte(1), z.lte(100))),
  from: z.optional(year),
  to: z.optional(year),
})
export type TimelineState = z.infer<typeof timelineStateSchema>
export const startTimeline: TimelineState = {}
export const SILENCE = 3

/** Columns under which own events stand: their date and what happened. */
export const EVENT_DATE: GridColumn = { id: 'event-date', version: 1, name: 'Date', type: 'date', field: 'Timeline' }
export const EVENT_NOTE: GridColumn = {
  id: 'event-note',
  version: 1,
  name: 'What happened',
  type: 'text',
  field: 'Timeline',
}

export const newEventId = () => `event-${newKey()}`
export const isOwnEvent = ({ kind, id }: GridRow): boolean => kind === 'event' && id.startsWith('event-')

/** "1994", "1994-07" or "1994-07-15" as parts of a date; undefined for anything else. */
export function dateParts(text: string): { year: number; month?: number; day?: number } | undefined {
  const found = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?$/.exec(text.trim())
  if (!found) return undefined
  const [month, day] = [found[2], found[3]].map((part) => (part === undefined ? undefined : Number(part)))
  if (month !== undefined && (month < 1 || month > 12)) return undefined
  if (day !== undefined && (day < 1 || day > 31)) return undefined
  return { year: Number(found[1]), ...(month !== undefined && { month }), ...(day !== undefined && { day }) }
}
