import type { CheckedQuestion } from './checked-question.ts'

/**
 * Thirty questions in twelve kinds, written before the faults of the eighth set were mended, held back, and asked once after.
 */
export const ninthSet: readonly CheckedQuestion[] = [
  { kind: 'starter', query: 'Do mRNA vaccines keep people from severe COVID-19?', counted: {}, may: { 'p-mrna1273-2021': 'favour' }, must: ['p-mrna1273-2021'], never: /found less COVID-19 with mRNA/ },
  { kind: 'starter', query: 'Is canagliflozin good for the kidneys of people with diabetes?', counted: {}, may: { 'p-credence-2019': 'favour' }, must: ['p-credence-2019'], finds: ['p-credence-2019'], says: /0\.70/ },
  { kind: 'starter', query: 'Does hydrocortisone lower mortality in severe COVID-19?', counted: {}, must: ['p-react-2020'], says: /0\.69/, never: /could count it for no side/, isOpen: true },
  { kind: 'own', query: 'Does cholecalciferol lower parathyroid hormone in haemodialysis patients?', counted: {}, may: { PMC5852772: 'favour' }, must: ['PMC5852772'], finds: ['PMC5852772'], says: /lower iPTH|reduce[sd] serum/ },
  { kind: 'own', query: 'Are patients with sleep apnoea at a higher risk of restenosis after coronary intervention?', counted: {}, may: { PMC2430556: 'none' }, must: ['PMC2430556'], finds: ['PMC2430556'], never: /could read no result/, isOpen: true },
  { kind: 'own', query: 'Does training of visual skills speed up visual search?', counted: {}, may: { PMC4519214: 'favour' }, must: ['PMC4519214'], finds: ['PMC4519214'], never: /^Nothing found/m, isOpen: true },
  { kind: 'null', query: 'Does adding electrical stimulation to exercise relieve the pain of knee osteoarthritis?', counted: {}, may: { PMC3787573: 'none' }, must: ['PMC3787573'], finds: ['PMC3787573'] },
  { kind: 'null', query: 'Do leg ulcers heal better when they are treated at home than in a nurse clinic?', counted: {}, may: { PMC2630316: 'none' }, must: ['PMC2630316'], finds: ['PMC2630316'] },
  { kind: 'null', query: 'Do multiple micronutrients given to infants improve their cognition at preschool age?', counted: {}, may: { PMC4555141: 'none' }, must: ['PMC4555141'], finds: ['PMC4555141'] },
  { kind: 'conflict', query: 'Does rosuvastatin reduce hospital admissions for cardiovascular causes in heart failure?', counted: {}, may: { 'p-corona-2007': 'favour', 'p-gissi-hf-2008': 'none' }, must: ['p-corona-2007'] },
  { kind: 'conflict', query: 'Do the expectations of teachers change the intelligence of pupils?', counted: {}, must: ['p-raudenbush-1984'], finds: ['p-raudenbush-1984'], never: /^(?:mostly )?(?:yes|no)\./im, says: /two weeks/ },
  { kind: 'conflict', query: 'Was ChAdOx1 more effective when the first dose was low?', counted: {}, may: { 'p-chadox1-2021': 'favour' }, must: ['p-chadox1-2021'], says: /90\.0/ },
  { kind: 'one', query: 'Do people obey when they are told to give electric shocks?', counted: {}, must: ['p-milgram-1963'], says: /65%|26/ },
  { kind: 'one', query: 'Do arthropods come back to islands that have been emptied of animals?', counted: {}, must: ['p-simberloff-wilson-1969'], says: /250 days/ },
  { kind: 'number', query: 'What GLUE score did BERT reach?', says: /80\.5/, never: /^Too few/m },
  { kind: 'number', query: 'How many parameters does GPT-3 have?', says: /175 billion/ },
  { kind: 'number', query: 'How many patients on placebo died in TRACE?', says: /\b369\b/, never: /could not read/ },
  { kind: 'comparison', query: 'Is liraglutide better than rosiglitazone for body weight?', counted: {}, may: { PMC2871176: 'favour' }, must: ['PMC2871176'], finds: ['PMC2871176'], never: /^Nothing found/m, isOpen: true },
  { kind: 'comparison', query: 'ketamine versus midazolam for the behaviour of children at the dentist', counted: {}, may: { PMC5557991: 'none' }, must: ['PMC5557991'], finds: ['PMC5557991'] },
  { kind: 'comparison', query: 'Should a broken wrist be immobilised in dorsiflexion or in palmar flexion?', counted: {}, may: { PMC2759629: 'favour' }, must: ['PMC2759629'], finds: ['PMC2759629'] },
  { kind: 'premise', query: 'Why did agalsidase beta shrink the left ventricle more than agalsidase alfa?', counted: {}, may: { PMC1913555: 'none' }, must: ['PMC1913555'], never: /^(?:mostly )?yes/im },
  { kind: 'premise', query: 'Why did the removal of starfish increase the number of species on the shore?', counted: {}, may: { 'p-paine-1966': 'against' }, must: ['p-paine-1966'], never: /^(?:mostly )?yes|could read no result/im, isOpen: true },
  { kind: 'off', query: 'Does urban beekeeping threaten wild pollinators?', counted: {}, isOff: true },
  { kind: 'off', query: 'Are import tariffs passed on to consumers?', counted: {}, isOff: true, never: /75 of consumers/ },
  { kind: 'language', query: 'L’atorvastatine prévient-elle les accidents vasculaires cérébraux ?', counted: {}, may: { 'p-sparcl-2006': 'favour', 'p-ascot-lla-2003': 'favour', 'p-cards-2004': 'favour' }, must: ['p-sparcl-2006'], never: /CRP/ },
  { kind: 'language', query: '¿Previene el ramipril la muerte por cualquier causa?', counted: {}, may: { 'p-hope-2000': 'favour', 'p-aire-1993': 'favour' }, must: ['p-hope-2000', 'p-aire-1993'] },
  { kind: 'misspelt', query: 'does dapaglifozin slow down kidny disease', counted: {}, may: { 'p-dapa-ckd-2020': 'favour' }, finds: ['p-dapa-ckd-2020'], must: ['p-dapa-ckd-2020'] },
  { kind: 'misspelt', query: 'is lovastatine any good agenst coronry events', counted: {}, may: { 'p-afcaps-1998': 'favour' }, finds: ['p-afcaps-1998'], must: ['p-afcaps-1998'] },
  { kind: 'product', query: 'How can I see which papers my co-reviewer excluded?', counted: {}, says: /From the help/, isOpen: true },
  { kind: 'product', query: 'Where do I switch off e-mail notifications?', counted: {}, says: /From the help/, never: /counts what you have not read/ },
] // prettier-ignore
