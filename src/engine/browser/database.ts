/** The object stores of a world. */
export const ROWS = 'rows'
/** Rows by the hundred; see `packs.ts`. */
export const PACKS = 'packs'
/** Values of tables apart; a row without its value stands for each among the others. */
export const APART = 'apart'
export const DERIVED = 'derived'
/** The number of the last commit. */
export const META = 'meta'

/** What a request answers; rejects with its error. */
export const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser’s store gave no answer.')))
  })

/** Resolves when everything of a transaction is kept; rejects when nothing of it is. */
export const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise<void>((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new Error('The browser’s store took nothing.'))
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', fail)
    transaction.addEventListener('error', fail)
  })

/** Ends a transaction of which a step went wrong in code: it would keep what it was given until then. */
export function abortQuietly(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It is at its end already.
  }
}

/** Version 2 kept every row by itself: those rows stay where they are until they are packed. */
export async function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 3)
  request.addEventListener('upgradeneeded', () => {
    const database = request.result
    for (const store of [ROWS, APART, DERIVED, META]) {
      if (!database.objectStoreNames.contains(store)) database.createObjectStore(store)
    }
    if (!database.objectStoreNames.contains(PACKS)) {
      database.createObjectStore(PACKS, { keyPath: 'n', autoIncrement: true })
    }
  })
  const database = await answered(request)
  // A newer build in another tab must not wait for this one.
  database.addEventListener('versionchange', () => database.close())
  return database
}
