import { describe, expect, test } from 'vitest'

import type { PooledNumbers } from '#contract/review-body.ts'
import { certaintySuggestions, optimalInformationSize } from '#science/clinical/certainty-suggestions.ts'
import { plainStatement } from '#science/clinical/plain-statement.ts'

const numbers = (over: Partial<PooledNumbers> = {}): PooledNumbers => ({
  measure: 'RR',
  none: 1,
  k: 12,
  estimate: 0.7,
  low: 0.6,
  high: 0.8,
  i2: 10,
  doOverlap: true,
  participants: 20_000,
  events: 1000,
  controlRisk: 0.1,
  eggerP: 0.5,
  ...over,
})
const bias = { studies: 12, judged: 12, high: 0, some: 2 }
const said = (over: Partial<PooledNumbers> = {}, counts = bias, start: 'high' | 'low' = 'high') =>
  Object.fromEntries(certaintySuggestions(numbers(over), counts, start).map((each) => [each.domain, each]))

describe('what figures propose for the certainty', () => {
  test('nothing where nothing speaks against it', () => {
    const all = Object.values(said())
    expect(all.map(({ levels }) => levels ?? 'no proposal')).toEqual([0, 0, 'no proposal', 0, 0, 'no proposal', 'no proposal', 'no proposal']) // prettier-ignore
    expect(all.every(({ reason }) => reason.length > 10)).toBe(true)
  })

  test('the optimal information size is that of a trial of the same risk', () => {
    // Fleiss, Levin & Paik: 10% against 7.5%, two-sided 5%, power 80%, equal groups: 2,005 in each.
    expect(optimalInformationSize(numbers())?.people).toBe(2 * 2005)
    expect(optimalInformationSize(numbers({ measure: 'MD' }))?.people).toBe(2 * 394)
    const { controlRisk: _risk, ...unknown } = numbers()
    expect(optimalInformationSize(unknown)).toBeUndefined()
  })

  test.each([
    ['few people', { participants: 500 }, 1],
    ['no effect and a reduction of a quarter', { low: 0.6, high: 1.1 }, 1],
    ['no effect, a reduction and an increase', { low: 0.6, high: 1.4 }, 2],
    ['no effect and nothing that matters', { low: 0.9, high: 1.1 }, 0],
  ])('imprecision: %s', (_, over, levels) => {
    expect(said(over)['imprecision']?.levels).toBe(levels)
  })

  test.each([
    ['wide disagreement', { i2: 80, doOverlap: false }, 2],
    ['moderate heterogeneity', { i2: 60 }, 1],
    ['a prediction that includes no effect', { prediction: { low: 0.4, high: 1.2 } }, 1],
    ['one study', { k: 1 }, undefined],
  ])('inconsistency: %s', (_, over, levels) => {
    expect(said(over)['inconsistency']?.levels).toBe(levels)
  })

  test('bias and missing studies: no proposal where the tables or the number of studies do not carry one', () => {
    expect(said({}, { ...bias, judged: 11 })['risk-of-bias']).toEqual({
      domain: 'risk-of-bias',
      reason: 'Nothing is proposed: 11 of 12 studies have a settled judgment.',
    })
    expect(said({}, { ...bias, high: 7 })['risk-of-bias']?.levels).toBe(2)
    expect(said({}, { ...bias, some: 7 })['risk-of-bias']?.levels).toBe(1)
    expect(said({ eggerP: 0.02 })['publication-bias']?.levels).toBe(1)
    const { eggerP: _p, ...few } = numbers({ k: 9 })
    expect(certaintySuggestions(few, bias, 'high')[4]?.levels).toBeUndefined()
  })

  test('a large effect goes up where it begins low, and never where it begins high', () => {
    const large = { estimate: 0.15, low: 0.1, high: 0.3 }
    expect(said(large)['large-effect']?.levels).toBeUndefined()
    expect(said(large, bias, 'low')['large-effect']?.levels).toBe(2)
    expect(said({ ...large, estimate: 0.4, high: 1.2 }, bias, 'low')['large-effect']?.levels).toBe(0)
  })
})

describe('the sentence in plain words', () => {
  const what = { outcome: 'Tuberculosis', intervention: 'BCG' }
  test.each([
    ['high', {}, 'BCG reduces tuberculosis.'],
    ['moderate', {}, 'BCG probably reduces tuberculosis.'],
    ['low', { estimate: 1.5, low: 1.2, high: 1.9 }, 'BCG may increase tuberculosis.'],
    ['moderate', { estimate: 1, low: 0.9, high: 1.1 }, 'BCG probably makes little or no difference to tuberculosis.'],
    ['moderate', { estimate: 0.9, low: 0.5, high: 1.6 }, 'BCG may reduce or increase tuberculosis, or make no difference: the interval includes all of these.'], // prettier-ignore
    ['very low', {}, 'The evidence is very uncertain about the effect of BCG on tuberculosis.'],
  ] as const)('%s %o', (level, over, sentence) => {
    expect(plainStatement(what, numbers(over), level)).toBe(sentence)
  })
})
