import type { Entry } from '#contract/analyses.ts'
import { readDraftEntry } from '#contract/draft.ts'
import type { Person } from '#contract/paging.ts'

/** A stretch of work of one person. `seq`: its last entry; the text as it stood then is the version. */
export type Version = {
  seq: number
  by: Person
  from: string
  to: string
  /** Changes in it. */
  changes: number
  /** Names that people gave to the text as it stood at its end. */
  name?: string
}

/** A pause that ends a stretch, and the longest one. */
const PAUSE_MS = 5 * 60_000
const LONGEST_MS = 30 * 60_000

/** The history of a draft, newest first: grouped by person and pause; a name ends a stretch. */
export function versionsOf(log: readonly Entry[]): Version[] {
  const versions: Version[] = []
  let isClosed = true
  for (const { seq, at, by, data } of log) {
    const entry = readDraftEntry(data)
    const last = versions.at(-1)
    if (entry?.type === 'version') {
      if (last) {
        last.name = entry.name
        last.seq = seq
      }
      isClosed = true
      continue
    }
    if (entry === undefined) continue
    const time = Date.parse(at)
    const isSame =
      last !== undefined &&
      !isClosed &&
      last.by.userId === by.userId &&
      time - Date.parse(last.to) < PAUSE_MS &&
      time - Date.parse(last.from) < LONGEST_MS
    if (isSame) Object.assign(last, { seq, to: at, changes: last.changes + 1 })
    else versions.push({ seq, by, from: at, to: at, changes: 1 })
    isClosed = false
  }
  return versions.toReversed()
}
