import { tablesApart, type Store, type StoredRow } from '../world/store.ts'
import type { Change } from '../world/table.ts'

type Kept = StoredRow & { place: number }

const ROWS = 'rows'
/** Values of tables apart; a row without its value stands for each among the others. */
const APART = 'apart'
const DERIVED = 'derived'

const keyOf = ({ table, id }: { table: string; id: string }) => JSON.stringify([table, id])

const answered = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser’s store gave no answer.')))
  })

const completed = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new Error('The browser’s store took nothing.'))
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', fail)
    transaction.addEventListener('error', fail)
  })

function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 2)
  request.addEventListener('upgradeneeded', () => {
    const database = request.result
    for (const store of [ROWS, APART, DERIVED]) {
      if (!database.objectStoreNames.contains(store)) database.createObjectStore(store)
    }
  })
  return answered(request).then((database) => {
    // A newer build in another tab must not wait for this one.
    database.addEventListener('versionchange', () => database.close())
    return database
  })
}

/**
 * Keeps a world in the browser. A commit is one transaction: it is there whole, or not at all. `othersWrote` is called
 * when another tab of the same browser committed; what this tab remembers is then out of date.
 */
export async function openIndexedDbStore(worldId: string, othersWrote: () => void): Promise<Store> {
  const database = await openDatabase(`roadrunner-${worldId}`)
  const tabs = new BroadcastChannel(`roadrunner-${worldId}`)
  tabs.addEventListener('message', othersWrote)

  const readFrom = (store: string) => database.transaction(store).objectStore(store)
  const kept = (await answered(readFrom(ROWS).getAll())) as Kept[]
  kept.sort((a, b) => a.place - b.place)
  const places = new Map(kept.map((row) => [keyOf(row), row.place]))
  let isClosed = false
  let last = kept.at(-1)?.place ?? 0
  /** Rows come back in the order in which they were first written, as from a table. */
  const placeOf = (key: string) => {
    const place = places.get(key) ?? (last += 1)
    places.set(key, place)
    return place
  }

  return {
    load: () => Promise.resolve(kept.splice(0)),
    read: (table, id) => answered(readFrom(APART).get(keyOf({ table, id }))),
    commit: async (changes: readonly Change[]) => {
      // Kept means on the disk: the answer to a write may not outrun it.
      const transaction = database.transaction([ROWS, APART], 'readwrite', { durability: 'strict' })
      const done = completed(transaction)
      const rows = transaction.objectStore(ROWS)
      const apart = transaction.objectStore(APART)
      for (const change of changes) {
        const key = keyOf(change)
        const isApart = tablesApart.has(change.table)
        if (change.value === undefined) {
          places.delete(key)
          rows.delete(key)
          if (isApart) apart.delete(key)
        } else {
          const { table, id, value } = change
          rows.put({ table, id, value: isApart ? undefined : value, place: placeOf(key) } satisfies Kept, key)
          if (isApart) apart.put(value, key)
        }
      }
      await done
      if (!isClosed) tabs.postMessage('committed')
    },
    derived: {
      read: (name) => answered(readFrom(DERIVED).get(name)),
      write: async (name, value) => {
        if (isClosed) return
        const transaction = database.transaction(DERIVED, 'readwrite')
        const store = transaction.objectStore(DERIVED)
        if (value === undefined) store.delete(name)
        else store.put(value, name)
        await completed(transaction)
      },
    },
    close: () => {
      isClosed = true
      tabs.close()
      database.close()
      return Promise.resolve()
    },
  }
}
