import type { AskedQuestion } from './questions.ts'

/** Written after the rules, and before their answers were seen. */
export const laterQuestions: readonly AskedQuestion[] = [
  { group: 'starter', query: 'Do beta-blockers reduce mortality in heart failure?', kind: 'effect', words: ['yes', 'mostly-yes', 'mixed'], says: { 'p-cibis2-1999': 'favour', 'p-merit-hf-1999': 'favour' } },
  { group: 'starter', query: 'Does enalapril reduce deaths in heart failure?', kind: 'effect', says: { 'p-solvd-treatment-1991': 'favour' } },
  { group: 'starter', query: 'Is carvedilol effective for survival in severe heart failure?', kind: 'effect', says: { 'p-copernicus-2001': 'favour' }, of: ['p-copernicus-2001'] },
  { group: 'starter', query: 'Does pravastatin reduce all-cause mortality?', kind: 'effect', says: { 'p-lipid-1998': 'favour' }, of: ['p-lipid-1998'] },
  { group: 'null', query: 'Does rosuvastatin reduce mortality in dialysis patients?', kind: 'effect', says: { 'p-aurora-2009': 'none' }, of: ['p-aurora-2009'] },
  { group: 'null', query: 'Did rosuvastatin lower deaths from any cause in CORONA?', kind: 'effect', says: { 'p-corona-2007': 'none' }, of: ['p-corona-2007'] },
  { group: 'null', query: 'Does bucindolol reduce mortality?', kind: 'effect', says: { 'p-best-2001': 'none' }, of: ['p-best-2001'] },
  { group: 'null', query: 'Does MVA85A prevent tuberculosis in infants?', kind: 'effect', says: { 'p-tameris-2013': 'none' }, of: ['p-tameris-2013'] },
  { group: 'one', query: 'Does M72/AS01E vaccination prevent tuberculosis?', kind: 'effect', says: { 'p-tait-2019': 'favour' }, of: ['p-tait-2019'] },
  { group: 'one', query: 'Does BCG revaccination prevent tuberculosis?', kind: 'effect', says: { 'p-rodrigues-2005': 'none' }, of: ['p-rodrigues-2005'] },
  { group: 'one', query: 'Does canagliflozin protect against kidney failure?', kind: 'effect', of: ['p-credence-2019'] },
  { group: 'one', query: 'Is BNT162b2 effective against COVID-19?', kind: 'effect', says: { 'p-bnt162b2-2020': 'favour' }, of: ['p-bnt162b2-2020'] },
  { group: 'number', query: 'How many people were randomised in EMPEROR-Preserved?', kind: 'number', number: 'sample-size' },
  { group: 'number', query: 'In which country was the BCG-REVAC trial done?', kind: 'number', number: 'country' },
  { group: 'off', query: 'Does kangaroo care reduce neonatal mortality?', kind: 'effect', words: ['nothing'], absent: 'kangaroo care', of: ['p-hart-1977'] },
  { group: 'off', query: 'Is coffee associated with Parkinson’s disease?', kind: 'association', words: ['nothing'], absent: 'coffee', of: ['p-hviid-2019'] },
  { group: 'premise', query: 'Why do statins cause autism?', kind: 'premise', words: ['nothing'], absent: 'autism', of: ['p-4s-1994', 'p-jupiter-2008'] },
  { group: 'comparison', query: 'bisoprolol vs placebo for death in heart failure', kind: 'comparison', says: { 'p-cibis2-1999': 'favour' }, of: ['p-cibis2-1999'] },
  { group: 'definition', query: 'What does intention to treat mean?', kind: 'definition' },
  { group: 'product', query: 'Is it possible to export my manuscript to Word?', kind: 'product' },
] // prettier-ignore
