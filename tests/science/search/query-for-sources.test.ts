import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { externalSources } from '#contract/search.ts'
import { queryForSource } from '#science/search/query-for-sources.ts'
import { queryProblems } from '#science/search/query-problems.ts'

/** Four that differ most in how they ask; the others are held in search-strings.test.ts. */
const four = ['openalex', 'europepmc', 'crossref', 'arxiv'] as const
const lines = (query: string) => Object.fromEntries(four.map((source) => [source, queryForSource(source, query)?.line]))
const notes = (query: string) =>
  Object.fromEntries(four.map((source) => [source, queryForSource(source, query)?.notes.join(' ') ?? '']))

describe('one query in the words of each source', () => {
  test('a plain question: every word of it', () => {
    expect(lines('Does BCG vaccination prevent tuberculosis?')).toEqual({
      openalex: 'search=bcg AND vaccination AND prevent AND tuberculosis',
      europepmc: 'query=bcg AND vaccination AND prevent AND tuberculosis',
      crossref: 'query.bibliographic=bcg vaccination prevent tuberculosis',
      arxiv: 'search_query=all:bcg AND all:vaccination AND all:prevent AND all:tuberculosis',
    })
  })

  test('operators, brackets and phrases', () => {
    const query = '(baclofen OR tizanidine) AND "back pain" NOT rats'
    expect(lines(query)).toEqual({
      openalex: 'search=((baclofen OR tizanidine) AND ("back pain")) NOT rats',
      europepmc: 'query=((baclofen OR tizanidine) AND ("back pain")) NOT rats',
      crossref: 'query.bibliographic=baclofen tizanidine back pain',
      arxiv: 'search_query=((all:baclofen OR all:tizanidine) AND (all:"back pain")) ANDNOT all:rats',
    })
    expect(notes(query)['crossref']).toMatch(/operators and phrases do not narrow its answer/)
    expect(notes(query)['crossref']).toMatch(/Left out.*NOT “/)
    expect(notes(query)['europepmc']).toBe('')
  })

  test('fields and years', () => {
    const query = 'title:sleep author:"van der Berg" year:2000-2010 tea'
    expect(lines(query)).toEqual({
      openalex:
        'search=tea; filter=title.search:sleep,raw_author_name.search:"van der berg",from_publication_date:2000-01-01,to_publication_date:2010-12-31',
      europepmc: 'query=TITLE:sleep AND (AUTH:"van der berg") AND (PUB_YEAR:[2000 TO 2010]) AND tea',
      crossref:
        'query.bibliographic=sleep tea; query.author=van der berg; filter=from-pub-date:2000-01-01,until-pub-date:2010-12-31',
      arxiv:
        'search_query=ti:sleep AND (au:"van der berg") AND (submittedDate:[200001010000 TO 201012312359]) AND all:tea',
    })
  })

  test.each([
    ['year:2004 tea', 'query=PUB_YEAR:2004 AND tea'],
    ['year:2015- tea', 'query=(PUB_YEAR:[2015 TO 3000]) AND tea'],
    ['journal:Lancet keyword:tea', 'query=JOURNAL:lancet AND KW:tea'],
  ])('Europe PMC: %s', (query, line) => {
    expect(queryForSource('europepmc', query)?.line).toBe(line)
  })

  test('a field that a source has not is asked anywhere, and that is said', () => {
    expect(queryForSource('openalex', 'title:tea OR coffee')).toMatchObject({
      line: 'search=tea OR coffee',
      notes: ['Asked anywhere, because there is no such field: “title:tea”.'],
    })
    expect(queryForSource('arxiv', 'keyword:tea AND sleep')).toMatchObject({
      line: 'search_query=all:tea AND all:sleep',
      notes: ['Asked anywhere, because there is no such field: “keyword:tea”.'],
    })
  })

  test('identifiers are looked up; who does not know their kind is not asked', () => {
    expect(lines('10.1136/bmj.n71, 10.1000/xyz')).toEqual({
      openalex: 'filter=doi:10.1136/bmj.n71|10.1000/xyz',
      europepmc: 'query=DOI:"10.1136/bmj.n71" OR DOI:"10.1000/xyz"',
      crossref: 'filter=doi:10.1136/bmj.n71,doi:10.1000/xyz',
      arxiv: undefined,
    })
    expect(lines('arXiv:1706.03762v5')).toEqual({
      openalex: undefined,
      europepmc: undefined,
      crossref: undefined,
      arxiv: 'id_list=1706.03762',
    })
    expect(lines('pmid:123')['europepmc']).toBe('query=(EXT_ID:123 AND SRC:MED)')
    expect(notes('10.1136/bmj.n71 and tea')['crossref']).toMatch(/words beside them were not asked for/)
  })

  test.each(['', 'the of and', 'NOT rats', '((('])('nothing is asked for %j', (query) => {
    expect(lines(query)).toEqual({ openalex: undefined, europepmc: undefined, crossref: undefined, arxiv: undefined })
  })
})

const word = fc.constantFrom(
  'tea',
  'sleep',
  'BCG',
  '"back pain"',
  'title:dream',
  'author:Doll',
  'year:2001-2004',
  'meta-analysis',
)
const { query: written } = fc.letrec<{ query: string; group: string }>((tie) => ({
  query: fc.oneof({ maxDepth: 4 }, word, tie('group')),
  group: fc
    .tuple(fc.constantFrom(' AND ', ' OR ', ' NOT '), tie('query'), tie('query'))
    .map(([sign, one, other]) => `(${one}${sign}${other})`),
}))

const balanced = (text: string) => {
  let depth = 0
  for (const sign of text.replace(/"[^"]*"/g, '')) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (depth < 0) return false
  }
  return depth === 0
}

test('a query that is well written has no problem, and stays well written in every source', () => {
  fc.assert(
    fc.property(written, (query) => {
      expect(queryProblems(query)).toEqual([])
      for (const source of externalSources) {
        const asked = queryForSource(source, query)
        if (!asked) continue
        expect(asked.line).not.toBe('')
        for (const value of Object.values(asked.parameters)) {
          expect(balanced(value)).toBe(true)
          expect((value.match(/"/g) ?? []).length % 2).toBe(0)
          expect(value).not.toMatch(/^(?:AND|OR|NOT|ANDNOT)\b|\b(?:AND|OR|NOT|ANDNOT)$|\( ?\)|(?:AND|OR) (?:AND|OR)/)
        }
      }
    }),
    { numRuns: 300 },
  )
})

test('no text can break out of the words that it is asked with', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80, unit: 'binary' }), (query) => {
      for (const source of externalSources) {
        for (const value of Object.values(queryForSource(source, query)?.parameters ?? {})) {
          expect(balanced(value)).toBe(true)
          expect(value).not.toMatch(/[\r\n<>]/)
        }
      }
    }),
    { numRuns: 400 },
  )
})
