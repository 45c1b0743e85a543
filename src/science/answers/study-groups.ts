import { registrationsIn } from '../evidence/facts/registration-facts.ts'
import { reportKindOf } from '../evidence/report-kind.ts'
import { sampleSizeOf } from '../evidence/sample-size.ts'
import { sameStudies } from '../evidence/same-study.ts'
import { spotEntries } from '../questions/vocabulary.ts'
import type { ReadPaper } from '../synthesis/read-papers.ts'
import type { RowGroup } from '#contract/answer.ts'

const reviews = new Set(['meta-analysis', 'systematic-review', 'review', 'guideline'])

/** Where a paper stands: only studies are counted. */
export function groupOf({ paper }: ReadPaper): RowGroup {
  if (paper.flags.retracted || /^retract(?:ed|ion)\b/i.test(paper.title)) return 'retracted'
  if (reportKindOf(paper)?.kind === 'protocol') return 'under-way'
  return reviews.has(paper.design) ? 'review' : 'study'
}

export type Together = ReadonlyMap<string, { study: string; others: string[]; because: string }>

/**
 * Papers of one study among those with a result: by a register number, by authors, people and title, by being a preprint of
 * one another, or by the name of the study with which both their texts begin. The first report leads.
 */
export function studiesOf(papers: readonly ReadPaper[]): Together {
  const map = new Map<string, { study: string; others: string[]; because: string }>()
  const join = (ids: readonly string[], because: string) => {
    const known = ids.map((id) => map.get(id)?.study).find((study) => study !== undefined)
    const study = known ?? ids[0] ?? ''
    for (const id of ids) map.set(id, { study, others: ids.filter((other) => other !== id), because })
  }
  for (const { papers: ids, because } of sameStudies(papers.map(({ paper }) => paper))) join(ids, because)
  const present = new Set(papers.map(({ paper }) => paper.id))
  for (const { paper } of papers) {
    const other = paper.flags.publishedAs ?? paper.flags.preprintOf
    if (other && present.has(other)) join([other, paper.id], 'One is the preprint of the other.')
  }
  const byName = new Map<string, ReadPaper[]>()
  for (const read of papers) {
    const name = openingStudy(read)
    if (name && !map.has(read.paper.id)) byName.set(name, [...(byName.get(name) ?? []), read])
  }
  for (const [name, reads] of byName)
    if (reads.length > 1 && areAlike(reads))
      join(
        reads.toSorted((a, b) => (a.paper.year ?? 9999) - (b.paper.year ?? 9999)).map(({ paper }) => paper.id),
        `Both begin with the name of the study, ${name}.`,
      )
  return map
}

/** Two trials of one programme bear its name and took other people: reports of one study say about as many. */
function areAlike(reads: readonly ReadPaper[]): boolean {
  const sizes = reads.flatMap(({ paper }) => sampleSizeOf(paper.abstract ?? '')?.value ?? [])
  return sizes.length < 2 || Math.max(...sizes) <= 1.1 * Math.min(...sizes)
}

const OPENING = 80

/** The study that a text names in its first words, where no other one stands beside it. */
function openingStudy({ paper }: ReadPaper): string | undefined {
  const opening = (paper.abstract ?? '').slice(0, OPENING)
  if (registrationsIn(paper.abstract ?? '').length > 1) return undefined
  const names = new Set(
    spotEntries(opening, ['study'])
      .filter(
        ({ entry, start, end }) => entry.kind === 'study' && /\p{Lu}.*\p{Lu}|Project/u.test(opening.slice(start, end)),
      )
      .map(({ entry }) => entry.names.at(-1) ?? ''),
  )
  return names.size === 1 ? [...names][0] : undefined
}
