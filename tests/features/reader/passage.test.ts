import { expect, test } from 'vitest'

import { passageIn } from '#features/reader/passage.ts'

const text = 'A trial of rest\n\nRest halved the risk (RR 0.50, 95% CI 0.31 to 0.80). Rest halved the cost as well.'
const quote = 'Rest halved the risk (RR 0.50, 95% CI 0.31 to 0.80).'
const at = text.indexOf(quote)
const asked = (q: string | null, s: string | null = null, e: string | null = null) => ({ q, s, e })

test('no quote asked for, nothing lit', () => {
  expect(passageIn(text, asked(null, '0', '5'))).toEqual({ kind: 'none' })
})

test('a quote is lit where its offsets say, and where they are gone, where it stands', () => {
  const found = { kind: 'found', start: at, end: at + quote.length, isExact: true }
  expect(passageIn(text, asked(quote, String(at), String(at + quote.length)))).toEqual(found)
  expect(passageIn(text, asked(quote))).toEqual(found)
  expect(passageIn(text, asked(quote, '0', '15'))).toEqual(found)
  expect(passageIn(text, asked(quote, '-5', 'x'))).toEqual(found)
})

test('another spelling of the same words is lit and said to be so', () => {
  expect(passageIn(text, asked('rest halved  the RISK'))).toMatchObject({ kind: 'found', isExact: false, start: at })
})

test('a quote with another figure is not in the text, whatever its offsets say', () => {
  const forged = quote.replace('0.50', '0.05')
  expect(passageIn(text, asked(forged, String(at), String(at + quote.length)))).toEqual({
    kind: 'missing',
    quote: forged,
  })
})
