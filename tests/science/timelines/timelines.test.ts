import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  influenceAcross,
  sharedPapers,
  sharedSpan,
  termLags,
  turnoverOf,
} from '#science/timelines/compare-timelines.ts'
import { onAxis, placeInTime } from '#science/timelines/dated.ts'
import { firstAppearances } from '#science/timelines/first-appearances.ts'
import { paceOf, papersByYear, silencesOf } from '#science/timelines/pace.ts'
import { turningPoints } from '#science/timelines/turning-points.ts'

const at = (id: string, year: number) => ({ id, at: year })

describe('dates', () => {
  test('are as precise as they are known', () => {
    expect(placeInTime({ year: 1994 })).toEqual({ at: 1994, precision: 'year' })
    expect(placeInTime({ year: 1994, month: 7 })).toEqual({ at: 1994.5, precision: 'month' })
    expect(placeInTime({ year: 1994, month: 1, day: 1 })).toEqual({ at: 1994, precision: 'day' })
    expect(placeInTime({ year: 1994, month: 13 })).toMatchObject({ precision: 'year' })
    expect(placeInTime({})).toBeUndefined()
  })

  test('papers without a year are named, not placed', () => {
    const { dated, undated } = onAxis([{ id: 'a', year: 2001 }, { id: 'b' }, { id: 'c', year: 1999 }])
    expect(dated.map(({ id }) => id)).toEqual(['c', 'a'])
    expect(undated).toEqual(['b'])
  })
})

describe('pace and silence', () => {
  const anyDated = fc
    .array(fc.integer({ min: 1950, max: 2020 }), { maxLength: 30 })
    .map((years) => years.map((year, index) => at(`p${index}`, year)))

  test('every paper is in exactly one year, and silences are the empty years in a row', () => {
    fc.assert(
      fc.property(anyDated, fc.integer({ min: 1, max: 6 }), (dated, least) => {
        const years = papersByYear(dated)
        expect(years.flatMap(({ papers }) => papers).sort()).toEqual(dated.map(({ id }) => id).sort())
        const silent = new Set(
          silencesOf(dated, least).flatMap(({ from, to, years: length }) => {
            expect(to - from + 1).toBe(length)
            expect(length).toBeGreaterThanOrEqual(least)
            return Array.from({ length }, (_, i) => from + i)
          }),
        )
        for (const { year, papers } of years) if (silent.has(year)) expect(papers).toEqual([])
        if (least === 1) expect(silent.size).toBe(years.filter(({ papers }) => papers.length === 0).length)
      }),
    )
  })

  test('the halves of a span are told apart', () => {
    expect(paceOf([at('a', 2000), at('b', 2002), at('c', 2003), at('d', 2003)])).toEqual({
      perYear: 1,
      earlier: 0.5,
      later: 1.5,
      turn: 2002,
    })
    expect(paceOf([at('a', 2000)])).toBeUndefined()
  })
})

test('a term first appears where its oldest dated paper stands', () => {
  const dated = [at('a', 2000), at('b', 2004), at('c', 2004), at('d', 2008)]
  const terms = [
    { name: 'dose', papers: ['d', 'b', 'c'] },
    { name: 'never', papers: ['undated'] },
  ]
  expect(firstAppearances(dated, terms)).toEqual([{ term: 'dose', at: 2004, first: ['b', 'c'], later: ['d'] }])
})

test('turning points name their rule, and the papers that a number counts', () => {
  const dated = [
    at('a', 1990),
    at('b', 1991),
    at('c', 1996),
    at('d', 1997),
    at('e', 1998),
    at('f', 1999),
    at('g', 1999),
    at('h', 1999),
  ]
  const points = turningPoints({
    dated,
    appearances: firstAppearances(dated, [{ name: 'dose', papers: ['c', 'd', 'e', 'f'] }]),
    links: ['d', 'e', 'f'].map((from) => ({ from, to: 'c' })),
    path: { papers: ['c', 'd'] },
    directions: [
      { id: 'a', direction: 'decrease' },
      { id: 'b', direction: 'decrease' },
      { id: 'd', direction: 'increase' },
      { id: 'f', direction: 'increase' },
    ],
  })
  expect(points.map(({ rule, at: when, papers }) => [rule, when, papers])).toEqual([
    ['term', 1996, ['c', 'd', 'e', 'f']],
    ['silence', 1996, ['c']],
    ['hub', 1996, ['c', 'd', 'e', 'f']],
    ['reversal', 1997, ['d', 'a', 'b']],
    ['burst', 1999, ['f', 'g', 'h']],
  ])
  expect(points[0]?.words).toBe('“dose” appears; 3 of the 5 later papers take it up.')
})

test('a design that stands higher than all before it is a turning point, once two papers of a known design came before', () => {
  const dated = [at('a', 1990), at('b', 1991), at('c', 1996), at('d', 1996), at('e', 1997), at('f', 1999)]
  const of = (id: string, design: 'cohort' | 'case-control' | 'randomised-trial' | 'unknown' | 'meta-analysis', name: string) => ({ id, design, name }) // prettier-ignore
  const points = turningPoints({
    dated,
    appearances: [],
    links: [],
    path: { papers: [] },
    directions: [],
    designs: [of('a', 'case-control', 'Case-control study'), of('b', 'cohort', 'Cohort study'), of('c', 'randomised-trial', 'Randomised trial'), of('d', 'cohort', 'Cohort study'), of('e', 'unknown', 'Unknown'), of('f', 'meta-analysis', 'Meta-analysis')], // prettier-ignore
  })
  expect(
    points.filter(({ rule }) => rule === 'design').map(({ at: when, words, papers }) => [when, words, papers]),
  ).toEqual([
    [1996, 'The first randomised trial of the set; the 2 papers before it go as far as cohort study.', ['c']],
    [1999, 'The first meta-analysis of the set; the 4 papers before it go as far as randomised trial.', ['f']],
  ])
})

describe('two timelines', () => {
  const left = {
    dated: [at('a', 1990), at('b', 1995), at('s', 2000)],
    terms: [
      { name: 'dose', papers: ['a'] },
      { name: 'new', papers: ['s'] },
    ],
  }
  const right = { dated: [at('c', 1998), at('s', 2000)], terms: [{ name: 'dose', papers: ['c'] }] }

  test('the lag of a term is the way from its first paper on the left to that on the right', () => {
    expect(termLags(left, right)).toEqual([{ term: 'dose', left: 1990, right: 1998, lag: 8, papers: ['a', 'c'] }])
    expect(termLags(right, left)[0]?.lag).toBe(-8)
  })

  test('every paper is shared or on one side, and citations across leave shared ones out', () => {
    expect(sharedPapers(left.dated, right.dated)).toEqual({ shared: ['s'], onlyLeft: ['a', 'b'], onlyRight: ['c'] })
    const links = [
      { from: 'c', to: 'a' },
      { from: 's', to: 'a' },
      { from: 'a', to: 'c' },
      { from: 'b', to: 'a' },
    ]
    expect(influenceAcross(left.dated, right.dated, links)).toEqual({
      leftCitesRight: [{ from: 'a', to: 'c' }],
      rightCitesLeft: [{ from: 'c', to: 'a' }],
    })
  })

  test('turnover: the share of terms that only one half has', () => {
    expect(turnoverOf(left)).toEqual({ turnover: 1, came: ['new'], went: ['dose'] })
    expect(turnoverOf({ ...left, terms: [{ name: 'dose', papers: ['a', 's'] }] })).toMatchObject({ turnover: 0 })
  })

  test('no years in common shows the gap', () => {
    expect(sharedSpan(left.dated, [at('x', 2005)])).toEqual({ from: 2005, to: 2000, overlaps: false, gap: 4 })
    expect(sharedSpan(left.dated, right.dated)).toMatchObject({ from: 1998, to: 2000, overlaps: true, gap: 0 })
  })
})
