import type { Analysis } from '#science/statistics/report/analysis.ts'
import { compute } from '#research/meta-analysis/compute.ts'
import { intervalTable, type IntervalRow } from '#research/meta-analysis/interval-rows.ts'
import type { Outcome } from '#research/meta-analysis/outcome.ts'
import type { FigureTable } from '#shared/figures/figure-table.ts'

import type { NetworkFound } from './methods.ts'

/** What a forest of a network shows: each treatment against the reference, the best by its P-score first. */
export type NetworkForest = { analysis: Analysis; rows: IntervalRow[]; table: FigureTable }

/** The forest of a network against its reference. */
export function networkForest(outcome: Outcome, { network }: NetworkFound): NetworkForest {
  const measure = outcome.network?.measure ?? 'OR'
  // An analysis of no lines: the plot takes measure, level and scale from it.
  const { analysis } = compute({
    ...outcome,
    lines: [],
    network: undefined,
    settings: { ...outcome.settings, measure },
  })
  const read = measure === 'OR' || measure === 'RR' ? Math.exp : (value: number) => value
  const rows = network.pScores.flatMap(({ treatment }): IntervalRow[] => {
    const effect = network.versusReference.find((each) => each.treatment === treatment)
    if (!effect) return []
    const natural = { estimate: read(effect.estimate), low: read(effect.low), high: read(effect.high) }
    return [{ kind: 'step', id: treatment, label: treatment, natural }]
  })
  const { columns, rows: lines } = intervalTable(rows, analysis)
  return {
    analysis,
    rows,
    table: {
      columns: [{ label: `Treatment, against ${network.reference}` }, ...columns.slice(1)],
      rows: lines,
    },
  }
}
