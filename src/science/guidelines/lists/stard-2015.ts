import { itemsOf, type Guideline } from '../guideline.ts'

/** Bossuyt and others 2015, BMJ 351:h5527. */
export const stard2015: Guideline = {
  id: 'stard-2015',
  name: 'STARD',
  version: '2015',
  covers: 'Studies of diagnostic accuracy',
  designs: ['cross-sectional', 'cohort', 'case-control'],
  source: 'https://doi.org/10.1136/bmj.h5527',
  items: itemsOf({
    'Title and abstract': [
      ['1', 'Named as a study of accuracy, with a measure such as sensitivity.', 'accuracy'],
      ['2', 'A structured summary.', 'structured-abstract'],
    ],
    Introduction: [
      ['3', 'Background, with use and place of the index test.', 'background'],
      ['4', 'Objectives and hypotheses.', 'aim'],
    ],
    Methods: [
      ['5', 'Whether data were collected before or after the tests were done.', 'prospective'],
      ['6', 'Eligibility.', 'eligibility'],
      ['7', 'On what basis eligible people were found.', 'recruitment'],
      ['8', 'Where and when they were found.', 'setting-and-dates'],
      ['9', 'Whether they were a consecutive, random or convenience series.', 'series'],
      ['10a', 'The index test, in enough detail to repeat it.', 'index-test'],
      ['10b', 'The reference standard, in enough detail to repeat it.', 'reference-standard'],
      ['11', 'Why this reference standard was chosen.', 'reference-standard'],
      ['12a', 'Cut-offs of the index test, planned or explored.', 'cut-offs'],
      ['12b', 'Cut-offs of the reference standard.', 'cut-offs'],
      ['13a', 'What those who read the index test knew.', 'blinding'],
      ['13b', 'What those who judged the reference standard knew.', 'blinding'],
      ['14', 'How accuracy was estimated or compared.', 'statistics'],
      ['15', 'How indeterminate results were handled.', 'indeterminate'],
      ['16', 'How missing data were handled.', 'missing-data'],
      ['17', 'Analyses of variability in accuracy.', 'further-analyses'],
      ['18', 'Intended sample size and its reason.', 'sample-size-reason'],
    ],
    Results: [
      ['19', 'Flow of participants, in a diagram.', 'flow-diagram'],
      ['20', 'Baseline characteristics.', 'baseline'],
      ['21a', 'How severe the disease was in those who have it.', 'severity'],
      ['21b', 'What those without it have instead.'],
      ['22', 'Time and treatment between index test and reference standard.', 'interval-between'],
      ['23', 'A cross table of index test and reference standard.', 'cross-table'],
      ['24', 'Accuracy with its precision.', 'accuracy-results'],
      ['25', 'Adverse events of the tests.', 'harms'],
    ],
    Discussion: [
      ['26', 'Limitations, with bias and generalisability.', 'limitations'],
      ['27', 'What it means for practice and the place of the test.', 'implications'],
    ],
    'Other information': [
      ['28', 'Registration number and register.', 'registration'],
      ['29', 'Where the protocol can be read.', 'protocol'],
      ['30', 'Funding and the role of funders.', 'funding'],
    ],
  }),
}
