import { tablesApart } from '../world/store.ts'
import { abortQuietly, answered, completed, META, PACKS, ROWS } from './database.ts'
import { keyOf, type KeptRows } from './kept-rows.ts'
import { PACK_SIZE, rowsIn, type LooseRow, type Pack, type PackedRow } from './packs.ts'
import { addPacks, noteWritten } from './write-rows.ts'

/**
 * Writes rows that stand by themselves, and packs that are small or hold rows which no longer count, as packs anew, in
 * one transaction. Answers the number of its commit; undefined where somebody else wrote meanwhile and nothing was done.
 */
export async function repack(database: IDBDatabase, kept: KeptRows, known: number): Promise<number | undefined> {
  const transaction = database.transaction([ROWS, PACKS, META], 'readwrite', { durability: 'strict' })
  const done = completed(transaction)
  const written = rewrite(transaction, kept, known)
  written.catch(() => abortQuietly(transaction))
  await done
  const { moves, gone } = await written
  if (!moves) return undefined
  kept.loose.clear()
  noteWritten(kept, { moves })
  for (const n of gone) {
    kept.live.delete(n)
    kept.sizes.delete(n)
  }
  return known + 1
}

async function rewrite(transaction: IDBTransaction, kept: KeptRows, known: number) {
  const [rows, packs, meta] = [ROWS, PACKS, META].map((name) => transaction.objectStore(name))
  if (!rows || !packs || !meta) throw new Error('The browser’s store has no place for rows.')
  const before = ((await answered(meta.get('seq'))) as number | undefined) ?? 0
  if (before !== known) return { gone: [] }
  meta.put(before + 1, 'seq')
  const loose = (await answered(rows.getAll())) as LooseRow[]
  const byTable = new Map<string, PackedRow[]>()
  const gather = (table: string, row: PackedRow) => {
    const list = byTable.get(table)
    if (list) list.push(row)
    else byTable.set(table, [row])
  }
  // All at once: what stands apart is a few rows among them.
  rows.clear()
  for (const row of loose) {
    const { table, id, value, place, seq = 0, gone } = row
    if (tablesApart.has(table)) rows.put(row, keyOf(row))
    else if (!gone) gather(table, { id, value, place, seq })
  }
  const gone: number[] = []
  for (const [n, size] of kept.sizes) {
    // Small ones go together, so that openings do not make ever more of them.
    if (kept.live.get(n) === size && size >= PACK_SIZE / 2) continue
    const pack = (await answered(packs.get(n))) as Pack | undefined
    if (!pack) continue
    gone.push(n)
    packs.delete(n)
    const where = kept.byTable.get(pack.table)
    for (const row of rowsIn(pack)) if (where?.get(row.id)?.pack === n) gather(pack.table, row)
  }
  const moves = []
  for (const [table, list] of byTable) {
    list.sort((a, b) => a.place - b.place)
    moves.push(...(await addPacks(transaction, table, list)))
  }
  return { moves, gone }
}
