import type { APIRequestContext, Page } from '@playwright/test'

import type { Paper } from '#contract/papers.ts'
import { readReviewBody, type ReviewBody } from '#contract/review-body.ts'
import { reviewEventSchema, type ReviewEvent, type Verdict } from '#contract/review-log.ts'
import { resultsOf } from '#features/meta-analysis/transfer/for-a-review.tsx'
import { putIn, type ExtractedOutcome } from '#features/meta-analysis/transfer/from-extraction.ts'
import { prisma2020 } from '#features/review/report/checklists.ts'
import { labelOf } from '#features/review/model/records.ts'
import { gridFrom } from '#features/review/report/extracted-table.ts'
import { appraisalTools } from '#science/appraisal/tool-list.ts'
import { armLine, networkLines } from '#science/arms/arm-lines.ts'
import { reviewState } from '#science/review-log/review-state.ts'
import type { Measure } from '#science/statistics/measures/measure.ts'
import { pictureSize } from '#science/word/picture-size.ts'
import { readZip } from '#shared/format/unzip.ts'

import { extractedRows, numbersIn, piecesOf, traced, type Known } from '../../tests/support/trace-report.ts'
import { expect } from './test.ts'

type Entry = { seq: number; id: string; at: string; by: { userId: string; name: string }; data: unknown }
type Row = { id: string; title: string; query: string; body: unknown; documentIds: string[]; version: number }

const json = async <T>(request: APIRequestContext, path: string): Promise<T> => {
  const reply = await request.get(path)
  expect(reply.ok(), path).toBe(true)
  return (await reply.json()) as T
}

const rowOf = async (request: APIRequestContext, id: string): Promise<Row> => {
  const found = await json<Row | { synthesis: Row }>(request, `/api/syntheses/${id}`)
  return 'synthesis' in found ? found.synthesis : found
}

/** Every entry of a log, in its order. */
async function entriesOf(request: APIRequestContext, id: string): Promise<Entry[]> {
  const all: Entry[] = []
  for (let hasMore = true; hasMore;) {
    const part = await json<{ entries: Entry[]; hasMore: boolean }>(request, `/api/syntheses/${id}/entries?since=${all.at(-1)?.seq ?? 0}`) // prettier-ignore
    all.push(...part.entries)
    hasMore = part.hasMore
  }
  return all
}

/** Every paper of an analysis. */
export async function papersOf(request: APIRequestContext, id: string): Promise<Map<string, Paper>> {
  const all = new Map<string, Paper>()
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const part: { documents: Paper[]; next?: string } = await json(request, `/api/syntheses/${id}/documents?limit=500${cursor && `&cursor=${encodeURIComponent(cursor)}`}`) // prettier-ignore
    for (const paper of part.documents) all.set(paper.id, paper)
    cursor = part.next
  }
  return all
}

const eventsOf = (entries: readonly Entry[]): ReviewEvent[] =>
  entries.flatMap(({ data }) => {
    const read = reviewEventSchema.safeParse(data)
    return read.success ? [read.data] : []
  })

const AT_ONCE = 500

/**
 * Votes of these people on every record that waits for them at titles and abstracts, by the call that the page makes. On the
 * last `apart` records the last person votes the other way. Gives the titles of those.
 */
export async function writeVotes(
  people: readonly Page[],
  id: string,
  verdictOf: (title: string) => Verdict,
  apart: number,
): Promise<{ given: number; apart: string[] }> {
  const [first] = people
  if (!first) return { given: 0, apart: [] }
  const papers = await papersOf(first.request, id)
  let given = 0
  let odd: string[] = []
  for (const person of people) {
    const { user } = await json<{ user: { id: string } }>(person.request, '/api/auth/me')
    const state = reviewState(eventsOf(await entriesOf(person.request, id)))
    const open = [...state.records.values()].filter(({ place, screening }) => place === 'screening' && screening.outcome === 'open' && screening.votes.every(({ by }) => by !== user.id)) // prettier-ignore
    if (person === first) odd = open.slice(-apart).map((record) => record.id)
    const entries = open.map((record, n) => {
      const plain = verdictOf(papers.get(record.id)?.title ?? '')
      const verdict = person !== first && odd.includes(record.id) ? (plain === 'include' ? 'exclude' : 'include') : plain // prettier-ignore
      const key = `${user.id.slice(-12)}-vote-${String(n).padStart(6, '0')}`
      return { id: key, data: { kind: 'vote', id: key, at: new Date().toISOString(), by: user.id, stage: 'title-abstract', recordId: record.id, verdict, ...(verdict === 'exclude' && { reason: 'Not a trial of a therapy' }) } } // prettier-ignore
    })
    for (let from = 0; from < entries.length; from += AT_ONCE) {
      const sent = await person.request.post(`/api/syntheses/${id}/entries`, { data: { entries: entries.slice(from, from + AT_ONCE) } }) // prettier-ignore
      expect(sent.ok(), await sent.text()).toBe(true)
    }
    given += entries.length
  }
  return { given, apart: odd.map((record) => papers.get(record)?.title ?? '') }
}

/** What a person wrote down in the review, and the texts of the field that stand in a report word by word. */
function wordsOf(row: Row, body: ReviewBody, events: readonly ReviewEvent[]): string[] {
  return [
    row.title,
    row.query,
    ...Object.values(body.parts),
    ...Object.values(body.protocol),
    ...body.criteria.map(({ text }) => text),
    ...body.outcomes.flatMap(({ name, time }) => [`${name}, ${time}`, `${name}, ${time}`.toLowerCase()]),
    ...body.findings.flatMap(({ outcome, text, why, grade }) => [outcome, outcome.toLowerCase(), text, why, ...(grade?.judgments ?? []).map(({ reason }) => reason), grade?.baseline?.source ?? '']), // prettier-ignore
    ...events.flatMap((event) => ('reason' in event && event.reason !== undefined ? [event.reason] : [])),
    ...appraisalTools.flatMap(({ name, version, citation }) => [`${name}, version ${version}`, citation]),
    ...prisma2020.map(({ id, words }) => `${id} | ${words}`),
    // Heads of tables and names of checklists: what they count in stands in the head.
    'PRISMA 2020 checklist',
    'Relative effect (95% CI)',
    'Risk without, per 1,000',
    'Difference, per 1,000 (95% CI)',
    body.pooled?.title ?? '',
  ] // prettier-ignore
}

/**
 * Follows every number of a Word report that was downloaded to the log and the cells, both asked from the server anew: the
 * page that made the report is not asked.
 */
export async function followReport(page: Page, id: string, file: Buffer) {
  const { request } = page
  const row = await rowOf(request, id)
  const read = readReviewBody(row.body)
  if (!read.ok) throw new Error('This is no review.')
  const { body } = read
  if (body.gridId === undefined || body.metaAnalysisId === undefined || !body.pooled) throw new Error('Nothing was pooled.') // prettier-ignore
  const entries = await entriesOf(request, id)
  const events = eventsOf(entries)
  const papers = await papersOf(request, id)
  const names = new Map(entries.map(({ by }) => [by.userId, by.name]))

  const table = await rowOf(request, body.gridId)
  const tableLog = await entriesOf(request, body.gridId)
  const grid = gridFrom(table.body, table.documentIds, tableLog, papers)
  if (!grid) throw new Error('The table could not be read.')
  const { gridId } = body
  const studies = [...reviewState(events).records.values()].filter(({ place }) => place === 'included')
  const labels = new Map(studies.map(({ id: study }) => [study, labelOf(papers, study)])) // prettier-ignore
  const wanted = body.outcomes.flatMap((outcome): ExtractedOutcome[] => {
    const name = `${outcome.name}, ${outcome.time}`
    const of = { gridId, measure: outcome.measure as Measure, better: outcome.better }
    const named = (study: string) => ({ label: labels.get(study) ?? '', year: papers.get(study)?.year })
    const lines = studies.map(({ id: study }) => ({ ...armLine(grid, study, outcome), ...named(study) }))
    const network = studies.flatMap(({ id: study }) => {
      const { lines: arms, problem } = networkLines(grid, study, outcome)
      return problem === undefined ? [{ paperId: study, ...named(study), lines: arms }] : []
    })
    return [
      { ...of, id: outcome.id, name, studies: lines.filter(({ problem }) => problem === undefined) },
      ...(outcome.isNetwork ? [{ ...of, id: `${outcome.id}:network`, name: `${name} (network)`, studies: [], network }] : []), // prettier-ignore
    ]
  })
  const analysis = await rowOf(request, body.metaAnalysisId)
  const put = putIn(analysis.body, wanted)
  if (!put.ok) throw new Error(put.reason)
  expect(put.changes, 'lines of the analysis that differ from the cells').toEqual([])
  expect(put.document.outcomes.flatMap(({ lines }) => lines.filter(({ sources }) => !sources)), 'lines without a cell').toEqual([]) // prettier-ignore
  const again = resultsOf(put.document)
  if (!again) throw new Error('Nothing could be pooled again.')
  const [pairs] = wanted
  const known: Known = {
    events,
    names,
    again,
    pooled: body.pooled,
    trials: new Map((pairs?.studies ?? []).map(({ label, cells }) => [label, ['events', 'total', 'controlEvents', 'controlTotal'].map((key) => Number(cells[key]))])), // prettier-ignore
    extracted: extractedRows(tableLog, papers),
    risk: body.findings[0]?.grade?.baseline?.risk ?? 0,
    assessors: body.assessors,
    assessed: assessedBy(entries),
    papers: [...papers.values()].filter(({ id: paper }) => events.some((event) => event.kind === 'vote' && event.stage === 'full-text' && event.recordId === paper)), // prettier-ignore
    words: [...wordsOf(row, body, events), ...labels.values()],
  }
  const parts = await readZip(new Uint8Array(file), () => true, 50_000_000)
  const xml = new TextDecoder().decode(parts.find(({ name }) => name === 'word/document.xml')?.bytes)
  const pieces = piecesOf(xml)
  return {
    ...traced(pieces, known),
    all: pieces.reduce((sum, { text }) => sum + numbersIn(text).length, 0),
    // In their order, by name: size in dots.
    pictures: parts.flatMap(({ name, bytes }) => (/^word\/media\/.*\.png$/.test(name) ? (pictureSize(bytes, 'image/png') ?? []) : [])), // prettier-ignore
  }
}

/** How many people assessed each study. */
function assessedBy(entries: readonly Entry[]): Map<string, number> {
  const people = new Map<string, Set<string>>()
  for (const { data, by } of entries) {
    const said = data as { kind?: string; studyId?: string; isFinal?: boolean }
    if (said.kind !== 'assessed' || said.studyId === undefined || said.isFinal) continue
    people.set(said.studyId, (people.get(said.studyId) ?? new Set()).add(by.userId))
  }
  return new Map([...people].map(([study, by]) => [study, by.size]))
}
