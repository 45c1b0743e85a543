import type { StudyDesign } from '#contract/papers.ts'

import { type AppraisalTool, plain } from '../appraisal-tool.ts'

const answers = [...plain, { id: 'NA', label: 'Not applicable' }]

function checklist(
  id: string,
  name: string,
  version: string,
  citation: string,
  designs: readonly StudyDesign[],
  questions: readonly string[],
): AppraisalTool {
  return {
    id,
    name: `JBI checklist, ${name}`,
    version,
    dataVersion: 1,
    link: 'https://jbi.global/critical-appraisal-tools',
    citation,
    designs,
    judgements: [],
    overall: 'none',
    note: 'JBI gives no score: say beforehand which answers would exclude a study, and report the answers.',
    domains: [
      {
        id: 'checklist',
        name: 'Checklist',
        about: `${questions.length} questions, each answered with yes, no, unclear or not applicable.`,
        rules: [],
        questions: questions.map((text, i) => ({ id: String(i + 1), text, answers, mayNotApply: true })),
      },
    ],
  }
}

export const jbiTrials = checklist(
  'jbi-trials',
  'randomised trials',
  '2020',
  'Tufanaru and others 2020, in JBI Manual for Evidence Synthesis, chapter 3',
  ['randomised-trial'],
  [
    'Did true chance assign people to groups?',
    'Was the allocation hidden until it was made?',
    'Were the groups alike at the start?',
    'Did participants not know their group?',
    'Did those who gave the treatment not know the group?',
    'Did those who assessed outcomes not know the group?',
    'Were the groups treated alike but for the intervention?',
    'Was follow-up complete, or were differences in it described and analysed?',
    'Were people analysed in the group they were assigned to?',
    'Were outcomes measured in the same way in all groups?',
    'Were outcomes measured reliably?',
    'Was the statistical analysis suitable?',
    'Was the design suitable, and were departures from a plain parallel trial dealt with?',
  ],
)

export const jbiCohort = checklist(
  'jbi-cohort',
  'cohort studies',
  '2020',
  'Moola and others 2020, in JBI Manual for Evidence Synthesis, chapter 7',
  ['cohort'],
  [
    'Do both groups come from the same population and resemble each other?',
    'Was exposure measured in the same way for both groups?',
    'Was exposure measured validly and reliably?',
    'Were confounders named?',
    'Is it told how confounders were dealt with?',
    'Were people free of the outcome at the start?',
    'Was the outcome measured validly and reliably?',
    'Was the time of follow-up told and long enough?',
    'Was follow-up complete, or were reasons for loss described and looked into?',
    'Was something done about incomplete follow-up?',
    'Was the statistical analysis suitable?',
  ],
)

export const jbiCrossSectional = checklist(
  'jbi-cross-sectional',
  'analytical cross-sectional studies',
  '2020',
  'Moola and others 2020, in JBI Manual for Evidence Synthesis, chapter 7',
  ['cross-sectional'],
  [
    'Is it clearly defined who was included?',
    'Are people and place described in detail?',
    'Was exposure measured validly and reliably?',
    'Was the condition measured by objective, standard criteria?',
    'Were confounders named?',
    'Is it told how confounders were dealt with?',
    'Were outcomes measured validly and reliably?',
    'Was the statistical analysis suitable?',
  ],
)

export const jbiPrevalence = checklist(
  'jbi-prevalence',
  'prevalence studies',
  '2020',
  'Munn and others 2020, in JBI Manual for Evidence Synthesis, chapter 5',
  ['cross-sectional', 'cohort'],
  [
    'Does the frame from which people were sampled fit the population?',
    'Were people sampled in a suitable way?',
    'Was the sample large enough?',
    'Are people and place described in detail?',
    'Does the analysis cover the sample well enough?',
    'Was the condition identified by valid methods?',
    'Was it measured in the same, reliable way for everybody?',
    'Was the statistical analysis suitable?',
    'Was the response high enough, or a low one dealt with?',
  ],
)

export const jbiQualitative = checklist(
  'jbi-qualitative',
  'qualitative research',
  '2020',
  'Lockwood and others 2015, Int. J. Evid. Based Healthc. 13:179–187',
  ['qualitative'],
  [
    'Do the philosophical stance and the methodology fit together?',
    'Do methodology and question fit together?',
    'Do methodology and the way data were collected fit together?',
    'Do methodology and the analysis of the data fit together?',
    'Do methodology and the interpretation of the results fit together?',
    'Is it told where the researcher stands, culturally or in theory?',
    'Is the influence of the researcher on the research, and the other way round, addressed?',
    'Are the participants and their voices represented?',
    'Is the research ethical, with the approval of a committee?',
    'Do the conclusions follow from the data?',
  ],
)
