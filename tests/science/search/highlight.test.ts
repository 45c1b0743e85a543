import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { litSpans } from '#science/search/highlight.ts'
import { bestSentence } from '#science/synthesis/best-sentence.ts'

const lit = (text: string, words: string[]) => litSpans(text, words).map(({ start, end }) => text.slice(start, end))

test('every form of a word is lit, whole words only', () => {
  expect(lit('Sleeping nurses sleep; sleepless ones don’t.', ['sleeps'])).toEqual(['Sleeping', 'sleep'])
  expect(lit('Müller saw β-blockers.', ['muller', 'beta blocker'])).toEqual(['Müller', 'β', 'blockers'])
  expect(lit('Tea', [])).toEqual([])
  expect(lit('the tea', ['the'])).toEqual([])
})

test('neighbouring pairs of an unspaced script are one span', () => {
  expect(lit('二型糖尿病患者', ['糖尿病'])).toEqual(['糖尿病'])
})

test('spans are in order and never overlap, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string()), (text, words) => {
      let last = 0
      for (const { start, end } of litSpans(text, words)) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(end).toBeGreaterThan(start)
        last = end
      }
    }),
  )
})

test('the best sentence has most of the words; the earlier one of equals', () => {
  const paper = {
    abstract:
      'Methods: Nurses drank tea. Results: Tea improved sleep in nurses by 12%. Sleep of nurses on tea was long.',
  }
  expect(bestSentence(paper, ['nurses', 'tea', 'sleep'])).toBe('Tea improved sleep in nurses by 12%.')
  expect(bestSentence(paper, ['coffee'])).toBeUndefined()
  expect(bestSentence({}, ['tea'])).toBeUndefined()
})
