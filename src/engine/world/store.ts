import type { Change } from './table.ts'

export type StoredRow = { table: string; id: string; value: unknown }

/**
 * Where a world is kept between starts. `commit` resolves when the changes would survive the process: an accepted write
 * is durable before its reply.
 */
export type Store = {
  load(): Promise<StoredRow[]>
  commit(changes: readonly Change[]): Promise<void>
  close(): Promise<void>
}

/** Nothing is kept: tests and the development server. */
export const memoryStore = (): Store => ({
  load: () => Promise.resolve([]),
  commit: () => Promise.resolve(),
  close: () => Promise.resolve(),
})
