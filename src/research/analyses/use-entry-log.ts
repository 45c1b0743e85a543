import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'

import { analysesApi, type Entry } from '#contract/analyses.ts'
import type { Person } from '#contract/paging.ts'
import { useOnConnect, useSocketEvent } from '#platform/realtime/use-socket-event.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { callApi } from '#shared/api/call-api.ts'
import { newKey } from '#shared/browser/new-key.ts'

import { addEntries, entriesQuery } from './analysis.queries.ts'
import { createEntryQueue, unsentOf, type EntryQueue } from '../saving/entry-queue.ts'
import { openStores } from '../saving/open-stores.ts'
import { useSending } from '../saving/use-sending.ts'

/** One entry as its kind reads it. `isPending`: made here, and not confirmed by the server yet. */
export type LogEntry<T> = { id: string; seq: number; at: string; by: Person; data: T; isPending: boolean }

const queueAt = openStores<EntryQueue>()

const queueOf = (userId: string, id: string) => {
  const place = `${userId}/${id}`
  return queueAt(place, () =>
    createEntryQueue(place, async (batch) => {
      const entries = batch.map((item) => ({ id: item.id, data: item.data }))
      return (await callApi(analysesApi.append, { params: { id }, body: { entries } })).entries
    }),
  )
}

/** What was read once is not read again: a log of ten thousand votes grows by one at a time. */
const alreadyRead = new WeakMap<object, WeakMap<Entry, LogEntry<unknown> | null>>()

function readOnce<T>(entry: Entry, read: (data: unknown) => T | undefined): LogEntry<T> | null {
  const known = alreadyRead.get(read) ?? new WeakMap<Entry, LogEntry<unknown> | null>()
  alreadyRead.set(read, known)
  const before = known.get(entry)
  if (before !== undefined) return before as LogEntry<T> | null
  const value = entry.isWithheld ? undefined : read(entry.data)
  const now = value === undefined ? null : { ...entry, data: value, isPending: false }
  known.set(entry, now)
  return now
}

const NOBODY: readonly Entry[] = []

/** The log, each page of it read as it comes: fifty thousand entries are not read in one task. */
export const logQuery = <T>(client: QueryClient, id: string, read: (data: unknown) => T | undefined) =>
  entriesQuery(client, id, (entries) => {
    for (const entry of entries) readOnce(entry, read)
  })

/**
 * The log of an analysis: what the server has, then what was written here and is on its way. `read` makes of `data` what
 * the kind knows, or undefined for what it does not (left out, never an error); it must be the same function each time.
 */
export function useEntryLog<T>(id: string, read: (data: unknown) => T | undefined) {
  const client = useQueryClient()
  const { user } = useSession()
  const options = logQuery(client, id, read)
  const { data, error, isPending, refetch } = useQuery(options)
  const queue = useMemo(() => queueOf(user?.id ?? '', id), [user?.id, id])
  const { items: unsent, state, reason } = useSyncExternalStore(queue.subscribe, queue.current)

  // The news of an entry of one's own comes before the answer to it: then nothing has to be asked for.
  const told = useRef(0)
  const lookFor = useCallback(() => {
    const key = entriesQuery(client, id).queryKey
    const known = client.getQueryData<readonly Entry[]>(key)?.length ?? 0
    if (told.current > known) void client.invalidateQueries({ queryKey: key })
  }, [client, id])
  useSocketEvent('analysis-changed', ({ analysisId, seq }) => {
    if (analysisId !== id) return
    told.current = Math.max(told.current, seq)
    if (queue.current().state !== 'saving') lookFor()
  })
  useEffect(() => {
    if (state !== 'saving') lookFor()
  }, [state, lookFor])
  useOnConnect((isFirst) => {
    if (!isFirst) void client.invalidateQueries({ queryKey: options.queryKey })
  })

  useEffect(() => queue.onAccepted((entries) => addEntries(client, id, entries)), [queue, client, id])
  useSending(queue)

  const confirmed = useMemo(() => (data ?? NOBODY).flatMap((entry) => readOnce(entry, read) ?? []), [data, read])

  const me = useMemo(() => ({ userId: user?.id ?? '', name: user?.username ?? '' }), [user?.id, user?.username])
  const entries = useMemo(() => {
    const sent = new Set((data ?? NOBODY).slice(-unsent.length - 1000).map((entry) => entry.id))
    const last = data?.at(-1)?.seq ?? 0
    const pending = unsent.flatMap((item, index): LogEntry<T>[] => {
      const value = sent.has(item.id) ? undefined : read(item.data)
      if (value === undefined) return []
      const at = new Date(item.n).toISOString()
      return [{ id: item.id, seq: last + index + 1, at, by: me, data: value, isPending: true }]
    })
    return pending.length === 0 ? confirmed : [...confirmed, ...pending]
  }, [data, unsent, confirmed, read, me])

  /** Writes entries: they count at once and are sent as soon as that can be. Returns their ids. */
  const append = useCallback(
    (items: readonly T[]) => {
      const made = unsentOf(items.map((item) => ({ id: newKey(), data: item })))
      queue.add(made)
      return made.map((each) => each.id)
    },
    [queue],
  )
  return {
    entries,
    /** Entries that others have made and that may not be read yet. */
    withheld: useMemo(() => (data ?? NOBODY).filter((entry) => entry.isWithheld), [data]),
    isPending,
    error,
    refetch,
    append,
    unsentCount: unsent.length,
    state,
    reason,
    retry: () => void queue.wake(),
    giveUp: () => void queue.giveUp(),
  }
}
