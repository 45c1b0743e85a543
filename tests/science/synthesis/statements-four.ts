/**
 * A fourth set, written without a look at the rules and run once. A passage is `~ collection, id, start and length` of a sentence
 * in an abstract of the measurement corpus, which is beside the project and not in it; else lines as in `statements-one`. With `!`
 * before it, a line was judged wrongly at that run and is open: kept, and not tested until it is mended.
 */
export const statementsFour = `
~ rct-a PMC1794254 621 170
+ URO briefly raised the excretion of sodium in urine, from 22 to 78 μmol/min.
!+ Sodium excretion was not significantly altered by placebo.
+ While placebo had no effect, urinary sodium excretion more than tripled for a short time under URO.
- direction | URO transiently lowered urinary sodium excretion.
- negation | URO had no effect on urine sodium excretion.
- unit | Under URO sodium excretion rose from 22 to 78 mmol/min.
~ rct-a PMC1865086 1067 139
+ After 40 weeks, growth hormone had reduced visceral fat area by about 24 cm2.
!+ Visceral fat fell significantly more with GH than with placebo (difference 28.1 cm2, p = 0.02).
+ Compared with placebo, GH treatment led to a loss of visceral fat at week 40.
- direction | Visceral fat area increased by 23.9 cm2 in the GH group.
- number | After 20 weeks, visceral fat area had fallen by 23.9 cm2 in the GH group.
- negation | GH and placebo did not differ significantly in their effect on visceral fat.
~ rct-a PMC4845696 1523 163
!+ Diastolic pressure fell by 8 mmHg in the experimental group, whereas it hardly changed in controls.
!+ In the experimental group, mean diastolic blood pressure dropped from 92 to 84 mmHg.
!+ Controls showed no fall in diastolic blood pressure.
- direction | Diastolic blood pressure rose from 84 to 92 mmHg in the experimental group.
- name | Systolic blood pressure decreased from 92 to 84 mmHg in the experimental group.
- unit | Diastolic blood pressure decreased from 92% to 84% in the experimental group.
- paper | Women who drank two to three cups of coffee a day had a lower risk of suicide.
~ rct-a PMC5530572 1587 88
+ Participants were satisfied with both programs, and on most items even more so with VA-DPP.
+ VA-DPP scored higher on most satisfaction items.
- direction | Participants were less satisfied with VA-DPP on most items.
- negation | Satisfaction was no higher in VA-DPP than in the other program.
- name | Satisfaction was higher in MOVE! for most items.
~ rct-a PMC5820800 1487 244
+ Early parenteral nutrition went along with shorter telomeres than late parenteral nutrition.
+ Patients who received PN late had less telomere shortening during their stay in intensive care.
+ The link between early PN and telomere shortening held after adjustment for baseline determinants.
- direction | Early PN was associated with telomere lengthening during the PICU stay.
- direction | Telomeres shortened more with late than with early PN.
- negation | Early PN was not associated with telomere shortening.
- paper | Higher inhibin B levels did not make it more likely to conceive in a given cycle.
~ rct-a PMC3474842 1665 102
+ In the T&P facilities there were somewhat fewer deaths, hospitalisations and pneumonias, but the differences were not significant.
+ No significant reduction in deaths was seen in the T&P facilities.
- negation | Deaths were significantly reduced in the T&P facilities.
- direction | Deaths, hospitalisations and pneumonia were non-significantly increased in the T&P facilities.
~ rct-a PMC3511174 1430 83
+ Both groups gained active supination, group BT slightly more (p = 0.09).
+ The range of active supination became larger in both groups.
- direction | Active supination range worsened in both groups.
- name | Active pronation range improved in both groups.
!- negation | Active supination range did not improve in group BT.
~ rct-a PMC5549592 1231 215
+ Contamination with saliva before the adhesive was applied weakened the bond of brackets.
+ When enamel was contaminated with saliva, brackets had a lower immediate bond strength.
+ Saliva contamination had a negative effect on immediate bond strength.
- direction | Saliva contamination increased the immediate bond strength of brackets.
- negation | Saliva contamination did not affect the bond strength of the brackets.
!- paper | Loading did not wear the cartilage.
~ rct-a PMC5976501 1643 167
+ Taking 5-ALA was linked to better coping (p = 0.004).
+ People who took 5-ALA also perceived their own effort more favourably.
+ Both coping ability and self-perceived effort improved significantly with 5-ALA.
- direction | 5-ALA intake was associated with poorer coping ability.
- negation | No association was found between 5-ALA and coping ability.
- number | The intake of 5-ALA was associated with improved coping ability (p = 0.04).
~ rct-a PMC5350209 958 105
+ Drinks with a text-only warning were as acceptable as those without one.
+ A text-only label did not make the product less acceptable.
- direction | Product acceptability was lower with the text-only label than in the control condition.
- negation | The text-only label changed the acceptability of the product.
- paper | Brackets held less firmly after contamination with saliva.
~ rct-a PMC5217661 765 209
+ Adding FMS to RSV lowered both systolic and diastolic pressure more than RSV alone.
+ At week 8, blood pressure had fallen further in the combination group.
!+ RSV alone reduced sitting blood pressure less than the combination did.
- direction | RSV alone reduced sitting blood pressure more than FMS/RSV.
- number | After 12 weeks, sitting blood pressure had fallen more with FMS/RSV.
- negation | FMS/RSV was no better than RSV alone at reducing sitting blood pressure.
~ rct-a PMC3759706 985 139
+ Bilastine 20 mg clearly lowered CTT, and 80 mg did so even more.
!+ Raising the dose to 80 mg made bilastine more effective.
!+ The effect of bilastine on CTT grew significantly when the dose was quadrupled.
- direction | Up-dosing to 80 mg made bilastine less effective.
!- negation | Raising the dose of bilastine to 80 mg brought no further gain.
- unit | Bilastine 20 g was highly effective in reducing CTT.
- name | Cetirizine 20 mg was highly effective in reducing CTT.
~ rct-a PMC2688140 1682 133
+ Oxygenation was better with decremental PEEP titration only at first.
!+ The advantage of PEEP titration after ARM over the table-based method did not last.
- negation | The decremental PEEP titration showed no initial improvement in oxygenation.
- direction | Compared with the table-based method, decremental PEEP titration initially worsened oxygenation.
~ rct-a PMC4414381 790 103
+ LPS concentrations in the portal vein were higher on the HG diet.
+ Blood flow in the portal vein rose when the HG diet was fed.
- direction | HG diet feeding reduced LPS concentration in the hepatic vein.
- negation | HG diet feeding left blood flow in the portal vein unchanged.
- name | HG diet feeding increased LPS concentration in the renal vein.
~ rct-a PMC3629990 1946 123
+ The initial size of the lesion predicted its size two and three weeks later.
+ Lesion size on day 1 correlated with that on day 21.
- negation | Lesion size on day 1 had no relation to lesion size on day 14.
- number | Lesion size on day 1 was associated with lesion size on day 28.
- paper | The average dose of pethidine was lower in two of the three groups.
~ rct-a PMC4756994 1310 168
!+ Patients in group 1 needed more pethidine than those in the other two groups.
+ On average 45 mg less pethidine was given in groups 2 and 3 than in group 1.
+ Significantly less pethidine was administered in groups 2 and 3.
!- direction | Groups 2 and 3 were given more pethidine than group 1.
- number | The average dose of pethidine was 154 mg in group 1.
- unit | Group 1 received an average of 145 g of pethidine.
- name | The average dose of morphine was lower in groups 2 and 3.
~ rct-a PMC4511433 1435 145
+ GLP-1 rose significantly with both doses.
+ GLP-1 levels went up to 20.7 pmol/L with 15 mg and to 25.6 pmol/L with 20 mg.
- direction | GLP-1 fell significantly in both dose groups.
- unit | GLP-1 rose to 20.7 nmol/L in the 15 mg group.
- negation | GLP-1 did not increase significantly in the 15 mg group.
~ rct-a PMC4590915 674 180
+ Both groups improved clinically over 12 weeks, the rhubarb group more than controls.
+ Clinical features improved more with rhubarb than in the control group.
- direction | The control group improved more than the rhubarb group.
- number | Both groups had improved after 21 weeks of treatment.
- name | After 12 weeks the ginger group showed more marked improvement than the control group.
~ rct-a PMC5414544 1090 142
+ Men were more likely than women to be HBsAg positive.
+ Male sex raised the odds of HBsAg positivity by about half, while age and CD4+ count played no role.
+ No association was found between HBsAg positivity and WHO disease stage.
!- direction | Men were less likely than women to be HBsAg positive.
- negation | HBsAg positivity was associated with age.
- number | HBsAg positivity was associated with male sex (adjusted odds ratio 1.45).
~ rct-a PMC4082484 972 193
+ FMD rose from 5.2% to 6.6% after the curry meal.
+ After eating, FMD was better with the curry meal than with the control meal.
+ Eating the curry meal improved FMD significantly.
- direction | FMD was lower after the curry meal than after the control meal.
- unit | FMD increased from 5.2 mm to 6.6 mm after the curry meal.
- number | FMD rose from 5.2% to 6.9% after the curry meal.
~ rct-a PMC4289223 636 221
+ Less saliva was produced under both kinds of suggestion than in the control sections.
+ Direct suggestion cut saliva by about 1.5 grams per 5 minutes.
!+ Indirect suggestion, too, lowered salivary production significantly (p = 0.039).
- direction | Both suggestive methods increased salivary production.
- number | Direct suggestion reduced salivary production by 0.94 grams per 5 min.
- negation | Indirect suggestion did not significantly reduce salivary production.
~ rct-a PMC4825255 1535 144
+ Mothers knew more and were less afraid after education and support.
+ Fear of unknown surroundings and people was eased by the interventions.
+ Knowledge during pregnancy grew with education and support.
- direction | The interventions increased mothers' fear of unknown people.
!- negation | The interventions had no effect on mothers' knowledge.
~ rct-a PMC5976949 640 220
+ HUVECs from women with GDM expressed less ANGPTL4 than controls.
+ ANGPTL4 levels were about the same in GDM1 and GDM2.
+ In GDM, ANGPTL4 expression fell to roughly a quarter of that of controls.
- direction | ANGPTL4 expression was higher in HUVECs from GDM patients than in controls.
- negation | ANGPTL4 expression differed between GDM1 and GDM2.
- name | ANGPTL3 expression was decreased in HUVECs from GDM patients.
~ rct-a PMC1526611 1996 200
+ Both active treatments beat placebo on the WOMAC total score.
!+ On difficulty with daily activities, celecoxib narrowly missed significance (p = 0.056).
- negation | Celecoxib significantly improved difficulty in performing daily activities.
- direction | WOMAC total worsened with both active treatments compared with placebo.
- name | For difficulty in daily activities, ibuprofen just failed to achieve significance.
~ rct-a PMC5816528 1814 145
+ The two flapless techniques gave similar results at every evaluation.
!+ Neither flapless technique proved superior at any evaluation.
!- direction | One flapless technique was significantly better than the other.
- negation | The two flapless techniques differed significantly.
- paper | Scaffolds seeded with chondrocytes regenerated more cartilage.
~ rct-a PMC3264513 1598 132
+ In vitro, the cereal-fiber extract was not fermented.
+ The extract used for the HCF and MIX supplements failed to support fermentation in vitro.
- negation | The cereal-fiber extract supported in vitro fermentation.
~ rct-a PMC4917725 1869 190
+ The more participants increased their MVPA, the more their quality of life improved.
+ Gains in moderate-to-vigorous activity went hand in hand with gains in quality of life.
- direction | Increases in MVPA were associated with decreases in quality of life.
- negation | Changes in MVPA were unrelated to changes in quality of life.
!- paper | Bilastine was more effective at the higher dose.
~ scifact SF8671456 994 202
+ CNHK600-IL24 prolonged survival compared with the EGFP virus.
+ Median survival was 55 days with CNHK600-IL24, longer than with the virus that expressed EGFP.
- direction | Survival was shorter with CNHK600-IL24 than with the virus expressing EGFP.
- unit | Median survival with CNHK600-IL24 was 55 weeks.
~ scifact SF198133135 1175 108
+ Women with higher HbA1c had lower TBS, but no such relation was seen in men.
+ In men, TBS was not correlated with HbA1c (P = 0.89).
+ The inverse correlation between TBS and HbA1c was confined to women.
- direction | TBS was positively correlated with HbA1c in women.
- negation | TBS was not correlated with HbA1c in women.
- name | TBS was inversely correlated with fasting glucose in women.
~ scifact SF13497630 2353 163
+ Inhibin B did not predict the probability of conceiving in a cycle.
+ The chance of conceiving was the same whatever the inhibin B level (HR 0.999).
- direction | Higher inhibin B levels lowered the probability of conceiving.
- negation | Inhibin B levels were associated with the probability of conceiving.
!- name | AMH levels were not associated with the probability of conceiving in a given cycle.
~ scifact SF6158879 1323 171
+ Prasugrel helped diabetic patients whether or not they used insulin.
+ Among patients on insulin, the rate was 14.3% with prasugrel instead of 22.2%.
+ Both insulin users and non-users benefited from prasugrel (both P = 0.009).
- direction | Prasugrel was harmful to DM subjects on insulin (22.2% versus 14.3%).
- number | In patients not on insulin the hazard ratio was 0.63.
- negation | Prasugrel brought no benefit to DM subjects who were not on insulin.
~ scifact SF33884866 781 153
+ Fingolimod made infarcts smaller and lessened neurological deficit in mice.
+ Edema and cell death were reduced by fingolimod in the transient model.
+ Fewer cells died in the core and around the infarct when fingolimod was given.
- direction | Fingolimod increased infarct size in the transient mouse model.
- negation | Fingolimod had no effect on edema.
- name | Siponimod reduced infarct size and edema in a transient mouse model.
~ scifact SF21373821 1057 188
+ Psychiatric disorders of Axis 1 were no more frequent than expected.
+ Scores on various psychometric tests were not raised in the group.
- negation | The rate of Axis 1 psychiatric disorders was elevated.
~ scifact SF27129115 1195 148
+ Across four trials, substantial gross motor dysfunction became about 40% less likely.
+ Fewer infants had substantial gross motor dysfunction (RR 0.61, 95% CI 0.44 to 0.85).
+ The reduction in substantial gross motor dysfunction rests on four trials with almost 6,000 infants.
- direction | The rate of substantial gross motor dysfunction increased (RR 0.61).
!- number | Five trials with 5980 infants showed a reduction in substantial gross motor dysfunction.
- negation | There was no significant reduction in substantial gross motor dysfunction.
~ scifact SF19752008 738 143
+ Genistein was not a significant inhibitor of PtdIns 3-kinase.
+ Although it blocks tyrosine kinases potently, genistein left PtdIns 3-kinase largely uninhibited.
- negation | Genistein inhibited PtdIns 3-kinase significantly.
- unit | The IC50 of genistein for PtdIns 3-kinase was above 30 mg/ml.
- name | Quercetin did not inhibit PtdIns 3-kinase significantly.
~ scifact SF12428497 1208 83
+ Time to decision did not depend on global recommendations.
+ Neither global recommendations nor local studies were linked to time to decision.
- negation | Local studies were associated with time to decision.
- direction | Global recommendations shortened the time to decision.
!- paper | Varenicline helped smokers to quit.
~ scifact SF5114940 2503 99
+ Smokers on varenicline had nearly three times the odds of quitting compared with placebo.
+ Varenicline was more effective than placebo for quitting.
+ The odds of quitting were higher on varenicline than on placebo (OR 2.88).
- direction | Varenicline decreased the odds of quitting compared with placebo.
- negation | Varenicline did not increase the odds of quitting.
- name | Bupropion increased the odds of quitting compared with placebo (OR 2.88).
~ reviews-a W2267087160 3199 130
+ ABR fell in patients with and without FVIII inhibitors.
+ In patients with inhibitors, ABR dropped by at least 64.7%.
- direction | ABR increased in patients with FVIII inhibitors.
!- number | In patients with FVIII inhibitors, ABR decreased by 22.8% to 100%.
~ reviews-a W2400611677 916 178
+ Scaffolds seeded with chondrocytes regenerated more cartilage than autologous chondrocyte implantation.
+ Integration with the recipient tissue was better with the expandable scaffolds.
- direction | Autologous chondrocyte implantation produced more regenerated cartilage than the expandable scaffolds.
- negation | The scaffolds integrated no better with the recipient tissue than autologous chondrocyte implantation.
~ reviews-a W2067586866 1781 84
+ Clinically, the two groups fared equally well.
+ Both groups had comparable clinical results.
- negation | The clinical results differed significantly between the groups.
- paper | Spasticity of the legs decreased over 39 months.
~ reviews-a W2033626272 1196 220
+ PTSD symptoms fell by about a third on the Clinician Administered PTSD Scale.
+ Avoidance improved by 33% and intrusion by 26%.
!+ The improvement was largest for avoidance and smallest for intrusion.
!- direction | PTSD symptoms became 32% more intense.
- number | Arousal symptoms improved by 38%.
- paper | Mosaicplasty gave better results one year after the operation.
~ reviews-a W2058511690 692 287
+ Women who drank two to three cups of coffee a day had about one third the risk of suicide of non-drinkers.
+ The risk of suicide declined with coffee consumption (P for trend = 0.002).
+ At four or more cups per day, the relative risk of suicide was 0.42.
- direction | The risk of suicide was higher in women who drank coffee.
- number | Women who drank four or more cups a day had a relative risk of 0.34.
- unit | Women who drank two to three cups per week had a relative risk of suicide of 0.34.
- negation | Coffee drinking was not associated with suicide in women.
~ reviews-a W2760695649 1428 132
+ The larger the defect, the higher the risk of failure.
+ Each additional square centimetre of defect nearly doubled the hazard of failure.
+ Defect size was an independent predictor of failure (HR 1.9 per cm2).
!- direction | Larger defects were less likely to fail.
- negation | Defect size did not predict failure.
- unit | The hazard ratio of failure was 1.9 per 1 mm2 increase in defect size.
~ reviews-a W2466852311 1256 93
+ Small osteophytes grew back more often in periosteal defects.
- direction | Periosteal defects showed a significantly lower incidence of regrowth of small osteophytes.
~ reviews-a W2027922130 610 99
+ Four of the 21 children had side effects, all of them mild.
+ Mild side effects occurred in about one child in five at doses above 40 mg/kg/day.
- number | Mild side effects were observed in 14 of 21 children.
!- paper | Larger defects failed more often.
~ reviews-a W2419415929 450 144
+ A year after the operation, HSS and ICRS scores were significantly better with mosaicplasty.
+ At 12 months the mosaicplasty group had the better results (p = 0.005).
- direction | Results were significantly worse in the mosaicplasty group at 12 months.
- negation | HSS and ICRS results did not differ significantly at 12 months.
~ reviews-a W2015927183 1083 109
!+ MOCART scores tended to be higher with longer-term implants, but the difference was not significant.
- negation | MOCART scores were significantly higher in patients with longer-term implants.
~ reviews-a W2893730607 1207 106
+ The cartilage was not worn by loading.
+ Histology and glycosaminoglycan release showed no wear from loading.
- direction | Loading increased the wear of the cartilage.
- paper | ABR decreased in patients with FVIII inhibitors.
~ reviews-a W1977491019 724 97
+ Spasticity of the legs fell by nearly half over 39 months.
+ The mean spasticity score dropped from 3.64 to 1.90.
- direction | Lower-extremity spasticity worsened from 1.90 to 3.64.
!- paper | Rhubarb led to more marked improvement than control.
~ plos-a PLOS:journal.pone.0080518 643 221
+ Early in the season, even one or two L. hesperus per sample went with lower yields.
+ Crops were sensitive to low densities of L. hesperus early in the season.
!- direction | L. hesperus densities of 1-2 per sample were associated with higher yields.
!- negation | Low early-season densities of L. hesperus were not associated with yield loss.
~ plos-a PLOS:journal.pone.0116586 1265 95
+ The share of plants that responded to warming fell from 57% in the short term to 46% in the long term.
+ Fewer plants responded to warming over the long term.
- direction | More plants responded to warming in the long term than in the short term.
- number | In the long term 64% of plants responded to warming.
- paper | Openness to experience was linked to job satisfaction.
~ plos-a PLOS:journal.pone.0028031 1232 184
+ The variant rs2772300 went along with higher cortical thickness.
+ Cortical vBMD at the radius was higher with rs2772300 in GPR177.
- direction | Rs2772300 in GPR177 was associated with decreased cortical area.
- name | Rs2772300 in LRP5 was associated with increased total hip BMDa.
~ software-a Kitchenham_2010-798 1375 216
!+ Employees who were open to experience were more satisfied with their jobs but did worse on one aspect of performance.
!+ Contrary to the hypothesis, openness to experience correlated negatively with one aspect of job performance.
- direction | Openness to experience was positively correlated with one aspect of job performance.
- number | Openness to experience was negatively correlated with three aspects of job performance.
~ software-a Kitchenham_2010-319 789 265
+ In small within-company data sets evaluated by leave-one-out cross validation, the within-company model came out better.
!- direction | Studies with small within-company data sets found that the cross-company model was better.
~ rct-a PMC5217661 765 209 & rct-a PMC3759706 985 139
+ FMS/RSV lowered blood pressure more than RSV alone, and bilastine reduced CTT.
- combination | Bilastine 80 mg lowered sitting blood pressure more than RSV alone.
- combination | After 8 weeks of treatment, FMS/RSV was more effective in reducing CTT than RSV alone.
~ scifact SF5114940 2503 99 & scifact SF27129115 1195 148
+ Varenicline raised the odds of quitting, and substantial gross motor dysfunction became less frequent (RR 0.61).
- combination | Varenicline reduced the rate of substantial gross motor dysfunction.
- combination | Varenicline increased the odds of quitting compared with placebo (OR 0.61).
~ reviews-a W2058511690 692 287 & scifact SF13497630 2353 163
- combination | Women who drank two to three cups of coffee a day were less likely to conceive in a given cycle.
- combination | Inhibin B levels were associated with a lower risk of suicide in women.
~ scifact SF33884866 781 153 & rct-a PMC4082484 972 193
+ Fingolimod reduced infarct size in mice, while a curry meal improved FMD.
- combination | Fingolimod increased FMD from 5.2% to 6.6%.
- combination | The curry meal reduced infarct size and neurological deficit.
~ rct-a PMC4756994 1310 168 & rct-a PMC4289223 636 221
!- combination | The average dose of pethidine was significantly reduced by direct suggestion.
- combination | Both suggestive methods reduced salivary production by 45 mg.
~ scifact SF6158879 1323 171 & rct-a PMC5414544 1090 142
+ Prasugrel benefited subjects on insulin, and HBsAg positivity was more common in men.
- combination | Prasugrel reduced HBsAg positivity among DM subjects on insulin.
- combination | Among DM subjects on insulin, a benefit of prasugrel was seen in men (adjusted odds ratio 1.54).
~ rct-a PMC5976501 1643 167 & rct-a PMC4917725 1869 190
- combination | The intake of 5-ALA was significantly associated with an increase in quality of life.
- combination | An increase in MVPA was associated with improved coping ability (p = 0.004).
~ rct-a PMC1794254 621 170 & rct-a PMC4845696 1523 163
!+ URO raised sodium excretion, and diastolic pressure fell in the experimental group of another trial.
- combination | URO decreased diastolic blood pressure from 92 to 84 mmHg.
- combination | In the experimental group urine sodium excretion increased from 22 to 78 μmol/min.
~ reviews-a W2400611677 916 178 & reviews-a W2760695649 1428 132
- combination | Expandable scaffolds lowered the hazard of failure by 1.9 per 1 cm2.
- combination | Autologous chondrocyte implantation had a hazard ratio of failure of 1.9.
~ reviews-a W1977491019 724 97 & reviews-a W2033626272 1196 220
+ Spasticity fell from 3.64 to 1.90, and PTSD symptoms dropped by 32%.
- combination | The intensity of PTSD symptoms decreased from 3.64 to 1.90 at 39 months.
- combination | Lower-extremity spasticity dropped by 32%, with a 28% improvement for arousal.
~ scifact SF15381976 1633 208
+ Morin lowered several inflammatory proteins in BECs exposed to TNF-α.
+ IL-8 levels dropped when morin was given to TNF-α-challenged cells.
~ scifact SF26873988 268 264
+ Deleting the gene for viral IL-10 led to a larger share of myeloid DCs in latent infection.
~ scifact SF13007205 1270 184
!+ Invasion was enhanced by recombinant MMP-3 and reduced by an MMP-3 inhibitor.
!+ Blocking MMP-3 curbed invasion.
~ reviews-a W2026470499 910 243
+ The thickness index was higher and the T2 index lower with injection.
!+ Without injection the thickness index was lower (0.7 versus 0.8).
- number | The T2 index was 1.1 in the injection group.
~ reviews-a W1977023207 1173 281
+ Amitriptyline did no better than placebo.
+ Pleasant imagery relieved fibromyalgic pain during the 28 days.
~ reviews-a W2766177616 1634 246
+ Tegner scores rose from 2.4 before surgery to 4.4 after two years.
+ At five years the Tegner score, 5.0, was close to the preinjury level of 5.7.
!- number | The mean Tegner score reached 5.7 at 5 years of follow-up.
~ rct-a PMC3671244 1677 213
+ At 12 months referrals from non-participating physicians differed significantly, whereas participating physicians showed no difference.
~ scifact SF12409683 1283 128
+ Where slides were positive for gametocytes before treatment, ACT had less impact on gametocytaemia.
~ rct-a PMC5331731 1852 183
+ PBF reduced turnover, although it could not deal with every reason for attrition.
- paper | Prasugrel was of benefit to patients on insulin.
~ reviews-a W2959199570 954 90
+ After three months both groups were better than at baseline.
~ reviews-a W4225120952 1238 157
+ IKDC, KOOS, pain and SF-12 scores all improved within a year in both groups.
- number | The scores improved significantly from baseline to 18 months postoperatively.
~ reviews-a W2015927183 1083 109
+ Patients with longer-term implants did not have significantly higher MOCART scores.
`
