import * as z from 'zod/mini'

import { usePreference } from '#platform/preferences/use-preference.ts'

import type { InboxItem } from './inbox-item.ts'

const MOST = 300

const markSchema = z.object({
  /** Opened or marked as read, where the server does not keep that. */
  seen: z.optional(z.boolean()),
  done: z.optional(z.boolean()),
  /** Put off until then. */
  until: z.optional(z.string().check(z.maxLength(40))),
  /** When the mark was made: what happens later brings the item back. */
  at: z.string().check(z.maxLength(40)),
})
export type Mark = z.infer<typeof markSchema>

const marksSchema = z.record(z.string().check(z.maxLength(200)), markSchema)
export type Marks = z.infer<typeof marksSchema>
const NONE: Marks = {}

export const lists = ['open', 'snoozed', 'done'] as const
export type InboxList = (typeof lists)[number]

/** In which list an item stands at a time: something new about it brings it back from being done or put off. */
export function listOf({ at }: Pick<InboxItem, 'at'>, mark: Mark | undefined, now: number): InboxList {
  if (!mark || (at !== undefined && Date.parse(at) > Date.parse(mark.at))) return 'open'
  if (mark.done) return 'done'
  return mark.until !== undefined && Date.parse(mark.until) > now ? 'snoozed' : 'open'
}

/** Of notifications the server has the last word, so that the bell counts the same; of the rest the marks have it. */
export const isUnread = ({ isRead }: Pick<InboxItem, 'isRead'>, mark: Mark | undefined): boolean =>
  isRead === undefined ? !mark?.seen : !isRead

/** Newest marks first; the oldest are forgotten. */
const kept = (marks: Marks): Marks =>
  Object.fromEntries(
    Object.entries(marks)
      .toSorted(([, a], [, b]) => b.at.localeCompare(a.at))
      .slice(0, MOST),
  )

/** What somebody did with the items of their inbox: kept on this device at once and with the account. */
export function useInboxMarks() {
  const [marks, setMarks] = usePreference('inbox', marksSchema, NONE)
  const put = (id: string, change: Partial<Omit<Mark, 'at'>>) =>
    setMarks(kept({ ...marks, [id]: { ...marks[id], ...change, at: new Date().toISOString() } }))
  return {
    marks,
    see: (id: string) => put(id, { seen: true }),
    unsee: (id: string) => put(id, { seen: false }),
    finish: (id: string) => put(id, { seen: true, done: true, until: undefined }),
    snooze: (id: string, until: Date) => put(id, { seen: true, until: until.toISOString(), done: false }),
    bringBack: (id: string) => put(id, { done: false, until: undefined }),
  }
}

const MORNING = 8

/** Times to put something off to, from now on. */
export function snoozeTimes(now: Date): { later: Date; tomorrow: Date; nextWeek: Date } {
  const morningIn = (days: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, MORNING)
  return {
    later: new Date(now.getTime() + 3 * 3_600_000),
    tomorrow: morningIn(1),
    // Monday is day 1: of a week that has begun the next one is meant.
    nextWeek: morningIn((8 - now.getDay()) % 7 || 7),
  }
}
