import type { PaperDraft, PaperIds } from '#contract/papers.ts'

import { createDuplicateIndex } from '../records/deduplicate.ts'
import { plainFamily, plainTitle } from '../records/title-key.ts'

/** A record of one source's answer. `rank` counts from 1. */
export type FoundRecord = {
  source: string
  rank: number
  draft: PaperDraft
  isPreprint: boolean
  /** DOIs of other versions, as the source links them. */
  versionDois: readonly string[]
}

/** One work: its records, those of the version to be shown first, and the other version where both are known. */
export type FoundWork<R extends FoundRecord> = { records: readonly R[]; others: readonly R[]; score: number }

/** Below this many letters a title says nothing about which work it is. */
const TELLING_TITLE = 20
/** Articles follow their preprints within so many years, and never come before them but for a slow archive. */
const YEARS_AFTER = 4
const YEARS_BEFORE = 1
/** The constant of reciprocal rank fusion (Cormack, Clarke and Büttcher 2009, doi:10.1145/1571941.1572114). */
const FUSION = 60

/**
 * The answers of several sources as one list of works. Records with one DOI, PMID, PMCID or arXiv number are one, else
 * those with one title, first author and year (the rules of `createDuplicateIndex`: what is in doubt stays apart).
 * Preprint and article are one work when a source links them, when the preprint's number says so, or when title and first
 * author agree, exactly one of them is a preprint and their years allow it. Nothing is lost: each record stands in
 * exactly one work. Ordered by how high the sources have it, sources with equal say.
 */
export function mergeAnswers<R extends FoundRecord>(records: readonly R[]): FoundWork<R>[] {
  const groups = joined(records)
  return groups
    .map((members) => {
      const articles = members.filter((record) => !isPreprintRecord(record))
      const preprints = members.filter(isPreprintRecord)
      const shown = articles.length > 0 ? articles : preprints
      return {
        records: shown,
        others: shown === articles ? preprints : [],
        score: fusedScore(members),
      }
    })
    .sort((one, other) => other.score - one.score || firstRank(one.records) - firstRank(other.records))
}

const isPreprintRecord = ({ isPreprint }: FoundRecord) => isPreprint

/** A source counts once, with the best place it gives the work. */
function fusedScore(members: readonly FoundRecord[]): number {
  const best = new Map<string, number>()
  for (const { source, rank } of members) best.set(source, Math.min(rank, best.get(source) ?? Infinity))
  return [...best.values()].reduce((sum, rank) => sum + 1 / (FUSION + rank), 0)
}

const firstRank = (members: readonly FoundRecord[]) => Math.min(...members.map(({ rank }) => rank))

const identifierKinds = ['doi', 'pmid', 'pmcid', 'arxiv'] as const

const contradict = (one: PaperIds, other: PaperIds) =>
  identifierKinds.some((kind) => one[kind] !== undefined && other[kind] !== undefined && one[kind] !== other[kind])

function joined<R extends FoundRecord>(records: readonly R[]): R[][] {
  const parents = records.map((_, index) => index)
  const rootOf = (index: number): number => {
    let at = index
    while (parents[at] !== at) at = parents[at] ?? at
    return at
  }
  const join = (one: number, other: number) => {
    const [low, high] = [rootOf(one), rootOf(other)].sort((a, b) => a - b)
    if (low !== undefined && high !== undefined) parents[high] = low
  }

  const index = createDuplicateIndex()
  const byIdentifier = new Map<string, number>()
  records.forEach(({ draft }, at) => {
    const known = index.match(draft)
    if (known) join(Number(known.id), at)
    index.add(String(at), draft)
    // A record with two identifiers joins those that have one of them each.
    for (const kind of identifierKinds) {
      const value = draft.ids[kind]
      if (value === undefined) continue
      const other = byIdentifier.get(`${kind}:${value}`)
      if (other === undefined) byIdentifier.set(`${kind}:${value}`, at)
      else if (!contradict(draft.ids, records[other]?.draft.ids ?? {})) join(other, at)
    }
  })
  for (const [one, other] of versionLinks(records, rootOf)) join(one, other)

  const groups = new Map<number, R[]>()
  records.forEach((record, at) => {
    const root = rootOf(at)
    groups.set(root, [...(groups.get(root) ?? []), record])
  })
  return [...groups.values()]
}

function* versionLinks(
  records: readonly FoundRecord[],
  rootOf: (index: number) => number,
): Generator<[one: number, other: number]> {
  const byDoi = new Map<string, number>()
  records.forEach(({ draft }, at) => {
    for (const doi of doisOf(draft.ids)) if (!byDoi.has(doi)) byDoi.set(doi, at)
  })
  for (const [at, { versionDois }] of records.entries()) {
    for (const doi of versionDois) {
      const other = byDoi.get(doi)
      if (other !== undefined) yield [other, at]
    }
  }
  yield* titleLinks(records, rootOf)
}

/** An arXiv number is a DOI, too. */
const doisOf = ({ doi, arxiv }: PaperIds): string[] => [
  ...(doi ? [doi] : []),
  ...(arxiv ? [`10.48550/arxiv.${arxiv}`] : []),
]

/** Preprints with the one article of their title and first author. With two such articles nobody knows which it became. */
function* titleLinks(
  records: readonly FoundRecord[],
  rootOf: (index: number) => number,
): Generator<[one: number, other: number]> {
  const byKey = new Map<string, number[]>()
  records.forEach(({ draft }, at) => {
    const title = plainTitle(draft.title)
    const family = plainFamily(draft)
    if (title.length < TELLING_TITLE || family === '') return
    const key = `${title}|${family}`
    byKey.set(key, [...(byKey.get(key) ?? []), at])
  })
  for (const places of byKey.values()) {
    const articles = places.filter((at) => !records[at]?.isPreprint)
    if (new Set(articles.map(rootOf)).size !== 1) continue
    const [article] = articles
    for (const at of places) {
      if (article !== undefined && records[at]?.isPreprint && yearsAgree(records[at]?.draft, records[article]?.draft)) {
        yield [article, at]
      }
    }
  }
}

function yearsAgree(preprint: PaperDraft | undefined, article: PaperDraft | undefined): boolean {
  if (preprint?.year === undefined || article?.year === undefined) return true
  const after = article.year - preprint.year
  return after >= -YEARS_BEFORE && after <= YEARS_AFTER
}
