import { shelf } from './starter-paper.ts'

/** Beta-blockers and ACE inhibitors in heart failure, and the great trials of acute infarction. */
export const heartFailurePapers = shelf('Cardiovascular medicine', [
  {
    id: 'p-mdc-1993',
    design: 'randomised-trial',
    title: 'Beneficial effects of metoprolol in idiopathic dilated cardiomyopathy',
    authors:
      'Waagstein, F.; Bristow, M. R.; Swedberg, K.; Camerini, F.; Fowler, M. B.; Silver, M. A.; Gilbert, E. M.; Johnson, M. R.; Goss, F. G.; Hjalmarson, A.',
    year: 1993,
    venue: 'The Lancet',
    at: '342(8885):1441-1446',
    doi: '10.1016/0140-6736(93)92930-r',
    keywords: 'metoprolol; beta-blockers; dilated cardiomyopathy; heart failure',
    abstract: `The MDC trial tested metoprolol in 383 patients with heart failure from idiopathic dilated cardiomyopathy
      and an ejection fraction below 0.40. Death or deterioration to the point of needing a transplant was 34% less
      frequent with metoprolol (95% CI -6 to 62, p=0.058). Deaths alone numbered 23 among 194 patients on metoprolol and
      19 among 189 on placebo. Two patients on metoprolol and 19 on placebo came to need a transplant. Ejection fraction
      rose by 0.13 with metoprolol and by 0.06 with placebo over 12 months. MDC was too small to judge mortality, but it
      overturned the belief that beta-blockers are always harmful in heart failure.`,
  },
  {
    id: 'p-cibis-1994',
    design: 'randomised-trial',
    title: 'A randomized trial of beta-blockade in heart failure: the Cardiac Insufficiency Bisoprolol Study (CIBIS)',
    authors: 'CIBIS Investigators and Committees',
    year: 1994,
    venue: 'Circulation',
    at: '90(4):1765-1773',
    doi: '10.1161/01.cir.90.4.1765',
    keywords: 'bisoprolol; beta-blockers; heart failure; all-cause mortality',
    abstract: `The first CIBIS trial randomised 641 patients with chronic heart failure and reduced ejection fraction to
      bisoprolol or placebo. Over a mean of 1.9 years 53 of 320 patients on bisoprolol died, against 67 of 321 on placebo.
      The relative risk was 0.80 (95% CI 0.56 to 1.15, p=0.22), so an effect on survival was not shown. Hospital admission
      for worsening heart failure was less frequent with bisoprolol. Functional class improved in more patients on
      bisoprolol than on placebo. The trial was too small for its hopes and led directly to the larger CIBIS-II.`,
  },
  {
    id: 'p-us-carvedilol-1996',
    design: 'randomised-trial',
    title: 'The effect of carvedilol on morbidity and mortality in patients with chronic heart failure',
    authors:
      'Packer, Milton; Bristow, Michael R.; Cohn, Jay N.; Colucci, Wilson S.; Fowler, Michael B.; Gilbert, Edward M.; Shusterman, Neil H.',
    year: 1996,
    venue: 'The New England Journal of Medicine',
    at: '334(21):1349-1355',
    doi: '10.1056/nejm199605233342101',
    pmid: '8614419',
    keywords: 'carvedilol; beta-blockers; heart failure; all-cause mortality',
    abstract: `The US Carvedilol programme combined four placebo-controlled trials in 1,094 patients with chronic heart
      failure. Deaths numbered 22 among 696 patients on carvedilol and 31 among 398 patients on placebo, which is 3.2%
      against 7.8%. The reduction in the risk of death was 65% (95% CI 39 to 80, p<0.001). Cardiovascular hospital
      admissions were reduced by 27%. The programme was stopped early, after a median of about 6.5 months. Only patients who
      tolerated a run-in on carvedilol were randomised, and mortality was not the planned primary outcome, so the size of
      the effect is probably too large.`,
  },
  {
    id: 'p-anz-carvedilol-1997',
    design: 'randomised-trial',
    title:
      'Randomised, placebo-controlled trial of carvedilol in patients with congestive heart failure due to ischaemic heart disease',
    authors: 'Australia/New Zealand Heart Failure Research Collaborative Group',
    year: 1997,
    venue: 'The Lancet',
    at: '349(9049):375-380',
    doi: '10.1016/s0140-6736(97)80008-6',
    pmid: '9033462',
    keywords: 'carvedilol; beta-blockers; ischaemic heart disease; heart failure',
    abstract: `The Australia and New Zealand group randomised 415 patients with stable heart failure from ischaemic heart
      disease to carvedilol or placebo. Over an average of 19 months 20 of 207 patients on carvedilol died, against 26 of
      208 on placebo. The difference in deaths was compatible with chance, with a relative risk of 0.76 (95% CI 0.42 to
      1.36). Death or hospital admission was less frequent with carvedilol, 104 against 131 patients. Left ventricular
      ejection fraction rose with carvedilol and the heart became smaller. Exercise capacity did not change.`,
  },
  {
    id: 'p-cibis2-1999',
    design: 'randomised-trial',
    title: 'The Cardiac Insufficiency Bisoprolol Study II (CIBIS-II): a randomised trial',
    authors: 'CIBIS-II Investigators and Committees',
    year: 1999,
    venue: 'The Lancet',
    at: '353(9146):9-13',
    doi: '10.1016/s0140-6736(98)11181-9',
    pmid: '10023943',
    keywords: 'bisoprolol; beta-blockers; heart failure; sudden death; all-cause mortality',
    abstract: `CIBIS-II randomised 2,647 patients with symptomatic heart failure and an ejection fraction of 35% or less to
      bisoprolol or placebo on top of diuretics and ACE inhibitors. The trial was stopped early, after a mean of 1.3 years.
      Deaths numbered 156 of 1,327 patients on bisoprolol and 228 of 1,320 on placebo, 11.8% against 17.3%. The hazard
      ratio was 0.66 (95% CI 0.54 to 0.81, p<0.0001). Sudden deaths fell from 83 to 48, a hazard ratio of 0.56 (95% CI 0.39
      to 0.80). The benefit did not depend on the cause or the severity of heart failure. Patients with unstable disease
      were excluded, so the result does not apply to them.`,
  },
  {
    id: 'p-merit-hf-1999',
    design: 'randomised-trial',
    title:
      'Effect of metoprolol CR/XL in chronic heart failure: Metoprolol CR/XL Randomised Intervention Trial in Congestive Heart Failure (MERIT-HF)',
    authors: 'MERIT-HF Study Group',
    year: 1999,
    venue: 'The Lancet',
    at: '353(9169):2001-2007',
    doi: '10.1016/s0140-6736(99)04440-2',
    pmid: '10376614',
    keywords: 'metoprolol; beta-blockers; heart failure; sudden death; all-cause mortality',
    abstract: `MERIT-HF randomised 3,991 patients with chronic heart failure and an ejection fraction of 0.40 or less to
      controlled-release metoprolol or placebo. The trial was stopped early, after a mean of one year. Deaths numbered 145
      of 1,990 patients on metoprolol and 217 of 2,001 on placebo. The relative risk was 0.66 (95% CI 0.53 to 0.81). Sudden
      deaths fell from 132 to 79, a relative risk of 0.59 (95% CI 0.45 to 0.78). Deaths from worsening heart failure fell
      from 58 to 30. Most patients were in functional class II or III, so few had very severe disease.`,
  },
  {
    id: 'p-copernicus-2001',
    design: 'randomised-trial',
    title: 'Effect of carvedilol on survival in severe chronic heart failure',
    authors:
      'Packer, Milton; Coats, Andrew J. S.; Fowler, Michael B.; Katus, Hugo A.; Krum, Henry; Mohacsi, Paul; Rouleau, Jean L.; Tendera, Michal; et al.',
    year: 2001,
    venue: 'The New England Journal of Medicine',
    at: '344(22):1651-1658',
    doi: '10.1056/nejm200105313442201',
    pmid: '11386263',
    keywords: 'carvedilol; beta-blockers; severe heart failure; all-cause mortality',
    abstract: `COPERNICUS asked whether a beta-blocker is safe and useful in severe heart failure. It randomised 2,289
      patients with symptoms at rest or on minimal exertion and an ejection fraction below 25% to carvedilol or placebo.
      Over a mean of 10.4 months 130 of 1,156 patients on carvedilol died, against 190 of 1,133 on placebo. The reduction
      in the risk of death was 35% (95% CI 19 to 48, p=0.0014 after adjustment for interim analyses). Death or hospital
      admission fell by 24%. Fewer patients stopped carvedilol than stopped placebo. Patients needing intensive care or
      intravenous support were excluded.`,
  },
  {
    id: 'p-best-2001',
    design: 'randomised-trial',
    title: 'A trial of the beta-blocker bucindolol in patients with advanced chronic heart failure',
    authors: 'The Beta-Blocker Evaluation of Survival Trial Investigators',
    year: 2001,
    venue: 'The New England Journal of Medicine',
    at: '344(22):1659-1667',
    doi: '10.1056/nejm200105313442202',
    pmid: '11386264',
    keywords: 'bucindolol; beta-blockers; heart failure; ethnicity; null result',
    abstract: `BEST randomised 2,708 patients with class III or IV heart failure and an ejection fraction of 35% or less to
      bucindolol or placebo. Over an average of two years 411 of 1,354 patients on bucindolol died, against 449 of 1,354 on
      placebo. The hazard ratio was 0.90 (95% CI 0.78 to 1.02), and the adjusted p value was 0.13. Cardiovascular deaths
      were fewer with bucindolol. Black patients seemed to have no benefit, whereas others did, in an analysis of subgroups.
      BEST is the one large trial in which a beta-blocker did not clearly reduce mortality in heart failure, so the benefit
      may not extend to the whole class of drugs.`,
  },
  {
    id: 'p-capricorn-2001',
    design: 'randomised-trial',
    title:
      'Effect of carvedilol on outcome after myocardial infarction in patients with left-ventricular dysfunction: the CAPRICORN randomised trial',
    authors: 'The CAPRICORN Investigators',
    year: 2001,
    venue: 'The Lancet',
    at: '357(9266):1385-1390',
    doi: '10.1016/s0140-6736(00)04560-8',
    pmid: '11356434',
    keywords: 'carvedilol; beta-blockers; myocardial infarction; left ventricular dysfunction',
    abstract: `CAPRICORN tested carvedilol in 1,959 patients with a recent myocardial infarction and an ejection fraction of
      40% or less, nearly all of them on ACE inhibitors. Deaths from any cause numbered 116 of 975 patients on carvedilol
      and 151 of 984 on placebo. The hazard ratio for death was 0.77 (95% CI 0.60 to 0.98, p=0.03). Death or cardiovascular
      hospital admission was no less frequent with carvedilol, with a hazard ratio of 0.92 (95% CI 0.80 to 1.07). Non-fatal
      infarctions were reduced. The primary outcome was changed during the trial, which complicates the reading of its p
      values.`,
  },
  {
    id: 'p-seniors-2005',
    design: 'randomised-trial',
    title:
      'Randomized trial to determine the effect of nebivolol on mortality and cardiovascular hospital admission in elderly patients with heart failure (SENIORS)',
    authors:
      'Flather, Marcus D.; Shibata, Marcelo C.; Coats, Andrew J. S.; Van Veldhuisen, Dirk J.; Parkhomenko, Aleksandr; Borbola, Joszef; et al.',
    year: 2005,
    venue: 'European Heart Journal',
    at: '26(3):215-225',
    doi: '10.1093/eurheartj/ehi115',
    pmid: '15642700',
    keywords: 'nebivolol; beta-blockers; heart failure; older people; ejection fraction',
    abstract: `SENIORS randomised 2,128 patients aged 70 years or older with heart failure, whatever their ejection
      fraction, to nebivolol or placebo. Death or cardiovascular hospital admission occurred in 332 of 1,067 patients on
      nebivolol and in 375 of 1,061 on placebo, a hazard ratio of 0.86 (95% CI 0.74 to 0.99, p=0.039). Deaths from any
      cause numbered 169 and 192, a hazard ratio of 0.88 (95% CI 0.71 to 1.08). The mean follow-up was 21 months. Ejection
      fraction did not clearly change the effect. SENIORS extended the evidence on beta-blockers to older patients, with a
      smaller effect on mortality than in younger ones.`,
  },
  {
    id: 'p-comet-2003',
    design: 'randomised-trial',
    title:
      'Comparison of carvedilol and metoprolol on clinical outcomes in patients with chronic heart failure in the Carvedilol Or Metoprolol European Trial (COMET): randomised controlled trial',
    authors:
      'Poole-Wilson, Philip A.; Swedberg, Karl; Cleland, John G. F.; Di Lenarda, Andrea; Hanrath, Peter; Komajda, Michel; et al.',
    year: 2003,
    venue: 'The Lancet',
    at: '362(9377):7-13',
    doi: '10.1016/s0140-6736(03)13800-7',
    pmid: '12853193',
    keywords: 'carvedilol; metoprolol; beta-blockers; heart failure; head-to-head comparison',
    abstract: `COMET compared two beta-blockers directly in patients with chronic heart failure. It assigned 1,511 patients
      to carvedilol and 1,518 to short-acting metoprolol tartrate for a mean of 58 months. Deaths numbered 512 with
      carvedilol and 600 with metoprolol, 34% against 40%. The hazard ratio was 0.83 (95% CI 0.74 to 0.93, p=0.0017) in
      favour of carvedilol. Death or hospital admission for any cause did not differ. Critics hold that the dose and the
      formulation of metoprolol did not match those that had been proven in MERIT-HF.`,
  },
  {
    id: 'p-brophy-2001',
    design: 'meta-analysis',
    title: 'Beta-blockers in congestive heart failure: a Bayesian meta-analysis',
    authors: 'Brophy, James M.; Joseph, Lawrence; Rouleau, Jean L.',
    year: 2001,
    venue: 'Annals of Internal Medicine',
    at: '134(7):550-560',
    pmid: '11281737',
    keywords: 'beta-blockers; heart failure; Bayesian meta-analysis; all-cause mortality',
    abstract: `Brophy and colleagues pooled 22 randomised trials of beta-blockers in heart failure with 10,135 patients in a
      Bayesian hierarchical model. Deaths numbered 444 of 5,273 patients given a beta-blocker and 624 of 4,862 patients
      given placebo. The odds ratio for death was 0.65 (95% credible interval 0.53 to 0.80). The odds of admission for
      heart failure were reduced to a similar extent. Treating 100 patients for one year would save about 3.8 lives and
      prevent about 4 hospital admissions. The pooled result was robust to assumptions about publication bias.`,
  },
  {
    id: 'p-consensus-1987',
    design: 'randomised-trial',
    title:
      'Effects of enalapril on mortality in severe congestive heart failure: results of the Cooperative North Scandinavian Enalapril Survival Study (CONSENSUS)',
    authors: 'The CONSENSUS Trial Study Group',
    year: 1987,
    venue: 'The New England Journal of Medicine',
    at: '316(23):1429-1435',
    doi: '10.1056/nejm198706043162301',
    pmid: '2883575',
    keywords: 'enalapril; ACE inhibitors; severe heart failure; all-cause mortality',
    abstract: `CONSENSUS randomised 253 patients with heart failure of functional class IV to enalapril or placebo. After
      six months 26% of patients on enalapril and 44% on placebo had died, a reduction of 40% (p=0.002). By the end of the
      study 50 of 127 patients on enalapril and 68 of 126 on placebo had died, a reduction of 27% (p=0.003). The whole
      difference lay in deaths from progression of heart failure, and sudden deaths did not differ. CONSENSUS was the first
      trial to show that an ACE inhibitor prolongs life in heart failure. It was small and was stopped early.`,
  },
  {
    id: 'p-solvd-treatment-1991',
    design: 'randomised-trial',
    title:
      'Effect of enalapril on survival in patients with reduced left ventricular ejection fractions and congestive heart failure',
    authors: 'The SOLVD Investigators',
    year: 1991,
    venue: 'The New England Journal of Medicine',
    at: '325(5):293-302',
    doi: '10.1056/nejm199108013250501',
    pmid: '2057034',
    keywords: 'enalapril; ACE inhibitors; heart failure; all-cause mortality',
    abstract: `The SOLVD treatment trial randomised 2,569 patients with overt heart failure and an ejection fraction of 0.35
      or less to enalapril or placebo. Over an average of 41.4 months 452 of 1,285 patients on enalapril died, against 510
      of 1,284 on placebo. The reduction in the risk of death was 16% (95% CI 5 to 26, p=0.0036). Deaths from progressive
      heart failure accounted for most of the difference. Death or admission for heart failure fell by 26% (95% CI 18 to
      34). Most patients were in functional class II or III, so the result broadened that of CONSENSUS.`,
  },
  {
    id: 'p-solvd-prevention-1992',
    design: 'randomised-trial',
    title:
      'Effect of enalapril on mortality and the development of heart failure in asymptomatic patients with reduced left ventricular ejection fractions',
    authors: 'The SOLVD Investigators',
    year: 1992,
    venue: 'The New England Journal of Medicine',
    at: '327(10):685-691',
    doi: '10.1056/nejm199209033271003',
    pmid: '1463530',
    keywords: 'enalapril; ACE inhibitors; asymptomatic left ventricular dysfunction; heart failure prevention',
    abstract: `The SOLVD prevention trial tested enalapril in 4,228 patients with an ejection fraction of 0.35 or less who
      had no overt heart failure. Over an average of 37.4 months 313 of 2,111 patients on enalapril died, against 334 of
      2,117 on placebo. The reduction in deaths was 8% (95% CI -8 to 21, p=0.30), which chance could explain. Heart failure
      developed in 438 patients on enalapril and in 640 on placebo. Death or the development of heart failure fell by 29%.
      The trial shows that enalapril delays heart failure in patients without symptoms.`,
  },
  {
    id: 'p-save-1992',
    design: 'randomised-trial',
    title:
      'Effect of captopril on mortality and morbidity in patients with left ventricular dysfunction after myocardial infarction: results of the Survival and Ventricular Enlargement Trial',
    authors:
      'Pfeffer, Marc A.; Braunwald, Eugene; Moyé, Lemuel A.; Basta, Lofty; Brown, Edward J.; Cuddy, Thomas E.; et al.',
    year: 1992,
    venue: 'The New England Journal of Medicine',
    at: '327(10):669-677',
    doi: '10.1056/nejm199209033271001',
    pmid: '1386652',
    keywords: 'captopril; ACE inhibitors; myocardial infarction; left ventricular dysfunction',
    abstract: `SAVE randomised 2,231 patients 3 to 16 days after myocardial infarction with an ejection fraction of 40% or
      less, but no overt heart failure, to captopril or placebo. Over an average of 42 months 228 of 1,115 patients on
      captopril died, against 275 of 1,116 on placebo. The reduction in deaths from any cause was 19% (95% CI 3 to 32,
      p=0.019). The development of severe heart failure fell by 37%. Recurrent infarction fell by 25%, an effect that had not
      been expected. The benefit was seen with and without thrombolysis, aspirin and beta-blockers.`,
  },
  {
    id: 'p-aire-1993',
    design: 'randomised-trial',
    title:
      'Effect of ramipril on mortality and morbidity of survivors of acute myocardial infarction with clinical evidence of heart failure',
    authors: 'The Acute Infarction Ramipril Efficacy (AIRE) Study Investigators',
    year: 1993,
    venue: 'The Lancet',
    at: '342(8875):821-828',
    pmid: '8104270',
    keywords: 'ramipril; ACE inhibitors; myocardial infarction; heart failure',
    abstract: `AIRE tested ramipril in survivors of acute myocardial infarction who had shown clinical signs of heart
      failure. Treatment began 3 to 10 days after infarction, and the average follow-up was 15 months. Deaths from any
      cause numbered 170 of 1,014 patients on ramipril and 222 of 992 on placebo. The reduction in risk was 27% (95% CI 11
      to 40, p=0.002). The curves had separated by 30 days. Patients with severe heart failure in whom an ACE inhibitor was
      thought mandatory were left out.`,
  },
  {
    id: 'p-trace-1995',
    design: 'randomised-trial',
    title:
      'A clinical trial of the angiotensin-converting-enzyme inhibitor trandolapril in patients with left ventricular dysfunction after myocardial infarction',
    authors:
      'Køber, Lars; Torp-Pedersen, Christian; Carlsen, Jan E.; Bagger, Henning; Eliasen, Per; Lyngborg, Kjeld; et al.',
    year: 1995,
    venue: 'The New England Journal of Medicine',
    at: '333(25):1670-1676',
    doi: '10.1056/nejm199512213332503',
    pmid: '7477219',
    keywords: 'trandolapril; ACE inhibitors; myocardial infarction; left ventricular dysfunction; Denmark',
    abstract: `TRACE screened consecutive patients with myocardial infarction in Denmark by echocardiography and randomised
      1,749 with left ventricular dysfunction to trandolapril or placebo. During follow-up of 24 to 50 months 304 of 876
      patients on trandolapril died, against 369 of 873 on placebo, 34.7% against 42.3%. The relative risk of death was
      0.78 (95% CI 0.67 to 0.91, p=0.001). Cardiovascular death and sudden death were both reduced. Recurrent infarction
      was not clearly reduced. The screening of consecutive patients makes TRACE more representative than most trials of
      its time.`,
  },
  {
    id: 'p-flather-2000',
    design: 'meta-analysis',
    title:
      'Long-term ACE-inhibitor therapy in patients with heart failure or left-ventricular dysfunction: a systematic overview of data from individual patients',
    authors:
      'Flather, Marcus D.; Yusuf, Salim; Køber, Lars; Pfeffer, Marc; Hall, Alistair; Murray, Gordon; Torp-Pedersen, Christian; Ball, Stephen; Pogue, Janice; Moyé, Lemuel; Braunwald, Eugene',
    year: 2000,
    venue: 'The Lancet',
    at: '355(9215):1575-1581',
    doi: '10.1016/s0140-6736(00)02212-1',
    pmid: '10821360',
    keywords: 'ACE inhibitors; heart failure; individual participant data; meta-analysis',
    abstract: `Flather and colleagues combined individual data of 12,763 patients from five long-term trials of ACE
      inhibitors in heart failure or left ventricular dysfunction. Deaths occurred in 23.0% of patients on an ACE inhibitor
      and in 26.8% of controls, an odds ratio of 0.80 (95% CI 0.74 to 0.87). Readmission for heart failure and reinfarction
      were also reduced. The benefit began soon after the start of treatment and lasted. Patients gained over the whole
      range of age, sex and baseline treatment. The lower the ejection fraction, the larger the absolute benefit.`,
  },
  {
    id: 'p-rales-1999',
    design: 'randomised-trial',
    title: 'The effect of spironolactone on morbidity and mortality in patients with severe heart failure',
    authors:
      'Pitt, Bertram; Zannad, Faiez; Remme, Willem J.; Cody, Robert; Castaigne, Alain; Perez, Alfonso; Palensky, Jolie; Wittes, Janet',
    year: 1999,
    venue: 'The New England Journal of Medicine',
    at: '341(10):709-717',
    doi: '10.1056/nejm199909023411001',
    pmid: '10471456',
    keywords: 'spironolactone; aldosterone antagonist; heart failure; all-cause mortality',
    abstract: `RALES randomised 1,663 patients with severe heart failure and an ejection fraction of 35% or less to
      spironolactone 25 mg or placebo on top of an ACE inhibitor and a loop diuretic. The trial was stopped early, after a
      mean of 24 months. Deaths numbered 284 of 822 patients on spironolactone and 386 of 841 on placebo, 35% against 46%.
      The relative risk was 0.70 (95% CI 0.60 to 0.82, p<0.001). Gynaecomastia or breast pain occurred in 10% of men on
      spironolactone. Serious hyperkalaemia was rare in the trial, although later practice saw more of it.`,
  },
  {
    id: 'p-dig-1997',
    design: 'randomised-trial',
    title: 'The effect of digoxin on mortality and morbidity in patients with heart failure',
    authors: 'The Digitalis Investigation Group',
    year: 1997,
    venue: 'The New England Journal of Medicine',
    at: '336(8):525-533',
    doi: '10.1056/nejm199702203360801',
    pmid: '9036306',
    keywords: 'digoxin; heart failure; hospital admission; null result',
    abstract: `The DIG trial randomised 6,800 patients with heart failure, sinus rhythm and an ejection fraction of 0.45 or
      less to digoxin or placebo. Over an average of 37 months 1,181 of 3,397 patients on digoxin died, against 1,194 of
      3,403 on placebo. Mortality was therefore about equal, 34.8% against 35.1%. Admissions for worsening heart failure
      were less frequent with digoxin, a risk ratio of 0.72 (95% CI 0.66 to 0.79). There was a trend to more deaths from
      other cardiac causes, such as arrhythmia. Digoxin relieves heart failure without prolonging life.`,
  },
  {
    id: 'p-paradigm-hf-2014',
    design: 'randomised-trial',
    title: 'Angiotensin–neprilysin inhibition versus enalapril in heart failure',
    authors:
      'McMurray, John J. V.; Packer, Milton; Desai, Akshay S.; Gong, Jianjian; Lefkowitz, Martin P.; Rizkala, Adel R.; et al.',
    year: 2014,
    venue: 'The New England Journal of Medicine',
    at: '371(11):993-1004',
    doi: '10.1056/nejmoa1409077',
    pmid: '25176015',
    keywords: 'sacubitril-valsartan; enalapril; heart failure; neprilysin',
    abstract: `PARADIGM-HF compared sacubitril-valsartan with enalapril in patients with heart failure and a reduced
      ejection fraction. Cardiovascular death or admission for heart failure occurred in 914 of 4,187 patients on
      sacubitril-valsartan and in 1,117 of 4,212 on enalapril. The hazard ratio was 0.80 (95% CI 0.73 to 0.87, p<0.001).
      Deaths from any cause numbered 711 and 835, a hazard ratio of 0.84 (95% CI 0.76 to 0.93). Symptomatic low blood
      pressure was more frequent with sacubitril-valsartan, and kidney impairment and cough were less frequent. The trial
      was stopped early, and a run-in removed patients who did not tolerate either drug.`,
  },
  {
    id: 'p-hope-2000',
    design: 'randomised-trial',
    title:
      'Effects of an angiotensin-converting-enzyme inhibitor, ramipril, on cardiovascular events in high-risk patients',
    authors: 'The Heart Outcomes Prevention Evaluation Study Investigators',
    year: 2000,
    venue: 'The New England Journal of Medicine',
    at: '342(3):145-153',
    doi: '10.1056/nejm200001203420301',
    pmid: '10639539',
    keywords: 'ramipril; ACE inhibitors; high cardiovascular risk; prevention',
    abstract: `HOPE randomised 9,297 patients aged 55 years or older with vascular disease or diabetes, but without a low
      ejection fraction or heart failure, to ramipril 10 mg or placebo. Over a mean of five years infarction, stroke or
      cardiovascular death occurred in 651 of 4,645 patients on ramipril and in 826 of 4,652 on placebo. The relative risk
      was 0.78 (95% CI 0.70 to 0.86, p<0.001). Death from any cause occurred in 10.4% with ramipril and 12.2% with placebo,
      a relative risk of 0.84 (95% CI 0.75 to 0.95). The fall in blood pressure was small, which started a debate about
      effects beyond blood pressure.`,
  },
  {
    id: 'p-gissi-1986',
    design: 'randomised-trial',
    title: 'Effectiveness of intravenous thrombolytic treatment in acute myocardial infarction',
    authors: "Gruppo Italiano per lo Studio della Streptochinasi nell'Infarto Miocardico (GISSI)",
    year: 1986,
    venue: 'The Lancet',
    at: '327(8478):397-402',
    doi: '10.1016/s0140-6736(86)92368-8',
    pmid: '2868337',
    keywords: 'streptokinase; thrombolysis; acute myocardial infarction; in-hospital mortality',
    abstract: `GISSI randomised patients within 12 hours of the onset of acute myocardial infarction in Italian coronary
      care units to streptokinase or to usual care without placebo. At 21 days 628 of 5,860 patients given streptokinase
      and 758 of 5,852 controls had died, 10.7% against 13.0%. The relative risk was 0.81 (95% CI 0.72 to 0.90, p=0.0002).
      The benefit was larger the earlier the treatment: patients treated within one hour had about half the mortality of
      controls. No clear benefit was seen after six hours. GISSI made thrombolysis a standard treatment of infarction.`,
  },
  {
    id: 'p-isis2-1988',
    design: 'randomised-trial',
    title:
      'Randomised trial of intravenous streptokinase, oral aspirin, both, or neither among 17 187 cases of suspected acute myocardial infarction: ISIS-2',
    authors: 'ISIS-2 (Second International Study of Infarct Survival) Collaborative Group',
    year: 1988,
    venue: 'The Lancet',
    at: '332(8607):349-360',
    doi: '10.1016/s0140-6736(88)92833-4',
    pmid: '2899772',
    keywords: 'streptokinase; aspirin; acute myocardial infarction; factorial trial',
    abstract: `ISIS-2 was a factorial trial of streptokinase and aspirin in 17,187 patients with suspected acute myocardial
      infarction. Vascular death within five weeks occurred in 791 of 8,592 patients given streptokinase and in 1,029 of
      8,595 given placebo infusion. It occurred in 804 of 8,587 patients given aspirin and in 1,016 of 8,600 given placebo
      tablets. With both drugs 343 of 4,292 patients died, against 568 of 4,300 with neither. The effects of the two drugs
      were independent and added up. The report also shows, as a warning about subgroups, that aspirin seemed useless in
      patients born under Gemini or Libra.`,
  },
  {
    id: 'p-limit2-1992',
    design: 'randomised-trial',
    title:
      'Intravenous magnesium sulphate in suspected acute myocardial infarction: results of the second Leicester Intravenous Magnesium Intervention Trial (LIMIT-2)',
    authors: 'Woods, K. L.; Fletcher, S.; Roffe, C.; Haider, Y.',
    year: 1992,
    venue: 'The Lancet',
    at: '339(8809):1553-1558',
    doi: '10.1016/0140-6736(92)91828-v',
    pmid: '1351547',
    keywords: 'magnesium; acute myocardial infarction; mortality',
    abstract: `LIMIT-2 tested intravenous magnesium sulphate in 2,316 patients with suspected acute myocardial infarction at
      one hospital. Within 28 days 90 of 1,159 patients given magnesium and 118 of 1,157 given placebo had died, 7.8%
      against 10.3%. The relative reduction was 24% (95% CI 1 to 43, p=0.04). Left ventricular failure was also less
      frequent with magnesium. The infusion was begun before or together with thrombolysis. The lower confidence limit lay
      close to no effect, and the much larger ISIS-4 later found no benefit.`,
  },
  {
    id: 'p-isis4-1995',
    design: 'randomised-trial',
    title:
      'ISIS-4: a randomised factorial trial assessing early oral captopril, oral mononitrate, and intravenous magnesium sulphate in 58 050 patients with suspected acute myocardial infarction',
    authors: 'ISIS-4 (Fourth International Study of Infarct Survival) Collaborative Group',
    year: 1995,
    venue: 'The Lancet',
    at: '345(8951):669-685',
    doi: '10.1016/s0140-6736(95)90865-x',
    pmid: '7661937',
    keywords: 'magnesium; captopril; mononitrate; acute myocardial infarction; factorial trial',
    abstract: `ISIS-4 was a factorial trial of captopril, mononitrate and magnesium in 58,050 patients with suspected acute
      myocardial infarction. Within five weeks 2,216 of 29,011 patients given magnesium died, against 2,103 of 29,039
      controls, so magnesium did not reduce mortality. With captopril 2,088 of 29,028 patients died, against 2,231 of
      29,022 given placebo, a reduction of about 7%. Mononitrate had no clear effect on five-week mortality. The magnesium
      result contradicted the pooled result of earlier small trials. The episode became the standard example of a
      meta-analysis of small trials that a mega-trial overturns.`,
  },
  {
    id: 'p-teo-1991',
    design: 'meta-analysis',
    title: 'Effects of intravenous magnesium in suspected acute myocardial infarction: overview of randomised trials',
    authors: 'Teo, Koon K.; Yusuf, Salim; Collins, Rory; Held, Peter H.; Peto, Richard',
    year: 1991,
    venue: 'BMJ',
    at: '303(6816):1499-1503',
    doi: '10.1136/bmj.303.6816.1499',
    pmid: '1838289',
    keywords: 'magnesium; acute myocardial infarction; meta-analysis; small-study effects',
    abstract: `Teo and colleagues pooled seven small randomised trials of intravenous magnesium in suspected acute myocardial
      infarction with 1,301 patients. Deaths numbered 25 of 657 patients given magnesium and 53 of 644 controls, 3.8%
      against 8.2%. That is a reduction of 55% in the odds of death, with an interval well clear of no effect. Serious ventricular arrhythmias were also less frequent with magnesium. The authors asked for a large trial
      before magnesium became routine. That trial, ISIS-4, did not confirm the benefit.`,
  },
  {
    id: 'p-magic-2002',
    design: 'randomised-trial',
    title:
      'Early administration of intravenous magnesium to high-risk patients with acute myocardial infarction in the Magnesium in Coronaries (MAGIC) Trial: a randomised controlled trial',
    authors: 'Magnesium in Coronaries (MAGIC) Trial Investigators',
    year: 2002,
    venue: 'The Lancet',
    at: '360(9341):1189-1196',
    doi: '10.1016/s0140-6736(02)11278-5',
    pmid: '12401244',
    keywords: 'magnesium; acute myocardial infarction; early treatment; null result',
    abstract: `MAGIC asked whether early magnesium helps high-risk patients with acute ST-elevation infarction, because
      critics of ISIS-4 held that magnesium had been given too late. It randomised 6,213 patients within six hours of the
      onset of symptoms. At 30 days 475 of 3,113 patients given magnesium and 472 of 3,100 given placebo had died, 15.3%
      against 15.2%. The odds ratio was 1.0 (95% CI 0.9 to 1.1, p=0.96). No subgroup showed a benefit or a harm. MAGIC
      closed the question of routine magnesium in infarction.`,
  },
])
