import type { EffectValue } from '#contract/grid.ts'
import type { StudyDesign } from '#contract/papers.ts'

import { absoluteEffect, type AbsoluteEffect } from '../statistics/report/absolute-effects.ts'
import { analyse, type Natural } from '../statistics/report/analysis.ts'
import { startSettings } from '../statistics/report/study-table.ts'

export const clinicalMeasures = ['RR', 'OR', 'HR', 'RD', 'MD', 'SMD'] as const
export type ClinicalMeasure = (typeof clinicalMeasures)[number]
const ratios: readonly string[] = ['RR', 'OR', 'HR']
export const isRatio = (measure: ClinicalMeasure): boolean => ratios.includes(measure)

/** `design` as the paper is known to have; a review is never pooled with the trials that it may hold. */
export type StudyOfOutcome = { id: string; label: string; value: EffectValue; design?: StudyDesign }
export type OutcomeEffect =
  | {
      ok: true
      natural: Natural
      /** Studies behind it: one gives its own result, two and more are pooled (REML, Knapp and Hartung). */
      studies: number
      /** Their ids: the certainty begins where these begin, not where all papers do. */
      used: string[]
      /** Share of the spread between studies that is more than chance, 0 to 100; absent for one study. */
      i2?: number
      /** Studies that could not be used, with the reason. */
      left: { label: string; reason: string }[]
    }
  | { ok: false; reason: string; left: { label: string; reason: string }[] }

const NO_INTERVAL = 'No confidence interval is given, so it cannot be weighed.'

const reviews: readonly (StudyDesign | undefined)[] = ['meta-analysis', 'systematic-review', 'review', 'guideline']
const A_REVIEW = 'It is a review: the studies here may be among those that it pools, and people would count twice.'
const SEVERAL_REVIEWS =
  'Several reviews may pool the same studies: they are not pooled with each other. Leave in the one that answers.'

/**
 * The effect on one outcome over its studies, on the scale of its measure. Reviews stay out beside primary studies; one review alone
 * gives its own result. Source: Cochrane Handbook, version 6, 10.4 and 10.10.
 */
export function outcomeEffect(measure: ClinicalMeasure, studies: readonly StudyOfOutcome[]): OutcomeEffect {
  const primary = studies.filter(({ design }) => !reviews.includes(design))
  if (primary.length === 0 && studies.length > 1) return { ok: false, reason: SEVERAL_REVIEWS, left: [] }
  const counted = primary.length > 0 ? primary : studies
  const left = studies.filter((study) => !counted.includes(study)).map(({ label }) => ({ label, reason: A_REVIEW }))
  const usable = counted.flatMap(({ id, label, value }) => {
    const { estimate, low, high, level = 95 } = value
    if (low === undefined || high === undefined) {
      left.push({ label, reason: NO_INTERVAL })
      return []
    }
    return [{ id, label, estimate, low, high, level: level / 100 }]
  })
  const table = usable.map(({ id, label, estimate, low, high, level }) => ({
    id,
    label,
    reported: isRatio(measure)
      ? { kind: 'ratio' as const, ratio: estimate, low, high, level }
      : { kind: 'difference' as const, difference: estimate, low, high, level },
  }))
  const analysis = analyse(table, { ...startSettings(measure, table.length), dependent: 'pool' })
  for (const row of analysis.rows) if (row.state !== 'used') left.push({ label: row.label, reason: row.reason })
  const [only] = analysis.used
  if (analysis.used.length === 1 && only) {
    const own = usable.find(({ id }) => id === only.id)
    if (own)
      return {
        ok: true,
        natural: { estimate: own.estimate, low: own.low, high: own.high },
        studies: 1,
        used: [own.id],
        left,
      }
  }
  if (!analysis.pooled) return { ok: false, reason: analysis.notPooled?.reason ?? 'Nothing can be pooled.', left }
  const { natural, k, heterogeneity } = analysis.pooled
  return { ok: true, natural, studies: k, used: analysis.used.map(({ id }) => id), i2: heterogeneity.i2, left }
}

/** Events per 1,000 and numbers needed, for measures that speak of events. `risk` is 0 to 1. */
export const absoluteOf = (
  measure: ClinicalMeasure,
  natural: Natural,
  risk: number,
): { ok: true; effect: AbsoluteEffect } | { ok: false; reason: string } =>
  measure === 'MD' || measure === 'SMD'
    ? { ok: false, reason: 'A difference of means has no events to count.' }
    : absoluteEffect(measure, natural, risk)

/** What a number needed to treat says: one number where the effect has a direction, both sides where it has none. */
export function neededWords(effect: AbsoluteEffect): string {
  const needed = effect.numberNeeded
  if (!needed) return 'No difference, so no number needed to treat.'
  const whole = (value: number) => (Number.isFinite(value) ? Math.ceil(value - 1e-9).toLocaleString('en') : '∞')
  const { low, high } = needed.limits
  if (needed.goesThroughInfinity) {
    return `NNT ${whole(needed.kind === 'benefit' ? low : high)} to benefit, through ∞, to NNT ${whole(needed.kind === 'benefit' ? high : low)} to harm`
  }
  const [from, to] = low < high ? [low, high] : [high, low]
  return `${whole(needed.value)} for one ${needed.kind === 'benefit' ? 'less' : 'more'} (${whole(from)} to ${whole(to)})`
}

/** How an effect stands to the smallest difference that matters to people, which has the sign of benefit. */
export function againstImportant(natural: Natural, important: number): 'surely' | 'maybe' | 'surely not' {
  const reaches = (value: number) => (important >= 0 ? value >= important : value <= important)
  if (reaches(natural.low) && reaches(natural.high)) return 'surely'
  return reaches(natural.low) || reaches(natural.high) ? 'maybe' : 'surely not'
}
