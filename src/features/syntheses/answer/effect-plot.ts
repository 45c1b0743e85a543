import type { Answer, AnswerRow } from '#contract/answer.ts'
import { axisEnds, plotScale, type PlotScale } from '#research/meta-analysis/plot-scale.ts'
import { noEffectOf } from '#research/meta-analysis/result-words.ts'
import { measures, type Measure } from '#science/statistics/measures/measure.ts'

/** Room of a row's interval, in px. */
export const PLOT_WIDTH = 176
const EDGE = 6

export type EffectPlot = { measure: string; scale: PlotScale; none: number | undefined }
export type Interval = { estimate: number; low: number; high: number }

const isMeasure = (name: string): name is Measure => Object.hasOwn(measures, name)

/** The interval of a row, where it has one on the measure that the plot shows. */
export function intervalOf({ effect }: AnswerRow, measure: string): Interval | undefined {
  if (effect?.measure !== measure || effect.low === undefined || effect.high === undefined) return undefined
  const { estimate, low, high } = effect
  return { estimate, low, high }
}

/** One axis for all rows: of the pooled measure, else of the measure of most rows; none for fewer than two intervals. */
export function effectPlot({ rows, pooled }: Answer): EffectPlot | undefined {
  const known = rows.flatMap(({ effect }) => (effect && isMeasure(effect.measure) ? effect.measure : []))
  const counts = new Map(known.map((name) => [name, known.filter((each) => each === name).length]))
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? []
  const measure = pooled?.measure ?? most
  if (measure === undefined || !isMeasure(measure)) return undefined
  const isRatio = measures[measure].back === 'exp'
  const spans = rows
    .flatMap((row) => intervalOf(row, measure) ?? [])
    .filter(({ estimate, low, high }) => !isRatio || (estimate > 0 && low > 0 && high > 0))
  if (spans.length < 2) return undefined
  const none = noEffectOf(measure)
  const ends = axisEnds(pooled ? [...spans, pooled] : spans, isRatio, none === undefined ? [] : [none])
  return { measure, none, scale: plotScale({ ...ends, isRatio }, EDGE, PLOT_WIDTH - EDGE, 4) }
}
