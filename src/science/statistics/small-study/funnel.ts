import { normalTwoSided, normalUpperQuantile } from '../distributions/normal.ts'
import type { EffectSize } from '../effect-sizes.ts'

export type Funnel = {
  /** Studies where they stand, in the order given: effect across, standard error down. */
  points: { effect: number; se: number; p: number }[]
  /** The triangle around the pooled effect: from its tip at 0 to its feet at the largest standard error shown. */
  triangle: { tip: number; low: number; high: number; se: number; level: number }
  /** Borders of significance around no effect, each a wedge that opens downwards: half width = z·SE. */
  contours: { p: number; z: number; low: number; high: number }[]
}

/** Levels of a contour-enhanced funnel. Source: Peters and others 2008, J. Clin. Epidemiol. 61:991–996. */
const CONTOURS = [0.1, 0.05, 0.01]

/** What a funnel plot draws. `none` is the effect that means no difference. */
export function funnelOf(studies: readonly EffectSize[], estimate: number, none = 0, level = 0.95): Funnel {
  const points = studies.map(({ effect, variance }) => ({
    effect,
    se: Math.sqrt(variance),
    p: normalTwoSided((effect - none) / Math.sqrt(variance)),
  }))
  const se = Math.max(0, ...points.map((point) => point.se))
  const reach = normalUpperQuantile((1 - level) / 2) * se
  return {
    points,
    triangle: { tip: estimate, low: estimate - reach, high: estimate + reach, se, level },
    contours: CONTOURS.map((p) => {
      const z = normalUpperQuantile(p / 2)
      return { p, z, low: none - z * se, high: none + z * se }
    }),
  }
}

/** Each study's part in Q across, and how far leaving it out moves the pooled effect down. Source: Baujat and others 2002, Statistics in Medicine 21:2641–2652. */
export function baujatOf(studies: readonly EffectSize[]): { contribution: number; influence: number }[] {
  const weights = studies.map(({ variance }) => 1 / variance)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const weighted = studies.reduce((sum, { effect }, i) => sum + effect * (weights[i] ?? 0), 0)
  const mean = weighted / total
  return studies.map(({ effect, variance }, i) => {
    const weight = weights[i] ?? 0
    const without = (weighted - weight * effect) / (total - weight)
    return {
      contribution: (effect - mean) ** 2 / variance,
      influence: (mean - without) ** 2 * (total - weight),
    }
  })
}

/** Galbraith's radial plot: precision across, standardised effect up. A line from 0 with the pooled effect as its slope. */
export const radialOf = (studies: readonly EffectSize[], tau2 = 0): { precision: number; standardised: number }[] =>
  studies.map(({ effect, variance }) => {
    const precision = 1 / Math.sqrt(variance + tau2)
    return { precision, standardised: effect * precision }
  })
