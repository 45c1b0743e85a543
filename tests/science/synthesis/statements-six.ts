/**
 * A sixth set, written by who had not mended the checker on the fourth and fifth, held back, and run once after. Lines as in
 * `statements-four`.
 */
export const statementsSix = `
~ rct-a PMC3984795 663 121
+ The probiotic made participants more sensitive to insulin and brought hsCRP down.
+ Insulin sensitivity got better with VSL#3.
- direction | VSL#3 raised hsCRP.
- negation | VSL#3 had no effect on insulin sensitivity.
- name | Omega-3 improved insulin sensitivity and decreased hsCRP.
~ rct-a PMC1553435 1330 179
+ Gains in mental health and vitality were still there after two years, although some weight came back.
+ At 24 months the improvement in the mental composite scale had been kept.
- number | The improvements in vitality were maintained at 36 months.
- negation | The improvements in physical functioning and vitality were not maintained at 24 months.
~ rct-a PMC5395810 1629 216
!+ About 20% of those in the delayed-image group who finished the 24 weeks lost a clinically relevant amount of weight.
+ In the delayed-image group, one in five completers achieved a clinically significant weight loss.
- number | One in three participants in the delayed-image group who completed the intervention achieved a clinically significant weight loss.
- unit | One in five participants completing the 24-month intervention achieved a clinically significant weight loss.
~ rct-a PMC3785973 1542 89
+ On both questionnaires a change of half a point is the smallest that matters clinically.
- number | A minimal clinically important difference in both questionnaires is 0.7 points.
~ rct-a PMC4058264 676 140
+ Patients whose ejection fraction was above 50% reported a better quality of life with the formula than controls.
- direction | Among patients with an ejection fraction above 50%, quality of life was lower in the treatment group than in the control group.
- number | Quality of life was higher with treatment in patients with an ejection fraction above 60%.
~ rct-a PMC5248490 1234 144
+ Recruiting someone actively cost $278 a head, and passively $117.
!+ Active recruitment was more than twice as expensive per enrolled participant as passive recruitment.
!- direction | Passive recruitment cost more per enrolled participant than active recruitment.
- number | An actively recruited participant cost $287 on average.
~ rct-a PMC5600923 1291 288
+ AOS lowered triglycerides and total cholesterol, and raised HDL-C.
!+ Interleukin-6 fell and superoxide dismutase rose under AOS treatment.
- direction | AOS treatment lowered serum SOD.
!- direction | IL-6 increased after AOS.
~ rct-a PMC1831737 1069 239
+ Men who came to programme meetings caught HIV about half as often.
+ Male attenders reported unprotected sex with casual partners less often (odds ratio 0.45).
- direction | Men who attended programme meetings had a higher HIV-1 incidence.
- number | Among males attending the meetings the incidence rate ratio of HIV-1 was 0.45.
!- name | Women who attended programme meetings had a lower HIV-1 incidence.
~ rct-a PMC3094245 1681 144
+ Teaching mothers with little schooling in a simple way raised completion of DPT-3/hepatitis B vaccination by 39%.
- negation | The educational intervention did not improve DPT-3/Hepatitis B completion rates.
- number | The intervention improved vaccine completion rates by 93%.
- name | The educational intervention improved measles vaccination rates by 39%.
~ rct-a PMC1794469 1632 303
!+ With the landmark technique, one patient in ten or so had the carotid artery punctured, more than with ultrasound.
+ Bloodstream infections linked to the catheter reached 16% in the landmark group and were rarer with ultrasound.
!- number | Haematoma occurred in 10.6% of the landmark group.
- direction | Carotid puncture was significantly more common in the ultrasound group.
- name | In the landmark group, pneumonia occurred in 2.4% of patients.
~ rct-a PMC3280326 1328 203
+ Cyclists who were just given a helmet wore one far more often, but the effect wore off within six months.
+ The odds of seeing a helmet worn were 7.73 times higher in the helmet-only group.
- unit | The effect of a free helmet faded within six weeks.
- negation | Helmet use did not increase in the helmet only group.
~ rct-a PMC3666896 1023 173
!+ Re-infection was commoner in people who were not Dutch (27.0%) than in Dutch participants (7.9%).
+ Those with symptoms were infected again more often than those without.
- direction | Dutch participants had more repeated infections than non-Dutch ones.
- number | Repeated infections were found in 31.0% of non-Dutch participants.
~ rct-a PMC5984413 2136 257
+ Reaction times shortened in both groups, and the groups did not differ significantly.
!+ Initial reaction time dropped by 12.3% with treatment and by 8.3% on placebo, no significant difference.
- negation | Reaction time decreased significantly more with treatment than with placebo.
!- number | Mean reaction time fell by 12.3% in the treatment group.
~ rct-a PMC4689556 1620 301
+ Total costs of healthcare were much the same with daily vitamin D and in controls.
+ Neither daily nor bolus supplements changed the overall cost of healthcare use.
- negation | Daily supplementation significantly raised total healthcare utilisation costs.
- number | The adjusted mean difference between control and daily groups was 1.40 pounds.
~ rct-a PMC3478157 1688 164
+ Investigators called the herbal treatment very good to excellent in over half of the patients.
!- direction | Investigators rated placebo better than VXP therapy.
!- number | VXP therapy was rated very good to excellent in about 25% of patients.
~ rct-a PMC5707229 1352 275
+ The median effective dose of bupivacaine was 4.66 mg in these older hip patients.
+ Ropivacaine needed 6.43 mg for half of the patients to be anaesthetised, bupivacaine less.
!- number | The ED50 of ropivacaine was 4.66 mg.
- unit | The ED50 of bupivacaine was 4.66 mL.
- name | The ED50 of levobupivacaine was 4.66 mg.
~ rct-a PMC5520264 989 252
+ Children who saw e-cigarette adverts thought the odd cigarette or two less harmful than controls did.
+ How harmful more than ten a day was judged to be did not differ between groups.
- direction | Children exposed to adverts perceived occasional smoking as more harmful than the control group.
!- negation | Adverts did not change how harmful occasional smoking of one or two cigarettes was thought to be.
~ rct-a PMC4218766 873 115
!+ The gap in risk between the sexes was wider in Southern than in Northern Europe.
!- direction | The between-gender risk difference was more marked in Northern than in Southern Europe.
!- number | In Northern Europe the between-gender risk difference was +54%.
~ rct-a PMC5629746 1250 260
!+ After extubation, high-flow nasal cannula worked more often and was more comfortable at 24 hours than the mask.
+ Patients felt less discomfort with the nasal cannula than with an air entrainment mask.
!- direction | The air entrainment mask caused less discomfort at 24 h than the high-flow nasal cannula.
- unit | High-flow nasal cannula caused less discomfort at 24 days than an air entrainment mask.
~ rct-a PMC4188038 1418 125
!+ The oil did not help children with ADHD: symptoms fell no further.
+ Two grams of oil a day made no significant difference to ADHD symptoms.
- negation | Supplementation with ALA significantly reduced symptoms in children with ADHD.
!- number | Supplementation of 1 g/day of oil did not significantly reduce symptoms.
~ rct-a PMC1550956 1290 257
+ Among severely deficient patients on placebo, staying at or below 40% on day 1 meant higher odds of dying.
+ Death became less likely when protein C rose above 40% by the first day (odds ratio 0.43).
!- direction | If protein C levels improved to more than 40% by day 1, the risk of death increased.
!- number | If levels stayed at or below 40% at day 1, the odds ratio of death was 0.43.
~ rct-a PMC5725027 1143 136
!+ In the first two days after surgery, group D had less pain than group S.
!+ Pain scores were lower with D than with S up to 48 hours.
- direction | VAS scores were significantly higher in group D than in group S within 48 h after surgery.
- negation | VAS scores did not differ between groups D and S within 48 h.
~ rct-a PMC3984795 663 121 & rct-a PMC4188038 1418 125
!- combination | VSL#3 improved insulin sensitivity but did not reduce ADHD symptoms.
~ rct-a PMC5520264 989 252 & rct-a PMC3280326 1328 203
- combination | E-cigarette adverts made children wear helmets more often.
~ rct-a PMC5725027 1143 136 & rct-a PMC5629746 1250 260
!- combination | High-flow nasal cannula lowered VAS pain scores within 48 h after surgery.
~ rct-a PMC3666896 1023 173 & rct-a PMC1831737 1069 239
- combination | Men who attended programme meetings had fewer repeated chlamydia infections.
~ rct-a PMC4188038 1418 125
- paper | VSL#3 decreased hsCRP.
~ rct-a PMC5725027 1143 136
- paper | Passive recruitment cost $117 per participant.
~ rct-a PMC3478157 1688 164
!- paper | Helmet use rose among participants of the helmet only group.
~ rct-a PMC5248490 1234 144
- paper | Interleukin-6 fell under AOS treatment.
`
