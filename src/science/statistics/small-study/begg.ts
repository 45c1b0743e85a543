import { kendall, type RankCorrelation } from '../distributions/kendall.ts'
import type { EffectSize } from '../effect-sizes.ts'
import { fitModel } from '../models/model.ts'

/**
 * Begg and Mazumdar's test: do standardised effects go with their variances? Undefined with fewer than 3 studies, or where all
 * effects or all variances are the same. Source: Begg & Mazumdar 1994, Biometrics 50:1088–1101.
 */
export function beggTest(studies: readonly EffectSize[]): RankCorrelation | undefined {
  const common = fitModel(studies, 'common')
  if (studies.length < 3 || !common.ok) return undefined
  const { estimate, se } = common.model
  const standardised = studies.map(({ effect, variance }) => (effect - estimate) / Math.sqrt(variance - se ** 2))
  const result = kendall(
    standardised,
    studies.map(({ variance }) => variance),
  )
  return Number.isFinite(result.tau) ? result : undefined
}
