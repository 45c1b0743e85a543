import type { GridEntry } from '#contract/grid.ts'
import type { Paper } from '#contract/papers.ts'
import { gradeDomains, newReviewBody, type Pooled, type ReviewOutcome } from '#contract/review-body.ts'
import {
  reviewEventSchema,
  type RecordSource,
  type ReviewEvent,
  type UpdateOutcome,
  type Verdict,
} from '#contract/review-log.ts'
import { resultsOf } from '#features/meta-analysis/transfer/for-a-review.tsx'
import { putIn } from '#features/meta-analysis/transfer/from-extraction.ts'
import { besideLog } from '#features/review/model/beside-log.ts'
import type { Review } from '#features/review/model/ReviewProvider.tsx'
import type { ReportParts } from '#features/review/report/report-document.ts'
import { gridFrom, tableFrom } from '#features/review/report/extracted-table.ts'
import { appraisalTools } from '#science/appraisal/tool-list.ts'
import { armColumns, outcomeRowId, type ArmColumn } from '#science/arms/arm-columns.ts'
import { armLine, networkLines } from '#science/arms/arm-lines.ts'
import { emptyGridBody } from '#science/grid/read-grid.ts'
import { reviewState } from '#science/review-log/review-state.ts'

export const OUTCOME: ReviewOutcome = { id: 'o1', name: 'Tuberculosis', time: '10 years', kind: 'dichotomous', better: 'lower', measure: 'RR' } // prettier-ignore
export const RISK = 0.02
/** Events and people of both arms. */
export const TRIALS: Readonly<Record<string, readonly [number, number, number, number]>> = {
  r01: [4, 123, 11, 139],
  r02: [6, 306, 29, 303],
  r03: [3, 231, 11, 220],
  r04: [62, 13598, 248, 12867],
  r05: [33, 5069, 47, 5808],
}
/** The study that an update finds, and arms of a third treatment, which only the network compares. */
export const LATER: Readonly<Record<string, readonly [number, number, number, number]>> = { r42: [20, 512, 31, 498] }
export const THIRD: Readonly<Record<string, readonly [number, number]>> = { r05: [40, 5012], r42: [25, 505] }
const people = ['ann', 'bob', 'cy'] as const
type Person = (typeof people)[number]

const id = (n: number) => `r${String(n).padStart(2, '0')}`
const sources: readonly [from: number, to: number, source: RecordSource][] = [
  [1, 22, { arm: 'databases', name: 'PubMed', search: { query: 'BCG AND tuberculosis', at: '2026-01-02' } }],
  [23, 36, { arm: 'databases', name: 'Embase', interface: 'Ovid' }],
  [37, 38, { arm: 'registers', name: 'ClinicalTrials.gov' }],
  [39, 41, { arm: 'other', name: 'Citation searching' }],
]

/** The log of a review from two databases, a register and citations: pilot, votes of two, conflicts, retrieval, full texts. */
function madeEvents(before?: UpdateOutcome): ReviewEvent[] {
  const events: ReviewEvent[] = []
  const add = (by: Person, fields: object) => {
    const n = events.length
    const at = new Date(Date.UTC(2026, 0, 5) + n * 60_000).toISOString()
    events.push(reviewEventSchema.parse({ id: `e${n}`, at, by, ...fields }))
  }
  const vote = (by: Person, n: number, verdict: Verdict, stage = 'title-abstract', reason?: string) =>
    add(by, { kind: 'vote', stage, recordId: id(n), verdict, ...(reason && { reason }) })
  const T = 'title-abstract'
  const F = 'full-text'
  add('ann', { kind: 'stage', stage: T, reviewers: 2 })
  add('ann', { kind: 'stage', stage: F, reviewers: 2, reasons: ['No randomization', 'Other outcome'] })
  for (const [from, to, source] of sources) {
    for (let n = from; n <= to; n += 1) add('ann', { kind: 'identified', recordId: id(n), source })
  }
  for (const n of [23, 24, 25, 26, 27]) add('ann', { kind: 'duplicate', recordId: id(n), of: id(n - 20) })
  add('bob', { kind: 'removed', recordId: id(36), why: 'automation' })
  add('ann', { kind: 'pilot-plan', stage: T, size: 8, kappa: 0.6, percent: 0.8 })
  const pilot = [1, 2, 6, 7, 11, 12, 28, 29]
  add('ann', { kind: 'pilot-round', stage: T, recordIds: pilot.map(id), people: [...people], seed: 7 })
  const isWanted = (n: number) => n <= 10 || n === 37 || n === 39
  for (const n of pilot) for (const by of people) vote(by, n, isWanted(n) || (n === 11 && by === 'cy') ? 'include' : 'exclude') // prettier-ignore
  const rest = Array.from({ length: 41 }, (_, i) => i + 1).filter((n) => !pilot.includes(n) && !(n >= 23 && n <= 27) && n !== 36) // prettier-ignore
  for (const n of rest) {
    vote('ann', n, isWanted(n) ? 'include' : 'exclude')
    vote('bob', n, isWanted(n) !== (n === 20 || n === 21 || n === 9) ? 'include' : 'exclude')
  }
  add('ann', { kind: 'resolved', stage: T, recordId: id(11), verdict: 'exclude', how: 'talk' })
  add('bob', { kind: 'resolved', stage: T, recordId: id(11), verdict: 'exclude', how: 'talk' })
  add('cy', { kind: 'resolved', stage: T, recordId: id(11), verdict: 'exclude', how: 'talk' })
  add('cy', { kind: 'resolved', stage: T, recordId: id(20), verdict: 'exclude', how: 'third' })
  add('cy', { kind: 'resolved', stage: T, recordId: id(21), verdict: 'exclude', how: 'third' })
  add('cy', { kind: 'resolved', stage: T, recordId: id(9), verdict: 'include', how: 'third' })
  for (let n = 1; n <= 41; n += 1) {
    if (!isWanted(n)) continue
    if (n === 37) add('ann', { kind: 'retrieval', recordId: id(n), outcome: 'not-retrieved' })
    else add('ann', { kind: 'retrieval', recordId: id(n), outcome: 'retrieved', from: 'source', source: 'Library' })
  }
  for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 39]) {
    const reason = n === 7 || n === 8 ? 'No randomization' : 'Other outcome'
    const isIn = n <= 6
    vote('ann', n, isIn ? 'include' : 'exclude', F, isIn ? undefined : reason)
    vote('bob', n, isIn || n === 10 ? 'include' : 'exclude', F, isIn || n === 10 ? undefined : reason)
  }
  add('cy', { kind: 'resolved', stage: F, recordId: id(10), verdict: 'exclude', how: 'third', reason: 'Other outcome' })
  add('ann', { kind: 'study', recordId: id(6), studyId: id(1) })
  if (!before) return events
  add('ann', { kind: 'update', label: 'Update of 2027', outcomes: [before] })
  for (let n = 42; n <= 47; n += 1) add('ann', { kind: 'identified', recordId: id(n), source: { arm: 'databases', name: 'PubMed', search: { query: 'BCG AND tuberculosis', at: '2027-01-04' } } }) // prettier-ignore
  add('ann', { kind: 'duplicate', recordId: id(47), of: id(3) })
  for (let n = 42; n <= 46; n += 1) for (const by of ['ann', 'bob'] as const) vote(by, n, n <= 43 ? 'include' : 'exclude') // prettier-ignore
  for (const n of [42, 43]) {
    add('ann', { kind: 'retrieval', recordId: id(n), outcome: 'retrieved', from: 'source', source: 'Library' })
    for (const by of ['ann', 'bob'] as const) vote(by, n, n === 42 ? 'include' : 'exclude', F, n === 42 ? undefined : 'Other outcome') // prettier-ignore
  }
  return events
}

const paperOf = (n: number): Paper => ({
  id: id(n),
  type: 'article-journal',
  title: `Trial ${['of', 'on', 'with'][n % 3]} vaccination, report ${String.fromCodePoint(64 + (n % 26) + 1)}`,
  authors: [{ family: `Author${String.fromCodePoint(64 + (n % 26) + 1)}` }],
  year: 1940 + n,
  keywords: [],
  ids: {},
  design: 'randomised-trial',
  flags: {},
  counts: {},
  origin: [],
})

function cells(
  paper: string,
  [a, b, c, d]: readonly [number, number, number, number],
  third?: readonly [number, number],
): GridEntry[] {
  const arms = [['Intervention', a, b], ['Comparator', c, d], ...(third ? [['Not compared', ...third] as const] : [])] as const // prettier-ignore
  return arms.flatMap(([role, events, total]): GridEntry[] => {
    const armId = `${paper}-${role}`
    const rowId = outcomeRowId(armId, OUTCOME.id)
    const cell = (row: string, column: ArmColumn, value: string | number): GridEntry => ({ kind: 'cell', verb: 'set', rowId: row, columnId: armColumns[column].id, columnVersion: 1, value }) // prettier-ignore
    return [
      { kind: 'row', row: { id: armId, kind: 'arm', documentId: paper, label: role } },
      { kind: 'row', row: { id: rowId, kind: 'outcome', documentId: paper, parentId: armId, label: `${role}: ${OUTCOME.name}` } },
      cell(armId, 'role', role),
      ...(role === 'Not compared' ? [cell(armId, 'treatment', 'Vole bacillus')] : []),
      cell(rowId, 'events', events),
      cell(rowId, 'total', total),
    ]
  }) // prettier-ignore
}

/**
 * A whole review as its page has it, and what its report is made of; with the analysis that pools it. `before`: what the version
 * before found, where it is an update, which also compares three treatments as a network.
 */
export function madeReview(before?: UpdateOutcome) {
  const events = madeEvents(before)
  const papers = new Map(Array.from({ length: 47 }, (_, i) => [id(i + 1), paperOf(i + 1)]))
  const trials = before ? { ...TRIALS, ...LATER } : TRIALS
  const studies = Object.keys(trials)
  const entries = Object.entries(trials).flatMap(([paper, numbers]) => cells(paper, numbers, before && THIRD[paper]))
  const kept = entries.map((data, i) => ({ seq: i + 1, id: `c${i}`, at: '2026-02-01T10:00:00.000Z', by: { userId: 'ann', name: 'Ann' }, data })) // prettier-ignore
  const stored = { ...emptyGridBody(), columns: Object.values(armColumns).map((column) => ({ ...column })) }
  const grid = gridFrom(stored, studies, kept, papers)
  if (!grid) throw new Error('The table could not be read.')
  const lines = studies.map((paper) => ({ ...armLine(grid, paper, OUTCOME), label: `${papers.get(paper)?.authors[0]?.family} ${papers.get(paper)?.year}`, year: papers.get(paper)?.year })) // prettier-ignore
  const name = `${OUTCOME.name}, ${OUTCOME.time}`
  const of = { gridId: 'g1', measure: 'RR', better: 'lower' } as const
  const network = lines.map(({ paperId, label, year }) => ({ paperId, label, year, lines: networkLines(grid, paperId, OUTCOME).lines })) // prettier-ignore
  const put = putIn(undefined, [
    { ...of, id: 'o1', name, studies: lines },
    ...(before ? [{ ...of, id: 'o1:network', name: `${name} (network)`, studies: [], network }] : []),
  ])
  if (!put.ok) throw new Error(put.reason)
  const results = resultsOf(put.document)
  if (!results) throw new Error('Nothing was pooled.')
  const pooled: Pooled = { analysisId: 'm1', title: 'BCG: pooled results', version: 3, at: before ? '2027-03-01T10:00:00.000Z' : '2026-03-01T10:00:00.000Z', ...results } // prettier-ignore
  const body = newReviewBody('systematic', {
    gridId: 'g1',
    outcomes: [OUTCOME],
    metaAnalysisId: 'm1',
    pooled,
    parts: { population: 'People without tuberculosis', intervention: 'BCG vaccination' },
    protocol: { search: 'PubMed and Embase, in January 2026', registration: 'PROSPERO CRD42026000001' },
    criteria: [{ id: 'k1', kind: 'include', text: 'Follow-up of 5 years or more' }],
    findings: [
      {
        id: 'f1',
        outcome: name,
        text: 'Fewer cases.',
        why: '',
        grade: {
          start: 'high',
          judgments: gradeDomains.map((domain) => ({ domain, levels: domain === 'inconsistency' ? 1 : 0, reason: domain === 'inconsistency' ? 'The intervals do not overlap.' : 'Nothing seen.', by: 'ann', at: '2026-03-02T10:00:00.000Z' })), // prettier-ignore
          baseline: { risk: RISK, source: 'National register' },
        },
      },
    ],
  })
  const names = new Map([['ann', 'Ann'], ['bob', 'Bob'], ['cy', 'Cy']]) // prettier-ignore
  const made: Pick<Review, 'title' | 'question' | 'body' | 'events' | 'state' | 'beside' | 'papers' | 'names'> = {
    title: 'BCG and tuberculosis',
    question: 'Does BCG vaccination prevent tuberculosis?',
    body,
    events,
    state: reviewState(events),
    beside: besideLog([]),
    papers,
    names,
  }
  const tool = appraisalTools.find((each) => /RoB 2/.test(each.name)) ?? appraisalTools[0]
  if (!tool) throw new Error('There is no tool.')
  const [judgement] = tool.judgements
  const assessments = studies.map((studyId) => ({ studyId, label: `${papers.get(studyId)?.authors[0]?.family} ${papers.get(studyId)?.year}`, toolId: tool.id, toolVersion: tool.version, dataVersion: 1, by: 'ann', answers: {}, judgements: Object.fromEntries(tool.domains.map((domain) => [domain.id, { judgement: judgement?.id ?? '' }])), quotes: {} })) // prettier-ignore
  const parts: ReportParts = {
    cite: (paper) => `${paper.authors[0]?.family ?? ''} (${paper.year}). ${paper.title}.`,
    settled: [{ tool, assessments }],
    contributions: 'Ann, Bob and Cy: all of it.',
    extracted: tableFrom(grid, new Set([...studies, 'r06'])),
    isStale: false,
    figures: [],
  }
  // The report reads no more of a review than stands here.
  return { review: made as Review, parts, analysis: put.document, table: kept }
}
