import { normalUpperQuantile } from '../distributions/normal.ts'
import { harmonicMean, naturalValue } from '../measures/back-transform.ts'
import type { MeasuredEffect } from '../measures/measured.ts'
import { isForCounts } from '../measures/measure.ts'
import { ratesOf } from '../measures/rates.ts'
import { effectOf } from '../measures/study-effect.ts'
import { cellsOf } from '../measures/two-groups.ts'
import { mantelHaenszel, mantelHaenszelRates, peto } from '../models/count-pooling.ts'
import type { Heterogeneity, Limits } from '../models/heterogeneity.ts'
import { type Estimate, fitModel, type PredictionKind } from '../models/model.ts'
import type { Tau2Method } from '../models/tau2.ts'
import { type AnalysisSettings, studyLabel, type StudyRow } from './study-table.ts'
import { checkTable, type TableIssue } from './table-checks.ts'

/** A value with its interval as people read it: a ratio, a proportion, a difference. */
export type Natural = Limits & { estimate: number }

export type AnalysisRow = { id: string; label: string; row: StudyRow } & (
  | { state: 'used'; effect: MeasuredEffect; interval: Limits; natural: Natural; weight: number | undefined }
  | { state: 'excluded' | 'unusable'; reason: string }
)

export type PooledResult = Estimate & {
  k: number
  /** Degrees of freedom of the t behind test and interval. */
  df?: number
  natural: Natural
  heterogeneity: Heterogeneity
  prediction?: Limits & { kind: PredictionKind; natural: Limits }
}

/** The one object that table, plot and text are made of. */
export type Analysis = {
  settings: AnalysisSettings
  /** Every line of the table, in its order. */
  rows: AnalysisRow[]
  /** The lines that count, in the order of the table. */
  used: { id: string; label: string; row: StudyRow; effect: MeasuredEffect }[]
  pooled?: PooledResult
  /** Why nothing is pooled, and the estimator to try where this one has no value. */
  notPooled?: { reason: string; next?: Tau2Method }
  issues: TableIssue[]
  warnings: string[]
  /** A value of the pooled scale as people read it. */
  toNatural: (value: number) => number
}

/** Pools a table. Never throws for what a person can type: lines that cannot be computed say why and stay out. */
export function analyse(table: readonly StudyRow[], settings: AnalysisSettings): Analysis {
  const { measure, level } = settings
  const measuredRows = table.map((row) => ({ row, result: effectOf(measure, row.reported, settings) }))
  const used = measuredRows.flatMap(({ row, result }) =>
    row.excluded === undefined && result.ok ? [{ id: row.id, label: studyLabel(row), row, effect: result.effect }] : [],
  )
  const sizes = used.flatMap(({ effect }) => effect.n ?? [])
  const toNatural = (value: number, n = harmonicMean(sizes)) => naturalValue(measure, value, n)
  const issues = checkTable(used, settings)
  const outcome = poolUsed(used, settings, issues)
  const weights = new Map(outcome.weights?.map((weight, i) => [used[i]?.id, weight]))

  const z = normalUpperQuantile((1 - level) / 2)
  const rows = measuredRows.map(({ row, result }): AnalysisRow => {
    const about = { id: row.id, label: studyLabel(row), row }
    if (row.excluded !== undefined) return { ...about, state: 'excluded', reason: row.excluded }
    if (!result.ok) return { ...about, state: 'unusable', reason: result.reason }
    const { effect } = result
    const reach = z * Math.sqrt(effect.variance)
    const interval = { low: effect.effect - reach, high: effect.effect + reach }
    const natural = naturalOf({ estimate: effect.effect, ...interval }, (value) => toNatural(value, effect.n))
    return { ...about, state: 'used', effect, interval, natural, weight: weights.get(row.id) }
  })
  const { pooled, notPooled } = outcome
  return {
    settings,
    rows,
    used,
    issues,
    warnings: warningsOf(rows, pooled, settings),
    toNatural: (value) => toNatural(value),
    ...(pooled && { pooled: withNatural(pooled, toNatural) }),
    ...(notPooled && { notPooled }),
  }
}

type Bare = Omit<PooledResult, 'natural' | 'prediction'> & { prediction?: Limits & { kind: PredictionKind } }
type Outcome = { pooled?: Bare; weights?: number[]; notPooled?: { reason: string; next?: Tau2Method } }

function poolUsed(used: Analysis['used'], settings: AnalysisSettings, issues: readonly TableIssue[]): Outcome {
  const { model, level } = settings
  const stopping = issues.find(({ stops }) => stops)
  if (stopping) return { notPooled: { reason: stopping.message } }
  if (used.length < 2) {
    const reason =
      used.length === 0
        ? 'No study has numbers that can be used: nothing is pooled.'
        : `Only ${used[0]?.label ?? 'one study'} has numbers that can be used. One study is not pooled: its own result is the answer.`
    return { notPooled: { reason } }
  }
  if (model === 'mantel-haenszel' || model === 'peto') return poolCounts(used, settings, model)
  const result = fitModel(
    used.map(({ effect }) => effect),
    model,
    { test: settings.test, prediction: settings.prediction, level },
  )
  if (!result.ok) return { notPooled: { reason: result.reason, ...(result.next && { next: result.next }) } }
  return { pooled: result.model, weights: result.model.weights }
}

const NOTHING_HAPPENED = 'In the groups of these studies nobody or everybody had the event: there is nothing to pool.'
const UNFIT = {
  peto: "Peto's method pools Peto odds ratios from counts: choose that measure, or another model.",
  'mantel-haenszel':
    'Mantel-Haenszel pools risk ratios, odds ratios and risk differences from counts, and incidence rate ratios from events and person-time: choose another model for this table.',
}

function poolCounts(used: Analysis['used'], settings: AnalysisSettings, model: 'mantel-haenszel' | 'peto'): Outcome {
  const { measure, level } = settings
  const tables = used.flatMap(({ row }) => (row.reported.kind === 'counts' ? [cellsOf(row.reported)] : []))
  const rates = used.flatMap(({ row }) => (row.reported.kind === 'rates' ? [ratesOf(row.reported)] : []))
  const isPeto = model === 'peto'
  const fits = isPeto === (measure === 'PETO') && (isForCounts(measure) ? tables : rates).length === used.length
  if (!fits) return { notPooled: { reason: UNFIT[model] } }
  const pooled =
    measure === 'PETO'
      ? peto(tables, level)
      : isForCounts(measure)
        ? mantelHaenszel(measure, tables, level)
        : mantelHaenszelRates(rates, level)
  if (!pooled) return { notPooled: { reason: NOTHING_HAPPENED } }
  const { q, df, qP, i2, h2, weights, ...estimate } = pooled
  return { pooled: { ...estimate, heterogeneity: { q, df, p: qP, i2, i2FromQ: i2, h2, tau2: 0, tau: 0 } }, weights }
}

function naturalOf({ estimate, low, high }: Limits & { estimate: number }, back: (value: number) => number): Natural {
  return { estimate: back(estimate), low: back(low), high: back(high) }
}

function withNatural({ prediction, ...pooled }: Bare, back: (value: number) => number): PooledResult {
  const natural = naturalOf(pooled, back)
  if (!prediction) return { ...pooled, natural }
  return {
    ...pooled,
    natural,
    prediction: { ...prediction, natural: { low: back(prediction.low), high: back(prediction.high) } },
  }
}

function warningsOf(rows: readonly AnalysisRow[], pooled: Bare | undefined, settings: AnalysisSettings): string[] {
  const out = rows.filter(({ state }) => state === 'unusable').length
  const derived = rows.filter((row) => row.state === 'used' && row.effect.derived).length
  const warnings: string[] = []
  if (out > 0)
    warnings.push(
      `${counted(out, 'line has', 'lines have')} numbers that cannot be used and ${out === 1 ? 'is' : 'are'} left out.`,
    )
  if (derived > 0)
    warnings.push(
      `${counted(derived, 'effect was', 'effects were')} worked out from other numbers than the measure's own.`,
    )
  if (!pooled) return warnings
  if (pooled.k === 2) {
    warnings.push(
      'Two studies are pooled: how much they differ can hardly be estimated, and the interval depends on the method.',
    )
  }
  if (settings.test === 'knapp-hartung' && pooled.df !== undefined && pooled.se === 0) {
    warnings.push(
      'The studies agree so well that the Knapp-Hartung interval has no width. Use the version that is never narrower.',
    )
  }
  if (settings.model === 'common' && pooled.heterogeneity.p < 0.1) {
    warnings.push(
      'The studies differ more than chance would have it: a model of one common effect does not describe them.',
    )
  }
  return warnings
}

const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`
