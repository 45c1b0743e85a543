import type { SupportItem } from '#contract/admin.ts'

const HOUR_MS = 60 * 60_000

/** Hours from writing to the first reply; undefined while there is none, and where the times make no sense. */
export function hoursToReply({ at, replies: [first] }: Pick<SupportItem, 'at' | 'replies'>): number | undefined {
  if (!first) return undefined
  const hours = (Date.parse(first.at) - Date.parse(at)) / HOUR_MS
  return Number.isFinite(hours) && hours >= 0 ? hours : undefined
}
