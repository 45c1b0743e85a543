/**
 * What people say in everyday words, and under which names papers may speak of it. Looser than the vocabulary: the two need
 * not be the same thing, so these only help to find what may be near, are told to whoever asked, and carry no verdict and no
 * absence. A line: everyday words between commas, then the names behind the colon. Written by hand; for diseases,
 * treatments and parts of the body after the entry terms of MeSH (National Library of Medicine).
 */
export const plainNames = `
heart: cardiac, cardiovascular, coronary
lung, lungs, chest: pulmonary, respiratory, thoracic
kidney, kidneys: renal
liver: hepatic
brain: cerebral, neural, cognitive
skin: cutaneous, dermal, dermatological
eye, eyes: ocular, ophthalmic, visual
ear, ears: auditory, otologic, otoacoustic
mouth: oral
nose: nasal
throat: pharyngeal, laryngeal
tooth, teeth: dental
bone, bones: skeletal, bone mineral density
joint, joints: articular
muscle, muscles: muscular, skeletal muscle
nerve: neural, neuropathic
vein, veins: venous
artery, arteries: arterial, vascular
breast, breasts: mammary
neck: cervical
foot, feet, toes: plantar, podiatric
hand, hands, fingers: manual
head: cranial
blood: haematological, serum, plasma
men, man, male: males, male
women, woman, female: females, female
tv, telly, television: televised, television
internet, online, on the web: web-based, internet-based
herb pills, herb mix: herbal
experiment, study: trial
pills, pill, tablets, tablet: oral, tablet, medication
drug, drugs, medicine, medicines: medication, pharmacological, treatment
mask, masks: mask, respirator
choir, choirs, chorus, group singing: singing
bunged up, backed up, can't poo, cannot poo, hard poo, hard stools, irregularity: constipation
poo, poop, poos, number two, bowel movements, going to the toilet: stool, defecation, faecal
the runs, loose stools, loose poo, tummy bug, stomach bug, upset stomach, watery stools, the trots: diarrhoea, gastroenteritis
wee, weeing, pee, peeing, waterworks, passing water: urine, urinary, urination, micturition
leaks, leaking, dribbling, accidents, can't hold: incontinence, leakage, seepage
wet the bed, wetting the bed, wets the bed, bed wetting, bedwetting, bed-wetting: enuresis, nocturnal enuresis
throwing up, throw up, vomit, puking, being sick, feeling sick, sick feeling, queasy: nausea, vomiting, emesis
morning sickness: nausea and vomiting of pregnancy, hyperemesis
travel sickness, car sickness, seasick, sea sickness: motion sickness
wind, gas, bloated, bloating, farting: flatulence, abdominal distension
heartburn, acid reflux, acid indigestion: gastroesophageal reflux, dyspepsia
indigestion, stomach upset: dyspepsia
sour stomach, stomach acid: gastric acid
acid blocker, acid blockers, acid pill, acid pills, stomach acid pills, heartburn pills: proton pump inhibitor, esomeprazole, omeprazole, lansoprazole, pantoprazole
stomach ulcer, stomach ulcers: peptic ulcer, gastric ulcer
stomach bacteria, ulcer bacteria, ulcer bug: Helicobacter pylori
tummy, belly, stomach: abdominal, abdomen, gastric
gut, guts, bowel, bowels: intestinal, bowel, gastrointestinal, colon
back passage, bum, bottom, anus: anal, rectal, rectum
camera up the bottom, camera test of the bowel, bowel camera, bowel scope: colonoscopy, sigmoidoscopy
camera down the throat, gut camera: endoscopy, gastroscopy
appendix out, appendix removed: appendectomy, appendicitis
gallbladder out, gall bladder removed, gallbladder operation: cholecystectomy
gallstones: cholelithiasis, cholecystitis
liver spots: lentigo
yellow skin, yellow eyes, yellow baby, yellow babies: jaundice, bilirubin, hyperbilirubinemia
blue lamp, blue light, light box, bili light: phototherapy
fatty liver: hepatic steatosis, NAFLD
bad lungs, lung disease, smoker's lung, smokers lung, smokers' lung: COPD, chronic obstructive pulmonary disease, emphysema, lung function
flare up, flare ups, flare-up, flare-ups, flares: exacerbation, relapse
short of breath, breathless, out of breath, puffed, can't breathe, breathing trouble: dyspnoea, dyspnea, breathlessness
puffer, puffers, inhaler: inhaled, bronchodilator, inhaler
wheezing, wheezy: wheeze, asthma
runny nose, blocked nose, stuffy nose, snotty: rhinitis, nasal congestion
snoring, snore, stops breathing at night: sleep apnoea, sleep apnea, snoring
breathing mask, sleep mask machine: CPAP, continuous positive airway pressure, non-invasive ventilation
breathing tube, tube down the throat: intubation, endotracheal, tracheal
breathing machine, breathing machines, life support, ventilator: mechanical ventilation, ventilator
coming off the ventilator, taken off the ventilator: weaning, extubation
sore throat, throat infection: pharyngitis, tonsillitis
tonsils out, tonsils removed, tonsil operation: tonsillectomy
hoarse, lost voice, losing one's voice, voice trouble: dysphonia, voice
swallowing trouble, trouble swallowing, can't swallow, choking: dysphagia, aspiration
ear ache, earache: otitis media, otalgia
glue ear: otitis media with effusion
going deaf, deaf, hard of hearing, hearing problems: hearing loss, hearing impairment, hearing
ringing in the ears, buzzing in the ears: tinnitus
ear plugs, plugs for the ears, plugs in the ears: earplugs
something over the eyes, eye cover, blindfold: eye mask
dizzy, dizziness, giddy, room spins: vertigo, dizziness, vestibular
eyesight, seeing, vision: visual acuity, vision
short sighted, nearsighted: myopia
going blind, losing sight: visual loss, blindness
cloudy lens, eye lens operation: cataract
eye pressure, pressure in the eye: intraocular pressure, glaucoma
drops in the eye, eye drops: ophthalmic, eyedrops
laser hole, hole in the iris: laser iridotomy, iridotomy
eye jab, eye jabs, jabs in the eye, injections in the eye: intravitreal
dry eyes: keratoconjunctivitis sicca, dry eye
squint, cross eyed: strabismus
wisdom tooth, wisdom teeth: third molar
tooth out, teeth out, tooth pulled, pulling a tooth: tooth extraction, extraction
fillings, filling, tooth filling: restoration, dental restoration, composite
root canal: endodontic
gums, bleeding gums, gum disease: gingival, gingivitis, periodontal, periodontitis
false teeth: dentures
braces, tooth braces, straighten teeth: orthodontic
tooth brushing, brushing teeth, toothbrush: dental plaque, toothbrushing
toothache: dental pain
whiter teeth, whitening teeth, bleaching teeth: tooth bleaching, tooth whitening
sensitive teeth: dentin hypersensitivity
mouth ulcers, mouth sores, sore mouth: oral mucositis, aphthous, stomatitis
dry mouth: xerostomia, salivary
bad breath: halitosis
jaw pain, jaw joint: temporomandibular
numbing, numbed, numb it, freezing, numbing jab: anaesthesia, anesthesia, anaesthetic, local anesthetic, lidocaine
knocked out, put to sleep, put under, going under: general anaesthesia, general anesthesia, sedation
calm before surgery, nervous before surgery, scared before surgery: preoperative anxiety, premedication
waking up after surgery, coming round: emergence, recovery from anaesthesia
jab in the spine, needle in the spine, back injection, spine jab: spinal anaesthesia, epidural, intrathecal
painkiller, painkillers, pain pills, pain killer, pain relief: analgesic, analgesia, paracetamol, ibuprofen, NSAID, opioid
strong painkillers: opioid, morphine, oxycodone
jab, jabs, shot, shots, needle, injection: injection, vaccination, vaccine
needles: acupuncture, injection, needle
sticking needles, pins in the skin, chinese needles: acupuncture
burning herbs: moxibustion
drip, drips: intravenous, infusion, catheter
cannula, cannulas, iv line, line in the arm: catheter, cannula, peripheral intravenous
central line: central venous catheter
blood test, blood tests, taking blood, drawing blood: venipuncture, blood sample, serum
top up of blood, given blood, bag of blood: transfusion
thin blood, low iron, low blood count, tired blood: anaemia, anemia, iron deficiency
iron tablets, iron pills: iron supplementation, ferrous
blood thinner, blood thinners: anticoagulant, anticoagulation, warfarin, heparin, antiplatelet
clot, clots, blood clot, blood clots: thrombosis, thromboembolism, thrombus
clot buster, clot-busting, clot busting drug: thrombolysis, thrombolytic, alteplase, streptokinase
bleeding, bleed, bleeds: haemorrhage, hemorrhage, blood loss
nosebleed, nosebleeds: epistaxis
bruise, bruises, bruising: haematoma, ecchymosis
high blood pressure: hypertension
blood pressure tablets, blood pressure pills: antihypertensive
blood pressure: systolic, diastolic
cholesterol pill, cholesterol pills, cholesterol tablets: statin
fats in the blood, fat in the blood, blood fat: triglycerides, lipids
heart attack, heart attacks: myocardial infarction, cardiovascular events, coronary events, vascular events
weak heart, failing heart, heart pump: heart failure, ejection fraction
chest pain: angina
heart rhythm, racing heart, flutter, fluttering heart, skipped beats: arrhythmia, atrial fibrillation, palpitations
heart surgery, heart operation, open heart surgery: cardiac surgery, coronary artery bypass
bypass, bypass operation: coronary artery bypass
stent, stents, balloon in the artery, opening the artery: percutaneous coronary intervention, angioplasty, stent
heart scan, heart scanner, heart scans: cardiac magnetic resonance, coronary MRI, echocardiography
scanner, scan, scans, tube scan: MRI, magnetic resonance imaging, tomography
pictures, images: image quality, imaging, radiographs
x-ray, x-rays, x ray: radiography, radiograph
swollen legs, puffy legs, water in the legs: oedema, edema
swelling, swollen: oedema, edema
varicose veins, bulging veins: varicose, venous insufficiency
leg sores, leg ulcers: venous ulcer, leg ulcer
foot sores, foot ulcers, sores on the feet: foot ulcer, diabetic foot
bed sores, bedsores: pressure ulcer
cold hands, white fingers: Raynaud
sugar disease, sugar sickness, sugar diabetes: diabetes
diabetics, diabetic people, sugar patients: diabetes, diabetic patients
long term sugar, long-term sugar, average sugar, sugar over months: HbA1c, glycated haemoglobin, glycemic control
sugar, blood sugar, sugar levels, sugars: glucose, glycaemia, glycemic
sugar jabs, sugar injections: insulin
sugar before diabetes, borderline diabetes: prediabetes, impaired glucose tolerance
overweight, fat, chubby, heavy, obese: obesity, overweight, body mass index
weight, slim, slimming, lose weight, losing weight: weight loss, body weight, body mass index
stomach stapling, weight loss operation: bariatric surgery, gastric bypass
thyroid trouble, slow thyroid, underactive thyroid: hypothyroidism
kidney trouble, bad kidneys, kidney disease: chronic kidney disease, renal
kidney machine, kidney washing: haemodialysis, hemodialysis, dialysis
new kidney, kidney transplant: renal transplantation, kidney transplantation
kidney stone, kidney stones: nephrolithiasis, urolithiasis, renal calculi
prostate blood test: PSA, prostate-specific antigen
prostate trouble, big prostate, enlarged prostate: benign prostatic hyperplasia
prostate operation, prostate surgery: prostatectomy, TURP, transurethral resection
can't get it up, impotence, erection problems: erectile dysfunction
sex drive, libido: sexual function, sexual desire
sex: ejaculation, sexual intercourse
sperm: semen
trying for a baby, getting pregnant, infertile, can't conceive: infertility, pregnancy rate, IVF
expecting, expectant, mothers to be, mums to be, pregnant: pregnancy, pregnant women, antenatal, prenatal, maternal
giving birth, delivery, birth, labour, childbirth: labour, delivery, childbirth, intrapartum
starting labour, bringing on labour, getting labour going: induction of labour, misoprostol, oxytocin
c section, c-section, caesarean: cesarean, caesarean
after birth, after the birth, after having a baby, new mothers: postpartum, postnatal
bleeding after birth: postpartum haemorrhage
born too early, born early, early babies, premature babies, preemie: preterm, premature, low birth weight
tiny babies, small babies: low birth weight, very low birth weight
newborn, newborns, new baby: neonate, neonatal, newborn
baby, babies: infant, infants, newborn, neonates
breast feeding, breastfed, nursing a baby, mother's milk, breast milk: breastfeeding, human milk, lactation
bottle milk, baby milk, formula milk: infant formula, formula
miscarriage, losing a baby, lost pregnancy: abortion, miscarriage, pregnancy loss
stillborn: stillbirth
morning after pill: emergency contraception
the pill, birth control: contraceptive, contraception
coil: intrauterine device
periods, monthly bleeding, period pains: menstrual, menstruation, dysmenorrhoea
the change, change of life, hot flushes, hot flashes: menopause, menopausal, vasomotor
womb: uterus, uterine
womb removal, womb out: hysterectomy
thrush, yeast infection: candidiasis, candida
smear test, cervical smear: cervical screening, Papanicolaou
mums, mum, mummy, moms, mom, mothers: mother, maternal
dads, dad: father, paternal
kids, kid, youngsters, little ones, tots, 6 year old, 9 year old: children, child, paediatric
toddler, toddlers: young children, preschool
teenage, teenager, teenagers, teens: adolescent, adolescents
pensioners, old people, elderly, old folks, seniors, grandparents, gran, granny, grandma, grandpa, grandad: older adults, elderly, older people
care home, old people's home, nursing home: nursing home, long-term care, residential care
carer, carers, looking after: caregiver, caregivers
GP, GPs, family doctor, family doctors: general practitioner, general practice, primary care
doctors, doctor, docs: physicians, clinicians, general practitioners
nurse, nurses: nursing
students, pupils, school kids, schoolchildren: students, pupils, school
teachers, teacher, classroom: school, teaching
footballers, football players, footballer: football, soccer, athletes, players
sportspeople, sportsmen, athletes, runners: athletes, exercise, runners
cyclists, cycling, bike, bikes, bicycle, pedal, pedalling: cycling, bicycle, cycle ergometer, exercise
helmet, helmets: helmet
soldiers, army, troops: military
workers, staff, employees, at work: workplace, occupational, employees
night workers, night shift, shift workers: shift work
jail, prisoners: prison
poor people, poor families: low income, poverty
homeless, rough sleepers: homeless
drinkers, boozers, heavy drinking, booze, drinking too much, alcoholic, alcoholics: alcohol, alcohol use disorder, hazardous drinking
give up drinking, stop drinking, cut down drinking: alcohol, abstinence
smokers, cigarettes, fags, quit smoking, stop smoking, give up smoking, kick the habit: smoking cessation, smoking, tobacco
nicotine patch, patches, nicotine gum: nicotine replacement therapy, NRT, transdermal
e-cigarettes, vaping, vape: electronic cigarettes
weed, pot, dope, hash: cannabis, marijuana
heroin, smack, drug addicts, addicts, junkies: opioid dependence, methadone, substance abuse
coke, crack: cocaine
gamblers, gambling: gambling
depressed, feeling down, feeling low, the blues, low mood, sad: depression, depressive, mood
baby blues: postnatal depression, postpartum depression
happy pills: antidepressant
nerves, nervous, nervousness, worried, worry, worrying, jitters, fear, scared: anxiety
panic: panic disorder
stressed, stress, burnt out, burn out: stress, burnout
cheer up, happier, happy, cheerful: mood, well-being, depression
shell shock, trauma, flashbacks: PTSD, posttraumatic stress
hearing voices, voices, mad: psychosis, schizophrenia
mood swings, manic: bipolar, mania
can't sit still, fidgety, hyperactive: ADHD, attention deficit
can't concentrate, concentrate, concentration: attention, concentration
forgetful, forgetting, memory loss, losing memory, senile, losing one's mind, alzheimers: dementia, cognitive impairment, Alzheimer, memory
muddled, confused, confusion after surgery: delirium, cognitive dysfunction
thinking, sharp mind, brain power, keep the brain fit: cognition, cognitive function
eating disorder, starving oneself: anorexia nervosa, bulimia
self harm, hurting oneself, cutting oneself: self-harm, suicide
talking therapy, counselling, seeing a therapist, shrink: psychotherapy, cognitive behavioural therapy, counselling
mind training, being present: mindfulness, meditation
phone help, help by phone, calls: telephone
text messages, texts, texting, sms: text messaging, SMS, mobile phone
app, apps, phone app: smartphone, mobile phone application, application
video game, video games, playing games, gaming, play something: videogame, video game, game
robot, robots, robot seal: robot, robotic
pets, dogs, dog, cat: animal-assisted, companion animal
music, tunes, quiet music, songs: music
dance, dancing: dance
laughing, clowns: humour, clown
gardening: horticultural
prayer, praying: prayer, spiritual, religious
can't sleep, sleepless, lying awake, sleeping badly, bad sleep, slept better, sleep better: insomnia, sleep quality, sleep
sleeping pills, sleep pills: hypnotic, zolpidem, benzodiazepine
sleep herb, sleep herbs: valerian
jet lag: circadian, melatonin
lamps, lamp, lighting, lights, light: light, lighting, phototherapy
colder whiter, whiter, white light, bluish light: colour temperature, bright light, blue-enriched
headache, headaches, sore head: headache, migraine
fits, fit, convulsions: seizures, epilepsy
shaking, shakes, trembling: tremor, Parkinson
shaking palsy: Parkinson disease
brain attack, mini stroke: stroke, transient ischaemic attack
head injury, knock on the head, bang on the head: traumatic brain injury, concussion
nerve damage, tingling feet, numb feet: neuropathy
pins and needles: paraesthesia, neuropathy
restless legs: restless legs syndrome
shingles pain, pain after shingles: postherpetic neuralgia, herpes zoster
trapped nerve, sciatica, slipped disc: radiculopathy, sciatica, disc herniation
wrist nerve: carpal tunnel
back pain, bad back, sore back, backache: low back pain
back, my back, spine: spine, spinal, lumbar
neck pain, stiff neck, whiplash: neck pain, cervical
frozen shoulder, stiff shoulder: adhesive capsulitis
sore shoulder, bad shoulder: shoulder pain, rotator cuff
tennis elbow: epicondylitis
worn knee, bad knee, bad knees, sore knee, knee arthritis, worn joints, wear and tear: osteoarthritis, knee osteoarthritis
new knee, knee replacement: total knee arthroplasty, knee arthroplasty
new hip, hip operation, hip replacement: hip arthroplasty, hip fracture, hip surgery
broken hip, hip break: hip fracture
broken bone, broken bones, break, broken: fracture, fractures
broken wrist, broken arm: radius fracture, distal radius
plaster, cast: cast, immobilisation
thin bones, brittle bones, weak bones: osteoporosis, bone mineral density
bone pills: bisphosphonate, alendronate
stiff joints, joint pain, sore joints: arthritis, rheumatoid arthritis, arthralgia
gout, big toe: gout, uric acid
heel pain, sore heel: plantar fasciitis
sprained ankle, twisted ankle: ankle sprain
sore muscles, muscle soreness, aching muscles, stiff after sport: delayed onset muscle soreness, muscle damage
muscle strength, stronger, strong muscles: strength, resistance training
weights, lifting weights, gym: resistance training, strength training, exercise
working out, keep fit, fitness, physical activity, being active, move more: exercise, physical activity, physical fitness
endurance, stamina, longer effort: endurance, exercise capacity, time to exhaustion
walking, walks: walking, walk, gait
falls, falling over, tripping: falls, accidental falls, balance
stretching: stretching, flexibility
slow chinese exercise: tai chi, qigong
physio, physiotherapy: physical therapy, physiotherapy, rehabilitation, exercise
massage, rubbing, stroking, rub, kneading: massage
bone cracking, chiropractor: spinal manipulation, chiropractic, manual therapy
elastic tape, sports tape: kinesio tape, taping
insoles, shoe inserts: orthoses, footwear
warm bath, hot bath, mud: balneotherapy, spa
cold spray, ice, ice pack: cryotherapy, cold
cold lasers, cold laser, laser light, low laser: low-level laser therapy
zapping the brain, brain zapping, magnets, electric current: transcranial magnetic stimulation, transcranial direct current stimulation
electric pulses, zapping nerves: electrical stimulation, TENS
spots, pimples, zits: acne
itch, itching, itchy: pruritus
rash, rashes: exanthema, dermatitis, skin
nappy rash, diaper rash: diaper dermatitis
eczema, itchy skin: atopic dermatitis
hives: urticaria
dandruff, flaky scalp: seborrheic dermatitis
scaly skin: psoriasis
warts, verrucas: warts, verruca
athlete's foot, nail fungus: tinea, onychomycosis
nits, head lice: pediculosis, lice
the itch mite, mites: scabies
sunburn, suntan, sun cream, sun lotion, sunscreen: ultraviolet, sunscreen
wrinkles, looking younger: skin ageing, wrinkles
scar, scars, scarring: scar, keloid
burns, burnt skin, scald, scalds: burns
wound, wounds, cut, cuts, healing cuts: wound, wound healing
stitches, stitching, sewing up: sutures, suture, wound closure
dressing, bandage: dressing, bandage
sweating, sweaty: hyperhidrosis
bald, going bald, hair loss, losing hair: alopecia
cold sores: herpes labialis
hay fever, pollen: allergic rhinitis
peanut allergy, nut allergy, food allergy: food allergy, hypersensitivity
allergy pills, allergy tablets: antihistamine
bug, bugs, germ, germs: bacteria, infection, pathogen
worms, tapeworm: helminth, anthelmintic, deworming
mosquito nets, bed nets: insecticide-treated nets
superbug, superbugs, hospital bug: MRSA, methicillin-resistant
hospital infection: nosocomial infection, surgical site infection
hand washing, washing hands, hand gel: hand hygiene
chest infection: pneumonia, respiratory infection
snuffles, cold, colds, a cold, sniffles: common cold, upper respiratory tract infection
flu, flu jab, flu shot: influenza, influenza vaccine
baby jabs, childhood jabs, babies vaccines, babys vaccines: vaccination, immunization, vaccine responses
blood poisoning: sepsis, bacteraemia
water infection, bladder infection, cystitis: urinary tract infection
bladder, bladder trouble, weak bladder: overactive bladder, urinary incontinence
tube in the bladder: urinary catheter
clap, vd, std, stds, sti: sexually transmitted infection, gonorrhoea, chlamydia
aids, hiv positive: HIV
liver infection: hepatitis
lumps in the breast, breast lump: breast cancer
bowel cancer, cancer of the bowel, gut cancer: colorectal cancer
cancer spread, spread, spreading cancer, spread to the liver: metastasis, metastases, metastatic
skin cancer: melanoma, skin neoplasms
blood cancer: leukaemia, leukemia, lymphoma, myeloma
chemo: chemotherapy
radiation, rays, zapping tumours: radiotherapy
tumour, tumours, growth, growths: cancer, neoplasm, carcinoma
dying of cancer, end of life, last days, hospice: palliative care, terminal
dying, dead, die, deaths, death, kill, kills: mortality, death, survival
live longer, living longer: survival, longevity, mortality
tired, tiredness, worn out, exhausted, no energy: fatigue
feel better, feeling better, how they felt: quality of life, well-being
everyday life, daily life: activities of daily living, quality of life
get back to work, back to work, sick leave, sick note, off work: return to work, sick leave, sickness absence
hospital stay, time in hospital, days in hospital: length of stay
back in hospital, hospital again: readmission
side effects, downsides, harm, trouble, problems: adverse events, complications, adverse effects
worth the money, worth the cost, value for money: cost-effectiveness, cost
cheap, cheaper, costs: cost, costs
dummy, dummy pill, dummy pills, dummy powder, fake, fake treatment, pretend: placebo, sham
secretly, without knowing: blind, blinded, double-blind
swap, swapping, change, exchange: replacement, replaced, switching
gifts, little gifts, presents, freebies, rewards, money, paying, cash: incentive, incentives, payment
replies, reply, answer a survey, send back, filling in surveys: response rate, response rates, questionnaire
surveys, survey, questionnaire, mood questionnaire: questionnaire, survey, rating scale
pens, pen: pen
letters, leaflet, leaflets, pamphlet: written information, leaflet, booklet
tick list, tick lists, check list: checklist
computer program, online course, website: internet-based, web-based, online
nagging, reminders, reminder: reminder, prompt
taking pills, taking tablets, sticking to pills, pill taking, remember to take: adherence, compliance
pill box: adherence
quit, drop out, giving up: dropout, attrition
no-wheat, wheat free, wheat-free, no wheat, gluten free, gluten-free: gluten-free diet, gluten
milk, cow's milk, cow milk: milk, dairy
soy, soya: soy, soybean
beet juice, beet, beetroot: beetroot juice, nitrate
nuts: nuts, nut consumption
fish oil, fish oils, cod liver oil: omega-3, n-3 fatty acids, eicosapentaenoic acid, icosapent
olive oil: Mediterranean diet, olive oil
greens, veg, veggies, fruit and veg, five a day: vegetables, fruit
fibre, roughage, bran: dietary fibre, fiber
friendly bacteria, good bacteria, gut bacteria, LGG, LGG bacteria, yoghurt bacteria, live yoghurt: probiotic, Lactobacillus
food for good bacteria: prebiotic, inulin, oligofructose
fizzy drinks, soft drinks, pop, soda: sugar-sweetened beverages
sweets, candy, sugary food: sugar, sucrose
chewing gum, gum: chewing gum
coffee: coffee, caffeine
tea: tea
chocolate: cocoa, chocolate
red wine, wine: wine, alcohol
salt, salty food: sodium, salt
paraffin oil, liquid paraffin: mineral oil
plant syrup, herbal syrup, plant medicine, herbs, herb, herbal: herbal, plant extract, extract
silkworm enzyme: serratiopeptidase
steroid, steroid tablet, steroid tablets, steroids: corticosteroid, prednisolone, methylprednisolone, dexamethasone, steroid
steroid jab, steroid injection: corticosteroid injection, triamcinolone
sunshine vitamin: vitamin D
vitamin pills, vitamins: vitamin, supplementation, multivitamin
fasting, skipping meals, not eating: fasting, caloric restriction
low carb, no carbs: low-carbohydrate diet, ketogenic
feeding by tube, tube feeding, fed through a tube, stomach tube: enteral nutrition, nasogastric
fed by drip, feeding by drip, feeding by vein: parenteral nutrition
drinking water, clean water, safe water, clean containers: water treatment, safe storage, water quality
toilets, latrines: sanitation
stove, stoves, cooking smoke: cookstove, household air pollution
dirty air, smog, exhaust fumes: air pollution, particulate matter
grow, growing, growth, grow better: growth, weight-for-age, height
growing pains, short kids: short stature, growth hormone
hormones, hormone: hormone, cortisol, melatonin
stress hormone: cortisol
immune system, body's defence, body's defences, defences: immune, immunity, antibody, immunological
inflamed, inflammation: inflammatory, C-reactive protein, inflammation
operation, op, operations, surgery, proper operation: surgery, surgical, resection, operative
liver operation: hepatectomy, hepatic resection
keyhole, keyhole surgery: laparoscopic, arthroscopic, minimally invasive
hernia: hernia, herniorrhaphy
piles: haemorrhoids, hemorrhoids
drain, drains, drainage tube: drainage, drain
adhesions, sticking together, stuck together: adhesions, synechiae
wearing off, how long it lasts, lasts longer: duration
works faster, kicks in, quicker relief: onset of action, onset
stay still, lying flat, bed rest: bed rest, immobilisation
tummy time, on the tummy, face down: prone position
lying down, on the back: supine
open scanner: open MRI, open scanner
claustrophobic, closed in, tight space: claustrophobia
ambulance, paramedics: emergency medical services, prehospital
A&E, casualty, emergency room, ER: emergency department
intensive care, ICU: intensive care unit, critically ill
cardiac arrest, heart stopped: cardiac arrest, resuscitation
CPR, kiss of life, chest pumping: cardiopulmonary resuscitation
poisoning, overdose: overdose, poisoning
snake bite, snake bites: snakebite, antivenom
bee sting, wasp sting: venom, immunotherapy
medical students, trainee doctors, junior doctors: medical students, residents, medical education
teaching doctors, training doctors, lessons: education, training, medical education
practise, practice first, rehearse: training, simulation
dummy patient, dummies, mannequin: simulation, manikin
cows, cow, cattle, calves: dairy cows, cattle
pigs, sows, mother pigs, piglets: sows, swine, piglets
hens, chickens, chicken: poultry, broiler, hens
sheep, lambs: sheep, ewes
horses: horse, equine
lab animals: mice, rats
wildlife, animals, creatures: biodiversity, species, fauna
global warming, warming, warmer world, heating planet: climate change, climate
die out, dying out, going extinct: extinction
rain forest, jungle, cutting trees: deforestation, forest
seas, sea, oceans: marine, ocean
seaside, reefs: coral, marine
bees: pollinators, bees
crops, farming, farmland, fields: agriculture, crop
computer learning, computers that learn, thinking machine, thinking machines: machine learning, neural network, deep learning
chatbot, chat bot, talking computer: language model, dialogue
face recognition, seeing computers: image recognition, computer vision
go, board game: Go, game
brain scans, brain scan: functional magnetic resonance, neuroimaging
willpower, self control, running out of willpower: ego depletion, self-control
going along with the group, peer pressure: conformity
obey, obeying orders: obedience
thinking traps, mental shortcuts, rules of thumb: heuristics, biases
testing yourself, self testing, practice tests: retrieval practice, testing effect
cramming, spreading out study: spacing, distributed practice
class size, small classes, fewer pupils: class size
nursery, kindergarten, pre-school: preschool, early childhood
tutoring, homework help: tutoring
free money, handouts: cash transfer, basic income
norwegian: Norway
swedish: Sweden
danish: Denmark
finnish: Finland
icelandic: Iceland
dutch: Netherlands
german: Germany
french: France
spanish: Spain
portuguese: Portugal
italian: Italy
greek: Greece
turkish: Turkey
swiss: Switzerland
austrian: Austria
belgian: Belgium
irish: Ireland
scottish: Scotland
welsh: Wales
polish: Poland
czech: Czech Republic
hungarian: Hungary
romanian: Romania
russian: Russia
israeli: Israel
iranian: Iran
iraqi: Iraq
egyptian: Egypt
indian: India
pakistani: Pakistan
bangladeshi: Bangladesh
nepalese: Nepal
thai: Thailand
vietnamese: Vietnam
indonesian: Indonesia
malaysian: Malaysia
filipino: Philippines
japanese: Japan
korean: Korea
chinese: China
taiwanese: Taiwan
australian: Australia
canadian: Canada
american: United States
mexican: Mexico
brazilian: Brazil
argentinian: Argentina
chilean: Chile
colombian: Colombia
peruvian: Peru
cuban: Cuba
kenyan: Kenya
ugandan: Uganda
tanzanian: Tanzania
ethiopian: Ethiopia
nigerian: Nigeria
ghanaian: Ghana
zambian: Zambia
malawian: Malawi
south african: South Africa
`
