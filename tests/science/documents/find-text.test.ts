import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { findAll } from '#science/documents/find-text.ts'

/** The plainest search there is, for texts without any of the signs that are folded. */
function naive(text: string, words: string, matchCase: boolean): { start: number; end: number }[] {
  const found = []
  for (let at = 0; at + words.length <= text.length;) {
    const there = text.slice(at, at + words.length)
    if (matchCase ? there === words : there.toLowerCase() === words.toLowerCase()) {
      found.push({ start: at, end: at + words.length })
      at += words.length
    } else at++
  }
  return found
}

const letters = fc.stringMatching(/^[abAB.]{0,60}$/)
const needle = fc.stringMatching(/^[abAB.]{1,4}$/)

describe('finding', () => {
  test('gives what the plainest search gives', () => {
    fc.assert(
      fc.property(letters, needle, fc.boolean(), (text, words, matchCase) => {
        expect(findAll(text, words, { matchCase })).toEqual(naive(text, words, matchCase))
      }),
    )
  })

  test('whole words are those matches that no letter touches', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ab ]{0,60}$/), fc.stringMatching(/^[ab]{1,3}$/), (text, words) => {
        const found = findAll(text, words, { wholeWords: true }).map(({ start }) => start)
        const expected = [...text.matchAll(new RegExp(String.raw`(?<![ab])${words}(?![ab])`, 'g'))].map(
          ({ index }) => index,
        )
        expect(found).toEqual(expected)
      }),
    )
  })

  test('goes over line ends, page ends and soft hyphens, and gives the places in the text as it is', () => {
    const text = 'The over\u00ADall effect was\n\nsigni\u00ADficant here.'
    const [found] = findAll(text, 'overall effect was significant')
    expect(text.slice(found?.start, found?.end)).toBe('over\u00ADall effect was\n\nsigni\u00ADficant')
  })

  test('takes every dash, quotation mark and ligature for the plain ones', () => {
    expect(findAll('a ﬁnding of 3–5 “units”', 'finding of 3-5 "units"')).toHaveLength(1)
  })

  test('finds nothing for nothing', () => {
    expect(findAll('some words', '  ')).toEqual([])
  })
})
