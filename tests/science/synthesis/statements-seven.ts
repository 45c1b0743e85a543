/**
 * A seventh set in two halves, written by who knew nothing of the checker and held back. The first was run once and then
 * mended on; the second was run once after that, before anybody read it. Lines as in `statements-four`.
 */
export const statementsSeven = `
~ rct-a PMC3474842 1238 194
!+ Influenza struck more than a third of the residents in T facilities but fewer than a quarter of those living where T&P was the policy.
+ A significantly smaller share of residents caught influenza under the T&P policy.
- direction | Residents living in T&P facilities came down with influenza more often than those in T facilities.
!- combination | Among residents of the T facilities the attack rate was 23%, against 36% where T&P was in force.
~ rct-a PMC5438446 1078 186
+ People in the EDGE group enjoyed significantly better generic health, as captured by the EQ-5D.
+ The groups were 0.076 apart on the EQ-5D, in favour of EDGE.
- direction | Generic health was poorer among those allocated to EDGE, according to the EQ-5D.
- negation | On the EQ-5D no significant difference between the groups came to light.
~ rct-a PMC3563445 871 271
+ The composition of the microbiota was no different between the groups at half a year of age, but significantly so at a year and a half.
+ Healthy children carried about three times as many Bacteroidetes at 18 months.
!- combination | At six months of age the healthy children carried three times more Bacteroidetes, whereas by 18 months no difference in composition was left.
- unit | The microbiota of the study groups differed significantly in composition at the age of 18 weeks.
~ rct-a PMC2715417 768 165
!+ Patients with weak COX-2 expression survived a median of only 1.3 years, compared with 7.8 years when expression was strong.
+ Median overall survival had not been reached where COX-2 expression was moderate.
!- combination | With negligible COX-2 expression, median overall survival came to 7.8 years.
- unit | Weak COX-2 expression meant a median overall survival of just 1.3 months.
~ rct-a PMC3840008 1287 128
+ From the first to the fifth stage of CKD, mean serum TFF3 climbed from roughly 24 to 177 ng/ml.
+ Serum TFF3 was on average more than twice as high in CKD stage 5 as in stage 4.
- unit | In stage 4 CKD, serum TFF3 averaged 85 µg/ml.
- number | Mean serum TFF3 for CKD stage 3 was 94.5 ng/ml.
~ rct-a PMC1187893 1216 237
+ Quality of life on the KOOS rose by 4.0 on average with exercise at six weeks, whereas controls slipped by 0.7.
+ Half a year on, exercisers and controls still differed in KOOS quality of life.
- negation | The gap in KOOS quality of life between the exercise and control groups had vanished by six months.
- number | At six weeks the exercise group had improved its KOOS quality of life by a mean of 9.0.
~ rct-a PMC5525241 1541 186
!+ FEMBraces were only half as thick as CtrlBraces and covered a fifth less surface.
!+ Curves were reduced nearly twice as much by FEMBraces as by CtrlBraces.
!- direction | Both T and L curves were corrected less by FEMBraces than by CtrlBraces.
- number | CtrlBraces took 35% off the T curve on average.
~ rct-a PMC3663731 941 198
+ Two months in, the intervention had cut down how much non-core food children ate.
+ By six months the drop in children's non-core food consumption had worn off.
- negation | At two months the intervention had made no difference to the non-core foods consumed by children.
- negation | The lower consumption of non-core foods was sustained through to six months.
~ rct-a PMC5707237 1223 239
+ After treatment, the left inferior frontal lobe of REHACOP participants was more active during the learning task than it had been before.
+ From before to after treatment, no significant change in structure was seen.
- direction | While learning in the scanner, the REHACOP group activated the left inferior frontal lobe less after treatment than before it.
- name | It was in the right occipital lobe that activation during the learning task rose after treatment in the REHACOP group.
~ rct-a PMC2662857 1896 265
+ Sensory/cognitive awareness, as rated with the ATEC, got significantly better with treatment than in the control group.
!+ Children older than five, and those whose autism was milder at the outset, improved most robustly.
- direction | The most robust improvements came in children whose autism was more severe at the outset.
- negation | On the ATEC, sensory/cognitive awareness did not improve in the treatment group relative to controls.
~ rct-a PMC1865086 1207 138
+ With PIO, insulin resistance fell by 52 mg/dl.
+ Against placebo, PIO lowered insulin resistance by almost 59 mg/dl on average.
- direction | Insulin resistance went up by 52 mg/dl in those taking PIO.
- unit | PIO reduced insulin resistance by 52 mmol/l.
~ rct-a PMC4834398 508 192
+ Both cognitive and somatic anxiety were significantly affected by acupuncture.
+ No significant effect of acupuncture on self-confidence emerged.
- negation | Somatic anxiety was not significantly affected by acupuncture.
- combination | Acupuncture acted significantly on self-confidence and cognitive anxiety, but not on somatic anxiety.
~ rct-a PMC5820389 1258 161
+ Just under half of those in the inpatient program made a sustainable return to work.
+ More than half of the participants in the outpatient program got back to work sustainably, in a median of seven months.
- combination | A sustainable return to work was achieved by 57% of participants in the inpatient program and 49% in the outpatient program.
- number | Sustainable return to work took a median of 17 months in the outpatient program.
~ rct-a PMC5745479 929 193
+ Male patients prescribed amoxicillin reported rash significantly more often.
+ In males, amoxicillin raised the odds of rash almost threefold.
- name | The excess of reported rash with amoxicillin was found in females.
- direction | Rash was reported significantly less often by males who were prescribed amoxicillin.
~ rct-a PMC5815237 1572 152
+ CHI3L1 fell by about a third each day in the placebo group, faster than in those given iNO.
+ Recovery of CHI3L1 was slower under iNO.
!- direction | iNO was associated with a faster recovery of CHI3L1.
- number | In the iNO group CHI3L1 dropped by 19% a day.
~ reviews-a W2101795781 2274 334
+ Fewer than 4% of patients had an adverse event that was reported to the Food and Drug Administration.
!+ Graft failure, delamination and overgrowth of tissue topped the list of complications reported with Carticel.
- number | Adverse events reported to the Food and Drug Administration concerned 8.3% of the patients.
- name | Deep infection and venous thrombosis were the most common adverse events reported in association with Carticel.
~ reviews-a W3029528996 928 172
+ CCP-ACI was followed by a larger gain in MOCART score than MFx, both at 24 and at 48 weeks.
+ By week 48 the MOCART score had risen by 43 after CCP-ACI, against not quite 25 after MFx.
- direction | MFx brought a greater improvement in MOCART score than CCP-ACI at 24 weeks.
!- combination | At 48 weeks the MOCART score had improved by 39.1 in the CCP-ACI group.
~ reviews-a W1963901461 756 191
+ Participants in the mindfulness group kept at the distress tolerance task longer than those in the rumination group.
+ Less anger was reported after the self-focus period by the mindfulness group than by the rumination group.
- direction | The rumination group held out longer on the distress tolerance task than the mindfulness group.
- negation | Anger after the self-focus period was no lower with mindfulness than with rumination.
~ reviews-a W2117210891 1164 147
+ One month on, plans had been carried out more in the experimental group.
+ Carrying out plans went hand in hand with quitting smoking.
- negation | Whether plans were executed bore no relation to giving up smoking.
- direction | At one month there was significantly less plan execution in the experimental group.
~ reviews-a W2023376518 1137 199
+ Chondrocytes were more viable under PRP.
+ PRP damped the action of catabolic cytokines and promoted the migration of mesenchymal stem cells.
- direction | PRP reinforced the effect of catabolic cytokines.
- negation | The chondrogenic differentiation of mesenchymal stem cells was unaffected by PRP.
~ reviews-a W1994550894 821 220
+ Patients with paranoia or schizotypal symptoms fared poorly on amitriptyline as regards both depression patterns.
+ Acute state symptoms were where placebo effects showed most clearly.
- direction | Paranoia foretold a good outcome of depression under amitriptyline.
- name | Schizotypal symptoms predicted a poor outcome of depression in patients given fluoxetine.
~ reviews-a W2129254602 1555 192
+ ADTT restored the subchondral bone very well in OCD and also repaired cartilage well.
+ A year after surgery, patients reported significantly better outcomes.
- direction | One year after the operation, patient-reported outcomes had got significantly worse.
- negation | ADTT did not manage to restore the subchondral bone in OCD.
~ reviews-a W2193439285 957 167
+ Hostility at baseline and physical abuse in childhood foretold that treatment would be discontinued.
+ Patients burdened by dissociation at baseline had a slimmer chance of recovery.
- direction | A heavier subjective burden of dissociation at baseline went with a better chance of recovery.
!- combination | Dissociation at baseline predicted treatment discontinuation, and baseline hostility a smaller chance of recovery.
~ reviews-a W2959199570 1154 277
+ Every outcome was better in the experimental group at half a year and at one year, with a moderate effect size.
+ WOMAC scores after 12 months were 17.7 in the experimental group against 25.5, and the primary end-point was thus met.
- number | At 12 months the experimental group had a WOMAC score of 11.7.
- negation | The study did not reach its primary end-point.
~ reviews-a W2117641352 956 212
+ In each of the four placebo-controlled trials, prophylaxis with atovaquone-proguanil succeeded in at least 98%.
+ With placebo, the success rate of prophylaxis was 82% at best.
- combination | Success rates of prophylaxis in the placebo arms ranged from 98% to 100%.
- number | Atovaquone-proguanil was tested against placebo in nine trials of semi-immune residents or nonimmune migrants.
~ scifact SF143796742 508 224
!+ Objective crowding is not translated into subjective crowding along a straight line.
+ The impact of rising objective crowding is blunted by a ceiling effect.
- direction | As objective crowding increases, a ceiling effect amplifies its impact.
- negation | The relationship between objective and subjective crowding is linear, just as prior investigations assumed.
~ scifact SF263364 1467 114
+ The odds of advanced liver disease were more than doubled with the G allele of rs8099917.
+ Advanced liver disease, too, was linked to the rs8099917-G allele.
- negation | The rs8099917-G allele was unrelated to advanced liver disease.
- number | For the rs8099917-G allele the odds ratio of advanced liver disease was 3.24.
~ scifact SF6397191 761 293
+ Phosphoramidon held back the ET-1 release that cytokines had set off, while more big ET-1 was released.
+ The dual ECE/neutral endopeptidase inhibitors left the expression of prepro-ET-1 mRNA unchanged.
- direction | Release of big ET-1 fell in the presence of CGS 26393.
!- combination | CGS 26303 inhibited the expression of prepro-ET-1 mRNA but had no effect on the cytokine-stimulated release of ET-1.
~ scifact SF23013317 844 240
!+ For every 10 g/L that serum albumin fell, the odds of death more than doubled.
+ The odds of a prolonged hospital stay went up by 71% with each 10-g/L drop in albumin, those of a prolonged stay in intensive care by only 28%.
!- combination | Each 10-g/L decline in serum albumin raised the odds of a prolonged intensive care stay by 71%.
- unit | A decline of 10 mg/L in serum albumin was enough to raise the odds of death by 137%.
~ scifact SF15561961 905 251
+ Levels of eNOS mRNA were up after half a day and after a full day of HPODE.
+ Both the amount of eNOS protein and its enzyme activity rose with HPODE at 20 microM.
- direction | HPODE lowered the enzyme activity of eNOS.
- unit | It was at 20 mM that HPODE treatment increased eNOS protein content and enzyme activity.
~ scifact SF57121667 639 200
+ Within two years, upwards of 600 ART clubs were set up in Cape Town.
+ More than sixteen thousand patients received ART care from clubs in Cape Town.
- name | Over 600 ART clubs were founded in Johannesburg between January 2011 and December 2012.
- number | By the end of 2012 fewer than 300 ART clubs had been established in Cape Town.
~ scifact SF3672261 755 198
+ Genetic variation had a tighter grip on innate cells than on adaptive ones.
+ The parameters of adaptive cells were shaped chiefly by environmental exposure.
!- combination | Environmental exposure mainly drove the parameters of innate cells, whereas genetic variation was the stronger control of adaptive cells.
- direction | Innate cells were less strongly controlled by genetic variation than adaptive cells.
~ scifact SF30437264 577 158
+ Suppressing PKR in infected cells treated with interferon brought the induction of ISG proteins back.
+ In infected cells, interferon worked better against the virus once PKR expression was suppressed.
!- direction | Suppression of PKR weakened the antiviral effects of interferon in infected cells.
- negation | ISG protein induction could not be restored by suppressing PKR expression.
~ scifact SF18872233 1272 238
+ Nearly one in five patients seeking and undergoing bariatric surgery had depression.
+ Binge eating disorder, at 17%, was among the most common mental health conditions in patients seeking and undergoing bariatric surgery.
- number | An estimated 29% of patients seeking and undergoing bariatric surgery had depression.
- name | Panic disorder and alcohol abuse were the most common mental health conditions among patients seeking and undergoing bariatric surgery.
~ scifact SF39851630 1072 230
!+ Over the passages, MSCs from patients proliferated and formed clones less well than those of controls.
+ The impaired proliferation of patient MSCs may be a nonspecific abnormality that goes with chronic inflammation in the BM.
- direction | Patient MSCs proliferated more vigorously through passages than control MSCs.
- negation | In their clonogenic potential, patient MSCs were on a par with those of controls.
~ plos-a PLOS:journal.pmed.1000431 821 476
+ Marketing practices directed at prescribers were alleged in all of the complaints.
+ Getting drugs used at unapproved doses was a goal in about a third of the complaints.
- combination | Payer-related practices were alleged in 44% and consumer-related practices in 56%.
- number | Expansion to unapproved diseases was a goal in 15 of the 41 complaints.
~ plos-a PLOS:journal.pone.0067227 938 243
+ The more mtDNA copies leukocytes contained, the longer the telomeres tended to be.
+ A higher GDS-15 score went with fewer copies of mtDNA in leukocytes.
- direction | People with a greater leukocyte mtDNA copy number tended to score lower on the K-MMSE.
- number | The correlation of leukocyte mtDNA copy number with telomere length was 0.93.
~ plos-a PLOS:journal.pone.0116586 998 143
!+ No plants reacted to warming as strongly as graminoids, whose response to temperature was positive.
+ Shrubs on the whole responded least to warming.
- direction | Graminoids showed a negative response to temperature.
- name | The plants most responsive to warming were mosses.
~ software-a Kitchenham_2010-387 1198 104
+ All but one of the eight projects were put into the right class.
+ Nearly nine in ten projects were correctly classified.
- number | Only five of the eight projects were classified correctly.
!- direction | Most of the projects ended up in the wrong class.
~ software-a Kitchenham_2010-1563 924 194
+ Existing work falls short on time-bounded synchronisation of applications and data.
+ Next-generation automotive systems have time-bounded synchronisation of applications and data as a key requirement.
- negation | Time-bounded synchronisation of applications and data is already adequately covered by existing work.
- name | Time-bounded synchronisation of applications and data was identified as a key requirement for next-generation railway systems.
~ rct-a PMC2644667 1849 197
!+ By the end, more than seven in ten patients and investigators judged both treatments to be good to excellent.
+ On the other secondary efficacy variables the two sustained-release treatments scored much alike.
- number | At endpoint fewer than half of the investigators and patients rated the treatments as good to excellent.
- negation | Scores for the other secondary efficacy variables set the two sustained-release treatments clearly apart.
~ rct-a PMC5723032 1351 137
+ Amyloid-related imaging abnormalities became more frequent with increasing dose.
!+ The frequency of amyloid-related imaging abnormalities, which generally went without symptoms, rose depending on the APOE ε4 genotype.
- direction | Higher doses were accompanied by fewer amyloid-related imaging abnormalities.
- negation | The incidence of amyloid-related imaging abnormalities had nothing to do with the APOE ε4 genotype.
~ rct-a PMC3284878 380 359
+ About two thirds of the women were lactating.
+ Nearly three quarters of the women had peripheral abscesses.
!- number | On average the women were 32 years old.
!- combination | Incision and drainage was allotted to 33 patients and ultrasound guided needle aspiration to 32.
~ rct-a PMC4650143 1263 217
!+ Peak force in the isometric mid thigh pull went up by nearly 99 N with A-GPC, while it fell by 39 N with placebo.
+ Taking A-GPC led to a significantly larger change in mid thigh pull peak force than placebo did.
- unit | With A-GPC the peak force of the isometric mid thigh pull grew by 98.8 kN.
!- combination | From baseline, peak force changed by −39.0 N in the A-GPC group and by 98.8 N with placebo.
~ rct-a PMC2649924 1078 326
+ Amiodarone protected better against arrhythmia overall than magnesium sulphate did.
+ Atrial fibrillation appeared later under amiodarone.
- direction | Against total arrhythmia, prophylaxis with magnesium sulphate was significantly more effective than amiodarone.
- negation | The two drugs differed in how well they prevented supraventricular arrhythmia.
~ rct-a PMC4769147 1371 140
!+ In hospital, the CLF group lost a significantly smaller percentage of weight than the SA group.
+ Weight loss during the hospital stay amounted to 8.4% in the SA group.
!- direction | The percentage of weight lost during hospitalisation was significantly higher with CLF than with SA.
- number | The SA group lost 4.8% of weight while in hospital.
~ rct-a PMC5832511 852 109
+ The higher haemoglobin was in pregnancy, the less iron milk tended to contain at two weeks.
+ Milk iron at six weeks correlated inversely, and only weakly, with haemoglobin in pregnancy.
- direction | A higher haemoglobin in pregnancy went with more iron in the milk at six weeks.
- unit | The negative correlation between pregnancy haemoglobin and milk iron was observed at 2 and 6 months.
~ rct-a PMC3996149 1486 313
+ LDL-cholesterol and triglyceride came down with cocoa, as did TNF-α, hs-CRP and IL-6.
+ HDL-cholesterol fell significantly as well, yet cocoa held lipid peroxidation in check.
- direction | Cocoa consumption led to a significant rise in IL-6.
!- name | Consumption of green tea significantly lowered blood cholesterol and hs-CRP.
~ rct-a PMC5986454 969 414
+ After the acidified milk protein drink, vagally-mediated heart rate variability indices were higher than after placebo.
+ Neither body temperature nor subjective feelings differed significantly between the test drinks.
- direction | Consuming the acidified milk protein drink was associated with lower vagally-mediated heart rate variability than placebo.
- negation | Body temperature differed significantly between the test drink conditions.
~ rct-a PMC5851532 1768 245
+ Against the provider-collected cervical sample as gold standard, the self-collected vaginal test reached a sensitivity of about 71%.
+ More than 98% was the specificity of the self-collected vaginal hrHPV DNA test.
- combination | The self-collected vaginal hrHPV DNA test had a sensitivity of 98.2% and a specificity of 71.4%.
- name | A self-collected urine test for hrHPV DNA attained a specificity of 98.2%.
~ rct-a PMC5843211 1114 169
+ After CBT, both attachment anxiety and attachment avoidance had changed significantly.
!+ Patients who underwent PDT showed no significant change in attachment anxiety and avoidance.
!- combination | Attachment anxiety and avoidance changed significantly in patients treated with PDT but not in those treated with CBT.
- negation | CBT was followed by no significant change in attachment avoidance.
~ rct-a PMC5388709 1018 347
+ BA left isometric force production unaltered, whether voluntary or electrically evoked.
+ HRT dropped significantly in fresh as well as in fatigued muscle.
- direction | Muscle HRT rose significantly in the fatigued condition.
- number | In fatigued muscle, HRT declined by 91% during resting twitches.
~ rct-a PMC5557991 1181 295
+ Heart rate and blood pressure ran higher under ketamine, but oxygen saturation did not differ significantly.
+ Patients cried less and were sleepier on ketamine than on midazolam.
!- direction | Midazolam led to less crying and more sleepiness than ketamine.
- unit | At a dose of 0.5 g/kg, ketamine led to fewer movements than midazolam.
~ rct-a PMC5891027 1588 186
+ During phenylephrine infusion the heart beat more slowly and pulse pressure varied less.
+ Oxygenation during OLV got no better with phenylephrine.
- direction | Phenylephrine infusion significantly raised heart rate.
- negation | Oxygenation during OLV was improved by phenylephrine infusion.
~ rct-a PMC4803984 1136 217
+ Apgar scores of 8 or more were significantly more common with supportive care than in the control group.
!+ At the first and at the fifth minute, an Apgar score of at least 8 was more frequent with acupressure than in the control group.
- direction | An Apgar score of at least 8 was seen more often in the control group than with supportive care.
- unit | In the first and fifth hours, Apgar scores of 8 or above were more frequent in the acupressure group than in the control group.
~ rct-a PMC3671244 1677 213
+ For participating physicians, the referral rate showed no difference.
+ At one year there was a significant difference in how many referrals came from physicians who did not take part.
- combination | A difference in referral rate was found for participating physicians, but none in the number of referrals from non-participating ones.
- number | It was at 36 months that the number of referrals from non-participating physicians differed significantly.
~ reviews-a W4236142584 1336 180
+ After a year about four fifths of the ceramic had broken down, while bone was formed.
+ Cancellous bone regained its original structure almost entirely.
- number | Only 18% of the ceramic had degraded after 52 weeks.
- negation | No bone was formed as the ceramic degraded.
~ reviews-a W2160926137 693 117
+ Nearly nine in ten were retained, and recruitment, at 81%, was excellent too.
+ The contamination rate was a modest 22%.
- combination | Adherence stood at 89% and retention at 84%.
!- number | Recruitment came to no more than 61%.
~ reviews-a W2521760042 960 135
!+ In VDPT studies, BPD patients tended to show an AB to positive faces in comparison with NPs.
+ For negative stimuli, the VDPT studies do not point to an AB in BPD patients compared to NPs.
- combination | VDPT studies suggest that BPD patients have an AB to negative facial stimuli, but not to positive ones, compared to NPs.
- name | A tendency towards an AB to positive faces was seen in patients with schizophrenia compared to NPs.
~ reviews-a W1988631363 966 284
+ Twelve weeks after implantation, histology showed repairs of better quality than in the control group.
+ DNA content and GAG secretion in the treatment group differed significantly from those of the controls.
- direction | By the 12th week, histological analyses found the better repair in the control group.
- negation | The content of DNA did not differ significantly between the treatment and control groups.
~ reviews-a W2343399582 1258 122
+ In phenotype, CDPCs resembled mesenchymal stromal/stem cells from bone marrow.
!+ CDPCs had more chondrogenic potential than bone marrow mesenchymal stromal/stem cells.
!- direction | Bone marrow mesenchymal stromal/stem cells surpassed CDPCs in chondrogenic potential.
- name | CDPCs were similar in phenotype to embryonic stem cells, but had greater chondrogenic potential.
~ reviews-a W2095322358 1836 295
+ From the left supraorbital nerve, no blink reflex could be elicited on either side.
+ When the right supraorbital nerve was stimulated, R2 set in after 36 ms on the same side and after 32 ms on the opposite one.
!- combination | Stimulating the right supraorbital nerve gave a contralateral R2 latency of 36 ms and an ipsilateral one of 32 ms.
- unit | The ipsilateral response to stimulation of the right supraorbital nerve had a mean R2 onset latency of 36 seconds.
~ reviews-a W3004109358 1473 106
+ At 100 µg/mL, emicizumab brought median thrombin generation back to over 90%.
+ With emicizumab at 20 µg/mL, thrombin generation reached a median of about 44%.
!- combination | At a concentration of 20 µg/mL, emicizumab restored thrombin generation to 92.2%.
!- direction | Thrombin generation was lower with 100 µg/mL emicizumab than with 20 µg/mL.
~ reviews-a W2039149275 745 216
+ Hyaline cartilage was most abundant where the collagen scaffold had been loaded with MSCs.
+ With the MSCs-loaded scaffold, integration with the adjacent cartilage and the subchondral bone was good.
- direction | Histological scores were lowest in the group with the MSCs-loaded collagen scaffold.
- negation | The MSCs-loaded scaffold group failed to integrate with the subchondral bone.
~ reviews-a W114118036 698 229
!+ Stretching, quinine sulfate and vitamin E are used against leg cramps, though none has been shown conclusively to work.
+ Many patients with leg cramps do find relief with at least one of the treatments.
!- negation | Quinine sulfate is a conclusively effective treatment for leg cramps.
- direction | Leg cramps get worse in many patients with stretching exercises, quinine sulfate or vitamin E.
~ reviews-a W2002697168 1476 158
+ VAS scores dropped from nearly 7 before surgery to about 2 two years later.
+ Two years after the operation the VAS score had improved significantly.
- direction | VAS scores got significantly worse between the preoperative assessment and the two-year follow-up.
- number | Before the operation the VAS score was 4.69.
~ scifact SF4300851 902 124
+ Proteins that answer to changes in the environment are noisy.
+ There is little noise in proteins that take part in protein synthesis.
!- combination | Proteins involved in protein synthesis are noisy, while those that respond to environmental changes are quiet.
- negation | In their noise, proteins responding to environmental changes do not differ from those involved in protein synthesis.
~ scifact SF11498670 778 267
+ Whether the DNA is specific or nonspecific, HoxD9 binds it in the same mode and orientation.
!+ Arg side-chains that touch the DNA move more in the nonspecific complex than in the specific one.
- direction | Arg side-chains contacting the DNA are less mobile in the nonspecific complex than in the specific one.
- name | HoxA13 attaches to nonspecific DNA with the same binding mode as in the specific complex.
~ scifact SF1507222 1321 198
+ UCP3 mRNA in the MAC16 group was more than two and a half times that of controls.
+ The pair-fed group, too, had significantly more UCP3 mRNA than controls, without differing significantly from MAC16.
- combination | UCP3 mRNA exceeded controls by 253% in the MAC16 group and by 163% in the pair-fed group.
- number | In the pair-fed group, UCP3 mRNA was only 53% above controls.
~ scifact SF8082528 844 103
+ Twice as many lung cancers as expected were observed.
!+ The doubling of lung cancer came with a confidence interval reaching from 0.7 to 4.7.
!- direction | Fewer lung cancers were observed than had been expected.
- number | Nine lung cancers were observed, for 2.5 expected.
~ scifact SF1635872 673 100
!+ Mutating the PCNA-interaction motif makes Cdt1 more stable.
+ Re-replication is induced by the Cdt1 protein that is stabilized through mutation of the PCNA-interaction motif.
- direction | Mutation of the PCNA-interaction motif destabilizes Cdt1.
- negation | The stabilized Cdt1 protein does not bring about re-replication.
~ scifact SF4883040 1703 136
+ Whatever the CD4 count stratum, tuberculosis is less frequent with antiretroviral therapy.
!+ Antiretroviral therapy goes strongly with a lower incidence of tuberculosis.
- direction | Antiretroviral therapy is linked to a higher incidence of tuberculosis.
- negation | In the highest CD4 count stratum, antiretroviral therapy is not associated with less tuberculosis.
~ scifact SF37156349 995 151
+ More than half of the variance in wheelchair skills was explained by spatial relations and problem solving.
+ Spatial relations and problem solving turned out to be significant cognitive domains for wheelchair skills.
- number | Spatial relations and problem solving explained 75% of the variance in wheelchair skills.
!- name | Attention and memory were the cognitive domains that accounted for 57% of the variance in wheelchair skills.
~ scifact SF6828370 566 194
!+ PTENP1 can control how much PTEN cells hold and exert a brake on growth.
+ Human cancer selectively loses the PTENP1 locus.
!- direction | PTENP1 plays a growth-promoting role.
- negation | PTENP1 has no influence on the cellular level of PTEN.
~ scifact SF28633594 1465 300
+ A little over a third of the women screened were eligible.
+ Of the eligible women, 94% had pregnancies without major complications and gave birth to live singletons free of congenital malformations.
- number | Nearly half of the 13,108 women screened were found eligible.
- unit | The women screened began antenatal care at less than 14 days of gestation.
~ scifact SF30639847 1316 293
+ For every SD by which FWA was higher in cycle 7, systolic blood pressure in cycle 8 was higher by 1.3 mm Hg.
+ CFPWV and FWA during cycle 7 were jointly associated with systolic blood pressure a cycle later.
- number | One SD more of CFPWV in cycle 7 corresponded to 5.1 mm Hg of systolic blood pressure in cycle 8.
- negation | FWA during examination cycle 7 was not associated with systolic blood pressure during examination cycle 8.
~ plos-a PLOS:journal.pone.0070598 1077 190
!+ Aromaticity fell by about a sixth across the lake.
+ Colored DOC from land gave way to less colored sources that were autochthonous.
- direction | Aromaticity rose by 17% across the lake.
- number | Across the lake, aromaticity was down by 71%.
~ plos-a PLOS:journal.ppat.1000105 957 201
+ Osmotic stress strongly switches on two genes of the nlp-29 cluster.
+ Unlike nlp expression induced by fungus, the response to osmotic stress does not depend on the p38 MAP kinase cascade.
!- combination | The response to osmotic stress depends on the p38 MAP kinase cascade, whereas fungus-induced nlp expression is independent of it.
- direction | Osmotic stress strongly represses two genes of the nlp-29 cluster.
~ software-a Kitchenham_2010-1644 656 125
!+ To a statistically significant degree, the models estimated how failure-prone the binaries of Windows Server 2003 are.
!+ Failures of Windows Server 2003 binaries were estimated by the models at statistically significant levels.
!- negation | The models' estimates of failures in Windows Server 2003 binaries fell short of statistical significance.
- name | The models estimated the failures of Linux kernel binaries at statistically significant levels.
~ software-a Kitchenham_2010-917 1020 182
!+ Going by the Australian experience, researchers agree more readily when far less palatable metrics would otherwise be imposed.
!+ Experience in Australia suggests that consensus comes more easily once the alternative is a far less palatable metric.
- direction | Facing the imposition of far less palatable metrics, researchers find consensus harder to achieve.
- name | The Canadian experience suggests that consensus is more readily achieved when researchers face less palatable metrics.
`
