import { tablesApart, type StoredRow } from '../world/store.ts'
import { rowsIn, type LooseRow, type Pack, type PackedRow } from './packs.ts'

/** Where a row stands: by itself, or in the pack of that number. `place`: its rank among the rows of its table. */
export type Whereabouts = { place: number; seq: number; pack?: number | undefined }

/** Where every row of a world stands, by table and id, and what is kept of rows that are gone or stand elsewhere by now. */
export type KeptRows = {
  byTable: Map<string, Map<string, Whereabouts>>
  /** Keys of rows that are kept by themselves, and of marks that a row is gone; those of tables apart are not among them. */
  loose: Set<string>
  /** Rows by pack, and those of them that still count. */
  sizes: Map<number, number>
  live: Map<number, number>
  /** Whether a row was removed that a pack may still hold. */
  hasGone: boolean
  /** The highest place that was given. */
  last: number
}

export const keyOf = ({ table, id }: { table: string; id: string }): string => JSON.stringify([table, id])

type Found = PackedRow & { pack?: number | undefined }

/** Which of the kept rows count, table by table, in the order in which they were first written. */
function counting(packs: readonly Pack[], loose: readonly LooseRow[]): Map<string, Found[]> {
  const byTable = new Map<string, Map<string, Found>>()
  const ofTable = (table: string) => {
    const known = byTable.get(table) ?? new Map<string, Found>()
    byTable.set(table, known)
    return known
  }
  // The browser hands packs over by their number: a later one counts.
  for (const pack of packs) {
    const rows = ofTable(pack.table)
    for (const row of rowsIn(pack)) rows.set(row.id, { ...row, pack: pack.n })
  }
  for (const { table, id, value, place, seq = 0, gone } of loose) {
    if (gone) ofTable(table).delete(id)
    else ofTable(table).set(id, { id, value, place, seq })
  }
  return new Map([...byTable].map(([table, rows]) => [table, [...rows.values()].sort((a, b) => a.place - b.place)]))
}

/** The rows of a world as its store has them, and where each stands. */
export function readKept(packs: readonly Pack[], loose: readonly LooseRow[]): { rows: StoredRow[]; kept: KeptRows } {
  const kept: KeptRows = {
    byTable: new Map(),
    loose: new Set(),
    sizes: new Map(),
    live: new Map(),
    hasGone: false,
    last: 0,
  }
  for (const row of loose) {
    if (!tablesApart.has(row.table)) kept.loose.add(keyOf(row))
    kept.last = Math.max(kept.last, row.place)
    kept.hasGone ||= row.gone === true
  }
  for (const { n = 0, ids } of packs) {
    kept.sizes.set(n, ids.length)
    kept.live.set(n, 0)
  }
  const rows: StoredRow[] = []
  for (const [table, found] of counting(packs, loose)) {
    const where = new Map<string, Whereabouts>()
    for (const { id, value, place, seq, pack } of found) {
      where.set(id, { place, seq, pack })
      rows.push({ table, id, value })
      kept.last = Math.max(kept.last, place)
      if (pack !== undefined) kept.live.set(pack, (kept.live.get(pack) ?? 0) + 1)
    }
    kept.byTable.set(table, where)
  }
  return { rows, kept }
}

/** Notes where a row stands from now on; `undefined`: nowhere. */
export function moveRow(kept: KeptRows, table: string, id: string, to: Whereabouts | undefined): void {
  const rows = kept.byTable.get(table) ?? new Map<string, Whereabouts>()
  kept.byTable.set(table, rows)
  const from = rows.get(id)?.pack
  if (from !== undefined) kept.live.set(from, (kept.live.get(from) ?? 1) - 1)
  if (to?.pack !== undefined) {
    kept.live.set(to.pack, (kept.live.get(to.pack) ?? 0) + 1)
    kept.sizes.set(to.pack, (kept.sizes.get(to.pack) ?? 0) + 1)
  }
  if (to) rows.set(id, to)
  else rows.delete(id)
}

/** Ids of rows of a table that commits after that one wrote. */
export function writtenSince({ byTable }: KeptRows, table: string, seq: number): ReadonlySet<string> {
  const ids = new Set<string>()
  for (const [id, where] of byTable.get(table) ?? []) if (where.seq > seq) ids.add(id)
  return ids
}

/** So many rows by themselves, or places in packs that no longer count, are worth writing anew. */
const SCATTERED = 500

const sumOf = (numbers: Map<number, number>) => [...numbers.values()].reduce((sum, n) => sum + n, 0)

/** Whether it is time to write packs anew: for the sake of time, or because one holds what a person removed. */
export const isScattered = ({ loose, sizes, live, hasGone }: KeptRows): boolean =>
  hasGone || loose.size >= SCATTERED || sumOf(sizes) - sumOf(live) > Math.max(SCATTERED, sumOf(live) / 2)
