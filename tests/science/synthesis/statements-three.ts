/** A third set, written after the checker was mended on the first two, and run once. Lines as in `statements-one`. */
export const statementsThree = `
> Patients who received early physiotherapy left hospital two days sooner than those who received it late.
+ Early physiotherapy shortened the stay in hospital by two days.
+ Those who received physiotherapy late stayed longer.
- direction | Patients who received early physiotherapy left hospital later.
- direction | Early physiotherapy lengthened the stay in hospital.
- negation | The time of physiotherapy did not affect the stay in hospital.
> Higher intake of fibre was associated with a lower risk of diverticulitis (RR 0.74, 95% CI 0.62 to 0.88).
+ People who ate more fibre developed diverticulitis less often.
+ Fibre was inversely associated with diverticulitis.
- direction | Higher intake of fibre was associated with more diverticulitis.
- negation | Fibre intake was not associated with diverticulitis.
- direction | People who ate more fibre developed diverticulitis more often.
> There was no difference in graft survival between the two regimens at five years.
+ Graft survival at five years was similar under both regimens.
+ Neither regimen was superior for graft survival.
- negation | Graft survival at five years differed between the regimens.
- direction | Graft survival was better under the first regimen.
> Sertraline improved mood, but it also increased the number of falls in frail patients.
+ Falls became more frequent in frail patients on sertraline.
+ Mood got better with sertraline.
- direction | Sertraline reduced the number of falls in frail patients.
- direction | Sertraline worsened mood.
- negation | Sertraline did not improve mood.
- negation | Sertraline had no effect on the number of falls.
> Nitrogen addition reduced plant diversity in grasslands and promoted a few tall grasses.
+ Grasslands became poorer in plant species when nitrogen was added.
+ Plant diversity declined under nitrogen addition.
- direction | Nitrogen addition increased plant diversity in grasslands.
- negation | Plant diversity was unaffected by nitrogen addition.
> The screening programme did not lower mortality from ovarian cancer, although more cancers were found at an early stage.
+ Deaths from ovarian cancer were not reduced by screening.
+ Screening detected more cancers early without lowering mortality.
- direction | Screening lowered mortality from ovarian cancer.
- negation | The screening programme had an effect on mortality from ovarian cancer.
- direction | Fewer cancers were found at an early stage.
> Bilingual children performed worse on vocabulary tests but better on tasks of attention than monolingual children.
+ On tasks of attention bilingual children did better than monolingual ones.
+ Monolingual children had the better vocabulary.
- direction | Bilingual children performed better on vocabulary tests.
- direction | Bilingual children performed worse on tasks of attention.
- negation | Bilingual and monolingual children did not differ on tasks of attention.
> Recurrence was seen in 8% of patients after surgery plus mesh and in 17% after suture alone.
+ Hernias came back less often after mesh than after suture alone.
+ Suture alone was followed by more recurrence, 17% against 8%.
- direction | Recurrence was more common after mesh than after suture alone.
- direction | Suture alone was followed by less recurrence.
- negation | Recurrence was equally common after mesh and after suture alone.
> Exposure to lead in early childhood predicted lower intelligence at age 11.
+ Children exposed to lead early had lower intelligence at age 11.
+ Early exposure to lead went along with a lower intelligence later.
- direction | Exposure to lead in early childhood predicted higher intelligence at age 11.
- negation | Exposure to lead did not predict intelligence at age 11.
> The antidote reversed anticoagulation within minutes in most patients, and thrombosis was rare.
+ Few patients had a thrombosis.
+ Anticoagulation was reversed quickly in most patients.
- direction | Thrombosis was common.
- negation | The antidote did not reverse anticoagulation.
> Wages grew faster in regions with strong unions than in regions with weak ones.
+ Regions with weak unions saw slower growth of wages.
+ Growth of wages was faster where unions were strong.
- direction | Wages grew more slowly in regions with strong unions.
- negation | Growth of wages did not depend on unions.
> Probiotics failed to prevent antibiotic-associated diarrhoea in older inpatients (RR 1.04, 95% CI 0.84 to 1.28).
+ Probiotics did not protect older inpatients from diarrhoea.
+ Diarrhoea was not less frequent with probiotics.
- direction | Probiotics prevented diarrhoea in older inpatients.
- negation | Probiotics were effective against antibiotic-associated diarrhoea.
- direction | Diarrhoea was less frequent with probiotics.
> Teacher turnover was lowest in schools that offered mentoring.
+ Schools with mentoring lost the fewest teachers.
+ Mentoring went along with low teacher turnover.
- direction | Teacher turnover was highest in schools that offered mentoring.
- negation | Teacher turnover was unrelated to mentoring.
> Adding a second antiplatelet drug reduced stroke but nearly doubled major bleeding.
+ Major bleeding was almost twice as frequent with the second drug.
+ Stroke became less frequent when a second drug was added.
- direction | Adding a second antiplatelet drug nearly halved major bleeding.
- direction | Adding a second antiplatelet drug increased stroke.
- negation | Major bleeding was not increased by the second drug.
> Participants in the mindfulness group reported less stress than the waiting list after eight weeks, and the difference persisted at six months.
+ After eight weeks stress was lower in the mindfulness group than on the waiting list.
+ At six months the groups still differed.
- direction | Participants in the mindfulness group reported more stress than the waiting list.
- direction | The waiting list reported less stress.
- negation | The difference had vanished at six months.
> Compared with oral iron, intravenous iron led to a greater rise in haemoglobin.
+ Haemoglobin rose more with intravenous than with oral iron.
+ Oral iron raised haemoglobin less.
- direction | Haemoglobin rose more with oral than with intravenous iron.
- direction | Intravenous iron led to a smaller rise in haemoglobin.
- negation | Oral and intravenous iron raised haemoglobin equally.
> Sleep quality deteriorated with increasing altitude.
+ The higher the camp, the worse people slept.
+ At greater altitude sleep quality was worse.
- direction | Sleep quality improved with increasing altitude.
- negation | Sleep quality did not change with altitude.
> Neither age nor sex modified the effect of treatment.
+ The effect of treatment was the same in men and women.
+ Age did not change the effect of treatment.
- negation | Age modified the effect of treatment.
- direction | The effect was larger in women.
> Rates of infection were 2.1 per 1,000 catheter days with chlorhexidine and 4.6 with saline (p = 0.002).
+ Infection was less frequent with chlorhexidine than with saline.
+ With saline there were more infections.
- direction | Infection was more frequent with chlorhexidine than with saline.
- direction | With saline there were fewer infections.
- negation | Infection did not differ between chlorhexidine and saline.
> Grip strength predicted survival: weaker participants died earlier.
+ Participants with a weaker grip had a shorter life.
- direction | Weaker participants died later.
- negation | Grip strength did not predict survival.
`
