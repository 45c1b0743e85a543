import { itemsOf, type Guideline } from '../guideline.ts'

/** Husereau and others 2022, BMJ 376:e067975. */
export const cheers2022: Guideline = {
  id: 'cheers-2022',
  name: 'CHEERS',
  version: '2022',
  covers: 'Economic evaluations of health interventions',
  designs: [],
  source: 'https://doi.org/10.1136/bmj-2021-067975',
  items: itemsOf({
    Title: [['1', 'Named as an economic evaluation, with what is compared.', 'economic']],
    Abstract: [
      ['2', 'A structured summary with context, methods, results and further analyses.', 'structured-abstract'],
    ],
    Introduction: [['3', 'Context, question and what it means for decisions.', 'aim']],
    Methods: [
      ['4', 'Whether an analysis plan was made, and where it is.', 'protocol'],
      ['5', 'Characteristics of the people.', 'population'],
      ['6', 'Setting and place.', 'setting'],
      ['7', 'What is compared, and why.', 'interventions'],
      ['8', 'The perspective, and why it was chosen.', 'perspective'],
      ['9', 'The time horizon, and why it fits.', 'time-horizon'],
      ['10', 'The discount rate, and why.', 'discount'],
      ['11', 'Outcomes used for benefit and harm.', 'economic-outcomes'],
      ['12', 'How outcomes were measured.', 'measurement'],
      ['13', 'How outcomes were valued.', 'valuation'],
      ['14', 'How resources and costs were measured and valued.', 'costs'],
      ['15', 'Dates of quantities and prices, currency and conversion.', 'currency'],
      ['16', 'The model, and why, and whether it can be had.', 'economic-model'],
      ['17', 'How data were analysed, transformed and extrapolated.', 'statistics'],
      ['18', 'How differences between groups of people were handled.', 'further-analyses'],
      ['19', 'How effects are distributed over people.', 'distribution'],
      ['20', 'How uncertainty was handled.', 'uncertainty'],
      ['21', 'How patients and others took part in the study.', 'involvement'],
    ],
    Results: [
      ['22', 'All inputs with their uncertainty.', 'inputs'],
      ['23', 'Mean costs and outcomes, and one overall measure.', 'icer'],
      ['24', 'What uncertainty does to the result.', 'uncertainty-results'],
      ['25', 'What the taking part of patients and others changed.', 'involvement'],
    ],
    Discussion: [['26', 'Findings, limitations, generalisability and current knowledge.', 'limitations']],
    'Other information': [
      ['27', 'Funding and the role of funders.', 'funding'],
      ['28', 'Conflicts of interest.', 'conflicts'],
    ],
  }),
}
