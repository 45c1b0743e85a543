import type { Paper } from '#contract/papers.ts'
import { SEARCH_LIMIT, SEARCHES_KEPT, type RunFilters, type SearchHit, type SearchRun } from '#contract/search.ts'
import { sameQuery, workKeys } from '#science/search/compare-runs.ts'
import { bestSentence } from '#science/synthesis/best-sentence.ts'
import { filtersKey } from '#science/search/run-filters.ts'

import { isStarter, libraryOf, paperFor } from '../papers/library.ts'
import type { AccountRow, SearchRunRow } from '../world/rows.ts'
import { withStanding } from './late-answers.ts'
import { foundRun, type FoundRun } from './packed-run.ts'
import { screenedBy } from './screened-papers.ts'
import type { KeptHit } from '../sources/search-merge.ts'
import type { World } from '../world/world.ts'

/** Earlier runs that are looked through for what was seen before. */
const LOOKED_BACK = 50

/** A record of one's own and its twin in the starter library are one paper with two origins. */
function merged(world: World, account: AccountRow, paper: Paper): Paper {
  if (isStarter(paper.id)) return paper
  const twin = [...libraryOf(world).twinsOf(account.id)].find(([, own]) => own === paper.id)
  return twin ? { ...paper, origin: [...paper.origin, { kind: 'starter' }] } : paper
}

/** A paper from outside that has come into the person's library since is that paper. */
function cameInside(world: World, account: AccountRow, outside: Paper): Paper | undefined {
  const match = libraryOf(world).duplicatesOf(account.id).match(outside)
  return match && paperFor(world, account, match.id)
}

/** A run as it was answered, with its papers as they are now. Papers that were deleted since are left out. */
export function answeredRun(world: World, account: AccountRow, row: FoundRun): SearchRun {
  const hasOwn = world.documents.of(account.id).size > 0
  const items = row.hits.flatMap(({ documentId, paper: outside, isOutside, ...hit }): SearchHit[] => {
    const paper = outside ? hasOwn && cameInside(world, account, outside) : paperFor(world, account, documentId)
    if (paper) return [{ paper: merged(world, account, paper), ...sentenceIn(paper, hit) }]
    return outside && isOutside ? [{ paper: outside, isOutside, ...hit }] : []
  })
  const screened = screenedBy(
    world,
    account,
    items.map(({ paper }) => paper.id),
  )
  const withVotes = items.map((hit) => {
    const votes = screened.get(hit.paper.id)
    return votes ? { ...hit, screened: votes } : hit
  })
  return { ...withStanding(world, row.run), items: withVotes, ...(row.rest && { next: cursorAfter(row) }) }
}

/** The sentence by which a paper answers, where it was not kept with the run. */
function sentenceIn<H extends Pick<KeptHit, 'terms' | 'sentence'>>(paper: Paper, hit: H): H {
  if (hit.sentence !== undefined) return hit
  const sentence = bestSentence(paper, hit.terms)
  return sentence === undefined ? hit : { ...hit, sentence }
}

const cursorAfter = ({ id, hits }: FoundRun): string => `${id}~${hits.length}`
/** The run that a cursor belongs to, and how many papers had been given when it was made. */
export function cursorParts(cursor: string): { runId: string; given: number } | undefined {
  const [, runId, given] = /^(.+)~(\d+)$/.exec(cursor) ?? []
  return runId === undefined ? undefined : { runId, given: Number(given) }
}

/** The run with the papers after those that it has given. One that has gone on already is answered as it is. */
export function goneOn(world: World, account: AccountRow, row: FoundRun, given: number): FoundRun {
  if (!row.rest || given < row.hits.length) return row
  const more = row.rest.slice(0, SEARCH_LIMIT).map((hit): KeptHit => {
    const paper = paperFor(world, account, hit.documentId)
    const sentence = paper && bestSentence(paper, hit.terms)
    return { ...hit, ...(sentence && { sentence }) }
  })
  const { query, filters, since } = row.run
  const marked = sinceBefore(world, account, { query, filters }, more, row.at)
  const left = row.rest.slice(SEARCH_LIMIT)
  const { rest: _, ...before } = row
  return {
    ...before,
    run: { ...row.run, ...(since && { since: { ...since, fresh: since.fresh + (marked.since?.fresh ?? 0) } }) },
    hits: [...row.hits, ...marked.hits],
    ...(left.length > 0 && { rest: left }),
  }
}

/** Runs of a person, newest first. To be read alone: they are the ones that are kept. */
export const runsOf = (world: World, accountId: string): Readonly<SearchRunRow>[] =>
  world.searchRuns
    .of(accountId)
    .pick(
      () => true,
      (row) => row,
    )
    .toSorted((a, b) => b.at.localeCompare(a.at))

/** What of an answer is new since every earlier run of the same query and filters; nothing is said of a first run. */
export function sinceBefore(
  world: World,
  account: AccountRow,
  { query, filters }: { query: string; filters?: RunFilters | undefined },
  hits: readonly KeptHit[],
  before?: string,
) {
  const earlier = runsOf(world, account.id)
    .filter(({ at }) => before === undefined || at < before)
    .filter(({ run }) => sameQuery(run.query) === sameQuery(query) && filtersKey(run.filters) === filtersKey(filters))
    // A run that no source answered has seen nothing.
    .filter(({ run }) => run.perSource.some(({ error }) => !error))
    .slice(0, LOOKED_BACK)
  const [last] = earlier
  if (!last) return { hits }
  const keysOf = ({ documentId, paper }: KeptHit) => {
    const known = paper ?? paperFor(world, account, documentId)
    return known ? workKeys(known) : [`id:${documentId}`]
  }
  // The same papers come again and again: each is looked at once.
  const looked = new Set<string>()
  const seen = new Set<string>()
  for (const hit of earlier.flatMap((row) => foundRun(row).hits)) {
    if (!hit.paper && looked.has(hit.documentId)) continue
    looked.add(hit.documentId)
    for (const key of keysOf(hit)) seen.add(key)
  }
  const marked = hits.map((hit) => ({ ...hit, isNew: !keysOf(hit).some((key) => seen.has(key)) }))
  const fresh = marked.filter(({ isNew }) => isNew).length
  return { hits: marked, since: { runId: last.id, at: last.at, fresh } }
}

/** Removes a person's runs beyond the newest ones, but those by which an alert tells what is new. */
export function pruneRuns(world: World, accountId: string): void {
  if (world.searchRuns.idsOf(accountId).length <= SEARCHES_KEPT) return
  const told = new Set(
    world.searchAlerts.of(accountId).pick(
      () => true,
      ({ runId }) => runId,
    ),
  )
  for (const { id } of runsOf(world, accountId).slice(SEARCHES_KEPT)) if (!told.has(id)) world.searchRuns.remove(id)
}
