import mammoth from 'mammoth'
import { describe, expect, test } from 'vitest'

import type { Pooled } from '#contract/review-body.ts'
import { documentForStudies, resultsOf } from '#features/meta-analysis/transfer/for-a-review.tsx'
import { findingsPart, pooledPart } from '#features/review/report/synthesis-part.ts'
import { packed } from '#research/export/word-file.ts'
import { writeReport, type WordBlock } from '#science/word/report.ts'
import { isStale, pooledCoverage } from '#features/review/synthesize/pooled-state.ts'

const COUNTS = [
  ['4', '123', '11', '139'],
  ['6', '306', '29', '303'],
]

/** An analysis of two studies with their counts typed in. */
function typed() {
  const document = documentForStudies('Tuberculosis', [
    { label: 'Aronson 1948', year: 1948, paperId: 'p1' },
    { label: 'Ferguson 1949', year: 1949, paperId: 'p2' },
  ])
  const [outcome] = document.outcomes
  outcome?.lines.forEach((line, i) => {
    const [events = '', total = '', controlEvents = '', controlTotal = ''] = COUNTS[i] ?? []
    Object.assign(line.cells, { events, total, controlEvents, controlTotal })
  })
  return document
}

const taken = (version = 2): Pooled => {
  const results = resultsOf(typed())
  if (!results) throw new Error('unreadable')
  return { analysisId: 'm', title: 'Pooled', version, at: '2026-11-20T10:00:00.000Z', ...results }
}

const textOf = async (blocks: readonly WordBlock[]) =>
  (await mammoth.extractRawText({ buffer: Buffer.from(packed(writeReport('A', blocks))) })).value

describe('an analysis for a review', () => {
  test('begins with a line for each study, with its paper, and pools nothing before numbers are there', () => {
    const document = documentForStudies('Tuberculosis', [{ label: 'Aronson 1948', year: 1948, paperId: 'p1' }])
    expect(document.outcomes[0]?.lines[0]).toMatchObject({
      cells: { label: 'Aronson 1948', year: '1948' },
      paperId: 'p1',
    })
    const [outcome] = resultsOf(document)?.outcomes ?? []
    expect(outcome).toMatchObject({ name: 'Tuberculosis', rows: [], paperIds: [] })
    expect(outcome?.sentence).toMatch(/No study has numbers/)
  })

  test('gives its sentence, model, heterogeneity and forest as a table, with the papers behind it', () => {
    const [outcome] = taken().outcomes
    expect(outcome?.sentence).toMatch(/^2 studies were pooled by a random-effects model/)
    expect(outcome?.facts.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Measure', 'Model', 'Studies', 'Cochran’s Q', 'I²', 'τ²']),
    )
    // ln((4/123)/(11/139)) by hand: 0.41.
    expect(outcome?.rows[0]?.slice(0, 4)).toEqual(['Aronson 1948', '0.41', '0.13', '1.26'])
    expect(outcome?.paperIds).toEqual(['p1', 'p2'])
  })

  test('that cannot be read gives nothing', () => {
    expect(resultsOf({ schema: 'something else' })).toBeUndefined()
  })
})

describe('what was taken from an analysis', () => {
  const { outcomes } = taken()
  test('is out of date when another version comes to other numbers, and only then', () => {
    const analysis = { id: 'm', version: 3 }
    expect(isStale(taken(3), analysis, outcomes)).toBe(false)
    expect(isStale(taken(2), analysis, outcomes)).toBe(false)
    const other = outcomes.map((each) => ({ ...each, sentence: 'Something else.' }))
    expect(isStale(taken(2), analysis, other)).toBe(true)
    expect(isStale(taken(2), { id: 'another', version: 9 }, other)).toBe(false)
    expect(isStale(undefined, analysis, other)).toBe(false)
  })

  test('names included studies without numbers, and numbers of papers that are not included', () => {
    const studies = [
      { studyId: 'p1', reports: [{ id: 'p1' }, { id: 'p9' }] },
      { studyId: 'p3~2', reports: [{ id: 'p3~2' }] },
    ]
    expect(pooledCoverage(outcomes, studies)).toEqual({ missing: ['p3~2'], foreign: ['p2'] })
  })

  test('stands in the report with its source, and says when it is out of date', async () => {
    const fresh = await textOf(await pooledPart(taken(), { isStale: false, figures: [] }))
    expect(fresh).toContain(outcomes[0]?.sentence)
    expect(fresh).toContain('Ferguson 1949')
    expect(fresh).toContain('Taken from the meta-analysis “Pooled”, version 2, on November 20, 2026. Computed by')
    expect(fresh).not.toContain('Out of date')
    expect(await textOf(await pooledPart(taken(), { isStale: true, figures: [] }))).toContain('Out of date')
    expect(await pooledPart(undefined, { isStale: false, figures: [] })).toEqual([])
  })

  test('findings stand with their certainty; where nobody judged it that is said', async () => {
    const text = await textOf(
      findingsPart(
        {
          findings: [
            { id: 'a', outcome: 'Death', text: 'Fewer died.', certainty: 'very-low', why: 'Two small studies.' },
            { id: 'b', outcome: 'Harm', text: '', why: '' },
          ],
          parts: {},
        },
        [],
      ),
    )
    expect(text).toMatch(/Death\s+Fewer died\.\s+⊕◯◯◯ Very low\s+Two small studies\./)
    expect(text).toContain('Not judged')
  })
})
