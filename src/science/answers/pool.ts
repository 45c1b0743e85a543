import type { AnswerRow, PooledAnswer } from '#contract/answer.ts'

import { measures, type Measure } from '../statistics/measures/measure.ts'
import type { Reported } from '../statistics/measures/study-effect.ts'
import { analyse, type Analysis } from '../statistics/report/analysis.ts'
import { startSettings, type StudyRow } from '../statistics/report/study-table.ts'
import { counted, listed, measureName } from './words.ts'

/** Measures that a row's own interval can be pooled in. */
const poolable: readonly Measure[] = ['RR', 'OR', 'HR', 'IRR', 'RD', 'MD', 'SMD']

/** The forms in which a row's result can be pooled without guessing: counts by arm as a risk ratio, an effect with its interval as itself. */
export function reportedAs(row: AnswerRow, measure: Measure): Reported | undefined {
  if (measure === 'RR' && row.counts) return { kind: 'counts', ...row.counts }
  const { effect } = row
  if (!effect || effect.measure !== measure || effect.low === undefined || effect.high === undefined) return undefined
  const { estimate, low, high, level = 95 } = effect
  const interval = { low, high, level: level / 100 }
  return measures[measure].back === 'exp'
    ? { kind: 'ratio', ratio: estimate, ...interval }
    : { kind: 'difference', difference: estimate, ...interval }
}

export type Pool = { analysis: Analysis; measure: Measure; rows: AnswerRow[] }

/** One row a study: the whole before its parts. */
function mainRows(rows: readonly AnswerRow[]): AnswerRow[] {
  const counted = rows.filter(
    ({ group, isOut, says, subgroup }) => group === 'study' && !isOut && says !== 'nothing' && subgroup === undefined,
  )
  return [...new Map(counted.toReversed().map((row) => [row.study, row])).values()].toReversed()
}

/** The measure that most studies share, pooled by the model that the meta-analysis page begins with; else why nothing is pooled. */
export function poolOf(rows: readonly AnswerRow[]): { pool: Pool } | { reason: string } {
  const open = mainRows(rows)
  const fitting = poolable.map((measure) => ({ measure, rows: open.filter((row) => reportedAs(row, measure)) }))
  const best = fitting.toSorted((a, b) => b.rows.length - a.rows.length)[0]
  if (!best || best.rows.length < 2) return { reason: whyNot(open) }
  const { measure } = best
  const table = best.rows.flatMap((row): StudyRow[] => {
    const reported = reportedAs(row, measure)
    return reported
      ? [{ id: row.id, label: row.label, reported, ...(row.year !== undefined && { year: row.year }) }]
      : []
  })
  const analysis = analyse(table, startSettings(measure, table.length))
  if (!analysis.pooled) return { reason: analysis.notPooled?.reason ?? 'The results cannot be pooled.' }
  const used = new Set(analysis.used.map(({ id }) => id))
  return { pool: { analysis, measure, rows: best.rows.filter(({ id }) => used.has(id)) } }
}

function whyNot(rows: readonly AnswerRow[]): string {
  if (rows.length < 2) return 'Nothing is pooled: fewer than two studies have a result.'
  const kinds = new Set(
    rows.flatMap(({ effect, counts }) => (counts ? ['counts'] : effect?.low === undefined ? [] : [effect.measure])),
  )
  const without = rows.filter(({ effect, counts }) => !counts && effect?.low === undefined).length
  if (without === rows.length)
    return `Nothing is pooled: none of the ${rows.length} studies gives counts by group or an effect with an interval that could be read.`
  const named = [...kinds].map((kind) => (kind === 'counts' ? 'counts by group' : measureName(kind)))
  if (kinds.size === 1)
    return `Nothing is pooled: of ${rows.length} studies only ${rows.length - without} gives ${listed(named)}${named[0] === 'counts by group' ? '' : ' with an interval'}.`
  return `Nothing is pooled: ${counted(rows.length, 'study', 'studies')}, ${counted(kinds.size, 'measure')} that cannot be put together without guessing (${listed(named)})${without > 0 ? `, and ${without} without an interval` : ''}.`
}

export function pooledAnswer({ analysis, measure, rows }: Pool): PooledAnswer | undefined {
  const { pooled } = analysis
  if (!pooled) return undefined
  const { natural, heterogeneity, prediction, k, p } = pooled
  const peopled = rows.flatMap(({ counts, people }) => (counts ? counts.total + counts.controlTotal : (people ?? [])))
  return {
    measure,
    measureName: measures[measure].name,
    estimate: natural.estimate,
    low: natural.low,
    high: natural.high,
    p,
    ...(prediction && { prediction: { low: prediction.natural.low, high: prediction.natural.high } }),
    i2: heterogeneity.i2,
    tau2: heterogeneity.tau2,
    k,
    ...(peopled.length === rows.length && { people: peopled.reduce((sum, each) => sum + each, 0) }),
    model: `random effects (REML), ${analysis.settings.test === 'normal' ? 'normal interval' : 'interval by Knapp and Hartung, never narrower than the normal one'}`,
    rowIds: rows.map(({ id }) => id),
  }
}
