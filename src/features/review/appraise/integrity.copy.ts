/** Words of the look at the numbers of a study. */
export const integrityCopy = {
  title: 'The numbers of this study',
  lead: 'What can be recalculated from the abstract and from confirmed cells. A finding is a question about the report, shown with its calculation; it decides nothing, and nothing is entered for you.',
  retracted: 'The paper was retracted.',
  corrected: 'The paper was corrected: read the correction.',
  abstract: 'From the abstract',
  noAbstract: 'The record has no authors’ abstract to check.',
  failed: 'The abstract could not be read by the rules.',
  nothing: 'No number here can be recalculated from the others.',
  fits: (n: number) =>
    n === 1
      ? 'The one number that can be recalculated matches the report.'
      : `All ${n} numbers that can be recalculated match the report.`,
  others: (n: number) => `${n} more ${n === 1 ? 'matches' : 'match'} the report.`,
  reported: (reported: string, recomputed: string) => `Reported: ${reported}. Recomputed: ${recomputed}.`,
  cells: 'From the extraction',
  noCells: 'No outcome of this study has confirmed numbers yet.',
  noneOdd: (n: number) => `Nothing odd in the confirmed numbers of ${n === 1 ? 'one outcome' : `${n} outcomes`}.`,
  baseline: 'Groups before the start',
  baselineLead:
    'How often chance alone would put two groups of these sizes this far apart or further: a t test on the printed mean, SD and number of people, allowing for rounding.',
  noBaseline:
    'No mean before the start is confirmed for both groups. Add one under Extraction as an outcome that is measured before the start.',
  rowP: (p: string, low: string, high: string) => `p ${p} (rounding leaves ${low} to ${high})`,
  together: (rows: number, share: string, low: string, high: string) =>
    `${rows} rows together: rows as alike as these or more so in ${share} of trials (rounding leaves ${low} to ${high}).`,
  togetherIs: {
    'too alike': 'More alike than chance gives in one trial of 1,000',
    'too far apart': 'Further apart than chance gives in one trial of 1,000',
    'nothing unusual': 'Nothing unusual',
  },
  tooFew: (least: number) => `They are tested together once there are ${least} rows.`,
  baselineLimits:
    'This holds for rows that are independent, close to normal and not balanced by design. Related rows (weight and body mass index), skewed values and stratified randomisation can give small or large values with nothing wrong.',
  registration: 'Registration',
  registered: (number: string, hasText: boolean) =>
    `The ${hasText ? 'report' : 'abstract'} names ${number}, which is not a record in this review. Import it (ClinicalTrials.gov as JSON or CSV) to compare outcomes, people and dates.`,
  noPlan: (number: string) => `The record of ${number} in this review names no outcomes, people or dates.`,
  compared: (number: string, hasText: boolean) =>
    `${hasText ? 'Abstract and full text' : 'The abstract alone, as there is no full text that you may read,'} against ${number}. Words are compared, not meanings.`,
  notNamedAnywhere: 'Neither the abstract nor the full text names a register number of this study.',
  registeredIs: 'Registered',
  reportedIs: 'Reported',
  samePlan: (what: string) => `No differences in what both name: ${what}.`,
  nothingBoth: 'They have nothing in common to compare.',
  notNamed: 'The abstract names no register number; the full text may.',
  verdicts: {
    unusual: 'Unusual',
    'does not fit': 'Does not fit',
    'changes the decision': 'Does not fit, and changes the decision at 0.05',
  },
} as const
