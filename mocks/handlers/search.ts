import { externalSources, librarySources, SEARCH_LIMIT, searchApi, type SearchSource } from '#contract/search.ts'
import { bestSentence } from '#science/search/highlight.ts'

import { isStarter, libraryOf, paperFor } from '../library.ts'
import { mock } from '../mock-endpoint.ts'
import { assertMayUse } from '../plan-limits.ts'
import { notFound } from '../refusal.ts'
import type { AccountRow, SearchRunRow } from '../rows.ts'
import { mergedHits, type KeptHit } from '../search-merge.ts'
import { searchOutside } from '../search-outside.ts'
import { answeredRun, runsOf, sinceBefore } from '../search-runs.ts'
import { sourceSettings } from '../sources/settings.ts'
import type { World } from '../world.ts'

const LABELS = { starter: 'Starter library', own: 'My library' } as const

const LISTED = 200

/** What the libraries answer: every paper that matched, one of one's own before its twin of the starter library. */
async function searchLibraries(world: World, account: AccountRow, query: string, sources: readonly SearchSource[]) {
  const library = libraryOf(world)
  await library.ready()
  const twins = library.twinsOf(account.id)
  const sourceOf = (id: string) => (isStarter(id) ? 'starter' : 'own')
  const matches = library.index.search(query, {
    accept: (id) => sources.includes(sourceOf(id)) && library.mayRead(account.id, id),
  })
  const found = new Set(matches.map(({ id }) => id))
  const asked = librarySources.filter((source) => sources.includes(source))
  return {
    distinct: matches.filter(({ id }) => !found.has(twins.get(id) ?? '')),
    sourceOf,
    perSource: asked.map((source) => ({
      source,
      label: LABELS[source],
      queryRun: library.index.understood(query),
      hits: matches.filter(({ id }) => sourceOf(id) === source).length,
    })),
  }
}

export const searchHandlers = [
  mock(searchApi.run, async ({ world, me, body }) => {
    const account = me()
    assertMayUse(world, account, 'search')
    const settings = sourceSettings(world.id)
    const known: readonly SearchSource[] = [...librarySources, ...settings.sources]
    const wanted = body.sources?.filter((source) => known.includes(source)) ?? []
    const sources = wanted.length > 0 ? wanted : known
    const outside = externalSources.filter((source) => sources.includes(source))
    const [inside, answers] = await Promise.all([
      searchLibraries(world, account, body.query, sources),
      searchOutside(outside, body.query, settings),
    ])

    const hits = inside.distinct.slice(0, SEARCH_LIMIT).flatMap(({ id, score, terms }) => {
      const paper = paperFor(world, account, id)
      if (!paper) return []
      const sentence = bestSentence(paper, terms)
      const hit: KeptHit = { documentId: id, score, terms, ...(sentence && { sentence }) }
      const source = inside.sourceOf(id)
      return [{ hit, paper, source, label: LABELS[source] }]
    })
    const at = world.now()
    const merged =
      outside.length > 0 ? mergedHits(hits, answers, { query: body.query, at }) : hits.map(({ hit }) => hit)
    const { hits: kept, since } = sinceBefore(world, account, body.query, merged.slice(0, SEARCH_LIMIT))
    const runId = world.newId('run')
    const row: SearchRunRow = {
      id: runId,
      ownerId: account.id,
      at,
      run: {
        runId,
        query: body.query,
        at,
        perSource: [...inside.perSource, ...answers.map(({ report }) => report)],
        // Papers of the libraries beyond those that are shown, and every work that came from outside.
        total: merged.length + inside.distinct.length - hits.length,
        ...(since && { since }),
      },
      hits: [...kept],
    }
    world.searchRuns.put(row)
    return answeredRun(world, account, row)
  }),

  mock(searchApi.get, ({ world, me, params }) => {
    const account = me()
    const row = world.searchRuns.get(params.runId)
    if (row?.ownerId !== account.id) throw notFound('This search')
    return answeredRun(world, account, row)
  }),

  mock(searchApi.runs, ({ world, me }) => ({
    runs: runsOf(world, me().id)
      .slice(0, LISTED)
      .map(({ run: { runId, query, at, total, perSource, since } }) => ({
        runId,
        query,
        at,
        total,
        sources: perSource.map(({ source, label, error }) => ({ source, label, ...(error && { failed: true }) })),
        ...(since && { fresh: since.fresh }),
      })),
  })),

  /** A link that was made from the run keeps its own copy. */
  mock(searchApi.remove, ({ world, me, params }) => {
    const row = world.searchRuns.get(params.runId)
    if (row?.ownerId !== me().id) throw notFound('This search')
    world.searchRuns.remove(row.id)
    return { success: true }
  }),
]
