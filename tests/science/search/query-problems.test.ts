import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { queryProblems } from '#science/search/query-problems.ts'

/** What is marked, and what is said of it. */
const told = (query: string) =>
  queryProblems(query).map(({ start, end, message }) => [query.slice(start, end), message])

describe('what is well written has no problem', () => {
  test.each([
    'Does tea help sleep?',
    'tea and sleep or coffee',
    'tea (black) and sleep',
    '(tea OR coffee) AND sleep NOT rats',
    'tea AND NOT (rats OR mice)',
    'NOT rats',
    'title:sleep author:"van der Berg" year:2000-2010',
    'year:2004 AND tea',
    'year:2015- tea',
    'year:-1999 tea',
    '"back pain" OR “low back pain”',
    'doi:10.1000/xyz OR tea',
    'https://doi.org/10.1000/xyz',
    'pmid:123',
    '',
  ])('%s', (query) => {
    expect(told(query)).toEqual([])
  })
})

describe('what may not say what was meant is marked where it stands', () => {
  test.each([
    ['"back pain AND tea', '"', /no twin/],
    ['(tea OR coffee AND sleep', '(', /never closed/],
    ['tea) AND sleep', ')', /never opened/],
    ['() AND tea', '()', /nothing in these brackets/],
    ['AND tea', 'AND', /nothing before/],
    ['tea OR', 'OR', /nothing after/],
    ['tea AND OR coffee', 'AND', /nothing after/],
    ['tea NOT', 'NOT', /nothing follows/],
    ['(AND tea)', 'AND', /nothing before/],
    ['tea AND sleep or coffee', 'or', /Write OR in capitals/],
    ['tea AND sleep[ti]', 'sleep[ti]', /tag of PubMed/],
    ['mesh:asthma AND tea', 'mesh:asthma', /“mesh:” is no field/],
    ['tea AND title: sleep', 'title:', /without a space/],
    ['tea AND year:abc', 'year:abc', /four digits/],
    ['tea year:2010-2000', 'year:2010-2000', /end before they begin/],
    ['vaccin* AND tea', 'vaccin*', /is passed over/],
  ])('%s', (query, marked, message) => {
    expect(told(query)).toContainEqual([marked, expect.stringMatching(message)])
  })
})

const text = fc.oneof(
  fc.string({ maxLength: 60, unit: 'binary' }),
  fc
    .array(
      fc.constantFrom('tea', 'AND', 'OR', 'NOT', '(', ')', '"', '“', 'title:', 'year:2004', 'year:', 'or', '*', ' '),
      {
        maxLength: 14,
      },
    )
    .map((parts) => parts.join(' ')),
)

test('any text is judged without an error, and each place lies inside it, in order', () => {
  fc.assert(
    fc.property(text, (query) => {
      const problems = queryProblems(query)
      for (const { start, end, message } of problems) {
        expect(start).toBeGreaterThanOrEqual(0)
        expect(end).toBeGreaterThan(start)
        expect(end).toBeLessThanOrEqual(query.length)
        expect(message).toMatch(/\.$/)
      }
      expect(problems.map(({ start }) => start)).toEqual(problems.map(({ start }) => start).toSorted((a, b) => a - b))
    }),
    { numRuns: 400 },
  )
})
