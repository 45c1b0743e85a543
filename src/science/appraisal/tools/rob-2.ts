import {
  all,
  any,
  type AppraisalTool,
  type Condition,
  type Domain,
  graded,
  NO,
  NO_OR_NOT_ASKED,
  NO_OR_UNKNOWN,
  type Question,
  YES,
  YES_OR_UNKNOWN,
} from '../appraisal-tool.ts'

const ask = (id: string, text: string, ...askWhen: Condition[]): Question => ({
  id,
  text,
  answers: graded,
  ...(askWhen.length > 0 && { askWhen }),
})
const askIfApplicable = (id: string, text: string, ...askWhen: Condition[]): Question => ({
  ...ask(id, text, ...askWhen),
  answers: [...graded, { id: 'NA', label: 'Not applicable' }],
  mayNotApply: true,
})

const [LOW, SOME, HIGH] = ['low', 'some-concerns', 'high'] as const

const randomisation: Domain = {
  id: 'randomisation',
  name: 'Randomisation process',
  about: 'Could people have been steered into one of the groups?',
  questions: [
    ask('1.1', 'Did chance decide who got which intervention?'),
    ask('1.2', 'Could nobody know the next allocation until a person was enrolled and assigned?'),
    ask('1.3', 'Do the groups differ at the start in a way that points to a problem with randomisation?'),
  ],
  rules: [
    { when: [all('1.2', NO)], gives: HIGH },
    { when: [all('1.2', ['NI']), all('1.3', YES)], gives: HIGH },
    { when: [all('1.2', ['NI']), all('1.3', NO_OR_UNKNOWN)], gives: SOME },
    { when: [all('1.2', YES), all('1.1', NO)], gives: SOME },
    { when: [all('1.2', YES), all('1.1', YES_OR_UNKNOWN), all('1.3', YES)], gives: SOME },
    { when: [all('1.2', YES), all('1.1', YES_OR_UNKNOWN), all('1.3', NO_OR_UNKNOWN)], gives: LOW },
  ],
}

const awareness = [
  ask('2.1', 'Did the participants know during the trial which intervention they had?'),
  ask('2.2', 'Did those who cared for them or gave the intervention know it?'),
]
const someoneKnew = any(['2.1', '2.2'], YES_OR_UNKNOWN)
const nobodyKnew = all(['2.1', '2.2'], NO)

/** The two halves of the domain: deviations (2.1 to 2.5) and analysis (2.6, 2.7). */
const deviationsLow: Condition[][] = [[nobodyKnew], [someoneKnew, all('2.3', NO)]]
const deviationsSome: Condition[][] = [
  [someoneKnew, all('2.3', ['NI'])],
  [someoneKnew, all('2.3', YES), all('2.4', NO)],
  [someoneKnew, all('2.3', YES), all('2.4', YES_OR_UNKNOWN), all('2.5', YES)],
]
const deviationsHigh = [someoneKnew, all('2.3', YES), all('2.4', YES_OR_UNKNOWN), all('2.5', NO_OR_UNKNOWN)]
const analysisLow = all('2.6', YES)
const analysisSome = [all('2.6', NO_OR_UNKNOWN), all('2.7', NO)]
const analysisHigh = [all('2.6', NO_OR_UNKNOWN), all('2.7', YES_OR_UNKNOWN)]

const assignment: Domain = {
  id: 'deviations',
  name: 'Deviations from intended interventions',
  about:
    'Effect of being assigned: did things happen because of the trial that would not have happened otherwise, and was everybody analysed where they were assigned?',
  questions: [
    ...awareness,
    ask('2.3', 'Were there departures from the intended interventions that arose because it was a trial?', someoneKnew),
    ask('2.4', 'Are these departures likely to have changed the outcome?', all('2.3', YES)),
    ask('2.5', 'Were they balanced between the groups?', all('2.4', YES_OR_UNKNOWN)),
    ask(
      '2.6',
      'Does the analysis fit the effect of assignment (everybody analysed in the group they were assigned to)?',
    ),
    ask('2.7', 'Could it matter much that people were not analysed in their own group?', all('2.6', NO_OR_UNKNOWN)),
  ],
  rules: [
    { when: deviationsHigh, gives: HIGH },
    { when: analysisHigh, gives: HIGH },
    ...deviationsLow.map((when) => ({ when: [...when, analysisLow], gives: LOW })),
    ...deviationsLow.map((when) => ({ when: [...when, ...analysisSome], gives: SOME })),
    ...deviationsSome.map((when) => ({ when: [...when, analysisLow], gives: SOME })),
    ...deviationsSome.map((when) => ({ when: [...when, ...analysisSome], gives: SOME })),
  ],
}

const failed = any(['2.4', '2.5'], YES_OR_UNKNOWN)
const unbalanced = all('2.3', NO_OR_UNKNOWN)
const adherence: Domain = {
  id: 'deviations',
  name: 'Deviations from intended interventions',
  about:
    'Effect of adhering: did the groups differ in other care, in how the intervention was given, or in who kept to it, and does the analysis deal with it?',
  questions: [
    ...awareness,
    askIfApplicable(
      '2.3',
      'Were important interventions outside the protocol balanced between the groups?',
      someoneKnew,
    ),
    askIfApplicable('2.4', 'Did failures in giving the intervention possibly change the outcome?'),
    askIfApplicable(
      '2.5',
      'Did people fail to keep to their intervention in a way that possibly changed their outcome?',
    ),
    {
      ...ask('2.6', 'Does the analysis suit the estimation of the effect of adhering?'),
      askWhenAny: [unbalanced, failed],
    },
  ],
  rules: [
    { when: [unbalanced, all('2.6', YES)], gives: SOME },
    { when: [unbalanced, all('2.6', NO_OR_UNKNOWN)], gives: HIGH },
    { when: [failed, all('2.6', YES)], gives: SOME },
    { when: [failed, all('2.6', NO_OR_UNKNOWN)], gives: HIGH },
    {
      when: [
        all('2.3', [...YES, 'NA']),
        all(['2.1', '2.2'], [...YES, ...NO_OR_UNKNOWN]),
        all(['2.4', '2.5'], NO_OR_NOT_ASKED),
      ],
      gives: LOW,
    },
  ],
}

const missing: Domain = {
  id: 'missing-data',
  name: 'Missing outcome data',
  about: 'Are outcomes missing in a way that has to do with what they were?',
  questions: [
    ask('3.1', 'Is the outcome known for all, or nearly all, who were randomised?'),
    {
      ...ask(
        '3.2',
        'Is there evidence that the missing outcomes have not biased the result?',
        all('3.1', NO_OR_UNKNOWN),
      ),
      answers: graded.filter(({ id }) => id !== 'NI'),
    },
    ask('3.3', 'Could it depend on the outcome itself whether it is missing?', all('3.2', NO)),
    ask('3.4', 'Is it likely that it did?', all('3.3', YES_OR_UNKNOWN)),
  ],
  rules: [
    { when: [all('3.1', YES)], gives: LOW },
    { when: [all('3.1', NO_OR_UNKNOWN), all('3.2', YES)], gives: LOW },
    { when: [all('3.2', NO), all('3.3', NO)], gives: LOW },
    { when: [all('3.3', YES_OR_UNKNOWN), all('3.4', NO)], gives: SOME },
    { when: [all('3.3', YES_OR_UNKNOWN), all('3.4', YES_OR_UNKNOWN)], gives: HIGH },
  ],
}

const measurement: Domain = {
  id: 'measurement',
  name: 'Measurement of the outcome',
  about: 'Could the way of measuring, or who measured, have favoured a group?',
  questions: [
    ask('4.1', 'Was the method of measuring the outcome unsuitable?'),
    ask('4.2', 'Could measurement or detection have differed between the groups?'),
    ask('4.3', 'Did those who assessed the outcome know the intervention?', all(['4.1', '4.2'], NO_OR_UNKNOWN)),
    ask('4.4', 'Could that knowledge have influenced the assessment?', all('4.3', YES_OR_UNKNOWN)),
    ask('4.5', 'Is it likely that it did?', all('4.4', YES_OR_UNKNOWN)),
  ],
  rules: [
    { when: [any(['4.1', '4.2'], YES)], gives: HIGH },
    { when: [all('4.1', NO_OR_UNKNOWN), all('4.4', YES_OR_UNKNOWN), all('4.5', YES_OR_UNKNOWN)], gives: HIGH },
    { when: [all('4.1', NO_OR_UNKNOWN), all('4.4', YES_OR_UNKNOWN), all('4.5', NO)], gives: SOME },
    { when: [all('4.1', NO_OR_UNKNOWN), all('4.2', NO), all('4.3', NO)], gives: LOW },
    { when: [all('4.1', NO_OR_UNKNOWN), all('4.2', NO), all('4.4', NO)], gives: LOW },
    { when: [all('4.1', NO_OR_UNKNOWN), all('4.2', ['NI']), all('4.3', NO)], gives: SOME },
    { when: [all('4.1', NO_OR_UNKNOWN), all('4.2', ['NI']), all('4.4', NO)], gives: SOME },
  ],
}

const selection: Domain = {
  id: 'reported-result',
  name: 'Selection of the reported result',
  about: 'Was this result chosen for what it shows?',
  questions: [
    ask('5.1', 'Was the result analysed by a plan that was final before anybody could see outcomes by group?'),
    ask('5.2', 'Is it likely to have been chosen, for what it shows, from several ways of measuring the outcome?'),
    ask('5.3', 'Is it likely to have been chosen, for what it shows, from several analyses?'),
  ],
  rules: [
    { when: [any(['5.2', '5.3'], YES)], gives: HIGH },
    { when: [all(['5.2', '5.3'], NO), all('5.1', YES)], gives: LOW },
    { when: [all(['5.2', '5.3'], NO), all('5.1', NO_OR_UNKNOWN)], gives: SOME },
    { when: [all(['5.2', '5.3'], NO_OR_UNKNOWN), any(['5.2', '5.3'], ['NI'])], gives: SOME },
  ],
}

const shared = {
  version: '22 August 2019',
  dataVersion: 1,
  link: 'https://www.riskofbias.info/welcome/rob-2-0-tool',
  citation:
    'Sterne and others 2019, RoB 2: a revised tool for assessing risk of bias in randomised trials, BMJ 366:l4898',
  designs: ['randomised-trial'],
  judgements: [
    { id: LOW, label: 'Low risk', sign: '+', rank: 0 },
    { id: SOME, label: 'Some concerns', sign: '?', rank: 1 },
    { id: HIGH, label: 'High risk', sign: '−', rank: 2 },
  ],
  overall: 'worst',
  isOfResult: true,
  note: 'Each result is judged on its own. Several domains with some concerns may together mean high risk: that is yours to decide.',
} as const satisfies Partial<AppraisalTool>

/** RoB 2 for trials with parallel groups, effect of assignment ("intention to treat"). */
export const rob2Assignment: AppraisalTool = {
  id: 'rob-2-assignment',
  name: 'RoB 2, effect of assignment',
  domains: [randomisation, assignment, missing, measurement, selection],
  ...shared,
}

/** RoB 2 for trials with parallel groups, effect of adhering ("per protocol"). */
export const rob2Adherence: AppraisalTool = {
  id: 'rob-2-adherence',
  name: 'RoB 2, effect of adhering',
  domains: [randomisation, adherence, missing, measurement, selection],
  ...shared,
}
