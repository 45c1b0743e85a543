import { analyse, type Analysis, type AnalysisRow } from '#science/statistics/report/analysis.ts'
import { startSettings } from '#science/statistics/report/study-table.ts'

import type { Outcome } from './outcome.ts'
import { readLines, type ReadLine } from './read-lines.ts'

/** Everything that table, figures, text and files show: computed once from what was typed. */
export type Computed = {
  outcome: Outcome
  analysis: Analysis
  lines: readonly ReadLine[]
  /** What the statistics say of a line, by its id. */
  byId: ReadonlyMap<string, AnalysisRow>
}

/** The interval method follows the number of studies until somebody chooses one. */
function settingsOf(outcome: Outcome, k: number): Outcome['settings'] {
  if (outcome.isTestChosen) return outcome.settings
  return { ...outcome.settings, test: startSettings(outcome.settings.measure, k).test }
}

/** Pools an outcome. Never throws for what can be typed. */
export function compute(outcome: Outcome): Computed {
  const lines = readLines(outcome)
  const studies = lines.flatMap(({ study }) => study ?? [])
  const k = studies.filter(({ excluded }) => excluded === undefined).length
  const raw = analyse(studies, settingsOf(outcome, k))
  // A missing number says more than what the formula makes of it.
  const missing = new Map(lines.map(({ id, missing: what }) => [id, what]))
  const rows = raw.rows.map((row) =>
    row.state === 'unusable' ? { ...row, reason: missing.get(row.id) ?? row.reason } : row,
  )
  const analysis = { ...raw, rows }
  return { outcome, analysis, lines, byId: new Map(rows.map((row) => [row.id, row])) }
}
