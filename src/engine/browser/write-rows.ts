import { tablesApart } from '../world/store.ts'
import type { Change } from '../world/table.ts'
import { abortQuietly, answered, APART, completed, META, PACKS, ROWS } from './database.ts'
import { keyOf, moveRow, type KeptRows, type Whereabouts } from './kept-rows.ts'
import { packsOf, type LooseRow, type Pack, type PackedRow } from './packs.ts'

/** Rows of one table in one commit that are kept as packs; fewer are kept each by itself. */
const PACKED_FROM = 50

type Move = { table: string; id: string; to: Whereabouts | undefined; isLoose: boolean }
/** What a transaction did: to be noted once it is kept. `othersWrote`: somebody else committed since this was read. */
export type Written = { moves: Move[]; seq: number; othersWrote: boolean }

/** The last write of each row. `isNew`: it was removed before that, so that it comes after all others. */
function lastOfEach(changes: readonly Change[]) {
  const last = new Map<string, Change & { isNew: boolean }>()
  for (const change of changes) {
    const key = keyOf(change)
    const before = last.get(key)
    const wasRemoved = before !== undefined && before.value === undefined
    const isNew = wasRemoved || before?.isNew === true
    if (wasRemoved) last.delete(key)
    last.set(key, { ...change, isNew })
  }
  return last.values()
}

/** The number of this commit, and whether the one before it was not ours. */
async function numbered(transaction: IDBTransaction, known: number): Promise<{ seq: number; othersWrote: boolean }> {
  const meta = transaction.objectStore(META)
  const before = ((await answered(meta.get('seq'))) as number | undefined) ?? 0
  meta.put(before + 1, 'seq')
  return { seq: before + 1, othersWrote: before !== known }
}

/** Adds packs; answers the moves of their rows. */
export async function addPacks(transaction: IDBTransaction, table: string, rows: readonly PackedRow[]) {
  const store = transaction.objectStore(PACKS)
  const added = packsOf(table, rows).map(async (pack: Pack) => {
    const n = Number(await answered(store.add(pack)))
    return pack.ids.map((id, at): Move => {
      const to = { place: pack.places[at] ?? 0, seq: pack.seqs[at] ?? 0, pack: n }
      return { table, id, to, isLoose: false }
    })
  })
  return (await Promise.all(added)).flat()
}

/**
 * Writes changes in one transaction: all are there, or none. Where somebody else wrote meanwhile, every row is kept by
 * itself: that counts, whatever stands in packs which are not known here.
 */
export async function writeRows(database: IDBDatabase, kept: KeptRows, known: number, all: readonly Change[]) {
  // Kept means on the disk: the answer to a write may not outrun it.
  const transaction = database.transaction([ROWS, APART, PACKS, META], 'readwrite', { durability: 'strict' })
  const done = completed(transaction)
  const written = write(transaction, kept, known, all)
  written.catch(() => abortQuietly(transaction))
  await done
  return written
}

async function write(
  transaction: IDBTransaction,
  kept: KeptRows,
  known: number,
  all: readonly Change[],
): Promise<Written> {
  const { seq, othersWrote } = await numbered(transaction, known)
  const rows = transaction.objectStore(ROWS)
  const apart = transaction.objectStore(APART)
  const moves: Move[] = []
  const puts = new Map<string, PackedRow[]>()
  let last = kept.last
  for (const change of lastOfEach(all)) {
    const { table, id, value, isNew } = change
    const key = keyOf(change)
    const isApart = tablesApart.has(table)
    const known = isNew ? undefined : kept.byTable.get(table)?.get(id)?.place
    const place = known ?? (last += 1)
    if (value === undefined) {
      // A pack may still have it.
      if (isApart) rows.delete(key)
      else rows.put({ table, id, value, place, seq, gone: true } satisfies LooseRow, key)
      if (isApart) apart.delete(key)
      moves.push({ table, id, to: undefined, isLoose: !isApart })
    } else if (isApart) {
      rows.put({ table, id, value: undefined, place, seq } satisfies LooseRow, key)
      apart.put(value, key)
      moves.push({ table, id, to: { place, seq }, isLoose: false })
    } else {
      const group = puts.get(table)
      if (group) group.push({ id, value, place, seq })
      else puts.set(table, [{ id, value, place, seq }])
    }
  }
  for (const [table, group] of puts) {
    if (group.length >= PACKED_FROM && !othersWrote) {
      for (const { id } of group) if (kept.loose.has(keyOf({ table, id }))) rows.delete(keyOf({ table, id }))
      moves.push(...(await addPacks(transaction, table, group)))
    } else {
      for (const { id, value, place } of group) {
        rows.put({ table, id, value, place, seq } satisfies LooseRow, keyOf({ table, id }))
        moves.push({ table, id, to: { place, seq }, isLoose: true })
      }
    }
  }
  return { moves, seq, othersWrote }
}

/** Notes what a transaction did that is kept now. */
export function noteWritten(kept: KeptRows, { moves }: Pick<Written, 'moves'>): void {
  for (const { table, id, to, isLoose } of moves) {
    moveRow(kept, table, id, to)
    if (to) kept.last = Math.max(kept.last, to.place)
    if (isLoose) kept.loose.add(keyOf({ table, id }))
    else kept.loose.delete(keyOf({ table, id }))
  }
}
