import type { CheckedQuestion } from './checked-question.ts'

/** Twenty-one questions written after the sixth set was mended and before any of them was asked; run once. */
export const seventhSet: readonly CheckedQuestion[] = [
  { kind: 'starter', query: 'Does trandolapril reduce sudden death?', counted: {}, may: { 'p-trace-1995': 'favour' }, must: ['p-trace-1995'], finds: ['p-trace-1995'] },
  { kind: 'starter', query: 'Does lovastatin raise HDL cholesterol?', counted: {}, may: { 'p-afcaps-1998': 'favour' }, must: ['p-afcaps-1998'] },
  { kind: 'own', query: 'Does nebulized morphine relieve dyspnea?', counted: {}, may: { PMC3316967: 'favour' }, finds: ['PMC3316967'], must: ['PMC3316967'] },
  { kind: 'own', query: 'Does Baduanjin lower blood pressure?', counted: {}, may: { PMC4094699: 'none' }, finds: ['PMC4094699'], must: ['PMC4094699'] },
  { kind: 'null', query: 'Does eating slowly reduce energy intake?', counted: {}, may: { PMC3544627: 'none' }, finds: ['PMC3544627'], must: ['PMC3544627'] },
  { kind: 'null', query: 'Does simvastatin increase the incidence of cancer?', counted: {}, may: { PMC1079844: 'none' }, finds: ['PMC1079844'], must: ['PMC1079844'] },
  { kind: 'null', query: 'Does sotagliflozin reduce death from any cause?', counted: { 'p-soloist-2021': 'none' }, must: ['p-soloist-2021'] },
  { kind: 'conflict', query: 'Does empagliflozin reduce strokes?', counted: {}, may: { 'p-empa-reg-2015': 'none' }, must: ['p-empa-reg-2015'] },
  { kind: 'conflict', query: 'Does bisoprolol reduce hospital admission for worsening heart failure?', counted: {}, may: { 'p-cibis-1994': 'favour' }, must: ['p-cibis-1994'] },
  { kind: 'one', query: 'Does plant diversity help grasslands to resist drought?', counted: {}, may: { 'p-tilman-1994': 'favour' }, must: ['p-tilman-1994'] },
  { kind: 'one', query: 'Is long sleep linked to death?', counted: {}, must: ['p-cappuccio-2010'] },
  { kind: 'number', query: 'How many people were randomised in PROSPER?', says: /5,804/ },
  { kind: 'number', query: 'What was the hazard ratio for stroke in ASCOT-LLA?', says: /0\.73/, never: /^HR 0\.(?:64|87)/m },
  { kind: 'number', query: 'How many studies did Root and colleagues pool?', says: /143/ },
  { kind: 'comparison', query: 'carvedilol versus metoprolol for death or hospital admission', counted: {}, may: { 'p-comet-2003': 'none' }, finds: ['p-comet-2003'] },
  { kind: 'premise', query: 'Why did the first Many Labs project fail to replicate anchoring?', counted: {}, never: /^(?:mostly )?yes/im },
  { kind: 'premise', query: 'How does ubiquinol cure tuberculosis?', counted: {}, says: /^No paper here/m },
  { kind: 'one', query: 'Do bicycle helmets prevent concussion?', counted: {}, never: /^(?:mostly )?(?:yes|no)\./im },
  { kind: 'language', query: 'Senkt Rosuvastatin die Sterblichkeit bei Herzinsuffizienz?', counted: { 'p-corona-2007': 'none', 'p-gissi-hf-2008': 'none' }, finds: ['p-gissi-hf-2008'] },
  { kind: 'misspelt', query: 'dose bisoprolol reduce mortalty in hart failure', counted: { 'p-cibis-1994': 'none', 'p-cibis2-1999': 'favour' }, finds: ['p-cibis2-1999'] },
  { kind: 'product', query: 'Can I share a manuscript with a colleague?', counted: {}, never: /^\d+ papers? here/m },
] // prettier-ignore
