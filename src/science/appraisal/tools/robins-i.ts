import { type AppraisalTool, type Domain, graded, type Question } from '../appraisal-tool.ts'

const ask = (id: string, text: string): Question => ({
  id,
  text,
  answers: [...graded, { id: 'NA', label: 'Not applicable' }],
  mayNotApply: true,
})
const domain = (id: string, name: string, about: string, questions: readonly Question[]): Domain => ({
  id,
  name,
  about,
  questions,
  rules: [],
})

const judgements = [
  { id: 'low', label: 'Low risk', sign: '+', rank: 0 },
  { id: 'moderate', label: 'Moderate risk', sign: '?', rank: 1 },
  { id: 'serious', label: 'Serious risk', sign: '−', rank: 2 },
  { id: 'critical', label: 'Critical risk', sign: '!', rank: 3 },
  { id: 'no-information', label: 'No information', sign: '0', rank: 0 },
] as const

/**
 * ROBINS-I of 2016 for studies of interventions without randomisation. Its guidance describes what each judgement means and leaves
 * it to people: there are no rules from answers to a domain.
 */
export const robinsI2016: AppraisalTool = {
  id: 'robins-i-2016',
  name: 'ROBINS-I',
  version: '1 August 2016',
  dataVersion: 1,
  link: 'https://doi.org/10.1136/bmj.i4919',
  citation:
    'Sterne and others 2016, ROBINS-I: a tool for assessing risk of bias in non-randomised studies of interventions, BMJ 355:i4919',
  designs: ['quasi-randomised-trial', 'controlled-trial', 'cohort', 'case-control', 'before-after', 'cross-sectional'],
  judgements,
  overall: 'robins-i',
  isOfResult: true,
  note: 'Compare each study with the trial that it stands for: low risk means as good as a sound randomised trial.',
  domains: [
    domain(
      'confounding',
      'Confounding',
      'Do people who got the intervention differ in what also decides the outcome?',
      [
        ask('1.1', 'Is there any possibility of confounding in this study?'),
        ask('1.2', 'Was follow-up time split by the intervention that people had at the time?'),
        ask('1.3', 'Did changes of intervention have to do with things that predict the outcome?'),
        ask('1.4', 'Does the analysis deal with all important confounders at the start?'),
        ask('1.5', 'Were those confounders measured well?'),
        ask('1.6', 'Did the analysis adjust for something that the intervention itself may have changed?'),
        ask('1.7', 'Does the analysis deal with all important confounders, those that change over time included?'),
        ask('1.8', 'Were those measured well?'),
      ],
    ),
    domain(
      'selection',
      'Selection of participants',
      'Are people in the study because of something that came after the intervention?',
      [
        ask(
          '2.1',
          'Were people, or parts of their follow-up, selected by something that was seen after the intervention began?',
        ),
        ask('2.2', 'Does that something have to do with the intervention?'),
        ask('2.3', 'Does it have to do with the outcome or a cause of it?'),
        ask('2.4', 'Do follow-up and intervention begin at the same time for most people?'),
        ask('2.5', 'Does the analysis make up for the selection?'),
      ],
    ),
    domain(
      'classification',
      'Classification of interventions',
      'Is it known, and without looking at outcomes, who had which intervention?',
      [
        ask('3.1', 'Are the intervention groups clearly defined?'),
        ask('3.2', 'Was what defines them recorded when the intervention began?'),
        ask('3.3', 'Could knowledge of the outcome, or of its risk, have changed who was put into which group?'),
      ],
    ),
    domain(
      'deviations',
      'Deviations from intended interventions',
      'Did people get other care, or change, in a way that differs between the groups?',
      [
        ask('4.1', 'Were there departures beyond what is usual in practice?'),
        ask('4.2', 'Were they unbalanced, and likely to change the outcome?'),
        ask('4.3', 'Were important other interventions balanced between the groups?'),
        ask('4.4', 'Was the intervention carried out well for most people?'),
        ask('4.5', 'Did people keep to it?'),
        ask('4.6', 'Does the analysis suit the estimation of the effect of starting and keeping to it?'),
      ],
    ),
    domain(
      'missing-data',
      'Missing data',
      'Are outcomes, interventions or confounders missing in a way that matters?',
      [
        ask('5.1', 'Is the outcome known for all, or nearly all?'),
        ask('5.2', 'Were people left out because their intervention was not known?'),
        ask('5.3', 'Were people left out because something else that the analysis needs was not known?'),
        ask('5.4', 'Are share and reasons of what is missing alike between the groups?'),
        ask('5.5', 'Is there evidence that the result holds in spite of what is missing?'),
      ],
    ),
    domain(
      'measurement',
      'Measurement of outcomes',
      'Could the measurement have been influenced by knowing the intervention?',
      [
        ask('6.1', 'Could knowledge of the intervention have influenced how the outcome was measured?'),
        ask('6.2', 'Did those who assessed it know the intervention?'),
        ask('6.3', 'Were the methods of assessment comparable between the groups?'),
        ask('6.4', 'Do errors of measurement have to do with the intervention?'),
      ],
    ),
    domain('reported-result', 'Selection of the reported result', 'Was this result chosen for what it shows?', [
      ask('7.1', 'Was it chosen from several measurements of the outcome?'),
      ask('7.2', 'Was it chosen from several analyses?'),
      ask('7.3', 'Was it chosen from several subgroups?'),
    ]),
  ],
}

/** The second version, a draft that its authors still change: domains and judgements, without its questions and algorithms. */
export const robinsIV2: AppraisalTool = {
  id: 'robins-i-v2',
  name: 'ROBINS-I, version 2 (draft)',
  version: 'Draft of 20 November 2025',
  dataVersion: 1,
  link: 'https://sites.google.com/site/riskofbiastool/welcome/robins-i-v2',
  citation: 'ROBINS-I V2 development group 2025, Risk Of Bias In Non-randomized Studies of Interventions, version 2',
  designs: ['cohort'],
  judgements,
  overall: 'robins-i',
  isOfResult: true,
  note: 'The questions and algorithms of this draft still change and are not built in: answer them in the tool behind the link, and record its judgements here with their quotes.',
  domains: [
    domain(
      'confounding',
      'Confounding',
      'Do people who got the intervention differ in what also decides the outcome?',
      [],
    ),
    domain(
      'classification',
      'Classification of interventions',
      'Is it known, and without looking at outcomes, who had which intervention?',
      [],
    ),
    domain(
      'selection',
      'Selection of participants',
      'Are people in the study, or in the analysis, because of something that came after the intervention?',
      [],
    ),
    domain(
      'missing-data',
      'Missing data',
      'Are outcomes, interventions or confounders missing in a way that matters?',
      [],
    ),
    domain(
      'measurement',
      'Measurement of the outcome',
      'Could the measurement have been influenced by knowing the intervention?',
      [],
    ),
    domain('reported-result', 'Selection of the reported result', 'Was this result chosen for what it shows?', []),
  ],
}
