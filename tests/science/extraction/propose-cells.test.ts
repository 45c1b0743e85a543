import { describe, expect, test } from 'vitest'

import { gridColumnSchema } from '#contract/grid.ts'
import { documentText, textHash } from '#science/evidence/document-text.ts'
import { columnById, columnLibrary, columnPresets } from '#science/extraction/column-library.ts'
import { columnRules } from '#science/extraction/column-rules.ts'
import { proposeCells } from '#science/extraction/propose-cells.ts'

const paper = {
  title: 'Tea before bed for people with insomnia: a randomised controlled trial',
  abstract:
    'Background: Tea is said to help sleep. Objective: To determine whether tea before bed shortens sleep latency. ' +
    'Methods: Between March 2014 and June 2015 we recruited adults with insomnia at four general practices in Denmark. ' +
    'A total of 120 patients (mean age 54.2 years (SD 9.1), 60% women) were randomly assigned to receive tea (n = 61) or water (n = 59) using sealed opaque envelopes. ' +
    'The primary outcome was sleep latency at 6 weeks. Outcome assessors were blinded to group. Analysis was by intention to treat. ' +
    'Results: Six patients were lost to follow-up. Latency fell more with tea (mean difference −8.2 minutes, 95% CI −12.1 to −4.3; p < 0.001). ' +
    'Conclusions: Tea before bed shortens the time to fall asleep. A limitation of this study is its short duration. Further trials are needed. ' +
    'Trial registration: NCT01234567. Funding: Danish Tea Research Foundation (grant number DT-4711).',
}
const text = documentText(paper)
const cells = proposeCells({ text, kind: 'abstract', documentId: 'p1', textHash: textHash(text) }, columnLibrary)
const cell = (id: string) => cells.find(({ columnId }) => columnId === id)

describe('columns of one abstract', () => {
  test.each([
    ['aim', 'To determine whether tea before bed shortens sleep latency.'],
    ['design', 'Randomised trial'],
    ['country', ['Denmark']],
    ['setting', 'four general practices'],
    ['period', '2014-03 to 2015-06'],
    ['started', '2014-03'],
    ['registration', 'NCT01234567'],
    ['registered', true],
    ['population', 'people with insomnia'],
    ['intervention', 'tea'],
    ['comparator', 'water'],
    ['primary-outcome', 'sleep latency at 6 weeks'],
    ['sample-size', 120],
    ['n-per-arm', 'tea 61; water 59'],
    ['arms', 2],
    ['age', 54.2],
    ['female', 60],
    ['randomisation', ['Randomised']],
    ['concealment', 'Sealed envelopes'],
    ['blinding', ['Assessors']],
    ['analysis-population', ['Intention to treat']],
    ['attrition', 5],
    ['effect', { measure: 'MD', estimate: -8.2, low: -12.1, high: -4.3, level: 95, p: '<0.001' }],
    ['p-value', '< 0.001'],
    ['main-finding', 'Tea before bed shortens the time to fall asleep.'],
    ['limitations', 'A limitation of this study is its short duration.'],
    ['future-work', 'Further trials are needed.'],
    ['funding', 'Danish Tea Research Foundation'],
    ['grants', 'DT-4711'],
  ])('%s', (id, value) => {
    expect(cell(id)?.value).toEqual(value)
  })

  test('every proposal carries passages that stand in the text, word for word', () => {
    expect(cells.length).toBeGreaterThan(25)
    for (const { evidence } of cells) {
      expect(evidence.length).toBeGreaterThan(0)
      for (const { quote, start, end, documentId, verified } of evidence) {
        expect(text.slice(start, end)).toBe(quote)
        expect({ documentId, verified }).toEqual({ documentId: 'p1', verified: 'exact' })
      }
    }
  })

  test('what the text does not say is absent, not empty', () => {
    expect(cell('conflicts')).toBeUndefined()
    expect(proposeCells({ text: 'Tea is a drink.', kind: 'abstract' }, columnLibrary)).toEqual([])
  })

  test('a value that was worked out says so', () => {
    expect(cell('attrition')?.check).toBe('Worked out from two numbers that may not belong together.')
  })
})

describe('the library', () => {
  test('every column has a rule and every rule a column', () => {
    expect(columnLibrary.map(({ id }) => id).toSorted()).toEqual(Object.keys(columnRules).toSorted())
  })

  test('columns fit the contract, and ids are given once', () => {
    for (const column of columnLibrary) expect(gridColumnSchema.parse(column)).toEqual(column)
    expect(new Set(columnLibrary.map(({ id }) => id)).size).toBe(columnLibrary.length)
  })

  test('presets name columns that there are', () => {
    expect(
      Object.values(columnPresets)
        .flat()
        .filter((id) => !columnById(id)),
    ).toEqual([])
  })

  test('a column with another id is answered by its library key', () => {
    const own = { ...columnLibrary[0]!, id: 'c-17', libraryKey: 'sample-size' }
    expect(proposeCells({ text, kind: 'abstract' }, [own])).toMatchObject([{ columnId: 'c-17', value: 120 }])
  })
})
