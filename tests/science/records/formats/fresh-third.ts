import type { FormatFixture } from './fixture.ts'

/** A third set of files after documented layouts, expectations first; read once before anything was mended. */
export const freshThird: FormatFixture[] = [
  {
    name: 'PsycInfo, RIS with a star at main subjects, two kinds of ISSN and a month without a day',
    file: 'psycinfo.ris',
    format: 'ris',
    text: `TY  - JOUR
ID  - 2019-12345-001
AN  - 2019-12345-001
AU  - Kowalska, Anna Maria
AU  - De Bruin, J. T.
AU  - Ng'eno, Faith C.
T1  - Rumination and sleep: A daily diary study
JF  - Journal of Affect and Rest
Y1  - 2019/03//
VL  - 12
IS  - 2
SP  - 101
EP  - 117
CY  - US
PB  - American Psychological Association
SN  - 1939-1846(Electronic),0021-843X(Print)
M3  - doi:10.1037/abn0000123
DO  - 10.1037/abn0000123
N2  - Objective: To see whether rumination predicts short sleep. Method: 212 adults kept a diary. Results: It did, b = 0.21. (PsycInfo Database Record (c) 2020 APA, all rights reserved)
KW  - *Rumination
KW  - Sleep
UR  - https://psycnet.apa.org/record/2019-12345-001
ER  - 

`,
    records: [
      {
        type: 'article-journal',
        title: 'Rumination and sleep: A daily diary study',
        authors: ['Kowalska, Anna Maria', 'De Bruin, J. T.', "Ng'eno, Faith C."],
        year: 2019,
        month: 3,
        venue: 'Journal of Affect and Rest',
        volume: '12',
        issue: '2',
        pages: '101-117',
        doi: '10.1037/abn0000123',
        abstract:
          'Objective: To see whether rumination predicts short sleep. Method: 212 adults kept a diary. Results: It did, b = 0.21. (PsycInfo Database Record (c) 2020 APA, all rights reserved)',
      },
    ],
  },
  {
    name: 'Embase, RIS with initials behind a comma, pages with letters and the number of the record',
    file: 'records.ris',
    format: 'ris',
    text: `TY  - JOUR
M3  - Conference Abstract
Y1  - 2021
VL  - 36
IS  - SUPPL 1
SP  - i290
EP  - i291
JF  - Human Reproduction
JO  - Hum. Reprod.
A1  - Ahmed, S.
A1  - El Toukhy, T.
A1  - van Wely, M.
T1  - Endometrial scratch before IVF: A randomised trial of 1,048 women
N2  - Study question: Does it help? Summary answer: No (RR 1.01, 95% CI 0.89 to 1.14).
SN  - 1460-2350
DO  - 10.1093/humrep/deab130.441
U2  - L636123456
LA  - English
UR  - https://www.embase.com/search/results?subaction=viewrecord&id=L636123456&from=export
ER  - 
`,
    records: [
      {
        title: 'Endometrial scratch before IVF: A randomised trial of 1,048 women',
        authors: ['Ahmed, S.', 'El Toukhy, T.', 'van Wely, M.'],
        year: 2021,
        venue: 'Human Reproduction',
        venueShort: 'Hum. Reprod.',
        volume: '36',
        issue: 'SUPPL 1',
        pages: 'i290-i291',
        doi: '10.1093/humrep/deab130.441',
        abstract: 'Study question: Does it help? Summary answer: No (RR 1.01, 95% CI 0.89 to 1.14).',
      },
    ],
  },
  {
    name: 'PubMed, nbib with a title over lines, a collective, a book and pages in short',
    file: 'pubmed-set.nbib',
    format: 'nbib',
    database: 'PubMed',
    text: `
PMID- 34567001
OWN - NLM
STAT- MEDLINE
DCOM- 20211105
IS  - 1474-547X (Electronic)
IS  - 0140-6736 (Linking)
VI  - 398
IP  - 10298
DP  - 2021 Jul 31-Aug 6
TI  - Bedside ultrasound for the placement of nasogastric tubes in rural hospitals: a 
      stepped-wedge, cluster-randomised trial.
PG  - 401-12
LID - S0140-6736(21)01000-1 [pii]
LID - 10.1016/S0140-6736(21)01000-1 [doi]
AB  - BACKGROUND: Tubes go astray. METHODS: We randomised 24 hospitals. FINDINGS: Fewer 
      went astray (2.1% vs 6.4%). FUNDING: None.
CI  - Copyright (c) 2021 Elsevier Ltd.
FAU - Mwangi-Powell, Faith N
AU  - Mwangi-Powell FN
FAU - de la Torre, José Ignacio Jr
AU  - de la Torre JI Jr
CN  - TUBE-IN Investigators
LA  - eng
PT  - Journal Article
PT  - Randomized Controlled Trial
DEP - 20210715
TA  - Lancet
JT  - Lancet (London, England)
PMC - PMC8312001
EDAT- 2021/07/19 06:00

PMID- 30725822
STAT- Publisher
BTI - Endotext
DP  - 2000
TI  - Thyroid Nodules in the Elderly
FAU - Papini, Enrico
AU  - Papini E
FED - Feingold, Kenneth R
ED  - Feingold KR
LA  - eng
PT  - Review
PT  - Book Chapter
PB  - MDText.com, Inc.
PL  - South Dartmouth (MA)
AB  - Nodules are frequent.
`,
    records: [
      {
        type: 'article-journal',
        title:
          'Bedside ultrasound for the placement of nasogastric tubes in rural hospitals: a stepped-wedge, cluster-randomised trial.',
        authors: ['Mwangi-Powell, Faith N', 'de la Torre, José Ignacio, Jr', 'TUBE-IN Investigators'],
        year: 2021,
        venue: 'Lancet (London, England)',
        venueShort: 'Lancet',
        volume: '398',
        issue: '10298',
        pages: '401-412',
        doi: '10.1016/s0140-6736(21)01000-1',
        pmid: '34567001',
        pmcid: 'PMC8312001',
        abstract:
          'BACKGROUND: Tubes go astray. METHODS: We randomised 24 hospitals. FINDINGS: Fewer went astray (2.1% vs 6.4%). FUNDING: None.',
      },
      {
        type: 'chapter',
        title: 'Thyroid Nodules in the Elderly',
        authors: ['Papini, Enrico'],
        editors: ['Feingold, Kenneth R'],
        year: 2000,
        venue: 'Endotext',
        publisher: 'MDText.com, Inc.',
        pmid: '30725822',
        abstract: 'Nodules are frequent.',
      },
    ],
  },
  {
    name: 'EndNote, XML of a chapter and an article in press with styles inside words',
    file: 'my library.xml',
    format: 'endnote-xml',
    text: `<?xml version="1.0" encoding="UTF-8" ?><xml><records><record><database name="My.enl" path="My.enl">My.enl</database><source-app name="EndNote" version="20.1">EndNote</source-app><rec-number>12</rec-number><foreign-keys><key app="EN" db-id="x" timestamp="1">12</key></foreign-keys><ref-type name="Book Section">5</ref-type><contributors><authors><author><style face="normal" font="default" size="100%">Sackett, David L.</style></author><author><style face="normal" font="default" size="100%">Haynes, R. B.</style></author></authors><secondary-authors><author><style face="normal" font="default" size="100%">Guyatt, G. H.</style></author></secondary-authors></contributors><titles><title><style face="normal" font="default" size="100%">Why </style><style face="italic" font="default" size="100%">p</style><style face="normal" font="default" size="100%"> is not enough</style></title><secondary-title><style face="normal" font="default" size="100%">Clinical Epidemiology: How to Do It</style></secondary-title></titles><pages><style face="normal" font="default" size="100%">33–48</style></pages><volume><style face="normal" font="default" size="100%">2</style></volume><dates><year><style face="normal" font="default" size="100%">2006</style></year></dates><pub-location><style face="normal" font="default" size="100%">Philadelphia</style></pub-location><publisher><style face="normal" font="default" size="100%">Lippincott</style></publisher><isbn><style face="normal" font="default" size="100%">978-0-7817-4524-6</style></isbn><urls/></record><record><source-app name="EndNote" version="20.1">EndNote</source-app><rec-number>13</rec-number><ref-type name="Journal Article">17</ref-type><contributors><authors><author>Büyükkökten, Ş.</author><author>Li, X.-Y.</author></authors></contributors><titles><title>CO&lt;sub&gt;2&lt;/sub&gt; in classrooms &amp; attention</title><secondary-title>Indoor Air</secondary-title><alt-title>Indoor Air</alt-title></titles><periodical><full-title>Indoor Air</full-title></periodical><pages>e13001</pages><volume>32</volume><number>3</number><dates><year>2022</year><pub-dates><date>Mar</date></pub-dates></dates><abstract>Children were slower&#xD;at 2,000 ppm.</abstract><electronic-resource-num>https://doi.org/10.1111/INA.13001</electronic-resource-num><urls><related-urls><url>https://onlinelibrary.wiley.com/doi/10.1111/ina.13001</url></related-urls></urls></record></records></xml>`,
    records: [
      {
        type: 'chapter',
        title: 'Why p is not enough',
        authors: ['Sackett, David L.', 'Haynes, R. B.'],
        editors: ['Guyatt, G. H.'],
        year: 2006,
        venue: 'Clinical Epidemiology: How to Do It',
        volume: '2',
        pages: '33-48',
        publisher: 'Lippincott',
        place: 'Philadelphia',
      },
      {
        type: 'article-journal',
        title: 'CO₂ in classrooms & attention',
        authors: ['Büyükkökten, Ş.', 'Li, X.-Y.'],
        year: 2022,
        venue: 'Indoor Air',
        volume: '32',
        issue: '3',
        pages: 'e13001',
        doi: '10.1111/ina.13001',
        abstract: 'Children were slower\nat 2,000 ppm.',
      },
    ],
  },
  {
    name: 'BibTeX with strings joined, a name in three parts, escapes of four kinds and a title in two braces',
    file: 'refs.bib',
    format: 'bibtex',
    text: `% Encoding: UTF-8
@STRING{ jsr = "Journal of Sleep Research" }
@string(nov = "November")

@Article{Oconnor:2018aa,
  Author = "O'Connor, D{\\'o}nal and von der Leyen, Jr, Karl and {\\"O}zg{\\"u}r {\\c S}ahin and {The {NAP} Group}",
  Title = {{Effects of \\textbeta-blockers on $\\alpha$-synuclein, {TNF}-$\\kappa$ and {\\em Drosophila}: 50\\,\\% more}},
  Journal = jsr # { (Oxford)},
  Year = 2018,
  Month = "3~" # nov,
  Volume = {27},
  Number = {Suppl.~1},
  Pages = {S1--S9},
  Doi = {10.1111/jsr.12\\_751},
  Abstract = {Flies slept \\textasciitilde 2\\,h more (95\\% CI 1.2--2.8).

Humans did not.},
}

@inproceedings{Nguyen19, author={Nguy{\\~\\^e}n, Th{\\d i} Minh and {\\L}ukasiewicz, J.}, title="Sleep {EEG} on \\$5", booktitle={Proc. {IEEE} {EMBC}}, year={2019}, pages={12-15}, doi={https://doi.org/10.1109/EMBC.2019.1}}
`,
    records: [
      {
        type: 'article-journal',
        title: 'Effects of β-blockers on α-synuclein, TNF-κ and Drosophila: 50 % more',
        authors: ["O'Connor, Dónal", 'von der Leyen, Karl, Jr', 'Şahin, Özgür', 'The NAP Group'],
        year: 2018,
        month: 11,
        venue: 'Journal of Sleep Research (Oxford)',
        volume: '27',
        issue: 'Suppl.\u00A01',
        pages: 'S1-S9',
        doi: '10.1111/jsr.12_751',
        abstract: 'Flies slept ~2 h more (95% CI 1.2–2.8).\nHumans did not.',
      },
      {
        type: 'paper-conference',
        title: 'Sleep EEG on $5',
        authors: ['Nguyễn, Thị Minh', 'Łukasiewicz, J.'],
        year: 2019,
        venue: 'Proc. IEEE EMBC',
        pages: '12-15',
        doi: '10.1109/embc.2019.1',
      },
    ],
  },
  {
    name: 'Web of Science, tagged, with an article number, a meeting and a book of editors',
    file: 'savedrecs.txt',
    format: 'wos',
    database: 'Web of Science',
    text: `\uFEFFFN Clarivate Analytics Web of Science
VR 1.0
PT J
AU Sørensen, K
   Pérez-Gómez, ML
AF Sorensen, Kirsten
   Perez-Gomez, Maria Luisa
TI Health literacy of dock workers: a cross-sectional study in
   four ports
SO BMC PUBLIC HEALTH
LA English
DT Article
AB Background Dockers are seldom asked. Methods We asked 1,203.
   Results Half had low literacy.
SN 1471-2458
J9 BMC PUBLIC HEALTH
JI BMC Public Health
PD FEB 9
PY 2022
VL 22
IS 1
AR 271
DI 10.1186/s12889-022-12610-1
PM 35139837
UT WOS:000752981200004
ER

PT C
AU Okonjo, A
AF Okonjo, Ada
BE Weber, H
TI Counting beds
SO HEALTH INFORMATICS MEETS DATA (MEDINFO 2019)
SE Studies in Health Technology and Informatics
CT 17th World Congress on Medical and Health Informatics (MEDINFO)
CY AUG 25-30, 2019
CL Lyon, FRANCE
BP 1433
EP 1434
DI 10.3233/SHTI190469
PY 2019
VL 264
UT WOS:000569653400289
ER

EF
`,
    records: [
      {
        type: 'article-journal',
        title: 'Health literacy of dock workers: a cross-sectional study in four ports',
        authors: ['Sorensen, Kirsten', 'Perez-Gomez, Maria Luisa'],
        year: 2022,
        month: 2,
        day: 9,
        venue: 'BMC PUBLIC HEALTH',
        volume: '22',
        issue: '1',
        pages: '271',
        doi: '10.1186/s12889-022-12610-1',
        pmid: '35139837',
        abstract: 'Background Dockers are seldom asked. Methods We asked 1,203. Results Half had low literacy.',
      },
      {
        type: 'paper-conference',
        title: 'Counting beds',
        authors: ['Okonjo, Ada'],
        editors: ['Weber, H'],
        year: 2019,
        venue: 'HEALTH INFORMATICS MEETS DATA (MEDINFO 2019)',
        volume: '264',
        pages: '1433-1434',
        doi: '10.3233/shti190469',
      },
    ],
  },
  {
    name: 'Scopus, CSV of 2023 with full names, an article number and no abstract',
    file: 'scopus(3).csv',
    format: 'csv',
    database: 'Scopus',
    text: `\uFEFF"Authors","Author full names","Author(s) ID","Title","Year","Source title","Volume","Issue","Art. No.","Page start","Page end","Page count","Cited by","DOI","Link","Abstract","Author Keywords","Index Keywords","Document Type","Publication Stage","Open Access","Source","EID"
"Yılmaz Ö.; Van der Berg J.H.","Yılmaz, Özlem (57201234567); Van der Berg, Johannes H. (7004567890)","57201234567; 7004567890","Shade trees and ""cool"" streets; a field trial","2023","Urban Climate","49","","101567","","","","4","10.1016/j.uclim.2023.101567","https://www.scopus.com/inward/record.uri?eid=2-s2.0-85160000001","Streets with trees were 2.1 °C cooler; benches were used more. © 2023 Elsevier B.V.","heat; shade","","Article","Final","All Open Access","Scopus","2-s2.0-85160000001"
"Abe T.","Abe, Takeshi (7401234567)","7401234567","Preface","2022","Lecture Notes in Computer Science","13378 LNCS","","","v","vi","1","0","","https://www.scopus.com/inward/record.uri?eid=2-s2.0-85130000002","[No abstract available]","","","Editorial","Final","","Scopus","2-s2.0-85130000002"
`,
    records: [
      {
        type: 'article-journal',
        title: 'Shade trees and "cool" streets; a field trial',
        authors: ['Yılmaz, Özlem', 'Van der Berg, Johannes H.'],
        year: 2023,
        venue: 'Urban Climate',
        volume: '49',
        pages: '101567',
        doi: '10.1016/j.uclim.2023.101567',
        abstract: 'Streets with trees were 2.1 °C cooler; benches were used more. © 2023 Elsevier B.V.',
      },
      {
        title: 'Preface',
        authors: ['Abe, Takeshi'],
        year: 2022,
        venue: 'Lecture Notes in Computer Science',
        volume: '13378 LNCS',
        pages: 'v-vi',
        abstract: undefined,
        doi: undefined,
      },
    ],
  },
  {
    name: 'CSL-JSON with dates in words, a name as one field and markup',
    file: 'items.json',
    format: 'csl-json',
    text: `[
  {"id":"a1","type":"article-journal","title":"<i>Plasmodium vivax</i> relapse after 14&nbsp;days","author":[{"family":"Price","given":"Ric N"},{"literal":"WWARN Vivax Group"},{"family":"Sutanto","given":"I","non-dropping-particle":"dos"}],"container-title":["The Lancet Global Health"],"container-title-short":"Lancet Glob Health","issued":{"raw":"2021-03-15"},"volume":9,"issue":"4","page":"e404–e411","DOI":"10.1016/S2214-109X(20)30519-2","abstract":"<jats:p>Relapse was frequent.</jats:p>"},
  {"id":"a2","type":"report","title":"Water points of Turkana","author":[{"given":"","family":"Turkana County Government"}],"issued":{"date-parts":[["2018","5"]]},"publisher":"County Press","publisher-place":"Lodwar","number":"TCG/18/4","URL":"https://turkana.example.ke/wp.pdf","accessed":{"date-parts":[[2020,2,3]]}}
]`,
    records: [
      {
        type: 'article-journal',
        title: 'Plasmodium vivax relapse after 14\u00A0days',
        authors: ['Price, Ric N', 'WWARN Vivax Group', 'dos Sutanto, I'],
        year: 2021,
        month: 3,
        day: 15,
        venue: 'The Lancet Global Health',
        venueShort: 'Lancet Glob Health',
        volume: '9',
        issue: '4',
        pages: 'e404-e411',
        doi: '10.1016/s2214-109x(20)30519-2',
        abstract: 'Relapse was frequent.',
      },
      {
        type: 'report',
        title: 'Water points of Turkana',
        authors: ['Turkana County Government'],
        year: 2018,
        month: 5,
        publisher: 'County Press',
        place: 'Lodwar',
        number: 'TCG/18/4',
        accessed: '2020-02-03',
      },
    ],
  },
  {
    name: 'Zotero, CSV with three authors, an extra and a preprint',
    file: 'My Library.csv',
    format: 'csv',
    text: `"Key","Item Type","Publication Year","Author","Title","Publication Title","ISBN","ISSN","DOI","Url","Abstract Note","Date","Date Added","Date Modified","Access Date","Pages","Num Pages","Issue","Volume","Number Of Volumes","Journal Abbreviation","Short Title","Series","Series Number","Series Text","Series Title","Publisher","Place","Language","Rights","Type","Archive","Archive Location","Library Catalog","Call Number","Extra","Notes","File Attachments","Link Attachments","Manual Tags","Automatic Tags","Editor","Series Editor","Translator"
"ABCD1234","journalArticle","2017","Ramírez-Ortiz, Gabriela; Le, Thi; Ó Súilleabháin, Pádraig","Night light in wards: a before–after study","Journal of Advanced Nursing","","1365-2648","10.1111/jan.13201","https://onlinelibrary.wiley.com/doi/10.1111/jan.13201","Aim. To dim. Results. Patients slept 40 min longer.","2017-08-02","2019-01-01 10:00:00","2019-01-01 10:00:00","2019-01-01 10:00:00","1823-1834","","8","73","","J Adv Nurs","Night light in wards","","","","","","","en","","","","","","","PMID: 27878847","","","","nursing","","","",""
"EFGH5678","preprint","2022","Adebayo, Tunde","Noise maps","","","","","http://arxiv.org/abs/2203.01234","","2022-03-02","2022-04-01 10:00:00","2022-04-01 10:00:00","2022-04-01 10:00:00","","","","","","","","","","","","arXiv","","en","","","","","arXiv.org","","arXiv:2203.01234 [cs]","","","","","","","",""
`,
    records: [
      {
        type: 'article-journal',
        title: 'Night light in wards: a before–after study',
        authors: ['Ramírez-Ortiz, Gabriela', 'Le, Thi', 'Ó Súilleabháin, Pádraig'],
        year: 2017,
        month: 8,
        day: 2,
        venue: 'Journal of Advanced Nursing',
        venueShort: 'J Adv Nurs',
        volume: '73',
        issue: '8',
        pages: '1823-1834',
        doi: '10.1111/jan.13201',
        abstract: 'Aim. To dim. Results. Patients slept 40 min longer.',
      },
      {
        type: 'article',
        title: 'Noise maps',
        authors: ['Adebayo, Tunde'],
        year: 2022,
        publisher: 'arXiv',
      },
    ],
  },
  {
    name: 'Cochrane Library, plain text with a trial of a register and one of PubMed',
    file: 'citation-export.txt',
    format: 'cochrane',
    database: 'CENTRAL',
    text: `Record #1 of 2
ID: CN-02345678
AU: Hernández JL
AU: Smith-Jones AB
TI: Cranberry capsules for women with recurrent cystitis: a randomized controlled trial
SO: Annals of urology
YR: 2020
VL: 15
NO: 3
PG: 211-219
PM: PUBMED 32123456
PT: Journal article
KY: *Vaccinium macrocarpon; Adult; Female
DOI: 10.1000/au.2020.211
AB: BACKGROUND: Cystitis recurs. RESULTS: It recurred less often (RR 0.74).
US: https://www.cochranelibrary.com/central/doi/10.1002/central/CN-02345678/full


Record #2 of 2
ID: CN-01999888
AU: EUCTR2017-001234-20-NL
TI: Cranberry in children with kidney disease
SO: https://trialsearch.who.int/Trial2.aspx?TrialID=EUCTR2017-001234-20-NL
YR: 2018
PT: Trial registry record
AB: INTERVENTION: Cranberry juice.
US: https://www.cochranelibrary.com/central/doi/10.1002/central/CN-01999888/full
`,
    records: [
      {
        type: 'article-journal',
        title: 'Cranberry capsules for women with recurrent cystitis: a randomized controlled trial',
        authors: ['Hernández, JL', 'Smith-Jones, AB'],
        year: 2020,
        venue: 'Annals of urology',
        volume: '15',
        issue: '3',
        pages: '211-219',
        pmid: '32123456',
        doi: '10.1000/au.2020.211',
        abstract: 'BACKGROUND: Cystitis recurs. RESULTS: It recurred less often (RR 0.74).',
      },
      {
        title: 'Cranberry in children with kidney disease',
        authors: [],
        number: 'EUCTR2017-001234-20-NL',
        year: 2018,
        abstract: 'INTERVENTION: Cranberry juice.',
      },
    ],
  },
  {
    name: 'ClinicalTrials.gov, CSV of the new site',
    file: 'ctg-studies.csv',
    format: 'csv',
    database: 'ClinicalTrials.gov',
    text: `NCT Number,Study Title,Study URL,Acronym,Study Status,Brief Summary,Study Results,Conditions,Interventions,Primary Outcome Measures,Secondary Outcome Measures,Other Outcome Measures,Sponsor,Collaborators,Sex,Age,Phases,Enrollment,Funder Type,Study Type,Study Design,Other IDs,Start Date,Primary Completion Date,Completion Date,First Posted,Results First Posted,Last Update Posted,Locations,Study Documents
NCT04512345,"Walking Groups, Sleep, and Mood in Older Adults",https://clinicaltrials.gov/study/NCT04512345,WALK-SLEEP,COMPLETED,"Older adults walk together three times a week; sleep is measured by actigraphy.",NO,Insomnia|Depression,BEHAVIORAL: Walking group|OTHER: Usual care,"Sleep efficiency, actigraphy, 12 weeks",,,University of Ghana,,ALL,OLDER_ADULT,NA,240,OTHER,INTERVENTIONAL,Allocation: RANDOMIZED,UG-1,2020-09-01,2021-08-31,2021-12-31,2020-08-13,,2022-02-01,"Accra, Ghana",
`,
    records: [
      {
        title: 'Walking Groups, Sleep, and Mood in Older Adults',
        authors: ['University of Ghana'],
        year: 2020,
        month: 8,
        day: 13,
        abstract: 'Older adults walk together three times a week; sleep is measured by actigraphy.',
        accession: 'NCT04512345',
        url: 'https://clinicaltrials.gov/study/NCT04512345',
      },
    ],
  },
  {
    name: 'Zotero, RDF with a journal of its own and an editor of a chapter',
    file: 'Exported Items.rdf',
    format: 'zotero-rdf',
    text: `<rdf:RDF
 xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
 xmlns:z="http://www.zotero.org/namespaces/export#"
 xmlns:dcterms="http://purl.org/dc/terms/"
 xmlns:bib="http://purl.org/net/biblio#"
 xmlns:foaf="http://xmlns.com/foaf/0.1/"
 xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:prism="http://prismstandard.org/namespaces/1.2/basic/">
    <bib:Article rdf:about="https://example.org/a">
        <z:itemType>journalArticle</z:itemType>
        <dcterms:isPartOf rdf:resource="urn:issn:0300-5771"/>
        <bib:authors>
            <rdf:Seq>
                <rdf:li>
                    <foaf:Person>
                        <foaf:surname>Đorđević</foaf:surname>
                        <foaf:givenName>Milica</foaf:givenName>
                    </foaf:Person>
                </rdf:li>
                <rdf:li>
                    <foaf:Person><foaf:surname>ISARIC Group</foaf:surname></foaf:Person>
                </rdf:li>
            </rdf:Seq>
        </bib:authors>
        <dc:title>Seasons &amp; stillbirth in Vojvodina</dc:title>
        <dcterms:abstract>Stillbirth was not seasonal (p &gt; 0.2).</dcterms:abstract>
        <dc:date>2016-10</dc:date>
        <bib:pages>1502-1511</bib:pages>
        <dc:identifier>
            <dcterms:URI><rdf:value>https://example.org/a</rdf:value></dcterms:URI>
        </dc:identifier>
        <dc:identifier>DOI 10.1093/ije/dyw100</dc:identifier>
    </bib:Article>
    <bib:Journal rdf:about="urn:issn:0300-5771">
        <prism:volume>45</prism:volume>
        <prism:number>5</prism:number>
        <dc:title>International Journal of Epidemiology</dc:title>
        <dcterms:alternative>Int J Epidemiol</dcterms:alternative>
        <dc:identifier>ISSN 0300-5771</dc:identifier>
    </bib:Journal>
</rdf:RDF>
`,
    records: [
      {
        type: 'article-journal',
        title: 'Seasons & stillbirth in Vojvodina',
        authors: ['Đorđević, Milica', 'ISARIC Group'],
        year: 2016,
        month: 10,
        venue: 'International Journal of Epidemiology',
        venueShort: 'Int J Epidemiol',
        volume: '45',
        issue: '5',
        pages: '1502-1511',
        doi: '10.1093/ije/dyw100',
        abstract: 'Stillbirth was not seasonal (p > 0.2).',
      },
    ],
  },
]
