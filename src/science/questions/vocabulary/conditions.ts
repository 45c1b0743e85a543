/** Diseases and what befalls people, by which questions name populations and outcomes. After the entry terms of MeSH. */
export const conditions = `
tuberculosis; TB; pulmonary tuberculosis; tuberculous; Mycobacterium tuberculosis; phthisis; Tuberkulose; tuberculose
tuberculosis infection; M. tuberculosis infection; Mycobacterium tuberculosis infection; latent tuberculosis; latent TB
COVID-19; COVID; SARS-CoV-2; coronavirus disease 2019; novel coronavirus; 2019-nCoV; coronavirus infection; covid
influenza; flu; seasonal influenza
malaria; Plasmodium falciparum; P. falciparum
HIV; human immunodeficiency virus; HIV infection; HIV-1; AIDS; acquired immunodeficiency syndrome
measles; rubeola
polio; poliomyelitis; infantile paralysis
cholera; Vibrio cholerae
pneumonia; lower respiratory tract infection; community-acquired pneumonia; CAP; chest infection; chest infections
common cold; upper respiratory tract infection; acute respiratory infection; respiratory tract infection; colds
sepsis; septic shock; septicaemia; septicemia; blood poisoning
urinary tract infection; UTI; cystitis; bladder infection; bladder infections; water infection
otitis media; ear infection; acute otitis media; AOM; ear infections
diarrhoea; diarrhea; gastroenteritis; stomach flu; stomach bug
hepatitis C; HCV; hepatitis C virus
hepatitis B; HBV
ARDS; acute respiratory distress syndrome
asthma; asthmatic; asthmatics; bronchial asthma
COPD; chronic obstructive pulmonary disease; emphysema; chronic bronchitis
cystic fibrosis; CF
heart failure; HF; Herzinsuffizienz; insuffisance cardiaque; insuficiencia cardíaca; scompenso cardiaco; insufficienza cardiaca; insuficiência cardíaca; hartfalen; cardiac failure; congestive heart failure; CHF; HFrEF; HFpEF; left ventricular dysfunction; reduced ejection fraction; preserved ejection fraction; failing heart; weak heart
myocardial infarction; MI; Herzinfarkt; infarctus; infarctus du myocarde; infarto; infarto de miocardio; heart attack; acute myocardial infarction; AMI; STEMI; NSTEMI; infarction
acute coronary syndrome; ACS; unstable angina
coronary heart disease; CHD; coronary artery disease; CAD; ischaemic heart disease; ischemic heart disease; IHD; coronary disease; coronary events; major coronary events; coronary death; blocked arteries; clogged arteries
cardiovascular disease; CVD; cardiovascular events; major adverse cardiovascular events; MACE; cardiovascular event; heart disease
stroke; strokes; cerebrovascular accident; Schlaganfall; accident vasculaire cérébral; accidents vasculaires cérébraux; AVC; ictus; CVA; ischaemic stroke; ischemic stroke; cerebral infarction; transient ischaemic attack; TIA
atrial fibrillation; AF; AFib; auricular fibrillation
hypertension; high blood pressure; Bluthochdruck; raised blood pressure; elevated blood pressure
blood pressure; BP; systolic blood pressure; SBP; diastolic blood pressure
venous thromboembolism; VTE; deep vein thrombosis; DVT; pulmonary embolism; PE; blood clots; thrombosis; blood clot
cardiac arrest; out-of-hospital cardiac arrest; OHCA; sudden cardiac death
peripheral artery disease; PAD; claudication
hypercholesterolaemia; hypercholesterolemia; high cholesterol; dyslipidaemia; dyslipidemia; hyperlipidaemia
LDL cholesterol; LDL; LDL-C; low-density lipoprotein; low-density lipoprotein cholesterol; cholesterol
type 2 diabetes; T2DM; T2D; type 2 diabetes mellitus; non-insulin-dependent diabetes; adult-onset diabetes
type 1 diabetes; T1DM; T1D; insulin-dependent diabetes
diabetes; diabetes mellitus; diabetic > type 2 diabetes, T2DM, type 1 diabetes, T1DM
gestational diabetes; GDM
prediabetes; impaired glucose tolerance; insulin resistance
obesity; obese; overweight; adiposity
weight loss; body weight; weight reduction; BMI; body mass index; body-weight
HbA1c; glycated haemoglobin; glycated hemoglobin; haemoglobin A1c; A1C; glycaemic control; glycemic control; blood glucose
chronic kidney disease; CKD; renal disease; kidney disease; renal failure; kidney failure; end-stage renal disease; ESRD; nephropathy; failing kidneys
acute kidney injury; AKI; acute renal failure
kidney outcome; renal outcome; kidney disease progression; eGFR decline; kidneys; renal outcomes; renal events; kidney events; end-stage kidney disease; doubling of creatinine; kidney function; renal function
haemodialysis; hemodialysis; dialysis
cirrhosis; liver cirrhosis; hepatic cirrhosis
fatty liver; NAFLD; NASH; non-alcoholic fatty liver disease; MASLD
inflammatory bowel disease; IBD > Crohn's disease, ulcerative colitis
irritable bowel syndrome; IBS; irritable bowel
GERD; GORD; gastro-oesophageal reflux disease; reflux; heartburn
peptic ulcer; duodenal ulcer; gastric ulcer; Helicobacter pylori; H. pylori
cancer; neoplasm; malignancy; carcinoma; tumour; tumor; neoplasms > breast cancer, lung cancer, colorectal cancer, prostate cancer, cervical cancer, leukaemia, melanoma
breast cancer; breast carcinoma; breast neoplasm; mammary carcinoma
lung cancer; carcinoma of the lung; lung carcinoma; NSCLC; bronchial carcinoma; bronchogenic carcinoma; cancer of the lung
colorectal cancer; CRC; colon cancer; bowel cancer
prostate cancer; prostatic carcinoma
cervical cancer; cervix cancer; cervical intraepithelial neoplasia; CIN; cervical neoplasia; cervical lesion
leukaemia; leukemia; AML; ALL; CML
melanoma; skin cancer
depression; major depressive disorder; MDD; depressive symptoms; depressive disorder; low mood
anxiety; generalised anxiety disorder; generalized anxiety disorder; GAD; anxiety disorder; panic disorder
post-traumatic stress disorder; PTSD; posttraumatic stress disorder
schizophrenia; psychosis; psychotic disorder
bipolar disorder; mania; manic depression
borderline personality disorder; BPD
ADHD; attention deficit hyperactivity disorder; attention-deficit/hyperactivity disorder
autism; autism spectrum disorder; ASD; autistic disorder; autistic; Asperger; pervasive developmental disorder
self-harm; self harm; self-injury; deliberate self-harm; self-poisoning
suicide; suicidal; suicidality; suicide attempt; suicidal ideation
eating disorder > anorexia nervosa, bulimia nervosa, binge eating
substance use disorder; addiction; drug dependence; opioid use disorder; alcohol use disorder; alcohol dependence
insomnia; sleeplessness; sleep disturbance; sleep quality; sleep problems; trouble sleeping
dementia; Alzheimer's disease; Alzheimer disease; Alzheimer; cognitive impairment; cognitive decline; MCI
Parkinson's disease; Parkinson disease; parkinsonism; PD
multiple sclerosis; MS
epilepsy; seizures; seizure
migraine; headache; migraine attacks
low back pain; back pain; LBP; lumbago
neck pain; cervical pain
osteoarthritis; OA; knee osteoarthritis; hip osteoarthritis; degenerative joint disease; worn joints
rheumatoid arthritis; RA
osteoporosis; bone mineral density; BMD; bone loss; brittle bones
fracture; fractures; hip fracture; vertebral fracture; broken bone; broken bones; broken hip; broken hips
wrist fracture; broken wrist; fracture of the wrist; distal radius fracture; distal radial fracture; fracture of the distal radius; fracture of distal end of radius; Colles fracture; radial fracture
hip fracture; broken hip; fractured hip; femoral neck fracture; fracture of the hip
falls; fall; falling; accidental falls
fibromyalgia; chronic widespread pain
pain; analgesia; postoperative pain; chronic pain; acute pain
delirium; acute confusion; postoperative delirium
nausea and vomiting; PONV; postoperative nausea; vomiting; emesis
surgical site infection; wound infection; SSI
pressure ulcer; pressure injury; bedsore; pressure sore
pre-eclampsia; preeclampsia; eclampsia; hypertension in pregnancy
preterm birth; premature birth; preterm delivery; prematurity; preterm infant; preterm; premature babies; babies born early; babies born too early
birth weight; birthweight; low birth weight; small for gestational age; small babies
postpartum haemorrhage; postpartum hemorrhage; PPH; obstetric haemorrhage
neural tube defect; neural tube defects; NTD; spina bifida; anencephaly
caesarean section; cesarean section; caesarean; C-section
infant mortality; neonatal mortality; neonatal death; perinatal mortality; stillbirth; child mortality
sudden infant death syndrome; SIDS; cot death; crib death
puerperal fever; childbed fever; puerperal sepsis
malnutrition; undernutrition; stunting; wasting; severe acute malnutrition
anaemia; anemia; haemoglobin; hemoglobin; iron deficiency
scurvy; vitamin C deficiency
dental caries; tooth decay; caries; cavities; rotten teeth
gingivitis; periodontitis; periodontal disease; gum disease
eczema; atopic dermatitis; dermatitis
psoriasis
acne; acne vulgaris
food allergy; peanut allergy; allergy; allergic
allergic rhinitis; hay fever
myopia; near-sightedness; short-sightedness; nearsightedness
glaucoma; intraocular pressure
age-related macular degeneration; AMD; macular degeneration
sickle cell disease; sickle-cell anaemia; sickle cell anemia
gout; hyperuricaemia
polycystic ovary syndrome; PCOS
endometriosis
infertility; subfertility; IVF; in vitro fertilisation
menopause; hot flushes; hot flashes; vasomotor symptoms
erectile dysfunction; impotence
chronic fatigue syndrome; ME/CFS; myalgic encephalomyelitis
long COVID; post-COVID condition; post-acute sequelae; PASC
concussion; traumatic brain injury; TBI; head injury
spinal cord injury; SCI
burnout; occupational stress; job stress
loneliness; social isolation
rib fractures; broken ribs; fractured ribs; flail chest; costal fractures
tibial fracture; broken leg; broken shin; femoral fracture
acute low back pain; sudden back pain; acute back pain
helminth infection; intestinal worms; parasitic worms; nematode infection; nematodosis; helminthiasis; soil-transmitted helminths
pediculosis; head lice
nocturnal enuresis; bedwetting; bed-wetting; enuresis
pharyngitis; sore throat; tonsillitis
pertussis; whooping cough
rubella; German measles
varicella; chickenpox
herpes zoster; shingles
herpes labialis; cold sores
gastro-oesophageal reflux; heartburn; gastroesophageal reflux disease
postnatal depression; baby blues; postpartum depression
haemorrhoids; piles; hemorrhoids
epistaxis; nosebleeds
amblyopia; lazy eye
dysmenorrhoea; period pain; dysmenorrhea
hyperthyroidism; overactive thyroid
hypothyroidism; underactive thyroid
pressure ulcers; pressure sores; bed sores; bedsores
bacterial vaginosis; BV; vaginal infection; vaginal infections; vaginosis
amputation; amputations; lower-limb amputation; lower limb amputation; limb loss
`
