import { normalUpperQuantile } from '../distributions/normal.ts'
import type { EffectSize } from '../effect-sizes.ts'

/**
 * How many studies without effect would have to lie in drawers. Whole numbers, 0 where the answer is not significant anyway.
 * A crude figure: it takes them to average exactly nothing and looks at no variance between studies.
 */
export type FailSafe = {
  /** To bring Stouffer's one-sided test to 0.05. Rosenthal 1979, Psychological Bulletin 86:638–641. */
  rosenthal: number
  /** To bring the plain mean effect down to a trivial one, half of it unless told. Orwin 1983, J. Educ. Stat. 8:157–159. */
  orwin: number
  /** To bring the common-effect test to 0.05, two-sided. Rosenberg 2005, Evolution 59:464–468. */
  rosenberg: number
}

/** Undefined without studies. `trivial` is the effect, on the pooled scale, that would no longer matter. */
export function failSafeN(studies: readonly EffectSize[], trivial?: number): FailSafe | undefined {
  const k = studies.length
  if (k === 0) return undefined
  const sum = (f: (study: EffectSize) => number) => studies.reduce((total, study) => total + f(study), 0)
  const zSum = sum(({ effect, variance }) => effect / Math.sqrt(variance))
  const weightSum = sum(({ variance }) => 1 / variance)
  const weighted = sum(({ effect, variance }) => effect / variance)
  // Twelve and a rounding error are twelve.
  const enough = (value: number) => Math.ceil(Math.max(0, value - 1e-9))
  return {
    rosenthal: enough((zSum / normalUpperQuantile(0.05)) ** 2 - k),
    orwin: trivial === undefined ? k : enough((k * (sum(({ effect }) => effect) / k - trivial)) / trivial),
    rosenberg: enough((k * ((weighted / normalUpperQuantile(0.025)) ** 2 - weightSum)) / weightSum),
  }
}
