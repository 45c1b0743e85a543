import type { PooledCell, PooledNumbers } from '#contract/review-body.ts'
import { measures } from '#science/statistics/measures/measure.ts'
import { numberText, pText } from '#science/statistics/report/number-text.ts'
import { methodsText, modelText, resultsText } from '#science/statistics/report/results-text.ts'
import type { Analysis } from '#science/statistics/report/analysis.ts'
import { eggerTest } from '#science/statistics/small-study/egger.ts'
import { drawAway } from '#shared/figures/draw-away.ts'
import { cellText } from '#shared/figures/figure-table.ts'
import { pngFile } from '#shared/figures/png-file.ts'

import { forestOf } from '#research/meta-analysis/forest.ts'
import { compute, type Computed } from '#research/meta-analysis/compute.ts'
import { emptyDocument, readDocument, type MetaDocument } from '#research/meta-analysis/document.ts'
import { columns, type ColumnKey } from '#research/meta-analysis/columns.ts'
import { emptyLine, isOtherMethod, newOutcome, type Line, type Outcome } from '#research/meta-analysis/outcome.ts'
import { capital, intervalText, levelText, noEffectOf } from '#research/meta-analysis/result-words.ts'

import { outcomeFigures } from './method-figures.tsx'
import { methodOutcome, methodScript } from './method-results.ts'
import { scriptOf } from './script-of.ts'
import { putIn, type ExtractedOutcome } from './from-extraction.ts'

const SOFTWARE = 'Roadrunner, in the browser. The R script of the analysis computes the same with the package metafor.'

type Study = { label: string; year?: number | undefined; paperId: string }

/** An analysis with one line for each study, whose numbers are still to be typed. */
export function documentForStudies(outcome: string, studies: readonly Study[]): MetaDocument {
  const lines = studies.map(({ label, year, paperId }) => ({
    ...emptyLine(),
    cells: { label, ...(year !== undefined && { year: String(year) }) },
    paperId,
  }))
  return { ...emptyDocument(), outcomes: [{ ...newOutcome(outcome), lines }] }
}

const range = (limits: { low: number; high: number }, decimals: number) =>
  `${numberText(limits.low, decimals)} to ${numberText(limits.high, decimals)}`

function factsOf({ analysis }: Computed): { label: string; value: string }[] {
  const { settings, pooled } = analysis
  const level = levelText(settings.level)
  const facts = [
    { label: 'Measure', value: capital(measures[settings.measure].name) },
    { label: 'Model', value: capital(modelText(settings)) },
  ]
  if (!pooled) return facts
  const { heterogeneity: h, natural, prediction, k, p } = pooled
  const withRange = (text: string, limits: { low: number; high: number } | undefined, decimals: number, unit = '') =>
    limits === undefined ? text : `${text} (${level} CI ${range(limits, decimals)}${unit})`
  facts.push(
    { label: 'Studies', value: String(k) },
    { label: `Pooled effect (${level} CI)`, value: intervalText(natural) },
  )
  if (measures[settings.measure].none !== undefined) facts.push({ label: 'Test of no effect', value: pText(p) })
  facts.push(
    { label: 'Cochran’s Q', value: `${numberText(h.q)} on ${h.df} df, ${pText(h.p)}` },
    { label: 'I²', value: withRange(`${numberText(h.i2, 0)}%`, h.i2Interval, 0, '%') },
    { label: 'τ²', value: withRange(numberText(h.tau2, 3), h.tau2Interval, 3) },
  )
  if (prediction) {
    const { low, high } = prediction.natural
    facts.push({ label: `${level} prediction interval`, value: range({ low, high }, 2) })
  }
  return facts
}

/** An analysis with the numbers of a review's extraction. */
export const withExtracted = (body: unknown, wanted: readonly ExtractedOutcome[]) => putIn(body, wanted)

/** The numbers of a line with the cells in which they stand; none for numbers that were typed. */
function pooledCells({ from, network }: Outcome, { cells, sources, workedOut }: Line): PooledCell[] {
  if (!from) return []
  return Object.entries(sources ?? {}).flatMap(([key, list]) => {
    const column = columns[key as ColumnKey] as { label: string; hint?: string } | undefined
    // Of a network each arm has its numbers: without its treatment nobody could tell whose they are.
    const arm = network && cells['treatment'] ? `, ${cells['treatment']}` : ''
    const what = `${column?.hint ?? column?.label ?? key}${arm}`.slice(0, 300)
    return list.map(({ rowId, columnId, documentId, value, quote, page, how }) => {
      const rule = [how, workedOut?.[key]?.formula].filter((each) => each !== undefined).join('; ')
      return {
        study: cells['label'] ?? '',
        what,
        value,
        gridId: from.gridId,
        rowId,
        columnId,
        documentId,
        ...(quote !== undefined && { quote }),
        ...(page !== undefined && { page }),
        ...(rule !== '' && { how: rule }),
      }
    })
  })
}

const EGGER_LEAST = 10

/** The figures on which certainty is judged; nothing where nothing is pooled. */
function numbersOf({ pooled, used, rows, settings }: Analysis): { numbers?: PooledNumbers } {
  if (!pooled) return {}
  const spans = rows.flatMap((row) => (row.state === 'used' ? [row.natural] : []))
  const counts = used.flatMap(({ row }) => (row.reported.kind === 'counts' ? [row.reported] : []))
  const isCounts = counts.length === used.length
  const sum = (of: readonly number[]) => of.reduce((total, each) => total + each, 0)
  const sizes = used.flatMap(({ row, effect }) =>
    row.reported.kind === 'counts' ? [row.reported.total + row.reported.controlTotal] : (effect.n ?? []),
  )
  const egger = used.length < EGGER_LEAST ? undefined : eggerTest(used.map(({ effect }) => effect))
  const none = measures[settings.measure].none
  const controls = sum(counts.map(({ controlTotal }) => controlTotal))
  return {
    numbers: {
      measure: settings.measure,
      ...(none !== undefined && { none: noEffectOf(settings.measure) ?? none }),
      k: pooled.k,
      estimate: pooled.natural.estimate,
      low: pooled.natural.low,
      high: pooled.natural.high,
      i2: pooled.heterogeneity.i2,
      ...(pooled.prediction && {
        prediction: { low: pooled.prediction.natural.low, high: pooled.prediction.natural.high },
      }),
      doOverlap: Math.max(...spans.map(({ low }) => low)) <= Math.min(...spans.map(({ high }) => high)),
      ...(sizes.length === used.length && { participants: Math.round(sum(sizes)) }),
      ...(isCounts && {
        events: Math.round(sum(counts.map(({ events, controlEvents }) => events + controlEvents))),
        ...(controls > 0 && { controlRisk: sum(counts.map(({ controlEvents }) => controlEvents)) / controls }),
      }),
      ...(egger?.ok && { eggerP: egger.test.p }),
    },
  }
}

/** What each outcome came to: sentences, named numbers, and the forest plot as a table. */
export function resultsOf(body: unknown) {
  const read = readDocument(body)
  if (!read.ok) return undefined
  const outcomes = read.document.outcomes.map(compute).map((computed) => {
    const { outcome, analysis, lines } = computed
    if (isOtherMethod(outcome)) {
      return methodOutcome(outcome, outcome.lines.flatMap((line) => pooledCells(outcome, line))) // prettier-ignore
    }
    const { table } = forestOf(computed)
    const used = new Set(analysis.used.map(({ id }) => id))
    const paperIds = outcome.lines.flatMap(({ id, paperId }) =>
      used.has(id) && paperId !== undefined ? [paperId] : [],
    )
    return {
      name: outcome.name,
      sentence: resultsText(analysis),
      methods: lines.length === 0 ? '' : methodsText(analysis),
      facts: factsOf(computed),
      columns: analysis.used.length === 0 ? [] : table.columns.map(({ label }) => label),
      rows: analysis.used.length === 0 ? [] : table.rows.map(({ cells }) => cells.map(cellText)),
      paperIds: [...new Set(paperIds)],
      ...numbersOf(analysis),
      cells: outcome.lines.flatMap((line) => (used.has(line.id) ? pooledCells(outcome, line) : [])),
    }
  })
  return { software: SOFTWARE, outcomes }
}

type OutcomeScript = { name: string; script: string; isForest: boolean; isRatio: boolean }

/** The R script of each outcome. `isForest`: it leaves a model of metafor, of which a forest plot is drawn. */
export function scriptsOf(body: unknown): OutcomeScript[] {
  const read = readDocument(body)
  if (!read.ok) return []
  return read.document.outcomes.flatMap((outcome): OutcomeScript[] => {
    const { name } = outcome
    if (isOtherMethod(outcome)) {
      const script = methodScript(outcome)
      return script === undefined ? [] : [{ name, script, isForest: false, isRatio: false }]
    }
    const computed = compute(outcome)
    if (computed.analysis.used.length === 0) return []
    const { back } = measures[computed.analysis.settings.measure]
    return [{ name, script: scriptOf(computed), isForest: true, isRatio: back === 'exp' }]
  })
}

/** The figures of each outcome as pictures, by its place; none where the browser draws no pictures. */
export async function figuresOf(body: unknown): Promise<{ title: string; file: File }[][]> {
  const read = readDocument(body)
  if (!read.ok) return []
  const all: { title: string; file: File }[][] = []
  for (const outcome of read.document.outcomes) {
    const own: { title: string; file: File }[] = []
    for (const { title, drawn } of outcomeFigures(outcome)) {
      const file = await drawAway(drawn, (svg) => pngFile(svg, 'figure')).catch(() => undefined)
      if (file) own.push({ title, file })
    }
    all.push(own)
  }
  return all
}
