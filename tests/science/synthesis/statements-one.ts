/**
 * Written before the checker was run on them: passages, what they say in other words (+), and false sentences of a kind (-).
 * A passage is `@ id of a starter paper | words with which its sentence begins`, or `>` and the passage itself. Behind `&`
 * stands a second passage that is cited too.
 */
export const statementsOne = `
> Participants who walked for thirty minutes a day were less likely to fall than those in the control group (hazard ratio 0.71, 95% CI 0.55 to 0.92).
+ Daily walks of half an hour went along with fewer falls.
+ Falls were rarer among the walkers than among controls.
+ Walking protected against falling (HR 0.71).
- direction | Walkers fell more often than controls.
- direction | Daily walking raised the chance of a fall.
- negation | Walking made no difference to falls.
- negation | Walkers were not less likely to fall.
- number | Falls were rarer among the walkers (hazard ratio 0.61).
- unit | Walks of thirty hours a day went along with fewer falls.
- comparator | Falls were rarer among the walkers than among swimmers.
- population | Among nurses, walking went along with fewer falls.
> Pain scores after six weeks did not differ between the massage and the sham group (mean difference 0.2 points, 95% CI -0.4 to 0.8).
+ Massage was no better than sham for pain at six weeks.
+ After six weeks both groups had about the same pain.
+ No benefit of massage over sham was seen in pain scores.
- direction | Massage lowered pain scores after six weeks.
- negation | Pain scores after six weeks differed between massage and sham.
- negation | Massage relieved pain significantly better than sham.
- number | Pain did not differ between the groups after eight weeks.
- unit | The mean difference was 0.2 mm.
- comparator | Pain did not differ between massage and paracetamol.
> Screen time was positively associated with body mass index in adolescents, whereas no association was found in younger children.
+ Adolescents with more screen time had a higher body mass index.
+ In younger children screen time and body mass index were unrelated.
- direction | Adolescents with more screen time had a lower body mass index.
- negation | Screen time was not associated with body mass index in adolescents.
- population | In older adults screen time was positively associated with body mass index.
- name | Screen time was positively associated with HbA1c in adolescents.
> The new fertiliser doubled wheat yields on sandy soils, from 2.1 to 4.2 tonnes per hectare, but had little effect on clay.
+ On sand, twice as much wheat was harvested with the new fertiliser.
+ Yields of wheat on sandy soils rose from 2.1 to 4.2 tonnes per hectare.
+ On clay the fertiliser hardly mattered.
- direction | The new fertiliser halved wheat yields on sandy soils.
- number | The new fertiliser tripled wheat yields on sandy soils.
- negation | The new fertiliser did not raise wheat yields on sandy soils.
- number | Yields rose from 2.1 to 5.2 tonnes per hectare.
- population | The new fertiliser doubled barley yields on sandy soils.
> Metformin may reduce the risk of colorectal adenoma, although the evidence is of low certainty.
+ With low certainty, metformin might lower the risk of colorectal adenoma.
+ It is possible that metformin makes colorectal adenoma less likely.
- hedging | Metformin reduces the risk of colorectal adenoma.
- hedging | It is proven that metformin lowers the risk of colorectal adenoma.
- direction | Metformin may increase the risk of colorectal adenoma.
- negation | Metformin may not reduce the risk of colorectal adenoma.
- name | Pioglitazone may reduce the risk of colorectal adenoma.
> Among women with gestational diabetes, those given insulin had a higher rate of caesarean section than those given diet alone (41% versus 29%; p = 0.03).
+ Caesarean section was more common with insulin than with diet alone.
+ Women treated by diet alone had caesarean sections less often, 29% against 41%.
+ The difference in caesarean sections was significant (p = 0.03).
- direction | Caesarean section was less common with insulin than with diet alone.
- direction | Women treated by diet alone had caesarean sections more often.
- negation | Insulin and diet alone had similar rates of caesarean section.
- number | Caesarean section was more common with insulin, 47% versus 29%.
- comparator | Caesarean section was more common with insulin than with metformin.
- population | Among men with diabetes, insulin was followed by more operations.
> The programme failed to reduce school absence, and teachers reported no change in classroom behaviour.
+ School absence was not reduced by the programme.
+ According to teachers, behaviour in class stayed as it was.
+ The programme had no effect on absence from school.
- direction | The programme reduced school absence.
- negation | The programme succeeded in reducing school absence.
- negation | Teachers reported a change in classroom behaviour.
- direction | Teachers reported better classroom behaviour.
> Mortality was 12.4% in the early-feeding arm and 18.9% in the delayed-feeding arm (relative risk 0.66, 95% CI 0.47 to 0.92).
+ Fewer patients died with early than with delayed feeding.
+ Delaying feeding went with more deaths, 18.9% versus 12.4%.
+ Early feeding was associated with a third fewer deaths.
- direction | More patients died with early than with delayed feeding.
- direction | Early feeding increased mortality.
- direction | Delaying feeding went with fewer deaths.
- negation | Mortality did not differ between early and delayed feeding.
- number | Mortality was 12.4% with early and 19.8% with delayed feeding.
- unit | Mortality was 12.4 per 1,000 in the early-feeding arm.
> There was no evidence that vitamin D supplements prevented fractures in community-dwelling older adults.
+ Vitamin D supplements were not shown to prevent fractures in older people living at home.
+ Evidence that vitamin D protects older adults from fractures was lacking.
- direction | Vitamin D supplements prevented fractures in community-dwelling older adults.
- negation | There was evidence that vitamin D supplements prevented fractures.
- population | There was no evidence that vitamin D supplements prevented fractures in children.
- name | There was no evidence that zoledronate prevented fractures in older adults.
> Both drugs lowered systolic pressure, but amlodipine lowered it more than losartan (by 14 mmHg and 9 mmHg).
+ Systolic pressure fell under either drug.
+ The fall in systolic pressure was larger under amlodipine than under losartan.
+ Losartan lowered systolic pressure less than amlodipine did.
- direction | The fall in systolic pressure was larger under losartan than under amlodipine.
- direction | Both drugs raised systolic pressure.
- negation | Neither drug lowered systolic pressure.
- unit | Amlodipine lowered systolic pressure by 14%.
- number | Amlodipine lowered systolic pressure by 19 mmHg.
- name | Amlodipine lowered systolic pressure more than ramipril.
> Unadjusted analyses suggested a protective effect of coffee, but the association disappeared after adjustment for smoking.
+ Once smoking was taken into account, coffee was no longer associated with protection.
+ The apparent protection by coffee was gone after adjustment for smoking.
- negation | The association of coffee with protection remained after adjustment for smoking.
- hedging | Coffee has a protective effect.
- direction | Unadjusted analyses suggested that coffee is harmful.
> Students taught with worked examples solved more problems correctly than students who practised alone.
+ Worked examples led to more correct solutions than practice alone.
+ Students who practised alone solved fewer problems correctly.
- direction | Students who practised alone solved more problems correctly.
- direction | Worked examples led to fewer correct solutions than practice alone.
- negation | Worked examples were no better than practice alone.
- comparator | Worked examples led to more correct solutions than group discussion.
> Serious adverse events were uncommon and occurred equally often with the vaccine and with placebo.
+ The vaccine did not bring more serious adverse events than placebo.
+ Serious adverse events were rare in both groups.
- direction | Serious adverse events were more frequent with the vaccine than with placebo.
- negation | Serious adverse events were common.
- direction | The vaccine halved serious adverse events.
> Sediment load in the river tripled after the forest was cleared.
+ Clearing the forest was followed by three times the sediment.
+ The river carried more sediment once the forest was gone.
- direction | Sediment load in the river fell after the forest was cleared.
- number | Sediment load in the river doubled after the forest was cleared.
- negation | Sediment load in the river did not change after the forest was cleared.
> The association between noise and hypertension was not statistically significant (odds ratio 1.08, 95% CI 0.94 to 1.24).
+ Noise was not clearly linked with hypertension.
+ The odds of hypertension were not significantly raised by noise (OR 1.08).
- direction | Noise increased the odds of hypertension.
- negation | Noise was significantly associated with hypertension.
- direction | Noise lowered the odds of hypertension.
- number | Noise was not clearly linked with hypertension (odds ratio 1.80).
- unit | Noise was not clearly linked with hypertension (hazard ratio 1.08).
> In rats, the extract suppressed tumour growth; no human data are available.
+ Tumours of rats grew less under the extract.
+ Data in humans are lacking.
- population | The extract suppressed tumour growth in patients.
- direction | In rats, the extract accelerated tumour growth.
- negation | In rats, the extract did not suppress tumour growth.
> Adherence was better with the once-daily tablet than with the twice-daily tablet, and fewer patients stopped treatment.
+ More patients kept to the once-daily than to the twice-daily tablet.
+ Fewer patients gave up the once-daily tablet.
- direction | Adherence was worse with the once-daily than with the twice-daily tablet.
- direction | More patients stopped the once-daily tablet.
- negation | Adherence did not depend on how often the tablet was taken.
> Time to recovery was shortened by a median of 4 days with the antiviral.
+ Patients on the antiviral recovered 4 days sooner.
+ Recovery took less time with the antiviral.
- direction | Recovery took longer with the antiviral.
- direction | Patients on the antiviral recovered 4 days later.
- unit | Recovery came 4 hours sooner with the antiviral.
- number | Recovery came 6 days sooner with the antiviral.
- negation | The antiviral did not shorten the time to recovery.
@ save-1992 | The development of severe heart failure
+ Captopril made severe heart failure less frequent, by 37%.
+ Severe heart failure developed less often, a fall of 37%.
- direction | Severe heart failure developed more often.
- negation | The development of severe heart failure was not affected.
- name | Lisinopril reduced severe heart failure by 37%.
- number | Severe heart failure fell by 27%.
@ dig-1997 | Mortality was therefore about equal
+ Digoxin did not change mortality.
+ About as many died on digoxin as on placebo, 34.8% against 35.1%.
- direction | Mortality was lower on digoxin.
- negation | Mortality differed between the groups.
- number | Mortality was about equal, 34.8% against 36.1%.
@ paradigm-hf-2014 | Symptomatic low blood pressure
+ Cough was rarer with sacubitril-valsartan.
+ Sacubitril-valsartan caused more symptomatic hypotension.
+ Kidney impairment occurred less often with sacubitril-valsartan.
- direction | Cough was more frequent with sacubitril-valsartan.
- direction | Symptomatic low blood pressure was less frequent with sacubitril-valsartan.
- negation | Cough was equally frequent in both groups.
@ gissi-1986 | The benefit was larger the earlier
+ Early treatment brought a larger benefit than late treatment.
+ Within one hour, mortality was about half that of controls.
- direction | The benefit was smaller the earlier the treatment began.
- direction | Patients treated within one hour had double the mortality of controls.
- unit | Patients treated within one minute had about half the mortality of controls.
@ gissi-1986 | No clear benefit was seen
+ Beyond six hours treatment did not clearly help.
- negation | A clear benefit was seen after six hours.
- direction | After six hours treatment reduced mortality.
- number | No clear benefit was seen after nine hours.
@ canvas-2017 | Amputations were about twice
+ Canagliflozin roughly doubled the rate of amputation.
+ More amputations occurred under canagliflozin, 6.3 against 3.4 per 1,000 patient-years.
- direction | Canagliflozin roughly halved the rate of amputation.
- negation | Amputations were not more frequent with canagliflozin.
- number | Canagliflozin tripled the rate of amputation.
- name | Amputations were about twice as frequent with empagliflozin.
- unit | Amputations occurred in 6.3% of patients on canagliflozin.
@ credence-2019 | Amputations and fractures
+ Canagliflozin did not increase amputations.
+ Fractures were no more common under canagliflozin.
- direction | Canagliflozin increased amputations.
- negation | Fractures were more frequent with canagliflozin.
- name | Amputations were not more frequent with ertugliflozin.
@ emperor-reduced-2020 | Kidney function declined
+ Empagliflozin slowed the decline of kidney function.
+ Kidney function worsened less quickly with empagliflozin.
- direction | Kidney function declined faster with empagliflozin.
- direction | Empagliflozin accelerated the decline of kidney function.
- negation | Empagliflozin did not affect the decline of kidney function.
@ emperor-reduced-2020 | The effect did not depend
+ Patients with and without diabetes benefited alike.
+ Diabetes did not modify the effect.
- negation | The effect depended on diabetes.
- negation | Diabetes modified the effect.
@ doll-2004 | Among men born around 1920
+ Prolonged smoking made death in middle and old age three times as frequent.
+ The death rate of men who smoked from early adult life was raised threefold.
- direction | Prolonged smoking lowered the death rate in middle and old age.
- number | Prolonged smoking doubled the death rate in middle and old age.
- population | Among women born around 1920 prolonged smoking tripled the death rate.
- negation | Prolonged smoking did not change the death rate.
@ doll-2004 | Men born between 1900 and 1930
+ Lifelong non-smokers lived about 10 years longer than men who went on smoking.
+ Smoking without stopping shortened life by about 10 years.
- direction | Men who smoked and did not stop lived about 10 years longer than non-smokers.
- unit | Men who smoked died about 10 months younger than non-smokers.
- number | Men who smoked died about 20 years younger than non-smokers.
@ morris-1953 | Conductors, who climbed
+ Coronary disease was less common in conductors than in drivers.
+ Drivers, who sat, had coronary disease more often than conductors.
- direction | Conductors had more coronary disease than drivers.
- direction | Drivers had less coronary disease than conductors.
- negation | Conductors and drivers had similar rates of coronary disease.
- comparator | Conductors had less coronary disease than engineers.
@ recovery-dexa-2021 | Patients without oxygen
+ Dexamethasone did not help patients who received no oxygen.
+ For patients without oxygen no benefit was shown (rate ratio 1.19).
- negation | Patients without oxygen benefited.
- direction | Dexamethasone lowered mortality in patients without oxygen.
- population | Patients on mechanical ventilation had no benefit.
@ recovery-hcq-2020 | The rate ratio was 1.09
+ Hydroxychloroquine did not clearly change mortality.
+ The rate ratio of 1.09 is compatible with no effect.
- direction | Hydroxychloroquine reduced mortality.
- negation | The rate ratio was significantly raised.
- number | The rate ratio was 1.90.
@ yusuf-1985 | In the trials of long-term
+ Long-term beta-blockers made death about a fifth less likely.
+ Beta-blockers lowered the odds of death after infarction.
- direction | Beta-blockers raised the odds of death after infarction.
- negation | Beta-blockers did not reduce the odds of death.
- number | Beta-blockers reduced the odds of death by about one half.
- name | Nitrates reduced the odds of death by about one fifth.
@ yusuf-1985 | Early intravenous treatment
+ Given early into a vein, beta-blockers had less effect on mortality.
- direction | Early intravenous treatment had a larger effect on mortality.
- hedging | Early intravenous treatment certainly reduced mortality.
@ jadad-1996 | Blind assessment gave
+ Raters who were blinded gave lower scores.
+ Scores were higher under open assessment.
+ Blind scores agreed with each other better than open ones.
- direction | Blind assessment gave higher scores than open assessment.
- direction | Open assessment gave more consistent scores.
- negation | Blind and open assessment gave the same scores.
@ klein-2014 | One effect, imagined contact
+ Two priming effects failed to replicate.
+ The support for imagined contact was weak.
- negation | Two priming effects replicated.
- direction | Imagined contact had strong support.
- number | Four priming effects did not replicate.
@ bandura-1961 | Boys showed more physical
+ Girls were less physically aggressive than boys.
+ Physical aggression was higher in boys.
- direction | Girls showed more physical aggression than boys.
- direction | Boys were less physically aggressive than girls.
- negation | Boys and girls did not differ in physical aggression.
- hedging | Physical aggression in boys was caused by the male model.
@ watts-2018 | That association was half
+ After adjustment the association shrank by two thirds.
+ The association was only half as large as the original one.
- direction | After adjustment the association became two thirds larger.
- direction | The association was double the size of the original one.
- number | After adjustment the association fell by three quarters.
- negation | Adjustment did not change the association.
@ roediger-karpicke-2006 | Students who restudied
+ Restudying made students more confident, yet they remembered less.
+ Memory was worse after restudying, though confidence was higher.
- direction | Students who restudied were less confident about their later memory.
- direction | Students who restudied remembered more.
- negation | Students who restudied did not remember less.
@ raudenbush-1984 | When teachers had known pupils
+ The effect was smaller when teachers knew the pupils for longer than two weeks.
+ Expectations mattered more where teachers had known pupils for at most two weeks.
- direction | The effect was smaller when teachers had known pupils for two weeks or less.
- unit | The effect was larger when teachers had known pupils for two months or less.
- negation | How long teachers had known pupils made no difference.
@ paine-1966 | Where the starfish had been
+ Without the starfish the number of species dropped from 15 to 8.
+ Taking the starfish away left fewer species.
- direction | Where the starfish had been removed the number of species rose.
- number | Without the starfish the number of species dropped from 15 to 3.
- negation | Taking the starfish away did not change the number of species.
- name | Where the starfish had been removed Chthamalus took over the space.
@ saiki-1988 | Because copying takes place
+ A higher temperature of copying made the reaction more specific.
+ More of the wanted segment is obtained at the higher temperature.
- direction | Because copying takes place at a lower temperature, the reaction is more specific.
- direction | The reaction is less specific at the higher temperature.
- negation | The temperature does not affect how specific the reaction is.
@ whi-2002 | It was 0.66 for hip fracture
+ Hip fractures were reduced (0.66), and so was colorectal cancer (0.63).
- direction | Hip fractures were increased (0.66).
- number | It was 0.63 for hip fracture and 0.66 for breast cancer.
- name | It was 0.66 for hip fracture with tibolone.
@ cappuccio-2010 | The excess with long sleep
+ Illness that lengthens sleep might explain the excess with long sleep.
- hedging | The excess with long sleep reflects illness that lengthens sleep.
- hedging | Long sleep has been proven not to cause the excess.
- population | The excess in children with long sleep may reflect illness.
@ hope3-2016 | Cataract surgery
+ Rosuvastatin went with slightly more cataract surgery.
+ Muscle symptoms occurred somewhat more often under rosuvastatin.
- direction | Cataract surgery was somewhat less frequent with rosuvastatin.
- negation | Muscle symptoms were not more frequent with rosuvastatin.
- name | Muscle symptoms were more frequent with atorvastatin.
@ best-2001 | Black patients seemed
+ In a subgroup analysis there seemed to be no benefit for Black patients.
- negation | Black patients benefited.
- hedging | Bucindolol has no benefit in Black patients.
- population | Asian patients seemed to have no benefit.
@ comstock-1969 | The risk ratio computed
+ The estimate (1.56) is compatible with harm as well as with benefit.
+ Neither harm nor benefit was shown.
- negation | The estimate shows harm.
- direction | BCG increased the risk by 56% beyond doubt.
- number | The risk ratio was 1.65.
@ aronson-2004 | Tuberculosis occurred at a rate
+ BCG recipients had tuberculosis about half as often as placebo recipients.
+ Tuberculosis was more frequent after placebo.
- direction | Tuberculosis was more frequent among BCG recipients.
- direction | Placebo recipients had lower rates of tuberculosis.
- unit | Tuberculosis occurred at a rate of 66 per 1,000 person-years among BCG recipients.
- number | Tuberculosis occurred at a rate of 96 per 100,000 person-years among BCG recipients.
@ aronson-2004 | Protection seemed to wane
+ In men and women together protection appeared to decline little over time.
- direction | Protection grew over time.
- hedging | Protection did not wane over time.
@ best-2001 | The hazard ratio was 0.90 & capricorn-2001 | The hazard ratio for death was 0.77
+ The hazard ratio was 0.90 in one trial; in the other it was 0.77.
- combination | The hazard ratio for death was 0.90 (0.60 to 0.98).
- combination | The adjusted p value for the hazard ratio of 0.77 was 0.13.
- combination | The hazard ratio of 0.90 had an interval of 0.60 to 0.98.
@ merit-hf-1999 | Deaths numbered 145 & cibis2-1999 | Sudden deaths fell
+ On metoprolol 145 patients died; elsewhere sudden deaths fell from 83 to 48.
- combination | Sudden deaths numbered 145 on metoprolol.
- combination | Metoprolol lowered sudden deaths from 83 to 48.
- combination | Deaths fell from 217 to 48.
@ zelniker-2019 | Progression of kidney disease & sprint-2015 | Low blood pressure, fainting
+ Progression of kidney disease fell by 45%; with intensive treatment fainting was more frequent.
- combination | Fainting fell by 45%.
- combination | Acute kidney injury fell by 45% with intensive treatment.
@ ctt-2005 | Major vascular events fell & sattar-2010 | Statins raised the odds
+ Major vascular events fell by 21%, and the odds of diabetes rose by 9%.
- combination | Statins reduced the odds of diabetes by 21%.
- combination | Major vascular events rose by 9% with statins.
- combination | Diabetes fell by 21%.
@ copernicus-2001 | Death or hospital admission & solvd-treatment-1991 | Death or admission for heart failure
+ Death or hospital admission fell by 24%, and death or admission for heart failure by 26%.
- combination | Death or hospital admission fell by 24% (18 to 34).
@ us-carvedilol-1996 | Deaths numbered 22 & anz-carvedilol-1997 | Over an average of 19 months
+ Deaths numbered 22 of 696 in one programme and 20 of 207 in another trial.
- combination | Deaths numbered 22 of 207 patients on carvedilol.
- combination | Over 19 months 3.2% of 207 patients died.
> Lower socioeconomic status appeared to be related to later diagnosis of breast cancer in this cohort.
+ Women of lower socioeconomic status seemed to be diagnosed later.
+ Later diagnosis of breast cancer may go with lower socioeconomic status.
- hedging | Lower socioeconomic status causes later diagnosis of breast cancer.
- direction | Higher socioeconomic status appeared to be related to later diagnosis of breast cancer.
- population | Lower socioeconomic status appeared to be related to later diagnosis of prostate cancer.
- negation | Socioeconomic status appeared unrelated to the time of diagnosis.
> Acupuncture relieved nausea better than metoclopramide in patients after laparoscopy, but not in patients after open surgery.
+ After laparoscopy acupuncture was superior to metoclopramide against nausea.
+ After open surgery acupuncture was not better than metoclopramide.
+ Metoclopramide relieved nausea less well than acupuncture after laparoscopy.
- direction | Metoclopramide relieved nausea better than acupuncture.
- comparator | Acupuncture relieved nausea better than ondansetron.
- comparator | Acupuncture relieved nausea better than placebo.
- population | After open surgery acupuncture relieved nausea better than metoclopramide.
- population | Acupuncture relieved nausea in children after laparoscopy.
> Preliminary data suggest that sleep extension could improve insulin sensitivity in habitually short sleepers.
+ Sleeping longer might improve insulin sensitivity in people who usually sleep little.
+ Early data hint at better insulin sensitivity after sleep extension.
- hedging | Sleep extension improves insulin sensitivity in habitually short sleepers.
- hedging | Sleep extension has been shown to improve insulin sensitivity.
- direction | Sleep extension could worsen insulin sensitivity.
- negation | Sleep extension could not improve insulin sensitivity.
- population | Sleep extension could improve insulin sensitivity in long sleepers.
> Compared with usual care, text reminders increased attendance at follow-up visits from 58% to 71%.
+ More people came to follow-up visits when they got text reminders.
+ Attendance was higher with text reminders than with usual care, 71% against 58%.
+ Under usual care fewer people attended follow-up visits.
- direction | Text reminders decreased attendance at follow-up visits.
- direction | Under usual care more people attended follow-up visits.
- comparator | Compared with phone calls, text reminders increased attendance.
- number | Text reminders increased attendance from 58% to 77%.
- negation | Text reminders had no effect on attendance.
- hedging | Text reminders are the only way to increase attendance.
> Survival was longer after radiotherapy plus temozolomide (14.6 months) than after radiotherapy alone (12.1 months).
+ Adding temozolomide to radiotherapy prolonged survival.
+ Patients lived longer with the combination than with radiotherapy alone.
+ Survival after radiotherapy alone was shorter, 12.1 months.
- direction | Survival was shorter after radiotherapy plus temozolomide.
- direction | Patients lived longer with radiotherapy alone.
- unit | Survival was 14.6 years after radiotherapy plus temozolomide.
- number | Survival after radiotherapy alone was 14.6 months and with temozolomide 16.1 months.
- comparator | Survival was longer after radiotherapy plus temozolomide than after surgery.
- name | Survival was longer after radiotherapy plus bevacizumab.
- negation | Survival did not differ between the treatments.
> Honey and dextromethorphan did not differ in their effect on night cough, and both were better than no treatment.
+ For night cough, honey was as good as dextromethorphan.
+ Both honey and dextromethorphan beat no treatment.
- direction | Honey was better than dextromethorphan for night cough.
- negation | Neither honey nor dextromethorphan was better than no treatment.
- comparator | Honey and codeine did not differ in their effect on night cough.
- direction | No treatment was better than honey.
`
