/**
 * What is pooled. RR, OR, PETO, HR, IRR and ROM are pooled as natural logarithms, PLO as logit, ZCOR as Fisher's z, PAS and PFT as
 * angles in radians, the rest as they are. GEN is any effect with its variance, as given.
 */
export type Measure =
  | 'RR'
  | 'OR'
  | 'PETO'
  | 'RD'
  | 'HR'
  | 'IRR'
  | 'MD'
  | 'SMD'
  | 'ROM'
  | 'MN'
  | 'COR'
  | 'ZCOR'
  | 'PR'
  | 'PLO'
  | 'PAS'
  | 'PFT'
  | 'GEN'

export type MeasureFacts = {
  /** Name for people, in the middle of a sentence: "risk ratio". */
  name: string
  /** Name of the scale on which effects are pooled: "log risk ratio". */
  scaleName: string
  /** Effect on the pooled scale that means no difference; absent where there is no such value (one group alone). */
  none?: number
  /** How a pooled value is turned back for people. */
  back: 'exp' | 'tanh' | 'logistic' | 'sine' | 'freeman-tukey' | 'same'
  /** What metafor calls it. */
  metafor: string
}

export const measures: Record<Measure, MeasureFacts> = {
  RR: { name: 'risk ratio', scaleName: 'log risk ratio', none: 0, back: 'exp', metafor: 'RR' },
  OR: { name: 'odds ratio', scaleName: 'log odds ratio', none: 0, back: 'exp', metafor: 'OR' },
  PETO: { name: 'Peto odds ratio', scaleName: 'log odds ratio (Peto)', none: 0, back: 'exp', metafor: 'PETO' },
  RD: { name: 'risk difference', scaleName: 'risk difference', none: 0, back: 'same', metafor: 'RD' },
  HR: { name: 'hazard ratio', scaleName: 'log hazard ratio', none: 0, back: 'exp', metafor: 'GEN' },
  IRR: {
    name: 'incidence rate ratio',
    scaleName: 'log incidence rate ratio',
    none: 0,
    back: 'exp',
    metafor: 'IRR',
  },
  MD: { name: 'mean difference', scaleName: 'mean difference', none: 0, back: 'same', metafor: 'MD' },
  SMD: {
    name: 'standardised mean difference',
    scaleName: "standardised mean difference (Hedges' g)",
    none: 0,
    back: 'same',
    metafor: 'SMD',
  },
  ROM: { name: 'ratio of means', scaleName: 'log ratio of means', none: 0, back: 'exp', metafor: 'ROM' },
  MN: { name: 'mean', scaleName: 'mean', back: 'same', metafor: 'MN' },
  COR: { name: 'correlation', scaleName: 'correlation', none: 0, back: 'same', metafor: 'COR' },
  ZCOR: { name: 'correlation', scaleName: "Fisher's z", none: 0, back: 'tanh', metafor: 'ZCOR' },
  PR: { name: 'proportion', scaleName: 'proportion', back: 'same', metafor: 'PR' },
  PLO: { name: 'proportion', scaleName: 'logit of the proportion', back: 'logistic', metafor: 'PLO' },
  PAS: { name: 'proportion', scaleName: 'arcsine of the proportion', back: 'sine', metafor: 'PAS' },
  PFT: {
    name: 'proportion',
    scaleName: 'double arcsine of the proportion (Freeman-Tukey)',
    back: 'freeman-tukey',
    metafor: 'PFT',
  },
  GEN: { name: 'effect', scaleName: 'effect', none: 0, back: 'same', metafor: 'GEN' },
}

/** Measures of two groups with events among people. */
export const isForCounts = (measure: Measure): measure is 'RR' | 'OR' | 'RD' | 'PETO' =>
  ['RR', 'OR', 'RD', 'PETO'].includes(measure)
