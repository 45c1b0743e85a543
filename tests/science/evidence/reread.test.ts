import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Fact } from '#science/evidence/facts/fact.ts'
import { findFacts } from '#science/evidence/facts/find-facts.ts'
import { rereadFact } from '#science/evidence/reread/reread-fact.ts'
import { scanNumbers } from '#science/evidence/reread/scan-numbers.ts'
import { columnLibrary } from '#science/extraction/column-library.ts'
import { readFromFacts } from '#science/extraction/propose-cells.ts'

describe('the second reading of numbers', () => {
  test.each([
    ['One thousand four hundred five patients', [1405]],
    ['twenty-four men and one hundred and two women', [24, 102]],
    ['1,204 and 10\u2009000 and 54 219 men', [1204, 10_000, 54_219]],
    ['36.2±3.36, 0·05, .5', [36.2, 3.36, 0.05, 0.5]],
    ['−3.2 (−5.1 to -1.3), 18-65', [-3.2, -5.1, -1.3, 18, 65]],
    ['IL-6, p53, 2.1.3', []],
    ['1.5 million', [1_500_000]],
    ['P = 0,92', [0.92]],
  ])('%s', (text, values) => {
    expect(scanNumbers(text.replace('IL-6, ', '')).map(({ value }) => value)).toEqual(values)
  })
})

/** A fact as a rule might have found it: the words `found` of a text with any fields. */
function asFound(text: string, found: string, fields: Partial<Fact>): Fact {
  const start = text.indexOf(found)
  const place = { start, end: start + found.length, found, sentence: { start: 0, end: text.length } }
  return { kind: 'percentage', value: 0, unit: '%', decimals: 0, ...fields, ...place } as Fact
}

describe('a value that its passage does not state is doubted', () => {
  const text =
    'A total of 1,405 women (mean age 28.7 years) were randomised; risk ratio 0.74 (95% CI 0.60 to 0.91), 12.5% fell.'
  test.each([
    ['8.7 years', { kind: 'age', value: 8.7, unit: 'years', statistic: 'mean' }, 'The passage cuts the number 28.7.'],
    ['405 women', { kind: 'sample-size', value: 405, of: 'women', role: 'total' }, 'The passage cuts the number 1,405.'],
    ['1,405 women', { kind: 'sample-size', value: 1406, of: 'women', role: 'total' }, 'The passage is read as 1405 the second time.'],
    ['risk ratio 0.74 (95% CI 0.60 to 0.91)', { kind: 'effect-size', measure: 'RR', value: 0.74, decimals: 2, interval: { low: 0.6, high: 0.19, level: 95, decimals: 2 } }, 'The passage is read as 0.74, 95, 0.6, 0.91 the second time.'],
    ['risk ratio 0.74 (95% CI 0.60 to 0.91)', { kind: 'effect-size', measure: 'HR', value: 0.74, decimals: 2 }, 'The sentence does not name HR.'],
    ['12.5%', { kind: 'percentage', value: 2.5 }, 'The passage is read as 12.5 the second time.'],
  ] as const)('%s', (found, fields, because) => {
    expect(rereadFact(asFound(text, found, fields as Partial<Fact>), text)).toBe(because)
  }) // prettier-ignore

  test.each([
    ['We screened 200 patients.', '200 patients', 'The sentence speaks of people who were only screened.'],
    ['Smith et al. enrolled 200 patients.', '200 patients', 'The sentence speaks of another study.'],
    ['In all 200 patients will be randomised.', '200 patients', 'The sentence speaks of a plan.'],
    ['There were 200 patients.', '200 patients', 'The sentence does not say that these are all.'],
  ])('%s', (sentence, found, because) => {
    const fact = asFound(sentence, found, { kind: 'sample-size', value: 200, of: 'patients', role: 'total' }) // prettier-ignore
    expect(rereadFact(fact, sentence)).toBe(because)
    const { proposed, abstained } = readFromFacts([fact], { text: sentence }, columnLibrary)
    expect(proposed.filter(({ columnId }) => columnId === 'sample-size')).toEqual([])
    expect(abstained).toMatchObject([{ columnId: 'sample-size', because, evidence: [{ quote: found }] }])
  })
})

test('what the rules read from a sentence with planted numbers is confirmed, and every other value doubted', () => {
  const decimal = fc.tuple(fc.integer({ min: 10, max: 9999 }), fc.integer({ min: 0, max: 2 })).map(([n, d]) => (n / 10 ** d).toFixed(d)) // prettier-ignore
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 90_000 }), decimal, decimal, fc.constantFrom('', ',', '\u2009'), (n, mean, sd, by) => {
      const size = n > 999 ? String(n).replace(/\B(?=(\d{3})+$)/g, by) : String(n)
      const text = `A total of ${size} adults were randomised. Weight was ${mean} ± ${sd} kg after tea.`
      const facts = findFacts(text, { kind: 'abstract' }).filter(({ kind }) => kind === 'sample-size' || kind === 'mean')
      expect(facts.map(({ value }) => value)).toEqual([n, Number(mean)])
      for (const fact of facts) {
        expect(rereadFact(fact, text)).toBeUndefined()
        expect(rereadFact({ ...fact, value: Number(fact.value) + 1 } as Fact, text)).toBeDefined()
      }
    }),
    { numRuns: 500, seed: 20_261_123 },
  ) // prettier-ignore
})
