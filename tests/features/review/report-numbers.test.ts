import { expect, test } from 'vitest'

import type { UpdateOutcome } from '#contract/review-log.ts'
import { resultsOf } from '#features/meta-analysis/transfer/for-a-review.tsx'
import { coefficientText } from '#features/review/model/coefficient-text.ts'
import { prisma2020 } from '#features/review/report/checklists.ts'
import { reportDocument } from '#features/review/report/report-document.ts'
import { readZip } from '#shared/format/unzip.ts'

import { LATER, madeReview, RISK, TRIALS } from './made-review.ts'
import { extractedRows, type Known, piecesOf, traced } from '../../support/trace-report.ts'

/** The report of a made review as Word has it, and all to which its numbers may be followed. */
async function reportOf(before?: UpdateOutcome) {
  const made = madeReview(before)
  const { review, parts } = made
  const file = await reportDocument(review, parts)
  const entries = await readZip(
    new Uint8Array(await file.arrayBuffer()),
    (name) => name === 'word/document.xml',
    5_000_000,
  )
  const xml = new TextDecoder().decode(entries[0]?.bytes)
  const again = resultsOf(made.analysis)
  const label = (id: string) => `${review.papers.get(id)?.authors[0]?.family} ${review.papers.get(id)?.year}`
  const { body } = review
  if (!again || !body.pooled) throw new Error('Nothing was pooled.')
  const trials = before ? { ...TRIALS, ...LATER } : TRIALS
  const known: Known = {
    events: review.events,
    names: review.names,
    again,
    pooled: body.pooled,
    trials: new Map(Object.entries(trials).map(([id, numbers]) => [label(id), numbers])),
    extracted: extractedRows(made.table, review.papers),
    risk: RISK,
    assessors: body.assessors,
    assessed: new Map<string, number>(),
    words: [
      review.title,
      review.question,
      ...Object.values(body.parts),
      ...Object.values(body.protocol),
      ...body.criteria.map(({ text }) => text),
      ...body.findings.flatMap(({ outcome, text, why, grade }) => [outcome, text, why, ...(grade?.judgments ?? []).map(({ reason }) => reason), grade?.baseline?.source ?? '']), // prettier-ignore
      // Plain words say the outcome with a small letter.
      ...body.findings.map(({ outcome }) => outcome.toLowerCase()),
      ...[...review.papers.values()].map(parts.cite),
      ...Object.keys(trials).map(label),
      ...parts.settled.flatMap(({ tool }) => [`${tool.name}, version ${tool.version}`, tool.citation]),
      ...prisma2020.map(({ id, words }) => `${id} | ${words}`),
      // Names of columns and checklists: what they count in stands in the head.
      'PRISMA 2020 checklist',
      'Relative effect (95% CI)',
      'Risk without, per 1,000',
      'Difference, per 1,000 (95% CI)',
      'Inconsistency, 1 level down',
      body.pooled.title,
    ],
  } // prettier-ignore
  return { xml, known }
}

const { xml, known } = await reportOf()

test('every number in the Word report is followed to events, cells, settings or words that somebody wrote', () => {
  const { followed, without } = traced(piecesOf(xml), known)
  expect(without).toEqual([])
  expect(followed).toBeGreaterThan(300)
})

test.each([
  ['a count of the flow', '>32<', '>33<'],
  ['an event of an arm', '>13598<', '>13599<'],
  ['the pooled effect', '0.35 (0.15 to 0.80)', '0.36 (0.15 to 0.80)'],
  ['a difference among 1,000', '13 fewer', '14 fewer'],
  ['a kappa of the pilot', '0.83 (0.44', '0.84 (0.44'],
])('%s that was changed has no source and is named', (_, from, to) => {
  expect(xml).toContain(from)
  expect(traced(piecesOf(xml.replace(from, to)), known).without.length).toBeGreaterThan(0)
})

test('of an update with a network too: what was before, what came since, and each arm', async () => {
  const numbers = known.again.outcomes[0]?.numbers
  if (!numbers) throw new Error('Nothing was pooled.')
  const { measure, k, estimate, low, high } = numbers
  const later = await reportOf({ name: known.again.outcomes[0]?.name ?? '', measure, k, estimate, low, high, certainty: 'moderate' }) // prettier-ignore
  const { followed, without } = traced(piecesOf(later.xml), later.known)
  expect(without).toEqual([])
  expect(followed).toBeGreaterThan(400)
})

test('an agreement worse than chance has a true minus sign, and a zero none', () => {
  const of = { ok: true, observed: 0.9, expected: 0.9, items: 20, leftOut: 0 } as const
  expect(coefficientText({ ...of, value: -0.017, low: -0.05, high: 0.02 })).toBe('−0.02 (−0.05 to 0.02)')
  expect(coefficientText({ ...of, value: -0.0001 })).toBe('0.00')
})
