import type { Entry } from '#contract/analyses.ts'

import { analysisRole } from './access.ts'
import { personById } from '../collaboration/announce.ts'
import { whenOthersWrite } from '../world/others.ts'
import type { AccountRow, EntriesRow, SynthesisRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'

type StoredEntry = EntriesRow['entries'][number]

/** Whether an entry may be read by somebody now: kinds with a rule (blind votes) say so here. */
export type Visibility = (entry: StoredEntry) => boolean
type Rule = (body: unknown, entries: readonly StoredEntry[]) => Visibility

const rules = new Map<string, { kinds: ReadonlySet<unknown>; rule: Rule }>()

/**
 * Lets a kind of analysis withhold entries of these kinds from some of its people. Whoever reads none of them that others
 * have made is not kept waiting for the rule, which looks at the whole log.
 */
export const withholdIn = (kind: string, kinds: readonly string[], rule: Rule) =>
  void rules.set(kind, { kinds: new Set(kinds), rule })

type Made = { size: number; version: number; isVisible: Visibility }
/** Of each analysis the last answer: a log is read page by page. */
const made = new WeakMap<World, Map<string, Made>>()

function visibilityIn(rule: Rule, world: World, row: SynthesisRow, entries: readonly StoredEntry[]): Visibility {
  const ofWorld = made.get(world) ?? new Map<string, Made>()
  made.set(world, ofWorld)
  const known = ofWorld.get(row.id)
  const version = row.version ?? 1
  if (known?.size === entries.length && known.version === version) return known.isVisible
  const isVisible = rule(row.body, entries)
  ofWorld.set(row.id, { size: entries.length, version, isVisible })
  return isVisible
}

/** `entries`: the log before it, with those of the same request that come before it. */
export type Checked = {
  world: World
  row: SynthesisRow
  account: AccountRow
  role: string | undefined
  entries: readonly StoredEntry[]
}

/** Refuses an entry that its kind does not allow, by throwing. */
type Check = (data: unknown, log: Checked) => void

const checks = new Map<string, Check>()

/** Lets a kind of analysis check what is written into its log. */
export const checkIn = (kind: string, check: Check) => void checks.set(kind, check)

const nobody = { userId: 'left', name: 'Someone who left' }

/** People by id, each looked up once for a page. */
function peopleOnce(world: World): (id: string) => Entry['by'] {
  const known = new Map<string, Entry['by']>()
  return (id) => {
    const person = known.get(id) ?? personById(world, id) ?? nobody
    known.set(id, person)
    return person
  }
}

const shown = (by: Entry['by'], entry: StoredEntry, isVisible: boolean): Entry => ({
  seq: entry.seq,
  id: entry.id,
  at: entry.at,
  by,
  data: isVisible ? entry.data : null,
  ...(!isVisible && { isWithheld: true }),
})

/** The whole log, in its order. */
export const storedEntries = (world: World, analysisId: string): StoredEntry[] =>
  world.analysisEntries
    .of(analysisId)
    .pick(
      () => true,
      (row) => row.entries,
    )
    .sort((a, b) => (a[0]?.seq ?? 0) - (b[0]?.seq ?? 0))
    .flat()

const kindOf = ({ data }: StoredEntry): unknown => (data as { kind?: unknown } | null)?.kind

/** Entries after `since`, as one of its people may read them. */
export function readEntries(world: World, row: SynthesisRow, accountId: string, since: number, limit: number) {
  const all = storedEntries(world, row.id)
  const withheld = rules.get(row.kind ?? '')
  let known: Visibility | undefined
  const isVisible = (entry: StoredEntry) => {
    if (entry.accountId === accountId || !withheld?.kinds.has(kindOf(entry))) return true
    known ??= visibilityIn(withheld.rule, world, row, all)
    return known(entry)
  }
  const later = all.filter(({ seq }) => seq > since)
  const page = later.slice(0, limit)
  const person = peopleOnce(world)
  return {
    entries: page.map((entry) => shown(person(entry.accountId), entry, isVisible(entry))),
    total: all.length,
    hasMore: later.length > page.length,
  }
}

/** A log as it was read and grown by what was written since. */
type Running = { entries: StoredEntry[]; byId: Map<string, StoredEntry>; seq: number; lastRow: string | undefined }

/** The logs that were written last, by world: one that takes ten thousand votes is not gathered anew for each. */
const running = new WeakMap<World, Map<string, Running>>()
const MOST_RUNNING = 50

// A log as long as before need not be the same: what was taken back here may be something else there.
whenOthersWrite('analysisEntries', (world: World, changes) => {
  for (const { before, after } of changes) {
    const { analysisId } = (after ?? before ?? {}) as Partial<EntriesRow>
    if (analysisId === undefined) continue
    running.get(world)?.delete(analysisId)
    made.get(world)?.delete(analysisId)
  }
})

/** The log to write to. What is remembered holds only while the stored log ends where it ends. */
function runningLog(world: World, row: SynthesisRow): Running {
  const ofWorld = running.get(world) ?? new Map<string, Running>()
  running.set(world, ofWorld)
  const known = ofWorld.get(row.id)
  const last = known?.entries.at(-1)
  const isSame = known?.seq === (row.seq ?? 0) && (known.lastRow === undefined || world.analysisEntries.seen(known.lastRow)?.entries.at(-1)?.id === last?.id) // prettier-ignore
  ofWorld.delete(row.id)
  if (known && isSame) {
    ofWorld.set(row.id, known)
    return known
  }
  const entries = storedEntries(world, row.id)
  const fresh = { entries, byId: new Map(entries.map((entry) => [entry.id, entry])), seq: row.seq ?? 0, lastRow: undefined } // prettier-ignore
  const [oldest] = ofWorld.keys()
  if (ofWorld.size >= MOST_RUNNING && oldest !== undefined) ofWorld.delete(oldest)
  ofWorld.set(row.id, fresh)
  return fresh
}

/**
 * Writes what is new; what is there under its id already is answered and not written again. What a kind allows people to
 * write is checked; what the server itself writes (`isByServer`: the entries of a run) is not.
 */
export function appendEntries(
  world: World,
  row: SynthesisRow,
  account: AccountRow,
  sent: readonly { id: string; data: unknown }[],
  isByServer = false,
): { entries: Entry[]; seq: number } {
  const log = runningLog(world, row)
  const check = isByServer ? undefined : checks.get(row.kind ?? '')
  const role = analysisRole(world, account.id, row)
  let seq = row.seq ?? 0
  const added: StoredEntry[] = []
  const fresh = new Map<string, StoredEntry>()
  try {
    for (const { id, data } of sent) {
      if (log.byId.has(id) || fresh.has(id)) continue
      check?.(data, { world, row, account, role, entries: log.entries })
      seq += 1
      const entry = { seq, id, at: world.now(), accountId: account.id, data }
      fresh.set(id, entry)
      added.push(entry)
      log.entries.push(entry)
    }
    const [first] = added
    if (first) {
      world.analysisEntries.put({ id: `${row.id}:${first.seq}`, analysisId: row.id, entries: added })
      world.syntheses.put({ ...row, seq, updatedAt: world.now() })
      for (const [id, entry] of fresh) log.byId.set(id, entry)
      log.seq = seq
      log.lastRow = `${row.id}:${first.seq}`
    }
  } catch (error) {
    // Of a request that is refused nothing is written: what was taken in of it is forgotten with the rest.
    if (added.length > 0) running.get(world)?.delete(row.id)
    throw error
  }
  const person = peopleOnce(world)
  const entries = sent.map(({ id }) => {
    const entry = log.byId.get(id) as StoredEntry
    return shown(person(entry.accountId), entry, true)
  })
  return { entries, seq }
}

export function removeEntries(world: World, analysisId: string): void {
  for (const id of world.analysisEntries.of(analysisId).pick(
    () => true,
    (row) => row.id,
  )) {
    world.analysisEntries.remove(id)
  }
}

/** A reading of what stands in an entry that is done once for each: a log of ten thousand grows by one at a time. */
export function readingOnce<T>(read: (data: unknown) => T | undefined): (data: unknown) => T | undefined {
  const before = new WeakMap<object, T>()
  return (data) => {
    if (typeof data !== 'object' || data === null) return undefined
    const known = before.get(data)
    if (known !== undefined) return known
    const entry = read(data)
    if (entry !== undefined) before.set(data, entry)
    return entry
  }
}
