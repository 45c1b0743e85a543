/** What is measured of people and things. After the entry terms of MeSH and the words of the fields. */
export const outcomes = `
mortality; death; deaths; died; survival; Sterblichkeit; Mortalität; Todesfälle; mortalité; décès; mortalidad; muerte; mortalità; mortalidade; Überleben; survie; supervivencia; sopravvivenza; dead; all-cause mortality; all-cause death; fatality; death from any cause; deaths from any cause; case fatality
cardiovascular mortality; cardiovascular death; death from cardiovascular causes; cardiac death
cardiovascular events; cardiovascular event; major adverse cardiovascular events; MACE; major cardiovascular events; major cardiovascular event; infarction or stroke; non-fatal infarction or stroke; nonfatal infarction or stroke; infarction or non-fatal stroke; non-fatal infarction or non-fatal stroke; non-fatal myocardial infarction or stroke; myocardial infarction or stroke
live birth rate; live birth rates; live births; live birth; LBR
hospitalisation; hospitalization; hospital admission; admission; admitted; readmission; hospital stay; internações; internação; ricoveri; ricovero; hospitalizaciones; hospitalización; ingresos hospitalarios; hospitalisations; Krankenhausaufnahmen; Krankenhauseinweisungen; Hospitalisierung
heart failure hospitalisation; heart failure hospitalization; admission for heart failure; admissions for heart failure; hospitalisation for heart failure; hospitalization for heart failure
mechanical ventilation; invasive ventilation; intubation; ventilator
length of stay; duration of hospital stay; hospital length of stay
quality of life; QoL; health-related quality of life; HRQoL; wellbeing; well-being; life satisfaction; SF-36; EQ-5D
adverse events; side effects; adverse effects; harms; safety; toxicity; tolerability; adverse reactions; side-effects; harm
bleeding; haemorrhage; hemorrhage; major bleeding
infection; infections; infected
symptomatic disease; symptomatic COVID-19; symptomatic infection; disease
recovery; recover; time to recovery; clinical improvement; recuperation
remission; complete remission; response; clinical response
relapse; recurrence; recurrent
progression; disease progression; progression-free survival; PFS
overall survival; OS
pain intensity; pain score; VAS; visual analogue scale
physical function; functioning; functional status; disability; mobility; walking
cognition; cognitive function; cognitive performance; executive function; intelligence; IQ
memory; recall; retention; remembering; memory performance; long-term retention
academic achievement; school achievement; achievement; academic performance; school grades; test scores; scored; percentile points; reading and mathematics; school performance; educational attainment; student achievement; attainment; exam scores; examination performance; school marks
reading; reading achievement; literacy; reading comprehension
mathematics; maths; math achievement; numeracy
learning; knowledge; knowledge acquisition; learning outcomes
smoking cessation; quit smoking; quitting; abstinence; stopping smoking; quit rate; smoking abstinence
alcohol consumption; drinking; alcohol use; alcohol intake; alcohol
physical fitness; VO2max; cardiorespiratory fitness; aerobic capacity
muscle strength; strength; muscle mass; lean mass
sleep; sleep duration; sleep quality; sleep efficiency
stress; perceived stress; psychological distress; distress
self-control; self-regulation; willpower; ego depletion
happiness; subjective well-being; positive affect; mood
self-esteem; self-efficacy; confidence
job satisfaction; work engagement
productivity; performance; work performance
employment; unemployment; jobs; employment rate
wages; earnings; income; pay; salary
poverty; consumption; household consumption; deprivation
intimate partner violence; IPV; partner violence; domestic violence; domestic abuse; spousal abuse; spouse abuse
crime; offending; recidivism; reoffending; delinquency; violence; crime rate
voter turnout; voting; turnout
prejudice; stereotyping; discrimination; bias; implicit bias
adherence; compliance; medication adherence
cost; costs; cost-effectiveness; health care costs
antibody response; seroconversion; immunogenicity; immune response
viral load; viral clearance; viral suppression
transmission; incidence; spread; secondary attack rate
accuracy; classification accuracy; error; error rate; benchmark performance
sensitivity and specificity; diagnostic accuracy; AUC; area under the curve
biodiversity; wildlife; diversity of life; plant diversity; number of species; species richness; species diversity; abundance; species loss
extinction; extinction risk; species extinction
range shift; range shifts; distribution shift; poleward shift; migration of species
phenology; timing of spring; flowering; breeding time; migration timing
crop yield; yields; agricultural productivity; harvest; yield; crop production
soil carbon; carbon sequestration; carbon storage; soil organic carbon
greenhouse gas emissions; CO2 emissions; carbon emissions; emissions; carbon dioxide
global temperature; temperature; warming; surface temperature; temperature rise
sea level; sea-level rise; sea level rise
coral bleaching; bleaching; coral mortality; coral cover
water quality; eutrophication; nutrient pollution
gene expression; transcription; mRNA expression; expression
mutation; mutations; mutation rate; variant; variants
body height; height; stature; growth
lifespan; longevity; life expectancy; life span
fertility; birth rate; fecundity; pregnancy rate; live birth
traffic accidents; road traffic injuries; crashes; road deaths; motor vehicle crashes
developmental delay; neurodevelopment; child development; neurodevelopmental outcome
viral rebound; return of the virus; virus coming back
ejection fraction; pumping of the heart; pumping power of the heart; ventricular function; contractility
healthcare costs; cost of health care; health care costs; cost of care; healthcare utilisation; healthcare utilization; health care utilization
triglycerides; blood fats; fats in the blood; triacylglycerol; TAG
xerostomia; dry mouth
vomiting; throwing up
nausea; feeling sick
fatigue; tiredness
dyspnoea; shortness of breath; breathlessness; dyspnea
sickness absence; days off work; days off sick; absenteeism; sick leave
visceral fat; belly fat; abdominal fat
tremor; shaking; shakiness
haematoma; bruises; bruising; ecchymosis
oedema; swelling; edema
duration of mechanical ventilation; time on a ventilator; time on the ventilator; days on a ventilator; ventilator days
`
