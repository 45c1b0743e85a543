export const exampleCopy = {
  question: 'Does BCG vaccination prevent tuberculosis?',
  parts: {
    population: 'People without tuberculosis, of any age',
    intervention: 'BCG vaccination',
    comparator: 'No vaccination, or placebo',
    setting: 'Trials between 13 and 55 degrees of latitude',
  },
  outcome: 'Tuberculosis',
  steps: {
    bias: 'Several trials allocated by alternation or by a fixed rule that staff could foresee.',
    inconsistency: 'The trials differ far more than chance allows: from strong protection to none.',
  },
} as const
