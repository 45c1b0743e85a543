/**
 * The commonest diseases, treatments and outcomes of questions in German, French, Spanish, Italian and Portuguese, each line with
 * its English name first. Written by hand; several names of one language stand between commas. Plurals that a final s or x
 * makes need no name of their own.
 */
export const otherLanguages = `
stroke: Schlaganfall, Schlaganfälle, Hirnschlag | accident vasculaire cérébral, accidents vasculaires cérébraux, AVC | ictus, derrame cerebral, accidente cerebrovascular | ictus, colpo apoplettico | acidente vascular cerebral, acidentes vasculares cerebrais, derrame
myocardial infarction: Herzinfarkt, Herzinfarkte, Myokardinfarkt | infarctus, infarctus du myocarde, crise cardiaque | infarto, infarto de miocardio, ataque al corazón | infarto, infarto miocardico | infarto, enfarte, ataque cardíaco
heart failure: Herzinsuffizienz, Herzschwäche | insuffisance cardiaque | insuficiencia cardíaca | scompenso cardiaco, insufficienza cardiaca | insuficiência cardíaca
heart disease: Herzkrankheit, Herzkrankheiten, Herzerkrankungen | maladie cardiaque, maladies cardiaques, cardiopathie | enfermedad cardíaca, enfermedades cardíacas, cardiopatía | malattia cardiaca, malattie cardiache, cardiopatia | doença cardíaca, doenças cardíacas, cardiopatia
cardiovascular events: kardiovaskuläre Ereignisse | événements cardiovasculaires | eventos cardiovasculares | eventi cardiovascolari | eventos cardiovasculares
atrial fibrillation: Vorhofflimmern | fibrillation auriculaire | fibrilación auricular | fibrillazione atriale | fibrilação atrial
hypertension: Bluthochdruck, Hypertonie | hypertension, hypertension artérielle | hipertensión | ipertensione | hipertensão
blood pressure: Blutdruck | tension artérielle, pression artérielle | presión arterial, tensión arterial | pressione sanguigna, pressione arteriosa | pressão arterial
cholesterol: Cholesterin | cholestérol | colesterol | colesterolo | colesterol
diabetes: Diabetes, Zuckerkrankheit | diabète | diabetes | diabete | diabetes
type 2 diabetes: Typ-2-Diabetes, Diabetes Typ 2 | diabète de type 2 | diabetes tipo 2 | diabete di tipo 2, diabete tipo 2 | diabetes tipo 2
blood sugar: Blutzucker | glycémie | glucemia, azúcar en sangre | glicemia | glicemia
obesity: Übergewicht, Adipositas, Fettleibigkeit | obésité, surpoids | obesidad, sobrepeso | obesità, sovrappeso | obesidade, excesso de peso
body weight: Körpergewicht | poids corporel, poids | peso corporal | peso corporeo | peso corporal
weight loss: Gewichtsverlust, Gewichtsabnahme | perte de poids | pérdida de peso | perdita di peso | perda de peso
cancer: Krebs | cancer | cáncer | cancro, tumore, tumori | câncer, cancro
lung cancer: Lungenkrebs | cancer du poumon | cáncer de pulmón | tumore del polmone, cancro al polmone | câncer de pulmão, cancro do pulmão
breast cancer: Brustkrebs | cancer du sein | cáncer de mama | tumore al seno, cancro al seno | câncer de mama, cancro da mama
colorectal cancer: Darmkrebs | cancer colorectal | cáncer colorrectal, cáncer de colon | cancro colorettale, tumore del colon | câncer colorretal
prostate cancer: Prostatakrebs | cancer de la prostate | cáncer de próstata | tumore della prostata, cancro alla prostata | câncer de próstata
chemotherapy: Chemotherapie | chimiothérapie | quimioterapia | chemioterapia | quimioterapia
radiotherapy: Strahlentherapie, Bestrahlung | radiothérapie | radioterapia | radioterapia | radioterapia
tuberculosis: Tuberkulose | tuberculose | tuberculosis | tubercolosi | tuberculose
malaria: Malaria | paludisme | malaria, paludismo | malaria | malária
measles: Masern | rougeole | sarampión | morbillo | sarampo
influenza: Grippe | grippe | gripe | influenza | gripe
common cold: Erkältung, Erkältungen, Schnupfen | rhume, rhumes | resfriado, resfriados, catarro | raffreddore, raffreddori | resfriado, constipação
pneumonia: Lungenentzündung | pneumonie | neumonía | polmonite | pneumonia
asthma: Asthma | asthme | asma | asma | asma
COPD: chronisch obstruktive Lungenerkrankung | bronchopneumopathie chronique obstructive, BPCO | enfermedad pulmonar obstructiva crónica, EPOC | broncopneumopatia cronica ostruttiva, BPCO | doença pulmonar obstrutiva crónica, DPOC
sepsis: Blutvergiftung | septicémie, sepsis | sepsis, septicemia | sepsi, setticemia | sépsis, sepse
infection: Infektion, Infektionen, Ansteckung | infection | infección, infecciones | infezione, infezioni | infecção, infecções, infeção
urinary tract infection: Harnwegsinfekt, Harnwegsinfektion, Blasenentzündung | infection urinaire, infections urinaires | infección urinaria, infecciones urinarias | infezione urinaria, infezioni urinarie | infecção urinária
diarrhoea: Durchfall | diarrhée | diarrea | diarrea | diarreia
vomiting: Erbrechen | vomissement | vómito, vómitos | vomito | vómito, vômito
nausea: Übelkeit | nausée | náusea, náuseas | nausea | náusea, náuseas
fever: Fieber | fièvre | fiebre | febbre | febre
cough: Husten | toux | tos | tosse | tosse
pain: Schmerz, Schmerzen | douleur | dolor, dolores | dolore, dolori | dor, dores
headache: Kopfschmerz, Kopfschmerzen | mal de tête, maux de tête, céphalée | dolor de cabeza, cefalea | mal di testa, cefalea | dor de cabeça, cefaleia
migraine: Migräne | migraine | migraña, jaqueca | emicrania | enxaqueca
back pain: Rückenschmerz, Rückenschmerzen | mal de dos, lombalgie | dolor de espalda, lumbalgia | mal di schiena, lombalgia | dor nas costas, lombalgia
depression: Depression, Depressionen | dépression | depresión | depressione | depressão
anxiety: Angst, Ängste, Angststörung | anxiété | ansiedad | ansia | ansiedade
schizophrenia: Schizophrenie | schizophrénie | esquizofrenia | schizofrenia | esquizofrenia
autism: Autismus | autisme | autismo | autismo | autismo
dementia: Demenz | démence | demencia | demenza | demência
Alzheimer's disease: Alzheimer-Krankheit | maladie d’Alzheimer | enfermedad de Alzheimer | malattia di Alzheimer | doença de Alzheimer
Parkinson's disease: Parkinson-Krankheit | maladie de Parkinson | enfermedad de Parkinson | malattia di Parkinson | doença de Parkinson
multiple sclerosis: Multiple Sklerose | sclérose en plaques | esclerosis múltiple | sclerosi multipla | esclerose múltipla
epilepsy: Epilepsie | épilepsie | epilepsia | epilessia | epilepsia
insomnia: Schlaflosigkeit, Schlafstörungen | insomnie | insomnio | insonnia | insónia, insônia
sleep: Schlaf | sommeil | sueño | sonno | sono
sleep apnoea: Schlafapnoe | apnée du sommeil | apnea del sueño | apnea notturna, apnea del sonno | apneia do sono
stress: Stress | stress | estrés | stress | estresse, stresse
suicide: Suizid, Selbstmord | suicide | suicidio | suicidio | suicídio
addiction: Sucht, Abhängigkeit | addiction, toxicomanie | adicción | dipendenza | dependência, vício
osteoporosis: Osteoporose | ostéoporose | osteoporosis | osteoporosi | osteoporose
fracture: Knochenbruch, Knochenbrüche, Fraktur, Frakturen | fracture | fractura | frattura, fratture | fratura
osteoarthritis: Arthrose | arthrose | artrosis | artrosi | artrose
rheumatoid arthritis: rheumatoide Arthritis, Rheuma | polyarthrite rhumatoïde | artritis reumatoide | artrite reumatoide | artrite reumatoide
gout: Gicht | goutte | gota | gotta | gota
kidney disease: Nierenerkrankung, Nierenerkrankungen, Nierenkrankheit | maladie rénale, maladies rénales | enfermedad renal | malattia renale, malattie renali | doença renal
kidney failure: Nierenversagen, Niereninsuffizienz | insuffisance rénale | insuficiencia renal | insufficienza renale | insuficiência renal
dialysis: Dialyse | dialyse | diálisis | dialisi | diálise
cirrhosis: Leberzirrhose | cirrhose | cirrosis | cirrosi | cirrose
hepatitis: Hepatitis | hépatite | hepatitis | epatite | hepatite
peptic ulcer: Magengeschwür, Magengeschwüre | ulcère gastrique, ulcère | úlcera gástrica, úlcera | ulcera gastrica, ulcera | úlcera gástrica
leg ulcer: Beingeschwür, Ulcus cruris | ulcère de jambe | úlcera de pierna | ulcera della gamba | úlcera de perna
wound: Wunde, Wunden | plaie | herida | ferita, ferite | ferida
burn: Verbrennung, Verbrennungen | brûlure | quemadura | ustione, ustioni | queimadura
eczema: Ekzem, Neurodermitis | eczéma | eccema | eczema | eczema
psoriasis: Schuppenflechte | psoriasis | psoriasis | psoriasi | psoríase
acne: Akne | acné | acné | acne | acne
allergy: Allergie, Allergien | allergie | alergia | allergia, allergie | alergia
tooth decay: Karies | carie dentaire, caries | caries | carie | cárie
cataract: Grauer Star, Katarakt | cataracte | catarata | cataratta | catarata
myopia: Kurzsichtigkeit | myopie | miopía | miopia | miopia
pregnancy: Schwangerschaft | grossesse | embarazo | gravidanza | gravidez
preterm birth: Frühgeburt, Frühgeburten | naissance prématurée, accouchement prématuré | parto prematuro, nacimiento prematuro | parto prematuro, nascita pretermine | parto prematuro
miscarriage: Fehlgeburt, Fehlgeburten | fausse couche | aborto espontáneo | aborto spontaneo | aborto espontâneo
caesarean section: Kaiserschnitt | césarienne | cesárea | taglio cesareo | cesariana, cesárea
breastfeeding: Stillen | allaitement | lactancia, lactancia materna | allattamento | amamentação, aleitamento
infertility: Unfruchtbarkeit | infertilité | infertilidad | infertilità | infertilidade
menopause: Wechseljahre | ménopause | menopausia | menopausa | menopausa
anaemia: Blutarmut, Anämie | anémie | anemia | anemia | anemia
thrombosis: Thrombose, Thrombosen | thrombose | trombosis | trombosi | trombose
pulmonary embolism: Lungenembolie | embolie pulmonaire | embolia pulmonar | embolia polmonare | embolia pulmonar
bleeding: Blutung, Blutungen | saignement, hémorragie | hemorragia, sangrado | emorragia, sanguinamento | sangramento, hemorragia
falls: Stürze | chute | caídas | cadute | quedas
delirium: Delir | délire | delirio | delirio | delírio
death: Tod, Todesfall, Todesfälle | mort, décès | muerte | morte, decesso, decessi | morte, óbito
mortality: Sterblichkeit, Mortalität | mortalité | mortalidad | mortalità | mortalidade
survival: Überleben | survie | supervivencia | sopravvivenza | sobrevivência, sobrevida
hospital admissions: Krankenhausaufnahmen, Krankenhauseinweisungen, Hospitalisierung, Hospitalisierungen | hospitalisation | hospitalización, hospitalizaciones, ingresos hospitalarios | ricovero, ricoveri, ospedalizzazione | internação, internações, internamento, hospitalização
side effects: Nebenwirkung, Nebenwirkungen | effet secondaire, effets secondaires, effets indésirables | efectos secundarios, efectos adversos | effetti collaterali | efeitos colaterais, efeitos secundários
quality of life: Lebensqualität | qualité de vie | calidad de vida | qualità della vita, qualità di vita | qualidade de vida
recovery: Genesung, Erholung | guérison, rétablissement | recuperación | guarigione | recuperação
relapse: Rückfall, Rückfälle | rechute | recaída | recidiva, ricaduta | recaída, recidiva
memory: Gedächtnis | mémoire | memoria | memoria | memória
attention: Aufmerksamkeit | attention | atención | attenzione | atenção
intelligence: Intelligenz | intelligence | inteligencia | intelligenza | inteligência
vaccine: Impfstoff, Impfstoffe | vaccin | vacuna | vaccino, vaccini | vacina
vaccination: Impfung, Impfungen | vaccination | vacunación | vaccinazione, vaccinazioni | vacinação
antibiotics: Antibiotika, Antibiotikum | antibiotique | antibiótico | antibiotico, antibiotici | antibiótico
painkillers: Schmerzmittel | antalgique, analgésique | analgésico | antidolorifico, antidolorifici, analgesici | analgésico
aspirin: Aspirin, Acetylsalicylsäure | aspirine | aspirina | aspirina | aspirina, ácido acetilsalicílico
paracetamol: Paracetamol | paracétamol | paracetamol | paracetamolo | paracetamol
ibuprofen: Ibuprofen | ibuprofène | ibuprofeno | ibuprofene | ibuprofeno
statins: Statine, Cholesterinsenker, Cholesterin-Senker, Blutfettsenker | statine | estatina | statina, statine | estatina
beta-blockers: Betablocker | bêtabloquant | betabloqueante | betabloccanti, beta-bloccanti | betabloqueador, betabloqueadores
insulin: Insulin | insuline | insulina | insulina | insulina
metformin: Metformin | metformine | metformina | metformina | metformina
corticosteroids: Kortikosteroide, Cortison | corticoïde, corticostéroïde | corticoide, corticosteroide | corticosteroidi, cortisone | corticoide, corticosteroide
antidepressants: Antidepressiva | antidépresseur | antidepresivo | antidepressivo, antidepressivi | antidepressivo
placebo: Placebo, Scheinmedikament | placebo | placebo | placebo | placebo
vitamin D: Vitamin D | vitamine D | vitamina D | vitamina D | vitamina D
vitamin C: Vitamin C | vitamine C | vitamina C | vitamina C | vitamina C
iron: Eisen | fer | hierro | ferro | ferro
zinc: Zink | zinc | zinc, cinc | zinco | zinco
magnesium: Magnesium | magnésium | magnesio | magnesio | magnésio
fish oil: Fischöl | huile de poisson | aceite de pescado | olio di pesce | óleo de peixe
surgery: Operation, Operationen, Chirurgie | chirurgie, opération | cirugía, operación | chirurgia, intervento chirurgico | cirurgia, operação
physiotherapy: Physiotherapie, Krankengymnastik | kinésithérapie, physiothérapie | fisioterapia | fisioterapia | fisioterapia
psychotherapy: Psychotherapie | psychothérapie | psicoterapia | psicoterapia | psicoterapia
cognitive behavioural therapy: kognitive Verhaltenstherapie, Verhaltenstherapie | thérapie cognitivo-comportementale | terapia cognitivo-conductual | terapia cognitivo-comportamentale | terapia cognitivo-comportamental
acupuncture: Akupunktur | acupuncture | acupuntura | agopuntura | acupuntura
exercise: Sport, Bewegung, körperliche Aktivität | exercice, exercice physique, activité physique | ejercicio, ejercicio físico, actividad física | esercizio, esercizio fisico, attività fisica | exercício, exercício físico, atividade física
diet: Ernährung, Diät | régime, alimentation | dieta, alimentación | dieta, alimentazione | dieta, alimentação
fasting: Fasten | jeûne | ayuno | digiuno | jejum
smoking: Rauchen | tabagisme, tabac | tabaquismo, tabaco, fumar | fumo, tabagismo | tabagismo, fumar
alcohol: Alkohol | alcool | alcohol | alcol | álcool
coffee: Kaffee | café | café | caffè | café
tea: Tee | thé | té | tè | chá
salt: Salz | sel | sal | sale | sal
sugar: Zucker | sucre | azúcar | zucchero | açúcar
red meat: rotes Fleisch | viande rouge | carne roja | carne rossa | carne vermelha
air pollution: Luftverschmutzung | pollution de l’air | contaminación del aire | inquinamento atmosferico, inquinamento dell’aria | poluição do ar
masks: Masken, Maske, Mundschutz | masque | mascarillas, mascarilla, cubrebocas | mascherine, mascherina | máscara
hand washing: Händewaschen | lavage des mains | lavado de manos | lavaggio delle mani | lavagem das mãos
school: Schule, Schulen | école | escuela | scuola, scuole | escola
small classes: kleine Klassen, kleinere Klassen | petites classes, classes réduites | clases pequeñas, clases reducidas | classi piccole | turmas pequenas
children: Kinder, Kindern, Kind | enfant | niños, niño, niñas | bambini, bambino | crianças, criança
newborns: Neugeborene, Neugeborenen, Säuglinge | nouveau-né | recién nacidos, recién nacido | neonati, neonato | recém-nascidos, recém-nascido
women: Frauen, Frau | femme | mujeres, mujer | donne, donna | mulheres, mulher
men: Männer, Männern | homme | hombres, hombre | uomini, uomo | homens, homem
elderly: ältere Menschen, Senioren | personnes âgées | ancianos, personas mayores | anziani, anziano | idosos, idoso
adolescents: Jugendliche, Jugendlichen | adolescent | adolescentes, adolescente | adolescenti, adolescente | adolescentes, adolescente
teachers: Lehrer, Lehrerinnen | enseignant, professeur | profesores, maestros | insegnanti | professores
nuts: Nüsse, Nuss | noix, fruits à coque | nueces, frutos secos | noci, frutta secca | nozes
chocolate: Schokolade | chocolat | chocolate | cioccolato | chocolate
eggs: Eier | œufs, oeufs | huevos | uova | ovos
milk: Milch | lait | leche | latte | leite
green tea: Grüntee, grüner Tee | thé vert | té verde | tè verde | chá verde
olive oil: Olivenöl | huile d'olive | aceite de oliva | olio d'oliva | azeite
vegetables: Gemüse | légumes | verduras, hortalizas | verdure | legumes, verduras
longer survival: länger leben, Lebensdauer | vivre plus longtemps, longévité | vivir más, vivir más tiempo, longevidad | vivere più a lungo, longevità | viver mais, longevidade
irritability: Reizbarkeit | irritabilité | irritabilidad | irritabilità | irritabilidade
hot flushes: Hitzewallungen | bouffées de chaleur | sofocos | vampate | ondas de calor
blood thinners: Blutverdünner | anticoagulants | anticoagulantes | anticoagulanti | anticoagulantes
diuretics: Entwässerungstabletten, Wassertabletten | diurétiques | diuréticos | diuretici | diuréticos
antihypertensive drugs: Blutdrucksenker, blutdrucksenkende Mittel | antihypertenseurs | antihipertensivos | antipertensivi | anti-hipertensivos
yoga: Yoga | yoga | yoga | yoga | ioga
music: Musik | musique | música | musica | música
walking: Spazierengehen, Gehen | marche à pied, marcher | caminar | camminare | caminhar
probiotics: Probiotika | probiotiques | probióticos | probiotici | probióticos
obese: übergewichtig, fettleibig | obèse, en surpoids | obeso, obesa, con sobrepeso | obeso, sovrappeso | obeso, com sobrepeso
students: Schüler, Studenten | élèves, étudiants | alumnos, estudiantes | studenti, alunni | alunos, estudantes
learning: Lernen | apprentissage | aprendizaje | apprendimento | aprendizagem
global warming: Erderwärmung, Klimawandel | réchauffement climatique, changement climatique | calentamiento global, cambio climático | riscaldamento globale, cambiamento climatico | aquecimento global
extinction: Aussterben, Artensterben | extinction | extinción | estinzione | extinção
milk: Kuhmilch | lait de vache | leche de vaca | latte vaccino, latte di mucca | leite de vaca
constipation: Verstopfung, Obstipation | constipation | estreñimiento | stitichezza, stipsi | obstipação, prisão de ventre
helmet: Helm, Helme, Fahrradhelm, Fahrradhelme | casque, casques | casco, cascos | casco, caschi | capacete, capacetes
bicycle: Fahrrad, Fahrräder, Rad, Radfahren, Radfahrer | vélo, vélos, bicyclette, cyclistes, cycliste | bicicleta, bici, ciclistas | bicicletta, bici, ciclisti | bicicleta, ciclistas
infant: Säugling, Säuglinge, Baby, Babys | bébé, bébés, nourrisson, nourrissons | bebé, bebés, lactante, lactantes | neonato, neonati, lattante, lattanti | bebé, bebés, lactente
preterm infants: Frühgeborene, Frühchen | prématuré, prématurés | prematuro, prematuros | prematuro, prematuri | prematuro, prematuros
older people: Ältere, ältere Menschen, Senioren, alte Leute | personnes âgées, aînés, vieux | ancianos, personas mayores, mayores | anziani, persone anziane | idosos, pessoas idosas
mother: Mutter, Mütter, Müttern | mère, mères | madre, madres | madre, madri, mamma, mamme | mãe, mães
birth: Geburt, Entbindung | accouchement, naissance | parto, nacimiento | parto, nascita | parto, nascimento
nurse: Krankenschwester, Pflegekraft, Pflegekräfte, Pfleger | infirmière, infirmier, infirmières, infirmiers | enfermera, enfermeras, enfermero | infermiera, infermiere, infermieri | enfermeira, enfermeiro, enfermeiros
physicians: Arzt, Ärzte, Ärzten, Hausarzt, Hausärzte | médecin, médecins, généraliste | médico, médicos | medico, medici | médico, médicos
hospital: Krankenhaus, Klinik, Spital | hôpital, hôpitaux | hospital, hospitales | ospedale, ospedali | hospital, hospitais
heart surgery: Herzoperation, Herz-OP, Herzchirurgie | chirurgie cardiaque, opération du cœur | cirugía cardíaca, operación de corazón | cardiochirurgia, operazione al cuore | cirurgia cardíaca
anaesthesia: Narkose, Betäubung, Anästhesie | anesthésie | anestesia | anestesia | anestesia
knee: Knie | genou, genoux | rodilla, rodillas | ginocchio, ginocchia | joelho, joelhos
hip: Hüfte | hanche | cadera | anca | quadril, anca
shoulder: Schulter, Schultern | épaule, épaules | hombro, hombros | spalla, spalle | ombro, ombros
tooth: Zahn, Zähne, Zähnen | dent, dents | diente, dientes, muela, muelas | dente, denti | dente, dentes
eye: Auge, Augen | œil, yeux | ojo, ojos | occhio, occhi | olho, olhos
ear: Ohr, Ohren | oreille, oreilles | oído, oreja, oídos | orecchio, orecchie | ouvido, orelha
skin: Haut | peau | piel | pelle | pele
bone: Knochen | os | hueso, huesos | osso, ossa | osso, ossos
muscle: Muskel, Muskeln | muscle, muscles | músculo, músculos | muscolo, muscoli | músculo, músculos
lung: Lunge, Lungen | poumon, poumons | pulmón, pulmones | polmone, polmoni | pulmão, pulmões
kidney: Niere, Nieren | rein, reins | riñón, riñones | rene, reni | rim, rins
liver: Leber | foie | hígado | fegato | fígado
stomach: Magen, Bauch | estomac, ventre | estómago, barriga | stomaco, pancia | estômago, barriga
bowel: Darm | intestin, intestins | intestino, intestinos | intestino | intestino
bladder: Blase, Harnblase | vessie | vejiga | vescica | bexiga
brain: Gehirn, Hirn | cerveau | cerebro | cervello | cérebro
heart: Herz | cœur | corazón | cuore | coração
blood: Blut | sang | sangre | sangue | sangue
fatigue: Müdigkeit, Erschöpfung | fatigue | cansancio, fatiga | stanchezza, affaticamento | cansaço, fadiga
smoking cessation: Rauchentwöhnung, Rauchstopp, Rauchen aufhören, aufhören zu rauchen | arrêt du tabac, arrêter de fumer, sevrage tabagique | dejar de fumar | smettere di fumare | deixar de fumar, parar de fumar
group: Gruppe, Gruppen | groupe, groupes | grupo, grupos | gruppo, gruppi | grupo, grupos
individual counselling: Einzelberatung, Einzelgespräch | conseil individuel, consultation individuelle | asesoramiento individual, consejo individual | consulenza individuale | aconselhamento individual
counselling: Beratung | conseil, accompagnement | asesoramiento, consejería | consulenza | aconselhamento
massage: Massage, Massagen | massage, massages | masaje, masajes | massaggio, massaggi | massagem, massagens
singing: Singen, Chor | chant, chanter, chorale | canto, cantar, coro | canto, cantare, coro | canto, cantar, coro
relaxation: Entspannung, Entspannungsübungen | relaxation, détente | relajación, ejercicios de relajación | rilassamento | relaxamento
fruit: Obst, Früchte | fruit, fruits | fruta, frutas | frutta | fruta, frutas
water: Wasser | eau | agua | acqua | água
cinnamon: Zimt | cannelle | canela | cannella | canela
garlic: Knoblauch | ail | ajo | aglio | alho
ginger: Ingwer | gingembre | jengibre | zenzero | gengibre
honey: Honig | miel | miel | miele | mel
beetroot juice: Rote-Bete-Saft, Rote Bete | jus de betterave | zumo de remolacha, jugo de remolacha | succo di barbabietola | sumo de beterraba, suco de beterraba
cocoa: Kakao, Schokolade | cacao, chocolat | cacao, chocolate | cacao, cioccolato | cacau, chocolate
vitamin: Vitamin, Vitamine | vitamine, vitamines | vitamina, vitaminas | vitamina, vitamine | vitamina, vitaminas
tablets: Tablette, Tabletten, Pillen | comprimé, comprimés, pilule | pastilla, pastillas, comprimidos | compressa, compresse, pastiglie | comprimido, comprimidos
injection: Spritze, Spritzen | piqûre, piqûres, injection | inyección, inyecciones | iniezione, iniezioni, puntura | injeção, injeções
antibiotic: Antibiotikum, Antibiotika | antibiotique, antibiotiques | antibiótico, antibióticos | antibiotico, antibiotici | antibiótico, antibióticos
light therapy: Lichttherapie | luminothérapie | terapia de luz | terapia della luce | terapia da luz
laser: Laser | laser | láser | laser | laser
text messages: SMS, Textnachrichten | SMS, textos | mensajes de texto, SMS | SMS, messaggi | SMS, mensagens de texto
telephone: Telefon | téléphone | teléfono | telefono | telefone
reminder: Erinnerung, Erinnerungen | rappel, rappels | recordatorio, recordatorios | promemoria | lembrete, lembretes
physical growth: Wachstum | croissance | crecimiento | crescita | crescimento
wisdom teeth: Weisheitszahn, Weisheitszähne | dent de sagesse, dents de sagesse | muela del juicio, muelas del juicio | dente del giudizio, denti del giudizio | dente do siso, dentes do siso
swelling: Schwellung, Schwellungen | gonflement, enflure | hinchazón | gonfiore | inchaço
hay fever: Heuschnupfen | rhume des foins | fiebre del heno | febbre da fieno, raffreddore da fieno | febre dos fenos
jaundice: Gelbsucht | jaunisse, ictère | ictericia | itterizia, ittero | icterícia
burns: Verbrennung, Verbrennungen | brûlure, brûlures | quemadura, quemaduras | ustione, ustioni | queimadura, queimaduras
climate change: Klimawandel | changement climatique, réchauffement climatique | cambio climático | cambiamento climatico, cambiamenti climatici | alterações climáticas, mudanças climáticas
`
