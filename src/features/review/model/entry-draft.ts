import type { ReviewEntry } from '#contract/review-entries.ts'

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

/** An entry before it has an id, a time and a writer. */
export type EntryDraft = Without<ReviewEntry, 'id' | 'at' | 'by'>

let last = 0

/** A time of now that is later than every one given before: what one person does keeps its order. */
export function nextTime(now = Date.now()): string {
  last = Math.max(last + 1, now)
  return new Date(last).toISOString()
}
