import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { possibleAnswers } from '#science/gaps/answered-since.ts'
import { clusterGaps } from '#science/gaps/cluster-gaps.ts'
import { mapOf, mappedGaps, papersOfCell, scopedWords } from '#science/gaps/mapped-gaps.ts'
import { qualityGaps } from '#science/gaps/quality-gaps.ts'
import { gapScore, rankGaps } from '#science/gaps/rank-gaps.ts'
import { statedGaps } from '#science/gaps/stated-gaps.ts'

import { corpusPapers } from '../corpus.ts'

const paper = (id: string, year: number, abstract: string, title = 'A trial') => ({ id, year, title, abstract })

describe('stated gaps', () => {
  test.each([
    ['Further research is needed in older adults.', 'future-work'],
    ['Larger randomised trials with longer follow-up are warranted.', 'future-work'],
    ['The mechanism remains unclear.', 'future-work'],
    ['Long-term safety has not been studied.', 'future-work'],
    ['The main limitation is the small sample.', 'limitation'],
    ['The results should be interpreted with caution.', 'limitation'],
    ['Our findings may not generalise to children.', 'limitation'],
  ])('%s', (sentence, kind) => {
    const text = `Blood pressure fell by 5 mm Hg. ${sentence}`
    expect(statedGaps([paper('a', 2001, text)])).toMatchObject([
      { documentId: 'a', year: 2001, kind, evidence: { quote: sentence, verified: 'exact' } },
    ])
  })

  test.each(['Blood pressure fell by 5 mm Hg.', 'More patients recovered.', 'A small study found a large effect.'])(
    'not: %s',
    (text) => expect(statedGaps([paper('a', 2001, text)])).toEqual([]),
  )

  test('every sentence is in one group; the same wish is one group with its papers and years', () => {
    const gaps = statedGaps([
      paper('a', 2001, 'Further studies of vitamin D in pregnant women are needed.'),
      paper('b', 2005, 'The effect of vitamin D in pregnant women remains unclear.'),
      paper('c', 2003, 'Long-term follow-up of hip replacement is needed; future studies should address implant wear.'),
    ])
    const clusters = clusterGaps(gaps)
    expect(clusters.map(({ papers, years }) => [papers, years])).toEqual([
      [
        ['a', 'b'],
        [2001, 2005],
      ],
      [['c'], [2003]],
    ])
    expect(clusters[0]?.terms).toEqual(expect.arrayContaining(['vitamin', 'pregnant']))
  })

  test('two thousand sentences are grouped in a few seconds', () => {
    const gaps = Array.from({ length: 2000 }, (_, index) => {
      const words = [index % 97, index % 89, index % 83].map(
        (n) => `topic${'abcdefghij'[n % 10]}${'klmnopqrst'[Math.floor(n / 10)]}`,
      )
      const evidence = {
        documentId: `p${index}`,
        quote: words.join(' '),
        start: 0,
        end: 1,
        textHash: '',
        verified: 'exact' as const,
      }
      return { documentId: `p${index}`, kind: 'limitation' as const, evidence }
    })
    const start = performance.now()
    expect(clusterGaps(gaps).reduce((sum, { papers }) => sum + papers.length, 0)).toBe(2000)
    expect(performance.now() - start).toBeLessThan(5000)
  })

  test('on real abstracts nothing is lost and nothing is doubled by grouping', () => {
    const real = corpusPapers('rct-a')?.slice(0, 300)
    if (!real) return
    const gaps = statedGaps(real)
    expect(gaps.length).toBeGreaterThan(30)
    const grouped = clusterGaps(gaps).flatMap((cluster) => cluster.gaps)
    expect(grouped.length).toBe(gaps.length)
    expect(new Set(grouped).size).toBe(gaps.length)
    for (const { evidence, documentId } of gaps) {
      const found = real.find(({ id }) => id === documentId)
      expect(`${found?.title}\n\n${found?.abstract}`.slice(evidence.start, evidence.end)).toBe(evidence.quote)
    }
  })
})

describe('mapped gaps', () => {
  const facets = [
    { id: 'population', name: 'Population', values: ['adults', 'children', 'older'] },
    { id: 'outcome', name: 'Outcome', values: ['pain', 'sleep'] },
  ]
  const anyPapers = fc
    .array(
      fc.record({
        population: fc.subarray(['adults', 'children', 'other']),
        outcome: fc.subarray(['pain', 'sleep']),
      }),
      { maxLength: 12 },
    )
    .map((values) => values.map((each, index) => ({ id: `p${index}`, values: each })))

  test('each gap counts anew to the number that is stated, and every other cell has more', () => {
    fc.assert(
      fc.property(anyPapers, fc.integer({ min: 0, max: 3 }), (papers, thin) => {
        const gaps = mappedGaps(papers, facets, thin)
        for (const { values, papers: own, kind } of gaps) {
          expect(papersOfCell(papers, facets, values)).toEqual(own)
          expect(own.length).toBeLessThanOrEqual(thin)
          expect(kind).toBe(own.length === 0 ? 'empty' : 'thin')
        }
        const cells = mapOf(papers, facets)
        expect(cells.length).toBe(6)
        const named = new Set(gaps.map(({ key }) => key))
        for (const cell of cells) expect(named.has(cell.key)).toBe(cell.papers.length <= thin)
      }),
    )
  })

  test('a gap between much-studied values stands before one at the edge', () => {
    const papers = [
      { id: 'a', values: { population: ['adults'], outcome: ['pain'] } },
      { id: 'b', values: { population: ['adults'], outcome: ['pain'] } },
      { id: 'c', values: { population: ['children'], outcome: ['sleep'] } },
    ]
    const empty = mappedGaps(papers, facets, 0)
    expect(empty.map(({ values }) => values.join(' '))).toEqual([
      'adults sleep',
      'children pain',
      'older pain',
      'older sleep',
    ])
    expect(empty[0]?.share).toBeCloseTo((2 / 3) * (1 / 3), 12)
  })

  test('the words say over what was counted', () => {
    expect(scopedWords(0, ['adults', 'pain'], { papers: 143, search: 'BCG', date: '22 November 2026' })).toBe(
      '0 of 143 papers (search “BCG”, 22 November 2026) combine adults and pain.',
    )
    expect(scopedWords(1, ['adults'], { papers: 9, date: 'today' })).toContain(
      '1 of 9 papers (chosen by hand, today) combines adults',
    )
  })
})

test('quality gaps give their reasons; what is unknown is held against nobody', () => {
  const cells = ['strong', 'weak', 'unknown', 'split'].map((key) => ({
    key,
    values: [key],
    papers: [`${key}1`, `${key}2`],
  }))
  const facts = [
    { id: 'strong1', year: 2020, size: 900, design: 'randomised-trial' as const, bias: 'low' as const },
    { id: 'strong2', year: 1980, size: 20, design: 'case-report' as const, bias: 'high' as const },
    { id: 'weak1', year: 1980, size: 20, design: 'case-report' as const, bias: 'high' as const },
    { id: 'weak2', year: 1990, size: 30, design: 'review' as const, bias: 'high' as const },
    { id: 'unknown1', design: 'unknown' as const },
    { id: 'unknown2', design: 'unknown' as const },
    { id: 'split1', design: 'cohort' as const, direction: 'increase' as const },
    { id: 'split2', design: 'cohort' as const, direction: 'decrease' as const },
  ]
  const found = qualityGaps(cells, facts, { smallBelow: 100, oldBefore: 2010 })
  expect(found.map(({ key, reasons }) => [key, reasons])).toEqual([
    ['weak', ['small', 'old', 'biased', 'weak-design']],
    ['split', ['contradictory']],
  ])
})

describe('answered since', () => {
  const gap = { terms: ['vitamin', 'pregnant', 'preeclampsia'], lastYear: 2005, papers: ['a'] }
  const later = paper(
    'z',
    2010,
    'Women were enrolled. Vitamin D reduced pre-eclampsia and preeclampsia in pregnant women (RR 0.5).',
  )

  test('a later finding that names it is offered with its passage', () => {
    expect(possibleAnswers(gap, [later])).toMatchObject([
      { documentId: 'z', year: 2010, coverage: 1, evidence: { verified: 'exact' } },
    ])
  })

  test('an earlier paper, the paper itself and a plan answer nothing', () => {
    expect(
      possibleAnswers(gap, [
        { ...later, year: 2005 },
        { ...later, id: 'a' },
      ]),
    ).toEqual([])
    expect(
      possibleAnswers(gap, [
        paper('y', 2011, 'The aim of this study is to test vitamin D in pregnant women with preeclampsia.'),
      ]),
    ).toEqual([])
    expect(possibleAnswers({ ...gap, lastYear: undefined }, [later])).toEqual([])
  })
})

describe('ranking', () => {
  const score = fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined })
  test('the score is a mean of what was scored: between the least and the most, and unscored parts count nothing', () => {
    fc.assert(
      fc.property(score, score, score, (importance, feasibility, evidence) => {
        const given = [importance, feasibility, evidence].filter((value) => value !== undefined)
        const made = gapScore({ importance, feasibility, evidence }, { importance: 2, feasibility: 1, evidence: 3 })
        if (given.length === 0) expect(made).toBeUndefined()
        else {
          expect(made).toBeGreaterThanOrEqual(Math.min(...given) - 1e-9)
          expect(made).toBeLessThanOrEqual(Math.max(...given) + 1e-9)
        }
      }),
    )
  })

  test('a weight of 0 takes a part out; what nobody scored stands last, in its order', () => {
    const gaps = [
      { id: 'none', scores: {} },
      { id: 'low', scores: { importance: 5, evidence: 1 } },
      { id: 'none2', scores: {} },
      { id: 'high', scores: { importance: 0, evidence: 4 } },
    ]
    expect(rankGaps(gaps, { importance: 0, feasibility: 1, evidence: 1 }).map(({ id }) => id)).toEqual([
      'high',
      'low',
      'none',
      'none2',
    ])
  })
})
