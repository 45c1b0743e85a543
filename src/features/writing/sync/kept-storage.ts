const NAME = 'roadrunner-writing'
export const STORE = 'changes'
let opened: Promise<IDBDatabase> | undefined

/** The large storage of this browser. */
export function openKept(): Promise<IDBDatabase> {
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

/** Places, of any person, at which something waits. */
export async function keptPlaces(): Promise<string[]> {
  if (typeof indexedDB === 'undefined') return []
  const database = await openKept()
  return new Promise((resolve, reject) => {
    const request = database.transaction(STORE).objectStore(STORE).getAllKeys()
    request.addEventListener('success', () => resolve((request.result as [string, string][]).map(([place]) => place)))
    request.addEventListener('error', () => reject(request.error ?? new Error('Unreadable')))
  })
}

/** Nothing of anybody stays. */
export function forgetKept() {
  if (typeof indexedDB === 'undefined') return
  void openKept()
    .then((database) => database.transaction(STORE, 'readwrite').objectStore(STORE).clear())
    .catch(() => {})
}
