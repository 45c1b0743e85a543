import fc from 'fast-check'
import { expect, test } from 'vitest'

import { contextOf, placePassage } from '#science/documents/place-quote.ts'
import { textHash } from '#science/evidence/document-text.ts'

const marked = (text: string, quote: string, from = 0) => {
  const start = text.indexOf(quote, from)
  const range = { start, end: start + quote.length }
  return { quote, ...range, ...contextOf(text, range), textHash: textHash(text) }
}

test('in its own text a passage stands where it was marked', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.nat(), fc.nat(), (text, a, b) => {
      const [start, end] = [a % text.length, (b % text.length) + 1]
      fc.pre(start < end)
      const passage = { quote: text.slice(start, end), start, end, textHash: textHash(text) }
      expect(placePassage(passage, text, textHash(text))).toEqual({ start, end, how: 'kept' })
    }),
  )
})

test('in a text that grew it is found by its words, and of two places by what stands around', () => {
  const before = 'In men the risk fell. In women the risk fell. The end.'
  const after = `A new preface. ${before}`
  const passage = marked(before, 'the risk fell', before.indexOf('women'))
  const place = placePassage(passage, after, textHash(after))
  expect(place?.how).toBe('moved')
  expect(after.slice(0, place?.start).endsWith('In women ')).toBe(true)
})

test('words that are gone are put nowhere', () => {
  const passage = marked('The risk fell by 12 per cent in all.', 'fell by 12 per cent')
  const after = 'The risk fell by 21 per cent in all.'
  expect(placePassage(passage, after, textHash(after))).toBeUndefined()
})
