import type { QueryClient } from '@tanstack/react-query'

import type { GridBody } from '#contract/grid.ts'
import { synthesesApi, type Synthesis } from '#contract/syntheses.ts'
import { readGridBody } from '#science/grid/read-grid.ts'
import { callApi } from '#shared/api/call-api.ts'
import { ApiError, messageOf, NetworkError, statusOf } from '#shared/api/errors.ts'

import { analysisQuery } from '../analyses/analysis.queries.ts'
import { addUnsentSource, whenIdle } from '#platform/drafts/unsent.ts'
import { onSignOut } from '#platform/session/forgetters.ts'

/** What of an analysis is saved whole, beside its log. */
export type Head = { title: string; query: string; documentIds: readonly string[]; body: GridBody }
/** A change of the head, said as a step: it is done again on the newest state when somebody else saved meanwhile. */
export type HeadChange = (head: Head) => Partial<Head>

export type SaveState = {
  changes: readonly HeadChange[]
  state: 'saved' | 'saving' | 'waiting' | 'failed'
  reason?: string
}

const AGAIN_MS = 15_000
const nothingChanged: SaveState = { changes: [], state: 'saved' }

/** The head of a row; undefined when its body is of a newer version than this page knows. */
export function headOf(row: Synthesis): Head | undefined {
  const body = readGridBody(row.body)
  return body && { title: row.title ?? '', query: row.query ?? '', documentIds: row.documentIds ?? [], body }
}

export const applied = (head: Head, changes: readonly HeadChange[]): Head =>
  changes.reduce<Head>((now, change) => ({ ...now, ...change(now) }), head)

/**
 * Saves the head of one analysis: changes count at once, are sent one state after the other, wait while the line is down,
 * and are put on top of what somebody else saved in between. They live as long as the page of the browser does.
 */
export function createSaver(client: QueryClient, id: string) {
  let current = nothingChanged
  let isPumping = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const { queryKey } = analysisQuery(id)
  const set = (next: SaveState) => {
    current = next
    for (const listener of listeners) listener()
  }

  const newest = async () => {
    const row = await callApi(synthesesApi.get, { params: { id } })
    client.setQueryData(queryKey, row)
    return row
  }

  const send = async (changes: readonly HeadChange[]) => {
    for (let attempt = 0; ; attempt += 1) {
      const row = client.getQueryData<Synthesis>(queryKey) ?? (await newest())
      const head = headOf(row)
      if (!head) throw new Error('A newer version of Roadrunner wrote this. Reload the page to get it.')
      const { title, query, documentIds, body } = applied(head, changes)
      const version = typeof row.version === 'number' ? { version: row.version } : {}
      try {
        const write = { ...(title !== '' && { title }), query, documentIds: [...documentIds], body, ...version }
        return await callApi(synthesesApi.update, { params: { id }, body: write })
      } catch (error) {
        if (statusOf(error) !== 409 || attempt === 4) throw error
        await newest()
      }
    }
  }

  const pump = async () => {
    if (isPumping) return
    isPumping = true
    clearTimeout(timer)
    try {
      while (current.changes.length > 0) {
        const batch = current.changes
        set({ changes: batch, state: 'saving' })
        const saved = await send(batch)
        client.setQueryData(queryKey, saved)
        set({ changes: current.changes.slice(batch.length), state: 'saving' })
      }
      set(nothingChanged)
      void client.invalidateQueries({ queryKey: [synthesesApi.list.domain, synthesesApi.list.name] })
    } catch (error) {
      const isOverload = error instanceof ApiError && (error.status >= 500 || error.status === 429)
      const isPassing = error instanceof NetworkError || isOverload
      const reason = messageOf(error, 'The server gave no reason.')
      set({ changes: current.changes, state: isPassing ? 'waiting' : 'failed', reason })
      if (isPassing) timer = setTimeout(() => void pump(), AGAIN_MS)
    } finally {
      isPumping = false
    }
  }

  return {
    current: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change: (change: HeadChange) => {
      set({ ...current, changes: [...current.changes, change] })
      void pump()
    },
    retry: () => void pump(),
    forget() {
      clearTimeout(timer)
      set(nothingChanged)
    },
  }
}
export type Saver = ReturnType<typeof createSaver>

const savers = new WeakMap<QueryClient, Map<string, Saver>>()
const all = new Set<Saver>()

addUnsentSource({
  count: () => [...all].filter((saver) => saver.current().changes.length > 0).length,
  send: () =>
    Promise.all(
      [...all].map((saver) => {
        saver.retry()
        return whenIdle(saver.subscribe, () => saver.current().state === 'saving')
      }),
    ),
})

export function saverOf(client: QueryClient, id: string): Saver {
  const ofClient = savers.get(client) ?? new Map<string, Saver>()
  savers.set(client, ofClient)
  const known = ofClient.get(id)
  if (known) return known
  const made = createSaver(client, id)
  ofClient.set(id, made)
  all.add(made)
  return made
}

onSignOut(() => {
  for (const saver of all) saver.forget()
})
