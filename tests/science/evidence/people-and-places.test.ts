import { describe, expect, test } from 'vitest'

import { columnLibrary } from '#science/extraction/column-library.ts'
import { readCells } from '#science/extraction/propose-cells.ts'

const valueOf = (id: string, text: string) => {
  const column = columnLibrary.filter((each) => each.id === id)
  return readCells({ text, kind: 'abstract' }, column).proposed[0]?.value
}

describe('a country is where the study was, not what its people are called or what it is compared with', () => {
  test.each([
    ['American Indian participants were vaccinated in the northern United States.', ['United States']],
    ['The trial vaccinated Indian infants in Saskatchewan.', ['Canada']],
    ['We surveyed Chinese women in Canada about screening.', ['Canada']],
    ['Adults in Kenya were enrolled. The effect was smaller than in the Danish trial of adolescents.', ['Kenya']],
    [
      'Adults in Peru were enrolled. The effect contrasts with the null results later obtained in south India.',
      ['Peru'],
    ],
    ['Indian adults with diabetes were enrolled.', ['India']],
    ['We enrolled British school children.', ['United Kingdom']],
  ])('%s', (text, expected) => {
    expect(valueOf('country', text)).toEqual(expected)
  })
})

describe('allocation by a rule is quasi-random, and says nothing of the comparator', () => {
  test.each([
    'Children were assigned to vaccination or control by a systematic rule and followed for 20 years.',
    'Allocation was systematic, by a fixed rule. Infants were given the vaccine or not, and were followed.',
    'Villages were followed for ten years after a trial. Allocation was not strictly random.',
    'Households were allocated to nets or to no nets by a predetermined order.',
  ])('%s', (text) => {
    expect(valueOf('design', text)).toBe('Quasi-randomised trial')
  })

  test('what stands behind the group is no part of its name', () => {
    const text = 'Residents were assigned to vaccination or control by a systematic rule.'
    expect(valueOf('comparator', text)).toBe('control')
  })
})

test.each([
  'Children were allocated at random. Disease occurred in 3 of 231 vaccinated children and in 11 of 220 unvaccinated children.',
  'Stroke occurred in 12 of 482 treated patients and in 30 of 452 untreated patients.',
])('people of one group are not everybody because cases and people of the other add up to them: %s', (text) => {
  expect(valueOf('sample-size', text)).toBeUndefined()
})
