import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { editDistance } from '#science/search/edit-distance.ts'
import { stem } from '#science/search/stem.ts'
import { tokensOf } from '#science/search/tokens.ts'

const terms = (text: string) => tokensOf(text).map(({ term }) => term)

describe('forms of one word are one term', () => {
  test.each([
    ['trial trials'],
    ['therapy therapies'],
    ['study studies studied studying'],
    ['randomised randomized randomisation randomization'],
    ['analysis analyses'],
    ['diagnosis diagnoses'],
    ['tumour tumor tumours tumors'],
    ['haemoglobin hemoglobin'],
    ['oedema edema'],
    ['improve improved improving improves'],
    ['stopped stopping stop stops'],
    ['biases biased bias'],
    ['boxes box'],
    ['significant significantly'],
    ['analyse analyze analysed analyzed'],
    ['Müller MULLER muller'],
    ['β-blocker beta-blocker'],
    ['ﬁbrosis fibrosis'],
  ])('%s', (words) => {
    const [first, ...others] = words.split(' ').map((word) => terms(word).join(' '))
    expect(
      others.every((other) => other === first),
      `${first} | ${others.join(', ')}`,
    ).toBe(true)
  })

  test.each([['virus', 'vir'], ['mass', 'mas'], ['bring', 'br'], ['need', 'ne'], ['news', 'new'], ['species', 'specy']])('%s stays a word of its own', (word) => {
    expect(stem(word).length).toBeGreaterThanOrEqual(Math.min(4, word.length - 1))
  }) // prettier-ignore
})

test('stop words, signs and case are left out; figures and letters stay', () => {
  expect(terms('The effect of IL-6 on p53: 0.05, vitamin D')).toEqual([
    'effect',
    'il',
    '6',
    'p53',
    '0',
    '05',
    'vitamin',
    'd',
  ])
})

test('scripts without spaces are cut into pairs', () => {
  expect(terms('糖尿病')).toEqual(['糖尿', '尿病'])
  expect(terms('糖')).toEqual(['糖'])
})

test('tokens stand where they say, in order', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (text) => {
      let last = 0
      for (const { term, start, end } of tokensOf(text)) {
        expect(start).toBeLessThan(end)
        expect(end).toBeLessThanOrEqual(text.length)
        expect(start).toBeGreaterThanOrEqual(last)
        expect(term).not.toBe('')
        last = start
      }
    }),
  )
})

test.each([
  ['coffee', 'cofee', 1],
  ['infarction', 'infraction', 1],
  ['morphogenetic', 'morphgoenetic', 1],
  ['sleep', 'sleep', 0],
  ['protein', 'protien', 1],
  ['tea', 'coffee', Infinity],
])('%s and %s are %s apart', (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance)
  expect(editDistance(b, a, 2)).toBe(distance)
})
