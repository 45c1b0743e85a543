import type { AppraisalTool, Domain, Question } from '../appraisal-tool.ts'

/** A choice among sentences; those that earn a star come with it. */
const choose = (id: string, text: string, ...choices: readonly [label: string, stars: number][]): Question => ({
  id,
  text,
  answers: choices.map(([label, stars], i) => ({ id: String.fromCodePoint(97 + i), label, stars })),
})
const domain = (
  id: string,
  name: string,
  about: string,
  mostStars: number,
  questions: readonly Question[],
): Domain => ({
  id,
  name,
  about,
  mostStars,
  questions,
  rules: [],
})

const shared = {
  version: 'as of 2021',
  dataVersion: 1,
  link: 'https://www.ohri.ca/programs/clinical_epidemiology/oxford.asp',
  citation:
    'Wells and others, The Newcastle-Ottawa Scale for assessing the quality of nonrandomised studies in meta-analyses',
  judgements: [],
  overall: 'stars',
  note: 'The scale has no agreed borders between good and poor: report the stars of each part, and say beforehand which confounders count.',
} as const satisfies Partial<AppraisalTool>

const comparability = domain(
  'comparability',
  'Comparability',
  'Are the groups comparable by design or analysis? Up to two stars.',
  2,
  [
    choose('5a', 'Is the most important confounder dealt with?', ['Yes', 1], ['No', 0]),
    choose('5b', 'Is a further important confounder dealt with?', ['Yes', 1], ['No', 0]),
  ],
)

/** Newcastle-Ottawa Scale for cohort studies: nine stars. */
export const newcastleOttawaCohort: AppraisalTool = {
  id: 'nos-cohort',
  name: 'Newcastle-Ottawa Scale, cohort studies',
  designs: ['cohort'],
  domains: [
    domain(
      'selection',
      'Selection',
      'How were the people found, and is it known who was exposed? Up to four stars.',
      4,
      [
        choose(
          '1',
          'How well does the exposed cohort stand for those it is meant to?',
          ['Truly', 1],
          ['Somewhat', 1],
          ['A selected group, such as volunteers', 0],
          ['Not described', 0],
        ),
        choose(
          '2',
          'Where does the cohort that was not exposed come from?',
          ['The same community', 1],
          ['Another source', 0],
          ['Not described', 0],
        ),
        choose(
          '3',
          'How is the exposure known?',
          ['From a secure record', 1],
          ['From a structured interview', 1],
          ['From what people wrote themselves', 0],
          ['Not described', 0],
        ),
        choose('4', 'Was it shown that the outcome was not there at the start?', ['Yes', 1], ['No', 0]),
      ],
    ),
    comparability,
    domain('outcome', 'Outcome', 'How is the outcome known, and for whom? Up to three stars.', 3, [
      choose(
        '6',
        'How was the outcome assessed?',
        ['Independently and blind', 1],
        ['By linking records', 1],
        ['By what people reported', 0],
        ['Not described', 0],
      ),
      choose('7', 'Was follow-up long enough for the outcome to come about?', ['Yes', 1], ['No', 0]),
      choose(
        '8',
        'Were enough people followed?',
        ['Everybody', 1],
        ['Few were lost, or those lost are described', 1],
        ['Many were lost, and not described', 0],
        ['Not stated', 0],
      ),
    ]),
  ],
  ...shared,
}

/** Newcastle-Ottawa Scale for case-control studies: nine stars. */
export const newcastleOttawaCaseControl: AppraisalTool = {
  id: 'nos-case-control',
  name: 'Newcastle-Ottawa Scale, case-control studies',
  designs: ['case-control'],
  domains: [
    domain('selection', 'Selection', 'Are cases and controls what they are said to be? Up to four stars.', 4, [
      choose(
        '1',
        'Is the definition of a case adequate?',
        ['Yes, checked independently', 1],
        ['Yes, from records or own report', 0],
        ['Not described', 0],
      ),
      choose(
        '2',
        'Do the cases stand for all cases?',
        ['A consecutive or clearly representative series', 1],
        ['May be selected, or not stated', 0],
      ),
      choose('3', 'Where do the controls come from?', ['The community', 1], ['A hospital', 0], ['Not described', 0]),
      choose('4', 'What makes somebody a control?', ['They have never had the condition', 1], ['Not described', 0]),
    ]),
    comparability,
    domain(
      'exposure',
      'Exposure',
      'Is the exposure known, and in the same way for cases and controls? Up to three stars.',
      3,
      [
        choose(
          '6',
          'How is the exposure known?',
          ['From a secure record', 1],
          ['From a blinded structured interview', 1],
          ['From an interview that was not blinded', 0],
          ['From own writing or the medical record alone', 0],
          ['Not described', 0],
        ),
        choose('7', 'Was it found out in the same way for cases and controls?', ['Yes', 1], ['No', 0]),
        choose(
          '8',
          'Did as many cases as controls not respond?',
          ['The same share', 1],
          ['Those who did not are described', 0],
          ['Shares differ, and nothing is described', 0],
        ),
      ],
    ),
  ],
  ...shared,
}
