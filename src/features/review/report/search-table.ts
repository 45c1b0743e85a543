import type { FigureTable } from '#shared/figures/figure-table.ts'
import { longDay } from '#shared/format/dates.ts'

import type { Review } from '../model/ReviewProvider.tsx'
import { armNames } from '../model/words.ts'

const UNSAID = 'Not recorded'

export type SourceSearch = {
  key: string
  name: string
  kind: string
  through: string
  records: number
  searches: { query: string; at: string }[]
}

/** Every source of the review with what was asked there, in the order of its first record. */
export function searchesOf({ state }: Pick<Review, 'state'>): SourceSearch[] {
  const found = new Map<string, SourceSearch>()
  for (const { source } of state.records.values()) {
    const { arm, name, interface: through = '', search } = source
    const key = `${arm} ${name} ${through}`
    const known = found.get(key) ?? { key, name, kind: armNames[arm], through, records: 0, searches: [] }
    found.set(key, known)
    known.records += 1
    const isNew = search && !known.searches.some(({ query, at }) => query === search.query && at === search.at)
    if (search && isNew) known.searches.push(search)
  }
  return [...found.values()]
}

/** The searches as PRISMA-S asks for them (Rethlefsen and others 2021, Systematic Reviews 10:39): what nobody recorded is said. */
export function searchTable(review: Pick<Review, 'state'>): FigureTable {
  return {
    columns: [
      { label: 'Source' },
      { label: 'Kind' },
      { label: 'Platform' },
      { label: 'Searched on' },
      { label: 'Full strategy' },
      { label: 'Records', isNumber: true },
    ],
    rows: searchesOf(review).map(({ key, name, kind, through, records, searches }) => ({
      id: key,
      cells: [
        name,
        kind,
        through || UNSAID,
        searches.map(({ at }) => longDay(at) || at).join('; ') || UNSAID,
        searches.map(({ query }) => query).join('\n') || UNSAID,
        { text: records.toLocaleString('en'), value: records },
      ],
    })),
  }
}
