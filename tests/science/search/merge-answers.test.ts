import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { PaperDraft } from '#contract/papers.ts'
import { mergeAnswers, type FoundRecord } from '#science/search/merge-answers.ts'

const TITLE = 'Attention is all you need for translation'
const record = (
  source: string,
  rank: number,
  draft: Partial<PaperDraft>,
  more: Partial<FoundRecord> = {},
): FoundRecord => ({
  source,
  rank,
  draft: { type: 'article-journal', title: TITLE, authors: [], keywords: [], ids: {}, ...draft },
  isPreprint: false,
  versionDois: [],
  ...more,
})
const vaswani = [{ family: 'Vaswani', given: 'Ashish' }]
/** Which records became one work, by source and place. */
const grouped = (records: readonly FoundRecord[]) =>
  mergeAnswers(records).map(({ records: shown, others }) => ({
    shown: shown.map(({ source, rank }) => `${source}${rank}`),
    others: others.map(({ source, rank }) => `${source}${rank}`),
  }))

describe('one work', () => {
  test.each([
    ['a DOI', { doi: '10.1000/x' }, { doi: '10.1000/x', pmid: '7' }],
    ['a PMID', { pmid: '7' }, { pmid: '7', doi: '10.1000/x' }],
    ['an arXiv number', { arxiv: '1706.03762' }, { arxiv: '1706.03762' }],
  ])('by %s, whatever the titles', (_, one, other) => {
    const works = grouped([
      record('a', 1, { ids: one }),
      record('b', 1, { ids: other, title: 'Something else altogether here' }),
    ])
    expect(works).toEqual([{ shown: ['a1', 'b1'], others: [] }])
  })

  test('by title, year and first author where identifiers are missing', () => {
    const draft = { authors: vaswani, year: 2017, venue: 'NIPS' }
    expect(grouped([record('a', 1, draft), record('b', 3, { ...draft, title: `${TITLE}.` })])).toEqual([
      { shown: ['a1', 'b3'], others: [] },
    ])
  })

  test('through a third record that knows both of their identifiers', () => {
    const works = grouped([
      record('a', 1, { ids: { doi: '10.1000/x' } }),
      record('b', 1, { ids: { pmid: '7' }, title: 'A title of its own, spelled otherwise' }),
      record('c', 1, { ids: { doi: '10.1000/x', pmid: '7' } }),
    ])
    expect(works).toHaveLength(1)
  })
})

describe('preprint and article are one work, the article shown', () => {
  const article = record('a', 2, { ids: { doi: '10.1000/x' }, authors: vaswani, year: 2018, venue: 'Journal' })
  const preprint = (more: Partial<FoundRecord> = {}, draft: Partial<PaperDraft> = {}) =>
    record(
      'b',
      1,
      { ids: { arxiv: '1706.03762' }, authors: vaswani, year: 2017, venue: 'arXiv', ...draft },
      { isPreprint: true, ...more },
    )

  test('when a source links them', () => {
    const linked = preprint(
      { versionDois: ['10.1000/x'] },
      { title: 'An early title that was changed later', authors: [] },
    )
    expect(grouped([article, linked])).toEqual([{ shown: ['a2'], others: ['b1'] }])
    const back = { ...article, versionDois: ['10.48550/arxiv.1706.03762'] }
    expect(grouped([preprint({}, { title: 'An early title that was changed later' }), back])).toHaveLength(1)
  })

  test('when title and first author agree and the years allow it', () => {
    expect(grouped([article, preprint()])).toEqual([{ shown: ['a2'], others: ['b1'] }])
    expect(grouped([article, preprint({}, { year: 2009 })])).toHaveLength(2)
    expect(grouped([article, preprint({}, { authors: [{ family: 'Somebody' }] })])).toHaveLength(2)
  })

  test('not where two articles bear the title: nobody knows which it became', () => {
    const second = record('c', 1, { ids: { doi: '10.1000/other' }, authors: vaswani, year: 2018, venue: 'Elsewhere' })
    expect(grouped([article, second, preprint()])).toHaveLength(3)
  })

  test('two articles with two DOIs stay two', () => {
    expect(
      grouped([article, { ...article, source: 'c', draft: { ...article.draft, ids: { doi: '10.1000/y' } } }]),
    ).toHaveLength(2)
  })

  test('a title that says little links nothing', () => {
    const short = { title: 'Editorial' }
    expect(grouped([record('a', 1, { ...article.draft, ...short }), preprint({}, short)])).toHaveLength(2)
  })
})

test('a work that several sources have high stands above one that a single source has first', () => {
  const shared = { ids: { doi: '10.1000/shared' }, title: 'Known to all of the sources there are' }
  const works = grouped([
    record('a', 1, { ids: { doi: '10.1000/alone' }, title: 'Known to one of the sources alone' }),
    record('a', 2, shared),
    record('b', 2, shared),
  ])
  expect(works[0]?.shown).toEqual(['a2', 'b2'])
})

const ids = fc.record(
  {
    doi: fc.constantFrom('10.1/a', '10.1/b', '10.1/c'),
    pmid: fc.constantFrom('1', '2'),
    arxiv: fc.constantFrom('2101.00001'),
  },
  { requiredKeys: [] },
)
const any = fc
  .record({
    source: fc.constantFrom('a', 'b', 'c'),
    rank: fc.integer({ min: 1, max: 30 }),
    ids,
    title: fc.constantFrom(TITLE, 'Another title that is long enough', 'Editorial'),
    year: fc.option(fc.integer({ min: 2015, max: 2022 }), { nil: undefined }),
    isPreprint: fc.boolean(),
    versionDois: fc.array(fc.constantFrom('10.1/a', '10.1/b'), { maxLength: 1 }),
  })
  .map(({ source, rank, year, isPreprint, versionDois, ...draft }) =>
    record(
      source,
      rank,
      { ...draft, authors: vaswani, ...(year !== undefined && { year }) },
      { isPreprint, versionDois },
    ),
  )

test('nothing is lost and nothing doubled: each record stands in exactly one work, each work shows something', () => {
  fc.assert(
    fc.property(fc.array(any, { maxLength: 14 }), (records) => {
      const works = mergeAnswers(records)
      const all = works.flatMap((work) => [...work.records, ...work.others])
      expect(all).toHaveLength(records.length)
      expect(new Set(all)).toEqual(new Set(records))
      for (const work of works) {
        expect(work.records.length).toBeGreaterThan(0)
        expect(work.others.every(({ isPreprint }) => isPreprint)).toBe(true)
        if (work.others.length > 0) expect(work.records.some(({ isPreprint }) => isPreprint)).toBe(false)
      }
      expect(works.map(({ score }) => score)).toEqual(works.map(({ score }) => score).toSorted((a, b) => b - a))
    }),
    { numRuns: 300 },
  )
})
