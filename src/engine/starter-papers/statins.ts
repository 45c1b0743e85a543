import { shelf } from './starter-paper.ts'

/** Statins against mortality and coronary events: the placebo-controlled trials, the comparisons of doses, the pooled analyses. */
export const statinPapers = shelf('Cardiovascular medicine', [
  {
    id: 'p-4s-1994',
    design: 'randomised-trial',
    title:
      'Randomised trial of cholesterol lowering in 4444 patients with coronary heart disease: the Scandinavian Simvastatin Survival Study (4S)',
    authors: 'Scandinavian Simvastatin Survival Study Group',
    year: 1994,
    venue: 'The Lancet',
    at: '344(8934):1383-1389',
    doi: '10.1016/s0140-6736(94)90566-5',
    pmid: '7968073',
    keywords: 'simvastatin; statins; secondary prevention; all-cause mortality; coronary heart disease',
    abstract: `The 4S trial randomised 4,444 patients with angina or previous myocardial infarction and raised cholesterol
      to simvastatin or placebo. Over a median of 5.4 years 182 of 2,221 patients on simvastatin died, against 256 of 2,223
      on placebo. The relative risk of death from any cause was 0.70 (95% CI 0.58 to 0.85, p=0.0003). Major coronary events
      occurred in 431 patients on simvastatin and in 622 on placebo, a relative risk of 0.66 (95% CI 0.59 to 0.75).
      Coronary deaths numbered 111 with simvastatin and 189 with placebo. Simvastatin lowered total cholesterol by 25% and
      LDL cholesterol by 35%. 4S was the first large trial to show that lowering cholesterol with a statin prolongs life in
      coronary heart disease.`,
  },
  {
    id: 'p-woscops-1995',
    design: 'randomised-trial',
    title: 'Prevention of coronary heart disease with pravastatin in men with hypercholesterolemia',
    authors:
      'Shepherd, James; Cobbe, Stuart M.; Ford, Ian; Isles, Christopher G.; Lorimer, A. Ross; Macfarlane, Peter W.; McKillop, James H.; Packard, Christopher J.',
    year: 1995,
    venue: 'The New England Journal of Medicine',
    at: '333(20):1301-1307',
    doi: '10.1056/nejm199511163332001',
    pmid: '7566020',
    keywords: 'pravastatin; statins; primary prevention; hypercholesterolaemia; men',
    abstract: `WOSCOPS randomised 6,595 men in the west of Scotland, aged 45 to 64 years with high cholesterol and no
      previous infarction, to pravastatin 40 mg or placebo. Over an average of 4.9 years definite coronary events occurred
      in 174 of 3,302 men on pravastatin and in 248 of 3,293 men on placebo. The relative reduction in non-fatal infarction
      or coronary death was 31% (95% CI 17 to 43, p<0.001). Deaths from any cause numbered 106 with pravastatin and 135
      with placebo, a reduction of 22% (95% CI 0 to 40, p=0.051). No excess of non-cardiovascular deaths was seen with
      pravastatin. The trial enrolled only men, so it left the benefit in women open.`,
  },
  {
    id: 'p-care-1996',
    design: 'randomised-trial',
    title:
      'The effect of pravastatin on coronary events after myocardial infarction in patients with average cholesterol levels',
    authors:
      'Sacks, Frank M.; Pfeffer, Marc A.; Moye, Lemuel A.; Rouleau, Jean L.; Rutherford, John D.; Cole, Thomas G.; et al.',
    year: 1996,
    venue: 'The New England Journal of Medicine',
    at: '335(14):1001-1009',
    doi: '10.1056/nejm199610033351401',
    pmid: '8801446',
    keywords: 'pravastatin; statins; secondary prevention; myocardial infarction; average cholesterol',
    abstract: `The CARE trial tested pravastatin 40 mg in 4,159 survivors of myocardial infarction whose cholesterol was
      average, with a mean LDL cholesterol of 139 mg per decilitre. Over a median of 5 years coronary death or non-fatal
      infarction occurred in 212 of 2,081 patients on pravastatin and in 274 of 2,078 on placebo. The risk of this primary
      outcome fell by 24% (95% CI 9 to 36, p=0.003). Deaths from any cause numbered 180 with pravastatin and 196 with
      placebo, a difference that chance could explain. Coronary bypass surgery and stroke were also less frequent with
      pravastatin. CARE showed that the benefit of statins after infarction extends to patients without high cholesterol.`,
  },
  {
    id: 'p-lipid-1998',
    design: 'randomised-trial',
    title:
      'Prevention of cardiovascular events and death with pravastatin in patients with coronary heart disease and a broad range of initial cholesterol levels',
    authors: 'The Long-Term Intervention with Pravastatin in Ischaemic Disease (LIPID) Study Group',
    year: 1998,
    venue: 'The New England Journal of Medicine',
    at: '339(19):1349-1357',
    doi: '10.1056/nejm199811053391902',
    pmid: '9841303',
    keywords: 'pravastatin; statins; secondary prevention; all-cause mortality; unstable angina',
    abstract: `The LIPID trial randomised 9,014 patients in Australia and New Zealand with previous infarction or unstable
      angina to pravastatin 40 mg or placebo. Over a mean of 6.1 years 498 of 4,512 patients on pravastatin died, against
      633 of 4,502 on placebo. The relative reduction in death from any cause was 22% (95% CI 13 to 31, p<0.001). Coronary
      death or non-fatal infarction occurred in 557 patients on pravastatin and in 715 on placebo, a reduction of 24% (95%
      CI 15 to 32). Coronary deaths numbered 287 and 373. The benefit held over a broad range of starting cholesterol from
      155 to 271 mg per decilitre.`,
  },
  {
    id: 'p-afcaps-1998',
    design: 'randomised-trial',
    title:
      'Primary prevention of acute coronary events with lovastatin in men and women with average cholesterol levels: results of AFCAPS/TexCAPS',
    authors:
      'Downs, John R.; Clearfield, Michael; Weis, Stephen; Whitney, Edwin; Shapiro, Deborah R.; Beere, Polly A.; Langendorfer, Alexandra; Stein, Evan A.; Kruyer, William; Gotto, Antonio M.',
    year: 1998,
    venue: 'JAMA',
    at: '279(20):1615-1622',
    doi: '10.1001/jama.279.20.1615',
    pmid: '9613910',
    keywords: 'lovastatin; statins; primary prevention; average cholesterol; women',
    abstract: `AFCAPS/TexCAPS tested lovastatin 20 to 40 mg for primary prevention in 6,605 adults with average cholesterol
      and low HDL cholesterol, among them 997 women. Over an average of 5.2 years a first acute major coronary event
      occurred in 116 of 3,304 participants on lovastatin and in 183 of 3,301 on placebo. The relative risk was 0.63 (95%
      CI 0.50 to 0.79, p<0.001). Deaths from any cause were about equal, 80 with lovastatin and 77 with placebo. Lovastatin
      lowered LDL cholesterol by 25% and raised HDL cholesterol by 6%. The trial was stopped early for efficacy and had too
      few deaths to judge mortality.`,
  },
  {
    id: 'p-hps-2002',
    design: 'randomised-trial',
    title:
      'MRC/BHF Heart Protection Study of cholesterol lowering with simvastatin in 20 536 high-risk individuals: a randomised placebo-controlled trial',
    authors: 'Heart Protection Study Collaborative Group',
    year: 2002,
    venue: 'The Lancet',
    at: '360(9326):7-22',
    doi: '10.1016/s0140-6736(02)09327-3',
    pmid: '12114036',
    keywords: 'simvastatin; statins; high risk; diabetes; all-cause mortality',
    abstract: `The Heart Protection Study randomised 20,536 British adults aged 40 to 80 years with coronary disease, other
      arterial disease or diabetes to simvastatin 40 mg or placebo. Over five years 1,328 of 10,269 people on simvastatin
      died, against 1,507 of 10,267 on placebo (12.9% against 14.7%, p=0.0003). The death rate ratio was 0.87 (95% CI 0.81
      to 0.94). Coronary death or non-fatal infarction occurred in 898 people on simvastatin and in 1,212 on placebo. First
      strokes fell from 585 to 444. The relative benefit was similar whatever the starting cholesterol, in women and men,
      and in people above and below 70 years of age. Use of statins outside the trial diluted the difference between the
      groups.`,
  },
  {
    id: 'p-prosper-2002',
    design: 'randomised-trial',
    title: 'Pravastatin in elderly individuals at risk of vascular disease (PROSPER): a randomised controlled trial',
    authors:
      'Shepherd, James; Blauw, Gerard J.; Murphy, Michael B.; Bollen, Edward L. E. M.; Buckley, Brendan M.; Cobbe, Stuart M.; Ford, Ian; et al.',
    year: 2002,
    venue: 'The Lancet',
    at: '360(9346):1623-1630',
    doi: '10.1016/s0140-6736(02)11600-x',
    pmid: '12457784',
    keywords: 'pravastatin; statins; older people; stroke; cancer',
    abstract: `PROSPER randomised 5,804 men and women aged 70 to 82 years with vascular disease or risk factors for it to
      pravastatin 40 mg or placebo. Over an average of 3.2 years the primary outcome of coronary death, non-fatal
      infarction or stroke occurred in 408 of 2,891 people on pravastatin and in 473 of 2,913 on placebo. The hazard ratio
      was 0.85 (95% CI 0.74 to 0.97, p=0.014). Coronary death or non-fatal infarction occurred in 292 people on pravastatin
      and 356 on placebo. Deaths from any cause numbered 298 and 306, a hazard ratio of 0.97 (95% CI 0.83 to 1.14). Stroke
      was not reduced. New cancers were more frequent with pravastatin in PROSPER, but pooled data from other statin trials
      showed no such excess.`,
  },
  {
    id: 'p-allhat-llt-2002',
    design: 'randomised-trial',
    title:
      'Major outcomes in moderately hypercholesterolemic, hypertensive patients randomized to pravastatin vs usual care: the Antihypertensive and Lipid-Lowering Treatment to Prevent Heart Attack Trial (ALLHAT-LLT)',
    authors: 'The ALLHAT Officers and Coordinators for the ALLHAT Collaborative Research Group',
    year: 2002,
    venue: 'JAMA',
    at: '288(23):2998-3007',
    doi: '10.1001/jama.288.23.2998',
    pmid: '12479764',
    keywords: 'pravastatin; statins; hypertension; usual care; null result',
    abstract: `ALLHAT-LLT compared open-label pravastatin 40 mg with usual care in 10,355 adults aged 55 years or older
      with hypertension and moderately raised cholesterol. Over a mean of 4.8 years 631 of 5,170 people assigned to
      pravastatin died, against 641 of 5,185 assigned to usual care. The relative risk of death was 0.99 (95% CI 0.89 to
      1.11, p=0.88). Coronary death or non-fatal infarction occurred in 380 people with pravastatin and in 421 with usual
      care, a relative risk of 0.91 (95% CI 0.79 to 1.04). Many people in the usual-care group also took statins, and the
      difference in cholesterol between the groups was small. The modest contrast probably explains the null result.`,
  },
  {
    id: 'p-ascot-lla-2003',
    design: 'randomised-trial',
    title:
      'Prevention of coronary and stroke events with atorvastatin in hypertensive patients who have average or lower-than-average cholesterol concentrations, in the Anglo-Scandinavian Cardiac Outcomes Trial—Lipid Lowering Arm (ASCOT-LLA): a multicentre randomised controlled trial',
    authors: 'Sever, Peter S.; Dahlöf, Björn; Poulter, Neil R.; Wedel, Hans; Beevers, Gareth; Caulfield, Mark; et al.',
    year: 2003,
    venue: 'The Lancet',
    at: '361(9364):1149-1158',
    doi: '10.1016/s0140-6736(03)12948-0',
    pmid: '12686036',
    keywords: 'atorvastatin; statins; hypertension; primary prevention; stroke',
    abstract: `ASCOT-LLA randomised 10,305 patients with hypertension, other risk factors and total cholesterol of 6.5 mmol
      per litre or less to atorvastatin 10 mg or placebo. The lipid arm was stopped after a median of 3.3 years. Non-fatal
      infarction or fatal coronary disease occurred in 100 of 5,168 patients on atorvastatin and in 154 of 5,137 on
      placebo, a hazard ratio of 0.64 (95% CI 0.50 to 0.83, p=0.0005). Fatal and non-fatal strokes numbered 89 and 121, a
      hazard ratio of 0.73 (95% CI 0.56 to 0.96). Deaths from any cause numbered 185 with atorvastatin and 212 with
      placebo, a hazard ratio of 0.87 (95% CI 0.71 to 1.06). Early stopping limited what the trial could say about deaths.`,
  },
  {
    id: 'p-cards-2004',
    design: 'randomised-trial',
    title:
      'Primary prevention of cardiovascular disease with atorvastatin in type 2 diabetes in the Collaborative Atorvastatin Diabetes Study (CARDS): multicentre randomised placebo-controlled trial',
    authors:
      'Colhoun, Helen M.; Betteridge, D. John; Durrington, Paul N.; Hitman, Graham A.; Neil, H. Andrew W.; Livingstone, Shona J.; Thomason, Margaret J.; Mackness, Michael I.; Charlton-Menys, Valentine; Fuller, John H.',
    year: 2004,
    venue: 'The Lancet',
    at: '364(9435):685-696',
    doi: '10.1016/s0140-6736(04)16895-5',
    pmid: '15325833',
    keywords: 'atorvastatin; statins; type 2 diabetes; primary prevention; stroke',
    abstract: `CARDS tested atorvastatin 10 mg in 2,838 patients with type 2 diabetes, no known cardiovascular disease and
      no high LDL cholesterol. The trial ended two years early for efficacy, after a median of 3.9 years. A first acute
      coronary event, revascularisation or stroke occurred in 83 of 1,428 patients on atorvastatin and in 127 of 1,410 on
      placebo, a relative reduction of 37% (95% CI 17 to 52, p=0.001). Acute coronary events occurred in 51 patients on
      atorvastatin and in 77 on placebo. Deaths from any cause numbered 61 and 82, a reduction of 27% (p=0.059). Stroke
      fell by 48% (95% CI 11 to 69).`,
  },
  {
    id: 'p-4d-2005',
    design: 'randomised-trial',
    title: 'Atorvastatin in patients with type 2 diabetes mellitus undergoing hemodialysis',
    authors:
      'Wanner, Christoph; Krane, Vera; März, Winfried; Olschewski, Manfred; Mann, Johannes F. E.; Ruf, Günther; Ritz, Eberhard',
    year: 2005,
    venue: 'The New England Journal of Medicine',
    at: '353(3):238-248',
    doi: '10.1056/nejmoa043545',
    pmid: '16034009',
    keywords: 'atorvastatin; statins; haemodialysis; type 2 diabetes; null result',
    abstract: `The 4D study asked whether atorvastatin 20 mg helps patients with type 2 diabetes who are already on
      haemodialysis. It randomised 1,255 patients to atorvastatin or placebo and followed them for a median of 4 years.
      Cardiac death, non-fatal infarction or stroke occurred in 226 of 619 patients on atorvastatin and in 243 of 636 on
      placebo, a relative risk of 0.92 (95% CI 0.77 to 1.10, p=0.37). Deaths from any cause numbered 297 and 320. LDL
      cholesterol fell by 42% with atorvastatin. A statin begun during dialysis gave no clear benefit, although the same
      drugs help patients with earlier disease.`,
  },
  {
    id: 'p-tnt-2005',
    design: 'randomised-trial',
    title: 'Intensive lipid lowering with atorvastatin in patients with stable coronary disease',
    authors:
      'LaRosa, John C.; Grundy, Scott M.; Waters, David D.; Shear, Charles; Barter, Philip; Fruchart, Jean-Charles; Gotto, Antonio M.; Greten, Heiner; Kastelein, John J. P.; Shepherd, James; Wenger, Nanette K.',
    year: 2005,
    venue: 'The New England Journal of Medicine',
    at: '352(14):1425-1435',
    doi: '10.1056/nejmoa050461',
    pmid: '15755765',
    keywords: 'atorvastatin; intensive statin therapy; dose comparison; stable coronary disease',
    abstract: `The TNT trial compared atorvastatin 80 mg with atorvastatin 10 mg in 10,001 patients with stable coronary
      disease and LDL cholesterol below 130 mg per decilitre. Over a median of 4.9 years a major cardiovascular event
      occurred in 434 of 4,995 patients on 80 mg and in 548 of 5,006 patients on 10 mg. The hazard ratio was 0.78 (95% CI
      0.69 to 0.89, p<0.001). Mean LDL cholesterol was 77 mg per decilitre with the higher dose and 101 with the lower
      dose. Deaths from any cause did not differ between the doses. Persistent rises of liver enzymes were more frequent
      with 80 mg than with 10 mg.`,
  },
  {
    id: 'p-prove-it-2004',
    design: 'randomised-trial',
    title: 'Intensive versus moderate lipid lowering with statins after acute coronary syndromes',
    authors:
      'Cannon, Christopher P.; Braunwald, Eugene; McCabe, Carolyn H.; Rader, Daniel J.; Rouleau, Jean L.; Belder, Rene; Joyal, Steven V.; Hill, Karen A.; Pfeffer, Marc A.; Skene, Allan M.',
    year: 2004,
    venue: 'The New England Journal of Medicine',
    at: '350(15):1495-1504',
    doi: '10.1056/nejmoa040583',
    pmid: '15007110',
    keywords: 'atorvastatin; pravastatin; acute coronary syndrome; intensive statin therapy; dose comparison',
    abstract: `PROVE IT compared intensive with moderate statin therapy in 4,162 patients who had been in hospital with an
      acute coronary syndrome within the past ten days. Patients received atorvastatin 80 mg or pravastatin 40 mg and were
      followed for a mean of 24 months. Death or a major cardiovascular event occurred in 22.4% of patients on atorvastatin
      and in 26.3% on pravastatin, a reduction in hazard of 16% (95% CI 5 to 26, p=0.005). Median LDL cholesterol on
      treatment was 62 mg per decilitre with atorvastatin and 95 with pravastatin. The trial had been designed to show
      equivalence and instead showed the intensive regimen to be better.`,
  },
  {
    id: 'p-mega-2006',
    design: 'randomised-trial',
    title:
      'Primary prevention of cardiovascular disease with pravastatin in Japan (MEGA Study): a prospective randomised controlled trial',
    authors:
      'Nakamura, Haruo; Arakawa, Kikuo; Itakura, Hiroshige; Kitabatake, Akira; Goto, Yoshio; Toyota, Takayoshi; et al.',
    year: 2006,
    venue: 'The Lancet',
    at: '368(9542):1155-1163',
    doi: '10.1016/s0140-6736(06)69472-5',
    pmid: '17011942',
    keywords: 'pravastatin; statins; primary prevention; Japan; women',
    abstract: `The MEGA study compared diet plus low-dose pravastatin (10 to 20 mg) with diet alone in 7,832 Japanese
      adults with raised cholesterol and no history of coronary disease or stroke. About two thirds of the participants
      were women. Over a mean of 5.3 years coronary heart disease occurred in 66 of 3,866 people given diet plus
      pravastatin and in 101 of 3,966 given diet alone, a hazard ratio of 0.67 (95% CI 0.49 to 0.91, p=0.01). Deaths from
      any cause numbered 55 and 79, a hazard ratio of 0.72 (95% CI 0.51 to 1.01). Both groups of MEGA knew what they were given. MEGA showed
      that a low dose works in a population with a low risk of coronary disease.`,
  },
  {
    id: 'p-sparcl-2006',
    design: 'randomised-trial',
    title: 'High-dose atorvastatin after stroke or transient ischemic attack',
    authors:
      'Amarenco, Pierre; Bogousslavsky, Julien; Callahan, Alfred; Goldstein, Larry B.; Hennerici, Michael; Rudolph, Amy E.; Sillesen, Henrik; Simunovic, Lisa; Szarek, Michael; Welch, K. M. A.; Zivin, Justin A.',
    year: 2006,
    venue: 'The New England Journal of Medicine',
    at: '355(6):549-559',
    doi: '10.1056/nejmoa061894',
    pmid: '16899775',
    keywords: 'atorvastatin; statins; stroke; transient ischaemic attack; haemorrhagic stroke',
    abstract: `SPARCL randomised 4,731 patients with a recent stroke or transient ischaemic attack and no known coronary
      disease to atorvastatin 80 mg or placebo. Over a median of 4.9 years a stroke occurred in 265 of 2,365 patients on
      atorvastatin and in 311 of 2,366 on placebo. The adjusted hazard ratio was 0.84 (95% CI 0.71 to 0.99, p=0.03). Deaths
      from any cause were similar, 216 with atorvastatin and 211 with placebo. Haemorrhagic strokes were more frequent with
      atorvastatin, 55 against 33. SPARCL showed that the benefit of statins includes prevention of a further stroke, at the
      price of a small excess of bleeding in the brain.`,
  },
  {
    id: 'p-corona-2007',
    design: 'randomised-trial',
    title: 'Rosuvastatin in older patients with systolic heart failure',
    authors:
      'Kjekshus, John; Apetrei, Eduard; Barrios, Vivencio; Böhm, Michael; Cleland, John G. F.; Cornel, Jan H.; et al.',
    year: 2007,
    venue: 'The New England Journal of Medicine',
    at: '357(22):2248-2261',
    doi: '10.1056/nejmoa0706201',
    pmid: '17984166',
    keywords: 'rosuvastatin; statins; heart failure; older people; null result',
    abstract: `CORONA tested rosuvastatin 10 mg in 5,011 patients aged 60 years or older with ischaemic systolic heart
      failure. Cardiovascular death, non-fatal infarction or non-fatal stroke occurred in 692 of 2,514 patients on
      rosuvastatin and in 732 of 2,497 on placebo, a hazard ratio of 0.92 (95% CI 0.83 to 1.02, p=0.12). Deaths from any
      cause numbered 728 and 759, a hazard ratio of 0.95 (95% CI 0.86 to 1.05). Hospital admissions for cardiovascular
      causes were fewer with rosuvastatin. LDL cholesterol fell by 45%, so the drug worked on lipids without a clear effect
      on survival. Most deaths in advanced heart failure may have causes that statins do not touch.`,
  },
  {
    id: 'p-gissi-hf-2008',
    design: 'randomised-trial',
    title:
      'Effect of rosuvastatin in patients with chronic heart failure (the GISSI-HF trial): a randomised, double-blind, placebo-controlled trial',
    authors: 'GISSI-HF Investigators',
    year: 2008,
    venue: 'The Lancet',
    at: '372(9645):1231-1239',
    doi: '10.1016/s0140-6736(08)61240-4',
    pmid: '18757089',
    keywords: 'rosuvastatin; statins; heart failure; Italy; null result',
    abstract: `GISSI-HF randomised patients with chronic heart failure of any cause in Italy to rosuvastatin 10 mg or
      placebo and followed them for a median of 3.9 years. Death from any cause occurred in 657 of 2,285 patients on
      rosuvastatin and in 644 of 2,289 on placebo. The adjusted hazard ratio for death was 1.00 (95.5% CI 0.898 to 1.122,
      p=0.943). Death or admission for a cardiovascular reason was also no different between the groups. Rosuvastatin was
      safe in these patients. Together with CORONA the trial shows that starting a statin does not prolong life in
      established heart failure.`,
  },
  {
    id: 'p-jupiter-2008',
    design: 'randomised-trial',
    title: 'Rosuvastatin to prevent vascular events in men and women with elevated C-reactive protein',
    authors:
      'Ridker, Paul M.; Danielson, Eleanor; Fonseca, Francisco A. H.; Genest, Jacques; Gotto, Antonio M.; Kastelein, John J. P.; et al.',
    year: 2008,
    venue: 'The New England Journal of Medicine',
    at: '359(21):2195-2207',
    doi: '10.1056/nejmoa0807646',
    pmid: '18997196',
    keywords: 'rosuvastatin; statins; primary prevention; C-reactive protein; inflammation',
    abstract: `JUPITER randomised 17,802 apparently healthy men and women with LDL cholesterol below 130 mg per decilitre
      but high-sensitivity C-reactive protein of 2 mg per litre or more to rosuvastatin 20 mg or placebo. The trial was
      stopped after a median of 1.9 years. The primary outcome of major cardiovascular events occurred in 142 of 8,901
      people on rosuvastatin and in 251 of 8,901 on placebo, a hazard ratio of 0.56 (95% CI 0.46 to 0.69). Deaths from any
      cause numbered 198 and 247, a hazard ratio of 0.80 (95% CI 0.67 to 0.97, p=0.02). Physician-reported diabetes was
      more frequent with rosuvastatin. Critics point out that early stopping can exaggerate a benefit.`,
  },
  {
    id: 'p-aurora-2009',
    design: 'randomised-trial',
    title: 'Rosuvastatin and cardiovascular events in patients undergoing hemodialysis',
    authors:
      'Fellström, Bengt C.; Jardine, Alan G.; Schmieder, Roland E.; Holdaas, Hallvard; Bannister, Kym; Beutler, Jaap; et al.',
    year: 2009,
    venue: 'The New England Journal of Medicine',
    at: '360(14):1395-1407',
    doi: '10.1056/nejmoa0810177',
    pmid: '19332456',
    keywords: 'rosuvastatin; statins; haemodialysis; kidney failure; null result',
    abstract: `AURORA tested rosuvastatin 10 mg in patients aged 50 to 80 years on maintenance haemodialysis. In the
      analysis 396 of 1,389 patients on rosuvastatin and 408 of 1,384 on placebo had cardiovascular death, non-fatal
      infarction or non-fatal stroke, a hazard ratio of 0.96 (95% CI 0.84 to 1.11, p=0.59). Deaths from any cause numbered
      636 with rosuvastatin and 660 with placebo, a hazard ratio of 0.96 (95% CI 0.86 to 1.07). LDL cholesterol fell by 43%
      within three months. AURORA confirmed the finding of 4D that lowering LDL cholesterol does little for patients whose
      kidneys have already failed.`,
  },
  {
    id: 'p-hope3-2016',
    design: 'randomised-trial',
    title: 'Cholesterol lowering in intermediate-risk persons without cardiovascular disease',
    authors: 'Yusuf, Salim; Bosch, Jackie; Dagenais, Gilles; Zhu, Jun; Xavier, Denis; Liu, Lisheng; et al.',
    year: 2016,
    venue: 'The New England Journal of Medicine',
    at: '374(21):2021-2031',
    doi: '10.1056/nejmoa1600176',
    pmid: '27040132',
    keywords: 'rosuvastatin; statins; primary prevention; intermediate risk; ethnic groups',
    abstract: `HOPE-3 tested rosuvastatin 10 mg in 12,705 people at intermediate risk and without cardiovascular disease,
      recruited in 21 countries without regard to their lipid levels. Over a median of 5.6 years cardiovascular death,
      infarction or stroke occurred in 235 of 6,361 people on rosuvastatin and in 304 of 6,344 on placebo. The hazard ratio
      was 0.76 (95% CI 0.64 to 0.91, p=0.002). Deaths from any cause numbered 334 and 357, a hazard ratio of 0.93 (95% CI
      0.80 to 1.08). Cataract surgery and muscle symptoms were somewhat more frequent with rosuvastatin. The participants
      came from several ethnic groups, and the relative benefit was similar among them.`,
  },
  {
    id: 'p-ctt-2005',
    design: 'meta-analysis',
    title:
      'Efficacy and safety of cholesterol-lowering treatment: prospective meta-analysis of data from 90 056 participants in 14 randomised trials of statins',
    authors: "Cholesterol Treatment Trialists' (CTT) Collaborators",
    year: 2005,
    venue: 'The Lancet',
    at: '366(9493):1267-1278',
    doi: '10.1016/s0140-6736(05)67394-1',
    pmid: '16214597',
    keywords: 'statins; LDL cholesterol; individual participant data; all-cause mortality; meta-analysis',
    abstract: `The Cholesterol Treatment Trialists pooled individual data from 90,056 participants in 14 randomised trials
      of statins. For each reduction of LDL cholesterol by 1 mmol per litre, death from any cause fell by 12%, a rate ratio
      of 0.88 (95% CI 0.84 to 0.91). Major vascular events fell by 21%, a rate ratio of 0.79 (95% CI 0.77 to 0.81), per
      mmol per litre. The benefit began within the first year and grew in later years. There was no increase in cancer or
      in non-vascular death. The size of the benefit depended on the absolute reduction in LDL cholesterol and not on the
      level from which a person started.`,
  },
  {
    id: 'p-ctt-2010',
    design: 'meta-analysis',
    title:
      'Efficacy and safety of more intensive lowering of LDL cholesterol: a meta-analysis of data from 170 000 participants in 26 randomised trials',
    authors: "Cholesterol Treatment Trialists' (CTT) Collaboration",
    year: 2010,
    venue: 'The Lancet',
    at: '376(9753):1670-1681',
    doi: '10.1016/s0140-6736(10)61350-5',
    pmid: '21067804',
    keywords: 'statins; LDL cholesterol; intensive therapy; individual participant data; meta-analysis',
    abstract: `This individual-participant meta-analysis covers about 170,000 people in 26 randomised trials: 21 trials of
      statin against control and 5 of more against less intensive statin therapy. Each reduction of LDL cholesterol by 1
      mmol per litre lowered death from any cause by 10%, a rate ratio of 0.90 (95% CI 0.87 to 0.93). More intensive
      regimens produced a further reduction in major vascular events of 15% (95% CI 11 to 18). The proportional benefit was
      seen even where LDL cholesterol was already below 2 mmol per litre. No excess of cancer appeared. The authors see no
      threshold within the range studied below which lowering LDL cholesterol ceases to help.`,
  },
  {
    id: 'p-sattar-2010',
    design: 'meta-analysis',
    title: 'Statins and risk of incident diabetes: a collaborative meta-analysis of randomised statin trials',
    authors:
      'Sattar, Naveed; Preiss, David; Murray, Heather M.; Welsh, Paul; Buckley, Brendan M.; de Craen, Anton J. M.; et al.',
    year: 2010,
    venue: 'The Lancet',
    at: '375(9716):735-742',
    doi: '10.1016/s0140-6736(09)61965-6',
    pmid: '20167359',
    keywords: 'statins; diabetes; adverse effects; meta-analysis',
    abstract: `Sattar and colleagues asked whether statins cause diabetes and pooled 13 randomised trials with 91,140
      participants. During a mean of four years 4,278 participants developed diabetes, 2,226 with statins and 2,052 with
      control treatment. Statins raised the odds of diabetes by 9%, an odds ratio of 1.09 (95% CI 1.02 to 1.17), with
      little heterogeneity between trials. Treating 255 people with a statin for four years would lead to one additional
      case of diabetes. The risk was highest in trials with older participants. The authors judge the risk small beside the
      reduction in coronary events.`,
  },
  {
    id: 'p-improve-it-2015',
    design: 'randomised-trial',
    title: 'Ezetimibe added to statin therapy after acute coronary syndromes',
    authors:
      'Cannon, Christopher P.; Blazing, Michael A.; Giugliano, Robert P.; McCagg, Amy; White, Jennifer A.; Theroux, Pierre; et al.',
    year: 2015,
    venue: 'The New England Journal of Medicine',
    at: '372(25):2387-2397',
    doi: '10.1056/nejmoa1410489',
    pmid: '26039521',
    keywords: 'ezetimibe; simvastatin; acute coronary syndrome; LDL cholesterol',
    abstract: `IMPROVE-IT asked whether adding ezetimibe to simvastatin helps after an acute coronary syndrome and
      randomised 18,144 patients. Median time-averaged LDL cholesterol was 53.7 mg per decilitre with the combination and
      69.5 with simvastatin alone. At seven years the primary composite of cardiovascular death, major coronary event or
      stroke had occurred in 32.7% with the combination and in 34.7% with simvastatin alone. The hazard ratio was 0.936 (95%
      CI 0.89 to 0.99, p=0.016). Deaths from any cause did not differ. IMPROVE-IT was the first trial to show that a drug
      other than a statin adds benefit by lowering LDL cholesterol.`,
  },
  {
    id: 'p-fourier-2017',
    design: 'randomised-trial',
    title: 'Evolocumab and clinical outcomes in patients with cardiovascular disease',
    authors:
      'Sabatine, Marc S.; Giugliano, Robert P.; Keech, Anthony C.; Honarpour, Narimon; Wiviott, Stephen D.; Murphy, Sabina A.; et al.',
    year: 2017,
    venue: 'The New England Journal of Medicine',
    at: '376(18):1713-1722',
    doi: '10.1056/nejmoa1615664',
    pmid: '28304224',
    keywords: 'evolocumab; PCSK9 inhibitor; LDL cholesterol; secondary prevention',
    abstract: `FOURIER tested the PCSK9 inhibitor evolocumab in 27,564 patients with atherosclerotic disease who already
      took a statin. Evolocumab lowered LDL cholesterol by 59%, from a median of 92 to 30 mg per decilitre. Over a median of
      2.2 years the primary composite occurred in 1,344 of 13,784 patients on evolocumab and in 1,563 of 13,780 on placebo,
      a hazard ratio of 0.85 (95% CI 0.79 to 0.92). The key secondary composite of cardiovascular death, infarction or
      stroke had a hazard ratio of 0.80 (95% CI 0.73 to 0.88). Cardiovascular mortality alone was not reduced. The short
      follow-up may understate a benefit that grows with time.`,
  },
])
