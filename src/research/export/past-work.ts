import * as z from 'zod/mini'

import type { Capability } from '#contract/capabilities.ts'
import { copilotApi, copilotMessageSchema, copilotSessionSchema, type CopilotMessage } from '#contract/copilot.ts'
import { libraryFiltersApi, savedFilterSchema } from '#contract/library-filters.ts'
import { PAGE_LIMIT_MAX } from '#contract/paging.ts'
import { BROUGHT_HITS_MAX, searchApi, searchRunSchema, type SearchRun } from '#contract/search.ts'
import type { AskKept } from '#platform/engine/browser-engine.ts'
import { callApi } from '#shared/api/call-api.ts'
import { messageOf, statusOf } from '#shared/api/errors.ts'

import { withIds } from '../analyses/with-ids.ts'
import type { Tally } from './tally.ts'

/** Its place in an archive. */
export const PAST_WORK_FILE = 'past-work.json'

/** What a person did besides papers and analyses: filters of the library, searches with their answers, conversations. */
export const pastWorkSchema = z.object({
  filters: z.array(savedFilterSchema),
  searches: z.array(searchRunSchema),
  conversations: z.array(z.object({ session: copilotSessionSchema, messages: z.array(copilotMessageSchema) })),
})
export type PastWork = z.infer<typeof pastWorkSchema>
type Part = keyof PastWork

/** What became of each kind. Law of each: back + already + failed = total. */
export type BroughtWork = Record<Part, Tally>
type Options = { signal: AbortSignal; onStep: (step: { part: Part; done: number; total: number }) => void }

/** Who keeps the work: the server, or what was kept in this browser. */
type Keeper = { ask: AskKept; has: (name: Capability) => boolean }

/** Asks whoever answers this page. */
export const askServer: AskKept = (endpoint, input) => callApi(endpoint, input as never)

/** What was removed elsewhere since the list was made is left out. */
async function ifThere<T>(work: Promise<T>): Promise<T[]> {
  try {
    return [await work]
  } catch (error) {
    if (statusOf(error) === 404) return []
    throw error
  }
}

async function sessionsOf(ask: AskKept) {
  const sessions = []
  let cursor: string | undefined
  do {
    const page = await ask(copilotApi.sessions, { query: { limit: String(PAGE_LIMIT_MAX), cursor } })
    sessions.push(...page.sessions)
    cursor = page.next
  } while (cursor !== undefined)
  return sessions
}

async function messagesOf(ask: AskKept, sessionId: string): Promise<CopilotMessage[]> {
  const messages: CopilotMessage[] = []
  let cursor: string | undefined
  do {
    const query = { limit: String(PAGE_LIMIT_MAX), cursor }
    const page = await ask(copilotApi.messages, { params: { sessionId }, query })
    messages.push(...page.messages)
    cursor = page.next
  } while (cursor !== undefined)
  return messages
}

/** Reads it, all of it: each search with its papers, each conversation with every message. */
export async function collectPastWork({ ask, has }: Keeper, { signal, onStep }: Options): Promise<PastWork> {
  const filters = has('library-filters') ? (await ask(libraryFiltersApi.list, {})).filters : []
  const runs = has('search') ? (await ask(searchApi.runs, {})).runs : []
  const searches: SearchRun[] = []
  for (const [done, { runId }] of runs.entries()) {
    signal.throwIfAborted()
    onStep({ part: 'searches', done, total: runs.length })
    searches.push(...(await ifThere(ask(searchApi.get, { params: { runId } }))))
  }
  const sessions = has('copilot') ? await sessionsOf(ask) : []
  const conversations: PastWork['conversations'] = []
  for (const [done, session] of sessions.entries()) {
    signal.throwIfAborted()
    onStep({ part: 'conversations', done, total: sessions.length })
    const said = await ifThere(messagesOf(ask, session.id))
    conversations.push(...said.map((messages) => ({ session, messages })))
  }
  return { filters, searches, conversations }
}

const keyOf = (id: string) => `moved-${id}`.slice(0, 64)

const tallyOf = (list: readonly unknown[]): Tally => ({ total: list.length, back: 0, already: 0, failed: [] })

const filterBody = ({ id, name, look }: PastWork['filters'][number], ids: ReadonlyMap<string, string>) => ({
  name,
  look: withIds(look, ids) as typeof look,
  clientKey: keyOf(id),
})

const runBody = (
  { runId, items, since: _since, next: _next, ...run }: SearchRun,
  ids: ReadonlyMap<string, string>,
) => ({
  ...run,
  hits: items.slice(0, BROUGHT_HITS_MAX).map(({ paper, screened: _votes, ...hit }) => ({
    ...hit,
    documentId: ids.get(paper.id) ?? paper.id,
    ...(hit.isOutside && { paper }),
  })),
  clientKey: keyOf(runId),
})

function sessionBody({ session, messages }: PastWork['conversations'][number], ids: ReadonlyMap<string, string>) {
  const { id, title, scope, isPinned, headId, createdAt, updatedAt } = session
  return {
    title,
    scope: withIds(scope, ids) as typeof scope,
    ...(isPinned && { isPinned }),
    ...(headId != null && { headId }),
    createdAt,
    updatedAt,
    messages: withIds(messages, ids) as typeof messages,
    clientKey: keyOf(id),
  }
}

/** Which of it the server has a place for. */
const callOf = { filters: 'library-filters', searches: 'search-history', conversations: 'copilot' } as const
export const partsOf = (has: Keeper['has']): Part[] =>
  (Object.keys(callOf) as Part[]).filter((part) => has(callOf[part]))

type Here = { ids: ReadonlyMap<string, string>; has: Keeper['has'] }

/**
 * Brings it to the server: nothing is asked or counted anew, and what was brought before is recognised by its key. `ids`:
 * what papers and folders are called there. A kind that the server has no place for is left out and counts nothing.
 */
export async function bringPastWork(
  work: PastWork,
  { ids, has }: Here,
  { signal, onStep }: Options,
): Promise<BroughtWork> {
  const wanted = new Set(partsOf(has))
  const listed = <P extends Part>(part: P): PastWork[P] => (wanted.has(part) ? work[part] : ([] as never))
  /** `bring` answers whether it was not there yet. */
  const bringAll = async <T>(
    part: Part,
    list: readonly T[],
    bring: (one: T) => Promise<boolean>,
    nameOf: (one: T) => string,
  ): Promise<Tally> => {
    const tally = tallyOf(list)
    for (const [done, one] of list.entries()) {
      signal.throwIfAborted()
      onStep({ part, done, total: list.length })
      try {
        tally[(await bring(one)) ? 'back' : 'already'] += 1
      } catch (error) {
        signal.throwIfAborted()
        tally.failed.push({ name: nameOf(one), reason: messageOf(error, 'It could not be sent.') })
      }
    }
    return tally
  }

  const filters = listed('filters')
  const filtersThere = filters.length > 0 ? (await callApi(libraryFiltersApi.list, {})).filters : []
  const broughtFilters = await bringAll(
    'filters',
    filters,
    async (one) => {
      const { id } = await callApi(libraryFiltersApi.create, { body: filterBody(one, ids) }, { signal })
      return !filtersThere.some((each) => each.id === id)
    },
    ({ name }) => name,
  )
  // A conversation may be about the papers of a search: its id there is known by then.
  const now = new Map(ids)
  const searches = await bringAll(
    'searches',
    listed('searches'),
    async (one) => {
      const { runId, isNew } = await callApi(searchApi.bring, { body: runBody(one, ids) }, { signal })
      now.set(one.runId, runId)
      return isNew
    },
    ({ query }) => query,
  )
  const held = listed('conversations')
  const sessionsThere = new Set(held.length > 0 ? (await sessionsOf(askServer)).map(({ id }) => id) : [])
  const conversations = await bringAll(
    'conversations',
    held,
    async (one) => {
      const { id } = await callApi(copilotApi.bring, { body: sessionBody(one, now) }, { signal })
      return !sessionsThere.has(id)
    },
    ({ session }) => session.title,
  )
  return { filters: broughtFilters, searches, conversations }
}
