import { onSignOut } from '#platform/session/forgetters.ts'

/** A change that no server has confirmed. `key` is unique over tabs and visits; keys of one tab sort in their order. */
export type Kept = { key: string; update: Uint8Array }

/** Where changes wait on this device. `add` resolves when they would survive the end of the tab; rejects where they do not. */
export type Device = {
  read(place: string): Promise<Kept[]>
  add(place: string, kept: readonly Kept[]): Promise<void>
  drop(place: string, keys: readonly string[]): Promise<void>
}

const NAME = 'roadrunner-writing'
const STORE = 'changes'
let opened: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
    request.addEventListener('success', () => resolve(request.result))
    const why = 'The storage of this browser could not be opened.'
    request.addEventListener('error', () => reject(request.error ?? new Error(why)))
  })
  opened.catch(() => (opened = undefined))
  return opened
}

async function write(work: (store: IDBObjectStore) => void): Promise<void> {
  const database = await open()
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
    const database = await open()
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

/** Places at which something waits. */
export async function keptPlaces(): Promise<string[]> {
  if (typeof indexedDB === 'undefined') return []
  const database = await open()
  return new Promise((resolve, reject) => {
    const request = database.transaction(STORE).objectStore(STORE).getAllKeys()
    request.addEventListener('success', () => {
      resolve([...new Set((request.result as [string, string][]).map(([place]) => place))])
    })
    request.addEventListener('error', () => reject(request.error ?? new Error('Unreadable')))
  })
}

onSignOut(() => {
  if (typeof indexedDB !== 'undefined') void write((store) => store.clear()).catch(() => {})
})
