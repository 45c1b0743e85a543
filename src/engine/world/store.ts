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
  /** Where others write to the store as well. */
  door?(memory: Memory): Door
  /** Removes every row and everything derived, so that nothing of it is left. The store is to be opened anew then. */
  removeAll?(): Promise<void>
}

/** A row as others have written it: `isGone` where it is no more. */
export type RowOfOthers = StoredRow & { isGone?: true }

/** What a door needs of the memory of a world. */
export type Memory = {
  /** Whether something was written that is not in the store. */
  readonly isWaiting: boolean
  /** What was written and is not in the store yet; it is the caller's to keep from then on. */
  take(): Change[]
  /** Looks without taking. */
  waiting(): readonly Change[]
  /** These changes are in the store, as these texts where it says so. */
  settled(changes: readonly Change[], written: readonly (Unread | undefined)[] | void): void
  /** Rows as they stand in the store now. */
  put(rows: readonly RowOfOthers[]): void
}

/** Work that waits for something outside of this server; nobody waits for it meanwhile. What was written before is kept. */
export type Apart = <T>(work: () => Promise<T>) => Promise<T>

/**
 * The way to a store that others write to as well. One at a time is in: whoever comes in finds in memory everything that
 * others have kept, and whatever is written before the door closes behind them is kept whole or not at all.
 */
export type Door = {
  /** Resolves when memory has everything that was kept when it was asked. */
  fresh(): Promise<void>
  /** Work that may write, and waits for little. What it wrote is kept when this resolves. */
  during<T>(work: (apart: Apart) => T | Promise<T>): Promise<T>
  /** Who this is among those who share the store. */
  readonly holder: string
  /** Whether one of those who share the store answers. */
  isAlive(holder: string): boolean
  close(): void
}

/** Tables whose rows are large and seldom wanted: a store may leave their values out of `load`. */
export const tablesApart: ReadonlySet<string> = new Set(['contents'])

/** Nothing is kept: tests and the development server. */
export const memoryStore = (): Store => ({
  load: () => Promise.resolve([]),
  commit: () => Promise.resolve(),
  close: () => Promise.resolve(),
})
