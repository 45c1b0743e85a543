import * as z from 'zod/mini'

import { analysesApi, ENTRIES_PER_REQUEST, entrySchema, type Entry } from '#contract/analyses.ts'
import type { AskKept } from '#platform/engine/browser-engine.ts'
import { callApi } from '#shared/api/call-api.ts'

import { withIds } from './with-ids.ts'

/** The log of an analysis as a file keeps it. */
export const logSchema = z.object({ id: z.string(), entries: z.array(entrySchema) })
export type Log = z.infer<typeof logSchema>

/** The log of an analysis, all of it. */
export async function logOf(ask: AskKept, id: string): Promise<Entry[]> {
  const log: Entry[] = []
  for (;;) {
    const query = { since: String(log.at(-1)?.seq ?? 0) }
    const { entries, hasMore } = await ask(analysesApi.entries, { params: { id }, query })
    log.push(...entries)
    if (!hasMore || entries.length === 0) return log
  }
}

/** Sends a log to an analysis on the server, with papers under the ids that they have there. An entry that is there is not added twice. */
export async function sendLog(
  id: string,
  log: readonly Entry[],
  ids: ReadonlyMap<string, string>,
  signal: AbortSignal,
): Promise<void> {
  // What others had not shown yet is not ours to bring.
  const own = log.filter(({ isWithheld }) => !isWithheld)
  for (let from = 0; from < own.length; from += ENTRIES_PER_REQUEST) {
    const some = own.slice(from, from + ENTRIES_PER_REQUEST)
    const entries = some.map((entry) => ({ id: entry.id, data: withIds(entry.data, ids) }))
    await callApi(analysesApi.append, { params: { id }, body: { entries } }, { signal })
  }
}
