import { count } from '#shared/format/count.ts'

/** Words of the methods beside the usual meta-analysis of two groups. */
export const methodsCopy = {
  more: 'Other methods',
  accuracy: 'Diagnostic test accuracy',
  network: 'Network of treatments',
  leftOut: (n: number) => `${count(n, 'line is', 'lines are')} not used`,
  accuracyEmpty:
    'One line for each study: people with the condition whom the test detects (TP) or misses (FN), and people without it whom it flags (FP) or clears (TN). Sensitivity and specificity are pooled jointly once there are 3 studies.',
  networkEmpty:
    'One line for each group of each study: the study’s name, the treatment (named the same way in every study) and its numbers. A network needs at least three treatments connected by studies.',
  accuracyLimits:
    'The model treats all studies as using the same test at one threshold. Where thresholds differ, read the curve, not the point. It does not compare tests with each other, takes no covariates, and cannot tell whether patients were selected or the reference standard was wrong: use QUADAS-2 for that.',
  binomialLimits: 'Exact binomial errors: nothing is added to empty cells.',
  normalLimits: 'Normal errors of the logits: a half is added to all four cells of a study with an empty one.',
  networkLimits:
    'The model assumes one between-study variance for all comparisons, and that studies of different comparisons are exchangeable: similar people, doses and times. No test here can prove that. Ranks mean little without their intervals. Not done: covariates, Bayesian priors, components of combined treatments, time-to-event data.',
  nestedLead:
    'For studies that report several effects. Effects are grouped by the column “Sample” or, where it is empty, by the study’s name; there is one variance between studies and one between the effects of a study.',
  nestedNone:
    'No study has two effects here, so a third level would add nothing. Give lines about the same people the same name in the column “Sample”.',
  nestedLimits:
    'Robust errors (CR2, Satterthwaite) hold whatever the correlation within a study, but they need enough studies: below 4 degrees of freedom they say too little. The correlation of sampling errors is your own assumption.',
  ratesLead:
    'Rate ratios from the counts themselves, with nothing added to empty cells: for rare events, where the usual model relies on corrections.',
  ratesLimits:
    'Studies with no event in either group add nothing here and are left out. No prediction interval is given.',
  byOthers: 'The same studies by other methods',
  forest: (reference: string) => `Against ${reference}`,
  forestCaption: (reference: string) =>
    `Each treatment against ${reference} over the whole network, with 95% intervals; the highest P-score first.`,
  direct: 'Direct, from studies that compare the two, against indirect, from the rest of the network',
  noRest: 'no indirect path connects them',
} as const
