import type { Change, Unread } from './table.ts'

/**
 * `value`: the row, or an `Unread` one; undefined where it stands apart and is read by its id when somebody wants it.
 * `isLost`: it cannot be read, because what it stands for is gone.
 */
export type StoredRow = { table: string; id: string; value: unknown; isLost?: true }

/** What can be made anew from the rows, kept so that it need not be. Nothing is lost with it. */
export type Derived = {
  read(name: string): Promise<KeptDerived>
  /** To be called while everything that it was worked out from is committed, and nothing else. */
  write(name: string, value: unknown): Promise<void>
}

/** `writtenSince`: ids of rows of a table that were written later; absent where that is not known. */
export type KeptDerived = { value: unknown; writtenSince?: (table: string) => ReadonlySet<string> }

/**
 * Where a world is kept between starts. `commit` resolves when the changes would survive the process: an accepted write
 * is durable before its reply.
 */
export type Store = {
  load(): Promise<StoredRow[]>
  /** A store of texts answers what it wrote of each change: a row that is not read soon may stand in memory as its text. */
  commit(changes: readonly Change[]): Promise<readonly (Unread | undefined)[] | void>
  close(): Promise<void>
  /** One row that `load` left out. A store without it leaves none out. */
  read?(table: string, id: string): Promise<unknown>
  derived?: Derived
  /** Removes every row and everything derived, so that nothing of it is left. The store is to be opened anew then. */
  removeAll?(): Promise<void>
}

/** Tables whose rows are large and seldom wanted: a store may leave their values out of `load`. */
export const tablesApart: ReadonlySet<string> = new Set(['contents'])

/** Nothing is kept: tests and the development server. */
export const memoryStore = (): Store => ({
  load: () => Promise.resolve([]),
  commit: () => Promise.resolve(),
  close: () => Promise.resolve(),
})
