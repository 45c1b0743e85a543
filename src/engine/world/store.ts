import type { Change } from './table.ts'

/** `value` is undefined where the row stands apart: it is read by its id when somebody wants it. */
export type StoredRow = { table: string; id: string; value: unknown }

/** What can be made anew from the rows, kept so that it need not be. Nothing is lost with it. */
export type Derived = {
  read(name: string): Promise<unknown>
  /** `undefined` removes it. */
  write(name: string, value: unknown): Promise<void>
}

/**
 * Where a world is kept between starts. `commit` resolves when the changes would survive the process: an accepted write
 * is durable before its reply.
 */
export type Store = {
  load(): Promise<StoredRow[]>
  commit(changes: readonly Change[]): Promise<void>
  close(): Promise<void>
  /** One row that `load` left out. A store without it leaves none out. */
  read?(table: string, id: string): Promise<unknown>
  derived?: Derived
}

/** Tables whose rows are large and seldom wanted: a store may leave their values out of `load`. */
export const tablesApart: ReadonlySet<string> = new Set(['contents'])

/** Nothing is kept: tests and the development server. */
export const memoryStore = (): Store => ({
  load: () => Promise.resolve([]),
  commit: () => Promise.resolve(),
  close: () => Promise.resolve(),
})
