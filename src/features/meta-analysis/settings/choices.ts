import type { Measure } from '#science/statistics/measures/measure.ts'

import { hasMantelHaenszel, type Outcome } from '#research/meta-analysis/outcome.ts'

type Settings = Outcome['settings']
type Choice<V extends string> = readonly { value: V; label: string }[]

export const measureChoices: Choice<Measure> = [
  { value: 'RR', label: 'Risk ratio (RR)' },
  { value: 'OR', label: 'Odds ratio (OR)' },
  { value: 'PETO', label: 'Peto odds ratio' },
  { value: 'RD', label: 'Risk difference (RD)' },
  { value: 'HR', label: 'Hazard ratio (HR)' },
  { value: 'IRR', label: 'Incidence rate ratio (IRR)' },
  { value: 'MD', label: 'Mean difference (MD)' },
  { value: 'SMD', label: 'Standardised mean difference (Hedges’ g)' },
  { value: 'ROM', label: 'Ratio of means (ROM)' },
  { value: 'MN', label: 'Mean of one group' },
  { value: 'ZCOR', label: 'Correlation, Fisher’s z (ZCOR)' },
  { value: 'COR', label: 'Correlation, as it is' },
  { value: 'PLO', label: 'Proportion, logit' },
  { value: 'PFT', label: 'Proportion, double arcsine' },
  { value: 'PAS', label: 'Proportion, arcsine' },
  { value: 'PR', label: 'Proportion, as it is' },
  { value: 'GEN', label: 'Any effect with its error' },
]

const randomModels: Choice<Settings['model']> = [
  { value: 'REML', label: 'Random effects, REML' },
  { value: 'DL', label: 'Random effects, DerSimonian-Laird' },
  { value: 'PM', label: 'Random effects, Paule-Mandel' },
  { value: 'ML', label: 'Random effects, ML' },
  { value: 'HE', label: 'Random effects, Hedges' },
  { value: 'SJ', label: 'Random effects, Sidik-Jonkman' },
  { value: 'EB', label: 'Random effects, empirical Bayes' },
  { value: 'HS', label: 'Random effects, Hunter-Schmidt' },
  { value: 'common', label: 'Common effect, inverse variance' },
]

/** Models that fit a measure: Mantel-Haenszel and Peto are for counts, Mantel-Haenszel for rates too. */
export const modelChoices = (measure: Measure): Choice<Settings['model']> => [
  ...randomModels,
  ...(hasMantelHaenszel(measure)
    ? [{ value: 'mantel-haenszel' as const, label: 'Common effect, Mantel-Haenszel' }]
    : []),
  ...(measure === 'PETO' ? [{ value: 'peto' as const, label: 'Common effect, Peto' }] : []),
]

export const testChoices: Choice<Settings['test'] | 'auto'> = [
  { value: 'auto', label: 'By number of studies' },
  { value: 'knapp-hartung-ad-hoc', label: 'Knapp-Hartung, never narrower' },
  { value: 'knapp-hartung', label: 'Knapp-Hartung' },
  { value: 'normal', label: 'Normal' },
]

export const predictionChoices: Choice<Settings['prediction']> = [
  { value: 'k-2', label: 't with k − 2' },
  { value: 'k-1', label: 't with k − 1' },
  { value: 'normal', label: 'Normal' },
]

export const zeroChoices: Choice<Settings['zeroCells']['add']> = [
  { value: 'where-zero', label: '0.5 where a cell is empty' },
  { value: 'all', label: '0.5 in every study' },
  { value: 'by-group-size', label: 'By the size of the other group' },
  { value: 'never', label: 'Nothing' },
]

export const doubleZeroChoices: Choice<Settings['zeroCells']['doubleZero']> = [
  { value: 'leave-out', label: 'Leave out (ratios)' },
  { value: 'keep', label: 'Keep' },
]

export const levelChoices = [
  { value: '0.9', label: '90%' },
  { value: '0.95', label: '95%' },
  { value: '0.99', label: '99%' },
] as const

/** The value if it is one of the choices. */
export const chosen = <V extends string>(choices: Choice<V>, value: string): V | undefined =>
  choices.find((choice) => choice.value === value)?.value
