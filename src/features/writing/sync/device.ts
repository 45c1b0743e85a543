import { openKept, STORE } from './kept-storage.ts'

/** A change that no server has confirmed. `key` is unique over tabs and visits; keys of one tab sort in their order. */
export type Kept = { key: string; update: Uint8Array }

/** Where changes wait on this device. `add` resolves when they would survive the end of the tab; rejects where they do not. */
export type Device = {
  read(place: string): Promise<Kept[]>
  add(place: string, kept: readonly Kept[]): Promise<void>
  drop(place: string, keys: readonly string[]): Promise<void>
}

async function write(work: (store: IDBObjectStore) => void): Promise<void> {
  const database = await openKept()
  await new Promise<void>((resolve, reject) => {
    const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' })
    transaction.addEventListener('complete', () => resolve())
    const why = 'The storage of this browser is full.'
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error(why)))
    work(transaction.objectStore(STORE))
    // Without it the end waits for the next turn, which a tab that is closed does not have.
    transaction.commit()
  })
}

const rangeOf = (place: string) => IDBKeyRange.bound([place], [place, []])

/** The storage of this browser. */
export const browserDevice: Device = {
  async read(place) {
    const database = await openKept()
    return new Promise((resolve, reject) => {
      const store = database.transaction(STORE).objectStore(STORE)
      const found: Kept[] = []
      const request = store.openCursor(rangeOf(place))
      request.addEventListener('success', () => {
        const cursor = request.result
        if (!cursor) return resolve(found)
        found.push({ key: (cursor.key as [string, string])[1], update: cursor.value as Uint8Array })
        return cursor.continue()
      })
      const why = 'The storage of this browser could not be read.'
      request.addEventListener('error', () => reject(request.error ?? new Error(why)))
    })
  },
  add: (place, kept) => write((store) => kept.forEach(({ key, update }) => store.put(update, [place, key]))),
  drop: (place, keys) => write((store) => keys.forEach((key) => store.delete([place, key]))),
}
