import { itemsOf, type Guideline } from '../guideline.ts'

/** Collins, Reitsma, Altman & Moons 2015, BMJ 350:g7594. */
export const tripod2015: Guideline = {
  id: 'tripod-2015',
  name: 'TRIPOD',
  version: '2015',
  covers: 'Prediction models: development and validation',
  designs: ['cohort', 'method'],
  source: 'https://doi.org/10.1136/bmj.g7594',
  items: itemsOf({
    'Title and abstract': [
      ['1', 'The title names development or validation of a model, the people and the outcome.', 'prediction'],
      ['2', 'A summary of aims, people, predictors, outcome, analysis and results.', 'structured-abstract'],
    ],
    Introduction: [
      ['3a', 'Medical context and reason for the model.', 'background'],
      ['3b', 'Objectives, and whether it is development, validation or both.', 'aim'],
    ],
    Methods: [
      ['4a', 'Design or source of data.', 'design-named'],
      ['4b', 'Dates of accrual and follow-up.', 'dates'],
      ['5a', 'Setting, with number and place of centres.', 'setting'],
      ['5b', 'Eligibility.', 'eligibility'],
      ['5c', 'Treatments received.', 'interventions'],
      ['6a', 'The predicted outcome, how and when it was assessed.', 'outcome-defined'],
      ['6b', 'Blinding of the assessment of the outcome.', 'blinding'],
      ['7a', 'All predictors, how and when they were measured.', 'predictors'],
      ['7b', 'Blinding of the assessment of predictors.', 'blinding'],
      ['8', 'How the study size was arrived at.', 'sample-size-reason'],
      ['9', 'How missing data were handled.', 'missing-data'],
      ['10a', 'How predictors were handled.', 'grouping'],
      ['10b', 'Type of model, how it was built, and internal validation.', 'model-building'],
      ['10c', 'For validation, how predictions were computed.', 'validation'],
      ['10d', 'Measures of performance.', 'performance'],
      ['10e', 'Updating of the model.', 'model-update'],
      ['11', 'How risk groups were made.', 'risk-groups'],
      ['12', 'For validation, differences from the development data.', 'validation'],
    ],
    Results: [
      ['13a', 'Flow of participants, with and without the outcome.', 'flow'],
      ['13b', 'Characteristics, with missing data.', 'baseline'],
      ['13c', 'For validation, comparison with the development data.', 'validation'],
      ['14a', 'Participants and events in each analysis.', 'events'],
      ['14b', 'Unadjusted associations, if done.', 'effects'],
      ['15a', 'The full model: all coefficients and the intercept.', 'full-model'],
      ['15b', 'How to use the model.', 'model-use'],
      ['16', 'Performance with intervals.', 'performance'],
      ['17', 'Results of updating.', 'model-update'],
    ],
    Discussion: [
      ['18', 'Limitations.', 'limitations'],
      ['19a', 'For validation, results beside the development data.', 'validation'],
      ['19b', 'Interpretation beside other evidence.', 'interpretation'],
      ['20', 'Clinical use and what research it calls for.', 'implications'],
    ],
    'Other information': [
      ['21', 'Supplements such as protocol, calculator, data.', 'availability'],
      ['22', 'Funding and the role of funders.', 'funding'],
    ],
  }),
}
