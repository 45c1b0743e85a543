import type { CheckedQuestion } from './checked-question.ts'

/** Sixty questions in twelve kinds to search, the answer and Copilot, written before any of them was asked. One expectation was widened: two reports of one study may both be shown, and are counted once. */
export const fourthSet: readonly CheckedQuestion[] = [
  // Answered by the starter papers.
  { kind: 'starter', query: 'Do mRNA vaccines prevent symptomatic COVID-19?', counted: { 'p-bnt162b2-2020': 'favour', 'p-mrna1273-2021': 'favour' }, finds: ['p-mrna1273-2021'] },
  { kind: 'starter', query: 'Does intensive glucose control prevent retinopathy?', counted: { 'p-dcct-1993': 'favour' }, finds: ['p-dcct-1993'], never: /Gerstein|blood-pressure/i },
  { kind: 'starter', query: 'Does menopausal hormone therapy raise the risk of breast cancer?', counted: {}, may: { 'p-whi-2002': 'favour' }, finds: ['p-whi-2002'] },
  { kind: 'starter', query: 'Does practice testing improve retention?', counted: {}, may: { 'p-roediger-karpicke-2006': 'favour', 'p-karpicke-roediger-2008': 'favour' }, finds: ['p-roediger-karpicke-2006'] },
  { kind: 'starter', query: 'Does physical activity at work protect against coronary heart disease?', counted: {}, may: { 'p-morris-1953': 'favour' }, finds: ['p-morris-1953'] },
  // Answered by files that somebody brought.
  { kind: 'own', query: 'Does osteopathic treatment shorten the hospital stay of preterm infants?', counted: { PMC4431716: 'favour' }, finds: ['PMC4431716'] },
  { kind: 'own', query: 'Does vitamin C prevent recurrent bacterial vaginosis?', counted: { PMC3712888: 'favour' }, finds: ['PMC3712888'] },
  { kind: 'own', query: 'Does lidocaine gel reduce oral pain in children?', counted: { PMC4677000: 'favour' }, finds: ['PMC4677000'] },
  { kind: 'own', query: 'Do selenium and coenzyme Q10 lower cardiovascular mortality?', counted: { PMC4666408: 'favour' }, may: { PMC4574282: 'favour' }, finds: ['PMC4666408'] },
  { kind: 'own', query: 'Does homeopathy relieve depression?', counted: {}, finds: ['PMC3748824'], never: /^(?:mostly )?yes/im },
  { kind: 'own', query: 'Does tai chi lower blood pressure?', counted: {}, never: /^(?:mostly )?yes/im },
  // Nulls: each must be shown.
  { kind: 'null', query: 'Does atorvastatin reduce cardiovascular events in haemodialysis patients?', counted: { 'p-4d-2005': 'none' }, must: ['p-4d-2005'] },
  { kind: 'null', query: 'Does enalapril reduce deaths in people without symptoms of heart failure?', counted: { 'p-solvd-prevention-1992': 'none' }, must: ['p-solvd-prevention-1992'] },
  { kind: 'null', query: 'Does mononitrate reduce mortality after myocardial infarction?', counted: { 'p-isis4-1995': 'none' }, must: ['p-isis4-1995'] },
  { kind: 'null', query: 'Does oestrogen plus progestin change mortality from any cause?', counted: { 'p-whi-2002': 'none' }, must: ['p-whi-2002'] },
  { kind: 'null', query: 'Does intrauterine hCG improve live birth rates?', counted: { PMC4491277: 'none' }, must: ['PMC4491277'] },
  { kind: 'null', query: 'Does esomeprazole reduce exacerbations in cystic fibrosis?', counted: { PMC3931289: 'none' }, must: ['PMC3931289'] },
  // Papers that disagree.
  { kind: 'conflict', query: 'Does bisoprolol lower mortality in heart failure?', counted: { 'p-cibis-1994': 'none', 'p-cibis2-1999': 'favour' }, must: ['p-cibis-1994', 'p-cibis2-1999'] },
  { kind: 'conflict', query: 'Does empagliflozin reduce all-cause mortality?', counted: { 'p-empa-reg-2015': 'favour', 'p-emperor-reduced-2020': 'none', 'p-emperor-preserved-2021': 'none', 'p-empa-kidney-2023': 'none' }, must: ['p-empa-reg-2015', 'p-emperor-reduced-2020', 'p-emperor-preserved-2021', 'p-empa-kidney-2023'] },
  { kind: 'conflict', query: 'Does metoprolol reduce deaths in heart failure?', counted: { 'p-merit-hf-1999': 'favour', 'p-mdc-1993': 'none' }, must: ['p-merit-hf-1999', 'p-mdc-1993'] },
  { kind: 'conflict', query: 'Does the ability to delay gratification predict later achievement?', counted: {}, may: { 'p-watts-2018': 'favour', 'p-mischel-1989': 'favour' }, finds: ['p-watts-2018'] },
  // One paper.
  { kind: 'one', query: 'Does evolocumab reduce cardiovascular mortality?', counted: { 'p-fourier-2017': 'none' }, must: ['p-fourier-2017'] },
  { kind: 'one', query: 'Does adding ezetimibe reduce deaths from any cause?', counted: { 'p-improve-it-2015': 'none' }, must: ['p-improve-it-2015'] },
  { kind: 'one', query: 'Does the Gam-COVID-Vac vaccine prevent COVID-19?', counted: { 'p-sputnik-2021': 'favour' } },
  { kind: 'one', query: 'Does gantenerumab slow cognitive decline in prodromal Alzheimer’s disease?', counted: {}, may: { PMC5723032: 'none' }, finds: ['PMC5723032'] },
  // Numbers.
  { kind: 'number', query: 'How many children were in the Hviid cohort?', says: /657,461/ },
  { kind: 'number', query: 'What was the hazard ratio for stroke in the Women’s Health Initiative?', says: /1\.41/, never: /^HR (?:1\.29|1\.26|2\.13)/m },
  { kind: 'number', query: 'How many patients on captopril died in SAVE?', says: /228 of 1,115/ },
  { kind: 'number', query: 'What was the vaccine efficacy in PREVENT-19?', says: /90\.4/ },
  { kind: 'number', query: 'How long was the follow-up of the LIPID trial?', says: /6\.1 years/ },
  { kind: 'number', query: 'What was the odds ratio for death in MAGIC?', says: /1\.0 \(95% interval 0\.9 to 1\.1\)/ },
  { kind: 'number', query: 'How many laboratories took part in the ego depletion replication?', says: /Twenty-three|23/ },
  { kind: 'number', query: 'What percentage of participants went to 450 volts in Milgram’s study?', says: /65 ?%/ },
  { kind: 'number', query: 'How many women were in AFCAPS/TexCAPS?', says: /997/, never: /^6,605/m },
  { kind: 'number', query: 'What was the relative risk of sudden death in MERIT-HF?', says: /0\.59/, never: /^RR 0\.66/m },
  { kind: 'number', query: 'How many newborns were randomised in the trial of osteopathic manipulative treatment on preterms?', says: /695/ },
  { kind: 'number', query: 'How many patients were randomised to gantenerumab or placebo in SCarlet RoAD?', says: /797/, never: /^3,?089/m },
  // Comparisons.
  { kind: 'comparison', query: 'Is ivermectin better than thiabendazole for strongyloidiasis?', counted: {}, may: { PMC3144183: 'none' }, finds: ['PMC3144183'] },
  { kind: 'comparison', query: 'cassia fistula versus mineral oil for constipation in children', counted: {}, may: { PMC3556012: 'favour' }, finds: ['PMC3556012'] },
  { kind: 'comparison', query: 'mRNA-1273 versus ChAdOx1 for symptomatic COVID-19', counted: {} },
  { kind: 'comparison', query: 'Is spaced study better than massed study for recall?', counted: {}, finds: ['p-cepeda-2006'] },
  { kind: 'comparison', query: 'dexamethasone compared with hydroxychloroquine for mortality in COVID-19', counted: {} },
  // False premises.
  { kind: 'premise', query: 'Why does oestrogen plus progestin protect against coronary heart disease?', counted: {}, may: { 'p-whi-2002': 'against' }, never: /^(?:mostly )?yes/im },
  { kind: 'premise', query: 'Why did magnesium save lives in ISIS-4?', counted: { 'p-isis4-1995': 'none' }, never: /^(?:mostly )?yes/im },
  { kind: 'premise', query: 'How does ezetimibe cause dementia?', counted: {}, isOff: true },
  { kind: 'premise', query: 'Why does ego depletion weaken self-control?', counted: { 'p-hagger-2016': 'none' }, never: /^(?:mostly )?yes/im },
  { kind: 'premise', query: 'Why does signing at the beginning make people more honest?', counted: {}, says: /retract/i, never: /^(?:mostly )?yes/im },
  // Off the library.
  { kind: 'off', query: 'Does vagus nerve stimulation reduce seizures?', counted: {}, isOff: true },
  { kind: 'off', query: 'Are microplastics harmful to fish?', counted: {}, isOff: true },
  { kind: 'off', query: 'Do carbon taxes reduce emissions?', counted: {}, isOff: true },
  { kind: 'off', query: 'Do school uniforms improve attendance?', counted: {}, isOff: true },
  { kind: 'off', query: 'Does a rabies vaccine protect dogs?', counted: {}, isOff: true },
  // Other languages.
  { kind: 'language', query: 'Senkt Bisoprolol die Sterblichkeit bei Herzinsuffizienz?', counted: { 'p-cibis-1994': 'none', 'p-cibis2-1999': 'favour' }, finds: ['p-cibis2-1999'] },
  { kind: 'language', query: 'Verringert Spironolacton die Zahl der Todesfälle?', counted: {}, may: { 'p-rales-1999': 'favour' }, finds: ['p-rales-1999'] },
  { kind: 'language', query: '¿Reduce la hidroxicloroquina la mortalidad por COVID-19?', counted: { 'p-recovery-hcq-2020': 'none' }, finds: ['p-recovery-hcq-2020'] },
  // Misspelt.
  { kind: 'misspelt', query: 'does streptomicin lower mortalty in tuberculosus', counted: { 'p-mrc-streptomycin-1948': 'favour' }, finds: ['p-mrc-streptomycin-1948'] },
  { kind: 'misspelt', query: 'does nitrate help copd patients excercise', counted: {}, may: { PMC4689520: 'none' }, finds: ['PMC4689520'] },
  { kind: 'misspelt', query: 'ivermectine vs tiabendazole strongyloidiasis efficacy', counted: {}, may: { PMC3144183: 'none' }, finds: ['PMC3144183'] },
  // About the product.
  { kind: 'product', query: 'How do I change the citation style of my manuscript?', counted: {} },
  { kind: 'product', query: 'Can two people screen the same papers?', counted: {} },
] // prettier-ignore
