import type { StudyDesign } from '#contract/papers.ts'

export const biasLevels = ['low', 'some', 'high', 'unclear'] as const
export type BiasLevel = (typeof biasLevels)[number]

/** What each part of a weight is worth, all of it 0 to 1 and all of it adjustable. */
export type WeightRules = {
  design: Readonly<Record<StudyDesign, number>>
  bias: Readonly<Record<BiasLevel, number>>
  /** People at which the size counts half. */
  halfSize: number
  /** Parts that are left out of the product. */
  uses: { design: boolean; size: boolean; bias: boolean }
}

/**
 * Where a weight starts. The order of designs is the one of the levels of evidence (OCEBM Levels of Evidence Working
 * Group 2011); the numbers are ours, are shown, and are there to be changed.
 */
export const defaultWeightRules: WeightRules = {
  design: {
    'meta-analysis': 1,
    'systematic-review': 1,
    'randomised-trial': 0.9,
    'quasi-randomised-trial': 0.7,
    'controlled-trial': 0.7,
    cohort: 0.6,
    'case-control': 0.5,
    'cross-sectional': 0.4,
    'before-after': 0.4,
    'case-report': 0.2,
    'secondary-analysis': 0.6,
    qualitative: 0.4,
    animal: 0.2,
    'in-vitro': 0.2,
    method: 0.3,
    review: 0.3,
    guideline: 0.3,
    // A plan has no results.
    protocol: 0,
    theory: 0.2,
    unknown: 0.3,
  },
  bias: { low: 1, some: 0.75, high: 0.4, unclear: 0.7 },
  halfSize: 100,
  uses: { design: true, size: true, bias: true },
}

/** What is known of an item. A size that nobody reports is not 0. */
export type WeightParts = {
  design: StudyDesign
  size?: number | undefined
  /** A size that rules propose and nobody has confirmed: named, and not counted. */
  offeredSize?: number | undefined
  bias: BiasLevel
  own?: number | undefined
}
export type Weight = {
  weight: number
  parts: { name: 'design' | 'size' | 'bias' | 'own'; value: number; why: string }[]
}

const sizeWords = ({ size, offeredSize }: WeightParts): string => {
  if (size !== undefined) return `n = ${size}`
  return offeredSize === undefined ? 'size not stated' : `n = ${offeredSize} proposed, not confirmed`
}

/**
 * The weight of an item, 0 to 1: the product of its parts, or the one that a person set. Size: n / (n + halfSize), so that
 * a study of `halfSize` people counts half of an endless one; an unknown size counts as `halfSize`.
 */
export function weightOf(known: WeightParts, rules: WeightRules = defaultWeightRules): Weight {
  if (known.own !== undefined) {
    const value = Math.min(1, Math.max(0, known.own))
    return { weight: value, parts: [{ name: 'own', value, why: 'set by hand' }] }
  }
  const size = known.size ?? rules.halfSize
  const parts: Weight['parts'] = [
    { name: 'design', value: rules.design[known.design], why: known.design.replaceAll('-', ' ') },
    {
      name: 'size',
      value: size <= 0 ? 0 : size / (size + Math.max(1, rules.halfSize)),
      why: sizeWords(known),
    },
    { name: 'bias', value: rules.bias[known.bias], why: `risk of bias ${known.bias}` },
  ]
  const used = parts.filter(({ name }) => name === 'own' || rules.uses[name])
  return { weight: used.reduce((product, { value }) => product * value, 1), parts: used }
}
