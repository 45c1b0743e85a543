import { shelf } from './starter-paper.ts'

/** How evidence is searched, judged and pooled: the papers behind the methods of the product itself. */
export const evidenceSynthesisPapers = shelf('Evidence synthesis methods', [
  {
    id: 'p-dersimonian-1986',
    design: 'method',
    title: 'Meta-analysis in clinical trials',
    authors: 'DerSimonian, Rebecca; Laird, Nan',
    year: 1986,
    venue: 'Controlled Clinical Trials',
    at: '7(3):177-188',
    doi: '10.1016/0197-2456(86)90046-2',
    pmid: '3802833',
    keywords: 'meta-analysis; random effects; between-study variance; clinical trials',
    abstract: `DerSimonian and Laird describe how to pool treatment effects from several trials when the true effect differs
      between them. Their random-effects model adds a variance between trials to the variance within each trial. The variance
      between trials is estimated from Cochran's Q by the method of moments, without iteration. Each trial is then weighted
      by the inverse of the sum of the two variances, so that small trials gain weight compared with a fixed-effect
      analysis. The authors illustrate the method on published reviews of medical treatments. The estimator became the
      default of most software, although its intervals are too narrow when there are few trials.`,
  },
  {
    id: 'p-mantel-haenszel-1959',
    design: 'method',
    title: 'Statistical aspects of the analysis of data from retrospective studies of disease',
    authors: 'Mantel, Nathan; Haenszel, William',
    year: 1959,
    venue: 'Journal of the National Cancer Institute',
    at: '22(4):719-748',
    doi: '10.1093/jnci/22.4.719',
    pmid: '13655060',
    keywords: 'odds ratio; stratified analysis; case-control study; Mantel-Haenszel',
    abstract: `Mantel and Haenszel set out how to analyse retrospective studies in which cases of disease are compared with
      controls. They propose a summary odds ratio over several two-by-two tables that adjusts for the factor that defines the
      tables. They also give a test with one degree of freedom for the association within strata. The estimator stays
      well-behaved when the single tables are sparse. The method was written for case-control studies and was later taken
      over for the pooling of trials. It assumes that the odds ratio is the same in all strata.`,
  },
  {
    id: 'p-yusuf-1985',
    design: 'meta-analysis',
    title: 'Beta blockade during and after myocardial infarction: an overview of the randomized trials',
    authors: 'Yusuf, Salim; Peto, Richard; Lewis, John; Collins, Rory; Sleight, Peter',
    year: 1985,
    venue: 'Progress in Cardiovascular Diseases',
    at: '27(5):335-371',
    doi: '10.1016/s0033-0620(85)80003-7',
    pmid: '2858114',
    keywords: 'beta-blockers; myocardial infarction; Peto odds ratio; overview of trials',
    abstract: `Yusuf and colleagues gathered all randomised trials of beta-blockers during and after myocardial infarction. In
      the trials of long-term treatment after infarction, with more than 20,000 patients, beta-blockers reduced the odds of
      death by about one fifth. Sudden death and non-fatal reinfarction were reduced by about one quarter. Early intravenous
      treatment had a smaller and less certain effect on mortality. The overview introduced the method of observed minus
      expected events, known as the Peto odds ratio, to a wide public. The method works well for rare events and balanced
      groups and can mislead when groups are very unequal.`,
  },
  {
    id: 'p-higgins-thompson-2002',
    design: 'method',
    title: 'Quantifying heterogeneity in a meta-analysis',
    authors: 'Higgins, Julian P. T.; Thompson, Simon G.',
    year: 2002,
    venue: 'Statistics in Medicine',
    at: '21(11):1539-1558',
    doi: '10.1002/sim.1186',
    pmid: '12111919',
    keywords: 'heterogeneity; I-squared; meta-analysis; Cochran Q',
    abstract: `Higgins and Thompson look for a measure of how much the results of studies in a meta-analysis differ. The usual
      test of heterogeneity depends on the number of studies, and its p value says little about size. They propose H, R and
      I-squared, which compare the observed scatter with the scatter expected by chance. I-squared is the share of the total
      variation between estimates that is due to true differences and not to chance. The measures can be compared between
      analyses with different numbers of studies and different kinds of outcome. Intervals should be given with them, because
      they are imprecise when studies are few.`,
  },
  {
    id: 'p-higgins-2003',
    design: 'method',
    title: 'Measuring inconsistency in meta-analyses',
    authors: 'Higgins, Julian P. T.; Thompson, Simon G.; Deeks, Jonathan J.; Altman, Douglas G.',
    year: 2003,
    venue: 'BMJ',
    at: '327(7414):557-560',
    doi: '10.1136/bmj.327.7414.557',
    pmid: '12958120',
    keywords: 'heterogeneity; I-squared; inconsistency; Cochrane reviews',
    abstract: `This paper brings the statistic I-squared to readers and authors of systematic reviews. I-squared runs from 0 to
      100% and describes the percentage of variation across studies that is due to heterogeneity and not to chance. The
      authors tentatively call values of 25%, 50% and 75% low, moderate and high. They examine a large number of
      meta-analyses in the Cochrane database and find that about one quarter have an I-squared above 50%. The value does not
      depend in itself on the number of studies. The authors warn that the clinical meaning of a given value depends on the
      size and direction of the effects.`,
  },
  {
    id: 'p-egger-1997',
    design: 'method',
    title: 'Bias in meta-analysis detected by a simple, graphical test',
    authors: 'Egger, Matthias; Davey Smith, George; Schneider, Martin; Minder, Christoph',
    year: 1997,
    venue: 'BMJ',
    at: '315(7109):629-634',
    doi: '10.1136/bmj.315.7109.629',
    pmid: '9310563',
    keywords: 'publication bias; funnel plot; Egger test; small-study effects',
    abstract: `Egger and colleagues ask whether funnel plot asymmetry can foretell that a meta-analysis disagrees with a large
      trial. They regress the standardised effect on precision and take an intercept away from zero as a sign of asymmetry.
      Of eight pairs of a meta-analysis and a large trial they judged four to be concordant, and asymmetry was present in
      three of the four discordant pairs and in none of the concordant pairs. Asymmetry was found in 38% of 37
      meta-analyses published in leading general medical journals and in 13% of 38 Cochrane reviews. Asymmetry can have
      causes other than publication bias, such as true heterogeneity and chance. The test has little power when there are
      fewer than about ten studies.`,
  },
  {
    id: 'p-begg-1994',
    design: 'method',
    title: 'Operating characteristics of a rank correlation test for publication bias',
    authors: 'Begg, Colin B.; Mazumdar, Madhuchhanda',
    year: 1994,
    venue: 'Biometrics',
    at: '50(4):1088-1101',
    doi: '10.2307/2533446',
    pmid: '7786990',
    keywords: 'publication bias; rank correlation; Kendall tau; funnel plot',
    abstract: `Begg and Mazumdar propose an adjusted rank correlation test as a formal companion of the funnel plot. The test
      correlates standardised effect sizes with their variances by Kendall's tau. If small studies with weak results remain
      unpublished, effect and variance become correlated. Simulations show that the test has fair power for meta-analyses of
      about 75 studies and only moderate power for about 25 studies. A result without statistical significance therefore does
      not rule out publication bias. The test makes few assumptions about the selection mechanism.`,
  },
  {
    id: 'p-duval-tweedie-2000',
    design: 'method',
    title:
      'Trim and fill: a simple funnel-plot-based method of testing and adjusting for publication bias in meta-analysis',
    authors: 'Duval, Sue; Tweedie, Richard',
    year: 2000,
    venue: 'Biometrics',
    at: '56(2):455-463',
    doi: '10.1111/j.0006-341x.2000.00455.x',
    pmid: '10877304',
    keywords: 'publication bias; trim and fill; funnel plot; sensitivity analysis',
    abstract: `Duval and Tweedie describe the trim and fill method for publication bias in meta-analysis. The method trims the
      studies that make the funnel plot asymmetric, estimates the centre from the rest, and then puts back the trimmed studies
      together with mirror images of them. Rank-based estimators, among them L0 and R0, give the number of missing studies.
      Simulations show that the estimates behave reasonably when the assumed form of selection holds. The method assumes that
      the most extreme results on one side have been suppressed. It should be read as a sensitivity analysis and not as a
      correction, because asymmetry has other causes too.`,
  },
  {
    id: 'p-hartung-knapp-2001',
    design: 'method',
    title: 'A refined method for the meta-analysis of controlled clinical trials with binary outcome',
    authors: 'Hartung, Joachim; Knapp, Guido',
    year: 2001,
    venue: 'Statistics in Medicine',
    at: '20(24):3875-3889',
    doi: '10.1002/sim.1009',
    pmid: '11782040',
    keywords: 'random effects; Hartung-Knapp; confidence interval; binary outcome',
    abstract: `Hartung and Knapp refine the random-effects meta-analysis of trials with a binary outcome. They replace the usual
      variance of the pooled effect with a weighted estimate of the scatter of the trials around it. The interval is then
      built with a t distribution with one degree of freedom fewer than the number of trials. In simulations the usual method
      rejects a true null hypothesis too often, whereas the refined method keeps close to the nominal level. The gain is
      greatest when trials are few and heterogeneous. With two or three trials the interval can become very wide.`,
  },
  {
    id: 'p-inthout-2014',
    design: 'method',
    title:
      'The Hartung-Knapp-Sidik-Jonkman method for random effects meta-analysis is straightforward and considerably outperforms the standard DerSimonian-Laird method',
    authors: 'IntHout, Joanna; Ioannidis, John P. A.; Borm, George F.',
    year: 2014,
    venue: 'BMC Medical Research Methodology',
    at: '14:25',
    doi: '10.1186/1471-2288-14-25',
    pmid: '24548571',
    keywords: 'random effects; Hartung-Knapp; DerSimonian-Laird; simulation; type I error',
    abstract: `IntHout and colleagues compare the Hartung-Knapp-Sidik-Jonkman interval with the standard DerSimonian-Laird
      interval in simulations and in published reviews. Error rates of the standard method were above 5% in most scenarios
      with heterogeneity and became worst when the trials were of unequal size. The Hartung-Knapp-Sidik-Jonkman method kept
      error rates close to 5%. In 689 Cochrane meta-analyses 25.1% of the results significant by the standard method were no
      longer significant by the other. The method needs no special software, since a simple factor turns one interval into
      the other. The authors recommend it as the default.`,
  },
  {
    id: 'p-ioannidis-2005',
    design: 'theory',
    title: 'Why most published research findings are false',
    authors: 'Ioannidis, John P. A.',
    year: 2005,
    venue: 'PLoS Medicine',
    at: '2(8):e124',
    doi: '10.1371/journal.pmed.0020124',
    pmid: '16060722',
    keywords: 'reproducibility; bias; statistical power; false positives; metascience',
    abstract: `Ioannidis models the probability that a claimed research finding is true. The probability depends on the odds
      that a tested relation is true to begin with, on statistical power, on the significance level and on bias. A finding is
      less likely to be true when studies are small, when effects are small, when many relations are tested, when designs and
      outcomes are flexible, and when money or prejudice is at stake. Under plausible values of these quantities most claimed
      findings of many fields would be false. The paper is a theoretical argument with worked examples and not a survey of
      actual findings. It set off a long debate and much of the later work on reproducibility.`,
  },
  {
    id: 'p-cohen-kappa-1960',
    design: 'method',
    title: 'A coefficient of agreement for nominal scales',
    authors: 'Cohen, Jacob',
    year: 1960,
    venue: 'Educational and Psychological Measurement',
    at: '20(1):37-46',
    doi: '10.1177/001316446002000104',
    keywords: 'kappa; inter-rater agreement; reliability; nominal scale',
    abstract: `Cohen proposes the coefficient kappa for the agreement of two judges who sort the same items into categories. Raw
      percent agreement is misleading because two judges agree often by chance alone. Kappa is the observed agreement minus
      the agreement expected by chance, divided by one minus the agreement expected by chance. It is 1 for perfect agreement
      and 0 for agreement no better than chance. Cohen gives standard errors so that intervals and tests can be computed.
      Kappa depends on how common the categories are, so values from different populations are hard to compare.`,
  },
  {
    id: 'p-landis-koch-1977',
    design: 'method',
    title: 'The measurement of observer agreement for categorical data',
    authors: 'Landis, J. Richard; Koch, Gary G.',
    year: 1977,
    venue: 'Biometrics',
    at: '33(1):159-174',
    doi: '10.2307/2529310',
    pmid: '843571',
    keywords: 'kappa; observer agreement; categorical data; reliability',
    abstract: `Landis and Koch present a general method for the analysis of agreement between observers on categorical data.
      They express agreement by functions of observed proportions and test hypotheses about bias and about reliability. The
      paper is best known for its verbal labels of kappa: below 0 poor, 0 to 0.20 slight, 0.21 to 0.40 fair, 0.41 to 0.60
      moderate, 0.61 to 0.80 substantial, and 0.81 to 1.00 almost perfect. The authors call these divisions arbitrary and
      offer them only as useful benchmarks. The methods are illustrated with the diagnosis of multiple sclerosis by
      neurologists.`,
  },
  {
    id: 'p-bland-altman-1986',
    design: 'method',
    title: 'Statistical methods for assessing agreement between two methods of clinical measurement',
    authors: 'Bland, J. Martin; Altman, Douglas G.',
    year: 1986,
    venue: 'The Lancet',
    at: '327(8476):307-310',
    doi: '10.1016/s0140-6736(86)90837-8',
    pmid: '2868172',
    keywords: 'agreement; limits of agreement; measurement; correlation',
    abstract: `Bland and Altman show why a correlation coefficient is the wrong tool for comparing two methods of measurement.
      Two methods can be perfectly correlated and still disagree by a constant or by a factor. The authors plot the difference
      of the two measurements against their mean. The mean difference plus and minus two standard deviations gives the limits
      of agreement, within which most differences will lie. Whether the limits are narrow enough is a clinical and not a
      statistical question. The method is illustrated with two meters of peak expiratory flow and is among the most cited in
      medicine.`,
  },
  {
    id: 'p-quorom-1999',
    design: 'guideline',
    title: 'Improving the quality of reports of meta-analyses of randomised controlled trials: the QUOROM statement',
    authors: 'Moher, David; Cook, Deborah J.; Eastwood, Susan; Olkin, Ingram; Rennie, Drummond; Stroup, Donna F.',
    year: 1999,
    venue: 'The Lancet',
    at: '354(9193):1896-1900',
    doi: '10.1016/s0140-6736(99)04149-5',
    pmid: '10584742',
    keywords: 'reporting guideline; meta-analysis; QUOROM; flow diagram',
    abstract: `The QUOROM statement is the first consensus guideline on how to report meta-analyses of randomised trials. It
      came out of a conference of epidemiologists, clinicians, statisticians, editors and researchers in 1996. The statement
      consists of a checklist of 18 items and a flow diagram of the numbers of trials identified, included and excluded. The
      items cover abstract, introduction, methods, results and discussion. Evidence that a lack of an item can bias a review
      was sought for each one. QUOROM was later replaced by PRISMA.`,
  },
  {
    id: 'p-prisma-2009',
    design: 'guideline',
    title: 'Preferred reporting items for systematic reviews and meta-analyses: the PRISMA statement',
    authors: 'Moher, David; Liberati, Alessandro; Tetzlaff, Jennifer; Altman, Douglas G.; The PRISMA Group',
    year: 2009,
    venue: 'PLoS Medicine',
    at: '6(7):e1000097',
    doi: '10.1371/journal.pmed.1000097',
    pmid: '19621072',
    keywords: 'reporting guideline; PRISMA; systematic review; flow diagram',
    abstract: `The PRISMA statement of 2009 says what a report of a systematic review or meta-analysis should contain. It
      consists of a checklist of 27 items and a flow diagram in four phases: identification, screening, eligibility and
      inclusion. PRISMA replaced QUOROM and widened it from meta-analyses of trials to systematic reviews in general. A new
      item asks authors to assess the risk of bias and to separate it from the quality of reporting. The statement is meant
      for reporting and is not an instrument for judging the quality of a review. It was published in several journals at
      once.`,
  },
  {
    id: 'p-prisma-2020',
    design: 'guideline',
    title: 'The PRISMA 2020 statement: an updated guideline for reporting systematic reviews',
    authors:
      'Page, Matthew J.; McKenzie, Joanne E.; Bossuyt, Patrick M.; Boutron, Isabelle; Hoffmann, Tammy C.; Mulrow, Cynthia D.; Shamseer, Larissa; Tetzlaff, Jennifer M.; Akl, Elie A.; Brennan, Sue E.; et al.',
    year: 2021,
    venue: 'BMJ',
    at: '372:n71',
    doi: '10.1136/bmj.n71',
    pmid: '33782057',
    keywords: 'reporting guideline; PRISMA 2020; systematic review; flow diagram; checklist',
    abstract: `PRISMA 2020 replaces the statement of 2009 and takes up a decade of progress in methods of systematic reviews. It
      has a checklist of 27 items, many with sub-items, a checklist for abstracts and new flow diagrams. The flow diagrams
      separate databases and registers from other sources and can show studies carried over from an earlier review. Authors are
      asked to cite studies that look eligible but were excluded and to explain why. New items ask for the certainty of the
      evidence, for registration and for the sharing of data and code. The guideline can be applied to reviews with and
      without a meta-analysis.`,
  },
  {
    id: 'p-grade-2008',
    design: 'guideline',
    title: 'GRADE: an emerging consensus on rating quality of evidence and strength of recommendations',
    authors:
      'Guyatt, Gordon H.; Oxman, Andrew D.; Vist, Gunn E.; Kunz, Regina; Falck-Ytter, Yngve; Alonso-Coello, Pablo; Schünemann, Holger J.',
    year: 2008,
    venue: 'BMJ',
    at: '336(7650):924-926',
    doi: '10.1136/bmj.39489.470347.ad',
    pmid: '18436948',
    keywords: 'GRADE; certainty of evidence; clinical guidelines; recommendations',
    abstract: `This paper introduces the GRADE approach to rating the quality of evidence and the strength of recommendations.
      Evidence for an outcome is rated high, moderate, low or very low. Randomised trials start as high and are rated down for
      risk of bias, inconsistency, indirectness, imprecision and publication bias. Observational studies start as low and can
      be rated up for a large effect, a dose-response gradient, or confounding that would have hidden the effect. The quality
      of evidence and the strength of a recommendation are kept apart. Strong recommendations need a clear balance of benefit
      and harm and not only good evidence.`,
  },
  {
    id: 'p-rob2-2019',
    design: 'method',
    title: 'RoB 2: a revised tool for assessing risk of bias in randomised trials',
    authors:
      'Sterne, Jonathan A. C.; Savović, Jelena; Page, Matthew J.; Elbers, Roy G.; Blencowe, Natalie S.; Boutron, Isabelle; et al.',
    year: 2019,
    venue: 'BMJ',
    at: '366:l4898',
    doi: '10.1136/bmj.l4898',
    pmid: '31462531',
    keywords: 'risk of bias; RoB 2; randomised trials; systematic review',
    abstract: `RoB 2 is the revised Cochrane tool for judging the risk of bias in a result of a randomised trial. It has five
      domains: the randomisation process, deviations from intended interventions, missing outcome data, measurement of the
      outcome and selection of the reported result. Signalling questions lead through an algorithm to a judgement of low risk,
      some concerns or high risk. The judgement concerns one result and not the trial as a whole. The overall risk is at least
      as bad as the worst domain. The tool replaces the version of 2008, which had been widely but inconsistently used.`,
  },
  {
    id: 'p-robins-i-2016',
    design: 'method',
    title: 'ROBINS-I: a tool for assessing risk of bias in non-randomised studies of interventions',
    authors:
      'Sterne, Jonathan A. C.; Hernán, Miguel A.; Reeves, Barnaby C.; Savović, Jelena; Berkman, Nancy D.; Viswanathan, Meera; et al.',
    year: 2016,
    venue: 'BMJ',
    at: '355:i4919',
    doi: '10.1136/bmj.i4919',
    pmid: '27733354',
    keywords: 'risk of bias; ROBINS-I; non-randomised studies; target trial',
    abstract: `ROBINS-I judges the risk of bias in studies that compare interventions without randomisation. The study is set
      against a hypothetical target trial that would answer the same question. Seven domains are judged, among them
      confounding, selection of participants and classification of interventions. Each domain and the overall result are rated
      as low, moderate, serious or critical risk of bias, or as no information. A study at low risk would be comparable to a
      well-performed randomised trial. The tool needs knowledge both of methods and of the subject.`,
  },
  {
    id: 'p-lau-1992',
    design: 'meta-analysis',
    title: 'Cumulative meta-analysis of therapeutic trials for myocardial infarction',
    authors:
      'Lau, Joseph; Antman, Elliott M.; Jimenez-Silva, Jeanette; Kupelnick, Bruce; Mosteller, Frederick; Chalmers, Thomas C.',
    year: 1992,
    venue: 'The New England Journal of Medicine',
    at: '327(4):248-254',
    doi: '10.1056/nejm199207233270406',
    pmid: '1614465',
    keywords: 'cumulative meta-analysis; streptokinase; myocardial infarction; research waste',
    abstract: `Lau and colleagues repeat a meta-analysis each time a new trial appears, which they call cumulative
      meta-analysis. They apply it to 33 trials of intravenous streptokinase in acute myocardial infarction published from 1959
      to 1988. A statistically clear reduction in mortality was present by 1973, after eight trials with 2,432 patients, with an
      odds ratio of 0.74 (95% CI 0.59 to 0.92). The 25 later trials, with 34,542 patients, narrowed the interval and hardly
      moved the estimate. Experts went on recommending treatments long after or long before the evidence was clear. Repeated
      looks at the data raise the risk of a false positive result.`,
  },
  {
    id: 'p-smith-glass-1977',
    design: 'meta-analysis',
    title: 'Meta-analysis of psychotherapy outcome studies',
    authors: 'Smith, Mary Lee; Glass, Gene V.',
    year: 1977,
    venue: 'American Psychologist',
    at: '32(9):752-760',
    doi: '10.1037/0003-066x.32.9.752',
    pmid: '921048',
    keywords: 'meta-analysis; psychotherapy; effect size; standardised mean difference',
    abstract: `Smith and Glass collected and coded nearly 400 controlled evaluations of psychotherapy and counselling. They
      expressed each result as a standardised difference between treated and untreated groups and averaged 833 effects. The
      average treated client was better off than about 75% of untreated people, an effect of 0.68 standard deviations. Different
      schools of therapy had effects of about the same size. The paper made meta-analysis known in the social sciences. Critics
      objected that it mixed studies of unequal quality and outcomes of different kinds.`,
  },
  {
    id: 'p-consort-2010',
    design: 'guideline',
    title: 'CONSORT 2010 statement: updated guidelines for reporting parallel group randomised trials',
    authors: 'Schulz, Kenneth F.; Altman, Douglas G.; Moher, David; CONSORT Group',
    year: 2010,
    venue: 'BMJ',
    at: '340:c332',
    doi: '10.1136/bmj.c332',
    pmid: '20332509',
    keywords: 'CONSORT; randomised trials; reporting guideline; checklist',
    abstract: `CONSORT 2010 is the updated guideline on how to report randomised trials with parallel groups. It consists of a
      checklist of 25 items and a flow diagram of participants through enrolment, allocation, follow-up and analysis. New items
      ask for the registration number of the trial, access to the protocol, and sources of funding. The wording was simplified
      and some items were split. The guideline asks for the absolute numbers behind each analysis. Poor reporting does not prove
      poor conduct, but without good reporting a reader cannot judge a trial.`,
  },
  {
    id: 'p-jadad-1996',
    design: 'method',
    title: 'Assessing the quality of reports of randomized clinical trials: is blinding necessary?',
    authors:
      'Jadad, Alejandro R.; Moore, R. Andrew; Carroll, Dawn; Jenkinson, Crispin; Reynolds, D. John M.; Gavaghan, David J.; McQuay, Henry J.',
    year: 1996,
    venue: 'Controlled Clinical Trials',
    at: '17(1):1-12',
    doi: '10.1016/0197-2456(95)00134-4',
    pmid: '8721797',
    keywords: 'quality assessment; Jadad scale; blinding; randomised trials',
    abstract: `Jadad and colleagues developed a short scale for the quality of reports of randomised trials in pain research. The
      scale asks about randomisation, double blinding, and withdrawals and gives zero to five points. Fourteen raters judged 36
      reports, and half of the raters did not know authors, journal and results. Blind assessment gave significantly lower and
      more consistent scores than open assessment. The scale became the most used of its kind. It says nothing about concealed
      allocation and has since been displaced by tools that judge domains of bias.`,
  },
])
