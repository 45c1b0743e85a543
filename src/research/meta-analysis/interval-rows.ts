import { measures } from '#science/statistics/measures/measure.ts'
import type { Model } from '#science/statistics/models/model.ts'
import type { Subgroups } from '#science/statistics/models/subgroups.ts'
import type { Analysis, Natural } from '#science/statistics/report/analysis.ts'
import { orderOf, type RowOrder } from '#science/statistics/report/further-analyses.ts'
import { decimalsFor, numberText, pText } from '#science/statistics/report/number-text.ts'
import type { FigureTable } from '#shared/figures/figure-table.ts'

import type { Light } from './bias-lights.ts'
import { dataLine, type DataColumns } from './forest-columns.ts'
import { capital, intervalText, levelText, measureWords, percentText } from './result-words.ts'

/** `data`: what the studies report, in the columns beside the plot. */
type Named = { id: string; label: string; data?: readonly string[] }

/** One line of a plot of intervals. */
export type IntervalRow =
  | { kind: 'head'; id: string; label: string }
  | ({ kind: 'study' | 'step'; natural: Natural; weight?: number; note?: string; lights?: readonly Light[] } & Named)
  | ({ kind: 'pooled' | 'group'; natural: Natural; note?: string } & Named)
  | { kind: 'prediction'; id: string; label: string; natural: { low: number; high: number } }
  | { kind: 'note'; id: string; label: string }

export const isRatio = ({ settings }: Analysis) => measures[settings.measure].back === 'exp'

const natural = ({ toNatural }: Analysis, { estimate, low, high }: Natural): Natural => ({
  estimate: toNatural(estimate),
  low: toNatural(low),
  high: toNatural(high),
})

const studyRows = ({ rows, used }: Analysis, places: readonly number[]): IntervalRow[] =>
  places.flatMap((place): IntervalRow[] => {
    const id = used[place]?.id
    const row = rows.find((each) => each.id === id)
    if (row?.state !== 'used') return []
    const { label, weight } = row
    return [{ kind: 'study', id: row.id, label, natural: row.natural, ...(weight !== undefined && { weight }) }]
  })

export function heterogeneityLine(model: Pick<Model, 'heterogeneity'>): string {
  const { q, df, p, i2, tau2 } = model.heterogeneity
  return `Q = ${numberText(q)} on ${df} df, ${pText(p)}; I² = ${numberText(i2, 0)}%; τ² = ${numberText(tau2, 3)}`
}

/** The lines of a forest plot: studies in their order, groups with a diamond each, the pooled effect, the prediction. */
export function forestRows(analysis: Analysis, order: RowOrder, subgroups?: Subgroups): IntervalRow[] {
  const places = orderOf(analysis, order)
  const out: IntervalRow[] = []
  if (subgroups) {
    for (const group of subgroups.groups) {
      out.push({ kind: 'head', id: `head-${group.name}`, label: group.name })
      out.push(
        ...studyRows(
          analysis,
          places.filter((place) => group.members.includes(place)),
        ),
      )
      if (!group.ok) out.push({ kind: 'note', id: `note-${group.name}`, label: group.reason })
      else if (group.model.k > 1) {
        out.push({
          kind: 'group',
          id: `group-${group.name}`,
          label: `${group.name}, ${group.model.k} studies`,
          natural: natural(analysis, group.model),
          note: heterogeneityLine(group.model),
        })
      }
    }
  } else out.push(...studyRows(analysis, places))
  const { pooled } = analysis
  if (!pooled) return out
  out.push({
    kind: 'pooled',
    id: 'pooled',
    label: `All ${pooled.k} studies`,
    natural: pooled.natural,
    note: heterogeneityLine(pooled),
  })
  if (pooled.prediction) {
    out.push({
      kind: 'prediction',
      id: 'prediction',
      label: `${levelText(analysis.settings.level)} prediction interval`,
      natural: pooled.prediction.natural,
    })
  }
  const between = subgroups?.between
  if (between) {
    out.push({
      kind: 'note',
      id: 'between',
      label: `Difference between groups: Q = ${numberText(between.q)} on ${between.df} df, ${pText(between.p)}`,
    })
  }
  return out
}

/** Lines of leave-one-out or cumulative results; steps that could not be pooled say why. */
export function stepRows(
  analysis: Analysis,
  steps: readonly ({ id: string; label: string } & ({ ok: true; model: Model } | { ok: false; reason: string }))[],
): IntervalRow[] {
  return steps.map((step): IntervalRow => {
    const { id, label } = step
    if (!step.ok) return { kind: 'note', id, label: `${label}: ${step.reason}` }
    return {
      kind: 'step',
      id,
      label,
      natural: natural(analysis, step.model),
      note: `I² ${numberText(step.model.heterogeneity.i2, 0)}%, τ² ${numberText(step.model.heterogeneity.tau2, 3)}`,
    }
  })
}

export const rowWords = (row: IntervalRow): string => {
  if (row.kind === 'head' || row.kind === 'note') return ''
  if (row.kind === 'prediction') {
    const shown = decimalsFor(row.natural.low, row.natural.high)
    return `${numberText(row.natural.low, shown)} to ${numberText(row.natural.high, shown)}`
  }
  return intervalText(row.natural)
}

const number = (value: number, shown: number) => ({ text: numberText(value, shown), value })

/** The same lines as a table. */
export function intervalTable(rows: readonly IntervalRow[], analysis: Analysis): FigureTable {
  const hasWeights = rows.some((row) => row.kind === 'study' && row.weight !== undefined)
  const hasNotes = rows.some((row) => 'note' in row)
  return {
    columns: [
      { label: 'Study' },
      { label: capital(measures[analysis.settings.measure].name), isNumber: true },
      { label: `Lower ${levelText(analysis.settings.level)}`, isNumber: true },
      { label: `Upper ${levelText(analysis.settings.level)}`, isNumber: true },
      ...(hasWeights ? [{ label: 'Weight (%)', isNumber: true }] : []),
      ...(hasNotes ? [{ label: 'Heterogeneity' }] : []),
    ],
    rows: rows.map((row) => {
      if (row.kind === 'head' || row.kind === 'note') return { id: row.id, cells: [row.label] }
      const { low, high } = row.natural
      const shown = decimalsFor(low, high)
      const weight = row.kind === 'study' ? row.weight : undefined
      return {
        id: row.id,
        cells: [
          row.label,
          row.kind === 'prediction' ? '' : number(row.natural.estimate, shown),
          number(low, shown),
          number(high, shown),
          ...(hasWeights ? [weight === undefined ? '' : { text: numberText(weight, 1), value: weight }] : []),
          ...(hasNotes ? ['note' in row ? (row.note ?? '') : ''] : []),
        ],
      }
    }),
  }
}

/** What a screen reader and a tooltip say of a line. */
export function markLabel(
  row: Exclude<IntervalRow, { kind: 'head' | 'note' }>,
  analysis: Analysis,
  columns?: DataColumns,
): string {
  const weight = row.kind === 'study' && row.weight !== undefined ? `, weight ${percentText(row.weight)}` : ''
  const note = 'note' in row && row.note !== undefined ? `; ${row.note}` : ''
  const data = columns && 'data' in row ? dataLine(row.data ?? [], columns) : ''
  const lights = 'lights' in row ? (row.lights ?? []) : []
  const bias = lights.length > 0 ? `; risk of bias ${lights.map(({ words }) => words).join(', ')}` : ''
  return `${row.label}: ${measureWords(analysis)} ${rowWords(row)}${weight}${data === '' ? '' : `; ${data}`}${note}${bias}`
}
