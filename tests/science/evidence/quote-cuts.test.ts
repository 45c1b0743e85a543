import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { sentencesOf } from '#science/evidence/sentences.ts'
import { verifyQuote } from '#science/evidence/verify-quote.ts'

import { corpusPapers } from '../corpus.ts'

const sound = (quote: string, text: string) => verifyQuote(quote, text).verified !== 'none'

describe('a passage that is cut inside a word, or away from what denies it, is not found', () => {
  test.each([
    ['effective in all patients', 'The drug was ineffective in all patients.'],
    ['significant difference', 'There was an insignificant difference.'],
    ['significant difference', 'There was a non-significant difference.'],
    ['significant difference', 'There was a non\u2011significant difference.'],
    ['significant difference', 'There was a non significant difference.'],
    ['tension was common in men', 'Hypertension was common in men.'],
    ['The treatment was success', 'The treatment was successless.'],
    ['The diet was sugar', 'The diet was sugar-free.'],
    ['effective in all patients', 'It was in-\neffective in all patients.'],
    ['effective in all patients', 'It was in\u00ADeffective in all patients.'],
    ['effective in all patients', 'The drug was not effective in all patients.'],
    ['significantly reduced by tea', 'Pain was not significantly reduced by tea.'],
    ['reduced by tea in adults', 'Pain was not significantly reduced by tea in adults.'],
    ['serious adverse events', 'There were no serious adverse events.'],
    ['adverse events in adults', 'There were no serious adverse events in adults.'],
    ['improve sleep in adults', 'Tea failed to improve sleep in adults.'],
    ['tea improves sleep in adults', 'There is no evidence that tea improves sleep in adults.'],
    ['evidence that tea improves sleep', 'There is no evidence that tea improves sleep.'],
    ['Pain fell in the tea group', 'Pain fell in the tea group, but not significantly.'],
    ['Tea was associated with sleep', 'Tea was associated with sleep not at all.'],
    ['Adults on tea did', 'Adults on tea did not sleep better.'],
    ['The tea drinkers did', "The tea drinkers didn't sleep."],
    ['4 cells were counted', 'CD4 cells were counted.'],
    ['mg of tea each day', 'They took 20mg of tea each day.'],
    ['controlled trial of tea', 'A placebo-controlled trial of tea.'],
  ])('%s | %s', (quote, text) => {
    expect(verifyQuote(quote, text)).toEqual({ verified: 'none', start: 0, end: 0 })
    expect(sound(quote.toUpperCase(), text)).toBe(false)
  })
})

describe('a passage with whole words is found', () => {
  test.each([
    ['Tea improved sleep.', 'Tea improved sleep. No harm was seen.'],
    ['Tea improves sleep', 'Tea improves sleep\n\nNo harm was seen.'],
    ['Sleep was longer with tea', 'Coffee did not. Sleep was longer with tea.'],
    ['ineffective in all patients', 'The drug was ineffective in all patients.'],
    ['not effective in all patients', 'The drug was not effective in all patients.'],
    ['as was shown before', 'This is as was shown before.12 Tea helps.'],
    ['and long-term outcomes', 'Short- and long-term outcomes were good.'],
    ['睡眠を改善した結果がある', '緑茶は睡眠を改善した結果がある。'],
    ['the tea group slept', 'Indeed—the tea group slept—it did.'],
  ])('%s | %s', (quote, text) => {
    expect(sound(quote, text)).toBe(true)
  })

  test('a place further on counts where the first one cuts a word', () => {
    expect(verifyQuote('effective in adults', 'Ineffective in adults? Tea was effective in adults.').start).toBe(31)
  })
})

const own = [
  'There was no significant difference between the groups in the number of falls over twelve months.',
  'Tea was ineffective in all patients with hypertension who were treated without other drugs before.',
  'Mortality was not reduced by the intervention, although hospital stay was shorter in treated adults.',
]
const sentences = (corpusPapers('rct-a') ?? own.map((abstract) => ({ abstract })))
  .flatMap(({ abstract = '' }) => sentencesOf(abstract).map(({ text }) => text))
  .filter((text) => text.length > 60 && text.length < 600 && /\p{L}{6}/u.test(text))
const seed = 20_261_123

test('of 2,000 passages cut inside a word none is found', () => {
  let found = 0
  fc.assert(
    fc.property(fc.constantFrom(...sentences), fc.nat(), fc.boolean(), (sentence, at, front) => {
      const insides = [...sentence.matchAll(/(?<=\p{L})(?=\p{L})/gu)]
        .map(({ index }) => index)
        .filter((index) => (front ? index < sentence.length / 2 : index > sentence.length / 2))
      fc.pre(insides.length > 0)
      const cut = insides[at % insides.length] ?? 0
      const quote = front ? sentence.slice(cut) : sentence.slice(0, cut)
      if (sound(quote, sentence)) found++
    }),
    { numRuns: 2000, seed },
  )
  expect(found).toBe(0)
})

test('of 2,000 passages cut beside what denies them none is found', () => {
  const denied = sentences.filter((text) => /\s(?:not|no|without|neither|never)\s\p{L}/iu.test(text))
  let found = 0
  fc.assert(
    fc.property(fc.constantFrom(...denied), fc.nat(), fc.boolean(), (sentence, at, front) => {
      const denials = [...sentence.matchAll(/\s(?:not|no|without|neither|never)\s(?=\p{L})/giu)]
      const denial = denials[at % denials.length]
      fc.pre(denial !== undefined)
      const index = denial?.index ?? 0
      const quote = front ? sentence.slice(index + (denial?.[0].length ?? 0)) : sentence.slice(0, index)
      fc.pre((quote.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= 8 && /[\p{L}\p{N})]$/u.test(front ? 'a' : quote))
      if (sound(quote, sentence)) found++
    }),
    { numRuns: 2000, seed },
  )
  expect(found).toBe(0)
})

test('of 2,000 true quotes with the noise of typesetting at least 1,999 are found', () => {
  const noises: ((text: string) => string)[] = [
    (text) => text,
    (text) => text.replaceAll(' ', '\n'),
    (text) => text.replaceAll(' ', '\u00A0'),
    (text) => text.replaceAll(' ', '  '),
    (text) => text.replace(/ffi/g, 'ﬃ').replace(/fi/g, 'ﬁ').replace(/fl/g, 'ﬂ'),
    (text) => text.replace(/(\p{L}\p{L})(?=\p{L}\p{L})/gu, '$1\u00AD'),
    (text) => text.replace(/[“”]/g, '"').replaceAll('’', "'"),
    (text) => text.toUpperCase(),
  ]
  let found = 0
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...sentences), { minLength: 3, maxLength: 5 }), fc.constantFrom(...noises), (around, noise) => {
      const quote = around[1] ?? ''
      if (sound(noise(quote), around.join(' '))) found++
    }),
    { numRuns: 2000, seed },
  ) // prettier-ignore
  console.info(`true quotes found ${found} of 2000`)
  expect(found).toBeGreaterThanOrEqual(1999)
})
