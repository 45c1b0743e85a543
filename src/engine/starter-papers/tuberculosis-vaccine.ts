import { shelf } from './starter-paper.ts'

/** The 13 controlled trials of BCG against tuberculosis, and what was made of them. Case counts as tabulated by Colditz 1994. */
export const tuberculosisVaccinePapers = shelf('Tuberculosis and vaccines', [
  {
    id: 'p-aronson-1948',
    design: 'randomised-trial',
    title: 'Protective vaccination against tuberculosis with special reference to BCG vaccination',
    authors: 'Aronson, Joseph D.',
    year: 1948,
    venue: 'American Review of Tuberculosis',
    at: '58:255-281',
    keywords: 'BCG vaccine; tuberculosis; American Indians; controlled trial',
    abstract: `This early controlled trial tested BCG vaccination against tuberculosis among American Indian
      participants in the northern United States. Participants were allocated at random to BCG or to no vaccine.
      Tuberculosis was recorded in 4 of 123 vaccinated participants and in 11 of 139 controls, which is a risk of 3.3%
      against 7.9%. The risk ratio computed from these counts is 0.41 (95% CI 0.13 to 1.26), so the trial alone could not
      exclude chance. The site lies at an absolute latitude of 44 degrees, a fact used in later analyses of why BCG
      results differ between places. The main limitation is the small sample of 262 participants.`,
  },
  {
    id: 'p-ferguson-1949',
    design: 'randomised-trial',
    title: 'BCG vaccination of Indian infants in Saskatchewan',
    authors: 'Ferguson, R. G.; Simes, A. B.',
    year: 1949,
    venue: 'Tubercle',
    at: '30(1):5-11',
    doi: '10.1016/s0041-3879(49)80055-9',
    keywords: 'BCG vaccine; tuberculosis; infants; Canada; controlled trial',
    abstract: `Ferguson and Simes vaccinated newborn infants of First Nations families in Saskatchewan, Canada, a
      population with a very heavy burden of tuberculosis. Infants were allocated at random to BCG or to no vaccination.
      Tuberculosis developed in 6 of 306 vaccinated infants and in 29 of 303 unvaccinated infants. The risk ratio computed
      from these counts is 0.20 (95% CI 0.09 to 0.49), a reduction in risk of about 80%. The trial was carried out at a
      latitude of 55 degrees, the most northerly of the 13 BCG trials that are usually pooled. The large effect in infants
      in a northern setting contrasts with the null results later obtained in south India.`,
  },
  {
    id: 'p-rosenthal-1961-households',
    design: 'randomised-trial',
    title: 'BCG vaccination in tuberculous households',
    authors: 'Rosenthal, S. R.; Loewinsohn, E.; Graham, M. L.; Liveright, D.; Thorne, M. G.; Johnson, V.',
    year: 1961,
    venue: 'American Review of Respiratory Disease',
    at: '84:690-704',
    keywords: 'BCG vaccine; tuberculosis; household contacts; infants; controlled trial',
    note: 'Listed as Rosenthal 1960 in the usual teaching table of the BCG trials.',
    abstract: `Rosenthal and colleagues tested BCG in children born into Chicago households in which someone had
      tuberculosis, so that exposure was close and likely. Children were allocated at random to vaccine or to no vaccine.
      Tuberculosis occurred in 3 of 231 vaccinated children and in 11 of 220 unvaccinated children. The risk ratio computed
      from these counts is 0.26 (95% CI 0.07 to 0.92). The trial was small, with only 14 cases in all, and its confidence
      interval is correspondingly wide. Household exposure makes the result relevant to contacts of known cases. The
      households lived at a latitude of 42 degrees.`,
  },
  {
    id: 'p-rosenthal-1961-chicago',
    design: 'randomised-trial',
    title: 'BCG vaccination against tuberculosis in Chicago: a twenty-year study statistically analyzed',
    authors: 'Rosenthal, S. R.; Loewinsohn, E.; Graham, M. L.; Liveright, D.; Thorne, M. G.; Johnson, V.',
    year: 1961,
    venue: 'Pediatrics',
    at: '28:622-641',
    keywords: 'BCG vaccine; tuberculosis; infants; Chicago; controlled trial',
    abstract: `This Chicago trial followed infants from high-risk city districts for up to two decades after BCG
      vaccination or no vaccination. Allocation was systematic and not strictly random, which leaves room for selection
      bias. Tuberculosis was recorded in 17 of 1,716 vaccinated infants and in 65 of 1,665 unvaccinated infants, which is
      1.0% against 3.9%. The risk ratio computed from these counts is 0.25 (95% CI 0.15 to 0.43). The Chicago infants were
      therefore about 75% less likely to develop tuberculosis after BCG. Chicago lies at a latitude of 42 degrees.`,
  },
  {
    id: 'p-hart-1977',
    design: 'randomised-trial',
    title: 'BCG and vole bacillus vaccines in the prevention of tuberculosis in adolescence and early adult life',
    authors: "D'Arcy Hart, P.; Sutherland, I.",
    year: 1977,
    venue: 'British Medical Journal',
    at: '2(6082):293-295',
    doi: '10.1136/bmj.2.6082.293',
    keywords:
      'BCG vaccine; vole bacillus vaccine; tuberculosis; adolescents; Medical Research Council; randomised trial',
    abstract: `This is the final report of the British Medical Research Council trial of tuberculosis vaccines, which
      enrolled tuberculin-negative school leavers aged about 14 to 15 years, allocated them at random and followed them for
      20 years, at a latitude of 52 degrees. In the BCG
      comparison tuberculosis developed in 62 of 13,598 vaccinated adolescents and in 248 of 12,867 unvaccinated
      adolescents. The risk ratio computed from these counts is 0.24 (95% CI 0.18 to 0.31). Over the whole 20 years the
      protective efficacy of BCG was 77%. Protection was strongest in the first ten years and then waned, while the disease
      itself also became rare in the unvaccinated group. The British trial remains the strongest single piece of evidence
      that BCG can protect adolescents against pulmonary tuberculosis.`,
  },
  {
    id: 'p-frimodt-moller-1973',
    design: 'randomised-trial',
    title: 'Observations on the protective effect of BCG vaccination in a south Indian rural population: fourth report',
    authors: 'Frimodt-Moller, J.; Acharyulu, G. S.; Kesava Pillai, K.',
    year: 1973,
    venue: 'Bulletin of the International Union Against Tuberculosis',
    at: '48:40-52',
    keywords: 'BCG vaccine; tuberculosis; India; controlled trial; environmental mycobacteria',
    abstract: `Frimodt-Moller and colleagues followed a rural population around Madanapalle in south India after BCG
      vaccination of tuberculin-negative residents. Participants were allocated alternately to vaccine or to no vaccine.
      Tuberculosis was found in 33 of 5,069 vaccinated people and in 47 of 5,808 unvaccinated people. The risk ratio
      computed from these counts is 0.80 (95% CI 0.52 to 1.25), which is compatible with a modest benefit and with none.
      The setting at 13 degrees of latitude, with common exposure to environmental mycobacteria, is often named as a reason
      for the weak effect. Alternate allocation could be foreseen by the staff and is a limitation of the trial.`,
  },
  {
    id: 'p-stein-1953',
    design: 'randomised-trial',
    title: 'The occurrence of pulmonary lesions in BCG-vaccinated and unvaccinated persons',
    authors: 'Stein, S. C.; Aronson, J. D.',
    year: 1953,
    venue: 'American Review of Tuberculosis',
    at: '68:695-712',
    keywords: 'BCG vaccine; tuberculosis; American Indians; chest radiography; controlled trial',
    abstract: `Stein and Aronson compared chest findings of American Indians aged 1 to 20 years who had or had not been
      given BCG. Participants had been assigned to vaccine or control in alternation. Tuberculosis, including lesions found
      by radiography, was recorded in 180 of 1,541 vaccinated people and in 372 of 1,451 unvaccinated people. The risk
      ratio computed from these counts is 0.46 (95% CI 0.39 to 0.54). The high risk in the control group, 25.6%, reflects
      both heavy exposure and a broad definition of disease. Among the 13 trials that are usually pooled this one gives one
      of the most precise estimates of benefit. The sites lay at a latitude of 44 degrees.`,
  },
  {
    id: 'p-vandiviere-1973',
    design: 'randomised-trial',
    title:
      'Efficacy of bacillus Calmette-Guérin and isoniazid-resistant bacillus Calmette-Guérin with and without isoniazid chemoprophylaxis from day of vaccination. II. Field trial in man',
    authors: 'Vandiviere, H. M.; Dworski, M.; Melvin, I. G.; Watson, K. A.; Begley, J.',
    year: 1973,
    venue: 'American Review of Respiratory Disease',
    at: '108(2):301-313',
    keywords: 'BCG vaccine; isoniazid; tuberculosis; Haiti; randomised trial',
    abstract: `Vandiviere and colleagues ran a field trial of BCG in Haiti and included an isoniazid-resistant strain of
      the vaccine. Participants were allocated at random to vaccination or to a control group. Tuberculosis was recorded in
      8 of 2,545 vaccinated people and in 10 of 629 control participants. The risk ratio computed from these counts is 0.20
      (95% CI 0.08 to 0.50). The protective effect is unusual for a trial at 19 degrees of latitude, where other trials
      found little benefit. Only 18 cases occurred in total, so the estimate rests on few events.`,
  },
  {
    id: 'p-madras-trial-1980',
    design: 'randomised-trial',
    title: 'Trial of BCG vaccines in south India for tuberculosis prevention',
    authors: 'Tuberculosis Prevention Trial, Madras',
    year: 1980,
    venue: 'Indian Journal of Medical Research',
    at: '72(Suppl):1-74',
    keywords: 'BCG vaccine; tuberculosis; Chingleput; India; randomised trial; null result',
    abstract: `The Chingleput trial near Madras in south India is the largest trial of BCG against tuberculosis ever
      carried out. Participants were allocated at random to BCG or placebo and were followed by repeated surveys of the
      whole community. In the analysis used by later reviews tuberculosis was found in 505 of 88,391 vaccinated people and
      in 499 of 88,391 people given placebo. The risk ratio computed from these counts is 1.01 (95% CI 0.89 to 1.14), so
      BCG gave no measurable protection against adult pulmonary disease in Chingleput. Infection and disease were common in
      the area, and exposure to environmental mycobacteria was nearly universal. The null result at 13 degrees of latitude
      opened a long debate about earlier sensitisation and vaccine strain.`,
  },
  {
    id: 'p-coetzee-1968',
    design: 'randomised-trial',
    title: 'BCG in the prevention of tuberculosis in an adult population',
    authors: 'Coetzee, A. M.; Berjak, J.',
    year: 1968,
    venue: "Proceedings of the Mine Medical Officers' Association",
    at: '48:41-53',
    keywords: 'BCG vaccine; tuberculosis; miners; South Africa; randomised trial',
    abstract: `Coetzee and Berjak tested BCG in adult gold miners in South Africa, a group exposed both to tuberculosis
      and to silica dust. Miners were allocated at random to BCG or to no vaccine. Tuberculosis was recorded in 29 of 7,499
      vaccinated miners and in 45 of 7,277 unvaccinated miners. The risk ratio computed from these counts is 0.63 (95% CI
      0.39 to 1.00). The estimate points to a reduction in risk of about 37%, with an interval that just reaches no effect.
      The trial, at a latitude of 27 degrees, is one of very few that vaccinated working adults and not infants or
      schoolchildren.`,
  },
  {
    id: 'p-comstock-1974',
    design: 'randomised-trial',
    title: 'Evaluation of BCG vaccination among Puerto Rican children',
    authors: 'Comstock, G. W.; Livesay, V. T.; Woolpert, S. F.',
    year: 1974,
    venue: 'American Journal of Public Health',
    at: '64(3):283-291',
    doi: '10.2105/ajph.64.3.283',
    keywords: 'BCG vaccine; tuberculosis; Puerto Rico; children; controlled trial',
    abstract: `Comstock and colleagues evaluated BCG among tuberculin-negative children and adolescents in Puerto Rico
      with almost two decades of follow-up. Allocation was systematic, by a fixed rule, and not strictly random.
      Tuberculosis was recorded in 186 of 50,634 vaccinated children and in 141 of 27,338 unvaccinated children. The risk
      ratio computed from these counts is 0.71 (95% CI 0.57 to 0.89), a reduction in risk of about 29%. The protection in
      Puerto Rico was clearly smaller than in the British trial of adolescents. Puerto Rico lies at a latitude of 18
      degrees, and sensitivity to other mycobacteria was common there.`,
  },
  {
    id: 'p-comstock-1969',
    design: 'randomised-trial',
    title:
      'Tuberculosis studies in Muscogee County, Georgia. VII. A twenty-year evaluation of BCG vaccination in a school population',
    authors: 'Comstock, G. W.; Webster, R. G.',
    year: 1969,
    venue: 'American Review of Respiratory Disease',
    at: '100(6):839-845',
    doi: '10.1164/arrd.1969.100.6.839',
    keywords: 'BCG vaccine; tuberculosis; schoolchildren; Georgia; controlled trial',
    abstract: `Comstock and Webster followed schoolchildren of Muscogee County, Georgia, for 20 years after a BCG trial.
      Children were assigned to vaccination or control by a systematic rule. Tuberculosis developed in 5 of 2,498
      vaccinated children and in 3 of 2,341 unvaccinated children. The risk ratio computed from these counts is 1.56 (95%
      CI 0.37 to 6.53), an estimate too imprecise to show either harm or benefit. Tuberculosis had become so rare in the
      county that only eight cases arose in two decades. The study is a warning that even long follow-up of thousands of
      children says little where the disease is rare. The county lies at a latitude of 33 degrees.`,
  },
  {
    id: 'p-comstock-1976',
    design: 'randomised-trial',
    title:
      'Tuberculosis studies in Muscogee County, Georgia. Twenty-year evaluation of a community trial of BCG vaccination',
    authors: 'Comstock, G. W.; Woolpert, S. F.; Livesay, V. T.',
    year: 1976,
    venue: 'Public Health Reports',
    at: '91(3):276-280',
    keywords: 'BCG vaccine; tuberculosis; community trial; Georgia; Alabama; controlled trial',
    abstract: `Comstock and colleagues report 20 years of follow-up of a community trial of BCG in Muscogee County,
      Georgia, and neighbouring Russell County, Alabama. Residents with little or no tuberculin reaction were assigned to
      vaccination or control by a systematic rule. Tuberculosis was recorded in 27 of 16,913 vaccinated people and in 29 of
      17,854 unvaccinated people. The risk ratio computed from these counts is 0.98 (95% CI 0.58 to 1.66), so no protection
      was seen in this community. The region lies at 33 degrees of latitude and many residents had probably been sensitised
      by environmental mycobacteria. The low incidence limits the precision of the estimate.`,
  },
  {
    id: 'p-colditz-1994',
    design: 'meta-analysis',
    title: 'Efficacy of BCG vaccine in the prevention of tuberculosis: meta-analysis of the published literature',
    authors: 'Colditz, G. A.; Brewer, T. F.; Berkey, C. S.; Wilson, M. E.; Burdick, E.; Fineberg, H. V.; Mosteller, F.',
    year: 1994,
    venue: 'JAMA',
    at: '271(9):698-702',
    doi: '10.1001/jama.1994.03510330076038',
    pmid: '8309034',
    keywords: 'BCG vaccine; tuberculosis; meta-analysis; heterogeneity; latitude',
    abstract: `Colditz and colleagues pooled the controlled trials and the case-control studies of BCG vaccination against
      tuberculosis. Thirteen trials with data on cases gave an average relative risk of tuberculosis of 0.49 (95% CI 0.34
      to 0.70) for vaccinated against unvaccinated people under a random-effects model. In seven trials that reported
      deaths from tuberculosis the relative risk was 0.29 (95% CI 0.16 to 0.53). The case-control studies gave a pooled
      odds ratio of 0.50 (95% CI 0.39 to 0.64). Results differed far more between trials than chance allows, and the
      distance of the trial site from the equator explained a large part of the differences. On average BCG halved the risk
      of tuberculosis, but a single average hides trials with strong protection and trials with none.`,
  },
  {
    id: 'p-colditz-1995',
    design: 'meta-analysis',
    title:
      'The efficacy of bacillus Calmette-Guérin vaccination of newborns and infants in the prevention of tuberculosis: meta-analyses of the published literature',
    authors: 'Colditz, G. A.; Berkey, C. S.; Mosteller, F.; Brewer, T. F.; Wilson, M. E.; Burdick, E.; Fineberg, H. V.',
    year: 1995,
    venue: 'Pediatrics',
    at: '96(1):29-35',
    keywords: 'BCG vaccine; infants; tuberculous meningitis; meta-analysis',
    abstract: `This meta-analysis asks how well BCG protects when it is given to newborns and infants. Randomised and
      other controlled trials in infants gave a pooled protective effect against tuberculosis of 0.74 (95% CI 0.62 to
      0.83), which is a reduction in risk of 74%. Case-control studies of infants gave a smaller protective effect of about
      one half. Protection was also seen against death from tuberculosis, tuberculous meningitis and disseminated disease.
      The authors conclude that the benefit of vaccinating infants is more consistent than the benefit seen across all
      ages. The infant trials were old and few, which limits how far the estimate carries to present programmes.`,
  },
  {
    id: 'p-mangtani-2014',
    design: 'systematic-review',
    title: 'Protection by BCG vaccine against tuberculosis: a systematic review of randomized controlled trials',
    authors:
      'Mangtani, Punam; Abubakar, Ibrahim; Ariti, Cono; Beynon, Rebecca; Pimpin, Laura; Fine, Paul E. M.; Rodrigues, Laura C.; Smith, Peter G.; Lipman, Marc; Whiting, Penny F.; Sterne, Jonathan A.',
    year: 2014,
    venue: 'Clinical Infectious Diseases',
    at: '58(4):470-480',
    doi: '10.1093/cid/cit790',
    keywords: 'BCG vaccine; tuberculosis; systematic review; latitude; tuberculin testing',
    abstract: `Mangtani and colleagues systematically reviewed randomised trials of BCG against tuberculosis and asked why
      their results differ. Protection against pulmonary tuberculosis was highest in trials that vaccinated newborns or
      that vaccinated schoolchildren after stringent tuberculin testing. Among stringently tested schoolchildren the rate
      ratio for pulmonary disease was 0.26 (95% CI 0.18 to 0.37), and among infants it was 0.41 (95% CI 0.29 to 0.58).
      Trials at higher latitudes also showed more protection, but age and tuberculin testing accounted for much of that
      pattern. BCG protected well against meningeal and miliary tuberculosis. The findings support the view that earlier
      sensitisation by mycobacteria masks or blocks the effect of the vaccine.`,
  },
  {
    id: 'p-roy-2014',
    design: 'meta-analysis',
    title:
      'Effect of BCG vaccination against Mycobacterium tuberculosis infection in children: systematic review and meta-analysis',
    authors:
      'Roy, A.; Eisenhut, M.; Harris, R. J.; Rodrigues, L. C.; Sridhar, S.; Habermann, S.; Snell, L.; Mangtani, P.; Adetifa, I.; Lalvani, A.; Abubakar, I.',
    year: 2014,
    venue: 'BMJ',
    at: '349:g4643',
    doi: '10.1136/bmj.g4643',
    keywords: 'BCG vaccine; infection; interferon gamma release assay; children; meta-analysis',
    abstract: `Roy and colleagues asked whether BCG prevents infection with Mycobacterium tuberculosis and not only
      progression to disease. They pooled 14 studies with 3,855 participants, mostly children exposed to a case of
      pulmonary tuberculosis and tested with interferon gamma release assays. Vaccinated children had a lower risk of
      infection, with a risk ratio of 0.81 (95% CI 0.71 to 0.92), which is an efficacy of 19%. In six studies that followed
      children to active disease the efficacy against infection was 27% and the efficacy against disease was 71%. The
      studies were observational, so confounding by who is vaccinated cannot be excluded. Blood tests that do not react to
      BCG made the question answerable.`,
  },
  {
    id: 'p-trunz-2006',
    design: 'meta-analysis',
    title:
      'Effect of BCG vaccination on childhood tuberculous meningitis and miliary tuberculosis worldwide: a meta-analysis and assessment of cost-effectiveness',
    authors: 'Trunz, B. Bourdin; Fine, P. E. M.; Dye, C.',
    year: 2006,
    venue: 'The Lancet',
    at: '367(9517):1173-1180',
    doi: '10.1016/s0140-6736(06)68507-3',
    keywords: 'BCG vaccine; tuberculous meningitis; miliary tuberculosis; cost-effectiveness; children',
    abstract: `Trunz, Fine and Dye estimated how many severe cases of childhood tuberculosis BCG prevents worldwide. Their
      meta-analysis of case-control studies put the efficacy of BCG at 73% (95% CI 67 to 79) against tuberculous meningitis
      and at 77% (95% CI 58 to 87) against miliary tuberculosis. About 100 million infants were given BCG in 2002. By their
      model those vaccinations will have prevented 29,729 cases of tuberculous meningitis and 11,486 cases of miliary
      tuberculosis in the first five years of life. The cost was put at roughly 2 to 3 US dollars per healthy year of life
      gained. The estimates concern severe disease of young children and say nothing about adult pulmonary disease.`,
  },
  {
    id: 'p-rodrigues-2005',
    design: 'randomised-trial',
    title:
      'Effect of BCG revaccination on incidence of tuberculosis in school-aged children in Brazil: the BCG-REVAC cluster-randomised trial',
    authors:
      "Rodrigues, Laura C.; Pereira, Susan M.; Cunha, Sergio S.; Genser, Bernd; Ichihara, Maria Yury; de Brito, Silvana C.; Hijjar, Miguel A.; Dourado, Inês; Cruz, Alvaro A.; Sant'Anna, Clemax; Bierrenbach, Ana Luiza; Barreto, Mauricio L.",
    year: 2005,
    venue: 'The Lancet',
    at: '366(9493):1290-1295',
    doi: '10.1016/s0140-6736(05)67145-0',
    keywords: 'BCG revaccination; tuberculosis; Brazil; cluster randomised trial; schoolchildren',
    abstract: `The BCG-REVAC trial asked whether a second dose of BCG at school age adds protection in children already
      vaccinated in infancy. Schools in two Brazilian cities were randomised as clusters, and more than 200,000 children
      aged 7 to 14 years took part. No placebo was used. The efficacy of revaccination against tuberculosis was 9% (95% CI
      -16 to 29), so the trial gave no support for a routine second dose. The number of cases was similar in revaccinated
      and control schools after several years of follow-up. The finding supported the advice to give BCG once.`,
  },
  {
    id: 'p-aronson-2004',
    design: 'randomised-trial',
    title: 'Long-term efficacy of BCG vaccine in American Indians and Alaska Natives: a 60-year follow-up study',
    authors:
      'Aronson, Naomi E.; Santosham, Mathuram; Comstock, George W.; Howard, Robin S.; Moulton, Lawrence H.; Rhoades, Everett R.; Harrison, Lee H.',
    year: 2004,
    venue: 'JAMA',
    at: '291(17):2086-2091',
    doi: '10.1001/jama.291.17.2086',
    keywords: 'BCG vaccine; tuberculosis; duration of protection; American Indians; long-term follow-up',
    abstract: `Aronson and colleagues traced the participants of a placebo-controlled BCG trial that had begun in American
      Indians and Alaska Natives in the 1930s. The retrospective review of records covered 1948 to 1998, so that some
      people were observed 60 years after vaccination. Tuberculosis occurred at a rate of 66 per 100,000 person-years among
      BCG recipients and of 138 per 100,000 person-years among placebo recipients. The estimated vaccine efficacy was 52%
      (95% CI 27 to 69). Protection seemed to wane only slightly over time in men and women combined. One dose of an
      effective BCG vaccine can therefore protect for half a century.`,
  },
  {
    id: 'p-fine-1995',
    design: 'review',
    title: 'Variation in protection by BCG: implications of and for heterologous immunity',
    authors: 'Fine, P. E. M.',
    year: 1995,
    venue: 'The Lancet',
    at: '346(8986):1339-1345',
    doi: '10.1016/s0140-6736(95)92348-9',
    keywords: 'BCG vaccine; heterologous immunity; environmental mycobacteria; latitude; review',
    abstract: `Fine reviews why the measured efficacy of BCG against pulmonary tuberculosis ranges from none to about 80%.
      He weighs differences between vaccine strains, methods of trials, genetics of populations, and exposure to
      environmental mycobacteria. Exposure to environmental mycobacteria is judged the most convincing single explanation,
      because such exposure is common near the equator and can give some immunity of its own. Where people already have
      that immunity a vaccine can add little. Protection against leprosy also varied between places, and not in parallel
      with protection against tuberculosis. The review is narrative, and it does not pool the trials.`,
  },
  {
    id: 'p-berkey-1995',
    design: 'method',
    title: 'A random-effects regression model for meta-analysis',
    authors: 'Berkey, C. S.; Hoaglin, D. C.; Mosteller, F.; Colditz, G. A.',
    year: 1995,
    venue: 'Statistics in Medicine',
    at: '14(4):395-411',
    doi: '10.1002/sim.4780140406',
    keywords: 'meta-regression; random effects; BCG vaccine; latitude; heterogeneity',
    abstract: `Berkey and colleagues describe a regression model in which trial-level covariates explain part of the
      differences between trials while a random effect takes up the rest. They apply the model to the 13 trials of BCG
      against tuberculosis. The distance of the trial site from the equator is a strong predictor: the further from the
      equator, the greater the protection. Latitude explains a large share of the variance between trials, but some
      heterogeneity remains. The paper shows that a meta-analysis can examine why trials differ and need not stop at an
      average. With 13 trials only one or two covariates can be examined safely.`,
  },
  {
    id: 'p-tameris-2013',
    design: 'randomised-trial',
    title:
      'Safety and efficacy of MVA85A, a new tuberculosis vaccine, in infants previously vaccinated with BCG: a randomised, placebo-controlled phase 2b trial',
    authors:
      'Tameris, Michele D.; Hatherill, Mark; Landry, Bernard S.; Scriba, Thomas J.; Snowden, Margaret Ann; Lockhart, Stephen; Shea, Jacqueline E.; McClain, J. Bruce; Hussey, Gregory D.; Hanekom, Willem A.; Mahomed, Hassan; McShane, Helen',
    year: 2013,
    venue: 'The Lancet',
    at: '381(9871):1021-1028',
    doi: '10.1016/s0140-6736(13)60177-4',
    keywords: 'MVA85A; tuberculosis vaccine; infants; South Africa; randomised trial',
    abstract: `Tameris and colleagues tested MVA85A, a viral-vector booster, in South African infants who had already
      received BCG. The trial randomised 2,797 HIV-negative infants to one dose of MVA85A or to placebo. Tuberculosis
      meeting the primary definition occurred in 32 of 1,399 infants given MVA85A and in 39 of 1,395 infants given placebo.
      The efficacy against tuberculosis was 17.3% (95% CI -31.9 to 48.2), which is no evidence of protection. The vaccine
      was well tolerated and raised only modest cellular responses. The trial was the first efficacy trial of a new
      tuberculosis vaccine in infants since BCG.`,
  },
  {
    id: 'p-nemes-2018',
    design: 'randomised-trial',
    title: 'Prevention of M. tuberculosis infection with H4:IC31 vaccine or BCG revaccination',
    authors: 'Nemes, E.; Geldenhuys, H.; Rozot, V.; Rutkowski, K. T.; Ratangee, F.; Bilek, N.; et al.',
    year: 2018,
    venue: 'The New England Journal of Medicine',
    at: '379(2):138-149',
    doi: '10.1056/nejmoa1714021',
    keywords: 'BCG revaccination; H4:IC31; tuberculosis infection; adolescents; randomised trial',
    abstract: `Nemes and colleagues randomised 990 adolescents in South Africa, all vaccinated with BCG in infancy, to
      H4:IC31, BCG revaccination or placebo. The primary outcome was conversion of the QuantiFERON-TB test, and neither
      vaccine prevented initial conversion significantly. BCG revaccination reduced sustained conversion with an efficacy
      of 45.4% (95% CI 6.4 to 68.1). The efficacy of H4:IC31 against sustained conversion was 30.5%, and its interval
      included no effect. Sustained conversion is a marker of persistent infection and not of disease. The signal for BCG
      revaccination was followed by a larger confirmatory trial.`,
  },
  {
    id: 'p-tait-2019',
    design: 'randomised-trial',
    title: 'Final analysis of a trial of M72/AS01E vaccine to prevent tuberculosis',
    authors:
      'Tait, Dereck R.; Hatherill, Mark; Van Der Meeren, Olivier; Ginsberg, Ann M.; Van Brakel, Elana; Salaun, Bruno; et al.',
    year: 2019,
    venue: 'The New England Journal of Medicine',
    at: '381(25):2429-2439',
    doi: '10.1056/nejmoa1909953',
    keywords: 'M72/AS01E; tuberculosis vaccine; adults; Africa; randomised trial',
    abstract: `This is the three-year analysis of a phase 2b trial of the M72/AS01E vaccine in Kenya, South Africa and
      Zambia. The participants were HIV-negative adults aged 18 to 50 years with evidence of latent Mycobacterium
      tuberculosis infection. Bacteriologically confirmed pulmonary tuberculosis developed in 13 of 1,626 vaccinated adults
      and in 26 of 1,663 adults given placebo. The vaccine efficacy at 36 months was 49.7% (95% CI 2.1 to 74.2). M72/AS01E
      also raised antibody and T-cell responses that lasted through the third year. The number of cases was small and the
      lower confidence limit lies close to zero.`,
  },
  {
    id: 'p-mrc-streptomycin-1948',
    design: 'randomised-trial',
    title: 'Streptomycin treatment of pulmonary tuberculosis: a Medical Research Council investigation',
    authors: 'Streptomycin in Tuberculosis Trials Committee',
    year: 1948,
    venue: 'British Medical Journal',
    at: '2(4582):769-782',
    doi: '10.1136/bmj.2.4582.769',
    keywords: 'streptomycin; tuberculosis treatment; randomised trial; history of medicine',
    abstract: `The Medical Research Council trial of streptomycin is widely taken as the first modern randomised clinical
      trial. It allocated 107 patients with acute bilateral pulmonary tuberculosis to streptomycin with bed rest or to bed
      rest alone, using concealed random numbers. Within six months 4 of 55 patients given streptomycin had died, against
      14 of 52 patients in the control group. Considerable radiological improvement was seen in 28 of the 55 patients given
      streptomycin and in 4 of the 52 controls. Readers of the radiographs did not know which treatment a patient had
      received. Resistance to streptomycin emerged in many treated patients and limited the lasting benefit.`,
  },
])
