import { isCounted, searchApi, SEARCHES_KEPT } from '#contract/search.ts'

import { answer, answerEvenUnkept } from '../answers/answer.ts'
import { paperFor } from '../papers/library.ts'
import { giveBackUse, takeUse } from '../people/plan-limits.ts'
import { notFound } from '../world/refusal.ts'
import { endAlertWithout } from './search-alerts.ts'
import { followLate } from './late-answers.ts'
import { foundRun, packedRun } from './packed-run.ts'
import { performedSearch } from './search-performed.ts'
import { answeredRun, cursorParts, goneOn, pruneRuns, runsOf } from './search-runs.ts'

/** New papers that are told of at once, and letters of a question that are searched. */
const MOST_NEW = 50
const QUERY_MAX = 2000

export const searchHandlers = [
  answerEvenUnkept(
    searchApi.run,
    async ({ world, me, body, apart }) => {
      const account = me()
      if (body.cursor !== undefined) {
        const place = cursorParts(body.cursor)
        const kept = place && world.searchRuns.get(place.runId)
        if (kept?.ownerId !== account.id) throw notFound('This search')
        const before = foundRun(kept)
        const row = goneOn(world, account, before, place?.given ?? 0)
        if (row !== before) world.searchRuns.put(packedRun(row))
        return answeredRun(world, account, row)
      }
      const use = world.newId('use')
      takeUse(world, account, 'search', use)
      const giveBack = () => giveBackUse(world, account.id, 'search', use)
      const { row, ...coming } = await apart(() => performedSearch(world, account, body)).catch((error: unknown) => {
        giveBack()
        throw error
      })
      if (!isCounted(row.run)) giveBack()
      world.searchRuns.put(packedRun(row))
      pruneRuns(world, account.id)
      followLate(world, row.id, coming)
      return answeredRun(world, account, row)
    },
    // What comes after is looked up in the run that is kept.
    (run) => ({ ...run, next: undefined, unkept: true as const }),
  ),

  answer(searchApi.get, ({ world, me, params }) => {
    const account = me()
    const row = world.searchRuns.get(params.runId)
    if (row?.ownerId !== account.id) throw notFound('This search')
    return answeredRun(world, account, foundRun(row))
  }),

  answer(searchApi.runs, ({ world, me }) => ({
    runs: runsOf(world, me().id)
      .slice(0, SEARCHES_KEPT)
      .map(({ run: { runId, query, at, total, perSource, since, byAlert, filters } }) => ({
        runId,
        query,
        at,
        total,
        sources: perSource.map(({ source, label, error }) => ({ source, label, ...(error && { failed: true }) })),
        ...(since && { fresh: since.fresh }),
        ...(byAlert && { byAlert }),
        ...(filters && { filters }),
      })),
    most: SEARCHES_KEPT,
  })),

  answer(searchApi.newPapers, async ({ world, me, body: { query, since, without } }) => {
    const account = me()
    const had = new Set(without)
    const after = Date.parse(since)
    const isNew = (id: string) => {
      const { addedAt } = (had.has(id) ? undefined : paperFor(world, account, id)) ?? {}
      return addedAt !== undefined && Date.parse(addedAt) > after
    }
    const {
      row: { hits },
    } = await performedSearch(world, account, { query: query.slice(0, QUERY_MAX), sources: ['own'] }, isNew)
    return {
      documents: hits.slice(0, MOST_NEW).flatMap(({ documentId }) => paperFor(world, account, documentId) ?? []),
    }
  }),

  answer(searchApi.bring, ({ world, me, body: { clientKey, hits, at, ...run } }) => {
    const account = me()
    const before = runsOf(world, account.id).find((row) => row.clientKey === clientKey)
    if (before) return { runId: before.id, isNew: false }
    const runId = world.newId('run')
    // Nobody searched in the future: it would stand before every other for ever.
    const made = new Date(Math.min(Date.parse(at), Date.parse(world.now()))).toISOString()
    world.searchRuns.put(
      packedRun({ id: runId, ownerId: account.id, at: made, run: { ...run, runId, at: made }, hits, clientKey }),
    )
    pruneRuns(world, account.id)
    return { runId, isNew: true }
  }),

  /** A link that was made from the run keeps its own copy; the last search of a query takes its alert with it. */
  answer(searchApi.remove, ({ world, me, params }) => {
    const row = world.searchRuns.get(params.runId)
    if (row?.ownerId !== me().id) throw notFound('This search')
    world.searchRuns.remove(row.id)
    endAlertWithout(world, row)
    return { success: true }
  }),
]
