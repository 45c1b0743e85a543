import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { SLOT, slotMatches, slotted } from '#science/evidence/number-slots.ts'
import { numberTokens } from '#science/evidence/number-tokens.ts'

const read = (text: string) => numberTokens(text).map(({ value }) => value)

describe('a number is read whole', () => {
  test.each([
    ['mean age of 28.7 years', [28.7]],
    ['average age of 36.2±3.36', [36.2, 3.36]],
    ['One thousand four hundred five patients', [1405]],
    ['one hundred and twenty-one thousand and four', [121_004]],
    ['twelve hundred', [1200]],
    ['30.2 ± 5.7 29.5 ± 4.9', [30.2, 5.7, 29.5, 4.9]],
    ['1,204 women, 54 219 men, 10\u2009000 cows and 7\u00A0400\u00A0112 ants', [1204, 54_219, 10_000, 7_400_112]],
    ['−3.2 (−5.1 to −1.3)', [-3.2, -5.1, -1.3]],
    ['0·05 and .05', [0.05, 0.05]],
    ['ages 18-65, 3–5 days, CI 0.4 -1.3', [18, 65, 3, 5, 0.4, 1.3]],
    ['from -5.1 -1.3', [-5.1, -1.3]],
    ['CI 95% -0.65 to 1.13', [95, -0.65, 1.13]],
    ['p=-0.5', [-0.5]],
    ['1.2 million people', [1_200_000]],
    ['10mg, 24 h, 12-month', [10, 24, 12]],
    ['12.5 per cent', [12.5]],
  ])('%s', (text, values) => {
    expect(read(text)).toEqual(values)
  })

  test.each([
    'IL-6, p53, CO2, HbA1c, COVID-19, T2',
    'the 3rd and the 21st',
    'version 2.1.3',
    'cells 0.31.1 that ran together',
    'no one, one-third, two-sided, two-thirds',
  ])('none in: %s', (text) => {
    expect(read(text)).toEqual([])
  })

  test('grades, stages and tables are names and no amounts', () => {
    const tokens = numberTokens('grade 3/4 in 11 (12%), stage II or 3, Table 2, type 2 diabetes')
    expect(tokens.filter(({ scale }) => !scale).map(({ value }) => value)).toEqual([11, 12, 3])
    expect(tokens.filter(({ scale }) => scale).map(({ value }) => value)).toEqual([3, 4, 2, 2])
  })
})

describe('a text with slots', () => {
  test('has its length, and a pattern cannot begin or end inside a number', () => {
    const text = 'fell by 28.75 kg in 1,204 of them'
    expect(slotted(text)).toHaveLength(text.length)
    expect(/\d/.test(slotted(text))).toBe(false)
    const [hit] = slotMatches(text, new RegExp(`by (${SLOT}) kg in (${SLOT})`, 'dg'))
    expect([hit?.number(1)?.value, hit?.number(2)?.value, hit?.found]).toEqual([28.75, 1204, 'by 28.75 kg in 1,204'])
    expect(slotMatches('28.75', new RegExp(`(${SLOT})[.5]`, 'dg'))).toEqual([])
  })
})

const small = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ') // prettier-ignore
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const below100 = (n: number) =>
  n < 20 ? small[n] : `${tens[Math.floor(n / 10) - 2]}${n % 10 ? `-${small[n % 10]}` : ''}`
const below1000 = (n: number) =>
  n < 100 ? below100(n) : `${small[Math.floor(n / 100)]} hundred${n % 100 ? ` and ${below100(n % 100)}` : ''}`
const inWords = (n: number) =>
  n < 1000 ? below1000(n) : `${below1000(Math.floor(n / 1000))} thousand${n % 1000 ? ` ${below1000(n % 1000)}` : ''}`
const grouped = (n: number, by: string) => String(n).replace(/\B(?=(\d{3})+$)/g, by)

/** A number in one of its forms, and its value. */
const written = fc.oneof(
  fc.integer({ min: 1, max: 999_999 }).map((n) => [inWords(n) ?? '', n] as const),
  fc
    .tuple(fc.integer({ min: 1000, max: 99_999_999 }), fc.constantFrom(',', '\u2009', '\u00A0', '\u202F'))
    .map(([n, by]) => [grouped(n, by), n] as const),
  fc
    .tuple(fc.integer({ min: -99_999, max: 99_999 }), fc.integer({ min: 1, max: 4 }), fc.constantFrom('.', '·'), fc.constantFrom('-', '−', '–'))
    .map(([n, places, point, minus]) => [(n / 10 ** places).toFixed(places).replace('.', point).replace('-', minus), n / 10 ** places] as const),
  fc.integer({ min: 0, max: 9999 }).map((n) => [String(n), n] as const),
) // prettier-ignore
const around = fc.constantFrom(
  ['in all ', ' adults were seen'], ['It was ', '% of all'], ['a mean of ', ' kg fell'], ['(', ')'], ['OR = ', ', p'], ['to ', ' mm Hg.'],
  ['Of ', '; then'], ['[', ' to'], ['with ', ' ± some'],
) // prettier-ignore

test('a number planted into a sentence in any of its forms comes back whole', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(around, written), { minLength: 1, maxLength: 6 }), (pieces) => {
      const text = pieces.map(([[before, after], [words]]) => `${before}${words}${after}`).join(' but ')
      expect(read(text), text).toEqual(pieces.map(([, [, value]]) => value))
    }),
    { numRuns: 2000, seed: 20_261_123 },
  )
})

test('a mean, a spread and a range planted side by side come back whole, whatever follows', () => {
  const decimal = fc.tuple(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 0, max: 3 })).map(([n, d]) => (n / 10 ** d).toFixed(d)) // prettier-ignore
  fc.assert(
    fc.property(decimal, decimal, decimal, decimal, (a, b, c, d) => {
      expect(read(`${a} ± ${b} ${c}±${d}, ${a}–${b} and ${c} to ${d}.`)).toEqual([a, b, c, d, a, b, c, d].map(Number))
    }),
    { numRuns: 500, seed: 20_261_123 },
  )
})

test('tokens stand in order, apart, and inside the text of any string', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('1', '0', '.', ',', ' ', '-', '−', '·', 'a', '±', '%', '/', '\u2009', 'one ', 'hundred '), maxLength: 60 }), (text) => {
      let last = 0
      for (const { start, end } of numberTokens(text)) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(end).toBeGreaterThan(start)
        last = end
      }
      expect(last).toBeLessThanOrEqual(text.length)
    }),
    { numRuns: 1000 },
  ) // prettier-ignore
})
