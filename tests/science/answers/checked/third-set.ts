import type { CheckedQuestion } from './checked-question.ts'

/** Twenty questions, written after the second set was mended and before they were asked. */
export const thirdSet: readonly CheckedQuestion[] = [
  { kind: 'starter', query: 'Does enalapril reduce mortality in heart failure?', counted: { 'p-consensus-1987': 'favour', 'p-solvd-treatment-1991': 'favour' } },
  { kind: 'starter', query: 'Does trandolapril lower mortality after myocardial infarction?', counted: { 'p-trace-1995': 'favour' } },
  { kind: 'starter', query: 'Does canagliflozin reduce admission for heart failure?', counted: { 'p-canvas-2017': 'favour', 'p-credence-2019': 'favour' } },
  { kind: 'starter', query: 'Does empagliflozin reduce progression of kidney disease?', counted: {} },
  { kind: 'starter', query: 'Does spironolactone reduce mortality in severe heart failure?', counted: { 'p-rales-1999': 'favour' } },
  { kind: 'null', query: 'Does bucindolol lower mortality in heart failure?', counted: { 'p-best-2001': 'none' } },
  { kind: 'null', query: 'Does nebivolol reduce deaths from any cause in elderly patients with heart failure?', counted: { 'p-seniors-2005': 'none' } },
  { kind: 'null', query: 'Does atorvastatin reduce mortality in dialysis?', counted: {} },
  { kind: 'one', query: 'Does sotagliflozin lower mortality in diabetes?', counted: {}, may: { 'p-soloist-2021': 'none' } },
  { kind: 'one', query: 'Does metoprolol reduce sudden death?', counted: { 'p-merit-hf-1999': 'favour' } },
  { kind: 'one', query: 'Does lovastatin prevent heart attacks?', counted: {} },
  { kind: 'conflict', query: 'Do SGLT2 inhibitors lower all-cause mortality in chronic kidney disease?', counted: { 'p-dapa-ckd-2020': 'favour', 'p-empa-kidney-2023': 'none', 'p-credence-2019': 'none' } },
  { kind: 'conflict', query: 'Do statins reduce all-cause mortality in type 2 diabetes?', counted: {}, may: { 'p-cards-2004': 'none' } },
  { kind: 'comparison', query: 'streptokinase versus aspirin for vascular death', counted: {} },
  { kind: 'comparison', query: 'high-dose versus low-dose atorvastatin for cardiovascular events', counted: {}, may: { 'p-tnt-2005': 'favour' } },
  { kind: 'premise', query: 'Why does rosuvastatin increase mortality?', counted: { 'p-jupiter-2008': 'against', 'p-corona-2007': 'none', 'p-gissi-hf-2008': 'none', 'p-aurora-2009': 'none', 'p-hope3-2016': 'none' } },
  { kind: 'own', query: 'Does laparoscopic surgery shorten hospital stay?', counted: {}, may: {} },
  { kind: 'own', query: 'Does valerian improve insomnia?', counted: {}, may: { PMC2002515: 'none' } },
  { kind: 'own', query: 'Does earplug use improve sleep in ICU patients?', counted: {}, may: { PMC4391192: 'favour' } },
  { kind: 'own', query: 'Does selenium reduce inflammation?', counted: {}, may: { PMC4574282: 'favour' } },
] // prettier-ignore
