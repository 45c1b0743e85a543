/** An effect on the scale on which effects are pooled, and its sampling variance on the same scale, squared. */
export type EffectSize = { effect: number; variance: number }

/** Beyond it the squares of squares that the estimators need leave the range of a double. */
const LARGEST = 1e30

/** Whether an effect and its variance are numbers that can be computed with: up to 1e30, the variance from 1e-30 on. */
export const isComputable = ({ effect, variance }: EffectSize): boolean =>
  Math.abs(effect) <= LARGEST && variance >= 1 / LARGEST && variance <= LARGEST

/** Events and people in the two groups of a trial. Whole numbers, events at most people. */
export type TwoGroups = { events: number; total: number; controlEvents: number; controlTotal: number }

const HALF = 0.5

/**
 * Natural logarithm of the risk ratio, and its large-sample variance 1/a − 1/n1 + 1/c − 1/n2. Below 0: fewer events in the
 * first group. Where one cell of the two-by-two table is empty, a half is added to all four. Undefined where neither group
 * has an event, which says nothing about a ratio, and for counts that are no table.
 * Source: Cochrane Handbook for Systematic Reviews of Interventions, chapters 6.4 and 10.4; Katz et al. 1978.
 */
export function logRiskRatio({ events, total, controlEvents, controlTotal }: TwoGroups): EffectSize | undefined {
  const cells = [events, total - events, controlEvents, controlTotal - controlEvents]
  if (cells.some((cell) => !(cell >= 0 && Number.isFinite(cell))) || total === 0 || controlTotal === 0) return undefined
  if (events === 0 && controlEvents === 0) return undefined

  const added = cells.includes(0) ? HALF : 0
  const a = events + added
  const c = controlEvents + added
  const n1 = total + 2 * added
  const n2 = controlTotal + 2 * added
  return { effect: Math.log(a / n1 / (c / n2)), variance: 1 / a - 1 / n1 + 1 / c - 1 / n2 }
}
