/**
 * An eighth set, of a person who had not read the rules: run once, then mended on. Lines as in `statements-four`; of `pubmedqa-a`
 * the places count in the parts of an abstract joined by one blank.
 */
export const statementsEight = `
~ rct-a PMC4307639 2021 448
+ People who were both committed and interested had nearly three times the odds of using a personal computer compared with those showing no interest.
+ Relative to the uninterested group, committed and interested respondents were slightly more often physically active and felt lonelier.
- direction | The committed and interested participants reported less loneliness than people without any interest in the trial.
- combination | Being physically active carried an odds ratio of 2.78 in the committed with interest group, whereas using a personal computer carried one of only 1.03.
~ rct-a PMC5951568 873 225
+ Handing out written information beforehand left patients less anxious during nerve conduction studies.
+ A drop in perceived pain with written information was seen in women only, and it held for both nerve conduction studies and electromyography.
- name | Only men who were given the written information felt less pain during nerve conduction studies and needle electromyography.
- negation | Written information had no significant influence on how anxious patients felt during nerve conduction studies.
~ rct-a PMC5812629 1025 204
+ On average, the model's one-year predictions of body weight and HbA1c were off by roughly 5%.
+ The population-level prediction errors did not exceed the error of the clinical measurements themselves.
- number | Mean forecast errors for weight and HbA1c came to around 15%.
- direction | Population mean errors of the predictions were larger than the clinical measurement error.
~ rct-a PMC3094237 1307 261
+ Taking 6 g of L-lysine a day for four weeks raised its level in the blood significantly, and patients tolerated it well.
!+ Three patients said that their symptoms had become milder and their thinking had improved.
- unit | A daily dose of 6 mg of L-lysine over four weeks significantly raised blood L-lysine.
- direction | Blood concentrations of L-lysine fell significantly over the four weeks of supplementation.
~ rct-a PMC1570354 1306 317
+ Both combination inhalers still widened the airways 16 hours after one dose, with FEV1 gains of about a quarter of a litre or slightly less.
+ FEV1 at 16 hours had risen by 0.22 L after SFC, clearly more than after placebo.
- combination | After one inhalation, FEV1 at 16 hours was up by 0.25 L with SFC and by 0.22 L with FBC.
- negation | In study A, the rise in FEV1 at 16 hours after SFC or FBC did not differ significantly from that after placebo.
~ rct-a PMC5768344 464 293
+ Anemia occurred more often with dose-dense AC, while peripheral neuropathy was the more common problem with TAC.
+ The TECTA variant rs1829 was linked to about fourfold odds of peripheral neuropathy, confirming an earlier report.
!- combination | Peripheral neuropathy was more common after ddAC, and anemia was more common in those treated with TAC.
- name | Of the earlier associations, one with a variant in ABCB1 (rs1138272) and peripheral neuropathy could be replicated.
~ rct-a PMC2891743 1170 187
+ Every one of the 17 men who developed TUR syndrome had been irrigated with glycine.
+ Raised glycine concentrations went along with TUR syndrome.
- number | TUR syndrome developed in 27 patients, every one of them irrigated with glycine.
- direction | TUR syndrome occurred in the patients whose postoperative amino acid glycine levels were the lowest.
~ rct-a PMC5285426 1276 317
+ Women's overall urological function score changed more favourably after robotic than after laparoscopic surgery.
+ For men, the authors suggest that robotic rectal cancer surgery may lead to better urological as well as sexual results than the laparoscopic approach.
- direction | The change in composite female urological function was worse with the robot than with laparoscopy (p = 0.003).
- negation | The composite urological function score change in women did not differ between robotic and laparoscopic surgery.
~ rct-a PMC5496228 503 277
+ In patients with refractory shock, a multiple organ dysfunction score above 9 and an EAA of 0.6 to 0.9, two PMX sessions cut 28-day mortality by about 11%.
+ Two hemoperfusion sessions were accompanied by fewer deaths at 28 days in a subgroup with refractory shock and severe organ dysfunction.
- number | Mortality at 28 days was 20.7% lower in the refractory shock subgroup that had two hemoperfusion sessions.
- direction | Among refractory shock patients with a multiple organ dysfunction score above 9, two sessions with the PMX column raised 28-day mortality by 10.7%.
~ rct-a PMC4652407 1520 187
+ In group 1, HbA1c came down by more than one point, from 7.9 to 6.5, while on the test porridge.
+ HbA1c in the second group slipped only slightly, from 7.0 to 6.7.
- combination | HbA1c fell from 7.9 to 6.5 in group 2 but only from 7.0 to 6.7 in group 1.
- direction | While on the test porridge, the first group's HbA1c climbed from 6.5 to 7.9.
~ rct-a PMC4917725 2073 249
+ After three months, people in their sixties who followed the online exercise programme had a better quality of life, above all those who met their personal activity goal.
+ An activity programme delivered over the Internet improved older adults' quality of life.
- number | The Internet-based programme improved the quality of life of 60-70-year-olds after 9 months.
- direction | The improvement in quality of life was smallest in those participants who achieved their individual activity target.
~ rct-a PMC1794469 674 469
+ The two groups were comparable in sex, age and body mass index.
+ Risk factors for a difficult cannulation were about equally common with ultrasound guidance and with the landmark method.
- negation | Body mass index differed significantly between patients cannulated under ultrasound and those in whom landmarks were used.
- other | The landmark technique led to more carotid artery punctures than ultrasound guidance.
~ rct-a PMC1550259 1645 140
+ Between 20 and 25 minutes, the topographic deviations from baseline were too small to be of clinical or statistical importance.
!+ By 20 to 25 minutes after the examination, topography no longer showed a significant change.
- negation | Topographic changes from baseline were still statistically significant between 20 and 25 minutes.
- unit | Topography showed no significant changes between 20 and 25 hours after gonioscopy.
~ rct-a PMC3712888 1485 165
+ Kaplan-Meier analysis at six months also spoke for vitamin C over placebo.
+ Survival analysis favoured women using vitamin C tablets (P = 0.029).
- direction | At six months, the Kaplan-Meier analysis significantly favoured placebo over vitamin C.
- number | The survival curves differed in favour of vitamin C with a P value of 0.0029.
~ rct-a PMC3662597 2146 60
+ The gain in fat-free mass was significantly bigger with the multi-ingredient supplements than with placebo.
+ Trained men put on more fat-free mass with MIPS than with placebo.
- negation | Fat-free mass rose to a similar extent with MIPS and with placebo.
- direction | Men on placebo gained significantly more fat-free mass than men on MIPS.
~ rct-a PMC4976892 1110 260
+ Antibodies bound more strongly after vaccination, yet neither neutralization nor antibody-dependent cellular cytotoxicity was significantly boosted.
!+ Vaccine recipients showed no change in the total HIV DNA associated with CD4+ cells.
- negation | The vaccine significantly boosted both neutralization and ADCC.
- name | In vaccinated participants, the HIV DNA associated with CD8+ cells remained unchanged.
~ rct-a PMC4962361 970 442
+ Nearly half of those who started maintenance in complete remission were in complete remission at one year, against about a quarter of those who started in partial remission.
+ Mucosal healing at Month 12 was seen in about three quarters of patients who had been in complete remission after induction.
- combination | At Month 12, mucosal healing was found in 63.5% of those with complete remission at the end of induction and in 76.4% of those with partial remission.
- direction | Patients who entered maintenance in partial remission were more likely to be in complete remission at Month 12 than those who entered in complete remission.
~ rct-a PMC5738975 1933 434
+ Neither G-CSF alone nor G-CSF with stem cells changed how MELD evolved compared with standard care.
!+ Serious adverse events affected 43% of patients given G-CSF plus stem cells, compared with little more than a tenth in either of the other arms.
- number | One in four patients (25%) in the G-CSF group had serious adverse events.
- combination | Serious adverse events hit 43% of patients in the standard care group and 12% of those given G-CSF and stem cells.
~ rct-a PMC3996149 1620 309
!+ In contrast to the control group, lipid peroxidation was suppressed in people taking cocoa.
+ Docking analysis suggested that catechin and epicatechin, the commonest compounds of cocoa, can bind to COX-2.
- name | According to the virtual analysis, the main cocoa ingredients can dock to the enzyme COX-1.
- direction | HDL-cholesterol went up significantly in the study of cocoa consumption.
~ rct-a PMC4689556 1620 301
+ Total costs of healthcare use were much the same whether or not the mothers had received daily vitamin D.
+ The bolus arm and the control arm showed no difference in overall healthcare costs.
- negation | Total healthcare costs were significantly lower in the daily vitamin D group than among controls.
- unit | The mean difference in total healthcare costs between control and daily groups was 1.02 US dollars.
~ rct-a PMC4967996 1298 397
+ Once two patients without measurable plasma camicinal were left out, the drug sped up emptying of the stomach, the half-time dropping from about two hours to about one.
+ Leaving out two patients without detectable drug, glucose absorption more than doubled after camicinal.
- direction | Excluding two patients with undetectable plasma concentrations, camicinal slowed gastric emptying.
- unit | With two patients excluded, the gastric emptying half-time shortened from 121 to 65 seconds after camicinal.
~ rct-a PMC2662857 1704 191
!+ Irritability was the one aspect in which more children improved with hyperbaric treatment than in the control group.
+ Mean changes in the ABC total score were about the same in treated and control children.
- negation | The mean change in ABC total score differed significantly between hyperbaric treatment and control.
- name | Compared with controls, more treated children improved in hyperactivity, the only exception to otherwise similar ABC changes.
~ rct-a PMC4491277 1548 294
+ Giving hCG into the uterus did not help clinical outcome, whichever day it was given and however good the blastocysts were.
+ In cohort A, about half of the transfers of top blastocysts ended in a live birth, both with hCG and without.
- combination | After transfer of top blastocysts in cohort A, the live birth rate was 53.3% with hCG and 50.0% among controls.
- negation | Intrauterine hCG improved clinical outcome when it was administered on day 5.
~ pubmedqa-a 21457946 1047 304
+ Frontal white matter shrank by about a third of a percent a year more in patients with schizophrenia than in controls.
+ Compared with controls, the lateral ventricles of patients grew by an extra 0.36% per year.
!- direction | The yearly change in temporal white matter volume differed by +.39% between patients and controls, that is, the patients' volume grew relative to that of controls.
- combination | The group difference in annual change was -.07% for whole brain gray matter and -.59% for whole brain volume.
~ pubmedqa-a 10473855 1191 131
+ Delayed gastric emptying appeared in five of the 15 patients who had other complications after surgery.
+ Of those with further postoperative complications, about a third suffered from delayed gastric emptying (P = 0.002).
- number | Among the patients with other postoperative complications, 11 of 15 exhibited delayed gastric emptying.
- other | In patients with other complications, delayed gastric emptying prolonged the stay in hospital.
~ pubmedqa-a 17008699 1021 167
!+ Older men and those at low risk picked the lower radiation dose more frequently.
+ Patients who were less anxious or depressed tended to go for the smaller dose.
- direction | Patients with high anxiety scores chose the lower dose more often than those with low scores.
- name | The lower dose was preferred more often by younger patients.
~ pubmedqa-a 20337874 528 138
+ In roughly a third of the babies referred from December 2006 to May 2009, the anorectal malformation was recognised only after more than a day.
+ Fourteen of 44 referrals had their malformation diagnosed later than 24 hours.
- number | Diagnosis was delayed beyond 24 h in 24 of the 44 patients referred between December 2006 and May 2009.
- unit | In 32% of 44 patients, the diagnosis of an anorectal malformation was delayed by more than 24 days.
~ pubmedqa-a 20594006 1655 105
+ Leg weakness occurred in a single patient after surgery and had resolved within a month.
+ One person had temporary weakness of the legs that went away within 1 month of the operation.
- negation | No patient experienced any weakness of the lower extremities after the operation.
- number | In one patient, lower extremity weakness took 6 months to return to baseline.
~ pubmedqa-a 17244100 1295 82
+ Coaching significantly narrowed the gap between minority and white patients.
+ The intervention's effect on racial and ethnic disparities in pain reached significance (P = 0.04).
- negation | The intervention did not significantly affect disparities between minority and white patients.
- direction | The intervention significantly widened disparities (P = 0.04).
~ pubmedqa-a 19542542 1023 143
+ The remaining genes varied considerably in expression among women who later conceived.
+ Women who subsequently became pregnant differed markedly in how strongly they expressed all the other genes.
- negation | All the other genes had an equally uniform expression among women who later became pregnant.
- other | Women in whom the remaining genes were strongly expressed conceived sooner.
~ pubmedqa-a 18086459 950 164
+ Men were more likely to go on to interictal psychotic episodes, and so were patients with earlier postictal psychosis.
+ In univariate analyses, ictal foci on both sides of the brain predicted interictal psychotic episodes.
- name | Female gender was one of the univariate predictors of interictal psychotic episodes.
- number | Bilateral ictal foci predicted interictal psychotic episodes in the univariate analyses, with a P value of 0.006.
~ pubmedqa-a 11247896 901 485
+ Carriers of a mutation at codon 1309 fell ill about ten years sooner than those whose mutation lay elsewhere between codons 168 and 1580.
+ Patients with mutations at either end of the gene, outside codons 168 to 1580, were on average 52 years old at diagnosis.
!- combination | Mutations at codon 1309 went with a mean age at onset of 30 years, and other mutations between codons 168 and 1580 with a mean age of 20 years.
- direction | People with codon 1309 mutations had a later disease onset than those with other mutations between codons 168 and 1580.
~ pubmedqa-a 15112004 1510 82
+ Whatever micronutrient supplement was added, FM supplied less than a third of the vitamin D required.
+ With every supplement tested, FM fell well short of the vitamin D requirement, covering 32% at best.
- name | FM prepared with any of the supplements supplied at most 32% of vitamin A.
- number | FM with a micronutrient supplement covered up to 72% of vitamin D.
~ pubmedqa-a 15483019 1084 253
+ Tumours progressed in fewer than half of the protocol patients, but in about two thirds of the other two groups.
+ Four in ten of the protocol group died of their cancer, compared with well over half in each of the other groups.
- combination | Cancer-related death was noted in 57% of the protocol group and in 40% of the matched group.
- direction | Progression was significantly more common in the protocol group than in the matched group.
~ pubmedqa-a 19608436 1071 127
+ In fatty breasts, no single sequence was good for both showing and characterising malignant lesions.
!+ For cancers in fatty breasts, none of the sequences served both demonstration and differentiation.
- name | In dense breasts, no sequence was valuable for both the demonstration and differentiation of malignant lesions.
- other | Combining two sequences made malignant lesions in fatty breasts easier to differentiate.
~ pubmedqa-a 21873082 1345 75
+ An h-index above 10 did not foretell larger amounts of funding.
+ Having an h-index over 10 was no significant predictor of more grant money.
- negation | H-indices above 10 significantly predicted greater NIH funding.
- number | H-indices above 20 were not significantly predictive of greater funding.
~ pubmedqa-a 10340286 1030 365
+ White cell counts and CRP were much alike whether or not the removed appendix was inflamed.
+ Not one of the 73 patients with true appendicitis had normal results for both leukocytes and CRP.
- direction | CRP values were significantly higher in patients with acute appendicitis than in those with an uninflamed appendix.
!- combination | Group A, the patients with an uninflamed appendix, contained no one in whom both values were unelevated.
~ plos-a PLOS:journal.pmed.0020171 949 310
!+ People who meant to lose weight and did so had almost twice the hazard of dying of those who kept their weight and had no such intention.
!+ Among those intending to lose weight, a stable weight or a weight gain was not associated with a clear change in mortality.
- combination | Among people who intended to lose weight, the hazard ratio of death was 1.86 for those gaining weight and 0.93 for those losing it.
- direction | Intending to lose weight and actually losing it was associated with a lower risk of death than not intending to lose and staying stable.
~ plos-a PLOS:journal.pmed.1001300 1649 245
+ Patients with MDR-TB did better when their regimen contained more effective drugs in total.
+ Using ethionamide or prothionamide went along with better survival and treatment success.
- name | Treatment success and survival were better with the use of linezolid and ethionamide or prothionamide.
- direction | A greater total number of effective drugs was associated with poorer survival in MDR-TB.
~ plos-a PLOS:journal.pbio.2002399 641 281
+ Silencing hippo lowered the rate of programmed cell death and stopped the cell cycle.
+ Although hippo knockdown caused overgrowths and large undifferentiated zones, the animals had as many cells as before and were no bigger.
- direction | Knocking down hippo in planarians increased apoptotic cell death.
- negation | After hippo RNAi, body size and the number of cells were altered.
~ plos-a PLOS:journal.pone.0028031 1524 97
!+ No SNP in GPR177 or MAP3K14 was linked to the estimated bone mineral density of the heel.
+ Ultrasound-estimated BMD at the calcaneus was unrelated to the variants in both genes.
- negation | Several MAP3K14 SNPs were associated with the calcaneal BMD estimated by ultrasound.
- name | None of the GPR177 and RANKL SNPs was associated with estimated heel BMD.
~ plos-a PLOS:journal.pone.0147124 1013 334
+ A short photoperiod altered the expression of genes that take part in the growth and structure of hair follicles.
+ Some of the genes whose activity differed between short days and natural light play a role in shaping the skin appendages around the follicle.
- negation | Gene expression under the short photoperiod was no different from that under natural conditions.
!- other | The short photoperiod made the goats grow longer cashmere fibres.
~ plos-a PLOS:journal.pone.0008519 1232 330
+ In British patients with chronic fatigue syndrome, the study saw nothing that linked XMRV to the illness.
+ Two American groups had detected XMRV in prostate cancer tissue, while two groups in Europe had not.
!- combination | Two European studies found XMRV in prostate cancer tissue, while two US groups did not.
- name | There was no evidence that XMRV is associated with multiple sclerosis in the UK.
~ plos-a PLOS:journal.pone.0036880 905 168
+ Mentalizing accounted for the fact that men are less religious than women.
+ The gender gap in religious belief could be explained by mentalizing in Studies 2 to 4.
- direction | Women show less religious belief than men, a gap that was explained by mentalizing.
- negation | Mentalizing did not account for the gender gap in religious belief.
~ plos-a PLOS:journal.pone.0120049 1388 233
+ Branched-chain amino acids did not change how much insulin raised glucose disposal, at either insulin dose.
+ With the lower insulin dose, glucose disposal rose by a median of 199% in controls and by 186% with the amino acid infusion, a difference that was not significant.
- combination | In the 40U experiment, the median increase in glucose disposal was 491% in the control group, and in the 80U experiment it was 199%.
- direction | Infusion of BCAA reduced the insulin-stimulated increase in glucose disposal rate compared with control.
`
