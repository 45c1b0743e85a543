import { measures } from '#science/statistics/measures/measure.ts'
import type { Analysis } from '#science/statistics/report/analysis.ts'
import { axisTicks, ratioTicks, type AxisTick } from '#shared/figures/axis-ticks.ts'

import { capital } from '#research/meta-analysis/result-words.ts'
import { isRatio } from '#research/meta-analysis/interval-rows.ts'

/** Ticks of an axis on the pooled scale: ratios are written as ratios and stand at their logarithms. */
export function effectTicks(analysis: Analysis, low: number, high: number, wanted = 6): AxisTick[] {
  if (!isRatio(analysis)) return axisTicks(low, high, wanted)
  return ratioTicks(Math.exp(low), Math.exp(high), wanted).map(({ value, label }) => ({
    value: Math.log(value),
    label,
  }))
}

/** Name of that axis. */
export const effectLabel = (analysis: Analysis): string => {
  const { name, scaleName } = measures[analysis.settings.measure]
  return isRatio(analysis) ? `${capital(name)} (log scale)` : capital(scaleName)
}
