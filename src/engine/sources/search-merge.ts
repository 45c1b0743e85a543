import type { Paper } from '#contract/papers.ts'
import type { PaperVersion, SearchHit } from '#contract/search.ts'
import { studyDesignOf } from '#science/evidence/study-design.ts'
import { mergedRecord } from '#science/records/merge-records.ts'
import { litSpans } from '#science/search/highlight.ts'
import { bestSentence } from '#science/synthesis/best-sentence.ts'
import { mergeAnswers, type FoundRecord, type FoundWork } from '#science/search/merge-answers.ts'
import { parseQuery } from '#science/search/parsed-query.ts'
import { positiveWords } from '#science/search/query-evaluation.ts'

import type { OutsideAnswer } from './search-outside.ts'

/** A hit of a run as it is kept: a paper of a library by its id, a paper outside as it was found. */
export type KeptHit = Omit<SearchHit, 'paper'> & { documentId: string; paper?: Paper }

type Inside = FoundRecord & { hit: KeptHit; label: string }
type Outside = OutsideAnswer['records'][number]
type Found = Inside | Outside

/** What an outside record is known by, whoever named it. */
type Named = { source: string; sourceId: string }

const isInside = (record: Found): record is Inside => 'hit' in record

/** Words of the query, as typed, that are in the paper: why it is here. */
function matchedWords(query: string, paper: Pick<Paper, 'title' | 'abstract' | 'keywords'>): string[] {
  const { words, required } = parseQuery(query)
  const asked = [...words, ...(required ? positiveWords(required) : [])].map(({ text }) => text)
  const text = [paper.title, paper.abstract ?? '', ...paper.keywords].join('\n')
  return [...new Set(asked)].filter((word) => litSpans(text, [word]).length > 0)
}

/** An id that is the same whenever the work is found again, and never one of a library. */
const outsideId = ({ source, sourceId }: Named) =>
  `out-${source}-${sourceId.replace(/[^A-Za-z0-9]+/g, '_')}`.slice(0, 128)

const versionOf = ({ draft, isPreprint }: Found): PaperVersion => {
  const { title, year, venue, ids, url } = draft
  return {
    kind: isPreprint ? 'preprint' : 'article',
    title,
    ids,
    ...(year !== undefined && { year }),
    ...(venue !== undefined && { venue }),
    ...(url !== undefined && { url }),
  }
}

/** One other version, whatever number of sources has it: its fullest record. */
function otherVersions(others: readonly Found[]): PaperVersion[] {
  const [first] = others
  if (!first) return []
  return [versionOf({ ...first, draft: mergedRecord(others.map(({ draft }) => draft)) })]
}

const foundByOf = (members: readonly Found[]) =>
  members
    .map((record) => ({
      source: record.source,
      label: record.label,
      rank: record.rank,
      ...(!isInside(record) && { sourceId: record.sourceId }),
    }))
    .sort((one, other) => one.rank - other.rank)

/** A paper made of records of sources outside, under an id that it keeps. */
export function outsidePaper(
  records: readonly (Omit<Outside, 'source'> & Named)[],
  others: readonly Found[],
  at: string,
): Paper | undefined {
  const [lead] = records
  if (!lead) return undefined
  const draft = mergedRecord(records.map((record) => record.draft))
  const citedBy = Math.max(...records.map((record) => record.citedBy ?? -1))
  const other = others[0]?.draft.ids
  const otherName = other?.doi ?? other?.arxiv
  return {
    ...draft,
    id: outsideId(lead),
    design: studyDesignOf(draft).design,
    flags: {
      ...(records.some(({ retracted }) => retracted) && { retracted: true }),
      ...(records.some(({ corrected }) => corrected) && { corrected: true }),
      ...(records.some(({ openAccess }) => openAccess === true) && { openAccess: true }),
      ...(lead.isPreprint && otherName !== undefined && { publishedAs: otherName }),
      ...(!lead.isPreprint && otherName !== undefined && { preprintOf: otherName }),
    },
    counts: citedBy >= 0 ? { citedBy } : {},
    origin: [...new Set(records.map(({ source }) => source))].map(() => ({ kind: 'search' as const, at })),
  }
}

/** Told of the abstract that a source gave of a paper that is in a library. */
type OnAbstract = (documentId: string, abstract: string, label: string) => void

function tellAbstracts({ records }: FoundWork<Found>, onAbstract: OnAbstract): void {
  const inside = records.find(isInside)
  if (!inside) return
  for (const record of records) {
    if (!isInside(record) && record.draft.abstract)
      onAbstract(inside.hit.documentId, record.draft.abstract, record.label)
  }
}

function hitOf(work: FoundWork<Found>, query: string, at: string): KeptHit[] {
  const members = [...work.records, ...work.others]
  const versions = otherVersions(work.others)
  const shared = {
    score: work.score,
    foundBy: foundByOf(members),
    ...(versions.length > 0 && { otherVersions: versions }),
  }
  const inside = work.records.find(isInside) ?? work.others.find(isInside)
  if (inside) return [{ ...inside.hit, ...shared }]
  const paper = outsidePaper(work.records as readonly Outside[], work.others, at)
  if (!paper) return []
  const terms = matchedWords(query, paper)
  const sentence = bestSentence(paper, terms)
  return [{ documentId: paper.id, paper, terms, isOutside: true, ...shared, ...(sentence && { sentence }) }]
}

/** Hits of the libraries and the answers of sources outside as one list. */
export function mergedHits(
  inside: readonly { hit: KeptHit; paper: Paper; source: string; label: string }[],
  answers: readonly OutsideAnswer[],
  { query, at, onAbstract }: { query: string; at: string; onAbstract: OnAbstract },
): KeptHit[] {
  const ranks = new Map<string, number>()
  const own = inside.map(({ hit, paper, source, label }): Inside => {
    const rank = (ranks.get(source) ?? 0) + 1
    ranks.set(source, rank)
    const isPreprint = paper.type === 'article' && paper.ids.arxiv !== undefined
    return { hit, source, label, rank, draft: paper, isPreprint, versionDois: [] }
  })
  const found: Found[] = [...own, ...answers.flatMap(({ records }) => records)]
  const works = mergeAnswers(found)
  for (const work of works) tellAbstracts(work, onAbstract)
  return works.flatMap((work) => hitOf(work, query, at))
}
