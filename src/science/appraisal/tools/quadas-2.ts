import { all, type AppraisalTool, type Domain, plain, type Question } from '../appraisal-tool.ts'

const ask = (id: string, text: string): Question => ({ id, text, answers: plain })

function domain(
  id: string,
  name: string,
  about: string,
  questions: readonly Question[],
  applicability?: string,
): Domain {
  const ids = questions.map((question) => question.id)
  return {
    id,
    name,
    about,
    questions,
    // The tool's one rule: everything answered with yes may be judged low. The rest is for people.
    rules: [{ when: [all(ids, ['Y'])], gives: 'low' }],
    ...(applicability !== undefined && { applicability }),
  }
}

/** QUADAS-2 for studies of diagnostic accuracy. Only "all yes" leads to a judgement; a "no" opens the possibility of bias. */
export const quadas2: AppraisalTool = {
  id: 'quadas-2',
  name: 'QUADAS-2',
  version: '2011',
  dataVersion: 1,
  link: 'https://doi.org/10.7326/0003-4819-155-8-201110180-00009',
  citation:
    'Whiting and others 2011, QUADAS-2: a revised tool for the quality assessment of diagnostic accuracy studies, Ann. Intern. Med. 155:529–536',
  designs: ['cross-sectional', 'cohort', 'case-control'],
  judgements: [
    { id: 'low', label: 'Low risk', sign: '+', rank: 0 },
    { id: 'unclear', label: 'Unclear risk', sign: '?', rank: 1 },
    { id: 'high', label: 'High risk', sign: '−', rank: 2 },
  ],
  overall: 'none',
  note: 'The tool has no overall judgement. Fit its questions to the review before you start.',
  domains: [
    domain(
      'patients',
      'Patient selection',
      'Could the choice of patients have introduced bias?',
      [
        ask('1.1', 'Were the patients a consecutive or random sample?'),
        ask('1.2', 'Was a comparison of known cases with healthy people avoided?'),
        ask('1.3', 'Were no patients left out without good reason?'),
      ],
      'Do the patients differ from those that the review asks about?',
    ),
    domain(
      'index-test',
      'Index test',
      'Could doing or reading the index test have introduced bias?',
      [
        ask('2.1', 'Was the index test read without knowing the reference standard?'),
        ask('2.2', 'If there was a threshold, was it fixed beforehand?'),
      ],
      'Does the index test, or how it is done or read, differ from the one that the review asks about?',
    ),
    domain(
      'reference',
      'Reference standard',
      'Could the reference standard, or doing or reading it, have introduced bias?',
      [
        ask('3.1', 'Is the reference standard likely to tell the condition rightly?'),
        ask('3.2', 'Was it read without knowing the index test?'),
      ],
      'Does the condition that it defines differ from the one that the review asks about?',
    ),
    domain('flow', 'Flow and timing', 'Could what happened to the patients between the tests have introduced bias?', [
      ask('4.1', 'Was the time between index test and reference standard suitable?'),
      ask('4.2', 'Did all patients get a reference standard?'),
      ask('4.3', 'Did all get the same one?'),
      ask('4.4', 'Were all patients in the analysis?'),
    ]),
  ],
}
