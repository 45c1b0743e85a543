/** A ninth set, by who wrote the eighth: run once after the rules were mended on that, and not looked at before. */
export const statementsNine = `
~ rct-a PMC1868017 1443 188
+ Among men aged 65 to 74, distress developed differently in the intervention group than among controls.
+ In women between 65 and 74 years, the groups differed in how usual activities changed.
!- combination | At ages 65 to 74, the changes differed between the groups in usual activities among men and in distress among women.
- negation | Men aged 65 to 74 showed no difference between the groups in the change in distress.
~ rct-a PMC1403758 1071 269
!+ The six genotypes differed in the shape of the dose-response curve to fenoterol.
!+ How readily tolerance to fenoterol arose after terbutaline treatment depended on the genotype.
- negation | The six genotypes showed the same propensity to develop tolerance after pre-treatment with terbutaline.
- number | The fenoterol dose-response curves differed in shape between the ten genotypes.
~ rct-a PMC5888551 2559 298
+ Families' worry and guilt eased over time in general.
+ Personal distress and disrupted activities declined more with NAVIGATE than in the comparison condition.
- direction | Guilt and personal distress fell less in NAVIGATE than in the comparison condition.
- negation | Over time, there was no improvement in family worry.
~ rct-a PMC5812048 1415 66
+ The size of the effect on body fat percentage was negligible.
+ Differences in body fat percentage between the conditions were trivially small.
!- direction | The effect sizes of the body fat percentage differences were large.
- other | The differences in body fat percentage disappeared when participants were well hydrated.
~ rct-a PMC5045682 1094 232
!+ Both Amlexanox and Adcortyl eased the pain of mouth ulcers and made the lesions smaller.
!+ Aphthous ulcers shrank and hurt less under treatment with either of the two agents.
- name | Benzydamine as well as Adcortyl relieved the pain of aphthous ulcers.
- direction | Lesion size increased during treatment with Amlexanox and with Adcortyl.
~ rct-a PMC1693922 988 117
!+ Survival was no better with docetaxel, cisplatin and 5-FU than with the epirubicin-based regimen.
+ Docetaxel-based chemotherapy gave a better surgical and pathological response.
!- negation | Patients given TCF survived longer than those given ECF.
- combination | TCF and ECF differed in the survival rate, but the surgical and pathologic response was no different.
~ rct-a PMC3759413 1315 127
+ Skeletal muscle cells treated with simvastatin secreted more irisin.
!+ Simvastatin raised FNDC5 messenger RNA in human skeletal muscle cells.
- direction | In human skeletal muscle cells, simvastatin lowered the secretion of irisin.
- name | Ezetimibe significantly increased irisin secretion from human skeletal muscle cells.
~ rct-a PMC3563445 1039 103
+ At 18 months, Bacteroidetes were about three times as abundant in healthy children as in those with eczema.
+ Children without eczema carried a threefold larger amount of Bacteroidetes.
- direction | At 18 months, children with eczema had three times more Bacteroidetes than healthy ones.
- number | Healthy children harboured a 30-fold greater amount of Bacteroidetes at that age.
~ rct-a PMC1888710 1741 189
+ After school and pupil variables had been taken into account, the redesigned playground raised activity during recess only slightly and not significantly.
+ Redesigning playgrounds led to a small rise in activity at recess that did not reach significance in the adjusted analyses.
- negation | Once school and pupil level variables were included, playground redesign significantly increased recess activity.
- direction | With school and pupil level variables in the model, the playground redesign led to a small, non-significant decrease in recess activity.
~ rct-a PMC5294349 804 174
+ How far CT and RSA disagreed was near the usual precision of RSA, which is 0.3 to 2 degrees for rotation.
+ The deviations between the two methods came close to the 99% confidence interval reported for RSA precision.
- unit | The described RSA precision is 0.3 to 2 degrees for rotation and 0.15 to 0.6 cm for translation.
- combination | Normal RSA precision amounts to 0.15° to 0.6° for rotation and 0.3 to 2 mm for translation.
~ rct-a PMC5539984 1426 196
!+ On most primary and secondary outcomes, the integrated care programme and usual treatment gave similar results.
!+ Most outcomes were no different under NWpG-IC than under treatment as usual in patients with a wide range of diagnoses.
- negation | Patients in NWpG-IC and treatment as usual differed on most of the primary outcomes.
- other | The integrated care programme worked better for patients with depression than for those with psychosis.
~ rct-a PMC4364332 985 136
+ Offering £100 lifted the share of positive replies to the first letter from about a quarter to almost a third.
+ With the incentive, positive answers to the first invitation rose by about seven percentage points.
!- unit | An incentive of 100 euros raised the positive response to the first invitation letter from 24.7% to 31.6%.
- direction | The £100 incentive lowered the positive response to the first invitation letter from 31.6% to 24.7%.
~ rct-a PMC4574282 1809 152
+ Taking selenium together with coenzyme Q10 produced significant changes in CRP and sP-selectin.
!+ The changes in the two biomarkers in supplemented participants pointed to an influence on inflammation and atherosclerosis.
- name | CRP and sP-selectin changed significantly in those given zinc and coenzyme Q10 combined.
- negation | The combination of selenium and coenzyme Q10 left CRP and sP-selectin without any significant change.
~ rct-a PMC2833168 1813 333
+ Close to nine in ten patients thought that artemether-lumefantrine was simpler to take than sulphadoxine-pyrimethamine.
!+ Most patients, 484 of 552, were convinced that AL worked better than SP.
!- direction | Overall, 87.1% of patients found SP easier to take than AL.
- number | About two thirds of patients (67.7%) believed that AL was more effective than SP.
~ rct-a PMC5585595 2667 156
+ The portal was used more frequently by parents under greater stress.
+ Sugarsquare did not lessen the stress of parenting.
- direction | Parents with lower levels of parenting stress were the more frequent users of Sugarsquare.
- negation | Use of Sugarsquare reduced parenting stress.
~ rct-a PMC1177952 1050 98
+ Mean ejection fraction was about 44% with glucose-insulin-potassium and about 42% in controls, with no significant difference.
+ The infusion did not significantly change left ventricular ejection fraction (P = 0.12).
- combination | Mean LVEF was 42.4% in the GIK group and 43.7% in the control group.
- negation | GIK significantly improved the mean LVEF compared with control.
~ rct-a PMC1783850 825 221
!+ After bypass with moderate hypothermia, fewer cells were free of apoptosis and necrosis.
+ Early apoptotic as well as late apoptotic or necrotic cells became more numerous after bypass in the moderately cooled patients.
- combination | In the ModHT group, early apoptotic cells decreased after CPB, while cells that were neither apoptotic nor necrotic increased.
- name | In the MiHT group, early apoptotic and late apoptotic or necrotic cells increased after CPB.
~ rct-a PMC5422432 925 264
+ Active experiencing training outdid the theatre history course only in episodic recall.
!+ The advantage in recalling episodes could still be seen four months later.
!- name | AE produced greater gains than the active control only in working memory.
- number | The greater gains in episodic recall were still evident up to 14 months after the intervention.
~ rct-a PMC5958330 776 316
+ Barberry juice reduced insulin by about a fifth relative to placebo within eight weeks.
+ HOMA-IR dropped by 16% compared with placebo, whereas HOMA-B rose by 44%.
- combination | Relative to placebo, BV supplementation lowered insulin by 8% and C-peptide by 19%.
- direction | HOMA-B fell by 44% relative to placebo over 8 weeks of BV supplementation.
~ rct-a PMC4774750 1401 181
+ Feeding extra protein improved the blood values of the goat kids and held back the worm infection.
+ Kids whose diet was supplemented with protein had better hematological profiles.
- name | Protein supplements improved the hematological profiles and inhibited nematodosis in lambs.
!- direction | Supplementing the diet with protein promoted the nematodosis infection in the goat kids.
~ rct-a PMC4058264 817 165
+ Patients with unstable angina reported a better quality of life after 360 days if they took Huxin Formula.
+ In unstable angina, the day-360 quality of life score was significantly higher in the treated group than in controls.
- direction | In patients with unstable angina, the score of the quality of life scale in 360 days was lower with treatment than with control.
- unit | Among patients with unstable angina, the treatment group scored higher on quality of life at 360 weeks.
~ rct-a PMC4331314 1082 112
!+ Operated patients tended to leave intensive care about three days sooner, though the difference fell short of significance.
!+ Surgical fixation showed a trend to a shorter time in the ICU, 9 days versus about 12.
!- combination | ICU stay tended to differ, with 12.3 days in operated and 9.0 days in non-operated patients.
- unit | There was a trend towards a shorter ICU stay after surgery (9.0 versus 12.3 hours).
~ rct-a PMC3280326 1163 368
+ Few participants were ever seen wearing a helmet, about one in fifteen.
!+ People who only received a helmet were more likely to be observed wearing one, yet the effect was gone within half a year.
!- name | The likelihood of being observed with a helmet rose significantly in the "information only" group (OR = 7.73).
- number | Participants seen at least once with a helmet made up 16.6% of all those observed.
~ rct-a PMC2836298 989 166
+ Intensive individual treatment did not do significantly better than the minimal intervention.
+ Neither group nor individual intensive intervention differed significantly from MI.
- negation | The intensive individual intervention was significantly superior to MI.
!- combination | The relative risk was 5.1 for III versus MI and 7.04 for IGI versus MI.
~ pubmedqa-a 15141797 1128 273
+ The R-value of arterial samples was higher when no heparinase was in the cup, which confirmed contamination with heparin.
+ Thromboelastography showed heparin contamination: the R-value was about 406 s without heparinase and 318 s with it.
!- direction | Arterial samples without heparinase in the cup had a lower R-value than those with heparinase.
- unit | The R-value of arterial catheter samples was 406 minutes without heparinase and 318 minutes with it.
~ pubmedqa-a 11555508 2085 277
!+ In patients not treated with inhaled corticosteroids, higher eosinophil counts went along with a stronger perception of dyspnea.
+ Among those on inhaled corticosteroids, perception of dyspnea was inversely related to eosinophil counts.
- combination | Eosinophil counts were positively associated with PD in ICS-treated patients and negatively in ICS-naive ones.
- direction | In ICS-treated patients, bronchial hyperresponsiveness was positively associated with perception of dyspnea.
~ pubmedqa-a 20842006 1068 135
+ Acupuncture relieved neck pain well in both groups, no matter how many needles were inserted.
!+ The number of needles made no clinically relevant difference to the result.
- negation | The group treated with more needles had a clinically relevant advantage.
- other | Acupuncture relieved neck pain better than physiotherapy.
~ pubmedqa-a 22428608 439 113
+ QTcD was significantly greater in people with high blood pressure than in controls.
+ Indices of left ventricular hypertrophy were raised in hypertensives relative to normotensive subjects.
- direction | Controls had significantly greater QTcD than hypertensive patients.
- negation | QTcD did not differ between hypertensive patients and controls.
~ pubmedqa-a 18269157 616 301
+ In normal corneas, collagen fibril direction and/or the interweaving of lamellae varied significantly between layers.
!+ Histologic and ultrastructural studies found that Bowman's layer, the front and the back of the stroma and Descemet's membrane differ in the orientation of collagen or in how the lamellae interweave.
- negation | Normal corneas showed no differences between their layers in collagen fibril direction or lamellar interweaving.
!- name | In corneas with keratoconus, the direction of collagen fibrils and/or lamellar interweaving differed significantly between Bowman's layer, the stroma and Descemet's membrane.
~ pubmedqa-a 22301406 740 147
+ Carrying one CYP2D6*4 allele was less common among patients than among controls, but not to a significant degree.
+ The lower frequency of CYP2D6*4 heterozygotes in patients was not significant (P = 0.28).
- negation | Heterozygous CYP2D6*4 carriers were significantly rarer among patients than among controls.
- direction | The heterozygous CYP2D6*4 genotype was, though not significantly, more frequent in breast cancer patients than in controls.
~ pubmedqa-a 20488985 508 240
+ People in England understood no better after the campaign that antibiotics are of no use for coughs and colds.
!+ Antibiotic use did not get better, and England did not differ from Scotland in understanding.
!- negation | Understanding that antibiotics do not help coughs and colds improved in England.
- name | No improvement in understanding was detected in either England or Wales.
~ pubmedqa-a 15223725 622 226
+ Systolic pressure taken by the physician differed from the nurse's measurement by about 5 mmHg.
+ The gap between the doctor's systolic reading and the patient's own was a little under 5 mmHg.
!- combination | The systolic difference was 4.67 mmHg between physician and nurse and 5.16 mmHg between physician and self-measurement.
- number | Physician and nurse systolic readings differed by 8.16 mmHg.
~ pubmedqa-a 17601244 688 113
+ The more active the disease, the worse was the patients' physical function.
!+ Higher total BILAG scores correlated with poorer physical function.
- direction | Increased disease activity was correlated with better physical function.
!- name | Increased disease damage (SDI) was significantly correlated with reduced physical function.
~ pubmedqa-a 16151770 1088 178
+ When memory was provoked, blood flow in the left parietal cortex was lower in Alzheimer's patients than in healthy elderly people.
+ Resting scans did not distinguish patients from controls.
- name | On memory-provoked SPECT, patients with AD had reduced blood flow in the left temporal cortex.
- combination | Significant group differences in blood flow were found at rest but not on memory-provoked SPECT.
~ pubmedqa-a 19145527 1905 157
+ Taking part in prevention programmes went along with a greater readiness to say that EMS staff should be involved in prevention.
+ Of those with experience in prevention programs, 92% thought that EMS professionals should take part, compared with 82% of the others.
- direction | Those who had participated in prevention programs were less likely to say that EMS professionals should participate in prevention.
- number | Among those who had participated in prevention programs, 72% said EMS professionals should participate in prevention.
~ pubmedqa-a 21558951 922 473
!+ After adjustment, cocaine exposure in the womb was not significantly linked to three or more delinquent behaviours.
!+ Having witnessed or suffered more violence in childhood was associated with delinquency, and so was prenatal exposure to half a pack of cigarettes a day or more.
- combination | Three or more delinquent behaviors were significantly associated with the level of cocaine exposure but not with exposure to half a pack or more of cigarettes per day.
- negation | Higher levels of childhood exposure to violence were not significantly associated with delinquent behaviors.
~ pubmedqa-a 22867778 1086 305
+ Preventing hospital-acquired infections was rated above preventing genetic disorders.
+ The public gave interventions that protect health care staff from injury less weight than those against genetic disorders.
- combination | Interventions to prevent injury to health care staff were valued at 1.31 and those preventing hospital-acquired infections at 0.71, relative to genetic disorders.
!- direction | Participants gave less weight to preventing hospital-acquired infections than to preventing genetic disorders.
~ pubmedqa-a 18784527 678 202
!+ Images 0.9 mm thick scored best for the alveolar crest and the entire mandibular canal.
+ The ratings of 0.9 mm and 0.3 mm images did not differ significantly.
- negation | Images of 0.9 mm were rated significantly better than those of 0.3 mm.
- number | For the alveolar crest, the highest value was obtained with 1.6 mm-thick images.
~ plos-a PLOS:journal.pone.0116586 1265 95
+ Fewer plants responded to warming over the long term than in the short term.
!+ The share of responsive plants dropped from more than half to less than half.
- direction | The percentage of plants responsive to warming rose from the short term to the long term.
- number | In the long term, only 26% of plants were responsive to warming.
~ plos-a PLOS:journal.pone.0118342 1280 384
+ The method searched the possible shapes of a protein fragment and of a ring-shaped molecule very efficiently.
!+ The mobility profile of all-alpha helical proteins was reproduced by the local backbone volume.
!- name | The local backbone volume reproduces the mobility profile of all-β proteins.
- other | The algorithm sampled a cyclic molecule ten times faster than molecular dynamics did.
~ plos-a PLOS:journal.ppat.1000105 700 79
+ In two related Caenorhabditis species, this gene cluster is built differently.
!+ The structure of the nlp-29 cluster is not the same in two other species of Caenorhabditis.
!- negation | The structure of the nlp-29 cluster does not differ in two other Caenorhabditis species.
- number | The cluster has a different structure in five other Caenorhabditis species.
~ plos-a PLOS:journal.pcbi.1000112 1116 392
+ When the environment keeps changing, gene networks can evolve to produce useful mutations much more efficiently.
+ Only a handful of gene insertions or deletions was needed for a coordinated change of expression across the network.
- direction | Long-term evolution in a changing environment can lead to a striking decrease in the efficiency of generating beneficial mutations.
!- name | Long-term evolution of protein folding networks in a changing environment can make the generation of beneficial mutations strikingly more efficient.
~ plos-a PLOS:journal.pone.0046041 777 300
!+ Infected children reacted more strongly than uninfected ones to ESAT-6 and CFP-10 in the interferon-gamma test.
!+ For Ag85B, PstS1 and HspX, interferon-gamma responses did not separate infected from uninfected children to a significant degree.
- direction | ELISPOT responses to ESAT-6 were significantly lower in infected than in uninfected children.
- combination | Responses differed significantly between infected and uninfected children for Ag85B but not for CFP-10.
~ plos-a PLOS:journal.pone.0115067 1236 360
+ Saturable kinetics of PER translation can, in some circumstances, lengthen the time delays compared with first-order kinetics.
!+ How sensitive the model was to the synthesis and breakdown of per mRNA depended significantly on the kinetic law of PER translation.
- direction | Under certain conditions, saturable PER translation brings shorter time delays than first-order kinetics.
- other | Saturable kinetics of PER translation made the clock less sensitive to temperature.
~ plos-a PLOS:journal.pone.0067227 1182 172
+ Older age tended to go along with a lower mitochondrial DNA copy number in white blood cells.
+ Women with a larger waist tended to have fewer mitochondrial DNA copies in their leukocytes, but the trend was not significant.
- direction | Serum ferritin tended to be positively correlated with leukocyte mtDNA copy number.
- number | Waist circumference tended to be inversely correlated with leukocyte mtDNA copy number, with r = -0.46.
`
