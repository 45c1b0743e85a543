import { type EffectSize, isComputable } from '../effect-sizes.ts'

/** An effect on the pooled scale with everything that a reader needs to compute it again. */
export type MeasuredEffect = EffectSize & {
  /** How effect and variance came about, in signs that people read. */
  formula: string
  /** Where the formula is printed. */
  source: string
  /** True where the numbers were not used as reported but worked out from others. */
  derived: boolean
  /** What was done to the numbers first: a half added to empty cells, a control group split. */
  notes: string[]
  /** People behind the effect, when the numbers tell. */
  n?: number
}

export type Measured = { ok: true; effect: MeasuredEffect } | { ok: false; reason: string }

export const refused = (reason: string): Measured => ({ ok: false, reason })

/** An effect, refused when it or its variance is no number that can be weighted. */
export function measured(effect: MeasuredEffect): Measured {
  if (!Number.isFinite(effect.effect)) return refused('These numbers give no finite effect.')
  if (!(effect.variance > 0) || !Number.isFinite(effect.variance)) {
    return refused('These numbers give no variance above 0, so that the study cannot be weighted.')
  }
  if (!isComputable(effect)) {
    return refused(
      'These numbers give an effect or a variance so large or so small that nothing can be computed from it.',
    )
  }
  return { ok: true, effect }
}

/** The first sentence that says what cannot be, or undefined. */
export const firstWrong = (...rules: (string | false | undefined)[]): string | undefined =>
  rules.find((rule): rule is string => typeof rule === 'string')

export const HANDBOOK = 'Cochrane Handbook for Systematic Reviews of Interventions, version 6'
