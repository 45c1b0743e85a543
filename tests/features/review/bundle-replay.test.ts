import { beforeEach, describe, expect, test } from 'vitest'

import { analysesApi } from '#contract/analyses.ts'
import type { GridEntry } from '#contract/grid.ts'
import { newReviewBody, type ReviewOutcome } from '#contract/review-body.ts'
import { isOtherEntry, readReviewEntry } from '#contract/review-entries.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { resultsOf, scriptsOf } from '#features/meta-analysis/transfer/for-a-review.tsx'
import { putIn } from '#features/meta-analysis/transfer/from-extraction.ts'
import { collectMaterial, type Call } from '#features/review/flow/collect-material.ts'
import { figureProject } from '#features/review/flow/figure-project.ts'
import { replayMaterial } from '#features/review/flow/replay-material.ts'
import { gridFrom } from '#features/review/report/extracted-table.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { freshWorld } from '#mocks/server/worlds.ts'
import { flowBoxes } from '#research/review-flow/flow-boxes.ts'
import { appraisalTools } from '#science/appraisal/tool-list.ts'
import { armColumns, outcomeRowId, type ArmColumn } from '#science/arms/arm-columns.ts'
import { armLine } from '#science/arms/arm-lines.ts'
import { emptyGridBody } from '#science/grid/read-grid.ts'
import { makeBundle, replayBundle } from '#science/review-log/audit-bundle.ts'
import { flowOf } from '#science/review-log/flow.ts'
import { ask, refused } from '#tests/mocks/ask.ts'
import { signedIn } from '#tests/mocks/caller.ts'

const ME = seedUserId('individual')
const AT = '2026-05-01T10:00:00.000Z'
const OUTCOME: ReviewOutcome = { id: 'o1', name: 'Tuberculosis', kind: 'dichotomous', better: 'lower', measure: 'RR' }
/** Events and people of both arms, from three trials of BCG. */
const TRIALS: Record<string, readonly number[]> = {
  'p-aronson-1948': [4, 123, 11, 139],
  'p-hart-1977': [62, 13598, 248, 12867],
  'p-colditz-1994': [33, 5069, 47, 5808],
}
const PAPERS = Object.keys(TRIALS)

function cellsOf(paper: string, numbers: readonly number[]): GridEntry[] {
  return (['Intervention', 'Comparator'] as const).flatMap((role, n): GridEntry[] => {
    const armId = `${paper}-arm-${n}`
    const cell = (rowId: string, column: ArmColumn, value: string | number): GridEntry => ({
      kind: 'cell',
      verb: 'set',
      rowId,
      columnId: armColumns[column].id,
      columnVersion: 1,
      value,
    })
    const rowId = outcomeRowId(armId, OUTCOME.id)
    return [
      { kind: 'row', row: { id: armId, kind: 'arm', documentId: paper, label: role } },
      cell(armId, 'role', role),
      cell(rowId, 'events', numbers[2 * n] ?? 0),
      cell(rowId, 'total', numbers[2 * n + 1] ?? 0),
    ]
  })
}

/** A review on one server: decisions, cells, pooled results; and the bundle that it hands out. */
async function bundleOfFirstServer() {
  await freshWorld()
  const me = await signedIn('individual')
  const call: Call = (endpoint, input) => ask(me, endpoint, input)
  const append = (id: string, data: readonly object[], name: string) =>
    call(analysesApi.append, { params: { id }, body: { entries: data.map((each, n) => ({ id: `${name}-${String(n).padStart(4, '0')}`, data: each })) } }) // prettier-ignore

  const columns = Object.values(armColumns).map((column) => ({ ...column }))
  const gridBody = { ...emptyGridBody(), columns }
  const grid = await call(synthesesApi.create, {
    body: { kind: 'grid', title: 'Data', documentIds: [...PAPERS], body: gridBody },
  })
  await append(grid.id, PAPERS.flatMap((paper) => cellsOf(paper, TRIALS[paper] ?? [])), 'cell') // prettier-ignore
  const { entries } = await call(analysesApi.entries, { params: { id: grid.id }, query: { since: '0' } })
  const opened = gridFrom(grid.body, PAPERS, entries, new Map())
  if (!opened) throw new Error('The table could not be read.')
  const studies = PAPERS.map((id) => ({ ...armLine(opened, id, OUTCOME), label: id }))
  const put = putIn(undefined, [
    { id: 'o1', gridId: grid.id, name: 'Tuberculosis', measure: 'RR', better: 'lower', studies },
  ])
  if (!put.ok) throw new Error(put.reason)
  const analysis = await call(synthesesApi.create, {
    body: { kind: 'meta-analysis', title: 'Pooled', documentIds: [...PAPERS], body: put.document },
  })
  const body = newReviewBody('systematic', { gridId: grid.id, metaAnalysisId: analysis.id, outcomes: [OUTCOME] })
  const review = await call(synthesesApi.create, {
    body: { kind: 'review', title: 'BCG', documentIds: [...PAPERS], body },
  })
  let n = 0
  const event = (fields: object) => ({ id: `event-${String(n++).padStart(4, '0')}`, at: AT, by: ME, ...fields })
  const stages = ['title-abstract', 'full-text'] as const
  const decisions = [
    ...stages.map((stage) => event({ kind: 'stage', stage, reviewers: 1, reasons: [] })),
    ...PAPERS.flatMap((recordId) => [
      event({ kind: 'identified', recordId, source: { arm: 'databases', name: 'PubMed' } }),
      event({ kind: 'vote', stage: 'title-abstract', recordId, verdict: 'include' }),
      event({ kind: 'retrieval', recordId, outcome: 'retrieved', from: 'source', source: 'Library' }),
      event({ kind: 'vote', stage: 'full-text', recordId, verdict: 'include' }),
    ]),
  ]
  await append(review.id, decisions, 'decision')
  const log = await call(analysesApi.entries, { params: { id: review.id }, query: { since: '0' } })
  const events = log.entries.flatMap(({ data }) => readReviewEntry(data) ?? []).filter((each) => !isOtherEntry(each))
  const flow = flowOf(events)
  if (!flow.ok) throw new Error(flow.problems[0]?.message)
  const tool = appraisalTools[0]
  if (!tool) throw new Error('There is no tool.')
  const [domain] = tool.domains
  const assessment = { studyId: PAPERS[0] ?? '', label: 'Aronson 1948', toolId: tool.id, toolVersion: tool.version, dataVersion: 1, by: ME, answers: {}, judgements: domain ? { [domain.id]: { judgement: tool.judgements[0]?.id ?? '' } } : {}, quotes: {} } // prettier-ignore
  const files = figureProject({
    title: 'BCG "and" tuberculosis',
    madeAt: AT,
    flow: flowBoxes(flow.flow),
    settled: [{ tool, assessments: [assessment] }],
    scripts: scriptsOf(analysis.body),
    findings: { columns: ['Outcome', 'Certainty'], rows: [['Tuberculosis', 'Low']] },
  })
  const material = await collectMaterial(call, { resultsOf: (of) => Promise.resolve(resultsOf(of)) }, { body, others: [], files }) // prettier-ignore
  const records = PAPERS.map((id) => ({ id, title: id }))
  const made = await makeBundle('BCG', records, events, AT, material)
  if (!made.ok) throw new Error(made.reasons.join(' '))
  return { text: JSON.stringify(made.bundle), reviewId: review.id, bundle: made.bundle }
}

const again = (body: unknown) => Promise.resolve(resultsOf(body))
let first: Awaited<ReturnType<typeof bundleOfFirstServer>>
beforeEach(async () => {
  first ??= await bundleOfFirstServer()
})

describe('a bundle that another person opens on another server', () => {
  test('replays decisions, cells and results, and sees the same', async () => {
    await freshWorld()
    const other = await signedIn('enterprise')
    expect((await refused(other, synthesesApi.get, { params: { id: first.reviewId } })).status).toBe(404)
    const replay = await replayBundle(first.text)
    if (!replay.ok || !replay.bundle.material) throw new Error('The bundle was not read.')
    expect(replay.counts).toMatchObject({ 'databases.screened': 3, studies: 3, reports: 3 })
    const { outcomes, cells } = await replayMaterial(replay.bundle.material, again)
    expect(outcomes).toMatchObject([{ name: 'Tuberculosis', differs: [] }])
    expect(outcomes[0]?.sentence).toMatch(/^3 studies were pooled/)
    // Events and people of two arms in three studies.
    expect(cells).toEqual({ followed: 12, differ: [] })
  })

  test('names a cell, a result or a script of which one byte was changed', async () => {
    const told = async (from: string, to: string) => {
      expect(first.text.split(from)).toHaveLength(2)
      const replay = await replayBundle(first.text.replace(from, to))
      return replay.ok ? [] : replay.reasons.slice(1)
    }
    const entry = first.bundle.material?.grid?.entries.find(({ data }) => (data as { value?: unknown }).value === 13598)
    const kept = JSON.stringify(entry)
    expect(await told(kept, kept.replace('13598', '13599'))).toEqual([`Changed: entry ${entry?.id} of the table.`])
    const script = first.bundle.material?.files['R/outcome-1.R'] ?? ''
    const line = JSON.stringify(script)
    expect(await told(line, line.replace('13598', '13590'))).toEqual(['Changed: file R/outcome-1.R.'])
  })

  test('says which result does not come out of the numbers, and which number no cell says', async () => {
    const { material } = first.bundle
    if (!material?.results?.[0]) throw new Error('There is no result.')
    const [result] = material.results
    const wrong = { ...result, sentence: 'It works.', cells: result.cells.map((cell, i) => (i === 0 ? { ...cell, value: '5' } : cell)) } // prettier-ignore
    const replay = await replayMaterial({ ...material, results: [wrong] }, again)
    expect(replay.outcomes).toMatchObject([{ differs: ['the sentence'] }])
    expect(replay.cells.followed).toBe(11)
    expect(replay.cells.differ).toHaveLength(1)
  })

  test('holds a project that makes every figure: each file that the document names is there, and its code is whole', () => {
    const files = first.bundle.material?.files ?? {}
    const document = files['review.qmd'] ?? ''
    for (const name of ['draw_flow()', 'draw_bias(', 'forest(res, slab = dat$study, atransf = exp']) {
      expect(document).toContain(name)
    }
    const code = Object.entries(files).filter(([name]) => /\.(?:R|qmd)$/.test(name))
    const named = code.flatMap(([, text]) => [...text.matchAll(/(?:source|read\.csv)\("([^"]+)"/g)].map(([, at = '']) => at)) // prettier-ignore
    expect(named.length).toBeGreaterThan(6)
    for (const name of named) expect(files[name], name).toBeDefined()
    for (const [name, text] of code) expect(unclosed(text), name).toEqual([])
    expect(files['data/flow-numbers.csv']).toContain('Records screened,3')
  })
})

/** Brackets of R code that are not closed, outside its strings and comments; there is no R here that would read it. */
function unclosed(text: string): string[] {
  const code = text.startsWith('---') ? [...text.matchAll(/```\{r\}\n([\s\S]*?)```/g)].map(([, of]) => of).join('\n') : text // prettier-ignore
  const plain = code.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""').replaceAll(/#.*$/gm, '')
  const open: string[] = []
  for (const sign of plain) {
    if ('([{'.includes(sign)) open.push(sign)
    else if (')]}'.includes(sign) && open.pop() !== { ')': '(', ']': '[', '}': '{' }[sign]) return [`a stray ${sign}`]
  }
  return open
}
