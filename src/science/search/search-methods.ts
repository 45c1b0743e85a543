import type { SearchRun } from '#contract/search.ts'

import { filtersInWords } from './run-filters.ts'

const many = (count: number, one: string, more: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`

/** "A", "A and B", "A, B and C". */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

const when = (iso: string): string => {
  const at = new Date(iso)
  if (Number.isNaN(at.getTime())) return ''
  const day = at.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  return `On ${day} at ${at.toISOString().slice(11, 16)} UTC we`
}

type Report = SearchRun['perSource'][number]

const cameOf = ({ label, hits, taken, error, queryRun }: Report): string => {
  if (error) return `${label} was asked and did not answer (${error.replace(/\.$/, '')}).`
  if (queryRun === '') return `${label} could not be asked this query.`
  const took =
    taken !== undefined && taken < hits ? `, of which the first ${taken.toLocaleString('en-US')} were taken` : ''
  return `${label}: ${many(hits, 'record', 'records')} matched${took}; the query was run as “${queryRun}”.`
}

/**
 * A run in the sentences that a methods section needs (PRISMA-S items 1, 8, 13 to 16): which sources, when, with which
 * line each, how many records, and how duplicates were recognised. It says what a source did not answer.
 */
export function methodsText({ query, at, perSource, total, items, filters }: SearchRun): string {
  const merged =
    perSource.length > 1
      ? ' Records were joined by DOI, PMID, PMCID and arXiv number, else by title, year and first author; a preprint and its article were counted as one.'
      : ''
  const shown = items.length < total ? `, of which the best ${items.length.toLocaleString('en-US')} were looked at` : ''
  const words = filtersInWords(filters)
  const narrowed = words === '' ? '' : `, narrowed to: ${words}`
  return [
    `${when(at) || 'We'} searched ${listed(perSource.map(({ label }) => label))} for “${query}”${narrowed}.`,
    ...perSource.map(cameOf),
    `Together they gave ${many(total, 'paper', 'papers')}${shown}.${merged}`,
  ].join(' ')
}
