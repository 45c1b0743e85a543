import { studyDesignSchema, type StudyDesign } from '#contract/papers.ts'
import { searchSourceSchema, type RunFilters, type SearchSource } from '#contract/search.ts'

export const sortOrders = ['relevance', 'newest', 'title'] as const
export type SortOrder = (typeof sortOrders)[number]

/** What narrows a run that has been answered. All of it happens in the browser and costs nothing. */
export type SearchFilters = {
  from?: number | undefined
  to?: number | undefined
  types: readonly string[]
  designs: readonly StudyDesign[]
  sources: readonly SearchSource[]
  venues: readonly string[]
  languages: readonly string[]
  /** At least so many people, animals or studies, by what the abstract says. */
  minSample?: number | undefined
  openAccess: boolean
  withAbstract: boolean
  /** Only what no earlier run of the same query had. */
  onlyNew: boolean
}

export const noFilters: SearchFilters = {
  types: [],
  designs: [],
  sources: [],
  venues: [],
  languages: [],
  openAccess: false,
  withAbstract: false,
  onlyNew: false,
}

/** Least sample sizes that are offered. */
export const sampleSteps = [50, 100, 500, 1000, 10_000] as const
/** A name in an address: longer is none. */
const NAME_MAX = 200

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
    venues: once(address.getAll('venue')).filter((venue) => venue !== '' && venue.length <= NAME_MAX),
    languages: once(address.getAll('language')).filter((code) => /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(code)),
    minSample: sampleSteps.find((step) => String(step) === address.get('sample')),
    openAccess: address.get('open') === '1',
    withAbstract: address.get('abstract') === '1',
    onlyNew: address.get('new') === '1',
  }
}

const names = ['from', 'to', 'type', 'design', 'source', 'venue', 'language', 'sample', 'open', 'abstract', 'new']

/** The same address with these filters, everything else in it untouched. */
export function writeFilters(address: URLSearchParams, filters: SearchFilters): URLSearchParams {
  const next = new URLSearchParams(address)
  for (const name of names) next.delete(name)
  if (filters.from !== undefined) next.set('from', String(filters.from))
  if (filters.to !== undefined) next.set('to', String(filters.to))
  for (const type of filters.types) next.append('type', type)
  for (const design of filters.designs) next.append('design', design)
  for (const source of filters.sources) next.append('source', source)
  for (const venue of filters.venues) next.append('venue', venue)
  for (const language of filters.languages) next.append('language', language)
  if (filters.minSample !== undefined) next.set('sample', String(filters.minSample))
  if (filters.openAccess) next.set('open', '1')
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

/** The filters that a server can apply before it takes the best papers. Undefined where none of them is on. */
export function runFiltersOf(filters: SearchFilters): RunFilters | undefined {
  const { from, to, types, designs, venues, languages, minSample, openAccess, withAbstract } = filters
  const asked: RunFilters = {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(types.length > 0 && { types: [...types] }),
    ...(designs.length > 0 && { designs: [...designs] }),
    ...(venues.length > 0 && { venues: [...venues] }),
    ...(languages.length > 0 && { languages: [...languages] }),
    ...(minSample !== undefined && { minSample }),
    ...(openAccess && { openAccess }),
    ...(withAbstract && { withAbstract }),
  }
  return Object.keys(asked).length > 0 ? asked : undefined
}

/** The other way: what a run was narrowed to, in the form of the page. */
export const filtersOfRun = (filters: RunFilters | undefined): SearchFilters => ({
  ...noFilters,
  ...(Object.fromEntries(Object.entries(filters ?? {}).filter(([, value]) => value !== undefined)) as RunFilters),
  types: filters?.types ?? [],
  designs: filters?.designs ?? [],
  venues: filters?.venues ?? [],
  languages: filters?.languages ?? [],
  openAccess: filters?.openAccess ?? false,
  withAbstract: filters?.withAbstract ?? false,
})
