export const exampleCopy = {
  question: 'Why do trials of BCG against tuberculosis differ?',
  hypotheses: {
    exposure: 'Earlier contact with environmental mycobacteria masks or blocks the effect of BCG',
    age: 'Age and tuberculin testing before vaccination decide how well BCG protects',
    allocation: 'Trials that were not strictly randomised make BCG look better than it is',
  },
  why: {
    randomNone: 'Allocated at random, as trials with strong protection were.',
    randomLarge: 'Allocated at random, with a large effect.',
    noReaction: 'The school leavers had no tuberculin reaction.',
    ruleNone: 'Assigned by a systematic rule, without an effect.',
    noReactionLess: 'Tuberculin-negative children as well, with less protection.',
    alternationClear: 'Assigned in alternation, with a clear effect.',
  },
} as const
