import type { CheckedQuestion } from './checked-question.ts'

/** Twenty questions on papers of another draw by lot, written after the faults of the eleventh set were mended, and asked once. */
export const twelfthSet: readonly CheckedQuestion[] = [
  { kind: 'starter', query: 'Will people who share a pasture ruin it?', counted: {}, must: ['p-hardin-1968'], finds: ['p-hardin-1968'] },
  { kind: 'one', query: 'What do gases from spray cans do to the ozone?', counted: {}, must: ['p-molina-rowland-1974'] },
  { kind: 'one', query: 'Which cause will change the diversity of life on land most?', counted: {}, must: ['p-sala-2000'], says: /land use/, isOpen: true },
  { kind: 'number', query: 'How long may the gases from refrigerators last in the lower atmosphere?', must: ['p-molina-rowland-1974'], says: /40 to 150/ },
  { kind: 'number', query: 'By how much did BCG lower deaths from tuberculosis in seven trials?', must: ['p-colditz-1994'], says: /0\.29/, isOpen: true },
  { kind: 'definition', query: 'What do k1 and b do in BM25?', must: ['p-robertson-zaragoza-2009'], says: /govern saturation/ },
  { kind: 'own', query: 'Does brain training wake up the brain of people with Parkinson?', counted: {}, may: { PMC5707237: 'favour' }, must: ['PMC5707237'], finds: ['PMC5707237'], isOpen: true },
  { kind: 'null', query: 'Does an online programme make heavy teenagers thinner?', counted: {}, may: { PMC4784348: 'none' }, must: ['PMC4784348'], finds: ['PMC4784348'], isOpen: true },
  { kind: 'own', query: 'Do e-cigarettes take away the urge to smoke?', counted: {}, may: { PMC4588874: 'favour' }, must: ['PMC4588874'], finds: ['PMC4588874'] },
  { kind: 'comparison', query: 'Do vapers get as much nicotine as from a cigarette?', counted: {}, may: { PMC4588874: 'none' }, must: ['PMC4588874'], finds: ['PMC4588874'] },
  { kind: 'premise', query: 'Why does fish oil keep old people alive after a heart attack?', counted: {}, may: { 'p-gissi-1999': 'favour' }, finds: ['PMC4074832'], never: /^(?:mostly )?yes/im, isOpen: true },
  { kind: 'own', query: 'Do capsules of plant sterols bring bad cholesterol down?', counted: {}, may: { PMC1852556: 'favour' }, must: ['PMC1852556'], finds: ['PMC1852556'] },
  { kind: 'comparison', query: 'Neurofeedback or nerve stimulation through the skin for headaches: which works better?', counted: {}, may: { PMC4222010: 'favour' }, must: ['PMC4222010'], finds: ['PMC4222010'] },
  { kind: 'premise', query: 'Why does sitagliptin clog the arteries?', counted: {}, never: /^(?:mostly )?yes/im, finds: ['PMC3973974'] },
  { kind: 'own', query: 'Do home visits get more Latina women to have a mammogram?', counted: {}, must: ['PMC3036625'], finds: ['PMC3036625'] },
  { kind: 'off', query: 'Do electric buses make cities quieter?', counted: {}, isOff: true },
  { kind: 'off', query: 'Does playing chess raise marks in mathematics?', counted: {}, isOff: true },
  { kind: 'language', query: 'Lindert Neurofeedback Kopfschmerzen?', counted: {}, may: { PMC4222010: 'favour' }, finds: ['PMC4222010'], isOpen: true },
  { kind: 'misspelt', query: 'do plant sterrol capsuls lower colesterol', counted: {}, may: { PMC1852556: 'favour' }, must: ['PMC1852556'], finds: ['PMC1852556'] },
  { kind: 'product', query: 'Where do I find the searches I did last week?', counted: {}, says: /From the help/, isOpen: true },
] // prettier-ignore
