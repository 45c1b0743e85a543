import type { Measure } from '#science/statistics/measures/measure.ts'

/** `whole`: a count, in which a comma parts thousands. */
export type ColumnKind = 'text' | 'number' | 'whole'

export type Column = {
  key: string
  label: string
  /** What the heading means, where the label is short. */
  hint?: string
  kind: ColumnKind
  /** Other headings under which tables of papers and programs have it, in lower case, letters and digits alone. */
  aliases: readonly string[]
  width: number
}

const column = (
  key: string,
  label: string,
  kind: ColumnKind,
  aliases: readonly string[],
  hint?: string,
  width = 76,
): Column => ({ key, label, kind, aliases, width, ...(hint !== undefined && { hint }) })

/** Every column that a table can have, moderators apart. Several forms share columns, so that a size is typed once. */
export const columns = {
  label: column('label', 'Study', 'text', ['study', 'author', 'authors', 'trial', 'studyid', 'name', 'slab', 'id'], undefined, 176),
  year: column('year', 'Year', 'whole', ['year', 'published', 'publicationyear', 'date'], undefined, 60),
  events: column('events', 'Events', 'whole', ['events', 'ai', 'tpos', 'event1', 'events1', 'eventse', 'evente', 'xi', 'x1i', 'a', 'cases', 'eventstreatment', 'eventsintervention', 'treatmentevents', 'interventionevents'], 'Events in the first group'),
  nonEvents: column('nonEvents', 'No event', 'whole', ['nonevents', 'bi', 'tneg', 'b', 'noevent', 'noevents'], 'People without event in the first group'),
  total: column('total', 'n', 'whole', ['n', 'total', 'n1i', 'n1', 'ni', 'nt', 'ne', 'n1total', 'total1', 'totaltreatment', 'totalintervention', 'treatmenttotal', 'interventiontotal', 'ntreatment', 'nintervention', 'samplesize', 'size'], 'People in the first group'),
  controlEvents: column('controlEvents', 'Events, control', 'whole', ['controlevents', 'eventscontrol', 'ci', 'cpos', 'c', 'event2', 'events2', 'x2i', 'eventc', 'eventsc', 'events0'], 'Events in the control group', 104),
  controlNonEvents: column('controlNonEvents', 'No event, control', 'whole', ['controlnonevents', 'noneventscontrol', 'di', 'cneg', 'd', 'noeventcontrol'], 'People without event in the control group', 118),
  controlTotal: column('controlTotal', 'n, control', 'whole', ['controltotal', 'totalcontrol', 'n2i', 'n2', 'nc', 'total2', 'ncontrol', 'controln', 'total0'], 'People in the control group', 84),
  time: column('time', 'Person-time', 'number', ['t1i', 'py', 'pyears', 'persontime', 'personyears', 'time1', 'timetreatment', 'timeintervention'], 'Person-time of the first group, in the unit of the control’s', 96),
  controlTime: column('controlTime', 'Person-time, control', 'number', ['t2i', 'pycontrol', 'pyearscontrol', 'controlpersontime', 'controlpersonyears', 'personyearscontrol', 'time2', 'timecontrol'], 'Person-time of the control group', 136),
  mean: column('mean', 'Mean', 'number', ['mean', 'm1i', 'mean1', 'meane', 'mi', 'm1', 'meantreatment', 'meanintervention'], 'Mean of the first group'),
  sd: column('sd', 'SD', 'number', ['sd', 'sd1i', 'sd1', 'sde', 'sdi', 'sdtreatment', 'sdintervention'], 'Standard deviation of the first group'),
  controlMean: column('controlMean', 'Mean, control', 'number', ['controlmean', 'meancontrol', 'm2i', 'mean2', 'meanc', 'm2'], 'Mean of the control group', 100),
  controlSd: column('controlSd', 'SD, control', 'number', ['controlsd', 'sdcontrol', 'sd2i', 'sd2', 'sdc'], 'Standard deviation of the control group', 92),
  r: column('r', 'r', 'number', ['r', 'ri', 'cor', 'correlation'], 'Correlation'),
  ratio: column('ratio', 'Ratio', 'number', ['ratio', 'or', 'rr', 'hr', 'oddsratio', 'riskratio', 'hazardratio', 'relativerisk'], 'The ratio itself, not its logarithm'),
  difference: column('difference', 'Estimate', 'number', ['difference', 'estimate', 'md', 'rd', 'meandifference', 'riskdifference', 'est'], 'Difference or other estimate, as reported', 84),
  low: column('low', 'Lower', 'number', ['low', 'lower', 'lcl', 'cilb', 'lb', 'lowerci', 'lowerlimit', 'cilow', 'cilower', 'll', 'orlb'], 'Lower limit of its interval'),
  high: column('high', 'Upper', 'number', ['high', 'upper', 'ucl', 'ciub', 'ub', 'upperci', 'upperlimit', 'cihigh', 'ciupper', 'ul', 'orub'], 'Upper limit of its interval'),
  p: column('p', 'p', 'number', ['p', 'pvalue', 'pval'], 'Two-sided p value'),
  oe: column('oe', 'O − E', 'number', ['oe', 'oeminus', 'observedminusexpected'], 'Observed minus expected events'),
  v: column('v', 'V', 'number', ['v', 'variancev'], 'Variance of O − E'),
  effect: column('effect', 'Effect', 'number', ['effect', 'yi', 'te', 'logor', 'logrr', 'loghr', 'lnor', 'lnrr', 'lnhr', 'smd', 'g', 'd', 'es'], 'On the scale that is pooled: the logarithm of a ratio'),
  se: column('se', 'SE', 'number', ['se', 'sei', 'sete', 'stderr', 'standarderror'], 'Standard error of the effect'),
  variance: column('variance', 'Variance', 'number', ['variance', 'vi', 'var'], 'Variance of the effect', 84),
  subgroup: column('subgroup', 'Subgroup', 'text', ['subgroup', 'group', 'alloc', 'class'], undefined, 112),
  sampleId: column('sampleId', 'Sample', 'text', ['sample', 'sampleid', 'cohort'], 'The people behind the line: the same name in two lines means the same people', 92),
  controlId: column('controlId', 'Control group', 'text', ['controlid', 'controlgroup'], 'The control group behind the line: the same name in two lines means one group', 104),
  sharedBy: column('sharedBy', 'Shared by', 'whole', ['sharedby'], 'Among how many comparisons the control group is divided', 84),
  tp: column('tp', 'TP', 'whole', ['tp', 'truepositive', 'truepositives', 'a'], 'With the condition, test positive'),
  fn: column('fn', 'FN', 'whole', ['fn', 'falsenegative', 'falsenegatives', 'c'], 'With the condition, test negative'),
  fp: column('fp', 'FP', 'whole', ['fp', 'falsepositive', 'falsepositives', 'b'], 'Without the condition, test positive'),
  tn: column('tn', 'TN', 'whole', ['tn', 'truenegative', 'truenegatives', 'd'], 'Without the condition, test negative'),
  treatment: column('treatment', 'Treatment', 'text', ['treatment', 'treat', 'trt', 'arm', 'intervention', 'drug'], 'What the group got: the same name in every study', 140),
  armEvents: column('armEvents', 'Events', 'whole', ['events', 'event', 'r', 'responders', 'cases', 'd'], 'Events in the group'),
  armTotal: column('armTotal', 'n', 'whole', ['n', 'total', 'size', 'samplesize', 'ni'], 'People in the group'),
  armMean: column('armMean', 'Mean', 'number', ['mean', 'm', 'y', 'mi'], 'Mean of the group'),
  armSd: column('armSd', 'SD', 'number', ['sd', 'sdi', 's'], 'Standard deviation of the group'),
  bias: column('bias', 'Risk of bias', 'text', ['riskofbias', 'bias', 'rob', 'rob2'], 'Judgements by domain with commas between, the overall one last: low, some, high, or +, ?, −', 150),
} as const satisfies Record<string, Column> // prettier-ignore

export type ColumnKey = keyof typeof columns

const COUNTS: readonly Measure[] = ['RR', 'OR', 'RD', 'PETO']
const RATIOS: readonly Measure[] = ['RR', 'OR', 'PETO', 'HR', 'IRR', 'ROM']

/** The forms in which papers report an effect. A line is read in the first form that it fills. */
export const forms = {
  counts: {
    label: 'Events and people',
    columns: ['events', 'total', 'controlEvents', 'controlTotal'],
    measures: COUNTS,
  },
  cells: {
    label: 'Events and non-events',
    columns: ['events', 'nonEvents', 'controlEvents', 'controlNonEvents'],
    measures: COUNTS,
  },
  rates: {
    label: 'Events and person-time',
    columns: ['events', 'time', 'controlEvents', 'controlTime'],
    measures: ['IRR'],
  },
  means: {
    label: 'Means and deviations',
    columns: ['mean', 'sd', 'total', 'controlMean', 'controlSd', 'controlTotal'],
    measures: ['MD', 'SMD', 'ROM'],
  },
  mean: { label: 'Mean of one group', columns: ['mean', 'sd', 'total'], measures: ['MN'] },
  correlation: { label: 'Correlation', columns: ['r', 'total'], measures: ['COR', 'ZCOR'] },
  share: { label: 'Events of one group', columns: ['events', 'total'], measures: ['PR', 'PLO', 'PAS', 'PFT'] },
  ratio: { label: 'Ratio with interval', columns: ['ratio', 'low', 'high'], measures: RATIOS },
  'ratio-p': { label: 'Ratio with p value', columns: ['ratio', 'p'], measures: RATIOS },
  difference: {
    label: 'Estimate with interval',
    columns: ['difference', 'low', 'high'],
    measures: ['RD', 'MD', 'SMD', 'GEN', 'MN'],
  },
  'observed-expected': { label: 'O − E and V', columns: ['oe', 'v'], measures: ['HR', 'PETO'] },
  effect: { label: 'Effect and standard error', columns: ['effect', 'se'], measures: 'all' },
  // Tables of other methods: no measure of two groups is had from them.
  accuracy: { label: 'Test against reference', columns: ['tp', 'fn', 'fp', 'tn'], measures: [] },
  'arm-counts': { label: 'One group a line, events', columns: ['treatment', 'armEvents', 'armTotal'], measures: [] },
  'arm-means': {
    label: 'One group a line, means',
    columns: ['treatment', 'armMean', 'armSd', 'armTotal'],
    measures: [],
  },
  'effect-variance': { label: 'Effect and variance', columns: ['effect', 'variance'], measures: 'all' },
} as const satisfies Record<
  string,
  { label: string; columns: readonly ColumnKey[]; measures: readonly Measure[] | 'all' }
>

export type FormKey = keyof typeof forms
export const formKeys = Object.keys(forms) as FormKey[]

/** The forms from which a measure can be had, the usual one first. */
export const formsFor = (measure: Measure): FormKey[] =>
  formKeys.filter((key) => {
    const fits: readonly Measure[] | 'all' = forms[key].measures
    return fits === 'all' || fits.includes(measure)
  })
