import type { Store } from '../world/store.ts'
import type { Change } from '../world/table.ts'
import { answered, APART, completed, DERIVED, META, openDatabase, PACKS, ROWS } from './database.ts'
import { isScattered, keyOf, readKept, writtenSince } from './kept-rows.ts'
import type { LooseRow, Pack } from './packs.ts'
import { repack } from './repack.ts'
import { noteWritten, writeRows } from './write-rows.ts'

/** What was worked out, with the number of the commit after which it was. */
type KeptDerived = { seq: number; value: unknown }

const isKeptDerived = (kept: unknown): kept is KeptDerived =>
  typeof kept === 'object' && kept !== null && 'seq' in kept && typeof kept.seq === 'number'

/** Of the last commit, where another tab's rows are not known here. */
const UNKNOWN = -1

/** The first question after an opening goes before the order of what is kept. */
const REPACK_AFTER_MS = 5000

/**
 * Keeps a world in the browser. A commit is one transaction: it is there whole, or not at all. `othersWrote` is called
 * when another tab of the same browser committed; what this tab remembers is then out of date.
 */
export async function openIndexedDbStore(
  worldId: string,
  othersWrote: () => void,
  repackAfter = REPACK_AFTER_MS,
): Promise<Store> {
  const database = await openDatabase(`roadrunner-${worldId}`)
  const tabs = new BroadcastChannel(`roadrunner-${worldId}`)
  tabs.addEventListener('message', othersWrote)

  const reading = database.transaction([ROWS, PACKS, META])
  const [packs, loose, number] = (await Promise.all([
    answered(reading.objectStore(PACKS).getAll()),
    answered(reading.objectStore(ROWS).getAll()),
    answered(reading.objectStore(META).get('seq')),
  ])) as [Pack[], LooseRow[], number | undefined]
  const { rows, kept } = readKept(packs, loose)
  let seq = number ?? 0
  let isOutdated = false
  let isClosed = false
  /** One transaction after the other: each goes by where the one before left the rows. */
  let working: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const run = working.then(work)
    working = run.catch(() => undefined)
    return run
  }
  const tidy = async () => {
    if (isClosed || isOutdated) return
    const next = await repack(database, kept, seq)
    if (next === undefined) isOutdated = true
    else seq = next
  }
  const tidying = isScattered(kept)
    ? // Without room for it everything stays where it is.
      setTimeout(() => void inTurn(tidy).catch(() => undefined), repackAfter)
    : undefined

  return {
    load: () => Promise.resolve(rows.splice(0)),
    read: (table, id) => answered(database.transaction(APART).objectStore(APART).get(keyOf({ table, id }))),
    commit: (changes: readonly Change[]) =>
      inTurn(async () => {
        const written = await writeRows(database, kept, isOutdated ? UNKNOWN : seq, changes)
        noteWritten(kept, written)
        seq = written.seq
        isOutdated ||= written.othersWrote
        if (!isClosed) tabs.postMessage('committed')
      }),
    derived: {
      read: async (name) => {
        const found: unknown = await answered(database.transaction(DERIVED).objectStore(DERIVED).get(name))
        if (!isKeptDerived(found)) return { value: found }
        return { value: found.value, writtenSince: (table) => writtenSince(kept, table, found.seq) }
      },
      write: async (name, value) => {
        // What was worked out without the rows of another tab would be taken for the truth.
        if (isClosed || isOutdated) return
        const transaction = database.transaction(DERIVED, 'readwrite')
        transaction.objectStore(DERIVED).put({ seq, value } satisfies KeptDerived, name)
        await completed(transaction)
      },
    },
    removeAll: () =>
      inTurn(async () => {
        const everything = [ROWS, PACKS, APART, DERIVED]
        const transaction = database.transaction([...everything, META], 'readwrite', { durability: 'strict' })
        const done = completed(transaction)
        for (const name of everything) transaction.objectStore(name).clear()
        // Who knows an earlier state sees that it is one.
        transaction.objectStore(META).put(seq + 1, 'seq')
        await done
        isOutdated = true
        if (!isClosed) tabs.postMessage('committed')
      }),
    close: async () => {
      isClosed = true
      clearTimeout(tidying)
      await working
      tabs.close()
      database.close()
    },
  }
}
