import { firstWrong } from '../measures/measured.ts'

/** One group of one study. */
export type NetworkArm = { study: string; treatment: string } & (
  | { kind: 'counts'; events: number; total: number }
  | { kind: 'means'; mean: number; sd: number; n: number }
)

/** A study as differences of its other treatments from its first in the alphabet, which share the error of that first. */
export type NetworkStudy = {
  study: string
  baseline: string
  treatments: string[]
  effects: number[]
  covariance: number[][]
}

/** Ratios as logarithms. */
export type NetworkMeasure = 'OR' | 'RR' | 'RD' | 'MD'

export type Contrasts = { studies: NetworkStudy[]; leftOut: { study: string; reason: string }[] }

/**
 * The studies of a network from their groups. A half is added to events and non-events of every group of a study in which one is
 * empty; studies in which nobody or everybody had the event tell a ratio nothing and stay out, as do those that cannot be used.
 * Source: Dias and others 2018, Network Meta-Analysis for Decision-Making, chapter 2; Rucker 2012, Res. Synth. Methods 3:312–324.
 */
export function contrastsOf(arms: readonly NetworkArm[], measure: NetworkMeasure): Contrasts {
  const byStudy = new Map<string, NetworkArm[]>()
  for (const arm of arms) byStudy.set(arm.study, [...(byStudy.get(arm.study) ?? []), arm])
  const studies: NetworkStudy[] = []
  const leftOut: Contrasts['leftOut'] = []
  for (const [study, groups] of byStudy) {
    const sorted = groups.toSorted((a, b) => (a.treatment < b.treatment ? -1 : 1))
    const reason = unusable(sorted, measure)
    if (reason === undefined) studies.push(contrastOf(study, sorted, measure))
    else leftOut.push({ study, reason })
  }
  return { studies, leftOut }
}

function unusable(arms: readonly NetworkArm[], measure: NetworkMeasure): string | undefined {
  const counts = arms.flatMap((arm) => (arm.kind === 'counts' ? [arm] : []))
  const means = arms.flatMap((arm) => (arm.kind === 'means' ? [arm] : []))
  const isRatio = measure === 'OR' || measure === 'RR'
  return firstWrong(
    arms.length < 2 && 'The study has one group: it compares nothing.',
    new Set(arms.map(({ treatment }) => treatment)).size < arms.length &&
      'Two groups of the study have the same treatment: combine them.',
    (measure === 'MD' ? means : counts).length < arms.length &&
      (measure === 'MD' ? 'A group has no mean with its deviation and size.' : 'A group has no events and people.'),
    counts.some(({ events, total }) => !(Number.isInteger(events) && Number.isInteger(total) && total > 0)) &&
      'A count is missing or not a whole number.',
    counts.some(({ events, total }) => events < 0 || events > total) &&
      'A group has more events than people, or fewer than none.',
    means.some(({ mean, sd, n }) => !(Number.isFinite(mean) && sd > 0 && Number.isInteger(n) && n > 1)) &&
      'A mean, deviation or size is missing or cannot be.',
    isRatio &&
      (counts.every(({ events }) => events === 0) || counts.every(({ events, total }) => events === total)) &&
      'Nobody or everybody in the study had the event: it tells nothing about a ratio.',
  )
}

function contrastOf(study: string, arms: readonly NetworkArm[], measure: NetworkMeasure): NetworkStudy {
  const hasEmpty = arms.some((arm) => arm.kind === 'counts' && (arm.events === 0 || arm.events === arm.total))
  const [first, ...others] = arms.map((arm) => ({
    treatment: arm.treatment,
    ...ofArm(arm, measure, hasEmpty ? 0.5 : 0),
  }))
  const baseline = first ?? { treatment: '', effect: Number.NaN, variance: Number.NaN }
  return {
    study,
    baseline: baseline.treatment,
    treatments: others.map(({ treatment }) => treatment),
    effects: others.map(({ effect }) => effect - baseline.effect),
    covariance: others.map(({ variance }, i) => others.map((_, j) => baseline.variance + (i === j ? variance : 0))),
  }
}

function ofArm(arm: NetworkArm, measure: NetworkMeasure, half: number): { effect: number; variance: number } {
  if (arm.kind === 'means') return { effect: arm.mean, variance: arm.sd ** 2 / arm.n }
  const x = arm.events + half
  const rest = arm.total - arm.events + half
  const n = x + rest
  if (measure === 'OR') return { effect: Math.log(x / rest), variance: 1 / x + 1 / rest }
  if (measure === 'RR') return { effect: Math.log(x / n), variance: 1 / x - 1 / n }
  return { effect: x / n, variance: (x * rest) / n ** 3 }
}
