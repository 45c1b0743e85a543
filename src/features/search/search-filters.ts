import { studyDesignSchema, type StudyDesign } from '#contract/papers.ts'
import { searchSourceSchema, type SearchSource } from '#contract/search.ts'

export const sortOrders = ['relevance', 'newest', 'title'] as const
export type SortOrder = (typeof sortOrders)[number]

/** What narrows a run that has been answered. All of it happens in the browser and costs nothing. */
export type SearchFilters = {
  from?: number | undefined
  to?: number | undefined
  types: readonly string[]
  designs: readonly StudyDesign[]
  sources: readonly SearchSource[]
  withAbstract: boolean
  /** Only what no earlier run of the same query had. */
  onlyNew: boolean
}

export const noFilters: SearchFilters = { types: [], designs: [], sources: [], withAbstract: false, onlyNew: false }

const yearIn = (text: string | null): number | undefined =>
  text !== null && /^\d{4}$/.test(text) ? Number(text) : undefined

const once = <T>(values: readonly T[]): T[] => [...new Set(values)]

/** Reads the filters from an address. What does not belong there is left out, never shown as a filter. */
export function readFilters(address: URLSearchParams): SearchFilters {
  return {
    from: yearIn(address.get('from')),
    to: yearIn(address.get('to')),
    types: once(address.getAll('type')).filter((type) => /^[\w-]{1,40}$/.test(type)),
    designs: once(address.getAll('design')).flatMap((value) => {
      const design = studyDesignSchema.safeParse(value)
      return design.success ? [design.data] : []
    }),
    sources: once(address.getAll('source')).flatMap((value) => {
      const source = searchSourceSchema.safeParse(value)
      return source.success ? [source.data] : []
    }),
    withAbstract: address.get('abstract') === '1',
    onlyNew: address.get('new') === '1',
  }
}

/** The same address with these filters, everything else in it untouched. */
export function writeFilters(address: URLSearchParams, filters: SearchFilters): URLSearchParams {
  const next = new URLSearchParams(address)
  for (const name of ['from', 'to', 'type', 'design', 'source', 'abstract', 'new']) next.delete(name)
  if (filters.from !== undefined) next.set('from', String(filters.from))
  if (filters.to !== undefined) next.set('to', String(filters.to))
  for (const type of filters.types) next.append('type', type)
  for (const design of filters.designs) next.append('design', design)
  for (const source of filters.sources) next.append('source', source)
  if (filters.withAbstract) next.set('abstract', '1')
  if (filters.onlyNew) next.set('new', '1')
  return next
}

export function readSort(address: URLSearchParams): SortOrder {
  const asked = address.get('sort')
  return sortOrders.find((order) => order === asked) ?? 'relevance'
}

/** The filters and the order alone, as they stand in an address: for a link that opens the list as it is looked at. */
export function viewText(filters: SearchFilters, order: SortOrder): string {
  const view = writeFilters(new URLSearchParams(), filters)
  if (order !== 'relevance') view.set('sort', order)
  return view.toString()
}

/** The value added when it is missing and taken out when it is there. */
export const flipped = <T>(values: readonly T[], value: T): T[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value]
