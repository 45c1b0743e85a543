import { describe, expect, test } from 'vitest'

import { bestPracticesExample } from '#features/best-practices/example.ts'
import { clinicalExample } from '#features/clinical-relevance/example.ts'
import { clinicalStateSchema } from '#features/clinical-relevance/clinical-state.ts'
import { fundingExample } from '#features/funding-rationales/example.ts'
import { fundingStateSchema } from '#features/funding-rationales/funding-state.ts'
import { hypothesisExample } from '#features/hypothesis-comparison/example.ts'
import { isRatingWord } from '#features/hypothesis-comparison/hypothesis-columns.ts'
import { gapsExample } from '#features/research-gaps/example.ts'
import { gapStateSchema } from '#features/research-gaps/gap-state.ts'
import { readGaps } from '#features/research-gaps/read-gaps.ts'
import { matrixExample } from '#features/literature-matrix/example.ts'
import { conceptOf } from '#features/literature-matrix/concept-columns.ts'
import { guidelineById } from '#science/guidelines/guideline-list.ts'
import { gridBodySchema } from '#contract/grid.ts'
import type { Paper } from '#contract/papers.ts'
import { starterLibrary } from '#engine/papers/library.ts'
import { papersExample, trialsExample, yearsExample, type ExampleAnalysis } from '#research/grid/example-analysis.ts'
import { mapOf, mappedGaps } from '#science/gaps/mapped-gaps.ts'
import { qualityGaps } from '#science/gaps/quality-gaps.ts'
import { startColumns } from '#research/grid/start-columns.ts'
import { documentText } from '#science/evidence/document-text.ts'
import { findMarks } from '#science/concepts/find-marks.ts'

const examples: Record<string, ExampleAnalysis> = {
  papers: papersExample,
  trials: trialsExample,
  matrix: matrixExample,
  hypotheses: hypothesisExample,
  clinical: clinicalExample,
  funding: fundingExample,
  guideline: bestPracticesExample,
  years: yearsExample,
  gaps: gapsExample,
}
/** As the list of the starter library finds them: by title. */
const papersOf = ({ about, ids, choose }: ExampleAnalysis): Paper[] => [
  ...choose(starterLibrary().filter(({ id, title }) => (ids ? ids.includes(id) : title.includes(about)))),
]
const textOf = (id: string) => {
  const paper = starterLibrary().find((each) => each.id === id)
  return paper ? documentText(paper) : ''
}

describe.each(Object.entries(examples))('the example of %s', (_name, example) => {
  test('takes papers that are there, has a question, and a body that can be kept', () => {
    const papers = papersOf(example)
    expect(papers.length).toBeGreaterThanOrEqual(5)
    expect(example.question).toMatch(/\?$/)
    const body = example.body?.(startColumns('design', 'effect'), papers)
    if (body) expect(gridBodySchema.parse(body)).toEqual(body)
  })

  test('on a server without these papers nothing is claimed', () => {
    const others = starterLibrary().filter((paper) => !documentText(paper).includes('BCG'))
    const takesAll = [matrixExample, papersExample, yearsExample, gapsExample].includes(example)
    expect(example.choose(others)).toEqual(takesAll ? others : [])
    expect(example.entries?.(others) ?? []).toEqual([])
  })
})

test('every passage of the compared hypotheses stands in its paper, and each hypothesis is rated on each', () => {
  const papers = papersOf(hypothesisExample)
  const entries = [...(hypothesisExample.entries?.(papers) ?? [])]
  const cells = entries.flatMap((entry) => (entry.kind === 'cell' ? [entry] : []))
  const evidence = cells.flatMap((cell) => cell.evidence ?? [])
  expect(evidence).toHaveLength(8)
  for (const { documentId, quote, start, end, verified } of evidence) {
    expect(verified).toBe('exact')
    expect(textOf(documentId).slice(start, end)).toBe(quote)
  }
  expect(new Set(evidence.map(({ documentId }) => documentId)).size).toBe(papers.length)
  expect(cells.filter(({ value }) => isRatingWord(value))).toHaveLength(3 * 8)
})

test('every claim of the rationale stands on passages of its papers, in every part', () => {
  const { claims, sections } = fundingStateSchema.parse(
    fundingExample.body?.([], papersOf(fundingExample)).views['funding'],
  )
  expect(claims).toHaveLength(9)
  for (const { documentId, quote, start, end } of claims.flatMap((claim) => claim.evidence))
    expect(textOf(documentId).slice(start, end)).toBe(quote)
  expect(new Set(claims.map(({ sectionId }) => sectionId))).toEqual(new Set(sections.map(({ id }) => id)))
})

test('the clinical example takes each effect as its text gives it, and the risk that is the middle of the trials', () => {
  const papers = papersOf(clinicalExample)
  const [outcome] = clinicalStateSchema.parse(clinicalExample.body?.([], papers).views['clinical']).outcomes
  expect(Object.keys(outcome?.typed ?? {})).toEqual(papers.map(({ id }) => id))
  for (const [id, typed] of Object.entries(outcome?.typed ?? {})) {
    const [, estimate, low, high] =
      /these counts is (\d\.\d\d) \(95% CI (\d\.\d\d) to (\d\.\d\d)\)/.exec(textOf(id)) ?? []
    expect(typed).toBe(`${Number(estimate)} (${Number(low)} to ${Number(high)})`)
  }
  const risks = papers.map(({ id }) => {
    const counts = Array.from(
      textOf(id).matchAll(/(?<!\d)(\d+) of (\d+(?:,\d+)*)/g),
      ([, cases, people = '']) => [Number(cases), Number(people.replaceAll(',', ''))] as const,
    )
    const [cases = 0, people = 1] = counts[1] ?? []
    return (100 * cases) / people
  })
  const sorted = risks.toSorted((a, b) => a - b)
  const middle = ((sorted[5] ?? 0) + (sorted[6] ?? 0)) / 2
  expect(sorted).toHaveLength(12)
  expect(Number(outcome?.baseline)).toBeCloseTo(middle, 1)
})

test('each concept of the matrix is marked in at least two papers', () => {
  const papers = papersOf(matrixExample)
  const concepts = matrixExample.body?.([], papers).columns.map(conceptOf) ?? []
  const readable = papers.map(({ id, title, abstract = '', keywords }) => ({ id, title, abstract, keywords }))
  const marks = findMarks(readable, concepts, new Map())
  for (const { id, name } of concepts)
    expect(
      new Set(marks.filter(({ conceptId }) => conceptId === id).map((mark) => mark.documentId)).size,
      name,
    ).toBeGreaterThan(1)
})

test('the map of the gaps has papers in some combinations, none in others, and weak ones', () => {
  const papers = papersOf(gapsExample)
  const { facets = [] } = gapStateSchema.parse(gapsExample.body?.([], papers).views['gap'])
  const values = facets.flatMap(({ id, values: own }) => own.map((value) => ({ facetId: id, value })))
  const { having, facts, clusters } = readGaps({ papers, texts: new Map(), values })
  const faceted = papers.map(({ id }) => ({
    id,
    values: Object.fromEntries(
      facets.map((facet) => [
        facet.id,
        having.filter((each) => each.facetId === facet.id && each.papers.includes(id)).map(({ value }) => value),
      ]),
    ),
  }))
  const cells = mapOf(faceted, facets)
  expect(cells.filter((cell) => cell.papers.length > 1).length).toBeGreaterThan(1)
  expect(mappedGaps(faceted, facets).length).toBeGreaterThan(1)
  expect(qualityGaps(cells, facts, { smallBelow: 100, oldBefore: 2011 }).length).toBeGreaterThan(0)
  expect(clusters.length).toBeGreaterThan(0)
})

test('the guideline of the example is one of the list', () => {
  const body = bestPracticesExample.body?.([], [])
  const state = body?.views['best_practice'] as { guidelineId: string }
  expect(guidelineById(state.guidelineId)?.name).toBe('CONSORT')
})
