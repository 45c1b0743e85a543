/**
 * Questions to the starter library, each with what a careful reader accepts: `says` stands in the answer, `never` does not,
 * `first` in its first sentence; `isEmpty`: it must give no finding. Judged by reading the library's papers.
 */
export type JudgedQuestion = {
  kind: 'number' | 'yes or no' | 'false premise' | 'off the library' | 'misspelt' | 'other language' | 'product' | 'list' | 'comparison' | 'definition' | 'named study'
  question: string
  first?: RegExp
  says?: readonly RegExp[]
  never?: RegExp
  isEmpty?: true
} // prettier-ignore

const absent = (words: string) => new RegExp(`^No paper here (?:speaks of|uses the words?) .*${words}`)

export const judgedQuestions: readonly JudgedQuestion[] = [
  { kind: 'number', question: 'How many participants were in the DAPA-HF trial?', first: /^4,744 patients: McMurray/ },
  { kind: 'number', question: 'How many patients did DAPA-HF enrol?', first: /^4,744 patients/ },
  { kind: 'number', question: 'What was the hazard ratio in EMPEROR-Reduced?', first: /^HR 0\.75 \(95% interval 0\.65 to 0\.86\)/ },
  { kind: 'number', question: 'How long was the follow-up in DAPA-HF?', first: /^18\.2 months/ },
  { kind: 'number', question: 'How many pupils were in Project STAR?', first: /11,600 (?:Tennessee )?pupils/ },
  { kind: 'number', question: 'How many participants were in the MARS-9 trial?', first: /^No paper here names a study called MARS-9/, isEmpty: true },
  { kind: 'number', question: 'What was the mean age in PARADIGM-HF?', first: /found nothing on an age of PARADIGM-HF/, isEmpty: true },
  { kind: 'number', question: 'How many people were in the JUPITER trial?', first: /^17,802 men and women/ },
  { kind: 'number', question: 'How many patients did MERIT-HF include?', first: /^3,991 patients/ },
  { kind: 'number', question: 'What was the hazard ratio in EMPEROR-Preserved?', first: /^HR 0\.79/ },
  { kind: 'number', question: 'How many patients died on spironolactone in RALES?', first: /^284 of 822/ },
  { kind: 'number', question: 'For how long were people followed in PROSPER?', first: /^3\.2 years/ },
  { kind: 'comparison', question: 'Is carvedilol better than metoprolol for survival in heart failure?', first: /^Too few to say.*better survival with carvedilol/, says: [/Poole-Wilson/], never: /Packer/ },
  { kind: 'false premise', question: 'Why does digoxin prolong life?', first: /no clear difference with digoxin/, never: /enalapril|statin/ },
  { kind: 'other language', question: '¿La digoxina reduce la mortalidad en la insuficiencia cardíaca?', says: [/no clear difference with digoxin/], never: /magnesium|bucindolol/ },
  { kind: 'list', question: 'Which meta-analyses are about BCG?', says: [/Colditz/, /Trunz/], never: /Nemes|Rodrigues/ },
  { kind: 'yes or no', question: 'Does BCG protect better against tuberculosis at high latitudes?', says: [/latitude|equator/], never: /^(?:Mostly )?yes/im },
  { kind: 'named study', question: 'What did the marshmallow test find?', says: [/Watts/], never: /Karpicke|Roediger/ },
  { kind: 'number', question: 'What was the efficacy of NVX-CoV2373 in the UK trial?', says: [/89\.7/], never: /70\.4/ },
  { kind: 'list', question: 'Which cohort studies looked at MMR and autism?', says: [/Hviid/, /Madsen/], never: /Wakefield/ },
  { kind: 'yes or no', question: 'Does a teacher aide improve reading?', says: [/To look into: Finn/], isEmpty: true, never: /small classes did clearly better/ },
  { kind: 'misspelt', question: 'Do beta-blokers reduce mortalty after infarction?', first: /“mortalty” as “mortality”/, never: /Pfeffer et al\. \(1992\)/ },
  { kind: 'other language', question: 'La simvastatine réduit-elle la mortalité coronaire ?', first: /^The question reads as French/, never: /Cannon et al\. \(2015\)(?!.*Not counted: )/ },
  { kind: 'comparison', question: 'Enalapril versus placebo for mortality in heart failure', says: [/SOLVD/], never: /McMurray et al\. \(2014\)/ },
  { kind: 'false premise', question: 'Why did rosuvastatin increase autism?', first: /^No paper here links rosuvastatin to autism/, isEmpty: true },
  { kind: 'off the library', question: 'Does cold water swimming treat depression?', first: absent('swimming'), isEmpty: true },
  { kind: 'off the library', question: 'What is the boiling point of mercury?', first: absent('mercury'), isEmpty: true },
  { kind: 'named study', question: 'What did Aronson 1948 find?', says: [/risk ratio .* 0\.41/], never: /Colditz|Ferguson/ },
  { kind: 'named study', question: 'What did the Hunter trial find about self-harm?', first: /^No paper here names a study called Hunter/, isEmpty: true, never: /worsening/i },
  { kind: 'named study', question: 'What did DAPA-HF find?', says: [/McMurray/], never: /Packer/ },
  { kind: 'yes or no', question: 'Does BCG vaccination prevent tuberculosis?', says: [/Mostly yes|^Yes/m] },
  { kind: 'yes or no', question: 'Do vaccines cause autism?', says: [/0\.93 \(95% CI 0\.85 to 1\.02\)|no (?:link|association)/], never: /Wakefield et al\. \(1998\), library summary: “(?!Large cohort|The paper was retracted)/ },
  { kind: 'yes or no', question: 'Does hydroxychloroquine reduce deaths in hospital?', says: [/421 of 1,561/], never: /carvedilol|nebivolol/ },
  { kind: 'yes or no', question: 'Do statins reduce major coronary events?', says: [/statin/i] },
  { kind: 'yes or no', question: 'Does magnesium after myocardial infarction lower mortality?', says: [/magnesium/i], never: /captopril to|beta-blockers reduced/ },
  { kind: 'yes or no', question: 'Does smaller class size raise achievement?', says: [/class/i] },
  { kind: 'yes or no', question: 'Does BCG vaccination prevent tuberculosis in astronauts?', first: /^No paper here uses the word “astronauts”/ },
  { kind: 'false premise', question: 'Why did BCG cause autism?', first: /^No paper here links BCG to autism/, isEmpty: true },
  { kind: 'false premise', question: 'How does an mRNA vaccine against malaria work in Kenya?', first: absent('malaria'), isEmpty: true },
  { kind: 'false premise', question: 'Why does simvastatin cure tuberculosis?', first: /^No paper here links simvastatin to tuberculosis/, isEmpty: true },
  { kind: 'false premise', question: 'How much did AlphaFold reduce deaths from heart failure?', first: /^In no one paper here were “AlphaFold”, .* all found/, isEmpty: true },
  { kind: 'off the library', question: 'Does intermittent fasting improve insulin sensitivity?', first: absent('intermittent fasting'), isEmpty: true },
  { kind: 'off the library', question: 'Does raising the minimum wage reduce employment?', first: absent('minimum wage'), isEmpty: true },
  { kind: 'off the library', question: 'What is the capital of France?', first: absent('France'), isEmpty: true },
  { kind: 'off the library', question: 'Does acupuncture relieve migraine?', first: absent('acupuncture'), isEmpty: true },
  { kind: 'off the library', question: 'Who won the world cup in 2018?', first: absent('world cup'), isEmpty: true },
  { kind: 'off the library', question: 'Does probiotic yoghurt prevent eczema?', first: absent('probiotic yoghurt'), says: [/^No paper here speaks of eczema/m], isEmpty: true },
  { kind: 'off the library', question: 'Is bitcoin a good investment?', first: absent('bitcoin'), isEmpty: true },
  { kind: 'off the library', question: 'How do solar panels degrade over time?', first: absent('solar panels'), isEmpty: true },
  { kind: 'misspelt', question: 'Do statns reduce coronry events?', first: /“statns” as “statin” and “coronry” as “coronary”/, says: [/coronary/] },
  { kind: 'misspelt', question: 'Does hydroxychlorquine reduce deaths?', first: /“hydroxychlorquine” as “hydroxychloroquine”/, says: [/421 of 1,561|died/] },
  { kind: 'misspelt', question: 'Does BCG vacination prevent tubercolosis?', first: /“tubercolosis” as “tuberculosis”/, says: [/tuberculosis/] },
  { kind: 'other language', question: 'Schützt die BCG-Impfung gegen Tuberkulose?', first: /^The question reads as German/, says: [/tuberculosis/] },
  { kind: 'other language', question: '¿Las estatinas reducen los infartos en las mujeres?', first: /^The question reads as Spanish/ },
  { kind: 'other language', question: 'Le vaccin BCG protège-t-il contre la tuberculose ?', first: /^The question reads as French/, says: [/tuberculosis|BCG/] },
  { kind: 'product', question: 'How do I import papers from Zotero?', says: [/RIS/, /From the help/], isEmpty: true },
  { kind: 'product', question: 'What does the free plan cost?', says: [/Free costs nothing/], isEmpty: true },
  { kind: 'product', question: 'How can I export my library to Word?', says: [/help/i], isEmpty: true },
  { kind: 'list', question: 'Which trials tested dexamethasone?', first: /^2 papers here speak of dexamethasone/ },
  { kind: 'list', question: 'List the randomised trials of BCG', first: /^17 such papers here speak of BCG/ },
  { kind: 'list', question: 'Which papers study ketamine?', first: /speaks? of ketamine/, isEmpty: true },
  { kind: 'comparison', question: 'Are SGLT2 inhibitors better than beta-blockers in heart failure?', says: [/which of the two is better they do not say|No paper here|no result here that sets/], isEmpty: true },
  { kind: 'comparison', question: 'Compare carvedilol and metoprolol', says: [/carvedilol/i, /metoprolol/i] },
  { kind: 'definition', question: 'What is publication bias?', says: [/publication bias/i] },
  { kind: 'definition', question: 'What is quantum entanglement?', first: absent('quantum entanglement'), isEmpty: true },
  { kind: 'definition', question: 'Define funnel plot', says: [/funnel/i] },
] // prettier-ignore
