import type { GraphAnswer, GraphRelation, RelatedPaper } from '#contract/graph.ts'
import type { Paper } from '#contract/papers.ts'
import type { ExternalSource } from '#contract/search.ts'
import { createDuplicateIndex, duplicateGroups } from '#science/records/deduplicate.ts'

import { libraryOf, paperFor, starterLibrary } from '../papers/library.ts'
import { sharedWorks, starterCitations, wholeLists } from '../starter-papers/citations.ts'
import type { AccountRow, PaperLinksRow } from '../world/rows.ts'
import { outsidePaper } from '../sources/search-merge.ts'
import { SourceFailure } from '../sources/ask-source.ts'
import { keptLinks, linksOf } from './kept-links.ts'
import { allLinkSources, linkSources, type LinkRelation } from '../sources/links.ts'
import { sourceSettings } from '../sources/settings.ts'
import { UnreadableReply, type SourceAdapter, type SourceRecord } from '../sources/source-record.ts'
import type { World } from '../world/world.ts'

/** Sentences told of one link. */
const SAID_MOST = 5
/** Papers that are told of as alike: what comes after them is hardly alike any more. */
const SIMILAR_MAX = 200

/** As an answer names the citations that belong to the product. */
const STARTER = { source: 'starter', label: 'Starter library' } as const

type Whole = Pick<GraphAnswer, 'items' | 'perSource' | 'unknown' | 'counts' | 'unasked' | 'whole'>
type Linked = SourceRecord & {
  source: ExternalSource | typeof STARTER.source
  label: string
  rank: number
  seed: string
}
type Answer = { records: Linked[]; report: GraphAnswer['perSource'][number] }

/** Made by whoever asks first: an engine that starts has other things to do. */
let starterIndex: ReturnType<typeof createDuplicateIndex> | undefined
const starters = () => (starterIndex ??= createDuplicateIndex(starterLibrary()))

/** The paper of a library that a record is: one of the seeds first, then the person's own, then one of the starter library. */
function insideOf(world: World, account: AccountRow, paper: Paper, seeds: readonly Paper[]): Paper | undefined {
  const own = libraryOf(world).duplicatesOf(account.id).match(paper)
  const starter = starters().match(paper)
  const seed = seeds.find(({ id }) => id === own?.id || id === starter?.id)
  const match = seed ?? own ?? starter
  return match && paperFor(world, account, match.id)
}

/** Papers of the libraries that are like the seeds, by their words alone. One's own stands before its starter twin. */
async function similar(world: World, account: AccountRow, seeds: readonly Paper[]): Promise<Whole> {
  const library = libraryOf(world)
  const ids = seeds.map(({ id }) => id)
  const index = await library.indexFor(account.id, ids)
  const twins = library.twinsOf(account.id)
  // The twin of a seed is that seed.
  const same = new Set(
    [...twins].flatMap(([starter, own]) => (ids.includes(starter) || ids.includes(own) ? [starter, own] : [])),
  )
  const hits = index.similar(ids, {
    accept: (id) => library.mayRead(account.id, id) && !same.has(id) && !twins.has(id),
    limit: SIMILAR_MAX,
  })
  const items = hits.flatMap(({ id, seeds: of, score, terms }): RelatedPaper[] => {
    const paper = paperFor(world, account, id)
    return paper ? [{ paper, seeds: of, score, terms }] : []
  })
  const reached = new Set(items.flatMap((item) => item.seeds))
  return {
    items,
    perSource: [{ source: 'own', label: 'Your library and the starter library', found: items.length }],
    unknown: ids.filter((id) => !reached.has(id)),
  }
}

function wordsFor(failure: unknown): string {
  if (failure instanceof SourceFailure) return failure.message
  return failure instanceof UnreadableReply ? 'Its answer could not be read.' : 'It could not be asked.'
}

const linkedBy = ({ source, label }: Pick<SourceAdapter, 'source' | 'label'>, row: PaperLinksRow, from: number) =>
  row.records.map((record, at): Linked => ({ ...record, source, label, rank: from + at + 1, seed: row.paperId }))

/** Links that a source has and that were not taken; undefined where all were, 0 where it does not say how many. */
const leftOf = (rows: readonly PaperLinksRow[]): number | undefined => {
  const left = rows.reduce((sum, { total, records }) => sum + Math.max(0, (total ?? 0) - records.length), 0)
  return left > 0 || rows.some(({ isCut }) => isCut) ? left : undefined
}

const answerOf = (
  { source, label }: Pick<SourceAdapter, 'source' | 'label'>,
  rows: readonly PaperLinksRow[],
  error?: string,
): Answer => {
  const records: Linked[] = []
  for (const row of rows) records.push(...linkedBy({ source, label }, row, records.length))
  const left = leftOf(rows)
  const report = { source, label, found: records.length, ...(left !== undefined && { left }) }
  return { records, report: { ...report, ...(error !== undefined && { error }) } }
}

/**
 * What sources outside know of the seeds' links, as works: one work reached twice stands once, with all its seeds. What
 * was kept is not asked for again.
 */
async function linked(
  world: World,
  account: AccountRow,
  seeds: readonly Paper[],
  relation: LinkRelation,
): Promise<Whole> {
  const settings = sourceSettings(world, account)
  const known = new Set<string>()
  const answers = await Promise.all(
    linkSources(relation, settings).map(async (from) => {
      const rows: PaperLinksRow[] = []
      let error: string | undefined
      for (const paper of seeds) {
        try {
          const { row } = await linksOf(world, account, from, relation, { paper, settings })
          if (row.isKnown) known.add(paper.id)
          rows.push(row)
        } catch (failure) {
          error = wordsFor(failure)
        }
      }
      return answerOf(from.adapter, rows, error)
    }),
  )
  const typed = typedAnswer(seeds, relation)
  const shared = sharedAnswer(seeds, relation)
  for (const { from, to } of typed) known.add(relation === 'references' ? from : to)
  return {
    items: worksOf(world, account, [...answers.flatMap(({ records }) => records), ...shared], typed, {
      seeds,
      relation,
    }),
    perSource: [...typedReport([...typed, ...shared]), ...answers.map(({ report }) => report)],
    unknown: seeds.map(({ id }) => id).filter((id) => !known.has(id)),
  }
}

/** What was kept of the seeds' links, whoever may be asked now, and citations between the seeds themselves. */
export function linksKept(world: World, account: AccountRow, seeds: readonly Paper[], relation: LinkRelation): Whole {
  const asked = new Set<string>()
  const known = new Set<string>()
  const counts: NonNullable<Whole['counts']> = []
  const answers = allLinkSources(relation).flatMap((from) => {
    const rows = seeds.flatMap(({ id }) => keptLinks(world, account, from, relation, id) ?? [])
    for (const { paperId: id, isKnown, citedBy, at } of rows) {
      asked.add(id)
      if (isKnown) known.add(id)
      if (citedBy !== undefined) counts.push({ id, citedBy, source: from.adapter.label, at })
    }
    return rows.length > 0 ? [answerOf(from.adapter, rows)] : []
  })
  const typed = typedAnswer(seeds, relation)
  const shared = sharedAnswer(seeds, relation)
  for (const { from, to } of typed) known.add(relation === 'references' ? from : to)
  const records = [...answers.flatMap((answer) => answer.records), ...shared]
  const ids = seeds.map(({ id }) => id)
  const whole = relation === 'references' ? ids.filter((id) => wholeLists.has(id)) : []
  return {
    items: worksOf(world, account, records, typed, { seeds, relation, withSeeds: true }),
    perSource: [...typedReport([...typed, ...shared]), ...answers.map(({ report }) => report)],
    unknown: ids.filter((id) => !known.has(id)),
    ...(whole.length > 0 && { whole }),
    unasked: ids.filter((id) => !asked.has(id)),
    ...(counts.length > 0 && { counts }),
  }
}

/** Citations among the starter papers, which belong to the product as the papers do. */
const typedAnswer = (seeds: readonly Paper[], relation: LinkRelation) => {
  const ids = new Set(seeds.map(({ id }) => id))
  return starterCitations.filter(({ from, to }) => ids.has(relation === 'references' ? from : to))
}

/** Works outside that lists of starter papers share, as records that say which seed cites them. */
function sharedAnswer(seeds: readonly Paper[], relation: LinkRelation): Linked[] {
  if (relation !== 'references') return []
  const ids = new Set(seeds.map(({ id }) => id))
  return sharedWorks
    .filter(({ from }) => ids.has(from))
    .map(({ from, draft }, at) => ({
      ...STARTER,
      sourceId: draft.title,
      draft,
      isPreprint: false,
      versionDois: [],
      rank: at + 1,
      seed: from,
    }))
}

const typedReport = (typed: readonly unknown[]): Whole['perSource'] =>
  typed.length === 0 ? [] : [{ ...STARTER, found: typed.length }]

type Reached = { seeds: readonly Paper[]; relation: LinkRelation; withSeeds?: boolean }

function worksOf(
  world: World,
  account: AccountRow,
  all: readonly Linked[],
  typed: readonly { from: string; to: string }[],
  { seeds, relation, withSeeds = false }: Reached,
): RelatedPaper[] {
  const groups = new Map<number, Linked[]>()
  duplicateGroups(all.map(({ draft }) => draft)).forEach((group, at) => {
    const record = all[at]
    if (record) groups.set(group, [...(groups.get(group) ?? []), record])
  })
  const at = world.now()
  const seedIds = new Set(seeds.map(({ id }) => id))
  const byPaper = new Map<string, RelatedPaper>()
  const put = (paper: Paper, more: Omit<RelatedPaper, 'paper'>) => {
    // A seed that another seed cites is a link between seeds, and no new paper.
    if (seedIds.has(paper.id) && !withSeeds) return
    const before = byPaper.get(paper.id)
    const said = [...(before?.said ?? []), ...(more.said ?? [])]
    byPaper.set(paper.id, {
      paper,
      seeds: [...new Set([...(before?.seeds ?? []), ...more.seeds])].filter((id) => id !== paper.id),
      sources: [...new Set([...(before?.sources ?? []), ...(more.sources ?? [])])],
      ...(said.length > 0 && { said: said.slice(0, SAID_MOST) }),
      ...(more.isOutside && { isOutside: true }),
    })
  }
  for (const records of groups.values()) {
    const outside = outsidePaper(records, [], at)
    if (!outside) continue
    const inside = insideOf(world, account, outside, seeds)
    const said = records.flatMap(({ said: texts = [], seed, label }) =>
      texts.map((text) => ({ seed, text, source: label })),
    )
    put(inside ?? outside, {
      seeds: records.map(({ seed }) => seed),
      sources: records.map(({ label }) => label),
      ...(said.length > 0 && { said }),
      ...(!inside && { isOutside: true }),
    })
  }
  for (const { from, to } of typed) {
    const [seed, other] = relation === 'references' ? [from, to] : [to, from]
    const paper = paperFor(world, account, other)
    if (paper) put(paper, { seeds: [seed], sources: [STARTER.label] })
  }
  // What more of the seeds lead to stands higher; then the newer.
  return [...byPaper.values()]
    .filter((each) => each.seeds.length > 0)
    .toSorted((a, b) => b.seeds.length - a.seeds.length || (b.paper.year ?? 0) - (a.paper.year ?? 0))
}

/** Answers that are paged through: sources are not asked again for the next page. */
const KEPT_MS = 10 * 60_000
const KEPT_MOST = 30
const kept = new Map<string, { at: number; whole: Promise<Whole> }>()

/** All that is reached from seeds, asked for once and then held for the pages after the first. */
export function reachedFrom(
  world: World,
  account: AccountRow,
  relation: GraphRelation,
  seeds: readonly Paper[],
  isNextPage: boolean,
): Promise<Whole> {
  const key = JSON.stringify([world.id, account.id, relation, seeds.map(({ id }) => id)])
  const known = kept.get(key)
  if (isNextPage && known && Date.now() - known.at < KEPT_MS) return known.whole
  const whole = relation === 'similar' ? similar(world, account, seeds) : linked(world, account, seeds, relation)
  kept.delete(key)
  kept.set(key, { at: Date.now(), whole })
  whole.catch(() => kept.delete(key))
  for (const old of [...kept.keys()].slice(0, Math.max(0, kept.size - KEPT_MOST))) kept.delete(old)
  return whole
}
