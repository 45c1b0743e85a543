import type { Paper } from '#contract/papers.ts'
import { SEARCH_LIMIT, searchApi, searchSources, type SearchHit, type SearchSource } from '#contract/search.ts'
import { bestSentence } from '#science/search/highlight.ts'

import { isStarter, libraryOf, paperFor } from '../library.ts'
import { mock } from '../mock-endpoint.ts'
import { assertMayUse } from '../plan-limits.ts'
import { notFound } from '../refusal.ts'
import type { AccountRow, SearchRunRow } from '../rows.ts'
import type { World } from '../world.ts'

const LABELS: Record<SearchSource, string> = { starter: 'Starter library', own: 'My library' }

/** A record of one's own and its twin in the starter library are one paper with two origins. */
function merged(world: World, account: AccountRow, paper: Paper): Paper {
  if (isStarter(paper.id)) return paper
  const twin = [...libraryOf(world).twinsOf(account.id)].find(([, own]) => own === paper.id)
  return twin ? { ...paper, origin: [...paper.origin, { kind: 'starter' }] } : paper
}

function answerOf(world: World, account: AccountRow, row: SearchRunRow) {
  const items = row.hits.flatMap(({ documentId, ...hit }): SearchHit[] => {
    const paper = paperFor(world, account, documentId)
    return paper ? [{ paper: merged(world, account, paper), ...hit }] : []
  })
  return { ...row.run, items }
}

export const searchHandlers = [
  mock(searchApi.run, async ({ world, me, body }) => {
    const account = me()
    assertMayUse(world, account, 'search')
    const sources: readonly SearchSource[] = body.sources?.length ? body.sources : searchSources
    const library = libraryOf(world)
    await library.ready()

    const twins = library.twinsOf(account.id)
    const sourceOf = (id: string): SearchSource => (isStarter(id) ? 'starter' : 'own')
    const seen: Record<SearchSource, number> = { starter: 0, own: 0 }
    const matches = library.index.search(body.query, {
      accept: (id) => sources.includes(sourceOf(id)) && library.mayRead(account.id, id),
    })
    for (const { id } of matches) seen[sourceOf(id)] += 1
    const found = new Set(matches.map(({ id }) => id))
    const distinct = matches.filter(({ id }) => !found.has(twins.get(id) ?? ''))

    const runId = world.newId('run')
    const row: SearchRunRow = {
      id: runId,
      ownerId: account.id,
      at: world.now(),
      run: {
        runId,
        query: body.query,
        at: world.now(),
        perSource: sources.map((source) => ({
          source,
          label: LABELS[source],
          queryRun: library.index.understood(body.query),
          hits: seen[source],
        })),
        total: distinct.length,
      },
      hits: distinct.slice(0, SEARCH_LIMIT).map(({ id, score, terms }) => {
        const paper = paperFor(world, account, id)
        const sentence = paper && bestSentence(paper, terms)
        return { documentId: id, score, terms, ...(sentence && { sentence }) }
      }),
    }
    world.searchRuns.put(row)
    return answerOf(world, account, row)
  }),

  mock(searchApi.get, ({ world, me, params }) => {
    const account = me()
    const row = world.searchRuns.get(params.runId)
    if (row?.ownerId !== account.id) throw notFound('This search')
    return answerOf(world, account, row)
  }),

  mock(searchApi.runs, ({ world, me }) => {
    const account = me()
    const rows = world.searchRuns.filter((row) => row.ownerId === account.id)
    rows.sort((a, b) => b.at.localeCompare(a.at))
    return {
      runs: rows.slice(0, 200).map(({ run }) => ({ runId: run.runId, query: run.query, at: run.at, total: run.total })),
    }
  }),
]
