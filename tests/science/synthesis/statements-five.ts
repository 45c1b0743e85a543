/**
 * A fifth set, written before the checker was mended on the fourth, held back, and run once after. Lines as in
 * `statements-four`.
 */
export const statementsFive = `
~ rct-a PMC3685524 909 279
+ Wood smoke stiffened the central arteries and quickened the heart, but left blood pressure unchanged.
+ After breathing wood smoke, pulse wave velocity was higher than after filtered air.
!+ Exposure to wood smoke did not raise blood pressure.
!- direction | Central arteries were less stiff after wood smoke than after filtered air.
!- negation | Wood smoke had no effect on heart rate.
- name | Diesel exhaust raised the augmentation index compared with filtered air.
~ rct-a PMC4364332 1487 160
!+ In the most deprived areas, the payment brought no better response.
!+ People from the most socially deprived areas responded significantly less overall.
- direction | The incentive lifted the response in the most socially deprived areas.
~ rct-a PMC4845696 1340 182
+ Systolic pressure came down by 13 mmHg within a year in the experimental group.
!+ Among controls, mean systolic blood pressure stayed almost the same over the year.
- direction | Systolic blood pressure rose in the experimental group.
- number | In the experimental group, systolic blood pressure decreased from 136 to 125 mmHg.
- unit | In the experimental group, systolic blood pressure fell from 138 to 125 mmHg after one month.
~ rct-a PMC1488892 1556 240
+ IL-2 and control did not differ in their effect on plasma HIV RNA over 24 weeks.
!+ The change in viral load was similar whether or not patients were given IL-2 (p = 0.70).
- negation | Plasma HIV RNA differed significantly between the IL-2 and the control group.
- name | There was no significant difference in CD4 count between the IL-2 and control groups.
~ rct-a PMC4488801 890 178
!+ Symptoms got better in 83.8% of patients on placebo but in only 25.7% of those who were given gluten.
+ Far fewer patients improved when their packages held gluten.
!- direction | Symptoms improved more often with gluten than with placebo.
- number | Symptoms improved in 25.7% of the placebo group.
~ rct-a PMC2944158 1247 98
+ The time until a first complication was about the same in both groups.
- negation | Time to first complication was significantly different between the groups.
~ rct-a PMC3474775 1455 167
+ Doses were missed more often on lisinopril than on placebo (88% versus 35%).
!+ Poor adherence by pill count was seen in 42% of those taking lisinopril and in none on placebo.
- direction | Participants on placebo were more likely to report missed doses.
- name | Participants taking pravastatin were more likely to report missed doses.
- paper | Atrial fibrillation was associated with a larger burden of MPO.
~ rct-a PMC4336131 1599 140
+ Active ghrelin in plasma was higher with Rikkunshito than with metoclopramide.
+ Metoclopramide led to lower levels of active ghrelin.
- direction | Rikkunshito lowered active ghrelin compared with metoclopramide.
- negation | Active ghrelin did not differ between Rikkunshito and metoclopramide.
~ rct-a PMC4018698 1681 161
+ Arterial pressure dropped further under epidural than under paravertebral block.
+ From two hours on, mean arterial pressure was lower in the epidural group, and this lasted until 48 hours.
!- direction | Mean arterial pressure was significantly lower in the paravertebral group.
- unit | Mean arterial pressure was lower in the epidural group from 2 days after the start of the infusion.
~ rct-a PMC3266642 2079 119
!+ Anaemia became less common and haemoglobin rose with MMP.
+ The supplement improved haemoglobin concentrations.
- direction | MMP supplementation increased the prevalence of anaemia.
- negation | MMP supplementation did not improve haemoglobin concentration.
~ rct-a PMC3654355 1096 122
+ Those who restrained their eating more lost more weight over the year.
+ At one year, weight loss went along with less uncontrolled eating.
- direction | After one year, weight loss was related to more uncontrolled eating.
!- negation | Weight loss after one year was unrelated to cognitive restraint.
~ rct-a PMC5129854 1286 105
+ Adding BBFC to a PGA brought intraocular pressure down by another quarter.
+ Mean diurnal IOP was 5.7 mm Hg lower with BBFC+PGA than with PGA alone at baseline.
- direction | BBFC+PGA raised mean diurnal IOP by 5.7 mm Hg.
- unit | BBFC+PGA reduced mean diurnal IOP by 5.7%.
- number | BBFC+PGA reduced mean diurnal IOP by 7.5 mm Hg.
~ rct-a PMC5721317 1038 105
+ Function and WOMAC were slightly better after the operation with GB.
+ GB had the edge on postoperative WOMAC, although the differences were small.
- direction | Postoperative WOMAC was worse with GB.
~ scifact SF5468807 387 159
!+ Mice with ARID1A-mutated tumours lived longer when HDAC6 was inhibited.
+ Blocking HDAC6 with a small molecule prolonged survival in mice bearing ARID1A-mutated tumours.
- direction | Inhibition of HDAC6 shortened the survival of mice with ARID1A-mutated tumours.
- name | Inhibition of HDAC1 improved the survival of mice bearing ARID1A-mutated tumours.
- paper | After wood smoke exposure, arterial stiffness was higher.
~ scifact SF10284593 956 176
+ Plasma MPO was raised in people with atrial fibrillation.
+ People without atrial fibrillation had less MPO in right atrial tissue.
- direction | Humans with atrial fibrillation had lower plasma concentrations of MPO.
- negation | MPO in plasma did not differ between people with and without atrial fibrillation.
~ scifact SF43587663 752 189
+ In the first six weeks, TCD recipients had a higher risk of viral infection (RR 3.5).
!+ After day 42 the groups did not differ in their risk of viral infection.
!- number | From days 43 to 100, TCD recipients had a greater risk of viral infections.
- direction | TCD recipients had fewer viral infections from days 0 to 42.
- name | From days 0 to 42, TCD recipients had a greater risk of fungal infections.
~ scifact SF14663842 332 183
+ Under hypoxia, oxidative TCA metabolism went up and reductive glutamine metabolism went down in IDH1-mutant cells.
+ IDH2-mutant cells did not show this shift.
- negation | IDH2-mutant cells also showed increased oxidative tricarboxylic acid metabolism.
- direction | Reductive glutamine metabolism was increased in IDH1-mutant cells under hypoxia.
~ scifact SF17693849 1642 88
+ Mental HRQoL did not depend on health literacy.
- negation | Health literacy was associated with the mental component of HRQoL.
- number | Health literacy was not associated with the mental component of HRQoL (p = 0.048).
- paper | Older starches led to more blood loss.
~ scifact SF857189 1107 82
+ People with CTLA4 mutations had fewer circulating B cells.
- direction | CTLA4 mutations were associated with higher numbers of circulating B cells.
- name | Mutations in PDCD1 were associated with decreased circulating B cell numbers.
~ scifact SF13514898 699 154
+ Patients bled more and needed more transfusions with older, heavy starches.
!+ Compared with older starches, other volume substitutes were followed by less blood loss.
- direction | Older starches led to lower transfusion requirements than other volume substitutes.
- unit | Blood loss was higher for starches with mean molecular weights above 200 Da.
~ scifact SF23195674 735 265
+ CD40 expression in the endocardium was higher in atrial fibrillation than in sinus rhythm.
!+ Platelets adhered to the endocardium about twice as much in fibrillating atria.
- direction | Platelet-endocardial adhesion was lower in atrial fibrillation than in sinus rhythm.
- number | Endocardial CD40 expression was 230.9 pg/ml in atrial fibrillation.
~ scifact SF14408200 1594 262
+ Community-onset MRSA bacteremia became rarer between 2005 and 2010.
+ The yearly incidence fell from 1.7 to 1.2 per 100,000 person-years.
- direction | The incidence of community-onset MRSA bacteremia increased between 2005 and 2010.
- unit | The annual incidence decreased from 1.7 to 1.2 per 1,000 person-years.
- negation | There was no significant change in community-onset MRSA bacteremia between 2005 and 2010.
~ reviews-a W2118626261 1529 94
+ MOCART scores rose by some 23 points over five years.
+ The MOCART score went up from 52.9 to 75.8 by year 5.
- direction | The MOCART score declined significantly over five years.
- number | By year 5 the MOCART score had reached 85.7.
~ reviews-a W2051976745 930 171
+ Raloxifene prevented ankle fractures but not nonvertebral fractures as a whole.
+ The overall incidence of nonvertebral fractures was unaffected by raloxifene.
- negation | Raloxifene reduced the overall incidence of nonvertebral fractures.
- direction | Ankle fractures were more frequent with raloxifene than with placebo.
- name | A reduction in the incidence of wrist fracture was reported with raloxifene.
~ reviews-a W2050428323 535 220
+ People who completed treatment were less impulsive than those who did not.
+ Anger expression and anxiety were similar in all groups.
!- direction | Treatment completers were more impulsive than non-completers.
- negation | The groups differed in anxiety.
- paper | Cramps became fewer in both groups.
~ reviews-a W2925307549 1387 76
!+ IL-1β and two matrix metalloproteinases were expressed more in CSM-i than in CSM-e.
+ CSM-e showed lower expression of MMP-1.
- direction | Expression of MMP-3 was lower in CSM-i than in CSM-e.
~ reviews-a W2980834985 2189 186
+ A week after emicizumab, peak height and ETP were normal.
+ With TM, the ETP fell by 87%.
!- negation | One week after emicizumab, the ETP was still outside the normal range.
- number | One month after emicizumab administration, peak height was within the normal range.
~ reviews-a W2110401859 1841 150
+ EQ VAS scores climbed from about 57 to about 81 at two years.
+ Tegner scores remained improved at five years (4.68).
- number | The Tegner score was 4.94 at 5 years' follow-up.
- direction | The EQ VAS fell from 81.47 to 56.76 at 2 years.
~ reviews-a W2768480689 1920 177
+ More severe osteoarthritis on preoperative radiographs went with more failures, but not in the multivariate model.
- negation | The Kellgren-Lawrence grade was associated with failure in the multivariate model as well.
~ plos-a PLOS:journal.pone.0153152 773 139
+ Stores were much more likely to sell to a youth when the protocol imitated real behaviour.
- direction | Protocols that mimicked real-world youth behaviors made a sale to a youth less likely.
- paper | Health literacy was not linked to mental quality of life.
~ plos-a PLOS:journal.pone.0120049 1179 122
+ Suppression of EGP was the same with BCAA as in the control experiments.
!- negation | BCAA changed the percent suppression of EGP.
- paper | CTLA4 mutations went with low B cell counts.
~ software-a Kitchenham_2010-765 917 116
+ With the simpler system, a fifth less time was needed and answers were no more often correct.
- direction | For the simpler system the time taken increased by 20 percent.
- negation | For the simpler system correctness differed significantly.
~ software-a Kitchenham_2010-665 740 101
+ The system saves on average 22.1% of the power consumed.
- unit | On average 22.1 watts of power consumption can be reduced by using this system.
- paper | The MOCART score improved over five years.
~ reviews-a W1992589265 955 130
+ While the circumflex artery was revascularised, stroke volume fell by 28%.
- number | During revascularization of the circumflex artery, stroke volume decreased by 17%.
~ scifact SF5468807 387 159 & scifact SF857189 1107 82
+ HDAC6 inhibition prolonged survival in mice, and CTLA4 mutations were linked to fewer B cells.
- combination | Inhibition of HDAC6 decreased circulating B cell numbers.
- combination | CTLA4 mutations improved the survival of mice bearing ARID1A-mutated tumours.
~ rct-a PMC3685524 909 279 & rct-a PMC3474775 1455 167
!- combination | After wood smoke exposure, participants were more likely to report missed doses.
- combination | Arterial stiffness was higher with lisinopril than with placebo.
~ scifact SF14408200 1594 262 & reviews-a W2051976745 930 171
+ MRSA bacteremia became rarer, and raloxifene reduced ankle fractures.
- combination | Raloxifene lowered the annual incidence of MRSA bacteremia.
- combination | The incidence of ankle fracture decreased from 1.7 to 1.2 per 100,000 person-years.
~ rct-a PMC5129854 1286 105 & rct-a PMC4845696 1340 182
- combination | BBFC+PGA reduced systolic blood pressure from 138 to 125 mmHg.
- combination | Mean diurnal IOP fell by 25% in the control group over the year.
~ rct-a PMC4336131 1599 140 & rct-a PMC3266642 2079 119
- combination | Rikkunshito reduced the prevalence of anaemia.
- combination | MMP supplementation raised active ghrelin compared with metoclopramide.
~ rct-a PMC4314754 996 221
+ GPs believed that practice nurses had more time to educate and advise patients.
!+ In the view of GPs, sharing work with PNs could lighten their own workload.
- name | Pharmacists, the GPs felt, had more time for patient education and advice.
~ rct-a PMC3840393 1325 182
!+ Infants of mothers given LGG tended to have more tetanus toxoid-specific regulatory T cells.
+ Compared with placebo, LGG given to mothers was linked to a trend towards more regulatory T cells.
- paper | Ghrelin levels were higher with Rikkunshito.
~ rct-a PMC5957406 1208 266
+ With SB, the ventilatory threshold was reached later than with placebo.
+ Workload at VT was about 10 W higher on SB.
~ rct-a PMC5812048 1215 199
!+ Before exercise, body fat was measured as lower after caffeine than in the other two conditions.
!+ From 30 minutes onwards the differences in BF% were no longer significant.
~ rct-a PMC4530210 731 203
+ Oxygen saturation of the skin rose in the experimental group and stayed up for 80 minutes after the second treatment.
~ scifact SF43378932 1258 195
+ Higher tenofovir levels in vaginal fluid went along with protection.
~ scifact SF4505748 1474 145
+ How anxious or depressed people were beforehand predicted how they felt after disclosure.
+ Scores before and after disclosure were closely linked (p < 0.001).
~ reviews-a W107496018 889 149
+ Cramps decreased significantly in both groups.
~ reviews-a W2782336357 1706 145
!+ The larger the lesion, the lower the quality of life on the FAOS.
+ Hypertrophy was related to changes in pain.
~ software-a Kitchenham_2010-900 256 74
+ Instruction did not affect all learning outcomes to the same degree.
~ rct-a PMC3707735 2456 208
+ Patients with COPD who took Q-Ter and creatine gained lean body mass and could exercise longer.
+ Dyspnea and exacerbations became less with the supplement.
`
