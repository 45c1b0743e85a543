/**
 * Sentences written by hand from one sentence of a summary of a starter paper, before the checker was run on them: what it
 * says in other words, and the same with its direction turned or a denial added or left out.
 * Lines: id of the paper | words with which its sentence begins | true | false.
 */
export const paraphrases = `
4s-1994 | The relative risk of death from any cause | Patients on the statin were less likely to die of any cause. | Patients on the statin were more likely to die of any cause.
4s-1994 | Major coronary events occurred | Fewer people taking simvastatin had a major coronary event. | More people taking simvastatin had a major coronary event.
4s-1994 | Major coronary events occurred | Simvastatin cut the risk of major coronary events by about a third. | Simvastatin did not affect the risk of major coronary events.
4s-1994 | The relative risk of death from any cause | Mortality was clearly lower under treatment (RR 0.70). | Mortality was no different under treatment (RR 0.70).
4s-1994 | Simvastatin lowered total cholesterol | LDL cholesterol dropped by 35% with simvastatin. | LDL cholesterol rose by 35% with simvastatin.
woscops-1995 | The relative reduction in non-fatal | Pravastatin brought down non-fatal infarction or coronary death by 31%. | Pravastatin pushed up non-fatal infarction or coronary death by 31%.
woscops-1995 | Deaths from any cause numbered | Fewer men died on pravastatin than on placebo, though the interval reached no effect. | More men died on pravastatin than on placebo.
care-1996 | The risk of this primary outcome fell | The primary outcome became 24% less likely. | The primary outcome became 24% more likely.
care-1996 | The risk of this primary outcome fell | Treatment decreased the risk of the primary outcome. | Treatment did not decrease the risk of the primary outcome.
lipid-1998 | The relative reduction in death | All-cause deaths were 22% lower in relative terms. | All-cause deaths were 22% higher in relative terms.
lipid-1998 | Coronary death or non-fatal | Pravastatin was associated with fewer coronary deaths or non-fatal infarctions. | Pravastatin was not associated with fewer coronary deaths or non-fatal infarctions.
afcaps-1998 | Lovastatin lowered LDL | HDL cholesterol went up by 6% on lovastatin. | HDL cholesterol fell by 6% on lovastatin and LDL cholesterol rose by 25%.
hps-2002 | The relative benefit was similar | Men and women benefited about equally. | Women did not benefit at all.
prosper-2002 | Stroke was not reduced | The rate of stroke did not fall. | The rate of stroke fell.
prosper-2002 | Stroke was not reduced | There was no reduction in stroke. | There was a reduction in stroke.
allhat-llt-2002 | The relative risk of death was 0.99 | Mortality did not differ between the groups (RR 0.99). | Mortality was significantly lower with the statin (RR 0.99).
allhat-llt-2002 | The relative risk of death was 0.99 | Pravastatin had no clear effect on deaths. | Pravastatin reduced deaths.
allhat-llt-2002 | Coronary death or non-fatal infarction occurred | The difference in coronary death or non-fatal infarction was not significant. | Coronary death or non-fatal infarction was significantly reduced with pravastatin.
cards-2004 | A first acute coronary event | First cardiovascular events were rarer with atorvastatin than with placebo. | First cardiovascular events increased with atorvastatin.
cards-2004 | A first acute coronary event | Atorvastatin protected against first cardiovascular events, by 37%. | Atorvastatin failed to protect against first cardiovascular events.
cards-2004 | Deaths from any cause numbered 61 | The reduction in deaths of 27% did not reach significance. | Deaths were increased by 27%.
4d-2005 | Cardiac death, non-fatal infarction | The primary outcome was not significantly reduced by atorvastatin. | The primary outcome was significantly reduced by atorvastatin.
4d-2005 | Cardiac death, non-fatal infarction | Atorvastatin made no clear difference (RR 0.92). | Atorvastatin clearly prevented the primary outcome (RR 0.92).
4d-2005 | A statin begun during dialysis | People on dialysis did not clearly benefit from a statin. | People on dialysis clearly benefited from a statin.
tnt-2005 | Mean LDL cholesterol was 77 | LDL cholesterol was lower on the higher dose. | LDL cholesterol was not different between the doses.
tnt-2005 | Deaths from any cause did not differ | All-cause mortality was the same at both doses. | All-cause mortality was lower at the higher dose.
tnt-2005 | Deaths from any cause did not differ | The dose made no difference to deaths from any cause. | The dose made a difference to deaths from any cause.
prove-it-2004 | Death or a major cardiovascular | Atorvastatin did better than pravastatin, with 16% less hazard. | Atorvastatin did worse than pravastatin, with 16% more hazard.
prove-it-2004 | The trial had been designed | The intensive regimen turned out superior rather than equivalent. | The intensive regimen turned out worse.
mega-2006 | MEGA showed that a low dose | A low dose was effective even at low coronary risk. | A low dose was not effective at low coronary risk.
sparcl-2006 | Deaths from any cause were similar | Atorvastatin did not change deaths from any cause. | Atorvastatin reduced deaths from any cause.
sparcl-2006 | Deaths from any cause were similar | Mortality was comparable in the two groups. | Mortality was higher with atorvastatin.
corona-2007 | Hospital admissions for cardiovascular | Rosuvastatin reduced cardiovascular admissions to hospital. | Rosuvastatin increased cardiovascular admissions to hospital.
corona-2007 | Hospital admissions for cardiovascular | Cardiovascular hospital admissions were less frequent on rosuvastatin. | Cardiovascular hospital admissions were not less frequent on rosuvastatin.
aurora-2009 | AURORA confirmed the finding | Lowering LDL has little effect once the kidneys have failed. | Lowering LDL greatly improves outcomes once the kidneys have failed.
hope3-2016 | The participants came from | The benefit did not differ between ethnic groups. | The benefit was greater in one ethnic group.
ctt-2005 | For each reduction of LDL cholesterol | Every 1 mmol per litre less LDL meant 12% fewer deaths. | Every 1 mmol per litre less LDL meant 12% more deaths.
ctt-2005 | There was no increase in cancer | Statins did not raise the incidence of cancer. | Statins raised the incidence of cancer.
ctt-2005 | There was no increase in cancer | Neither cancer nor non-vascular death became more frequent. | Cancer and non-vascular death became more frequent.
ctt-2010 | Each reduction of LDL cholesterol | Death from any cause was 10% lower for each 1 mmol per litre. | Death from any cause was 10% higher for each 1 mmol per litre.
ctt-2010 | More intensive regimens produced | More intensive therapy lowered major vascular events by another 15%. | More intensive therapy did not lower major vascular events.
sattar-2010 | The authors judge the risk small | The authors consider the benefit larger than the risk. | The authors consider the risk larger than the reduction in coronary events.
improve-it-2015 | Deaths from any cause did not differ | No difference in overall mortality was found. | A difference in overall mortality was found.
improve-it-2015 | IMPROVE-IT was the first trial | A drug that is no statin can bring extra benefit by lowering LDL. | A drug other than a statin brings no benefit by lowering LDL.
fourier-2017 | Evolocumab lowered LDL | LDL cholesterol decreased by 59% on evolocumab. | LDL cholesterol increased by 59% on evolocumab.
fourier-2017 | Cardiovascular mortality alone | Evolocumab did not lower cardiovascular mortality by itself. | Evolocumab lowered cardiovascular mortality by itself.
fourier-2017 | Cardiovascular mortality alone | No reduction of cardiovascular deaths was seen. | A reduction of cardiovascular deaths was seen.
cibis-1994 | Hospital admission for worsening | Bisoprolol lowered the frequency of admissions for worsening heart failure. | Bisoprolol raised the frequency of admissions for worsening heart failure.
cibis-1994 | Hospital admission for worsening | Fewer patients on bisoprolol were admitted for heart failure. | More patients on bisoprolol were admitted for heart failure.
us-carvedilol-1996 | The reduction in the risk of death | Carvedilol lowered the risk of death by 65%. | Carvedilol raised the risk of death by 65%.
us-carvedilol-1996 | Cardiovascular hospital admissions | There were 27% fewer cardiovascular admissions. | There were 27% more cardiovascular admissions.
anz-carvedilol-1997 | The difference in deaths | Mortality was not significantly different (RR 0.76). | Mortality was significantly lower (RR 0.76).
anz-carvedilol-1997 | The difference in deaths | Chance could explain the difference in deaths. | Chance could not explain the difference in deaths.
merit-hf-1999 | Sudden deaths fell | Sudden death became less common, from 132 to 79. | Sudden death became more common.
merit-hf-1999 | Deaths from worsening heart failure | Fewer patients died of worsening heart failure, 30 instead of 58. | More patients died of worsening heart failure.
copernicus-2001 | The reduction in the risk of death | The risk of dying was 35% lower. | The risk of dying was 35% higher.
copernicus-2001 | The reduction in the risk of death | Treatment improved survival, by 35% less risk. | Treatment did not reduce the risk of death.
best-2001 | Cardiovascular deaths were fewer | Bucindolol reduced cardiovascular deaths. | Bucindolol increased cardiovascular deaths.
best-2001 | BEST is the one large trial | In this trial the beta-blocker did not clearly lower mortality. | In this trial the beta-blocker clearly lowered mortality.
capricorn-2001 | Non-fatal infarctions | There were fewer non-fatal infarctions. | There were more non-fatal infarctions.
capricorn-2001 | Non-fatal infarctions | The treatment lowered the number of non-fatal infarctions. | The treatment did not lower the number of non-fatal infarctions.
comet-2003 | Death or hospital admission | The combined outcome of death or admission was no different. | The combined outcome of death or admission was reduced.
comet-2003 | Death or hospital admission | Neither drug was better for death or hospital admission for any cause. | One drug was better for death or hospital admission for any cause.
brophy-2001 | The odds of admission | Admissions for heart failure became less likely. | Admissions for heart failure became more likely.
consensus-1987 | After six months 26% | Enalapril lowered mortality at six months by 40%. | Enalapril raised mortality at six months by 40%.
consensus-1987 | By the end of the study | Fewer patients on enalapril had died by the end. | More patients on enalapril had died by the end.
solvd-treatment-1991 | The reduction in the risk of death | The risk of death fell by 16%. | The risk of death rose by 16%.
solvd-treatment-1991 | The reduction in the risk of death | Deaths were significantly reduced. | Deaths were not significantly reduced.
solvd-prevention-1992 | The reduction in deaths was 8% | The fall in deaths was not significant. | The fall in deaths was significant.
solvd-prevention-1992 | The reduction in deaths was 8% | No clear effect on mortality was shown (p=0.30). | Mortality was clearly reduced (p=0.30).
save-1992 | The reduction in deaths | All-cause mortality decreased by 19%. | All-cause mortality increased by 19%.
aire-1993 | The reduction in risk was 27% | Risk was 27% lower with treatment. | Risk was 27% higher with treatment.
trace-1995 | The relative risk of death was 0.78 | Deaths were reduced (RR 0.78). | Deaths were increased (RR 0.78).
trace-1995 | Cardiovascular death and sudden death | Both cardiovascular and sudden deaths became rarer. | Neither cardiovascular nor sudden death was reduced.
flather-2000 | Readmission for heart failure | Patients were readmitted for heart failure less often. | Patients were readmitted for heart failure more often.
flather-2000 | The lower the ejection fraction | The absolute benefit grew as the ejection fraction fell. | The absolute benefit did not depend on the ejection fraction.
dig-1997 | Admissions for worsening | Digoxin reduced admissions for worsening heart failure. | Digoxin increased admissions for worsening heart failure.
dig-1997 | Admissions for worsening | Hospital stays for heart failure were rarer on digoxin (RR 0.72). | Hospital stays for heart failure were not reduced by digoxin (RR 0.72).
hope-2000 | Death from any cause occurred | Ramipril lowered death from any cause. | Ramipril did not lower death from any cause.
hope-2000 | Death from any cause occurred | Mortality was 10.4% on ramipril and 12.2% on placebo, a lower risk. | Mortality was 10.4% on ramipril and 12.2% on placebo, a higher risk.
limit2-1992 | The relative reduction was 24% | Magnesium was followed by a 24% relative reduction. | Magnesium was followed by a 24% relative increase.
limit2-1992 | The lower confidence limit | A later and larger trial found no benefit. | A later and larger trial found a benefit.
isis4-1995 | Within five weeks 2,216 | Magnesium did not lower mortality. | Magnesium lowered mortality.
isis4-1995 | Within five weeks 2,216 | There was no reduction in deaths with magnesium. | There was a clear reduction in deaths with magnesium.
isis4-1995 | With captopril 2,088 | Fewer patients died with captopril than with placebo. | More patients died with captopril than with placebo.
teo-1991 | That is a reduction of 55% | The odds of death were 55% lower. | The odds of death were 55% higher.
teo-1991 | That is a reduction of 55% | Magnesium reduced the odds of death by 55%. | Magnesium did not reduce the odds of death.
empa-reg-2015 | Rates of infarction and stroke | There was no clear difference in infarction or stroke. | There was a clear difference in infarction and stroke.
empa-reg-2015 | Rates of infarction and stroke | Empagliflozin did not clearly change the rates of infarction and stroke. | Empagliflozin reduced the rates of infarction and stroke.
deliver-2022 | The benefit was similar | The benefit did not depend on an ejection fraction above or below 60%. | The benefit was lower above an ejection fraction of 60%.
empa-kidney-2023 | Admission for heart failure | Empagliflozin did not clearly reduce heart failure admissions or cardiovascular death. | Empagliflozin reduced heart failure admissions or cardiovascular death.
soloist-2021 | Deaths from any cause | No clear reduction of all-cause death was seen. | All-cause death was clearly reduced.
soloist-2021 | Deaths from any cause | Sotagliflozin did not clearly lower mortality. | Sotagliflozin lowered mortality.
zelniker-2019 | SGLT2 inhibitors reduced | Major cardiovascular events were 11% lower with SGLT2 inhibitors. | Major cardiovascular events were 11% higher with SGLT2 inhibitors.
ukpds33-1998 | The risk of any diabetes-related | Intensive control lowered the risk of any diabetes-related endpoint. | Intensive control raised the risk of any diabetes-related endpoint.
ukpds33-1998 | The risk of any diabetes-related | Diabetes-related endpoints were reduced by 12%. | Diabetes-related endpoints were not reduced.
ukpds33-1998 | Most of that reduction | Microvascular endpoints decreased by 25%. | Microvascular endpoints increased by 25%.
dcct-1993 | In patients without retinopathy | Intensive therapy made new retinopathy 76% less likely. | Intensive therapy made new retinopathy 76% more likely.
dcct-1993 | In patients without retinopathy | Intensive treatment prevented retinopathy in many patients. | Intensive treatment did not prevent retinopathy.
dcct-1993 | The price was a risk | Severe hypoglycaemia was two to three times as frequent. | Severe hypoglycaemia was not more frequent.
sprint-2015 | Deaths from any cause were also fewer | All-cause mortality was reduced (HR 0.73). | All-cause mortality was increased (HR 0.73).
sprint-2015 | Blood pressure was measured | Measuring without staff in the room yields lower readings. | Measuring without staff in the room yields higher readings.
predimed-2013 | It reported about 30% | Mediterranean diets went with about 30% fewer major cardiovascular events. | Mediterranean diets went with about 30% more major cardiovascular events.
predimed-2013 | It reported about 30% | Either diet lowered major cardiovascular events. | Neither diet lowered major cardiovascular events.
predimed-2018 | Results were similar when | Leaving out 1,588 participants did not change the results. | Leaving out 1,588 participants changed the results.
doll-hill-1950 | The risk of lung cancer rose | Heavier smokers had a higher risk of lung cancer. | Heavier smokers had a lower risk of lung cancer.
doll-hill-1950 | The risk of lung cancer rose | Lung cancer increased with the amount smoked. | Lung cancer did not increase with the amount smoked.
framingham-1961 | High blood pressure, high serum | Each of these factors went before a higher rate of coronary disease. | Each of these factors went before a lower rate of coronary disease.
framingham-1961 | The factors added to each other | People with several factors had a greater risk. | People with several factors had no greater risk.
whi-2002 | Death from any cause did not differ | All-cause mortality was unchanged (HR 0.98). | All-cause mortality was increased (HR 0.98).
whi-2002 | Death from any cause did not differ | There was no difference in deaths. | There were fewer deaths with treatment.
madsen-2002 | Compared with unvaccinated | Vaccinated children had no higher risk of autistic disorder. | Vaccinated children had a higher risk of autistic disorder.
madsen-2002 | Compared with unvaccinated | Vaccination was not associated with autistic disorder (RR 0.92). | Vaccination was associated with autistic disorder (RR 0.92).
madsen-2002 | The relative risk of other | Other autistic-spectrum disorders were not more frequent after vaccination. | Other autistic-spectrum disorders were more frequent after vaccination.
hviid-2019 | No increase was seen | Children with an autistic sibling had no increased risk. | Children with an autistic sibling had an increased risk.
hviid-2019 | No increase was seen | Risk did not rise in children with other risk factors. | Risk rose in children with other risk factors.
hviid-2019 | The study excludes even | Even a small increase in risk can be ruled out. | A small increase in risk was found.
cappuccio-2010 | Short sleep was linked | People who slept little had a greater risk of death. | People who slept little had a lower risk of death.
cappuccio-2010 | Short sleep was linked | Short sleep was associated with increased mortality (RR 1.12). | Short sleep was not associated with increased mortality (RR 1.12).
cappuccio-2010 | Long sleep was linked | Long sleepers had an even greater risk. | Long sleepers had a smaller risk.
bnt162b2-2020 | Efficacy was similar | Efficacy did not differ by age or sex. | Efficacy was lower in one sex.
mehra-lancet-2020 | It reported higher mortality | More patients on hydroxychloroquine died, by this report. | Fewer patients on hydroxychloroquine died, by this report.
mehra-lancet-2020 | It reported higher mortality | It reported that arrhythmias were increased. | It reported that arrhythmias were not increased.
recovery-hcq-2020 | Patients given hydroxychloroquine | Discharge alive within 28 days was less likely with hydroxychloroquine. | Discharge alive within 28 days was more likely with hydroxychloroquine.
recovery-hcq-2020 | Patients given hydroxychloroquine | Fewer patients on hydroxychloroquine left hospital alive. | Hydroxychloroquine did not make leaving hospital alive less likely.
roediger-karpicke-2006 | After five minutes | At first restudy was better, but later the tested students recalled more. | At every delay the tested students remembered less.
karpicke-roediger-2008 | Repeated study after | Studying again after the first recall did not improve delayed recall. | Studying again after the first recall improved delayed recall.
karpicke-roediger-2008 | Repeated study after | Delayed recall was unaffected by repeated study. | Delayed recall was increased by repeated study.
cepeda-2006 | Spaced study led | Spacing improved recall over massed study. | Spacing worsened recall against massed study.
cepeda-2006 | Spaced study led | Recall was higher after spaced than after massed study. | Recall was not higher after spaced than after massed study.
cepeda-2006 | Very short and very long | Gaps that were very short or very long were less good. | Gaps that were very short or very long were better.
kluger-denisi-1996 | On average feedback improved | Feedback raised performance on average. | Feedback did not improve performance on average.
kluger-denisi-1996 | On average feedback improved | Performance became better with feedback, by 0.41 standard deviations. | Performance became worse with feedback, by 0.41 standard deviations.
kluger-denisi-1996 | More than one third | Over a third of the feedback interventions lowered performance. | Over a third of the feedback interventions improved performance.
bloom-1984 | The average tutored student | Tutored students did better than 98% of a conventional class. | Tutored students did worse than 98% of a conventional class.
finn-1990 | By the end of first grade | Small classes improved reading and mathematics. | Small classes did not improve reading and mathematics.
finn-1990 | By the end of first grade | Children in small classes had higher scores in reading. | Children in small classes had lower scores in reading.
krueger-1999 | Pupils in small classes scored | Small classes raised scores by about four percentile points. | Small classes lowered scores by about four percentile points.
hagger-2016 | The pooled effect was | The effect was not different from zero. | The effect was clearly different from zero.
hagger-2016 | The pooled effect was | No clear effect was found (0.04). | A clear effect was found (0.04).
aronson-1948 | Tuberculosis was recorded | Tuberculosis was less frequent among the vaccinated, 3.3% against 7.9%. | Tuberculosis was more frequent among the vaccinated, 3.3% against 7.9%.
ferguson-1949 | The risk ratio computed | Vaccination cut the risk by about 80%. | Vaccination increased the risk by about 80%.
ferguson-1949 | The risk ratio computed | The risk was clearly lower (RR 0.20). | The risk was not lower (RR 0.20).
rosenthal-1961-chicago | The Chicago infants | BCG lowered the risk of tuberculosis in infants by about 75%. | BCG raised the risk of tuberculosis in infants by about 75%.
coetzee-1968 | The estimate points | The reduction of about 37% was not clearly different from no effect. | The risk was increased by about 37%.
comstock-1974 | The risk ratio computed | Risk was about 29% lower in the vaccinated. | Risk was about 29% higher in the vaccinated.
colditz-1994 | Thirteen trials with data | Vaccinated people had a lower risk of tuberculosis (RR 0.49). | Vaccinated people had a higher risk of tuberculosis (RR 0.49).
colditz-1994 | On average BCG halved | BCG reduced tuberculosis by half on average. | BCG did not reduce tuberculosis on average.
colditz-1995 | Randomised and other | In infants vaccination reduced the risk by 74%. | In infants vaccination did not reduce the risk.
mangtani-2014 | Trials at higher latitudes | Protection was greater further from the equator, at higher latitudes. | Protection was smaller at higher latitudes.
roy-2014 | Vaccinated children had | Vaccination reduced infection (RR 0.81). | Vaccination increased infection (RR 0.81).
roy-2014 | Vaccinated children had | Infection was 19% less frequent in vaccinated children. | Infection was no less frequent in vaccinated children.
rodrigues-2005 | The number of cases | Revaccination made no difference to the number of cases. | Revaccination reduced the number of cases.
berkey-1995 | The distance of the trial site | Protection increases with distance from the equator. | Protection decreases with distance from the equator.
tameris-2013 | The efficacy against tuberculosis | There was no evidence that the vaccine protects. | There was evidence that the vaccine protects.
tameris-2013 | The efficacy against tuberculosis | Protection against tuberculosis was not shown (17.3%). | Protection against tuberculosis was shown (17.3%).
nemes-2018 | BCG revaccination reduced | Sustained conversion was less frequent after BCG revaccination. | Sustained conversion was more frequent after BCG revaccination.
nemes-2018 | The efficacy of H4 | For H4:IC31 no clear efficacy was shown. | H4:IC31 clearly prevented sustained conversion.
mrc-streptomycin-1948 | Considerable radiological | Streptomycin improved the radiological picture in 28 of 55 patients. | Streptomycin did not improve the radiological picture.
`
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', begins = '', said = '', planted = ''] = line.split('|').map((part) => part.trim())
    return { id: `p-${id}`, begins, said, planted }
  })
