/**
 * A second set, written together with the first and before any run, and run once, after what the first one showed was
 * mended. Lines as in `statements-one`.
 */
export const statementsTwo = `
> Children who ate breakfast had higher test scores than children who skipped it (mean 71 versus 66 points).
+ Skipping breakfast went with lower test scores.
+ Scores of children who ate breakfast were better, 71 against 66 points.
+ Breakfast eaters outperformed those who skipped it.
- direction | Skipping breakfast went with higher test scores.
- direction | Children who ate breakfast had worse test scores.
- negation | Test scores were unrelated to breakfast.
- number | Breakfast eaters had 76 points.
- unit | Breakfast eaters scored 71%.
- population | Adults who ate breakfast had higher test scores.
> Neither exercise nor education reduced the number of sick days (p = 0.41).
+ Exercise did not lower the number of sick days.
+ The number of sick days was much the same with and without education.
- direction | Exercise reduced the number of sick days.
- negation | Both exercise and education reduced the number of sick days.
- direction | Education increased the number of sick days.
- number | The number of sick days was not reduced (p = 0.14).
> Heavy metal concentrations in sediment declined by half within ten years of the closure of the smelter.
+ Ten years after the smelter closed, sediment held half as much heavy metal.
+ Closing the smelter was followed by lower heavy metal concentrations.
+ Heavy metals in sediment fell by 50%.
- direction | Heavy metal concentrations doubled within ten years.
- direction | Closing the smelter was followed by higher heavy metal concentrations.
- negation | Heavy metal concentrations remained unchanged.
- unit | Concentrations declined by half within ten months.
- number | Concentrations declined by a quarter within ten years.
> Ibuprofen was non-inferior to celecoxib for pain relief, with more gastrointestinal complaints.
+ Ibuprofen relieved pain no worse than celecoxib.
+ Gastrointestinal complaints were more common with ibuprofen.
+ Celecoxib caused fewer gastrointestinal complaints.
- direction | Ibuprofen was inferior to celecoxib for pain relief.
- direction | Ibuprofen caused fewer gastrointestinal complaints.
- name | Ibuprofen was non-inferior to naproxen for pain relief.
- negation | Gastrointestinal complaints were equally common with both drugs.
> Antibiotic prescribing dropped after feedback to physicians, without an increase in complications.
+ Feedback led physicians to prescribe fewer antibiotics.
+ Complications did not become more frequent.
+ Fewer antibiotics were prescribed once physicians received feedback.
- direction | Antibiotic prescribing rose after feedback to physicians.
- negation | Feedback did not change antibiotic prescribing.
- direction | Complications increased after feedback.
- population | Antibiotic prescribing dropped after feedback to dentists.
> The intervention group lost 4.2 kg and the control group 1.1 kg over 12 months.
+ Over a year, weight loss was larger in the intervention group.
+ Controls lost less weight, 1.1 kg.
- direction | Weight loss was smaller in the intervention group.
- direction | Controls lost more weight than the intervention group.
- unit | The intervention group lost 4.2% over 12 months.
- number | The intervention group lost 4.2 kg over 18 months.
- negation | The groups lost the same weight.
> These findings suggest a possible role of zinc deficiency in impaired taste among patients on dialysis.
+ Zinc deficiency may play a role in impaired taste on dialysis.
+ Among patients on dialysis, impaired taste is possibly due to zinc deficiency.
- hedging | Zinc deficiency causes impaired taste among patients on dialysis.
- population | Zinc deficiency may impair taste among pregnant women.
- negation | Zinc deficiency plays no role in impaired taste.
- name | Magnesium deficiency may impair taste among patients on dialysis.
> Trees close to the road were more likely to be infested than trees inside the forest.
+ Infestation was more common near the road.
+ Trees inside the forest were infested less often.
- direction | Infestation was less common near the road.
- direction | Trees inside the forest were more likely to be infested.
- negation | Infestation did not depend on the distance to the road.
> Stroke occurred in 3.1% of patients on apixaban and in 4.4% of those on warfarin (hazard ratio 0.70, 95% CI 0.56 to 0.87).
+ Patients on apixaban had fewer strokes than those on warfarin.
+ Warfarin was associated with a higher risk of stroke.
+ Apixaban cut the risk of stroke by 30%.
- direction | Patients on apixaban had more strokes than those on warfarin.
- direction | Warfarin was associated with a lower risk of stroke.
- negation | The risk of stroke was similar on both drugs.
- name | Patients on rivaroxaban had fewer strokes than those on warfarin.
- number | Stroke occurred in 3.1% on apixaban and in 4.9% on warfarin.
- comparator | Patients on apixaban had fewer strokes than those on aspirin.
> Reading aloud at home was associated with a larger vocabulary; causality cannot be inferred from this survey.
+ Children who were read to had more words, but the survey cannot show that reading is the cause.
+ A larger vocabulary went along with reading aloud at home.
- hedging | Reading aloud at home causes a larger vocabulary.
- direction | Reading aloud at home was associated with a smaller vocabulary.
- negation | Reading aloud was not associated with vocabulary.
> The new test missed fewer cancers than the old one, but it raised more false alarms.
+ Fewer cancers were overlooked with the new test.
+ False alarms were more frequent with the new test.
+ The old test missed more cancers.
- direction | The new test missed more cancers than the old one.
- direction | The new test raised fewer false alarms.
- negation | The two tests missed equally many cancers.
> Removal of the invasive grass did not restore native plant cover within five years.
+ Five years after the grass was removed, native plant cover had not recovered.
+ Native plant cover remained unrestored after removal of the invasive grass.
- negation | Removal of the invasive grass restored native plant cover within five years.
- number | Native plant cover was not restored within nine years.
- direction | Native plant cover increased after removal of the grass.
> Women reported higher anxiety than men before surgery (p < 0.001), but the difference was gone after discharge.
+ Before surgery men were less anxious than women.
+ After discharge men and women no longer differed.
+ Anxiety before surgery was higher among women.
- direction | Men reported higher anxiety than women before surgery.
- negation | Anxiety before surgery did not differ between men and women.
- negation | The difference persisted after discharge.
- population | Women reported higher anxiety than men before childbirth.
@ merit-hf-1999 | The relative risk was 0.66
+ The relative risk was lowered, and the interval (0.53 to 0.81) excludes no effect.
- direction | The relative risk was raised.
- negation | The relative risk did not differ from one.
- number | The relative risk was 0.76.
@ copernicus-2001 | Fewer patients stopped carvedilol
+ Stopping was less common on carvedilol than on placebo.
+ More patients stopped placebo than carvedilol.
- direction | More patients stopped carvedilol than placebo.
- negation | Equally many patients stopped carvedilol and placebo.
- name | Fewer patients stopped bisoprolol than stopped placebo.
@ anz-carvedilol-1997 | Exercise capacity did not
+ Carvedilol had no effect on exercise capacity.
+ Exercise capacity stayed the same.
- direction | Exercise capacity improved.
- negation | Exercise capacity changed.
- direction | Exercise capacity declined.
@ tnt-2005 | Persistent rises of liver
+ The higher dose caused persistent rises of liver enzymes more often.
+ Persistent rises of liver enzymes were rarer with 10 mg.
- direction | Persistent rises of liver enzymes were more frequent with 10 mg than with 80 mg.
- direction | Persistent rises of liver enzymes were less frequent with 80 mg.
- unit | Persistent rises of liver enzymes were more frequent with 80 g.
- number | Persistent rises of liver enzymes were more frequent with 40 mg.
@ ctt-2010 | No excess of cancer
+ Cancer was not more frequent.
+ There was no increase in cancer.
- direction | Cancer was more frequent with statins.
- negation | An excess of cancer appeared.
@ kluger-denisi-1996 | Feedback that drew attention
+ Feedback worked less well when it concerned the self.
+ Feedback about the task was more effective than feedback about the self.
- direction | Feedback that drew attention to the self was more effective.
- direction | Feedback about the task was less effective than feedback about the self.
- negation | It made no difference where feedback drew attention.
@ smith-glass-1977 | The average treated client
+ Treated clients fared better than three quarters of untreated people.
+ Therapy helped, by 0.68 standard deviations.
- direction | The average treated client was worse off than about 75% of untreated people.
- number | The average treated client was better off than about 85% of untreated people.
- negation | Treated clients were not better off than untreated people.
@ empa-kidney-2023 | Hospital admissions for any
+ Fewer hospital admissions occurred with empagliflozin.
+ Empagliflozin lowered the number of hospital admissions.
- direction | Hospital admissions were more frequent with empagliflozin.
- negation | Empagliflozin did not affect hospital admissions.
- name | Hospital admissions were less frequent with liraglutide.
@ stampfer-1991 | Restricting the pool
+ In the stronger designs the association seemed even stronger.
- direction | Restricting the pool to the stronger designs weakened the association.
- negation | Restricting the pool did not alter the association.
@ wakefield-1998 | Large cohort studies found
+ No association between the vaccine and autism was seen in large cohorts.
- negation | Large cohort studies found a link between the vaccine and autism.
- direction | Large cohort studies found more autism after the vaccine.
@ dapa-hf-2019 | The effect was the same
+ Patients with diabetes and those without benefited equally.
+ The effect did not differ by diabetes.
- negation | The effect differed between patients with and without diabetes.
- direction | The effect was larger in patients with diabetes.
@ colditz-1995 | The authors conclude that the benefit
+ The benefit is less consistent across all ages than in infants.
- direction | The benefit is less consistent in infants than across all ages.
- population | The benefit of vaccinating adults is more consistent.
@ trunz-2006 | The estimates concern severe
+ Nothing is said of pulmonary disease in adults.
- negation | The estimates also apply to adult pulmonary disease.
@ teo-1991 | Serious ventricular arrhythmias & cibis-1994 | Functional class improved
+ Serious ventricular arrhythmias were rarer with magnesium, and functional class improved in more patients on bisoprolol.
- combination | Functional class improved in more patients on magnesium.
- combination | Serious ventricular arrhythmias were less frequent with bisoprolol.
@ tnt-2005 | The hazard ratio was 0.78 & comet-2003 | Deaths numbered 512
+ The hazard ratio was 0.78; deaths numbered 512 with carvedilol and 600 with metoprolol.
- combination | The hazard ratio of carvedilol was 0.78.
- combination | Carvedilol had 512 deaths, a hazard ratio of 0.78.
@ improve-it-2015 | Median time-averaged LDL & prove-it-2004 | Median LDL cholesterol on treatment
+ Median LDL cholesterol was 53.7 with the combination and 62 with atorvastatin.
- combination | Median LDL cholesterol was 53.7 with atorvastatin.
- combination | Median LDL cholesterol was 69.5 with pravastatin.
- combination | Simvastatin alone gave a median of 62 mg per decilitre.
`
