export const effectMeasures = ['OR', 'RR', 'HR', 'IRR', 'RD', 'MD', 'SMD', 'r'] as const
export type EffectMeasure = (typeof effectMeasures)[number]

/**
 * Measures that stand for a share of explained variance, a slope, one proportion, a difference or a ratio of something
 * else, or an estimate whose kind the words do not say; not pooled, but read.
 */
export const furtherMeasures = [
  'beta',
  'eta2',
  'omega2',
  'R2',
  'proportion',
  'difference',
  'ratio',
  'estimate',
] as const
export type AnyEffectMeasure = EffectMeasure | (typeof furtherMeasures)[number]

/** Ratios, whose intervals are symmetric on the logarithm. */
export const isRatio = (measure: AnyEffectMeasure): boolean => ['OR', 'RR', 'HR', 'IRR', 'ratio'].includes(measure)
