import { itemsOf, type Guideline } from '../guideline.ts'

/** von Elm and others 2007, PLoS Medicine 4:e296. */
export const strobe2007: Guideline = {
  id: 'strobe-2007',
  name: 'STROBE',
  version: '4 (2007)',
  covers: 'Observational studies: cohort, case-control, cross-sectional',
  designs: ['cohort', 'case-control', 'cross-sectional'],
  source: 'https://doi.org/10.1371/journal.pmed.0040296',
  items: itemsOf({
    'Title and abstract': [
      ['1a', 'The design named in title or abstract.', 'design-named'],
      ['1b', 'An informative, balanced summary.', 'structured-abstract'],
    ],
    Introduction: [
      ['2', 'Background and reason for the study.', 'background'],
      ['3', 'Objectives and hypotheses.', 'aim'],
    ],
    Methods: [
      ['4', 'Key elements of the design early in the paper.', 'design-named'],
      ['5', 'Setting, places and dates of recruitment, exposure and follow-up.', 'setting-and-dates'],
      ['6a', 'Eligibility, sources and selection of participants.', 'eligibility'],
      ['6b', 'For matched studies, the criteria and numbers of matching.', 'matching'],
      ['7', 'Outcomes, exposures, predictors, confounders and effect modifiers defined.', 'variables'],
      ['8', 'Source and way of measurement for each variable.', 'measurement'],
      ['9', 'What was done about bias.', 'bias'],
      ['10', 'How the study size was arrived at.', 'sample-size-reason'],
      ['11', 'How quantitative variables were handled and grouped.', 'grouping'],
      ['12a', 'All statistical methods, control of confounding included.', 'statistics'],
      ['12b', 'Methods for subgroups and interactions.', 'further-analyses'],
      ['12c', 'How missing data were dealt with.', 'missing-data'],
      ['12d', 'How loss to follow-up, matching or sampling were taken into account.', 'losses'],
      ['12e', 'Sensitivity analyses.', 'sensitivity'],
    ],
    Results: [
      ['13a', 'Numbers at each stage, from eligible to analysed.', 'flow'],
      ['13b', 'Why people did not take part.', 'losses'],
      ['13c', 'A flow diagram.', 'flow-diagram'],
      ['14a', 'Characteristics of participants, exposures and confounders.', 'baseline'],
      ['14b', 'Number with missing data for each variable.', 'missing-data'],
      ['14c', 'For cohorts, length of follow-up.', 'follow-up'],
      ['15', 'Numbers of events or summary measures.', 'events'],
      ['16a', 'Crude and adjusted estimates with precision, and why these confounders.', 'adjusted-effects'],
      ['16b', 'Limits of categories.', 'grouping'],
      ['16c', 'Where it helps, absolute risk for a meaningful time.', 'absolute-effects'],
      ['17', 'Further analyses: subgroups, interactions, sensitivity.', 'further-analyses'],
    ],
    Discussion: [
      ['18', 'Key results against the objectives.', 'main-finding'],
      ['19', 'Limitations, with direction and size of possible bias.', 'limitations'],
      ['20', 'A cautious overall interpretation.', 'interpretation'],
      ['21', 'How far the results can be generalised.', 'generalisability'],
    ],
    'Other information': [['22', 'Funding and the role of funders.', 'funding']],
  }),
}
