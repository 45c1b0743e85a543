import type { AppraisalTool } from './appraisal-tool.ts'
import { type Assessment, resultOf } from './assessment.ts'

/** One row a study, one cell a domain and one for overall; undefined where nothing is judged yet. */
export type TrafficLight = {
  columns: { id: string; name: string }[]
  rows: { studyId: string; label: string; outcome?: string; cells: (string | undefined)[] }[]
}

/** Data of the traffic-light plot: the same numbers go into its table. */
export function trafficLight(tool: AppraisalTool, assessments: readonly Assessment[]): TrafficLight {
  const hasOverall = tool.overall !== 'none'
  return {
    columns: [
      ...tool.domains.map(({ id, name }) => ({ id, name })),
      ...(hasOverall ? [{ id: 'overall', name: 'Overall' }] : []),
    ],
    rows: assessments.map((assessment) => {
      const { domains, overall, stars } = resultOf(tool, assessment)
      const cells = domains.map(({ judgement, stars: own }) => (own === undefined ? judgement : String(own)))
      const last = stars ? String(stars.given) : overall.judgement
      const { studyId, label, outcome } = assessment
      return { studyId, label, ...(outcome !== undefined && { outcome }), cells: hasOverall ? [...cells, last] : cells }
    }),
  }
}

export type SummaryBar = {
  id: string
  name: string
  /** One part a judgement, from best to worst, and one for what is not judged (`''`). Shares are of 1. */
  parts: { judgement: string; label: string; count: number; share: number }[]
}

/**
 * Data of the summary plot: for each domain the share of the studies by judgement. `weights`, by study id, makes shares of the
 * weight that studies have in an analysis; studies without one then count nothing.
 */
export function summaryBars(
  tool: AppraisalTool,
  assessments: readonly Assessment[],
  weights?: Readonly<Record<string, number | undefined>>,
): SummaryBar[] {
  const { columns, rows } = trafficLight(tool, assessments)
  const kinds = [...tool.judgements.map(({ id, label }) => ({ id, label })), { id: '', label: 'Not judged' }]
  const weightOf = (studyId: string) => (weights ? (weights[studyId] ?? 0) : 1)
  const total = rows.reduce((sum, { studyId }) => sum + weightOf(studyId), 0)
  return columns.map(({ id, name }, column) => ({
    id,
    name,
    parts: kinds.map((kind) => {
      const own = rows.filter(({ cells }) => (cells[column] ?? '') === kind.id)
      const weight = own.reduce((sum, { studyId }) => sum + weightOf(studyId), 0)
      return { judgement: kind.id, label: kind.label, count: own.length, share: total === 0 ? 0 : weight / total }
    }),
  }))
}
