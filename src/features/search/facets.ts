import type { SearchHit } from '#contract/search.ts'
import { designNames, hasAbstract, sourceNames, typeName } from '#research/papers/paper-words.ts'
import { languageOf, sampleSizeOf } from '#science/search/run-filters.ts'

import { sourcesOfHit } from './hit-sources.ts'
import { languageName, sampleLabel } from './paper-facts.ts'
import { flipped, sampleSteps, type SearchFilters } from './search-filters.ts'

export const facetNames = [
  'years',
  'types',
  'designs',
  'sources',
  'venues',
  'languages',
  'sample',
  'open',
  'abstract',
  'new',
] as const
export type FacetName = (typeof facetNames)[number]

/** One test per facet. A paper without a year passes no range: the range says when, and nobody knows. */
const tests: Record<FacetName, (hit: SearchHit, filters: SearchFilters) => boolean> = {
  years: ({ paper }, { from, to }) => {
    if (from === undefined && to === undefined) return true
    return paper.year !== undefined && paper.year >= (from ?? -Infinity) && paper.year <= (to ?? Infinity)
  },
  types: ({ paper }, { types }) => types.length === 0 || types.includes(paper.type),
  designs: ({ paper }, { designs }) => designs.length === 0 || designs.includes(paper.design),
  sources: (hit, { sources }) => sources.length === 0 || sourcesOfHit(hit).some((source) => sources.includes(source)),
  venues: ({ paper }, { venues }) => venues.length === 0 || venues.includes(paper.venue ?? ''),
  languages: ({ paper }, { languages }) => languages.length === 0 || languages.includes(languageOf(paper) ?? ''),
  // A paper that says no sample size passes none: nobody knows.
  sample: ({ paper }, { minSample }) => minSample === undefined || (sampleSizeOf(paper) ?? 0) >= minSample,
  open: ({ paper }, { openAccess }) => !openAccess || paper.flags.openAccess === true,
  abstract: ({ paper }, { withAbstract }) => !withAbstract || hasAbstract(paper),
  new: ({ isNew }, { onlyNew }) => !onlyNew || isNew === true,
}

/** The hits that pass every filter, but for the facet `except`. */
export const filterHits = (hits: readonly SearchHit[], filters: SearchFilters, except?: FacetName): SearchHit[] =>
  hits.filter((hit) => facetNames.every((name) => name === except || tests[name](hit, filters)))

export type FacetOption<T extends string> = { value: T; label: string; count: number; isOn: boolean }

function optionsOf<T extends string>(
  values: readonly T[],
  chosen: readonly T[],
  labelOf: (value: T) => string,
): FacetOption<T>[] {
  const counts = new Map<T, number>(chosen.map((value) => [value, 0]))
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .map(([value, count]) => ({ value, label: labelOf(value), count, isOn: chosen.includes(value) }))
    .sort((one, other) => other.count - one.count || one.label.localeCompare(other.label))
}

/** The choices of each facet, counted over what the other facets let through, so that a count is what a click would show. */
export function facetOptions(hits: readonly SearchHit[], filters: SearchFilters) {
  const hitsFor = (name: FacetName) => filterHits(hits, filters, name)
  const papersFor = (name: FacetName) => hitsFor(name).map(({ paper }) => paper)
  const sizes = papersFor('sample').map((paper) => sampleSizeOf(paper) ?? 0)
  return {
    types: optionsOf(
      papersFor('types').map((paper) => paper.type),
      filters.types,
      typeName,
    ),
    designs: optionsOf(
      papersFor('designs').map((paper) => paper.design),
      filters.designs,
      (design) => designNames[design],
    ),
    sources: optionsOf(
      hitsFor('sources').flatMap((hit) => sourcesOfHit(hit)),
      filters.sources,
      (source) => sourceNames[source],
    ),
    venues: optionsOf(
      papersFor('venues').flatMap((paper) => paper.venue ?? []),
      filters.venues,
      (venue) => venue,
    ),
    languages: optionsOf(
      papersFor('languages').flatMap((paper) => languageOf(paper) ?? []),
      filters.languages,
      languageName,
    ),
    samples: sampleSteps.map((step) => ({
      step,
      count: sizes.filter((size) => size >= step).length,
    })),
    openAccess: papersFor('open').filter(({ flags }) => flags.openAccess === true).length,
    withAbstract: papersFor('abstract').filter(hasAbstract).length,
    onlyNew: hitsFor('new').filter(({ isNew }) => isNew === true).length,
  }
}

/** One bar of the histogram: `from` and `to` are years, both inside. */
export type YearBar = { from: number; to: number; count: number }

const MAX_BARS = 24
const WIDTHS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]

/** Hits per year, or per 2, 5, 10 … years where single years would be more than 24 bars. Empty years have a bar of 0. */
export function yearBars(hits: readonly SearchHit[], filters: SearchFilters): YearBar[] {
  const years = hits.flatMap(({ paper }) => (paper.year === undefined ? [] : [paper.year]))
  if (years.length === 0) return []
  const first = Math.min(...years)
  const last = Math.max(...years)
  const width = WIDTHS.find((each) => (last - Math.floor(first / each) * each + 1) / each <= MAX_BARS) ?? 1000
  const start = Math.floor(first / width) * width
  const bars = Array.from({ length: Math.floor((last - start) / width) + 1 }, (_, index) => ({
    from: start + index * width,
    to: start + (index + 1) * width - 1,
    count: 0,
  }))
  for (const { paper } of filterHits(hits, filters, 'years')) {
    const bar = paper.year === undefined ? undefined : bars[Math.floor((paper.year - start) / width)]
    if (bar) bar.count += 1
  }
  return bars
}

/** A filter that is on, in words, and the filters without it. */
export type ActiveFilter = { key: string; label: string; without: SearchFilters }

const rangeInWords = ({ from, to }: SearchFilters): string => {
  if (from === undefined) return `Until ${to}`
  if (to === undefined) return `From ${from}`
  return from === to ? `${from}` : `${from} to ${to}`
}

export function activeFilters(filters: SearchFilters): ActiveFilter[] {
  const years =
    filters.from === undefined && filters.to === undefined
      ? []
      : [{ key: 'years', label: rangeInWords(filters), without: { ...filters, from: undefined, to: undefined } }]
  return [
    ...years,
    ...filters.types.map((type) => ({
      key: `type-${type}`,
      label: typeName(type),
      without: { ...filters, types: flipped(filters.types, type) },
    })),
    ...filters.designs.map((design) => ({
      key: `design-${design}`,
      label: designNames[design],
      without: { ...filters, designs: flipped(filters.designs, design) },
    })),
    ...filters.sources.map((source) => ({
      key: `source-${source}`,
      label: sourceNames[source],
      without: { ...filters, sources: flipped(filters.sources, source) },
    })),
    ...filters.venues.map((venue) => ({
      key: `venue-${venue}`,
      label: venue,
      without: { ...filters, venues: flipped(filters.venues, venue) },
    })),
    ...filters.languages.map((language) => ({
      key: `language-${language}`,
      label: languageName(language),
      without: { ...filters, languages: flipped(filters.languages, language) },
    })),
    ...(filters.minSample === undefined
      ? []
      : [
          {
            key: 'sample',
            label: sampleLabel(filters.minSample),
            without: { ...filters, minSample: undefined },
          },
        ]),
    ...(filters.openAccess ? [{ key: 'open', label: 'Open access', without: { ...filters, openAccess: false } }] : []),
    ...(filters.withAbstract
      ? [{ key: 'abstract', label: 'With abstract', without: { ...filters, withAbstract: false } }]
      : []),
    ...(filters.onlyNew
      ? [{ key: 'new', label: 'New since the last run', without: { ...filters, onlyNew: false } }]
      : []),
  ]
}

/** For a list that the filters have emptied: what each one, taken away alone, would bring back. The most helpful first. */
export const whyEmpty = (hits: readonly SearchHit[], filters: SearchFilters): (ActiveFilter & { count: number })[] =>
  activeFilters(filters)
    .map((active) => ({ ...active, count: filterHits(hits, active.without).length }))
    .sort((one, other) => other.count - one.count)
