/** Medicines, vaccines and classes of them. Names after the INN and the entry terms of MeSH; classes after the ATC. */
export const medicines = `
statin; statins; HMG-CoA reductase inhibitor; hydroxymethylglutaryl-CoA reductase inhibitor > simvastatin, atorvastatin, pravastatin, rosuvastatin, lovastatin, fluvastatin, pitavastatin, cerivastatin
SGLT2 inhibitor; sodium-glucose cotransporter 2 inhibitor; sodium-glucose co-transporter-2 inhibitor; SGLT-2 inhibitor; gliflozin > empagliflozin, dapagliflozin, canagliflozin, ertugliflozin, sotagliflozin
GLP-1 receptor agonist; glucagon-like peptide-1 receptor agonist; GLP1 agonist; GLP-1 agonist; GLP-1RA; incretin mimetic > semaglutide, liraglutide, dulaglutide, exenatide, lixisenatide, albiglutide, tirzepatide
DPP-4 inhibitor; dipeptidyl peptidase-4 inhibitor; gliptin > sitagliptin, saxagliptin, linagliptin, alogliptin, vildagliptin
beta-blocker; beta blocker; beta-adrenergic blocker; beta-adrenoceptor antagonist; beta-blockade > metoprolol, bisoprolol, carvedilol, atenolol, propranolol, nebivolol, bucindolol
ACE inhibitor; angiotensin-converting enzyme inhibitor; ACE-I; ACEI > enalapril, captopril, ramipril, lisinopril, perindopril, trandolapril, quinapril
angiotensin receptor blocker; ARB; angiotensin II receptor antagonist; sartan > losartan, valsartan, candesartan, irbesartan, telmisartan, olmesartan
angiotensin receptor-neprilysin inhibitor; ARNI; sacubitril-valsartan; sacubitril/valsartan; LCZ696
mineralocorticoid receptor antagonist; MRA; aldosterone antagonist > spironolactone, eplerenone, finerenone
diuretic; diuretics; water pills > hydrochlorothiazide, chlorthalidone, chlortalidone, furosemide, indapamide, thiazide
calcium channel blocker; calcium antagonist; CCB > amlodipine, nifedipine, diltiazem, verapamil, felodipine
antihypertensive; antihypertensive drug; blood-pressure-lowering drug; antihypertensive agent
aspirin; acetylsalicylic acid; ASA
antiplatelet; antiplatelet agent; platelet inhibitor > aspirin, clopidogrel, ticagrelor, prasugrel, dipyridamole
anticoagulant; anticoagulation; oral anticoagulant; blood thinners > warfarin, heparin, enoxaparin, dabigatran, rivaroxaban, apixaban, edoxaban
direct oral anticoagulant; DOAC; NOAC; non-vitamin K antagonist oral anticoagulant > dabigatran, rivaroxaban, apixaban, edoxaban
warfarin; vitamin K antagonist; VKA; coumadin
thrombolysis; thrombolytic; fibrinolysis > alteplase, tenecteplase, streptokinase, tPA, tissue plasminogen activator
PCSK9 inhibitor > evolocumab, alirocumab, inclisiran
ezetimibe
fibrate; fibrates > fenofibrate, gemfibrozil, bezafibrate
omega-3; omega-3 fatty acid; n-3 fatty acid; fish oil; EPA; DHA; icosapent ethyl; polyunsaturated fatty acid; PUFA
digoxin; digitalis; digossina; digoxina; digoxine
nitrate; glyceryl trinitrate; nitroglycerin; isosorbide
ivabradine
hydralazine
amiodarone
magnesium; magnesium sulphate; magnesium sulfate; intravenous magnesium
corticosteroid; corticosteroids; glucocorticoid; glucocorticoids; steroid; steroids > dexamethasone, prednisone, prednisolone, methylprednisolone, hydrocortisone, budesonide, betamethasone
hydroxychloroquine; HCQ; chloroquine; plaquenil
ivermectin
remdesivir
tocilizumab; interleukin-6 inhibitor; IL-6 inhibitor; sarilumab
convalescent plasma
lopinavir-ritonavir; lopinavir; lopinavir and ritonavir
nirmatrelvir; paxlovid; molnupiravir
metformin; biguanide
insulin; basal insulin; insulin glargine; insulin degludec
sulfonylurea; sulphonylurea > glimepiride, gliclazide, glipizide, glyburide, glibenclamide
thiazolidinedione; glitazone > pioglitazone, rosiglitazone
paracetamol; acetaminophen
NSAID; non-steroidal anti-inflammatory drug; nonsteroidal anti-inflammatory drug > ibuprofen, naproxen, diclofenac, celecoxib, rofecoxib, ketorolac, indomethacin
opioid; opioids; opiate; narcotic analgesic > morphine, oxycodone, fentanyl, tramadol, codeine, methadone, buprenorphine
gabapentinoid > gabapentin, pregabalin
triptan > sumatriptan, rizatriptan, zolmitriptan
CGRP antibody; CGRP monoclonal antibody; calcitonin gene-related peptide antibody > erenumab, fremanezumab, galcanezumab, eptinezumab
antidepressant; antidepressants; antidepressant drug > SSRI, fluoxetine, sertraline, citalopram, escitalopram, paroxetine, venlafaxine, duloxetine, mirtazapine, amitriptyline, bupropion
SSRI; selective serotonin reuptake inhibitor > fluoxetine, sertraline, citalopram, escitalopram, paroxetine, fluvoxamine
ketamine; esketamine
psilocybin; psychedelic; psychedelics; LSD; MDMA
lithium; lithium carbonate
antipsychotic; antipsychotics; neuroleptic > haloperidol, risperidone, olanzapine, quetiapine, aripiprazole, clozapine
benzodiazepine > diazepam, lorazepam, midazolam, alprazolam, clonazepam
methylphenidate; ritalin; stimulant; amphetamine
melatonin
donepezil; cholinesterase inhibitor; rivastigmine; galantamine
lecanemab; anti-amyloid antibody; aducanumab; donanemab
levodopa; L-dopa; dopamine agonist
antiepileptic; anticonvulsant; antiseizure medication > valproate, levetiracetam, lamotrigine, carbamazepine, topiramate, phenytoin
antibiotic; antibiotics; antibacterial; antimicrobial > amoxicillin, azithromycin, doxycycline, ciprofloxacin, penicillin, cephalosporin, clarithromycin, trimethoprim, vancomycin
isoniazid; INH; isoniazid preventive therapy
rifampicin; rifampin; rifapentine
streptomycin
bedaquiline; pretomanid
antiretroviral; antiretroviral therapy; ART; HAART > tenofovir, dolutegravir, efavirenz, zidovudine
pre-exposure prophylaxis; PrEP; preexposure prophylaxis
artemisinin; artemether-lumefantrine; artesunate; artemisinin combination therapy; ACT
oseltamivir; tamiflu; neuraminidase inhibitor; zanamivir
aciclovir; acyclovir; valaciclovir
BCG; Bacillus Calmette-Guérin; bacille Calmette-Guérin; BCG vaccine; BCG vaccination; bacillus Calmette-Guerin
MMR; MMR vaccine; measles-mumps-rubella; measles, mumps and rubella vaccine; measles, mumps, and rubella; MMR vaccination; measles vaccine
HPV vaccine; human papillomavirus vaccine; HPV vaccination; papillomavirus vaccine
influenza vaccine; flu vaccine; influenza vaccination; flu shot; flu jab
BNT162b2; Pfizer vaccine; Pfizer-BioNTech vaccine; BioNTech vaccine; tozinameran; Comirnaty
mRNA-1273; Moderna vaccine; elasomeran; Spikevax
ChAdOx1; AZD1222; ChAdOx1 nCoV-19; AstraZeneca vaccine; Oxford-AstraZeneca vaccine; Vaxzevria
Ad26.COV2.S; Janssen vaccine; Johnson & Johnson vaccine; Jcovden
NVX-CoV2373; Novavax vaccine; Nuvaxovid
COVID-19 vaccine; COVID vaccine; SARS-CoV-2 vaccine; coronavirus vaccine; COVID-19 vaccination > BNT162b2, mRNA-1273, ChAdOx1, AZD1222, Ad26.COV2.S, NVX-CoV2373, Gam-COVID-Vac, CoronaVac
mRNA vaccine; messenger RNA vaccine; mRNA-based vaccine > BNT162b2, mRNA-1273
malaria vaccine > RTS,S, R21
rotavirus vaccine
pneumococcal vaccine; pneumococcal conjugate vaccine; PCV
polio vaccine; poliomyelitis vaccine; Salk vaccine
thimerosal; thiomersal; thimerosal-containing vaccine
vaccination; vaccine; immunisation; immunization; inoculation
vitamin D; cholecalciferol; vitamin D3; 25-hydroxyvitamin D; vitamin D supplementation; ergocalciferol
vitamin C; ascorbic acid
vitamin E; alpha-tocopherol; tocopherol
vitamin A; retinol; beta-carotene; beta carotene
folic acid; folate; folic acid supplementation
iron; iron supplementation; ferrous sulfate; ferrous sulphate; intravenous iron; ferric carboxymaltose
zinc; zinc supplementation
calcium; calcium supplementation
multivitamin; multiple micronutrient
probiotic; probiotics; Lactobacillus; Bifidobacterium; synbiotic
creatine; creatine monohydrate
hormone replacement therapy; HRT; menopausal hormone therapy; hormone therapy after the menopause; hormones after the menopause; hormone therapy; oestrogen plus progestin; estrogen plus progestin; postmenopausal hormone; oestrogen therapy; estrogen therapy; oestrogen replacement; estrogen replacement; oestrogen replacement therapy; estrogen replacement therapy; oestrogen treatment; estrogen treatment; oestrogen; estrogen
oral contraceptive; birth control pill; combined contraceptive pill
testosterone; androgen therapy
tamoxifen; selective estrogen receptor modulator; raloxifene
aromatase inhibitor > letrozole, anastrozole, exemestane
trastuzumab; herceptin
bisphosphonate > alendronate, zoledronic acid, risedronate
denosumab
tranexamic acid; TXA; antifibrinolytic
oxytocin; carbetocin; misoprostol
antenatal corticosteroids; antenatal steroids; prenatal corticosteroids
surfactant; pulmonary surfactant
proton pump inhibitor; PPI > omeprazole, esomeprazole, lansoprazole, pantoprazole
immune checkpoint inhibitor; PD-1 inhibitor; checkpoint blockade > pembrolizumab, nivolumab, ipilimumab, atezolizumab
chemotherapy; cytotoxic therapy; adjuvant chemotherapy > cisplatin, docetaxel, paclitaxel, doxorubicin, cyclophosphamide, fluorouracil
radiotherapy; radiation therapy; irradiation
bronchodilator; beta-agonist > salbutamol, albuterol, salmeterol, formoterol, tiotropium
inhaled corticosteroid; ICS > budesonide, fluticasone, beclometasone
TNF inhibitor; anti-TNF; tumour necrosis factor inhibitor > infliximab, adalimumab, etanercept
methotrexate; MTX
colchicine
allopurinol; febuxostat; xanthine oxidase inhibitor
varenicline; champix; chantix
nicotine replacement therapy; NRT; nicotine patch; nicotine gum
naltrexone; acamprosate; disulfiram
propofol; sevoflurane; general anaesthesia; general anesthesia
crystalloid; balanced crystalloid; saline; Ringer's lactate; albumin solution; hydroxyethyl starch; HES
vasopressor; noradrenaline; norepinephrine; vasopressin
adrenaline; epinephrine
oxygen therapy; supplemental oxygen; high-flow oxygen; high-flow nasal oxygen
cannabis; cannabinoid; cannabidiol; CBD; THC; marijuana; medical cannabis
placebo; dummy treatment; sham treatment
botulinum toxin; botox; onabotulinumtoxinA; botulinum toxin type A; neurotoxin; neurotoxin injection; neurotoxin injections; BoNT-A
hCG; human chorionic gonadotropin; human chorionic gonadotrophin; chorionic gonadotropin; intrauterine hCG
transcranial direct current stimulation; tDCS
`
