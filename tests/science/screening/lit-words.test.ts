import { expect, test } from 'vitest'

import { litSpans } from '#science/screening/lit-terms.ts'

const words = {
  terms: { include: ['BCG vaccin*'], exclude: [] },
  criteria: [
    { kind: 'include', text: 'Randomised trials in people with tuberculosis' },
    { kind: 'exclude', text: 'Not a randomised trial in rats' },
  ],
} as const

test('words of the criteria are lit in any of their forms; what criteria of both kinds say, and general words, are not', () => {
  const text = 'A randomised trial: BCG vaccination of people against tuberculosis, and one rat.'
  const lit = litSpans(text, words).map(({ start, end, kind }) => `${kind}: ${text.slice(start, end)}`)
  expect(lit).toEqual(['include: BCG vaccination', 'include: tuberculosis', 'exclude: rat'])
})

test('spans stand in the order of the text and do not overlap', () => {
  const text = 'Tuberculosis in rats. BCG vaccination, tuberculosis and rats again.'
  const spans = litSpans(text, { ...words, terms: { include: ['tuberculosis in rats'], exclude: [] } })
  for (const [i, { start }] of spans.entries()) expect(start).toBeGreaterThanOrEqual(spans[i - 1]?.end ?? 0)
  expect(spans.map(({ kind }) => kind)).toEqual(['include', 'include', 'exclude'])
})
