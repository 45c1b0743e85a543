import { shelf } from './starter-paper.ts'

/** SGLT2 inhibitors in diabetes, heart failure and kidney disease, with the landmark trials of glucose, pressure and diet. */
export const sglt2InhibitorPapers = shelf('Cardiovascular medicine', [
  {
    id: 'p-empa-reg-2015',
    design: 'randomised-trial',
    title: 'Empagliflozin, cardiovascular outcomes, and mortality in type 2 diabetes',
    authors:
      'Zinman, Bernard; Wanner, Christoph; Lachin, John M.; Fitchett, David; Bluhmki, Erich; Hantel, Stefan; et al.',
    year: 2015,
    venue: 'The New England Journal of Medicine',
    at: '373(22):2117-2128',
    doi: '10.1056/nejmoa1504720',
    pmid: '26378978',
    keywords: 'empagliflozin; SGLT2 inhibitors; type 2 diabetes; heart failure; all-cause mortality',
    abstract: `EMPA-REG OUTCOME tested empagliflozin in 7,020 patients with type 2 diabetes and established cardiovascular
      disease over a median of 3.1 years. Cardiovascular death, infarction or stroke occurred in 490 of 4,687 patients on
      empagliflozin and in 282 of 2,333 on placebo, a hazard ratio of 0.86 (95.02% CI 0.74 to 0.99). Admission for heart
      failure occurred in 126 patients on empagliflozin and in 95 on placebo, a hazard ratio of 0.65 (95% CI 0.50 to 0.85).
      Deaths from any cause numbered 269 and 194, a hazard ratio of 0.68 (95% CI 0.57 to 0.82). Rates of infarction and
      stroke did not differ clearly. Genital infections were more frequent with empagliflozin.`,
  },
  {
    id: 'p-canvas-2017',
    design: 'randomised-trial',
    title: 'Canagliflozin and cardiovascular and renal events in type 2 diabetes',
    authors: 'Neal, Bruce; Perkovic, Vlado; Mahaffey, Kenneth W.; de Zeeuw, Dick; Fulcher, Greg; Erondu, Ngozi; et al.',
    year: 2017,
    venue: 'The New England Journal of Medicine',
    at: '377(7):644-657',
    doi: '10.1056/nejmoa1611925',
    pmid: '28605608',
    keywords: 'canagliflozin; SGLT2 inhibitors; type 2 diabetes; amputation; heart failure',
    abstract: `The CANVAS Program combined two trials of canagliflozin in 10,142 patients with type 2 diabetes and high
      cardiovascular risk. Cardiovascular death, infarction or stroke occurred at a rate of 26.9 per 1,000 patient-years
      with canagliflozin and 31.5 with placebo, a hazard ratio of 0.86 (95% CI 0.75 to 0.97). Admission for heart failure
      was less frequent, a hazard ratio of 0.67 (95% CI 0.52 to 0.87). Death from any cause had a hazard ratio of 0.87 (95%
      CI 0.74 to 1.01). Amputations were about twice as frequent with canagliflozin, 6.3 against 3.4 per 1,000
      patient-years, a hazard ratio of 1.97 (95% CI 1.41 to 2.75). Later trials of the class did not confirm that excess.`,
  },
  {
    id: 'p-declare-2019',
    design: 'randomised-trial',
    title: 'Dapagliflozin and cardiovascular outcomes in type 2 diabetes',
    authors: 'Wiviott, Stephen D.; Raz, Itamar; Bonaca, Marc P.; Mosenzon, Ofri; Kato, Eri T.; Cahn, Avivit; et al.',
    year: 2019,
    venue: 'The New England Journal of Medicine',
    at: '380(4):347-357',
    doi: '10.1056/nejmoa1812389',
    pmid: '30415602',
    keywords: 'dapagliflozin; SGLT2 inhibitors; type 2 diabetes; heart failure; primary prevention',
    abstract: `DECLARE-TIMI 58 randomised 17,160 patients with type 2 diabetes to dapagliflozin or placebo, most of them
      without established cardiovascular disease, for a median of 4.2 years. Cardiovascular death, infarction or stroke
      occurred in 8.8% of patients on dapagliflozin and 9.4% on placebo, a hazard ratio of 0.93 (95% CI 0.84 to 1.03).
      Admission for heart failure occurred in 212 of 8,582 patients on dapagliflozin and in 286 of 8,578 on placebo, a
      hazard ratio of 0.73 (95% CI 0.61 to 0.88). Deaths from any cause numbered 529 and 570, a hazard ratio of 0.93 (95%
      CI 0.82 to 1.04). Ketoacidosis was rare but more frequent with dapagliflozin.`,
  },
  {
    id: 'p-dapa-hf-2019',
    design: 'randomised-trial',
    title: 'Dapagliflozin in patients with heart failure and reduced ejection fraction',
    authors:
      'McMurray, John J. V.; Solomon, Scott D.; Inzucchi, Silvio E.; Køber, Lars; Kosiborod, Mikhail N.; Martinez, Felipe A.; et al.',
    year: 2019,
    venue: 'The New England Journal of Medicine',
    at: '381(21):1995-2008',
    doi: '10.1056/nejmoa1911303',
    pmid: '31535829',
    keywords: 'dapagliflozin; SGLT2 inhibitors; heart failure; reduced ejection fraction; all-cause mortality',
    abstract: `DAPA-HF tested dapagliflozin 10 mg in 4,744 patients with heart failure and an ejection fraction of 40% or
      less, with and without diabetes, over a median of 18.2 months. Worsening heart failure or cardiovascular death
      occurred in 386 of 2,373 patients on dapagliflozin and in 502 of 2,371 on placebo, a hazard ratio of 0.74 (95% CI
      0.65 to 0.85). Admission for heart failure occurred in 231 patients on dapagliflozin and in 318 on placebo. Deaths
      from any cause numbered 276 and 329, a hazard ratio of 0.83 (95% CI 0.71 to 0.97). The effect was the same in
      patients without diabetes as in those with it.`,
  },
  {
    id: 'p-emperor-reduced-2020',
    design: 'randomised-trial',
    title: 'Cardiovascular and renal outcomes with empagliflozin in heart failure',
    authors:
      'Packer, Milton; Anker, Stefan D.; Butler, Javed; Filippatos, Gerasimos; Pocock, Stuart J.; Carson, Peter; et al.',
    year: 2020,
    venue: 'The New England Journal of Medicine',
    at: '383(15):1413-1424',
    doi: '10.1056/nejmoa2022190',
    pmid: '32865377',
    keywords: 'empagliflozin; SGLT2 inhibitors; heart failure; reduced ejection fraction; kidney function',
    abstract: `EMPEROR-Reduced tested empagliflozin in 3,730 patients with heart failure and an ejection fraction of 40% or
      less over a median of 16 months. Cardiovascular death or admission for heart failure occurred in 361 of 1,863
      patients on empagliflozin and in 462 of 1,867 on placebo, a hazard ratio of 0.75 (95% CI 0.65 to 0.86). A first
      admission for heart failure occurred in 246 patients on empagliflozin and in 342 on placebo. Deaths from any cause
      numbered 249 and 266, a hazard ratio of 0.92 (95% CI 0.77 to 1.10). Kidney function declined more slowly with
      empagliflozin. The effect did not depend on diabetes.`,
  },
  {
    id: 'p-emperor-preserved-2021',
    design: 'randomised-trial',
    title: 'Empagliflozin in heart failure with a preserved ejection fraction',
    authors:
      'Anker, Stefan D.; Butler, Javed; Filippatos, Gerasimos; Ferreira, João P.; Bocchi, Edimar; Böhm, Michael; et al.',
    year: 2021,
    venue: 'The New England Journal of Medicine',
    at: '385(16):1451-1461',
    doi: '10.1056/nejmoa2107038',
    pmid: '34449189',
    keywords: 'empagliflozin; SGLT2 inhibitors; heart failure; preserved ejection fraction',
    abstract: `EMPEROR-Preserved tested empagliflozin in 5,988 patients with heart failure and an ejection fraction above 40%
      over a median of 26.2 months. Cardiovascular death or admission for heart failure occurred in 415 of 2,997 patients
      on empagliflozin and in 511 of 2,991 on placebo, a hazard ratio of 0.79 (95% CI 0.69 to 0.90). The effect came mainly
      from admissions for heart failure, which occurred in 259 patients on empagliflozin and in 352 on placebo. Deaths from
      any cause numbered 422 and 427, a hazard ratio of 1.00 (95% CI 0.87 to 1.15). Low blood pressure and genital
      infections were more frequent with empagliflozin.`,
  },
  {
    id: 'p-deliver-2022',
    design: 'randomised-trial',
    title: 'Dapagliflozin in heart failure with mildly reduced or preserved ejection fraction',
    authors:
      'Solomon, Scott D.; McMurray, John J. V.; Claggett, Brian; de Boer, Rudolf A.; DeMets, David; Hernandez, Adrian F.; et al.',
    year: 2022,
    venue: 'The New England Journal of Medicine',
    at: '387(12):1089-1098',
    doi: '10.1056/nejmoa2206286',
    pmid: '36027570',
    keywords: 'dapagliflozin; SGLT2 inhibitors; heart failure; preserved ejection fraction',
    abstract: `DELIVER tested dapagliflozin in 6,263 patients with heart failure and an ejection fraction above 40% over a
      median of 2.3 years. Worsening heart failure or cardiovascular death occurred in 512 of 3,131 patients on
      dapagliflozin and in 610 of 3,132 on placebo, a hazard ratio of 0.82 (95% CI 0.73 to 0.92). Admission for heart
      failure occurred in 329 patients on dapagliflozin and in 418 on placebo, a hazard ratio of 0.77 (95% CI 0.67 to
      0.89). Deaths from any cause numbered 497 and 526, a hazard ratio of 0.94 (95% CI 0.83 to 1.07). The benefit was
      similar above and below an ejection fraction of 60%.`,
  },
  {
    id: 'p-credence-2019',
    design: 'randomised-trial',
    title: 'Canagliflozin and renal outcomes in type 2 diabetes and nephropathy',
    authors:
      'Perkovic, Vlado; Jardine, Meg J.; Neal, Bruce; Bompoint, Severine; Heerspink, Hiddo J. L.; Charytan, David M.; et al.',
    year: 2019,
    venue: 'The New England Journal of Medicine',
    at: '380(24):2295-2306',
    doi: '10.1056/nejmoa1811744',
    pmid: '30990260',
    keywords: 'canagliflozin; SGLT2 inhibitors; diabetic kidney disease; albuminuria',
    abstract: `CREDENCE tested canagliflozin in 4,401 patients with type 2 diabetes and albuminuric kidney disease and was
      stopped early after a median of 2.62 years. End-stage kidney disease, doubling of creatinine, or renal or
      cardiovascular death occurred in 245 of 2,202 patients on canagliflozin and in 340 of 2,199 on placebo, a hazard
      ratio of 0.70 (95% CI 0.59 to 0.82). Admission for heart failure occurred in 89 patients on canagliflozin and in 141
      on placebo, a hazard ratio of 0.61 (95% CI 0.47 to 0.80). Deaths from any cause numbered 168 and 201, a hazard ratio
      of 0.83 (95% CI 0.68 to 1.02). Amputations and fractures were not more frequent with canagliflozin.`,
  },
  {
    id: 'p-dapa-ckd-2020',
    design: 'randomised-trial',
    title: 'Dapagliflozin in patients with chronic kidney disease',
    authors:
      'Heerspink, Hiddo J. L.; Stefánsson, Bergur V.; Correa-Rotter, Ricardo; Chertow, Glenn M.; Greene, Tom; Hou, Fan-Fan; et al.',
    year: 2020,
    venue: 'The New England Journal of Medicine',
    at: '383(15):1436-1446',
    doi: '10.1056/nejmoa2024816',
    pmid: '32970396',
    keywords: 'dapagliflozin; SGLT2 inhibitors; chronic kidney disease; all-cause mortality',
    abstract: `DAPA-CKD tested dapagliflozin in 4,304 patients with chronic kidney disease and albuminuria, with and without
      diabetes, over a median of 2.4 years. A lasting fall in filtration rate of at least 50%, end-stage kidney disease, or
      renal or cardiovascular death occurred in 197 of 2,152 patients on dapagliflozin and in 312 of 2,152 on placebo. The
      hazard ratio was 0.61 (95% CI 0.51 to 0.72). Deaths from any cause numbered 101 with dapagliflozin and 146 with
      placebo, a hazard ratio of 0.69 (95% CI 0.53 to 0.88). Patients without diabetes gained as much as those with it. The
      trial was stopped early for efficacy.`,
  },
  {
    id: 'p-empa-kidney-2023',
    design: 'randomised-trial',
    title: 'Empagliflozin in patients with chronic kidney disease',
    authors: 'The EMPA-KIDNEY Collaborative Group',
    year: 2023,
    venue: 'The New England Journal of Medicine',
    at: '388(2):117-127',
    doi: '10.1056/nejmoa2204233',
    pmid: '36331190',
    keywords: 'empagliflozin; SGLT2 inhibitors; chronic kidney disease',
    abstract: `EMPA-KIDNEY tested empagliflozin in 6,609 patients with a wide range of chronic kidney disease over a median
      of two years. Progression of kidney disease or cardiovascular death occurred in 432 of 3,304 patients on empagliflozin
      and in 558 of 3,305 on placebo, a hazard ratio of 0.72 (95% CI 0.64 to 0.82). Deaths from any cause numbered 148 with
      empagliflozin and 167 with placebo, a hazard ratio of 0.87 (95% CI 0.70 to 1.08). Hospital admissions for any cause
      were less frequent with empagliflozin. Admission for heart failure or cardiovascular death was not clearly reduced.
      About half of the participants had no diabetes.`,
  },
  {
    id: 'p-vertis-cv-2020',
    design: 'randomised-trial',
    title: 'Cardiovascular outcomes with ertugliflozin in type 2 diabetes',
    authors:
      'Cannon, Christopher P.; Pratley, Richard; Dagogo-Jack, Samuel; Mancuso, James; Huyck, Susan; Masiukiewicz, Urszula; et al.',
    year: 2020,
    venue: 'The New England Journal of Medicine',
    at: '383(15):1425-1435',
    doi: '10.1056/nejmoa2004967',
    pmid: '32966714',
    keywords: 'ertugliflozin; SGLT2 inhibitors; type 2 diabetes; non-inferiority',
    abstract: `VERTIS CV tested ertugliflozin in 8,246 patients with type 2 diabetes and established atherosclerotic disease
      over a mean of 3.5 years. Cardiovascular death, infarction or stroke occurred in 11.9% of patients in each group, a
      hazard ratio of 0.97 (95.6% CI 0.85 to 1.11), which met the criterion of non-inferiority. Admission for heart failure
      occurred in 139 of 5,499 patients on ertugliflozin and in 99 of 2,747 on placebo, a hazard ratio of 0.70 (95% CI 0.54
      to 0.90). Deaths from any cause numbered 473 and 254, a hazard ratio of 0.93 (95% CI 0.80 to 1.08). Amputations
      occurred in about 2% of patients.`,
  },
  {
    id: 'p-soloist-2021',
    design: 'randomised-trial',
    title: 'Sotagliflozin in patients with diabetes and recent worsening heart failure',
    authors:
      'Bhatt, Deepak L.; Szarek, Michael; Steg, P. Gabriel; Cannon, Christopher P.; Leiter, Lawrence A.; McGuire, Darren K.; et al.',
    year: 2021,
    venue: 'The New England Journal of Medicine',
    at: '384(2):117-128',
    doi: '10.1056/nejmoa2030183',
    pmid: '33200892',
    keywords: 'sotagliflozin; SGLT2 inhibitors; acute heart failure; type 2 diabetes',
    abstract: `SOLOIST-WHF tested sotagliflozin in 1,222 patients with type 2 diabetes who had just been in hospital for
      worsening heart failure. Treatment began before discharge or within three days after it. There were 245 primary
      events, cardiovascular deaths and admissions or urgent visits for heart failure, among 608 patients on sotagliflozin and
      355 among 614 on placebo, a hazard ratio of 0.67 (95% CI 0.52 to 0.85). Deaths from any cause were not clearly
      reduced. Diarrhoea was more frequent with sotagliflozin than with placebo. The trial ended early because the sponsor
      withdrew funding, so the number of events was smaller than planned.`,
  },
  {
    id: 'p-zelniker-2019',
    design: 'meta-analysis',
    title:
      'SGLT2 inhibitors for primary and secondary prevention of cardiovascular and renal outcomes in type 2 diabetes: a systematic review and meta-analysis of cardiovascular outcome trials',
    authors:
      'Zelniker, Thomas A.; Wiviott, Stephen D.; Raz, Itamar; Im, KyungAh; Goodrich, Erica L.; Bonaca, Marc P.; Mosenzon, Ofri; Kato, Eri T.; Cahn, Avivit; Furtado, Remo H. M.; et al.',
    year: 2019,
    venue: 'The Lancet',
    at: '393(10166):31-39',
    doi: '10.1016/s0140-6736(18)32590-x',
    pmid: '30424892',
    keywords: 'SGLT2 inhibitors; type 2 diabetes; heart failure; meta-analysis',
    abstract: `Zelniker and colleagues pooled the cardiovascular outcome trials of empagliflozin, canagliflozin and
      dapagliflozin with 34,322 patients with type 2 diabetes. SGLT2 inhibitors reduced cardiovascular death, infarction or
      stroke by 11%, a hazard ratio of 0.89 (95% CI 0.83 to 0.96), and only in patients with atherosclerotic disease.
      Cardiovascular death or admission for heart failure fell by 23%, a hazard ratio of 0.77 (95% CI 0.71 to 0.84), with
      and without atherosclerotic disease or a history of heart failure. Progression of kidney disease fell by 45%. The
      three trials differed in their patients, which explains part of the differences in their results.`,
  },
  {
    id: 'p-vaduganathan-2022',
    design: 'meta-analysis',
    title:
      'SGLT-2 inhibitors in patients with heart failure: a comprehensive meta-analysis of five randomised controlled trials',
    authors:
      'Vaduganathan, Muthiah; Docherty, Kieran F.; Claggett, Brian L.; Jhund, Pardeep S.; de Boer, Rudolf A.; Hernandez, Adrian F.; et al.',
    year: 2022,
    venue: 'The Lancet',
    at: '400(10354):757-767',
    doi: '10.1016/s0140-6736(22)01429-5',
    pmid: '36041474',
    keywords: 'SGLT2 inhibitors; heart failure; ejection fraction; meta-analysis',
    abstract: `Vaduganathan and colleagues pooled five trials of SGLT2 inhibitors in heart failure, DELIVER,
      EMPEROR-Preserved, DAPA-HF, EMPEROR-Reduced and SOLOIST-WHF, with 21,947 patients. Cardiovascular death or admission
      for heart failure fell, with a hazard ratio of 0.77 (95% CI 0.72 to 0.82). The hazard ratio was 0.87 (95% CI 0.79 to
      0.95) for cardiovascular death and 0.72 (95% CI 0.67 to 0.78) for a first admission for heart failure. Death from any
      cause had a hazard ratio of 0.92 (95% CI 0.86 to 0.99). The effect was consistent over the whole range of ejection
      fraction. The authors regard the class as a foundation of treatment in heart failure.`,
  },
  {
    id: 'p-ukpds33-1998',
    design: 'randomised-trial',
    title:
      'Intensive blood-glucose control with sulphonylureas or insulin compared with conventional treatment and risk of complications in patients with type 2 diabetes (UKPDS 33)',
    authors: 'UK Prospective Diabetes Study (UKPDS) Group',
    year: 1998,
    venue: 'The Lancet',
    at: '352(9131):837-853',
    doi: '10.1016/s0140-6736(98)07019-6',
    pmid: '9742976',
    keywords: 'type 2 diabetes; intensive glucose control; microvascular complications; sulphonylureas; insulin',
    abstract: `UKPDS 33 compared intensive glucose control by sulphonylurea or insulin with conventional control by diet in
      3,867 patients with newly diagnosed type 2 diabetes. Over ten years median haemoglobin A1c was 7.0% with intensive
      and 7.9% with conventional treatment. The risk of any diabetes-related endpoint was 12% lower (95% CI 1 to 21,
      p=0.029) with intensive control. Most of that reduction came from microvascular endpoints, which fell by 25% (95% CI 7
      to 40). The reduction in infarction was 16%, with a p value of 0.052. Intensive control raised the risk of
      hypoglycaemia and led to weight gain.`,
  },
  {
    id: 'p-dcct-1993',
    design: 'randomised-trial',
    title:
      'The effect of intensive treatment of diabetes on the development and progression of long-term complications in insulin-dependent diabetes mellitus',
    authors: 'The Diabetes Control and Complications Trial Research Group',
    year: 1993,
    venue: 'The New England Journal of Medicine',
    at: '329(14):977-986',
    doi: '10.1056/nejm199309303291401',
    pmid: '8366922',
    keywords: 'type 1 diabetes; intensive insulin therapy; retinopathy; nephropathy; neuropathy',
    abstract: `The DCCT randomised 1,441 patients with insulin-dependent diabetes to intensive or conventional insulin
      therapy and followed them for a mean of 6.5 years. In patients without retinopathy at the start intensive therapy
      reduced the risk of developing it by 76% (95% CI 62 to 85). In patients with mild retinopathy it slowed progression by
      54% (95% CI 39 to 66). Microalbuminuria fell by 39% and clinical neuropathy by 60%. The price was a risk of severe
      hypoglycaemia two to three times as high. The DCCT established that glucose control prevents the complications of
      diabetes.`,
  },
  {
    id: 'p-sprint-2015',
    design: 'randomised-trial',
    title: 'A randomized trial of intensive versus standard blood-pressure control',
    authors: 'The SPRINT Research Group',
    year: 2015,
    venue: 'The New England Journal of Medicine',
    at: '373(22):2103-2116',
    doi: '10.1056/nejmoa1511939',
    pmid: '26551272',
    keywords: 'hypertension; intensive blood pressure control; cardiovascular events; all-cause mortality',
    abstract: `SPRINT compared a systolic blood pressure target below 120 mm Hg with a target below 140 mm Hg in 9,361 adults
      with raised cardiovascular risk and no diabetes. It was stopped early after a median of 3.26 years. The primary
      composite of cardiovascular events occurred at 1.65% per year with intensive and 2.19% per year with standard
      treatment, a hazard ratio of 0.75 (95% CI 0.64 to 0.89). Deaths from any cause were also fewer, a hazard ratio of 0.73
      (95% CI 0.60 to 0.90). Low blood pressure, fainting, electrolyte disorders and acute kidney injury were more frequent
      with intensive treatment. Blood pressure was measured without staff in the room, which gives lower readings than usual
      practice.`,
  },
  {
    id: 'p-predimed-2013',
    design: 'randomised-trial',
    title: 'Primary prevention of cardiovascular disease with a Mediterranean diet',
    authors:
      'Estruch, Ramón; Ros, Emilio; Salas-Salvadó, Jordi; Covas, Maria-Isabel; Corella, Dolores; Arós, Fernando; et al.',
    year: 2013,
    venue: 'The New England Journal of Medicine',
    at: '368(14):1279-1290',
    doi: '10.1056/nejmoa1200303',
    pmid: '23432189',
    keywords: 'Mediterranean diet; olive oil; nuts; cardiovascular prevention; retraction',
    retracted: true,
    note: 'Retracted in June 2018 and replaced by a corrected report in the same journal (2018;378:e34).',
    abstract: `This first report of PREDIMED described 7,447 people at high cardiovascular risk in Spain assigned to a
      Mediterranean diet with olive oil, a Mediterranean diet with nuts, or a control diet. It reported about 30% fewer major
      cardiovascular events with either Mediterranean diet. The report was retracted in 2018 after irregularities in the
      randomisation came to light. At some sites household members had been given the same diet, and one site had assigned
      whole clinics. A corrected analysis was published in its place. The retracted report should not be cited as evidence
      of a randomised comparison.`,
  },
  {
    id: 'p-predimed-2018',
    design: 'randomised-trial',
    title:
      'Primary prevention of cardiovascular disease with a Mediterranean diet supplemented with extra-virgin olive oil or nuts',
    authors:
      'Estruch, Ramón; Ros, Emilio; Salas-Salvadó, Jordi; Covas, Maria-Isabel; Corella, Dolores; Arós, Fernando; et al.',
    year: 2018,
    venue: 'The New England Journal of Medicine',
    at: '378(25):e34',
    doi: '10.1056/nejmoa1800389',
    pmid: '29897866',
    keywords: 'Mediterranean diet; olive oil; nuts; cardiovascular prevention',
    abstract: `This corrected report of PREDIMED covers 7,447 people in Spain at high cardiovascular risk who were assigned
      to a Mediterranean diet with extra-virgin olive oil, a Mediterranean diet with nuts, or a control diet. Major
      cardiovascular events occurred in 288 participants over a median of 4.8 years. The hazard ratio against control was
      0.69 (95% CI 0.53 to 0.91) for the diet with olive oil and 0.72 (95% CI 0.54 to 0.95) for the diet with nuts. Results
      were similar when the 1,588 participants with known or suspected departures from the protocol were left out. Because
      some participants were not individually randomised, the evidence is weaker than that of a fully randomised trial.`,
  },
])
