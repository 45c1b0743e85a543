import type { QueryClient } from '@tanstack/react-query'

import { readReviewEntry, isOtherEntry } from '#contract/review-entries.ts'
import type { GridColumn } from '#contract/grid.ts'
import type { Paper } from '#contract/papers.ts'
import type { Synthesis } from '#contract/syntheses.ts'
import { analysisPapersQuery, analysisQuery, entriesQuery } from '#research/analyses/analysis.queries.ts'
import { createGridKeeper } from '#research/grid/grid-keeper.ts'
import { readText } from '#research/grid/read-text.ts'
import { createRuleEngine, type RuleState } from '#research/grid/rule-engine.ts'
import { textHash } from '#science/evidence/document-text.ts'
import { tableOfGrid } from '#science/grid/export/document-table.ts'
import { columnsOf } from '#science/grid/grid.ts'
import { readGridBody, readGridEntry } from '#science/grid/read-grid.ts'
import type { LiveContent, LiveView } from '#science/manuscript/manuscript.ts'
import { flowOf, sumsThatFail } from '#science/review-log/flow.ts'
import { drawAway } from '#shared/figures/draw-away.ts'
import { svgText } from '#shared/figures/svg-file.ts'

import { liveCopy as copy } from './live.copy.ts'

/** Why a view of an analysis cannot be made now, in words for people. */
export class LiveProblem extends Error {
  override name = 'LiveProblem'
}

/** What a view shows now, and what it was made from. `parts`: outcomes of a meta-analysis to choose from. */
export type MadeLive = {
  title: string
  made: LiveContent
  inputsHash: string
  parts: readonly { id: string; name: string }[]
}

/** Rows of a table, and sentences of a summary, that a text can take. */
const ROWS_MAX = 200
const LINES_MAX = 200
const FIGURE_PX = 760

/**
 * Makes what a live block shows from the stored analysis, by the functions that draw it on its own page. The hash is that
 * of the content: an analysis that was changed where the block does not look is not called stale.
 */
export async function makeLive(
  client: QueryClient,
  analysisId: string,
  view: LiveView,
  part?: string,
): Promise<MadeLive> {
  const head = await client.fetchQuery({ ...analysisQuery(analysisId), staleTime: 0 })
  const { made, parts = [] } = await contentOf(client, head, view, part)
  const { svg: _svg, ...told } = made
  return { title: head.title ?? copy.untitled, made, inputsHash: textHash(JSON.stringify([view, told])), parts }
}

type Content = { made: LiveContent; parts?: MadeLive['parts'] }

function contentOf(client: QueryClient, head: Synthesis, view: LiveView, part?: string): Promise<Content> | Content {
  if (view === 'evidence_table') return evidenceTable(client, head)
  if (view === 'flow_diagram') return flowDiagram(client, head)
  if (head.kind === 'meta-analysis') return pooled(head, view, part)
  return summary(head)
}

async function evidenceTable(client: QueryClient, head: Synthesis): Promise<Content> {
  const body = readGridBody(head.body)
  if (!body) throw new LiveProblem(copy.newer)
  const documentIds = head.documentIds ?? []
  const [entries, papers] = await Promise.all([
    client.fetchQuery({ ...entriesQuery(client, head.id), staleTime: 0 }),
    client.fetchQuery(analysisPapersQuery(head.id, documentIds)),
  ])
  const keeper = createGridKeeper()
  const log = keeper.log(
    entries.flatMap((entry) => {
      const data = readGridEntry(entry.data)
      return data ? [{ id: entry.id, seq: entry.seq, at: entry.at, by: entry.by, data, isPending: false }] : []
    }),
  )
  const columns = columnsOf(body.columns, log.columns)
  const rules = await ruleCells(client, papers, columns)
  const byId = new Map(papers.map((paper) => [paper.id, paper]))
  const grid = keeper.grid({ documentIds, body, log, rules: rules.cells, misses: rules.misses, papers: byId })
  const { head: names, groups } = tableOfGrid(grid, { title: '', provenance: [] })
  const rows = groups.flatMap((group) => group.rows.map((row) => [...row]))
  if (rows.length === 0) throw new LiveProblem(copy.emptyTable)
  return {
    made: {
      columns: [...names],
      rows: rows.slice(0, ROWS_MAX),
      ...(rows.length > ROWS_MAX && { lines: [copy.moreRows(rows.length - ROWS_MAX)] }),
    },
  }
}

/** What the rules find in the papers of a grid, as its own page finds it: beside the page, and remembered by nobody. */
function ruleCells(
  client: QueryClient,
  papers: readonly Paper[],
  columns: readonly GridColumn[],
): Promise<Pick<RuleState, 'cells' | 'misses'>> {
  if (papers.length === 0) return Promise.resolve({ cells: new Map(), misses: new Map() })
  return new Promise((resolve) => {
    const engine = createRuleEngine((paper) => readText(client, paper))
    engine.subscribe(() => {
      const { cells, misses, done, total } = engine.current()
      if (done < total) return
      engine.stop()
      resolve({ cells, misses })
    })
    engine.update(papers, columns)
  })
}

async function flowDiagram(client: QueryClient, head: Synthesis): Promise<Content> {
  const entries = await client.fetchQuery({ ...entriesQuery(client, head.id), staleTime: 0 })
  const events = entries.flatMap(({ data }) => {
    const entry = readReviewEntry(data)
    return entry && !isOtherEntry(entry) ? [entry] : []
  })
  const result = flowOf(events)
  const problem = result.ok ? sumsThatFail(result.flow)[0] : result.problems[0]?.message
  if (!result.ok || problem !== undefined) throw new LiveProblem(copy.noFlow(problem ?? ''))
  const [{ flowBoxes, flowLines }, { FlowSvg }] = await Promise.all([
    import('#research/review-flow/flow-boxes.ts'),
    import('#research/review-flow/FlowSvg.tsx'),
  ])
  const drawing = flowBoxes(result.flow)
  const lines = flowLines(drawing).map(
    ({ box, line }) => `${box === '' ? '' : `${box}: `}${line.label} ${line.ids.length.toLocaleString('en')}`,
  )
  const svg = await drawAway(<FlowSvg title={head.title ?? ''} drawing={drawing} />, svgText)
  return { made: { lines, svg } }
}

async function pooled(head: Synthesis, view: LiveView, part?: string): Promise<Content> {
  const [{ readDocument }, { compute }, { forestOf }, { IntervalPlot }, { resultsText, methodsText }] =
    await Promise.all([
      import('#research/meta-analysis/document.ts'),
      import('#research/meta-analysis/compute.ts'),
      import('#research/meta-analysis/forest.ts'),
      import('#research/meta-analysis/IntervalPlot.tsx'),
      import('#science/statistics/report/results-text.ts'),
    ])
  const read = readDocument(head.body)
  if (!read.ok) throw new LiveProblem(read.reason)
  const { outcomes } = read.document
  const parts = outcomes.map(({ id, name }) => ({ id, name }))
  const outcome = outcomes.find(({ id }) => id === part) ?? outcomes[0]
  if (!outcome) throw new LiveProblem(copy.noOutcome)
  const computed = compute(outcome)
  const { analysis } = computed
  if (analysis.used.length === 0) throw new LiveProblem(copy.noStudies)
  const text = resultsText(analysis)
  const { pooled: result } = analysis
  const sizes = analysis.used.map(({ effect }) => effect.n)
  const people = sizes.every((n) => n !== undefined) ? sizes.reduce<number>((sum, n) => sum + (n ?? 0), 0) : undefined
  const shared = {
    of: outcome.id,
    ...(result && {
      results: [
        {
          analysisId: head.id,
          outcome: outcome.name,
          measure: analysis.settings.measure,
          estimate: result.natural.estimate,
          low: result.natural.low,
          high: result.natural.high,
          i2: result.heterogeneity.i2,
          tau2: result.heterogeneity.tau2,
          studies: result.k,
          ...(people !== undefined && { participants: people }),
        },
      ],
    }),
  }
  if (view === 'summary') return { parts, made: { ...shared, lines: [text, methodsText(analysis)] } }
  const { rows, columns, domains, sides, table } = forestOf(computed, false)
  const svg = await drawAway(
    <IntervalPlot
      width={FIGURE_PX}
      title={`Forest plot, ${outcome.name}`}
      desc={text}
      analysis={analysis}
      rows={rows}
      line={outcome.line}
      favours={sides}
      columns={columns}
      domains={domains}
    />,
    svgText,
  )
  // The numbers of the plot are its table: whoever cannot see the picture reads them in the exports.
  return { parts, made: { ...shared, lines: [text, ...rowLines(table)], svg } }
}

type Table = { rows: readonly { cells: readonly (string | { text: string })[] }[] }
const rowLines = ({ rows }: Table) =>
  rows.map(({ cells }) =>
    cells
      .map((cell) => (typeof cell === 'string' ? cell : cell.text))
      .join('  ')
      .trim(),
  )

function summary(head: Synthesis): Content {
  const lines = (head.sections ?? []).flatMap(({ heading, sentences }) => {
    const told = sentences.filter(
      ({ states, citations }) => states === 'frame' || citations.some(({ verified }) => verified !== 'none'),
    )
    return told.length === 0 ? [] : [`${heading}. ${told.map(({ text }) => text).join(' ')}`]
  })
  if (lines.length === 0) throw new LiveProblem(copy.emptySummary)
  return { made: { lines: lines.slice(0, LINES_MAX) } }
}
