import { describe, expect, test } from 'vitest'

import { starterPapers } from '#engine/starter-papers/all.ts'
import { countedNoun, numbersOf } from '#science/copilot/noun-number.ts'
import { listedEffect } from '#science/copilot/listed-effect.ts'
import { numberAnswer } from '#science/copilot/number-answer.ts'
import { readQuestion } from '#science/questions/read-question.ts'

const first = (query: string) =>
  numberAnswer(readQuestion(query), starterPapers)?.sections[0]?.sentences.map(({ text }) => text)[0]

describe('a number of a thing of its own', () => {
  test.each([
    ['How many laboratories took part in it?', 'laboratories'],
    ['How many women were in JUPITER?', 'women'],
    ['How many patients were randomised?', undefined],
    ['How many people with diabetes died?', undefined],
    ['How many had died?', undefined],
  ])('%s asks of %s', (question, noun) => expect(countedNoun(question)).toBe(noun))

  test('is read in figures and in words, with what stands between', () => {
    const text =
      'Twenty-three laboratories ran it with 2,141 people. In all 1,204 primary schools of two countries joined.'
    expect(numbersOf(text, 'laboratories').map(({ value }) => value)).toEqual(['Twenty-three laboratories'])
    expect(numbersOf(text, 'school').map(({ value }) => value)).toEqual(['1,204 primary schools'])
    expect(numbersOf(text, 'teachers')).toEqual([])
  })

  test('a number of women is no number of all', () => {
    expect(first('How many women were in AFCAPS/TexCAPS?')).toMatch(/^997 women/)
    expect(first('How many women were in 4S?')).toMatch(/found no number of women of 4S/)
  })
})

test('of several effects in one sentence the one of the outcome is given', () => {
  const said = 'The odds ratio was 1.29 for death, 1.26 (95% CI 1.00 to 1.59) for breast cancer and 1.41 for stroke.'
  expect(listedEffect(said, ['stroke']).map(({ value }) => value)).toEqual(['OR 1.41'])
  expect(listedEffect(said, ['breast cancer']).map(({ value }) => value)).toEqual([
    'OR 1.26 (95% interval 1.00 to 1.59)',
  ])
  expect(listedEffect(said, ['fracture'])).toEqual([])
})

test('a narrower outcome is not answered by the wider one', () => {
  expect(first('What was the relative risk of sudden death in MERIT-HF?')).toMatch(/^RR 0\.59/)
  expect(first('What was the relative risk of death in MERIT-HF?')).toMatch(/^RR 0\.66/)
})
