import { paths } from '#shared/paths.ts'

import { articlesOf } from '../article.ts'

/** From a question to a report. */
export const reviewingArticles = articlesOf('searching', '2026-11-20', {
  'asking-an-answerable-question': {
    title: 'Asking a question that papers can answer',
    place: { label: 'Search', path: paths.search() },
    words: 'pico question population intervention comparison outcome formulate research question peco spider',
    lead: 'Four parts, each of which somebody could look up.',
    related: ['building-a-search', 'writing-exclusion-criteria', 'which-kind-of-review'],
    sections: [
      {
        heading: 'The parts',
        body: [
          [
            'People: who, where, how ill.',
            'Intervention or exposure: what exactly, how much, how long.',
            'Comparison: against what. "Usual care" needs a description.',
            'Outcome: what is measured, how, and when.',
          ],
          'For experiences and views, ask about the phenomenon and the setting, and leave the comparison out.',
        ],
      },
      {
        heading: 'A test',
        body: [
          'Give the question and one paper to two people. If they cannot agree whether the paper answers it, the question is not finished.',
        ],
      },
    ],
    sources: ['Cochrane Handbook for Systematic Reviews of Interventions, chapter 2.'],
  },
  'building-a-search': {
    title: 'Building a search that can be repeated',
    place: { label: 'Search', path: paths.search() },
    words:
      'search strategy boolean operators synonyms truncation mesh database sensitive recall precision document librarian',
    lead: 'Words for each part, joined by OR; parts joined by AND; all of it written down.',
    related: ['boolean-search', 'where-to-search', 'protocol-and-registration'],
    sections: [
      {
        heading: 'Blocks',
        body: [
          'Make a block for the people and one for the intervention, each with its synonyms, spellings and index terms joined by OR. Join the blocks by AND. Leave the outcome out: abstracts often do not name it.',
          'Check the search with papers that you know must be in. One that is missing tells you which word is.',
        ],
      },
      {
        heading: 'Write it down',
        body: [
          'Database, date, the exact string, the number of records. Without these nobody can repeat it, you included.',
        ],
      },
    ],
    sources: ['Rethlefsen ML et al. PRISMA-S. Systematic Reviews 2021;10:39. doi:10.1186/s13643-020-01542-z'],
  },
  'writing-exclusion-criteria': {
    title: 'How to write inclusion and exclusion criteria',
    words: 'criteria eligibility inclusion exclusion screening reasons decide protocol write',
    lead: 'Rules by which two strangers would decide the same.',
    related: ['screening-in-pairs', 'asking-an-answerable-question'],
    sections: [
      {
        heading: 'Good rules',
        body: [
          [
            'They name what can be seen in an abstract or a full text, not what one would have to guess.',
            'Each is one question with yes, no or unclear. "Unclear" goes on to the full text.',
            'Numbers have limits: "adults" is 18 or older, and say what happens with mixed groups.',
            'They stand in an order: the reason that is given is the first that applies.',
          ],
        ],
      },
      {
        heading: 'What to leave out',
        body: [
          'Never exclude by the result, nor for an outcome that was not reported: it may have been measured. Excluding by language is a limit to be stated, not a quality rule.',
          'Try the rules on fifty records with a second person, and rewrite every one over which you differed.',
        ],
      },
    ],
    sources: ['Cochrane Handbook for Systematic Reviews of Interventions, chapter 3.'],
  },
  'removing-duplicates': {
    title: 'Removing duplicates without losing studies',
    place: { label: 'Resources', path: paths.resources() },
    words: 'duplicates twice double deduplicate same record doi merge two reports one study companion',
    lead: 'Two records of one report are duplicates; two reports of one study are not.',
    related: ['possible-duplicates', 'identifiers', 'flow-diagram'],
    sections: [
      {
        heading: 'Records',
        body: [
          'The same identifier makes a duplicate. Without one, title, year and venue have to agree: a common title alone, such as "Editorial", proves nothing.',
          'Keep the record with the abstract, and the count of those removed: the flow diagram needs it.',
        ],
      },
      {
        heading: 'Reports and studies',
        body: [
          'A protocol, a main paper and a later follow-up are three reports of one study. Keep all three, and count the people once.',
        ],
      },
    ],
  },
  'which-kind-of-review': {
    title: 'Systematic, scoping or narrative review',
    words: 'systematic review scoping review narrative review meta-analysis kind type choose difference map',
    lead: 'The kind of answer that is needed decides the kind of review.',
    related: ['protocol-and-registration', 'without-pooling'],
    sections: [
      {
        heading: 'Three kinds',
        body: [
          [
            'Systematic: one narrow question, all the evidence, each study judged for bias, and an answer with its certainty.',
            'Scoping: a broad field, what has been studied and how, and where nothing is. It charts, and as a rule does not judge or pool.',
            'Narrative: an argument by somebody who knows the field. Honest when it says how papers were chosen.',
          ],
        ],
      },
      {
        heading: 'Meta-analysis',
        body: [
          'It is a calculation and no kind of review. Without a systematic search it pools whatever one happened to find, with great precision.',
        ],
      },
    ],
    sources: [
      'Arksey H, O’Malley L. Scoping studies: towards a methodological framework. International Journal of Social Research Methodology 2005;8:19-32. doi:10.1080/1364557032000119616',
      'Tricco AC et al. PRISMA extension for scoping reviews. Annals of Internal Medicine 2018;169:467-473. doi:10.7326/M18-0850',
    ],
  },
  'flow-diagram': {
    title: 'A flow diagram that adds up',
    group: 'publishing',
    words: 'prisma flow diagram numbers records screened excluded included report counts',
    lead: 'From records to reports to studies, with no number left over.',
    related: ['prisma-2020', 'removing-duplicates'],
    sections: [
      {
        heading: 'What is counted',
        body: [
          'Records are what databases give. Reports are papers that one reads. Studies are what was done, maybe in several reports. Each box says which of the three it counts.',
          'Identified minus duplicates is screened. Screened minus excluded is sought. Sought minus not retrieved is assessed. Assessed minus excluded, with reasons, is included.',
        ],
      },
      {
        heading: 'If it does not add up',
        body: [
          'Look for records screened twice, reports found by hand that never entered the count, and exclusions without a reason. Do not mend the diagram: mend the log.',
        ],
      },
    ],
    sources: ['Page MJ et al. The PRISMA 2020 statement. BMJ 2021;372:n71. doi:10.1136/bmj.n71'],
  },
  'risk-of-bias': {
    title: 'Judging risk of bias',
    group: 'judging',
    words: 'risk of bias quality rob randomised randomized trial blinding allocation missing data assess appraisal',
    lead: 'Not how well a study is written, but how far its result may be off, and which way.',
    related: ['choosing-a-risk-of-bias-tool', 'certainty-of-evidence'],
    sections: [
      {
        heading: 'For randomised trials',
        body: [
          [
            'Was the order random and hidden until people were in?',
            'Did people get and keep what they were assigned to?',
            'Are outcomes missing, and could the reason be the outcome?',
            'Could whoever measured know the group, and would it matter?',
            'Is the reported result one of several that could have been?',
          ],
          'Judge a result, not a paper: mortality and pain of the same trial can differ.',
        ],
      },
      {
        heading: 'What to do with it',
        body: [
          'Do not add points to a score. Show the judgements beside the effects, and see whether the answer holds when the worst are left out.',
        ],
      },
    ],
    sources: [
      'Sterne JAC et al. RoB 2: a revised tool for assessing risk of bias in randomised trials. BMJ 2019;366:l4898. doi:10.1136/bmj.l4898',
    ],
  },
  'certainty-of-evidence': {
    title: 'How certain is the evidence',
    group: 'judging',
    words:
      'grade certainty quality of evidence high moderate low very low confidence downgrade imprecision indirectness',
    lead: 'Four levels, five reasons to go down, for each outcome apart.',
    related: ['risk-of-bias', 'prediction-interval', 'small-study-effects'],
    sections: [
      {
        heading: 'Five reasons',
        body: [
          [
            'Risk of bias in the studies that carry the weight.',
            'Inconsistency that nothing explains.',
            'Indirectness: other people, other doses, a stand-in for the outcome.',
            'Imprecision: the interval holds both a benefit and none.',
            'Suspected missing results.',
          ],
          'Randomised trials begin high, other studies lower. A very large effect or a clear dose response can raise them.',
        ],
      },
      {
        heading: 'In words',
        body: [
          'High: does. Moderate: probably does. Low: may. Very low: we do not know. The words keep readers from taking a p value for certainty.',
        ],
      },
    ],
    sources: [
      'Guyatt GH et al. GRADE: an emerging consensus on rating quality of evidence and strength of recommendations. BMJ 2008;336:924-926. doi:10.1136/bmj.39489.470347.AD',
    ],
  },
  'study-designs': {
    title: 'Telling study designs apart',
    group: 'judging',
    words:
      'study design randomised trial cohort case-control cross-sectional observational confounding cause experiment',
    lead: 'Who decided who got what, and in which direction one looked.',
    related: ['choosing-a-risk-of-bias-tool', 'reporting-guidelines'],
    sections: [
      {
        heading: 'Three questions',
        body: [
          [
            'Did the researchers assign the treatment? By chance: a randomised trial. In another way: a controlled study that is not randomised.',
            'If not: did they begin with the exposure and wait (cohort), or with the outcome and look back (case-control)?',
            'Was everything measured at one time? Then it is cross-sectional, and cannot say what came first.',
          ],
        ],
      },
      {
        heading: 'What it means for a claim',
        body: [
          'Without assignment by chance, groups differ in more than the treatment. Adjusting helps for what was measured. Write "associated with", and not "reduces".',
        ],
      },
    ],
  },
  'extracting-data': {
    title: 'Extracting data so that others can follow',
    group: 'judging',
    words: 'data extraction form table double extraction errors sample size intention to treat units not reported',
    lead: 'Each value with its page, each gap with its reason.',
    related: ['effect-sizes', 'risk-of-bias'],
    sections: [
      {
        heading: 'Before you start',
        body: [
          'Write the form with definitions: which time point, which population, which arm is the comparison. Try it on three papers, then freeze it.',
        ],
      },
      {
        heading: 'While you work',
        body: [
          [
            'Copy the passage along with the value.',
            'Take the numbers as analysed, and note how many were randomised.',
            '"Not reported" means that you looked. An empty cell means that nobody did.',
            'A second person extracts outcomes again: errors are common, and seldom small.',
          ],
        ],
      },
    ],
    sources: ['Cochrane Handbook for Systematic Reviews of Interventions, chapter 5.'],
  },
})
