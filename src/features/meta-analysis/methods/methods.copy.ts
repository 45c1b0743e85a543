import { count } from '#shared/format/count.ts'

/** Words of the methods beside the usual meta-analysis of two groups. */
export const methodsCopy = {
  more: 'Other methods',
  accuracy: 'Diagnostic test accuracy',
  network: 'Network of treatments',
  leftOut: (n: number) => `${count(n, 'line is', 'lines are')} not used`,
  accuracyEmpty:
    'One line for each study: people with the condition whom the test finds (TP) and misses (FN), people without it whom it takes for ill (FP) and clears (TN). Sensitivity and specificity are pooled together from 3 studies on.',
  networkEmpty:
    'One line for each group of each study: the study’s name, the treatment by the same name in every study, and its numbers. A network needs three treatments that studies join.',
  accuracyLimits:
    'The model takes all studies as if they used the same test at one threshold. Where thresholds differ, read the curve and not the point. It compares no two tests with each other, takes no covariates, and cannot see whether patients were chosen or the reference standard was wrong: judge that by QUADAS-2.',
  binomialLimits: 'Exact binomial errors: nothing is added to empty cells.',
  normalLimits: 'Normal errors of the logits: a half is added to all four cells of a study with an empty one.',
  networkLimits:
    'One variance between studies is taken for all comparisons, and that studies of different comparisons would be exchangeable: like people, doses and times. No test here can prove that. Ranks without their spans are no answer. Not done: covariates, Bayesian priors, components of combined treatments, time-to-event data.',
  nestedLead:
    'For studies that report several effects. Effects belong together by the column “Sample”, and where it is empty by the study’s name; one variance between studies, one between the effects of a study.',
  nestedNone:
    'No study has two effects here: three levels would be two. Give lines of the same people the same name in the column “Sample”.',
  nestedLimits:
    'Robust errors (CR2, Satterthwaite) hold whatever the correlation within a study is, but need studies: below 4 degrees of freedom they say too little. The correlation of sampling errors is a guess of yours.',
  ratesLead:
    'Rate ratios from the counts themselves, nothing added to empty cells: for rare events, where the usual model leans on corrections.',
  ratesLimits:
    'Studies without an event in both groups tell nothing here and stay out. No prediction interval is given.',
  byOthers: 'The same studies by other methods',
  forest: (reference: string) => `Against ${reference}`,
  forestCaption: (reference: string) =>
    `Each treatment against ${reference} over the whole network, with 95% intervals; the best by its P-score first.`,
  direct: 'Direct, from studies that compare the two, against indirect, from the rest of the network',
  noRest: 'no other way joins them',
} as const
