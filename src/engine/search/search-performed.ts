import {
  externalSources,
  librarySources,
  SEARCH_LIMIT,
  type RunFilters,
  type SearchRun,
  type SearchSource,
} from '#contract/search.ts'
import { bestSentence } from '#science/synthesis/best-sentence.ts'
import { filtersKey, passesFilters } from '#science/search/run-filters.ts'
import type { SearchHit } from '#science/search/search-index.ts'

import { keepAbstract } from '../papers/keep-abstract.ts'
import { isStarter, libraryOf, paperFor } from '../papers/library.ts'
import type { AccountRow } from '../world/rows.ts'
import { mergedHits, type KeptHit } from '../sources/search-merge.ts'
import { searchOutside, type OutsideAnswer } from '../sources/search-outside.ts'
import type { ComingAnswers } from './late-answers.ts'
import type { FoundRun } from './packed-run.ts'
import { questionRead } from './question-read.ts'
import { sinceBefore } from './search-runs.ts'
import { sourceSettings } from '../sources/settings.ts'
import { createTurns } from '../world/turns.ts'
import type { World } from '../world/world.ts'

const LABELS = { starter: 'Starter library', own: 'My library' } as const

/**
 * Where no paper speaks of so much of what a question names, rare things weighing most, the libraries have no answer to it;
 * where one does, those that speak of less than this share of it are none. On the judged corpora 6 % of claims, 0 to 3 %
 * of other questions then get no answer although one was there (docs/measured.md).
 */
const LEAST_COVERAGE = 0.35
const LEAST_OF_BEST = 0.25

/** What the libraries answer: every paper that matched, one of one's own before its twin of the starter library. */
async function searchLibraries(
  world: World,
  account: AccountRow,
  query: string,
  sources: readonly SearchSource[],
  isWanted: (id: string) => boolean,
) {
  const library = libraryOf(world)
  const index = await library.indexFor(account.id)
  const turn = createTurns()
  const twins = library.twinsOf(account.id)
  const sourceOf = (id: string) => (isStarter(id) ? 'starter' : 'own')
  const accept = (id: string) => sources.includes(sourceOf(id)) && library.mayRead(account.id, id) && isWanted(id)
  const { reading, coverage, inTexts, nearest } = questionRead(world, account, index, query, accept)
  const { language } = reading
  await turn()
  const matched = index.search(query, { accept, language })
  await turn()
  const known = new Set(matched.map(({ id }) => id))
  const more = inTexts.filter((id) => !known.has(id)).map((id) => ({ id, score: 0, terms: [] }))
  const all = reading.subjects.some(({ near, papers }) => near && papers === 0)
    ? withNearest([...matched, ...more], nearest, coverage)
    : [...matched, ...more]
  const best = all.reduce((most, { id }) => Math.max(most, coverage(id)), 0)
  const matches = best < LEAST_COVERAGE ? [] : all.filter(({ id }) => coverage(id) >= best * LEAST_OF_BEST)
  const found = new Set(matches.map(({ id }) => id))
  const asked = librarySources.filter((source) => sources.includes(source))
  const below = all.length - matches.length
  return {
    index,
    distinct: matches.filter(({ id }) => !found.has(twins.get(id) ?? '')),
    sourceOf,
    ...(asked.length > 0 && { reading: { ...reading, ...(below > 0 && { below }) } }),
    perSource: asked.map((source) => ({
      source,
      label: LABELS[source],
      queryRun: index.understood(query, { accept, language }),
      hits: matches.filter(({ id }) => sourceOf(id) === source).length,
    })),
  }
}

/** A paper nearer by so much of what is named goes before those that only share more words. */
const NEARER = 1.2

/** Where everyday words were read by looser names: papers that have clearly more of the question than the first ones stand before them. */
function withNearest(matched: readonly SearchHit[], nearest: readonly string[], coverage: (id: string) => number) {
  const first = coverage(matched[0]?.id ?? '')
  const hits = new Map(matched.map((hit) => [hit.id, hit]))
  const before = nearest.filter((id) => coverage(id) > first * NEARER)
  const front = before.map((id) => hits.get(id) ?? { id, score: 0, terms: [] })
  const behind = nearest.filter((id) => !hits.has(id) && !before.includes(id))
  const own = matched.filter(({ id }) => !before.includes(id))
  return [...front, ...own, ...behind.map((id) => ({ id, score: 0, terms: [] }))]
}

type Asked = {
  query: string
  sources?: readonly SearchSource[] | undefined
  filters?: RunFilters | undefined
}

/** Papers that are kept for going on after the first of them. */
const KEPT_MAX = 2000

type PerformedSearch = ComingAnswers & { row: FoundRun }

/**
 * Asks the libraries and the sources outside, all at the same time, and makes one run of their answers. Nothing is kept
 * and nothing counted: that is the caller's. `isWanted` leaves out papers of the libraries. Sources that are `late` have
 * not answered; `withLate` is the run with the answer of one of them, whose papers come after those that it had.
 */
export async function performedSearch(
  world: World,
  account: AccountRow,
  { query, sources: only, filters: given }: Asked,
  isWanted: (id: string) => boolean = () => true,
): Promise<PerformedSearch> {
  const settings = sourceSettings(world, account)
  const known: readonly SearchSource[] = [
    ...librarySources,
    ...externalSources.filter((source) => settings.sources.includes(source)),
  ]
  const wanted = only?.filter((source) => known.includes(source)) ?? []
  const sources = wanted.length > 0 ? wanted : known
  const outside = externalSources.filter((source) => sources.includes(source))
  const filters = given && filtersKey(given) !== filtersKey({}) ? given : undefined
  const passes = (id: string) => {
    const paper = filters && paperFor(world, account, id)
    return !filters || (paper !== undefined && passesFilters(paper, filters))
  }
  const libraries = searchLibraries(world, account, query, sources, (id) => isWanted(id) && passes(id))
  const hasInside = libraries.then(
    ({ distinct }) => distinct.length > 0,
    () => false,
  )
  const [inside, { answers, late }] = await Promise.all([libraries, searchOutside(outside, query, settings, hasInside)])

  const hits: Parameters<typeof mergedHits>[0][number][] = []
  const turn = createTurns()
  for (const { id, score, terms } of inside.distinct.slice(0, SEARCH_LIMIT)) {
    await turn()
    const paper = paperFor(world, account, id)
    if (!paper) continue
    const sentence = bestSentence(paper, terms, inside.index.abstractOf(id))
    const hit: KeptHit = { documentId: id, score, terms, ...(sentence && { sentence }) }
    const source = inside.sourceOf(id)
    hits.push({ hit, paper, source, label: LABELS[source] })
  }
  const at = world.now()
  const reread = new Set<string>()
  const onAbstract = (id: string, abstract: string, from: string) => {
    if (keepAbstract(world, account, id, abstract, { from })) reread.add(id)
  }
  const mergedOf = (given: readonly OutsideAnswer[]) => {
    const found = outside.length > 0 ? mergedHits(hits, given, { query, at, onAbstract }) : hits.map(({ hit }) => hit)
    // What matched best stood in our summary: it is looked for in the abstract that took its place.
    for (const hit of found) if (reread.has(hit.documentId)) Object.assign(hit, sentenceOf(world, account, hit))
    return filters ? found.filter(({ paper }) => !paper || passesFilters(paper, filters)) : found
  }
  const merged = mergedOf(answers)
  const { hits: kept, since } = sinceBefore(world, account, { query, filters }, merged.slice(0, SEARCH_LIMIT))
  // With sources outside, works of the libraries may have been pushed behind the first ones.
  const pushed = merged.slice(SEARCH_LIMIT).filter(({ paper }) => !paper)
  const rest = [
    ...pushed.map(({ documentId, score, terms }) => ({ documentId, score, terms })),
    ...inside.distinct.slice(SEARCH_LIMIT, KEPT_MAX).map(({ id, score, terms }) => ({ documentId: id, score, terms })),
  ]
  const runId = world.newId('run')
  const reportOf = ({ report }: OutsideAnswer) => (filters ? filtered(report) : report)
  const row: FoundRun = {
    id: runId,
    ownerId: account.id,
    at,
    run: {
      runId,
      query,
      at,
      ...(filters && { filters }),
      ...(inside.reading && { reading: inside.reading }),
      perSource: [...inside.perSource, ...answers.map(reportOf)],
      // Papers of the libraries beyond those that are shown, and every work that came from outside.
      total: merged.length + inside.distinct.length - hits.length,
      ...(since && { since }),
    },
    hits: [...kept],
    ...(rest.length > 0 && { rest }),
  }
  const told = [...answers]
  const withLate: PerformedSearch['withLate'] = (before, answer) => {
    told[told.findIndex(({ report }) => report.source === answer.report.source)] = answer
    const found = mergedOf(told)
    const joined = inPlace(before.hits, found)
    const marked = sinceBefore(world, account, { query, filters }, joined, at)
    const { since: _, ...run } = before.run
    return {
      ...before,
      hits: [...marked.hits],
      run: {
        ...run,
        perSource: run.perSource.map((each) => (each.source === answer.report.source ? reportOf(answer) : each)),
        total: found.length + inside.distinct.length - hits.length,
        ...(marked.since && { since: marked.since }),
      },
    }
  }
  return { row, late, withLate }
}

/** The hits of a run where they stood, as they are known now, and behind them what came since. */
function inPlace(before: readonly KeptHit[], found: readonly KeptHit[]): KeptHit[] {
  const namesOf = ({ documentId, foundBy = [] }: KeptHit) => [
    documentId,
    ...foundBy.map(({ source, rank }) => `${source} ${rank}`),
  ]
  const byName = new Map(found.flatMap((hit) => namesOf(hit).map((name) => [name, hit] as const)))
  const taken = new Set<KeptHit>()
  const stood = before.flatMap((hit) => {
    const now = namesOf(hit).flatMap((name) => byName.get(name) ?? [])[0]
    // Two that were told apart are one work by what a third source says: the first of them stays.
    if (now && taken.has(now)) return []
    if (!now) return [hit]
    taken.add(now)
    const { documentId } = hit
    return [{ ...now, documentId, ...(now.paper && { paper: { ...now.paper, id: documentId } }) }]
  })
  return [...stood, ...found.filter((hit) => !taken.has(hit)).slice(0, SEARCH_LIMIT)]
}

function sentenceOf(world: World, account: AccountRow, { documentId, terms }: KeptHit): Pick<KeptHit, 'sentence'> {
  const paper = paperFor(world, account, documentId)
  return { sentence: paper && bestSentence(paper, terms) }
}

/** Sources outside are asked for the words alone; what they gave is narrowed here, and that is said. */
const filtered = (report: SearchRun['perSource'][number]) => ({
  ...report,
  notes: [...(report.notes ?? []), 'It was asked without the filters. They were applied to what it gave.'],
})
