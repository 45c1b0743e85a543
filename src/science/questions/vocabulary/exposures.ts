/** What people and things are exposed to beside medicines: behaviour, care, schooling, policy, environment, methods. */
export const exposures = `
smoking; tobacco; cigarette smoking; cigarettes; smoker; smokers; tobacco smoking
e-cigarette; e-cigarettes; vaping; electronic cigarette; electronic cigarettes; ENDS
passive smoking; secondhand smoke; environmental tobacco smoke; second-hand smoke
alcohol; alcohol consumption; drinking; ethanol; alcoholic beverages
coffee; caffeine; coffee consumption
tea; green tea
red meat; processed meat; meat
salt; sodium; dietary sodium; salt intake; sodium intake; salt reduction
sugar; sugar-sweetened beverages; soft drinks; fructose; soda; fizzy drinks; sugary drinks
Mediterranean diet; olive oil; PREDIMED
ketogenic diet; low-carbohydrate diet; low-carb diet; Atkins; keto
intermittent fasting; time-restricted eating; time-restricted feeding; alternate-day fasting; fasting
low-fat diet; dietary fat; saturated fat; dietary fat reduction
dietary fibre; dietary fiber; whole grains; fibre; fiber
fruit and vegetables; fruit; vegetables; fruits
vegetarian diet; vegan diet; plant-based diet
breastfeeding; breast feeding; breast milk; human milk
exercise; physical activity; aerobic exercise; resistance training; exercise training; strength training; walking; physical training; sport
high-intensity interval training; HIIT; interval training
yoga; tai chi; qigong; pilates
meditation; mindfulness; MBSR; mindfulness-based stress reduction; mindfulness-based intervention; MBCT
cognitive behavioural therapy; CBT; cognitive behavioral therapy; cognitive-behavioural therapy; cognitive-behavioral therapy; cognitive therapy
psychotherapy; psychological therapy; talking therapy; counselling; counseling > cognitive behavioural therapy, dialectical behaviour therapy, interpersonal therapy, psychodynamic therapy
dialectical behaviour therapy; DBT; dialectical behavior therapy
EMDR; eye movement desensitisation and reprocessing
electroconvulsive therapy; ECT
transcranial magnetic stimulation; TMS; rTMS
acupuncture; electroacupuncture; dry needling
spinal manipulation; chiropractic; manual therapy; physiotherapy; physical therapy
massage; massage therapy
homeopathy; homoeopathy; homeopathic
surgery; operation; surgical treatment; arthroscopy; arthroscopic surgery
bariatric surgery; gastric bypass; sleeve gastrectomy; metabolic surgery
percutaneous coronary intervention; PCI; angioplasty; stent; stenting
coronary artery bypass grafting; CABG; bypass surgery
implantable cardioverter-defibrillator; ICD; defibrillator
cardiac resynchronisation therapy; CRT; biventricular pacing
prone positioning; proning; prone position
CPAP; continuous positive airway pressure; non-invasive ventilation; NIV
therapeutic hypothermia; targeted temperature management; cooling; hypothermia
kangaroo mother care; skin-to-skin contact; skin-to-skin
mammography; breast screening; mammographic screening; breast cancer screening
screening; cancer screening; population screening; CT screening; colonoscopy
PSA; PSA screening; prostate-specific antigen
face masks; mask; masks; face covering; facemask; surgical mask; respirator; N95; masking
hand washing; handwashing; hand hygiene; hand disinfection; chlorinated lime
lockdown; lockdowns; social distancing; stay-at-home orders; non-pharmaceutical interventions; school closures; physical distancing
water fluoridation; fluoride; fluoridated water; fluoride toothpaste; fluoridation
bed nets; insecticide-treated nets; ITNs; mosquito nets; insecticide-treated bed nets; bednets
oral rehydration; ORS; oral rehydration solution; oral rehydration therapy
male circumcision; circumcision
condom; condoms; safer sex
needle exchange; syringe exchange; harm reduction
telemedicine; telehealth; remote monitoring; teleconsultation; telemonitoring
text messages; SMS; text messaging; mobile phone; mHealth; smartphone app; texting
health education; patient education; education programme; self-management
community health workers; lay health workers
surgical safety checklist; checklist; checklists; WHO checklist
audit and feedback; clinical audit; reminders
class size; small classes; smaller class size; smaller class sizes; small class; class-size reduction; smaller classes; class sizes; pupil-teacher ratio
teacher; teacher quality; teaching; instruction; teacher training
tutoring; peer tutoring; one-to-one tuition; tuition
preschool; early childhood education; Head Start; nursery school; pre-kindergarten; Perry Preschool
retrieval practice; testing effect; test-enhanced learning; practice testing; repeated testing; testing; quizzing
spaced practice; spacing; distributed practice; spacing effect; spaced repetition; distributed learning
interleaving; interleaved practice
active learning; flipped classroom; problem-based learning; PBL; flipped learning
feedback; formative assessment; formative feedback
growth mindset; mindset; mindset intervention; implicit theories of intelligence
homework; learning at home
note-taking; laptop note taking; longhand notes
learning styles; matching instruction to learning styles; meshing hypothesis
phonics; reading instruction; phonemic awareness
bilingualism; bilingual; second language
music training; music lessons; Mozart effect; listening to Mozart; music
working memory training; brain training; cognitive training; computerised cognitive training
screen time; television; media use; video games; gaming; violent video games
social media; Facebook; Instagram; digital media; Internet use
nudge; nudging; default; defaults; choice architecture; opt-out
financial incentives; incentives; payment; conditional cash transfer; cash transfer; cash transfers; rewards
universal basic income; basic income; UBI; unconditional cash transfer; guaranteed income
minimum wage; minimum wages; wage floor
microcredit; microfinance; microloans
immigration; migration; immigrants; refugees
taxation; tax; sugar tax; soda tax; tobacco tax; carbon tax; carbon price; carbon pricing
gun control; firearm legislation; gun laws; firearms
policing; hot spots policing; police patrol; stop and search
remote work; working from home; telework; telecommuting; hybrid work
four-day week; reduced working hours; working time reduction
deworming; anthelmintic; albendazole; mass drug administration; worm treatment
power posing; power pose; expansive posture
priming; social priming; behavioural priming
ego depletion; self-control depletion; depletion
stereotype threat
facial feedback; smiling; pen in mouth
marshmallow test; delay of gratification; delayed gratification
obedience; obedience to authority; conformity
cognitive dissonance; forced compliance; induced compliance
air pollution; PM2.5; particulate matter; fine particles; nitrogen dioxide; ozone; smog
lead exposure; lead; blood lead; leaded petrol
noise; noise exposure; traffic noise
heat; heat wave; heatwave; extreme heat; high temperature
green space; nature exposure; urban green; parks
mobile phones; cell phone radiation; radiofrequency radiation; 5G
ionising radiation; radon; ionizing radiation; radiation exposure
pesticide; pesticides; glyphosate; neonicotinoid; neonicotinoids; insecticides
microplastics; plastic pollution; microplastic; nanoplastics
bisphenol A; BPA; phthalates; endocrine disruptors; PFAS
climate change; global warming; warming; climate warming; rising temperatures; anthropogenic climate change
elevated CO2; carbon dioxide enrichment; CO2 enrichment; rising CO2; carbon dioxide
ocean acidification; acidification; low pH
deforestation; forest loss; habitat loss; land-use change; fragmentation; habitat fragmentation
protected areas; nature reserves; marine reserves; national parks; marine protected areas
rewilding; reintroduction; trophic cascade; predator reintroduction; wolves; keystone species
no-till; conservation tillage; cover crops; conservation agriculture
organic farming; organic agriculture; organic food
genetically modified crops; GM crops; GMO; transgenic crops; Bt cotton; Bt maize
fertiliser; fertilizer; nitrogen addition; nitrogen fertiliser; nutrient enrichment
invasive species; alien species; biological invasion; introduced species
overfishing; fishing; fisheries; trawling
renewable energy; wind power; solar power; wind turbines
CRISPR; CRISPR-Cas9; gene editing; genome editing; Cas9
gene therapy; adeno-associated virus; AAV; gene transfer
stem cells; induced pluripotent stem cells; iPSC; stem cell therapy; pluripotent stem cells
gut microbiota; microbiome; faecal microbiota transplantation; fecal microbiota transplantation; FMT; gut flora
telomere; telomeres; telomerase
caloric restriction; calorie restriction; dietary restriction; energy restriction
dropout; dropout regularisation; dropout regularization
batch normalization; batch normalisation; layer normalization
attention mechanism; self-attention; transformer; transformers
large language model; LLM; large language models; language model; language models; GPT; GPT-3; GPT-4; ChatGPT; BERT
deep learning; neural network; neural networks; convolutional neural network; CNN; deep neural network
pretraining; pre-training; transfer learning; fine-tuning; self-supervised learning
data augmentation; augmentation
reinforcement learning; RL; deep reinforcement learning; Q-learning
residual connections; skip connections; ResNet; residual network; residual learning
chain-of-thought; chain of thought prompting; prompting; prompt engineering
retrieval-augmented generation; RAG; retrieval augmentation
federated learning; differential privacy
double-blind peer review; peer review; blinding of reviewers; open peer review
preregistration; pre-registration; registered reports; trial registration
reporting guideline; CONSORT; PRISMA; STROBE; reporting guidelines
open access; open-access publishing; preprints
publication bias; small-study effects; funnel plot; file drawer
p-hacking; questionable research practices; researcher degrees of freedom; selective reporting
randomisation; randomization; random allocation; allocation concealment; blinding
usual care; standard care; standard of care; routine care; treatment as usual; TAU; conventional treatment; no treatment
waiting list; wait-list; waitlist; waitlist control
treatment interruption; treatment breaks; breaks in treatment; drug holidays; therapy interruption; treatment interruptions; therapy interruptions
transillumination; shining a light through; shining light through
novices; beginners
plate fixation; fixing with plates; plates and screws; surgical fixation; internal fixation; plating
internal jugular vein catheterisation; jugular line; neck line; internal jugular vein; central venous catheterisation; central venous catheter
laparoscopic surgery; keyhole surgery; laparoscopy
analgesics; painkillers; analgesia
swine; pigs; pig; porcine; minipigs
caprine; goats
bovine; cows; cattle; dairy cows
endotracheal tube; breathing tube; breathing tubes; tracheal intubation
nasogastric tube; feeding tube; enteral feeding
interdental cleaning; flossing; floss; dental flossing
hearing instruments; hearing aids
telephone-based health coaching; phone coaching; coaching by phone; telephone coaching; telephone health coaching; telephone counselling
nuts; nut; nut consumption; walnuts; almonds; hazelnuts; pistachios
wood smoke; wood burning; biomass smoke
hypnosis; hypnotherapy; hypnotic suggestion; hypnotic suggestions; self-hypnosis
`
