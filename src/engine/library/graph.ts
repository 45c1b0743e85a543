import type { GraphAnswer, GraphRelation, RelatedPaper } from '#contract/graph.ts'
import type { Paper } from '#contract/papers.ts'
import type { ExternalSource } from '#contract/search.ts'
import { createDuplicateIndex, duplicateGroups } from '#science/records/deduplicate.ts'

import { libraryOf, paperFor, starterLibrary } from '../papers/library.ts'
import type { AccountRow } from '../world/rows.ts'
import { outsidePaper } from '../sources/search-merge.ts'
import { SourceFailure } from '../sources/ask-source.ts'
import { linkSources, type LinkRelation } from '../sources/links.ts'
import { sourceSettings } from '../sources/settings.ts'
import { UnreadableReply, type SourceRecord } from '../sources/source-record.ts'
import type { World } from '../world/world.ts'

/** Papers that are told of as alike: what comes after them is hardly alike any more. */
const SIMILAR_MAX = 200

type Whole = Pick<GraphAnswer, 'items' | 'perSource' | 'unknown'>
type Linked = SourceRecord & { source: ExternalSource; label: string; rank: number; seed: string }

const starterIndex = createDuplicateIndex(starterLibrary())

/** The paper of a library that a record is: the person's own before one of the starter library. */
function insideOf(world: World, account: AccountRow, paper: Paper): Paper | undefined {
  const own = libraryOf(world).duplicatesOf(account.id).match(paper)
  const match = own ?? starterIndex.match(paper)
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

/** What sources outside know of the seeds' links, as works: one work reached twice stands once, with all its seeds. */
async function linked(
  world: World,
  account: AccountRow,
  seeds: readonly Paper[],
  relation: LinkRelation,
): Promise<Whole> {
  const settings = sourceSettings(world, account)
  const known = new Set<string>()
  const answers = await Promise.all(
    linkSources(relation, settings).map(async ({ adapter: { source, label }, links }) => {
      const records: Linked[] = []
      let error: string | undefined
      for (const seed of seeds) {
        try {
          const found = await links(seed, relation, settings)
          if (found) known.add(seed.id)
          for (const record of found ?? [])
            records.push({ ...record, source, label, rank: records.length + 1, seed: seed.id })
        } catch (failure) {
          error = wordsFor(failure)
        }
      }
      return { records, report: { source, label, found: records.length, ...(error !== undefined && { error }) } }
    }),
  )
  const all = answers.flatMap(({ records }) => records)
  return {
    items: worksOf(world, account, all, seeds),
    perSource: answers.map(({ report }) => report),
    unknown: seeds.map(({ id }) => id).filter((id) => !known.has(id)),
  }
}

function worksOf(world: World, account: AccountRow, all: readonly Linked[], seeds: readonly Paper[]): RelatedPaper[] {
  const groups = new Map<number, Linked[]>()
  duplicateGroups(all.map(({ draft }) => draft)).forEach((group, at) => {
    const record = all[at]
    if (record) groups.set(group, [...(groups.get(group) ?? []), record])
  })
  const at = world.now()
  const byPaper = new Map<string, RelatedPaper>()
  for (const records of groups.values()) {
    const outside = outsidePaper(records, [], at)
    if (!outside) continue
    const inside = insideOf(world, account, outside)
    const paper = inside ?? outside
    // A seed that another seed cites is a link between seeds, and no new paper.
    if (seeds.some(({ id }) => id === paper.id)) continue
    const before = byPaper.get(paper.id)
    byPaper.set(paper.id, {
      paper,
      seeds: [...new Set([...(before?.seeds ?? []), ...records.map(({ seed }) => seed)])],
      sources: [...new Set([...(before?.sources ?? []), ...records.map(({ label }) => label)])],
      ...(!inside && { isOutside: true }),
    })
  }
  // What more of the seeds lead to stands higher; then the newer.
  return [...byPaper.values()].toSorted(
    (a, b) => b.seeds.length - a.seeds.length || (b.paper.year ?? 0) - (a.paper.year ?? 0),
  )
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
