import type { FactKind } from '#science/evidence/facts/fact.ts'
import type { RecheckRule, Verdict } from '#science/evidence/recheck/recheck-facts.ts'

export const factsCopy = {
  title: 'What the rules found',
  about: 'Read by fixed rules, without a model. They find words and numbers; you decide what they mean.',
  reading: 'Reading the text…',
  failed: 'The rules could not read this text.',
  failedAdvice: 'The text itself is not affected. You can keep reading.',
  nothing: 'The rules found nothing in this text.',
  nothingAdvice: 'It may be too short, in another language, or a scan without text.',
  copyCsv: 'Copy as CSV',
  saveCsv: 'Download CSV',
  copied: 'The findings were copied as CSV.',
  notCopied: 'Copying did not work. Download the CSV instead.',
  show: 'Show passage',
  showAll: (count: number) => `Show all ${count}`,
  showFewer: 'Show fewer',
  checked: 'Word for word',
  moved: 'Passage not in the text',
  movedAdvice: 'The text has changed since it was read.',
  everything: 'Everything',
  misfits: 'To check',
  sums: (fits: number, misfits: number) =>
    fits + misfits === 0
      ? 'No number here can be recalculated from the others.'
      : misfits === 0
        ? fits === 1
          ? 'The one number that can be recomputed fits.'
          : `All ${fits} recomputations fit.`
        : `${misfits} of ${fits + misfits} recomputations ${misfits === 1 ? 'does not fit or is unusual' : 'do not fit or are unusual'}.`,
  noMisfits: 'Every recomputation fits.',
  isNoError:
    'A number that does not fit may be the authors’ slip, a typesetting error, or a method that the rule does not know. It is a question, not a verdict.',
  found: (count: number) => `${count} found`,
  reported: 'reported',
} as const

export const kindNames: Record<FactKind, string> = {
  aim: 'Aim',
  design: 'Design',
  country: 'Country',
  setting: 'Setting',
  period: 'Study period',
  'follow-up': 'Follow-up',
  visit: 'Visits',
  population: 'Population',
  arm: 'Groups compared',
  'sample-size': 'Sample size',
  age: 'Age',
  sex: 'Sex',
  attrition: 'Lost or kept',
  'effect-size': 'Effects',
  mean: 'Means',
  median: 'Medians',
  test: 'Test statistics',
  'p-value': 'P values',
  percentage: 'Percentages',
  count: 'Counts',
  randomisation: 'Randomisation',
  concealment: 'Allocation concealment',
  blinding: 'Blinding',
  analysis: 'Who was analysed',
  outcome: 'Outcomes',
  'sample-size-reason': 'Reason for the sample size',
  registration: 'Registration',
  funding: 'Funding',
  conflict: 'Conflicts of interest',
  'data-availability': 'Data availability',
  'code-availability': 'Code availability',
  ethics: 'Ethics',
  'main-finding': 'Main findings',
  limitation: 'Limitations',
  'future-work': 'Future work',
  'abstract-part': 'Parts of the abstract',
}

/** Kinds in the order in which a reader asks for them. */
export const kindGroups: readonly (readonly [name: string, kinds: readonly FactKind[]])[] = [
  ['In the authors’ words', ['aim', 'main-finding', 'limitation', 'future-work']],
  ['Study', ['design', 'country', 'setting', 'period', 'follow-up', 'visit', 'registration']],
  ['People', ['sample-size', 'population', 'arm', 'age', 'sex', 'attrition']],
  ['Results', ['outcome', 'effect-size', 'test', 'p-value', 'mean', 'median', 'percentage', 'count']],
  ['Conduct', ['randomisation', 'concealment', 'blinding', 'analysis', 'sample-size-reason']],
  ['Statements', ['funding', 'conflict', 'data-availability', 'code-availability', 'ethics']],
]

export const verdictWords: Record<Verdict, string> = {
  fits: 'fits',
  unusual: 'is unusual',
  'does not fit': 'does not fit',
  'changes the decision': 'does not fit, and changes the decision at 0.05',
}

export const ruleNames: Record<RecheckRule, string> = {
  'p-from-test': 'P value from the test statistic',
  'percent-from-counts': 'Percentage from the counts',
  'sum-of-arms': 'Sum of the groups',
  'possible-mean': 'Mean possible for whole numbers',
  'possible-sd': 'Spread possible for whole numbers',
  'estimate-in-interval': 'Estimate inside its interval',
  'interval-symmetric': 'Interval around the estimate',
  'p-from-interval': 'P value from the interval',
}
