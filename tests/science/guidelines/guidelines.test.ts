import { describe, expect, test } from 'vitest'

import { checkGuideline, proposeGuidelines } from '#science/guidelines/check-guideline.ts'
import { cues } from '#science/guidelines/cues.ts'
import { guidelineById, guidelines } from '#science/guidelines/guideline-list.ts'
import type { Guideline } from '#science/guidelines/guideline.ts'

import { corpusLines } from '../corpus.ts'

const get = (id: string) => guidelineById(id) as Guideline

describe('the lists', () => {
  test.each([
    ['consort-2010', 37, 25],
    ['strobe-2007', 34, 22],
    ['prisma-2020', 42, 27],
    ['arrive-2.0', 21, 21],
    ['stard-2015', 34, 30],
    ['tripod-2015', 37, 22],
    ['srqr-2014', 21, 21],
    ['care-2013', 30, 13],
    ['cheers-2022', 28, 28],
  ])('%s has its %d items under %d numbers', (id, items, numbers) => {
    const { items: all } = get(id)
    expect(all).toHaveLength(items)
    expect(new Set(all.map((item) => item.id.replace(/[a-z]$/, ''))).size).toBe(numbers)
    expect(new Set(all.map((item) => item.id)).size).toBe(items)
  })

  test('each names its version and where the guideline itself is to be read', () => {
    expect(guidelines).toHaveLength(9)
    for (const { version, source, name, covers } of guidelines) {
      expect(version).toMatch(/20\d\d/)
      expect(source).toMatch(/^https:\/\/doi\.org\/10\.\d{4,}\//)
      expect(`${name} ${covers}`.length).toBeGreaterThan(12)
    }
  })

  test('every cue is used by an item', () => {
    const used = new Set(guidelines.flatMap(({ items }) => items.map(({ cue }) => cue)))
    expect(Object.keys(cues).filter((name) => !used.has(name as keyof typeof cues))).toEqual([])
  })
})

const trial = `# Tea before bed: a randomised controlled trial

## Abstract

Background: Sleep is short. Methods: We randomised adults. Results: Sleep improved. Conclusions: Tea helps.

## Introduction

Insomnia is common. The aim of this study was to determine whether tea improves sleep.

## Methods

This was a parallel, two-arm trial with an allocation ratio of 1:1. Adults with insomnia were eligible. They were recruited at two general practices in Denmark between March 2014 and May 2015. A computer-generated random list with permuted blocks of four was used. Allocation was concealed in sealed opaque envelopes. Outcome assessors were blinded to treatment. The primary outcome was sleep latency at 6 weeks. To detect a difference of 5 minutes with 90% power, 60 patients were required. Groups were compared with t tests in Stata. The study was approved by the ethics committee of the region.

## Results

Six participants were lost to follow-up. Baseline characteristics were similar. Analysis was by intention to treat. The mean difference was -8.2 minutes (95% CI -12.1 to -4.3). No adverse events were seen.

## Discussion

Our findings are consistent with previous studies. A limitation of this study is its short duration. The results may not be generalizable to other countries.

## Funding

This work was supported by the Danish Tea Foundation.

## References

1. A trial of concealed allocation, interim analyses and number needed to treat.
`
const states = (id: string) =>
  new Map(checkGuideline({ text: trial, kind: 'fulltext' }, get(id)).map(({ item, state }) => [item.id, state]))

test('items of a reported trial are found, with the passages that say it', () => {
  const consort = states('consort-2010')
  const found = ['1a', '2a', '2b', '3a', '4a', '4b', '6a', '7a', '8a', '8b', '9', '11a', '12a', '13b', '14a', '15', '16', '17a', '19', '20', '21', '22', '25'] // prettier-ignore
  expect(found.filter((item) => consort.get(item) !== 'reported')).toEqual([])
  const concealed = checkGuideline({ text: trial, kind: 'fulltext' }, get('consort-2010')).find(
    ({ item }) => item.id === '9',
  )
  expect(concealed?.passages.map(({ quote }) => quote)).toContain('sealed opaque envelopes')
  for (const { start, end, quote } of concealed?.passages ?? []) expect(trial.slice(start, end)).toBe(quote)
})

test('what is not there is not found, and a reference list reports nothing', () => {
  const consort = states('consort-2010')
  for (const item of ['7b', '11b', '17b', '23', '24', '3b']) expect(consort.get(item), item).toBe('not found')
})

test('an item that no rule knows is for a person', () => {
  expect(states('stard-2015').get('21b')).toBe('for a person')
})

test('passages stand where they say, in real papers', () => {
  const texts = (corpusLines('rct-a.fulltext.jsonl.gz') as { text: string }[] | undefined)?.slice(0, 3) ?? [
    { text: trial },
  ]
  for (const { text } of texts)
    for (const guideline of guidelines)
      for (const { passages, state } of checkGuideline({ text, kind: 'fulltext' }, guideline)) {
        expect(passages.length > 0).toBe(state === 'reported')
        expect(passages.length).toBeLessThanOrEqual(3)
        for (const { start, end, quote } of passages) expect(text.slice(start, end)).toBe(quote)
      }
})

test.each([
  ['Tea before bed: a randomised trial', 'Adults were randomised to tea or water.', 'consort-2010', 'randomised'],
  ['Tea and death: a cohort study', 'We followed 40,000 nurses.', 'strobe-2007', 'cohort'],
  ['Tea for sleep: a systematic review', 'We searched MEDLINE.', 'prisma-2020', 'systematic review'],
  ['Effects of tea in rats', 'Rats drank tea.', 'arrive-2.0', 'of tea in rats'],
  ['Why nurses drink tea: a qualitative study', 'Interviews were held.', 'srqr-2014', 'qualitative'],
  ['Liver failure after tea: a case report', 'A woman drank tea.', 'care-2013', 'case report'],
  ['Breath test for tea', 'We studied the diagnostic accuracy of a breath test.', 'stard-2015', 'diagnostic accuracy'],
  [
    'A risk score for insomnia',
    'We developed and validated a prediction model.',
    'tripod-2015',
    'developed and validated a prediction model',
  ],
  ['Cost-effectiveness of tea', 'Costs were compared.', 'cheers-2022', 'Cost-effectiveness'],
])('%s: %s', (title, abstract, id, because) => {
  const [first] = proposeGuidelines({ text: `${title}\n\n${abstract}`, kind: 'abstract' })
  expect(first?.guideline.id).toBe(id)
  expect(first?.because.quote.toLowerCase()).toBe(because.toLowerCase())
})

test('nothing is proposed where no words call for it', () => {
  expect(proposeGuidelines({ text: 'Tea\n\nTea is a drink.', kind: 'abstract' })).toEqual([])
})
