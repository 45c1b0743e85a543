/**
 * Words of journals' names and how they are shortened, read off the names and abbreviations of the National Library of
 * Medicine's list of journals (public domain): words that stand in at least three names and are shortened alike in at least 97
 * of 100. They follow ISO 4. Each line: the short form, then its words.
 */
export const shortenedWords =
  'abdom abdominal|abnorm abnormal|abstr abstracts|acad academiae academy|accad accademia|act activity|' +
  'actual actualites|addict addiction|adm administrative|adolesc adolescence adolescent|' +
  'adv advanced advancement advances|advis advisor|aeronaut aeronautica aeronautique|aerosp aerospace|' +
  'aff affairs|afr african africana afrique|aggiorn aggiornamenti|agric agricultural agriculture|ala alabama|' +
  'am american americana|ambul ambulatory|an anais anales|anaesth anaesthesia|' +
  'anaesthesiol anaesthesiologica anaesthesiology|anal analytical|analg analgesia|' +
  'anat anatomia anatomie anatomy|androl andrology|anestesiol anestesiologia|anesth anesthesia|' +
  'anesthesiol anesthesiology|angew angewandte|anim animal|ann annali annals|annu annual|' +
  'anthropol anthropological anthropologist anthropology|antibiot antibiotics|antropol antropologia|' +
  'anu anuario|anz anzeiger|apoth apotheker|appl applications applied|arch archiv archives archivos archiwum|' +
  'archaeol archaeology|archeol archeology|argent argentina argentinos|ariz arizona|ark arkansas|arq arquivos|' +
  'arsb arsbok|artif artificial|arztebl arzteblatt|arztl arztliche|asiat asiatic|asoc asociacion|' +
  'assess assessment|assist assistant assisted|assoc association|assur assurance|astrophys astrophysics|' +
  'at atomic|atheroscler atherosclerosis|atl atlantic|attual attualita|audiol audiology|' +
  'aust australia australian|australas australasian|autoimmun autoimmunity|auton autonomic|av avances|' +
  'aviat aviation|b buenos|bacteriol bacteriology|behav behavior behavioral behaviour behavioural|' +
  'belg belgica belgique|ber berichte|berl berliner|bibl bibliotheca|biochem biochemical biochemistry|' +
  'biochim biochimica|bioeng bioengineering|biogr biography|' +
  'biol biologia biologica biological biologicas biologie biologii biologiia biologique biology|' +
  'biomech biomechanics|biomed biomedical biomedicine|biomol biomolecular|bioorg bioorganic|' +
  'biophys biophysical biophysics|biosci bioscience biosciences|biosyst biosystems|biotechnol biotechnology|' +
  'biother biotherapy|bol boletim boletin boletines|boll bollettino|bot botany|br british|' +
  'bras brasileira brasileiro brasileiros|braz brazilian|brief briefings|brux bruxelles|bull bulletin|' +
  'bus business|c comptes|cah cahiers|calif california|can canada canadian|cap capital|carbohydr carbohydrate|' +
  'carcinog carcinogenesis|cardiol cardiologia cardiologica cardiology|cardiopulm cardiopulmonary|' +
  'cardiothorac cardiothoracic|cardiovasc cardiovascular|caribb caribbean|cathol catholic|cell cellular|' +
  'cent center|cereb cerebral|chem chemical chemist chemistry chemists|chemother chemotherapy|chil chilena|' +
  'child childhood children childrens|chim chimica|chin chinese|' +
  'chir chirurgia chirurgiae chirurgica chirurgical chirurgie|christ christian|chromatogr chromatography|' +
  'chron chronicle|cir cirugia cirujanos|circ circulo|clin clinic clinica clinical clinics clinique|' +
  'col colegio|coll college|collect collections|colo colorado|colomb colombiana|comb combinatorial|' +
  'comm commission|comment commentary|commer commercial|commonw commonwealth|' +
  'commun communicable communications|comp comparative|compend compendium|complement complementary|' +
  'compr comprehensive|comput computation computational computer computers computing|conf conference|' +
  'conn connecticut|consens consensus|conserv conservation|consum consumer|contam contamination|' +
  'contemp contemporanea contemporary|contin continuing|contracept contraception contraceptive|' +
  'contrib contributions|cosmet cosmetic|counc council|couns counsel counseling|craniofac craniofacial|' +
  'creat creative|crim criminal|crit critica critical|cty county|cuad cuadernos|cult cultura culture|' +
  'curr current currents|cytol cytology|d dakota|decis decision|defic deficiency|del delaware|deliv delivery|' +
  'demogr demografia demographic demographie demography|dent dentaire dental dentist dentistry|derg dergisi|' +
  'dermatol dermatologic dermatologische|des design|dev developing developmental developments developpement|' +
  'diagn diagnosis diagnostic diagnostics|dial dialysis|diet dietetics|dietol dietologica|' +
  'differ differentiation|dig digest digestive|dir directions directors|dis disease diseases|' +
  'disabil disability|discov discovery|discuss discussions|disord disorders|dist district|divers diversity|' +
  'doc documentation|dtsch deutsche deutschen deutsches|dtschl deutschland|dyn dynamics|east eastern|' +
  'eat eating|ecol ecological ecology|econ economia economic economics economie economies economiques economy|' +
  'ecuat ecuatoriana|educ education educator educators|egypt egyptian|eksp eksperimentalnaia|' +
  'electron electronics|electrophysiol electrophysiology|elem elements|embryol embryology|' +
  'emerg emergency emerging|endocr endocrine|endocrinol endocrinologica endocrinology|endod endodontic|' +
  'endosc endoscopy|enferm enfermedades enfermeria|eng engineering|engl england english|' +
  'entomol entomological entomology|environ environment environmental|enzymol enzymology|' +
  'epidemiol epidemiologia epidemiology|ergeb ergebnisse|ergon ergonomics|esp espanola espanoles|' +
  'estomatol estomatologia|estud estudios estudos|ethiop ethiopian|ethn ethnicity|eugen eugenics|' +
  'eukaryot eukaryotic|eur europaea europea european|eval evaluation|evol evolution evolutionary|exch exchange|' +
  'exec executive|exerc exercise|exp experimental experimentale experimentalis experimentelle|' +
  'explor explorations|expr expression|fac facultad faculty|facil facilities|fail failure|fak fakultesi|' +
  'fam familial|farm farmacia|fed federal federation|fem feminist|fenn fenniae|filol filologia|filos filosofia|' +
  'financ financing|fisiol fisiologia|fiziol fiziologii fiziologiia|fla florida|forecast forecasting|' +
  'forsch forschung forschungen|fortbild fortbildung|fortschr fortschritte|found foundation|' +
  'fr francaises french|front frontiers|funct function functional|fundam fundamental|g giornale|gac gaceta|' +
  'gastroenterol gastroenterologia gastroenterologica gastroenterologie gastroenterology|' +
  'gastrointest gastrointestinal|gen general generale|genet genetics genetique|genitourin genitourinary|' +
  'geogr geografia geographic geographica geographical geographische|geol geology|ger german|' +
  'geriatr geriatric geriatrics|gerontol gerontological gerontologie gerontology|ges gesellschaft|' +
  'gesch geschichte|ginecol ginecologica|glas glasnik|gov government|graph graphics|grenzgeb grenzgebiete|' +
  'guatem guatemala|guid guidance|gynakol gynakologie|gynecol gynecologic gynecological gynecology|' +
  'haematol haematologica haematology|handicap handicapped|healthc healthcare|hear hearing|helv helvetica|' +
  'hematol hematological hematology|hepatol hepatology|hig higiene|' +
  'hist histoire historia historian historica historical historique historische history|' +
  'histochem histochemistry|histol histology|hop hopitaux|horiz horizons|horm hormone|' +
  'hosp hospice hospital hospitals|houst houston|hum humaine|hung hungarica hungaricae|hyg hygiene hygienists|' +
  'hypertens hypertension|hypn hypnosis|iber iberica|ig igiene|ill illinois|illn illness|illus illustrated|' +
  'immun immunity|immunogenet immunogenetics|immunol immunological immunology|immunopathol immunopathology|' +
  'immunopharmacol immunopharmacology|implantol implantology|improv improvement|ind industrial industry|' +
  'individ individual|indones indonesian|infant infantil|infect infection infections infectious|' +
  'inflamm inflammation|inj injury|innov innovation|inorg inorganic|inq inquiry|' +
  'inst institute institutes instituto|instrum instrumentation|insur insurance|' +
  'int international internationale internationalis internazionali|integr integrated integrative|' +
  'intell intelligence|intellect intellectual|interact interactions|interam interamericana|intern internal|' +
  'invest investigative|iran iranian|islam islamic|isr israel|ist istituto|' +
  'ital italia italian italiana italiani italiano italica|iugosl iugoslavica|j jersey jornal journal|' +
  'jahrb jahrbuch|jew jewish|jpn japonica|kans kansas|khim khimii|kinderheilkd kinderheilkunde|' +
  'klin klinicheskaia klinische|kozl kozlemenyek|kreislaufforsch kreislaufforschung|kwart kwartalnik|' +
  'ky kentucky|la louisiana|lab laboratory|landesgesch landesgeschichte|lang language|lat latin latina|' +
  'latinoam latinoamericanos|lav lavoro|leadersh leadership|learn learning|lect lectures|leg legale|' +
  'legis legislation|lek lekarske lekarsky lekarstvi|lepr leprosy|lett letter letters|libr libraries|' +
  'lit literature|lond london|low lower|mag magazine|magn magnetic|magy magyar|mal maladies malattie|' +
  'malays malaysian|manag managed|manpow manpower|mar marine|mars marseille|mass massachusetts|mater materials|' +
  'math mathematical mathematics|maxillofac maxillofacial|md maryland|meas measurement|mech mechanisms|' +
  'med medecine medicae medical medicales medicina medicinae medicinal medicine medicinski medico meditsinskaia medizin medizinische medycyna medycyny|' +
  'mediev medieval|meet meeting|mem memoires memory|ment mental|metab metabolic|methodol methodology|' +
  'mex mexicana|mich michigan|microb microbial|' +
  'microbiol microbiologia microbiologica microbiological microbiology|microsc microscopy|migr migration|' +
  'mikrobiol mikrobiologie|mil militaire|miner mineral|minn minnesota|minor minority|miss mississippi|' +
  'mitt mitteilungen|mod modern|model modeling|mol molecular|mon monthly|monatsh monatshefte|' +
  'monatsschr monatsschrift|monit monitor monitoring|monogr monographs|morphol morphology|motil motility|' +
  'mov movimento|mt mountain|mus museum|mycol mycology|nac nacional|nat natural nature|natl national|' +
  'naturwiss naturwissenschaften|nav naval|ned nederlands|neerl neerlandica|nephrol nephrology|nerv nervous|' +
  'netw network|neurobiol neurobiology|neurochem neurochemistry|' +
  'neurol neurologia neurologica neurologie neurology|neuropathol neuropathology|' +
  'neuropharmacol neuropharmacology|neurophysiol neurophysiology|neuropsychol neuropsychology|' +
  'neurosci neuroscience neurosciences|neurosurg neurosurgery neurosurgical|newsl newsletter|nord nordisk|' +
  'north northern|nouv nouvelle|nucl nuclear|nurs nursing|nutr nutrition nutritional|obs observer|' +
  'obstet obstetric obstetrical obstetricia obstetrics|occup occupational occupations|ocul ocular|' +
  'odontoestomatol odontoestomatologia|odontoiatr odontoiatria|odontol odontologia odontologica odontologico|' +
  'off office official|oftalmol oftalmologia|oncol oncologia oncology|ont ontario|oper operational operative|' +
  'ophthalmol ophthalmology|opin opinion|opt optics|optom optometry|org organic|' +
  'organ organization organizational|orthod orthodontic|' +
  'orthop orthopadie orthopaedic orthopaedica orthopaedics orthopedics|ortop ortopedia ortopedica|' +
  'osteopath osteopathic|osterr osterreichische|ostet ostetrica ostetricia|otolaryngol otolaryngology|' +
  'otorhinolaryngol otorhinolaryngology|oxf oxford|p puerto|pa pennsylvania|pac pacific|padiatr padiatrie|' +
  'paediatr paediatric paediatrica paediatrics|pak pakistan|palliat palliative|panam panamericana|pap papers|' +
  'parasitol parasitologia parasitologie parasitology|patav patavina|pathobiol pathobiology|' +
  'pathol pathologica pathologie pathology|patol patologia patologica|paul paulista|' +
  'pediatr pediatria pediatric pediatrica pediatrics pediatrie|perinat perinatal|perinatol perinatology|' +
  'periodontol periodontology|perioper perioperative|pers personnel|perspect perspective|peru peruana|' +
  'pharm pharmaceutica pharmaceutical pharmaceutiques pharmacie pharmacist pharmacy pharmazeutische pharmazie|' +
  'pharmacokinet pharmacokinetics|pharmacol pharmacologica pharmacological pharmacology|' +
  'pharmacother pharmacotherapy|phila philadelphia|philipp philippine|philol philology|' +
  'philos philosophie philosophy|photogr photography|phys physical physics|' +
  'physiol physiologia physiologica physiological physiologie physiology|planet planetary|plast plastic|' +
  'pol polish poloniae polonica polska polski|polit politics politische|pollut pollution|popul population|' +
  'port portuguesa|postgrad postgraduate|poult poultry|' +
  'pract practica practical practice practitioner practitioners|prakt praktische|prat pratica|prax praxis|' +
  'pregl pregled|press pressure|prev prevention preventive prevenzione|primatol primatology|priv private|' +
  'probl probleme problems problemy|proc proceedings|proced procedures|prod product production products|' +
  'prof professional professions|prog progress|proj project|promot promotion|prop property|prot protection|' +
  'psiquiatr psiquiatria|psychiatr psychiatric psychiatrica psychiatrie|' +
  'psychoanal psychoanalysis psychoanalytic|psychobiol psychobiology|' +
  'psychol psychological psychologie psychologist psychology|psychon psychonomic|psychopathol psychopathology|' +
  'psychopharmacol psychopharmacology|psychosom psychosomatic psychosomatische|' +
  'psychother psychotherapie psychotherapy|publ publication publications|pulm pulmonary|q quarterly|' +
  'qld queensland|quad quaderni|qual quality|quant quantitative|que quebec|quim quimica|' +
  'r rendus rhode rico royal|radiat radiation|radic radical|radiogr radiography|' +
  'radiol radiologia radiologica radiologie radiology|rass rassegna|react reactions|rec record records|' +
  'recept receptor|rech recherche recherches|reconstr reconstructive|refract refractive|refug refugee|' +
  'reg regional|regul regulation regulatory|rehabil rehabilitation|relat related|' +
  'relig religion religions religious|ren renal|rep report reports|reprod reproduction reproductive|' +
  'res research|reson resonance|resour resource resources|respir respiratory|retard retardation|' +
  'rev review reviews revista revue|rheum rheumatic|rheumatol rheumatology|riv rivista|rom romanian|' +
  'roum roumaine|rundsch rundschau|s scotia|sanid sanidad|scand scandinavian scandinavica|' +
  'schizophr schizophrenia|schr schriften|schweiz schweizerische|' +
  'sci science sciences scientia scientiarum scientific scientist scienza scienze|scott scottish|' +
  'secur security|sem semana|semin seminars|sens sensory|ser series|serv service services|' +
  'sex sexual sexuality sexually|sifilogr sifilografia|signal signaling signalling|simul simulation|sin sinica|' +
  'soc social sociale sociales sociedad societa societe societes societies society|social socialist|' +
  'sociol sociologia sociological sociologie sociologist|south southern|southwest southwestern|sov soviet|' +
  'spec special|spectrom spectrometry|spectrosc spectroscopy|sper sperimentale|sr senior|' +
  'stand standardization standards|stat statistica statistical statistics statistik statistique|' +
  'stomatol stomatologia stomatologica stomatologie|stor storia storica|struct structural structure|' +
  'stud student studien studies|subj subjects|subst substance|suppl supplement|surf surface|' +
  'surg surgeon surgeons surgery surgical|surv survey surveys|sven svensk|swed swedish|symp symposia symposium|' +
  'synth synthesis|syst system systematic systematics|sz szemle|teach teaching|' +
  'tech technical technician technique techniques|technol technologies technologists technology|' +
  'telemed telemedicine|tenn tennessee|teratol teratology|theol theological theology|theor theoretical|' +
  'ther therapeutic therapeutica therapeutics therapeutique therapie therapies therapy|thorac thoracic|' +
  'thromb thrombosis|tidskr tidskrift|tidsskr tidsskrift|tierarztl tierarztliche|tisiol tisiologia|' +
  'tomogr tomography|toxicol toxicological toxicology|tr trudy|train training|trans transactions|' +
  'transfus transfusion|transplant transplantation|traumatol traumatology|trav travail|treat treatment|' +
  'trop tropica tropical tropicale|tropenmed tropenmedizin|tuberc tuberculosea tuberculosis|tuberk tuberkuleza|' +
  'tunis tunisienne|univ universidad universitatis university|' +
  'urol urologic urologica urological urologie urology|urug uruguay|usp uspekhi|vener venereal|' +
  'venez venezolana|verh verhandlungen|vestn vestnik|vet veterinaria veterinarian veterinary|vic victorian|' +
  'virol virology|vis visual|volunt voluntary volunteer|vopr voprosy|vt vermont|west western|wien wiener|' +
  'wiss wissenschaft|wkly weekly|work working|yearb yearbook|z zeitschrift|zahnarztl zahnarztliche|' +
  'zentralbl zentralblatt|zool zoologica zoology'

/** Words of the same list that stay whole. */
export const wholeWords =
  'aacn aaps access acids acog acta actas acute adverse ageing agenda aging aids air aires akron alcohol alert ' +
  'allergy allied alumni annee anticancer arab armed army art arthritis arts asian aspects atlanta atlas atti ' +
  'autism baillieres bangladesh bank bao bar basic benefits birth black blood bmc body bone book boston brain ' +
  'branch breast brief brooklyn cancer care casa case cell century chest chi child church ciba city club cns ' +
  'coast coeur colloid common communist community concepts concern contact contract cordoba cornell corps cost ' +
  'costa court crc cyclic cytokine daigaku data day deaf death delo denver detroit dialogue diego droit drug ' +
  'drugs duke early earth east electron emory energy enzyme epilepsy essays essex ethics expert eye factor fao ' +
  'far faraday female fems fetal fish fluid focus food foot forces forensic forum free fund future gakkai ' +
  'geburtshilfe gene genes genome gesamte ghana group groups growth guthrie hakhoe hall hastings hawaii head ' +
  'headache health heart high hiv home homes hommes hong hopkins iarc ideas ieee igaku image imaging impact ' +
  'implant implants india indian indiana infant insect insight intensive interest interface internet invasive ' +
  'ion iowa ippf issue john johns justice kaishi kidney kong korean kunst lab labor labour laeger lancet land ' +
  'lanka laser lasers law lawyer league lens life lines lipid lipids liver living local long los loyola lung ' +
  'lymphoma lyon maine majallat major man marriage marshall mary mass mcgill media medicaid memphis metastasis ' +
  'methods middle midwife midwifery midwives minerva mirror monde mondo muscle nauk neck negro neue neural ' +
  'news nippon nmr nord northwest notes nucleic nucleotide nueva nuova nurse ohio omnia one online ons options ' +
  'or oral organs osaka other outcomes outlook pain palsy pan paris patient peace people phi place plant plos ' +
  'plus policy post pregnancy press presse prison profiles program prostaglandins protein prothese public ' +
  'publica recent rica rights risk rn rocky rural rutgers salud san sante saude second sex shi shika shishubyo ' +
  'siam signal skin sleep soil southeast southwest space speech spinal sport sports sssr staff stanford state ' +
  'std stem steroid strategy stress study sudan suffolk suisse targets temple term theory third thought times ' +
  'tip tissue today todays tohoku tokyo torace torax trace trade trauma trends trial trials tufts tumor turk ' +
  'ucla ultrasound unesco update urban usa use utah values vida vie violence virus vital war watch water week ' +
  'welt who william woman women work workshop world wound xue yale yan young youth za zambia zasshi zeit zhi ' +
  'zhonghua zoonoses'
