import { describe, expect, test } from 'vitest'

import type { Paper } from '#contract/papers.ts'
import type { SearchHit } from '#contract/search.ts'
import { activeFilters, facetOptions, filterHits, whyEmpty, yearBars } from '#features/search/facets.ts'
import { isPreprint } from '#features/search/paper-facts.ts'
import { noFilters, readFilters, readSort, writeFilters, type SearchFilters } from '#features/search/search-filters.ts'
import { sortHits } from '#features/search/sort-hits.ts'

const hit = (id: string, paper: Partial<Paper> = {}): SearchHit => ({
  score: 1,
  terms: [],
  paper: {
    id,
    type: 'article-journal',
    title: id,
    authors: [],
    keywords: [],
    ids: {},
    design: 'unknown',
    flags: {},
    counts: {},
    origin: [{ kind: 'starter' }],
    abstract: 'Something was found.',
    ...paper,
  },
})

const hits = [
  hit('a', { year: 1994, design: 'randomised-trial' }),
  hit('b', { year: 2005, design: 'meta-analysis', origin: [{ kind: 'import' }] }),
  hit('c', { year: 2005, design: 'randomised-trial', abstract: ' ' }),
  hit('d', { design: 'cohort', type: 'book' }),
]
const idsOf = (list: readonly SearchHit[]) => list.map(({ paper }) => paper.id).join('')
const by = (filters: Partial<SearchFilters>) => ({ ...noFilters, ...filters })

describe('filtering an answer', () => {
  test.each([
    ['no filter', {}, 'abcd'],
    ['a first year', { from: 2000 }, 'bc'],
    ['a last year', { to: 2000 }, 'a'],
    ['one year', { from: 2005, to: 2005 }, 'bc'],
    ['a range the wrong way round', { from: 2010, to: 2000 }, ''],
    ['a type', { types: ['book'] }, 'd'],
    ['two designs are either', { designs: ['meta-analysis', 'cohort'] }, 'bd'],
    ['a source', { sources: ['own'] }, 'b'],
    ['an abstract of spaces is none', { withAbstract: true }, 'abd'],
    ['two facets are both', { designs: ['randomised-trial'], from: 2000 }, 'c'],
  ] satisfies [string, Partial<SearchFilters>, string][])('%s', (_, filters, expected) => {
    expect(idsOf(filterHits(hits, by(filters)))).toBe(expected)
  })

  test('a count of a facet is what choosing it would show, the other facets kept', () => {
    const { designs, types, withAbstract } = facetOptions(hits, by({ designs: ['randomised-trial'], from: 2000 }))

    expect(designs).toEqual([
      { value: 'meta-analysis', label: 'Meta-analysis', count: 1, isOn: false },
      { value: 'randomised-trial', label: 'Randomised trial', count: 1, isOn: true },
    ])
    expect(types).toEqual([{ value: 'article-journal', label: 'Journal article', count: 1, isOn: false }])
    expect(withAbstract).toBe(0)
  })

  test('a choice that matches nothing any more stays to be taken off', () => {
    const { types } = facetOptions(hits, by({ types: ['chapter'] }))
    expect(types.at(-1)).toEqual({ value: 'chapter', label: 'Book chapter', count: 0, isOn: true })
  })

  test('a paper of the starter library that is also in my library counts for both', () => {
    const both = [hit('x', { origin: [{ kind: 'import' }, { kind: 'starter' }] })]
    const { sources } = facetOptions(both, noFilters)
    expect(sources.map(({ label, count }) => [label, count])).toEqual([
      ['My library', 1],
      ['Starter library', 1],
    ])
    expect(filterHits(both, by({ sources: ['starter'] }))).toHaveLength(1)
  })

  test('an emptied list says which filter emptied it, the most helpful first', () => {
    const filters = by({ designs: ['meta-analysis'], sources: ['starter'], withAbstract: true })
    expect(filterHits(hits, filters)).toEqual([])
    expect(whyEmpty(hits, filters).map(({ label, count }) => [label, count])).toEqual([
      ['Meta-analysis', 2],
      ['Starter library', 1],
      ['With abstract', 0],
    ])
  })

  test.each([
    [{ from: 1990, to: 2000 }, '1990 to 2000'],
    [{ from: 1990 }, 'From 1990'],
    [{ to: 2000 }, 'Until 2000'],
    [{ from: 2005, to: 2005 }, '2005'],
  ])('the years %o are one filter in words', (years, label) => {
    expect(activeFilters(by(years))).toMatchObject([{ label, without: { from: undefined, to: undefined } }])
  })
})

describe('the year histogram', () => {
  test('has a bar for each year, empty years too, and ignores its own filter', () => {
    const list = [2001, 2003, 2003].map((year, index) => hit(`${index}`, { year }))
    expect(yearBars(list, by({ from: 2003 }))).toEqual([
      { from: 2001, to: 2001, count: 1 },
      { from: 2002, to: 2002, count: 0 },
      { from: 2003, to: 2003, count: 2 },
    ])
  })

  test('covers a long span with at most 24 bars and loses no paper', () => {
    const years = [1665, 1890, 1948, 1999, 2000, 2024]
    const bars = yearBars(
      years.map((year) => hit(`${year}`, { year })),
      noFilters,
    )
    expect(bars.length).toBeLessThanOrEqual(24)
    expect(bars.reduce((sum, bar) => sum + bar.count, 0)).toBe(years.length)
    for (const year of years) expect(bars.some((bar) => bar.from <= year && year <= bar.to && bar.count > 0)).toBe(true)
  })

  test('is empty where no paper has a year', () => {
    expect(yearBars([hit('x')], noFilters)).toEqual([])
  })
})

describe('the address', () => {
  test('holds every filter and gives it back', () => {
    const filters: SearchFilters = {
      from: 1990,
      to: 2005,
      types: ['book', 'chapter'],
      designs: ['cohort'],
      sources: ['own'],
      venues: ['The Lancet'],
      languages: ['de'],
      minSample: 500,
      openAccess: true,
      withAbstract: true,
      onlyNew: false,
    }
    const address = writeFilters(new URLSearchParams('q=statins&run=r1&from=1&type=old'), filters)
    expect(readFilters(address)).toEqual(filters)
    expect(address.get('q')).toBe('statins')
    expect(address.get('run')).toBe('r1')
  })

  test('written by a stranger filters by nothing that does not exist', () => {
    const address = new URLSearchParams(
      'from=20x5&to=99999&design=magic&source=web&venue=&language=<i>&sample=7&open=yes&type=<b>&abstract=yes&sort=price',
    )
    expect(readFilters(address)).toEqual(noFilters)
    expect(readSort(address)).toBe('relevance')
  })
})

describe('sorting', () => {
  test('newest first, papers without a year last', () => {
    expect(idsOf(sortHits(hits, 'newest'))).toBe('bcad')
  })

  test('titles as a library sorts them: case, accents, quotation marks and digits', () => {
    const list = ['Study 10', 'éclair', '“Alpha', 'Study 2', 'Zeta', 'beta'].map((title) => hit(title, { title }))
    expect(sortHits(list, 'title').map(({ paper }) => paper.title)).toEqual([
      '“Alpha',
      'beta',
      'éclair',
      'Study 2',
      'Study 10',
      'Zeta',
    ])
  })

  test('relevance leaves the answer as it came', () => {
    expect(sortHits(hits, 'relevance')).toBe(hits)
  })
})

describe('what the rules read of a paper', () => {
  const sized = [
    hit('a', { abstract: 'We enrolled 1,200 patients. Of these, 40 patients died.', venue: 'Lancet', language: 'eng' }),
    hit('b', {
      abstract: 'A total of 60 adults took part.',
      venue: 'BMJ',
      language: 'de',
      flags: { openAccess: true },
    }),
    hit('c', { abstract: 'Many took part.', venue: 'Lancet' }),
  ]

  test('narrows by sample size, venue, language and open access; what is not said passes none', () => {
    expect(idsOf(filterHits(sized, by({ minSample: 50 })))).toBe('ab')
    expect(idsOf(filterHits(sized, by({ minSample: 1000 })))).toBe('a')
    expect(idsOf(filterHits(sized, by({ venues: ['Lancet'] })))).toBe('ac')
    expect(idsOf(filterHits(sized, by({ languages: ['en'] })))).toBe('a')
    expect(idsOf(filterHits(sized, by({ openAccess: true })))).toBe('b')
  })

  test('is counted, named, and said when it emptied the list', () => {
    const { venues, languages, samples, openAccess } = facetOptions(sized, noFilters)
    expect(venues.map(({ value, count }) => [value, count])).toEqual([
      ['Lancet', 2],
      ['BMJ', 1],
    ])
    expect(languages.map(({ label }) => label)).toEqual(['English', 'German'])
    expect(samples.map(({ count }) => count)).toEqual([2, 1, 1, 1, 0])
    expect(openAccess).toBe(1)
    const reasons = whyEmpty(sized, by({ minSample: 10_000, venues: ['BMJ'] }))
    expect(reasons.map(({ label, count }) => [label, count])).toEqual([
      ['At least 10,000 in the sample', 1],
      ['BMJ', 0],
    ])
  })

  test.each<[boolean, Partial<Paper>]>([
    [true, { type: 'article', ids: { arxiv: '2101.00001' } }],
    [true, { type: 'article', ids: { doi: '10.1101/2020.01.01' } }],
    [true, { publicationTypes: ['Preprint'] }],
    [true, { flags: { publishedAs: '10.1000/x' } }],
    [false, { ids: { arxiv: '2101.00001' } }],
    [false, { ids: { doi: '10.1000/x' } }],
  ])('a preprint: %s', (is, paper) => {
    expect(isPreprint(hit('p', paper).paper)).toBe(is)
  })
})
