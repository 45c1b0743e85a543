/** One question by which papers are told apart: population, intervention, outcome, method. */
export type Facet = { id: string; name: string; values: readonly string[] }
/** What a paper has of each facet, by the id of the facet. A value that is no value of the facet counts nowhere. */
export type Faceted = { id: string; values: Readonly<Record<string, readonly string[]>> }

/** One combination of values, in the order of the facets. */
export type MapCell = { key: string; values: string[]; papers: string[] }

/** Combinations beyond which no map is made: it could not be read. */
export const CELLS_MAX = 4000
/** Between the parts of a cell's key: a control character that no value holds. */
const BETWEEN = '\u001F'

/** The key of a combination; the same values in the same order give the same one. */
export const cellKey = (values: readonly string[]): string => values.join(BETWEEN)

/** Every combination of the facets' values with the papers that have all of it, empty ones too. */
export function mapOf(papers: readonly Faceted[], facets: readonly Facet[]): MapCell[] {
  if (facets.length === 0 || facets.reduce((product, { values }) => product * values.length, 1) > CELLS_MAX) return []
  let combinations: string[][] = [[]]
  for (const { values } of facets)
    combinations = combinations.flatMap((before) => [...new Set(values)].map((value) => [...before, value]))
  const cells = new Map(
    combinations.map((values): [string, MapCell] => [cellKey(values), { key: cellKey(values), values, papers: [] }]),
  )
  for (const { id, values } of papers) {
    let own: string[][] = [[]]
    for (const facet of facets)
      own = own.flatMap((before) => [...new Set(values[facet.id] ?? [])].map((value) => [...before, value]))
    for (const key of new Set(own.map(cellKey))) cells.get(key)?.papers.push(id)
  }
  return [...cells.values()]
}

/** The papers of one combination, counted anew from the papers: what a stated number is checked against. */
export function papersOfCell(
  papers: readonly Faceted[],
  facets: readonly Facet[],
  values: readonly string[],
): string[] {
  return papers.flatMap((paper) =>
    facets.every(({ id }, index) => paper.values[id]?.includes(values[index] ?? '')) ? paper.id : [],
  )
}

export type MappedGap = MapCell & { kind: 'empty' | 'thin' }

/**
 * Empty and thin combinations (at most `thin` papers), those first whose single values the set studies most: a gap between
 * two much-studied things says more than one at the edge. `share`: product of the shares of papers that have each value.
 */
export function mappedGaps(
  papers: readonly Faceted[],
  facets: readonly Facet[],
  thin = 1,
): (MappedGap & { share: number })[] {
  const having = (facet: string, value: string) =>
    papers.filter(({ values }) => values[facet]?.includes(value)).length / Math.max(1, papers.length)
  const shares = new Map(
    facets.flatMap(({ id, values }) =>
      values.map((value): [string, number] => [cellKey([id, value]), having(id, value)]),
    ),
  )
  return mapOf(papers, facets)
    .filter((cell) => cell.papers.length <= thin)
    .map((cell) => ({
      ...cell,
      kind: cell.papers.length === 0 ? ('empty' as const) : ('thin' as const),
      share: cell.values.reduce(
        (product, value, index) => product * (shares.get(cellKey([facets[index]?.id ?? '', value])) ?? 0),
        1,
      ),
    }))
    .sort((a, b) => a.papers.length - b.papers.length || b.share - a.share)
}

/** What a count was made over: without it a negative statement says nothing. */
export type Scope = { papers: number; search?: string | undefined; date: string }

/**
 * The words of a mapped gap: "0 of 143 papers (search “…”, 22 November 2026) combine adults and exercise". It speaks of
 * these papers, never of the world.
 */
export function scopedWords(count: number, values: readonly string[], { papers, search, date }: Scope): string {
  const where = search ? `search “${search}”, ${date}` : `chosen by hand, ${date}`
  const last = values.at(-1) ?? ''
  const all = values.length < 2 ? last : `${values.slice(0, -1).join(', ')} and ${last}`
  return `${count} of ${papers} papers (${where}) ${count === 1 ? 'combines' : 'combine'} ${all}.`
}
