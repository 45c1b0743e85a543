/** Words of the look at the numbers of a study. */
export const integrityCopy = {
  title: 'The numbers of this study',
  lead: 'What can be recomputed from the abstract and from confirmed cells. A finding is a question to the report, with its calculation; it decides nothing, and nothing is entered for you.',
  retracted: 'The paper was retracted.',
  corrected: 'The paper was corrected: read the correction.',
  abstract: 'From the abstract',
  noAbstract: 'The record has no abstract of the authors to look in.',
  failed: 'The abstract could not be read by the rules.',
  nothing: 'No number here can be recomputed from the others.',
  fits: (n: number) =>
    n === 1
      ? 'The one number that can be recomputed comes out as reported.'
      : `All ${n} numbers that can be recomputed come out as reported.`,
  others: (n: number) => `${n} more ${n === 1 ? 'comes' : 'come'} out as reported.`,
  reported: (reported: string, recomputed: string) => `Reported: ${reported}. Recomputed: ${recomputed}.`,
  cells: 'From the extraction',
  noCells: 'No outcome of this study has confirmed numbers yet.',
  noneOdd: (n: number) => `Nothing odd in the confirmed numbers of ${n === 1 ? 'one outcome' : `${n} outcomes`}.`,
  registration: 'Registration',
  registered: (number: string) => `The abstract names ${number}: compare its outcomes with those of the report.`,
  notNamed: 'The abstract names no register number; the full text may.',
  verdicts: {
    unusual: 'Unusual',
    'does not fit': 'Does not fit',
    'changes the decision': 'Does not fit, and changes the decision at 0.05',
  },
} as const
