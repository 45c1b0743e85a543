import { measures, type Measure } from '#science/statistics/measures/measure.ts'
import type { Analysis, AnalysisRow, Natural } from '#science/statistics/report/analysis.ts'
import { decimalsFor, numberText } from '#science/statistics/report/number-text.ts'

/** "0.41 (0.13 to 1.26)", with as many decimals as its width asks for. */
export function intervalText({ estimate, low, high }: Natural): string {
  const shown = decimalsFor(low, high)
  return `${numberText(estimate, shown)} (${numberText(low, shown)} to ${numberText(high, shown)})`
}

export const percentText = (share: number) => `${numberText(share, 1)}%`
export const levelText = (level: number) => `${Number((100 * level).toFixed(4))}%`

/** The short name of a measure at the head of a column: "Risk ratio (95% CI)". */
export const measureHead = ({ settings }: Pick<Analysis, 'settings'>) =>
  `${capital(measures[settings.measure].name)} (${levelText(settings.level)} CI)`

/** The same in the middle of a sentence: "risk ratio (95% CI)". */
export const measureWords = (analysis: Pick<Analysis, 'settings'>) =>
  `${measures[analysis.settings.measure].name} (${levelText(analysis.settings.level)} CI)`

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What a line came to, in a cell of the table. */
export function rowText(row: AnalysisRow | undefined): string {
  if (!row) return ''
  if (row.state === 'used') return intervalText(row.natural)
  return row.state === 'excluded' ? `Left out: ${row.reason || 'no reason given'}` : row.reason
}

/** The effect that means no difference, as people read the measure; undefined for one group alone. */
export function noEffectOf(measure: Measure): number | undefined {
  const { none, back } = measures[measure]
  if (none === undefined) return undefined
  return back === 'exp' ? 1 : none
}
