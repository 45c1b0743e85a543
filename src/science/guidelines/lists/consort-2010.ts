import { itemsOf, type Guideline } from '../guideline.ts'

/** Schulz, Altman & Moher 2010, BMJ 340:c332. */
export const consort2010: Guideline = {
  id: 'consort-2010',
  name: 'CONSORT',
  version: '2010',
  covers: 'Randomised trials with parallel groups',
  designs: ['randomised-trial'],
  source: 'https://doi.org/10.1136/bmj.c332',
  items: itemsOf({
    'Title and abstract': [
      ['1a', 'The title says that the trial is randomised.', 'randomised-in-title'],
      ['1b', 'A structured summary of design, methods, results and conclusions.', 'structured-abstract'],
    ],
    Introduction: [
      ['2a', 'Why the trial was needed, with what was known.', 'background'],
      ['2b', 'Objectives or hypotheses.', 'aim'],
    ],
    Methods: [
      ['3a', 'Design of the trial and the ratio of allocation.', 'trial-design'],
      ['3b', 'Important changes of the methods after the start, with reasons.', 'changes'],
      ['4a', 'Who was eligible.', 'eligibility'],
      ['4b', 'Where the data were collected.', 'setting'],
      ['5', 'What each group received, in enough detail to repeat it.', 'interventions'],
      ['6a', 'Primary and secondary outcomes, and how and when they were measured.', 'outcomes'],
      ['6b', 'Changes of outcomes after the start, with reasons.', 'outcome-changes'],
      ['7a', 'How the number of participants was settled.', 'sample-size-reason'],
      ['7b', 'Interim analyses and rules for stopping.', 'interim'],
      ['8a', 'How the random sequence was made.', 'sequence'],
      ['8b', 'Kind of randomisation, with blocks and strata.', 'randomisation-kind'],
      ['9', 'How the sequence was kept concealed until allocation.', 'concealment'],
      ['10', 'Who made the sequence, who enrolled and who allocated.', 'implementation'],
      ['11a', 'Who was blinded, and how.', 'blinding'],
      ['11b', 'How alike the interventions looked.', 'similarity'],
      ['12a', 'Statistical methods for the main outcomes.', 'statistics'],
      ['12b', 'Methods for further analyses, such as subgroups and adjustment.', 'further-analyses'],
    ],
    Results: [
      ['13a', 'Numbers assigned, treated and analysed in each group.', 'flow'],
      ['13b', 'Losses and exclusions after randomisation, with reasons.', 'losses'],
      ['14a', 'Dates of recruitment and follow-up.', 'dates'],
      ['14b', 'Why the trial ended or was stopped.', 'stopping'],
      ['15', 'A table of baseline characteristics for each group.', 'baseline'],
      ['16', 'Numbers in each analysis, and whether by assigned groups.', 'analysis-population'],
      ['17a', 'For each outcome, results of the groups and an effect with its precision.', 'effects'],
      ['17b', 'For binary outcomes, absolute and relative effects.', 'absolute-effects'],
      ['18', 'Results of further analyses, planned and exploratory told apart.', 'exploratory'],
      ['19', 'Harms in each group.', 'harms'],
    ],
    Discussion: [
      ['20', 'Limitations: bias, imprecision, many analyses.', 'limitations'],
      ['21', 'How far the findings can be applied to others.', 'generalisability'],
      ['22', 'Interpretation that weighs benefits, harms and other evidence.', 'interpretation'],
    ],
    'Other information': [
      ['23', 'Registration number and name of the register.', 'registration'],
      ['24', 'Where the full protocol can be read.', 'protocol'],
      ['25', 'Funding and the role of funders.', 'funding'],
    ],
  }),
}
