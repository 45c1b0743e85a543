import type { EffectSize } from '../effect-sizes.ts'
import { metaRegression } from '../models/meta-regression.ts'
import type { ModelKind } from '../models/model.ts'
import { asymmetryBy, asymmetryOf, type AsymmetryResult, tooFew } from './asymmetry.ts'
import { weightedLine } from './weighted-line.ts'

/**
 * Egger's test: regression of the effect on its standard error, weighted by the inverse variance, its spread estimated from
 * the residuals. The slope is the intercept of the form in which Egger wrote it.
 * Source: Egger and others 1997, BMJ 315:629–634; Sterne & Egger 2005, in Publication Bias in Meta-Analysis, chapter 6.
 */
export const eggerTest = (studies: readonly EffectSize[], level = 0.95): AsymmetryResult =>
  asymmetryBy(
    weightedLine(
      studies.map(({ effect }) => effect),
      studies.map(({ variance }) => 1 / variance),
      studies.map(({ variance }) => Math.sqrt(variance)),
      level,
    ),
  )

/** The same question asked of a random-effects meta-regression on the standard error, by z. */
export function eggerMixedTest(studies: readonly EffectSize[], kind: ModelKind, level = 0.95): AsymmetryResult {
  const errors = { name: 'standard error', values: studies.map(({ variance }) => Math.sqrt(variance)) }
  if (studies.length < 3) return tooFew()
  const result = metaRegression(studies, [errors], kind, { level })
  if (!result.ok) return result
  const [at0, slope] = result.regression.coefficients
  if (!at0 || !slope) return tooFew()
  return { ok: true, test: asymmetryOf(slope, at0) }
}
