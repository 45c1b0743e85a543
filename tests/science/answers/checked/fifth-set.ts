import type { CheckedQuestion } from './checked-question.ts'

/** Twenty questions to search, the answer and Copilot, written after the fourth set was mended and before they were asked. */
export const fifthSet: readonly CheckedQuestion[] = [
  { kind: 'starter', query: 'Does ramipril reduce mortality after myocardial infarction?', counted: { 'p-aire-1993': 'favour' }, must: ['p-aire-1993'] },
  { kind: 'starter', query: 'Does oral captopril lower deaths after infarction?', counted: { 'p-save-1992': 'favour' }, may: { 'p-isis4-1995': 'favour' } },
  { kind: 'null', query: 'Does nebivolol reduce all-cause mortality in heart failure?', counted: { 'p-seniors-2005': 'none' }, must: ['p-seniors-2005'] },
  { kind: 'null', query: 'Does hydroxychloroquine prevent death in hospital patients?', counted: { 'p-recovery-hcq-2020': 'none' }, must: ['p-recovery-hcq-2020'] },
  { kind: 'null', query: 'Does a lateral femoral cutaneous nerve block reduce pain after hip replacement?', counted: {}, may: { PMC4804512: 'none' }, finds: ['PMC4804512'] },
  { kind: 'conflict', query: 'Does canagliflozin increase amputations?', counted: { 'p-canvas-2017': 'favour', 'p-credence-2019': 'none' }, must: ['p-canvas-2017'] },
  { kind: 'one', query: 'Does the Mediterranean diet prevent cardiovascular events?', counted: { 'p-predimed-2018': 'favour' }, never: /Estruch et al\. \(2013\)(?!.*retract)/ },
  { kind: 'one', query: 'Does polaprezinc improve eradication of Helicobacter pylori?', counted: {}, may: { PMC5391070: 'favour' }, finds: ['PMC5391070'] },
  { kind: 'number', query: 'How many pupils took part in the class size experiment that Krueger analysed?', says: /11,600/ },
  { kind: 'number', query: 'What was the vaccine efficacy of Ad26.COV2.S?', says: /66\.9/ },
  { kind: 'number', query: 'How many patients died on digoxin in the DIG trial?', says: /1,181 of 3,397/ },
  { kind: 'number', query: 'What was the hazard ratio for hip fracture in the Women’s Health Initiative?', says: /0\.66/, never: /^HR (?:1\.29|1\.41)/m },
  { kind: 'number', query: 'How long were patients followed in RALES?', says: /24 months/ },
  { kind: 'number', query: 'How many doctors were followed by Doll?', says: /34,439/ },
  { kind: 'comparison', query: 'ampicillin/sulbactam versus cefuroxime for infection after cesarean delivery', counted: {}, may: { PMC3009979: 'none' }, finds: ['PMC3009979'] },
  { kind: 'premise', query: 'Why does routine resite of peripheral catheters reduce complications?', counted: {}, may: { PMC2944158: 'none' }, never: /^(?:mostly )?yes/im },
  { kind: 'off', query: 'Does ozone therapy cure herniated discs?', counted: {}, isOff: true },
  { kind: 'off', query: 'Do electric scooters increase head injuries?', counted: {}, isOff: true },
  { kind: 'language', query: 'L’énalapril diminue-t-il les décès dans l’insuffisance cardiaque ?', counted: { 'p-consensus-1987': 'favour', 'p-solvd-treatment-1991': 'favour' }, may: { 'p-solvd-prevention-1992': 'none' }, finds: ['p-consensus-1987'] },
  { kind: 'misspelt', query: 'dose metropolol prevent suden deth in hart failure', counted: {}, may: { 'p-merit-hf-1999': 'favour' }, finds: ['p-merit-hf-1999'] },
] // prettier-ignore
