import { shelf } from './starter-paper.ts'

/** Smoking, infection, screening, hormones, sleep and COVID-19: what changed public health, and two reports that had to be withdrawn. */
export const publicHealthPapers = shelf('Public health and epidemiology', [
  {
    id: 'p-doll-hill-1950',
    design: 'case-control',
    title: 'Smoking and carcinoma of the lung: preliminary report',
    authors: 'Doll, Richard; Hill, A. Bradford',
    year: 1950,
    venue: 'British Medical Journal',
    at: '2(4682):739-748',
    doi: '10.1136/bmj.2.4682.739',
    pmid: '14772469',
    keywords: 'smoking; lung cancer; case-control study; epidemiology',
    abstract: `Doll and Hill compared the smoking habits of patients with lung cancer and of matched patients with other
      diseases in London hospitals. Of 649 men with lung cancer only 2, or 0.3%, had never smoked, against 27 of 649 male
      controls, or 4.2%. The risk of lung cancer rose with the amount smoked. Heavy smokers of 25 or more cigarettes a day
      were clearly over-represented among the patients with lung cancer. The interviewers usually knew the diagnosis, and
      the authors showed that patients wrongly thought to have lung cancer had habits like those of the controls. The study
      made smoking the leading explanation of the epidemic of lung cancer.`,
  },
  {
    id: 'p-wynder-1950',
    design: 'case-control',
    title:
      'Tobacco smoking as a possible etiologic factor in bronchiogenic carcinoma: a study of six hundred and eighty-four proved cases',
    authors: 'Wynder, Ernest L.; Graham, Evarts A.',
    year: 1950,
    venue: 'JAMA',
    at: '143(4):329-336',
    doi: '10.1001/jama.1950.02910390001001',
    keywords: 'smoking; lung cancer; case-control study; tobacco',
    abstract: `Wynder and Graham interviewed 684 patients with proven bronchogenic carcinoma in the United States about their
      use of tobacco. Among 605 men with lung cancer other than adenocarcinoma 96.5% had been at least moderately heavy
      smokers for many years, against 73.7% of men in the general hospital population without cancer. Lung cancer in
      non-smokers was rare. The use of cigarettes was more strongly linked to the disease than pipes or cigars. The study
      appeared a few months before that of Doll and Hill and reached the same conclusion. Interviews in hospital may recall
      smoking imperfectly, and controls in hospital are not the general public.`,
  },
  {
    id: 'p-doll-2004',
    design: 'cohort',
    title: "Mortality in relation to smoking: 50 years' observations on male British doctors",
    authors: 'Doll, Richard; Peto, Richard; Boreham, Jillian; Sutherland, Isabelle',
    year: 2004,
    venue: 'BMJ',
    at: '328(7455):1519',
    doi: '10.1136/bmj.38142.554479.ae',
    pmid: '15213107',
    keywords: 'smoking; mortality; cohort study; smoking cessation; life expectancy',
    abstract: `This report follows 34,439 male British doctors from 1951 to 2001 and relates their deaths to their smoking.
      Men born between 1900 and 1930 who smoked only cigarettes and did not stop died on average about 10 years younger than
      lifelong non-smokers. Stopping at age 60, 50, 40 or 30 years gained about 3, 6, 9 or 10 years of life. Among men born
      around 1920 prolonged cigarette smoking from early adult life tripled the death rate in middle and old age. The cohort
      consists of doctors, which kept follow-up nearly complete but limits differences in social class. It shows that about
      half of all persistent cigarette smokers are killed by their habit.`,
  },
  {
    id: 'p-hill-1965',
    design: 'theory',
    title: 'The environment and disease: association or causation?',
    authors: 'Hill, Austin Bradford',
    year: 1965,
    venue: 'Proceedings of the Royal Society of Medicine',
    at: '58(5):295-300',
    doi: '10.1177/003591576505800503',
    pmid: '14283879',
    keywords: 'causation; epidemiology; Bradford Hill criteria; observational studies',
    abstract: `Hill asks when an observed association between an environment and a disease may be taken as cause and effect.
      He names nine aspects to consider: strength, consistency, specificity, temporality, biological gradient, plausibility,
      coherence, experiment and analogy. None of the nine viewpoints is offered as a necessary rule, although a cause must
      precede its effect. Hill warns that tests of significance answer only whether chance could explain a result. He also
      argues that the demand for evidence should depend on what is at stake in a decision. The address is the most cited
      text on causal judgement in epidemiology.`,
  },
  {
    id: 'p-framingham-1961',
    design: 'cohort',
    title:
      'Factors of risk in the development of coronary heart disease: six-year follow-up experience. The Framingham Study',
    authors: 'Kannel, William B.; Dawber, Thomas R.; Kagan, Abraham; Revotskie, Nicholas; Stokes, Joseph',
    year: 1961,
    venue: 'Annals of Internal Medicine',
    at: '55(1):33-50',
    doi: '10.7326/0003-4819-55-1-33',
    pmid: '13751193',
    keywords: 'Framingham; coronary heart disease; risk factors; cholesterol; blood pressure',
    abstract: `The Framingham Study followed more than 5,000 adults of one town in Massachusetts, and this report describes
      six years of new coronary heart disease. High blood pressure, high serum cholesterol and left ventricular hypertrophy
      on the electrocardiogram each preceded an increased rate of coronary disease. Men had far more coronary disease than
      women of the same age. The factors added to each other, so that a person with several of them was at much higher risk.
      The paper brought the phrase risk factor into common medical use. The cohort was almost entirely white, which limits
      transfer to other populations.`,
  },
  {
    id: 'p-wilson-1998',
    design: 'cohort',
    title: 'Prediction of coronary heart disease using risk factor categories',
    authors:
      "Wilson, Peter W. F.; D'Agostino, Ralph B.; Levy, Daniel; Belanger, Albert M.; Silbershatz, Halit; Kannel, William B.",
    year: 1998,
    venue: 'Circulation',
    at: '97(18):1837-1847',
    doi: '10.1161/01.cir.97.18.1837',
    pmid: '9603539',
    keywords: 'Framingham risk score; prediction; coronary heart disease; risk factors',
    abstract: `Wilson and colleagues built a simple score that predicts coronary heart disease from categories of risk
      factors. They followed 2,489 men and 2,856 women aged 30 to 74 years of the Framingham cohorts for 12 years. During that
      time coronary heart disease developed in 383 men and 227 women. Categories of blood pressure and cholesterol, with age,
      smoking and diabetes, predicted disease about as well as continuous measurements. The score can be worked out at the
      desk and gave rise to many later charts. It overestimates risk in populations with less coronary disease than
      Framingham.`,
  },
  {
    id: 'p-marshall-warren-1984',
    design: 'cross-sectional',
    title: 'Unidentified curved bacilli in the stomach of patients with gastritis and peptic ulceration',
    authors: 'Marshall, Barry J.; Warren, J. Robin',
    year: 1984,
    venue: 'The Lancet',
    at: '323(8390):1311-1315',
    doi: '10.1016/s0140-6736(84)91816-6',
    pmid: '6145023',
    keywords: 'Helicobacter pylori; gastritis; peptic ulcer; endoscopy',
    abstract: `Marshall and Warren took biopsies from the stomach of 100 consecutive patients who came to gastroscopy in
      Perth, Australia. Curved bacilli, later named Helicobacter pylori, were found in almost all patients with active
      chronic gastritis, duodenal ulcer or gastric ulcer. Bacilli were seen in all 13 patients with duodenal ulcer and in
      most of those with gastric ulcer. The bacteria could be cultured from 11 patients. A survey at one point in time cannot prove cause, and Marshall and Warren
      claimed no more than an important role for the organism. The discovery later made antibiotics the treatment of most ulcers.`,
  },
  {
    id: 'p-whi-2002',
    design: 'randomised-trial',
    title:
      "Risks and benefits of estrogen plus progestin in healthy postmenopausal women: principal results from the Women's Health Initiative randomized controlled trial",
    authors:
      'Rossouw, Jacques E.; Anderson, Garnet L.; Prentice, Ross L.; LaCroix, Andrea Z.; Kooperberg, Charles; Stefanick, Marcia L.; Jackson, Rebecca D.; Beresford, Shirley A. A.; Howard, Barbara V.; Johnson, Karen C.; Kotchen, Jane Morley; Ockene, Judith',
    year: 2002,
    venue: 'JAMA',
    at: '288(3):321-333',
    doi: '10.1001/jama.288.3.321',
    pmid: '12117397',
    keywords: 'hormone replacement therapy; postmenopausal women; breast cancer; coronary heart disease',
    abstract: `The Women's Health Initiative randomised 16,608 postmenopausal women with an intact uterus to oestrogen plus
      progestin or placebo. The trial was stopped after a mean of 5.2 years because breast cancers had crossed the stopping
      boundary and harms exceeded benefits. The hazard ratio was 1.29 for coronary heart disease, 1.26 for breast cancer, 1.41
      for stroke and 2.13 for pulmonary embolism. It was 0.66 for hip fracture and 0.63 for colorectal cancer. Death from any
      cause did not differ, with a hazard ratio of 0.98. The result overturned observational studies that had suggested
      protection of the heart. The women were on average 63 years old, older than most who begin treatment for symptoms.`,
  },
  {
    id: 'p-stampfer-1991',
    design: 'meta-analysis',
    title:
      'Estrogen replacement therapy and coronary heart disease: a quantitative assessment of the epidemiologic evidence',
    authors: 'Stampfer, Meir J.; Colditz, Graham A.',
    year: 1991,
    venue: 'Preventive Medicine',
    at: '20(1):47-63',
    keywords: 'oestrogen; coronary heart disease; observational studies; confounding; meta-analysis',
    abstract: `Stampfer and Colditz pooled the observational studies of oestrogen treatment after the menopause and coronary
      heart disease. The overall relative risk among users was 0.56 (95% CI 0.50 to 0.61), which suggested that oestrogen
      halves coronary risk. Restricting the pool to the stronger designs made the association look stronger still. The authors thought
      that bias was unlikely to explain the association. Randomised trials such as the Women's Health Initiative later found
      no protection, so the pooled association must have reflected confounding and selection. The paper is now a standard
      example of how precise and consistent observational evidence can mislead.`,
  },
  {
    id: 'p-wakefield-1998',
    design: 'case-report',
    title: 'Ileal-lymphoid-nodular hyperplasia, non-specific colitis, and pervasive developmental disorder in children',
    authors:
      'Wakefield, A. J.; Murch, S. H.; Anthony, A.; Linnell, J.; Casson, D. M.; Malik, M.; Berelowitz, M.; Dhillon, A. P.; Thomson, M. A.; Harvey, P.; Valentine, A.; Davies, S. E.; Walker-Smith, J. A.',
    year: 1998,
    venue: 'The Lancet',
    at: '351(9103):637-641',
    doi: '10.1016/s0140-6736(97)11096-0',
    pmid: '9500320',
    keywords: 'MMR vaccine; autism; retraction; research misconduct',
    retracted: true,
    note: 'Retracted by The Lancet in February 2010.',
    abstract: `This report described 12 children with bowel symptoms and developmental regression, and it suggested a link
      with the measles, mumps and rubella vaccine. It was a selected case series without a control group, so it could not
      show any cause. The Lancet retracted the paper in 2010 after the General Medical Council had found that children were
      not consecutively referred and that ethics approval had been misrepresented. Later investigation found that clinical
      histories had been altered. Large cohort studies found no link between the vaccine and autism. The paper must not be
      used as evidence.`,
  },
  {
    id: 'p-madsen-2002',
    design: 'cohort',
    title: 'A population-based study of measles, mumps, and rubella vaccination and autism',
    authors:
      'Madsen, Kreesten Meldgaard; Hviid, Anders; Vestergaard, Mogens; Schendel, Diana; Wohlfahrt, Jan; Thorsen, Poul; Olsen, Jørn; Melbye, Mads',
    year: 2002,
    venue: 'The New England Journal of Medicine',
    at: '347(19):1477-1482',
    doi: '10.1056/nejmoa021134',
    pmid: '12421889',
    keywords: 'MMR vaccine; autism; cohort study; Denmark; vaccine safety',
    abstract: `Madsen and colleagues linked Danish registers to ask whether the measles, mumps and rubella vaccine causes
      autism. The cohort consisted of all 537,303 children born in Denmark from 1991 to 1998, of whom 82% had been
      vaccinated. Compared with unvaccinated children, vaccinated children had a relative risk of autistic disorder of 0.92
      (95% CI 0.68 to 1.24). The relative risk of other autistic-spectrum disorders was 0.83 (95% CI 0.65 to 1.07). Neither
      age at vaccination nor time since vaccination was linked to autism. The study gives strong evidence against the
      proposed link.`,
  },
  {
    id: 'p-hviid-2019',
    design: 'cohort',
    title: 'Measles, mumps, rubella vaccination and autism: a nationwide cohort study',
    authors: 'Hviid, Anders; Hansen, Jørgen Vinsløv; Frisch, Morten; Melbye, Mads',
    year: 2019,
    venue: 'Annals of Internal Medicine',
    at: '170(8):513-520',
    doi: '10.7326/m18-2101',
    pmid: '30831578',
    keywords: 'MMR vaccine; autism; cohort study; Denmark; susceptible subgroups',
    abstract: `Hviid and colleagues followed 657,461 children born in Denmark from 1999 to 2010 to test again for a link
      between the measles, mumps and rubella vaccine and autism. During more than five million person-years 6,517 children
      were diagnosed with autism. The hazard ratio for vaccinated against unvaccinated children was 0.93 (95% CI 0.85 to
      1.02). No increase was seen in children with an autistic sibling or with other risk factors. No cluster of diagnoses
      appeared after vaccination. The study excludes even a small increase in risk with good precision.`,
  },
  {
    id: 'p-cappuccio-2010',
    design: 'meta-analysis',
    title: 'Sleep duration and all-cause mortality: a systematic review and meta-analysis of prospective studies',
    authors: "Cappuccio, Francesco P.; D'Elia, Lanfranco; Strazzullo, Pasquale; Miller, Michelle A.",
    year: 2010,
    venue: 'Sleep',
    at: '33(5):585-592',
    doi: '10.1093/sleep/33.5.585',
    pmid: '20469800',
    keywords: 'sleep duration; all-cause mortality; prospective studies; meta-analysis',
    abstract: `Cappuccio and colleagues pooled 16 prospective studies of sleep duration and death with 1,382,999 participants
      and 112,566 deaths. Short sleep was linked to a higher risk of death, with a relative risk of 1.12 (95% CI 1.06 to
      1.18). Long sleep was linked to a still higher risk, with a relative risk of 1.30 (95% CI 1.22 to 1.38). There was
      little sign of publication bias. Sleep was reported by the participants themselves and not measured. The excess with
      long sleep may reflect illness that lengthens sleep and not an effect of sleep.`,
  },
  {
    id: 'p-morris-1953',
    design: 'cohort',
    title: 'Coronary heart-disease and physical activity of work',
    authors: 'Morris, J. N.; Heady, J. A.; Raffle, P. A. B.; Roberts, C. G.; Parks, J. W.',
    year: 1953,
    venue: 'The Lancet',
    at: '262(6795):1053-1057',
    doi: '10.1016/s0140-6736(53)90665-5',
    pmid: '13110049',
    keywords: 'physical activity; coronary heart disease; occupation; cohort study',
    abstract: `Morris and colleagues compared coronary heart disease in drivers and conductors of London buses. Conductors,
      who climbed the stairs of double-deck buses all day, had less coronary disease than drivers, who sat. The disease that
      conductors did have was milder and came later in life. Postmen likewise had less coronary disease than telephonists and
      clerks. The study founded the epidemiology of physical activity. Drivers and conductors differed in other ways too, such
      as the size of their uniforms, so selection into jobs could explain part of the difference.`,
  },
  {
    id: 'p-lee-inactivity-2012',
    design: 'meta-analysis',
    title:
      'Effect of physical inactivity on major non-communicable diseases worldwide: an analysis of burden of disease and life expectancy',
    authors: 'Lee, I-Min; Shiroma, Eric J.; Lobelo, Felipe; Puska, Pekka; Blair, Steven N.; Katzmarzyk, Peter T.',
    year: 2012,
    venue: 'The Lancet',
    at: '380(9838):219-229',
    doi: '10.1016/s0140-6736(12)61031-9',
    pmid: '22818936',
    keywords: 'physical inactivity; burden of disease; life expectancy; non-communicable diseases',
    abstract: `Lee and colleagues estimated how much disease worldwide would disappear if inactive people became active. They
      attributed to physical inactivity 6% of coronary heart disease, 7% of type 2 diabetes, 10% of breast cancer and 10% of
      colon cancer. Inactivity caused 9% of premature deaths, or more than 5.3 million of the 57 million deaths in 2008.
      Removing inactivity would lengthen average life expectancy by an estimated 0.68 years. The authors compare the harm of
      inactivity with that of smoking and obesity. The estimates rest on self-reported activity and on relative risks from
      observational studies.`,
  },
  {
    id: 'p-recovery-dexa-2021',
    design: 'randomised-trial',
    title: 'Dexamethasone in hospitalized patients with Covid-19',
    authors: 'The RECOVERY Collaborative Group',
    year: 2021,
    venue: 'The New England Journal of Medicine',
    at: '384(8):693-704',
    doi: '10.1056/nejmoa2021436',
    pmid: '32678530',
    keywords: 'dexamethasone; COVID-19; corticosteroids; mortality; platform trial',
    abstract: `The RECOVERY trial compared dexamethasone 6 mg a day for up to 10 days with usual care in patients in hospital
      with COVID-19 in the United Kingdom. At 28 days 482 of 2,104 patients given dexamethasone and 1,110 of 4,321 given
      usual care had died, 22.9% against 25.7%. The age-adjusted rate ratio was 0.83 (95% CI 0.75 to 0.93, p<0.001). In
      patients on mechanical ventilation the rate ratio was 0.64 (95% CI 0.51 to 0.81), and in those on oxygen alone it was
      0.82 (95% CI 0.72 to 0.94). Patients without oxygen had no benefit, with a rate ratio of 1.19 (95% CI 0.92 to 1.55).
      Treatment in RECOVERY was open label.`,
  },
  {
    id: 'p-react-2020',
    design: 'meta-analysis',
    title:
      'Association between administration of systemic corticosteroids and mortality among critically ill patients with COVID-19: a meta-analysis',
    authors: 'The WHO Rapid Evidence Appraisal for COVID-19 Therapies (REACT) Working Group',
    year: 2020,
    venue: 'JAMA',
    at: '324(13):1330-1341',
    doi: '10.1001/jama.2020.17023',
    pmid: '32876694',
    keywords: 'corticosteroids; COVID-19; critical illness; prospective meta-analysis',
    abstract: `The REACT group of the World Health Organization pooled seven randomised trials of corticosteroids in 1,703
      critically ill patients with COVID-19. By 28 days 222 of 678 patients given corticosteroids and 425 of 1,025 given
      usual care or placebo had died. The summary odds ratio was 0.66 (95% CI 0.53 to 0.82, p<0.001). The odds ratio was
      0.64 for dexamethasone and 0.69 for hydrocortisone. Heterogeneity between trials was low, with an I-squared of 15.6%.
      The plan was registered before any of the results was known, and RECOVERY contributed more than half of the weight.`,
  },
  {
    id: 'p-bnt162b2-2020',
    design: 'randomised-trial',
    title: 'Safety and efficacy of the BNT162b2 mRNA Covid-19 vaccine',
    authors:
      'Polack, Fernando P.; Thomas, Stephen J.; Kitchin, Nicholas; Absalon, Judith; Gurtman, Alejandra; Lockhart, Stephen; et al.',
    year: 2020,
    venue: 'The New England Journal of Medicine',
    at: '383(27):2603-2615',
    doi: '10.1056/nejmoa2034577',
    pmid: '33301246',
    keywords: 'BNT162b2; COVID-19 vaccine; mRNA vaccine; vaccine efficacy',
    abstract: `This trial randomised 43,548 people aged 16 years or older to two doses of the BNT162b2 mRNA vaccine or placebo.
      Among participants without earlier infection COVID-19 with onset at least seven days after the second dose occurred in
      8 of 18,198 people given BNT162b2 and in 162 of 18,325 given placebo. The vaccine efficacy was 95.0% (95% credible
      interval 90.3 to 97.6). Efficacy was similar by age, sex, ethnic group and coexisting illness. Short-lived pain,
      fatigue and headache were frequent. The median follow-up for safety was two months, so the duration of protection was
      not known.`,
  },
  {
    id: 'p-mrna1273-2021',
    design: 'randomised-trial',
    title: 'Efficacy and safety of the mRNA-1273 SARS-CoV-2 vaccine',
    authors: 'Baden, Lindsey R.; El Sahly, Hana M.; Essink, Brandon; Kotloff, Karen; Frey, Sharon; Novak, Rick; et al.',
    year: 2021,
    venue: 'The New England Journal of Medicine',
    at: '384(5):403-416',
    doi: '10.1056/nejmoa2035389',
    pmid: '33378609',
    keywords: 'mRNA-1273; COVID-19 vaccine; mRNA vaccine; vaccine efficacy; severe disease',
    abstract: `The COVE trial randomised 30,420 adults in the United States to two doses of the mRNA-1273 vaccine or placebo.
      In the per-protocol analysis symptomatic COVID-19 occurred in 11 of 14,134 people given mRNA-1273 and in 185 of 14,073
      given placebo. The vaccine efficacy was 94.1% (95% CI 89.3 to 96.8). All 30 cases of severe disease were in the placebo
      group. Transient reactions were frequent, above all after the second dose. The trial was not designed to show an effect
      on transmission.`,
  },
  {
    id: 'p-chadox1-2021',
    design: 'randomised-trial',
    title:
      'Safety and efficacy of the ChAdOx1 nCoV-19 vaccine (AZD1222) against SARS-CoV-2: an interim analysis of four randomised controlled trials in Brazil, South Africa, and the UK',
    authors:
      'Voysey, Merryn; Clemens, Sue Ann Costa; Madhi, Shabir A.; Weckx, Lily Y.; Folegatti, Pedro M.; Aley, Parvinder K.; et al.',
    year: 2021,
    venue: 'The Lancet',
    at: '397(10269):99-111',
    doi: '10.1016/s0140-6736(20)32661-1',
    pmid: '33306989',
    keywords: 'ChAdOx1 nCoV-19; COVID-19 vaccine; viral vector; vaccine efficacy',
    abstract: `This interim analysis combined four trials of the ChAdOx1 nCoV-19 vaccine in Brazil, South Africa and the
      United Kingdom. Among 11,636 participants of the primary analysis symptomatic COVID-19 occurred in 30 of 5,807 people
      given the vaccine and in 101 of 5,829 controls. The vaccine efficacy was 70.4% (95.8% CI 54.8 to 80.6). In people given
      two standard doses the efficacy was 62.1%, and in a smaller group whose first dose was low by mistake it was 90.0%. No
      vaccinated participant was admitted to hospital from 21 days after the first dose. Differences in dose and interval
      between the trials complicate the pooled estimate.`,
  },
  {
    id: 'p-ad26-2021',
    design: 'randomised-trial',
    title: 'Safety and efficacy of single-dose Ad26.COV2.S vaccine against Covid-19',
    authors:
      'Sadoff, Jerald; Gray, Glenda; Vandebosch, An; Cárdenas, Vicky; Shukarev, Georgi; Grinsztejn, Beatriz; et al.',
    year: 2021,
    venue: 'The New England Journal of Medicine',
    at: '384(23):2187-2201',
    doi: '10.1056/nejmoa2101544',
    pmid: '33882225',
    keywords: 'Ad26.COV2.S; COVID-19 vaccine; single dose; vaccine efficacy',
    abstract: `ENSEMBLE tested a single dose of the Ad26.COV2.S vaccine against placebo in adults on three continents. In the
      per-protocol population moderate to severe COVID-19 with onset at least 14 days after the dose occurred in 116 of
      19,630 people given the vaccine and in 348 of 19,691 given placebo. The vaccine efficacy was 66.9% (adjusted 95% CI
      59.0 to 73.4). Efficacy against severe-critical disease was 76.7% from 14 days and 85.4% from 28 days. Protection was
      maintained in South Africa, where most sequenced viruses were of the beta variant. Serious adverse events were
      balanced, but rare clotting events were found after authorisation.`,
  },
  {
    id: 'p-sputnik-2021',
    design: 'randomised-trial',
    title:
      'Safety and efficacy of an rAd26 and rAd5 vector-based heterologous prime-boost COVID-19 vaccine: an interim analysis of a randomised controlled phase 3 trial in Russia',
    authors:
      'Logunov, Denis Y.; Dolzhikova, Inna V.; Shcheblyakov, Dmitry V.; Tukhvatulin, Amir I.; Zubkova, Olga V.; Dzharullaeva, Alina S.; et al.',
    year: 2021,
    venue: 'The Lancet',
    at: '397(10275):671-681',
    doi: '10.1016/s0140-6736(21)00234-8',
    pmid: '33545094',
    keywords: 'Gam-COVID-Vac; COVID-19 vaccine; viral vector; vaccine efficacy; Russia',
    abstract: `This interim analysis reports a trial in Moscow of the two-component viral vector vaccine Gam-COVID-Vac. From
      day 21 after the first dose COVID-19 was confirmed in 16 of 14,964 people given the vaccine and in 62 of 4,902 given
      placebo. The vaccine efficacy was 91.6% (95% CI 85.6 to 95.2). No moderate or severe case was seen in the vaccine group
      from that day on. Outside scientists asked for access to the data and questioned some of the reported figures. The
      placebo group was one quarter of the size of the trial.`,
  },
  {
    id: 'p-nvx-uk-2021',
    design: 'randomised-trial',
    title: 'Safety and efficacy of NVX-CoV2373 Covid-19 vaccine',
    authors: 'Heath, Paul T.; Galiza, Eva P.; Baxter, David N.; Boffito, Marta; Browne, Duncan; Burns, Fiona; et al.',
    year: 2021,
    venue: 'The New England Journal of Medicine',
    at: '385(13):1172-1183',
    doi: '10.1056/nejmoa2107659',
    pmid: '34192426',
    keywords: 'NVX-CoV2373; COVID-19 vaccine; protein vaccine; vaccine efficacy',
    abstract: `This trial in the United Kingdom tested two doses of the protein vaccine NVX-CoV2373 against placebo in adults
      aged 18 to 84 years. In the per-protocol population COVID-19 occurred in 10 of 7,020 people given the vaccine and in 96
      of 7,019 given placebo from seven days after the second dose. The vaccine efficacy was 89.7% (95% CI 80.2 to 94.6). The
      efficacy against the alpha variant was 86.3%. The five severe cases were all in the placebo group. Reactions were
      mostly mild and short.`,
  },
  {
    id: 'p-prevent19-2022',
    design: 'randomised-trial',
    title: 'Efficacy and safety of NVX-CoV2373 in adults in the United States and Mexico',
    authors:
      'Dunkle, Lisa M.; Kotloff, Karen L.; Gay, Cynthia L.; Áñez, Germán; Adelglass, Jeffrey M.; Barrat Hernández, Alejandro Q.; et al.',
    year: 2022,
    venue: 'The New England Journal of Medicine',
    at: '386(6):531-543',
    doi: '10.1056/nejmoa2116185',
    pmid: '34910859',
    keywords: 'NVX-CoV2373; COVID-19 vaccine; protein vaccine; vaccine efficacy; Mexico',
    abstract: `PREVENT-19 randomised 29,949 adults in the United States and Mexico in a ratio of two to one to NVX-CoV2373 or
      placebo. In the per-protocol population COVID-19 occurred in 14 of 17,312 people given the vaccine and in 63 of 8,140
      given placebo. The vaccine efficacy was 90.4% (95% CI 82.9 to 94.6). All moderate and severe cases were in the placebo
      group. Most sequenced viruses were variants of concern or interest. The trial was done before the delta and omicron
      variants became common.`,
  },
  {
    id: 'p-mehra-lancet-2020',
    design: 'cohort',
    title:
      'Hydroxychloroquine or chloroquine with or without a macrolide for treatment of COVID-19: a multinational registry analysis',
    authors: 'Mehra, Mandeep R.; Desai, Sapan S.; Ruschitzka, Frank; Patel, Amit N.',
    year: 2020,
    venue: 'The Lancet',
    doi: '10.1016/s0140-6736(20)31180-6',
    pmid: '32450107',
    keywords: 'hydroxychloroquine; COVID-19; Surgisphere; retraction',
    retracted: true,
    note: 'Retracted by The Lancet on 5 June 2020.',
    abstract: `This report claimed to analyse 96,032 patients in hospital with COVID-19 from a registry of 671 hospitals on
      six continents. It reported higher mortality and more arrhythmias in patients given hydroxychloroquine or chloroquine.
      The registry belonged to the company Surgisphere, which refused to let independent auditors see the data. Three of the
      authors asked for retraction, and The Lancet retracted the paper within two weeks. Several trials had been interrupted
      because of the report before it was withdrawn. None of its figures can be relied upon.`,
  },
  {
    id: 'p-recovery-hcq-2020',
    design: 'randomised-trial',
    title: 'Effect of hydroxychloroquine in hospitalized patients with Covid-19',
    authors: 'The RECOVERY Collaborative Group',
    year: 2020,
    venue: 'The New England Journal of Medicine',
    at: '383(21):2030-2040',
    doi: '10.1056/nejmoa2022926',
    pmid: '33031652',
    keywords: 'hydroxychloroquine; COVID-19; mortality; null result; platform trial',
    abstract: `The RECOVERY trial compared hydroxychloroquine with usual care in patients in hospital with COVID-19 in the
      United Kingdom. Within 28 days 421 of 1,561 patients given hydroxychloroquine and 790 of 3,155 given usual care had
      died, 27.0% against 25.0%. The rate ratio was 1.09 (95% CI 0.97 to 1.23, p=0.15). Patients given hydroxychloroquine
      were less likely to leave hospital alive within 28 days. There was a small excess of cardiac deaths of 0.4 percentage
      points. The randomised result settled a question on which observational studies had disagreed.`,
  },
])
