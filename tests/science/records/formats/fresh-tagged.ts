import type { FormatFixture } from './fixture.ts'

/** Tagged files as programs and sites write them, each with its quirks; written before any reader had seen them. */
export const freshTagged: FormatFixture[] = [
  {
    name: 'Mendeley, RIS with A1 and Y1, a file of its own disk and two abstracts',
    file: 'My Collection.ris',
    format: 'ris',
    text: `TY  - JOUR
T1  - Bright light for ward nights: a crossover study
A1  - Lindqvist, Åsa
A1  - van den Bosch, Pieter-Jan
A1  - de la Cruz, María José
Y1  - 2019/03//
PB  - Elsevier Ltd
JF  - Sleep Medicine Reviews
VL  - 45
IS  - 2
SP  - 112
EP  - 119
DO  - 10.1016/j.smrv.2019.03.0091
UR  - https://doi.org/10.1016/j.smrv.2019.03.0091
L1  - file:///C:/Users/asa/Papers/light.pdf
N2  - Nurses slept 23 min longer (95% CI 4-42).
KW  - light
KW  - shift work
SN  - 1087-0792
ER  - 
`,
    records: [
      {
        type: 'article-journal',
        title: 'Bright light for ward nights: a crossover study',
        authors: ['Lindqvist, Åsa', 'van den Bosch, Pieter-Jan', 'de la Cruz, María José'],
        year: 2019,
        month: 3,
        venue: 'Sleep Medicine Reviews',
        volume: '45',
        issue: '2',
        pages: '112-119',
        doi: '10.1016/j.smrv.2019.03.0091',
        abstract: 'Nurses slept 23 min longer (95% CI 4-42).',
        keywords: ['light', 'shift work'],
        issn: '1087-0792',
      },
    ],
  },
  {
    name: 'EndNote, RIS with the range of pages in SP, a day without its year and notes',
    file: 'endnote-export.txt',
    format: 'ris',
    database: 'NLM',
    text: `TY  - JOUR\r
AB  - AIM: To find out. RESULTS: It did.\r
AD  - Department of Medicine, Oslo, Norway.\r
Institute of Public Health, Bergen, Norway.\r
AN  - 27999999\r
AU  - Bjørnstad, K. M.\r
AU  - Trial Group of the Fjords,\r
DA  - Mar 12\r
DO  - 10.1111/joim.99991\r
DP  - NLM\r
ET  - 2016/03/05\r
IS  - 3\r
KW  - Adult\r
*Fish Oils/therapeutic use\r
Humans\r
LA  - eng\r
N1  - 1365-2796\r
Bjornstad, K M\r
Journal Article\r
PY  - 2016\r
SN  - 0954-6820\r
SP  - 271-80\r
ST  - Fish oil after infarction\r
T2  - J Intern Med\r
TI  - Fish oil after infarction: twelve years of follow-up\r
VL  - 280\r
ID  - 4711\r
ER  - \r
\r
`,
    records: [
      {
        type: 'article-journal',
        title: 'Fish oil after infarction: twelve years of follow-up',
        authors: ['Bjørnstad, K. M.', 'Trial Group of the Fjords'],
        year: 2016,
        month: 3,
        day: 12,
        venue: 'J Intern Med',
        volume: '280',
        issue: '3',
        pages: '271-280',
        doi: '10.1111/joim.99991',
        abstract: 'AIM: To find out. RESULTS: It did.',
        keywords: ['Adult', '*Fish Oils/therapeutic use', 'Humans'],
        language: 'eng',
      },
    ],
  },
  {
    name: 'Google Scholar, RefMan with one author in capitals and no DOI',
    file: 'scholar.ris',
    format: 'ris',
    text: `TY  - JOUR
T1  - The tragedy of the wells
A1  - OSTROM, ELINOR
A1  - Nagendra, Harini
JO  - Ecology and society
VL  - 11
IS  - 1
SP  - 1
EP  - 14
Y1  - 2006
SN  - 1708-3087
PB  - JSTOR
ER  - 

`,
    records: [
      {
        type: 'article-journal',
        title: 'The tragedy of the wells',
        authors: ['OSTROM, ELINOR', 'Nagendra, Harini'],
        year: 2006,
        venue: 'Ecology and society',
        volume: '11',
        issue: '1',
        pages: '1-14',
        doi: undefined,
        publisher: 'JSTOR',
      },
    ],
  },
  {
    name: 'HighWire, RIS with “10.” behind doi:, an article number and two journal tags',
    file: 'bmj.ris',
    format: 'ris',
    text: `TY  - JOUR
T1  - Cycling to work and blood pressure
JF  - British Medical Journal
JO  - BMJ
DO  - doi:10.1136/bmj.d9991
VL  - 342
SP  - d9991
AU  - Ferreira-Lima, Inês
AU  - O’Brien, Cathal
Y1  - 2011/05/06
UR  - http://www.bmj.com/content/342/bmj.d9991.abstract
N2  - Objective To test whether cycling lowers pressure.Design Cohort.
ER  - 
`,
    records: [
      {
        type: 'article-journal',
        title: 'Cycling to work and blood pressure',
        authors: ['Ferreira-Lima, Inês', 'O’Brien, Cathal'],
        year: 2011,
        month: 5,
        day: 6,
        venue: 'British Medical Journal',
        venueShort: 'BMJ',
        volume: '342',
        pages: 'd9991',
        doi: '10.1136/bmj.d9991',
        abstract: 'Objective To test whether cycling lowers pressure.Design Cohort.',
      },
    ],
  },
  {
    name: 'Silverchair (Oxford), RIS with HTML in title and abstract and an access day',
    file: 'citation-oup.ris',
    format: 'ris',
    text: `TY  - JOUR
AU  - Nakamura, Yūki
AU  - Sørensen, Mette
T1  - <i>Helicobacter pylori</i> and H<sub>2</sub> breath: 10<sup>6</sup> colonies
PY  - 2020
Y1  - 2020/07/01
DO  - 10.1093/cid/ciz9992
JO  - Clinical Infectious Diseases
JA  - Clin Infect Dis
VL  - 71
IS  - 1
SP  - 44
EP  - 51
SN  - 1058-4838
AB  - <span class="paragraphSection"><strong>Background. </strong>Breath tells &lt;all&gt; &amp; more.</span>
Y2  - 11/24/2021
UR  - https://doi.org/10.1093/cid/ciz9992
ER  - 
`,
    records: [
      {
        type: 'article-journal',
        title: 'Helicobacter pylori and H₂ breath: 10⁶ colonies',
        authors: ['Nakamura, Yūki', 'Sørensen, Mette'],
        year: 2020,
        month: 7,
        venue: 'Clinical Infectious Diseases',
        volume: '71',
        issue: '1',
        pages: '44-51',
        doi: '10.1093/cid/ciz9992',
        abstract: 'Background. Breath tells <all> & more.',
      },
    ],
  },
  {
    name: 'EBSCO (PsycINFO), RIS with a country in CY and two ISSN',
    file: 'psyh.ris',
    format: 'ris',
    database: 'psyh',
    text: `TY  - JOUR
ID  - 2019-99991-001
T1  - Grudges between siblings.
AU  - Adeyemi, Folasade T.
AU  - Smith Jr., Robert L.
JF  - Journal of Family Psychology
JO  - Journal of Family Psychology
JA  - J Fam Psychol
VL  - 33
IS  - 4
Y1  - 2019/06//
SP  - 401
EP  - 410
CY  - US
PB  - American Psychological Association
SN  - 0893-3200
SN  - 1939-1293
AD  - Adeyemi, Folasade T., fadeyemi@example.edu
N2  - Siblings remember. (PsycInfo Database Record (c) 2020 APA, all rights reserved)
KW  - grudges
M3  - doi:10.1037/fam0009991
DO  - 10.1037/fam0009991
UR  - https://search.ebscohost.com/login.aspx?direct=true&db=psyh&AN=2019-99991-001&site=ehost-live
DP  - EBSCOhost
DB  - psyh
ER  - 
`,
    records: [
      {
        type: 'article-journal',
        title: 'Grudges between siblings.',
        authors: ['Adeyemi, Folasade T.', 'Smith, Robert L., Jr.'],
        year: 2019,
        month: 6,
        venue: 'Journal of Family Psychology',
        volume: '33',
        issue: '4',
        pages: '401-410',
        doi: '10.1037/fam0009991',
        abstract: 'Siblings remember. (PsycInfo Database Record (c) 2020 APA, all rights reserved)',
      },
    ],
  },
  {
    name: 'EndNote, RIS of a chapter with editors, a series and an edition',
    file: 'chapter.ris',
    format: 'ris',
    text: `TY  - CHAP
A2  - Okonkwo, Chidi
A2  - Baumgärtner, Ulrike
A3  - Reihe, Herausgeber
AU  - Tanaka, Keiko
CY  - Cham
ET  - 2nd
IS  - 12
PB  - Springer
PY  - 2021
SN  - 978-3-030-99999-1
SP  - 33-58
T2  - Handbook of Rural Medicine
T3  - Studies in Health
TI  - Distance as a risk
DO  - https://doi.org/10.1007/978-3-030-99999-1_3
ER  - 
`,
    records: [
      {
        type: 'chapter',
        title: 'Distance as a risk',
        authors: ['Tanaka, Keiko'],
        editors: ['Okonkwo, Chidi', 'Baumgärtner, Ulrike'],
        year: 2021,
        venue: 'Handbook of Rural Medicine',
        series: 'Studies in Health',
        edition: '2nd',
        pages: '33-58',
        publisher: 'Springer',
        place: 'Cham',
        isbn: '9783030999991',
        doi: '10.1007/978-3-030-99999-1_3',
      },
    ],
  },
  {
    name: 'RIS with single spaces, given names first and no end of records',
    file: 'loose.ris',
    format: 'ris',
    text: `TY - JOUR
AU - C. Barata
AU - Jean-Luc Picard
TI - Skin from a distance
T2 - Lasers in Surgery
PY - 2014
VL - 8
SP - 965
EP - 979
DO - 10.1002/lsm.99992

TY - JOUR
AU - World Health Organization
TI - Roads and deaths
JO - Bulletin
PY - 2015
ER -
`,
    records: [
      {
        type: 'article-journal',
        title: 'Skin from a distance',
        authors: ['Barata, C.', 'Picard, Jean-Luc'],
        year: 2014,
        venue: 'Lasers in Surgery',
        volume: '8',
        pages: '965-979',
        doi: '10.1002/lsm.99992',
      },
      { type: 'article-journal', title: 'Roads and deaths', authors: ['World Health Organization'], year: 2015 },
    ],
  },
  {
    name: 'Scopus, RIS with the PMID in C2, an article number in C7 and a note of its export',
    file: 'scopus(1).ris',
    format: 'ris',
    database: 'Scopus',
    text: `TY  - JOUR
AU  - Hernández-Gil, P.
AU  - Wu, X.
TI  - Wearables in labour: a scoping review
PY  - 2022
T2  - Midwifery
VL  - 105
C7  - 103221
DO  - 10.1016/j.midw.2022.999221
C2  - 34999221
UR  - https://www.scopus.com/inward/record.uri?eid=2-s2.0-85199999221&doi=10.1016%2fj.midw.2022.999221&partnerID=40&md5=0
AB  - Background: Wearables are worn. © 2022 Elsevier Ltd
KW  - Labour
KW  - Wearables
PB  - Churchill Livingstone
SN  - 02666138 (ISSN)
LA  - English
J2  - Midwifery
M3  - Review
DB  - Scopus
N1  - Export Date: 24 November 2023; Cited By: 7; Correspondence Address: P. Hernández-Gil
ER  -

`,
    records: [
      {
        type: 'article-journal',
        title: 'Wearables in labour: a scoping review',
        authors: ['Hernández-Gil, P.', 'Wu, X.'],
        year: 2022,
        venue: 'Midwifery',
        volume: '105',
        pages: '103221',
        doi: '10.1016/j.midw.2022.999221',
        pmid: '34999221',
        issn: '0266-6138',
        abstract: 'Background: Wearables are worn. © 2022 Elsevier Ltd',
      },
    ],
  },
  {
    name: 'ProQuest, RIS of a dissertation',
    file: 'ProQuestDocuments-2024.ris',
    format: 'ris',
    database: 'ProQuest Dissertations & Theses Global',
    text: `TY  - THES
T1  - Letters home: migrants and their mothers
AN  - 2299999992
AU  - Kovačević, Ana
Y1  - 2018
CY  - United States -- California
SN  - 978-0-438-99999-2
SP  - 241
PB  - University of California, Davis
AB  - Mothers are written to.
KW  - Sociology
KW  - 0626:Sociology
LA  - English
M3  - Ph.D.
DB  - ProQuest Dissertations & Theses Global
UR  - https://www.proquest.com/dissertations-theses/letters/docview/2299999992/se-2
ER  - 
`,
    records: [
      {
        type: 'thesis',
        title: 'Letters home: migrants and their mothers',
        authors: ['Kovačević, Ana'],
        year: 2018,
        publisher: 'University of California, Davis',
        genre: 'Ph.D.',
        abstract: 'Mothers are written to.',
        isbn: '9780438999992',
      },
    ],
  },
  {
    name: 'Embase, RIS with its tags for numbers and authors with full stops',
    file: 'records.ris',
    format: 'ris',
    database: 'Embase',
    text: `TY  - JOUR
M3  - Conference Abstract
Y1  - 2017
VL  - 52
IS  - 1
SP  - S221
EP  - S222
JF  - Journal of Hepatology
JO  - J. Hepatol.
A1  - D'Ambrosio R.
A1  - van der Meer A.J.
T1  - Varices at the 5th visit
U2  - L616999991
N2  - Background and Aims: Varices bleed.
DO  - 10.1016/S0168-8278(17)99991-4
LA  - English
DB  - Embase
UR  - https://www.embase.com/search/results?subaction=viewrecord&id=L616999991&from=export
ER  - 
`,
    records: [
      {
        title: 'Varices at the 5th visit',
        authors: ["D'Ambrosio, R.", 'van der Meer, A.J.'],
        year: 2017,
        venue: 'Journal of Hepatology',
        venueShort: 'J. Hepatol.',
        volume: '52',
        issue: '1',
        pages: 'S221-S222',
        doi: '10.1016/s0168-8278(17)99991-4',
        abstract: 'Background and Aims: Varices bleed.',
      },
    ],
  },
  {
    name: 'CENTRAL, RIS of two trials, one from a register',
    file: 'citation-export.ris',
    format: 'ris',
    database: 'CENTRAL',
    text: `TY  - JOUR
AU  - Oliveira LR
AU  - Moreira Lima K
AN  - CN-02099991
TI  - Ginger for nausea in the first trimester
JO  - Revista brasileira de ginecologia
PY  - 2013
VL  - 35
NO  - 5
SP  - 201‐206
PT  - Journal article
DO  - 10.1590/S0100-72032013000999991
XR  - PUBMED 23999991
AB  - PURPOSE: To test ginger.
UR  - https://www.cochranelibrary.com/central/doi/10.1002/central/CN-02099991/full
ER  - 

TY  - JOUR
AN  - CN-02199992
A1  - NCT04999992
TI  - Ginger Capsules in Chemotherapy
JF  - https://clinicaltrials.gov/show/NCT04999992
PY  - 2020
UR  - https://www.cochranelibrary.com/central/doi/10.1002/central/CN-02199992/full
ER  - 
`,
    records: [
      {
        title: 'Ginger for nausea in the first trimester',
        authors: ['Oliveira, LR', 'Moreira Lima, K'],
        year: 2013,
        venue: 'Revista brasileira de ginecologia',
        volume: '35',
        issue: '5',
        pages: '201-206',
        doi: '10.1590/s0100-72032013000999991',
        abstract: 'PURPOSE: To test ginger.',
        accession: 'CN-02099991',
      },
      {
        title: 'Ginger Capsules in Chemotherapy',
        authors: [],
        number: 'NCT04999992',
        year: 2020,
        accession: 'CN-02199992',
      },
    ],
  },
  {
    name: 'Ovid, RIS with a date in Y1, a title in T1 with its full stop, and DOIs as addresses',
    file: 'ovid.ris',
    format: 'ris',
    text: `TY  - JOUR
ID  - 35999993
T1  - Feeding tubes in advanced dementia.
A1  - Mitchell, Susan L
A1  - Teno, Joan M
A1  - ASPIRE Investigators
Y1  - 2022//
N2  - BACKGROUND: Tubes. CONCLUSIONS: None helped.
JF  - Journal of the American Geriatrics Society
JA  - J Am Geriatr Soc
VL  - 70
IS  - 4
SP  - 1001
EP  - 1010
CY  - United States
DO  - https://dx.doi.org/10.1111/jgs.19993
UR  - http://ovidsp.ovid.com/ovidweb.cgi?T=JS&CSC=Y&NEWS=N&PAGE=fulltext&D=med22&AN=35999993
ER  - 
`,
    records: [
      {
        type: 'article-journal',
        title: 'Feeding tubes in advanced dementia.',
        authors: ['Mitchell, Susan L', 'Teno, Joan M', 'ASPIRE Investigators'],
        year: 2022,
        venue: 'Journal of the American Geriatrics Society',
        venueShort: 'J Am Geriatr Soc',
        volume: '70',
        issue: '4',
        pages: '1001-1010',
        doi: '10.1111/jgs.19993',
        abstract: 'BACKGROUND: Tubes. CONCLUSIONS: None helped.',
      },
    ],
  },
  {
    name: 'PubMed, nbib with a pages abbreviation of letters, investigators who are no authors, and an erratum',
    file: 'pubmed-33999994.nbib',
    format: 'nbib',
    database: 'PubMed',
    text: `PMID- 33999994
OWN - NLM
STAT- PubMed-not-MEDLINE
LR  - 20210611
IS  - 1932-6203 (Electronic)
VI  - 16
IP  - 5
DP  - 2021
TI  - Correction: Bats of the karst & their <i>roosts</i>.
PG  - e0259994
LID - 10.1371/journal.pone.0259994 [doi]
LID - e0259994
AB  - [This corrects the article DOI: 10.1371/journal.pone.0241111.].
CN  - PLOS ONE Staff
LA  - eng
PT  - Journal Article
PT  - Published Erratum
DEP - 20210511
TA  - PLoS One
JT  - PloS one
IR  - Meyer, Anna
FIR - Meyer, Anna
EFR - PLoS One. 2020 Oct 29;15(10):e0241111.
PMC - PMC8119994
AID - PONE-D-21-09994 [pii]
PST - epublish
SO  - PLoS One. 2021 May 11;16(5):e0259994.
`,
    records: [
      {
        type: 'article-journal',
        title: 'Correction: Bats of the karst & their roosts.',
        authors: ['PLOS ONE Staff'],
        year: 2021,
        venue: 'PloS one',
        volume: '16',
        issue: '5',
        pages: 'e0259994',
        doi: '10.1371/journal.pone.0259994',
        pmid: '33999994',
        pmcid: 'PMC8119994',
        abstract: '[This corrects the article DOI: 10.1371/journal.pone.0241111.].',
      },
    ],
  },
  {
    name: 'Google Scholar, refer of a book and a conference paper',
    file: 'scholar.enw',
    format: 'enw',
    text: `%0 Book
%T Gödel's proof
%A Nagel, Ernest
%A Newman, James R
%E Hofstadter, Douglas R
%@ 0814758371
%D 2012
%I NYU Press

%0 Conference Proceedings
%T Attention for trees
%A Chen, Danqi
%A de Souza, P.
%B Proceedings of the 12th Conference on Grammars
%P 103-111
%D 2014
`,
    records: [
      {
        type: 'book',
        title: "Gödel's proof",
        authors: ['Nagel, Ernest', 'Newman, James R'],
        editors: ['Hofstadter, Douglas R'],
        year: 2012,
        publisher: 'NYU Press',
        isbn: '0814758371',
      },
      {
        type: 'paper-conference',
        title: 'Attention for trees',
        authors: ['Chen, Danqi', 'de Souza, P.'],
        year: 2014,
        venue: 'Proceedings of the 12th Conference on Grammars',
        pages: '103-111',
      },
    ],
  },
  {
    name: 'Web of Science, tagged, with a proceedings paper, an article number and an early access date',
    file: 'savedrecs.ciw',
    format: 'wos',
    database: 'Web of Science',
    text: `FN Clarivate Analytics Web of Science
VR 1.0
PT S
AU Jansen, R
   Al-Masri, H
AF Jansen, Roos
   Al-Masri, Hana
BE Weber, K
TI Counting bees by their sound
SO PROCEEDINGS OF THE 9TH INTERNATIONAL WORKSHOP ON ACOUSTICS
SE Lecture Notes in Sound
LA English
DT Proceedings Paper
CT 9th International Workshop on Acoustics
CY JUN 03-05, 2019
CL Ghent, BELGIUM
AB Bees hum at 250 Hz.
PY 2019
VL 1150
BP 12
EP 24
DI 10.1007/978-3-030-19999-5_2
UT WOS:000499999999995
ER

PT J
AU Ruiz, M
AF Ruiz, Marta
TI Honey without heat
SO FOOD CHEMISTRY
DT Article; Early Access
PD FEB 15
PY 2023
VL 402
AR 134225
DI 10.1016/j.foodchem.2022.999225
EA SEP 2022
PM 36999225
ER

EF
`,
    records: [
      {
        type: 'paper-conference',
        title: 'Counting bees by their sound',
        authors: ['Jansen, Roos', 'Al-Masri, Hana'],
        editors: ['Weber, K'],
        year: 2019,
        venue: 'PROCEEDINGS OF THE 9TH INTERNATIONAL WORKSHOP ON ACOUSTICS',
        volume: '1150',
        pages: '12-24',
        doi: '10.1007/978-3-030-19999-5_2',
        abstract: 'Bees hum at 250 Hz.',
        event: '9th International Workshop on Acoustics',
      },
      {
        type: 'article-journal',
        title: 'Honey without heat',
        authors: ['Ruiz, Marta'],
        year: 2023,
        month: 2,
        day: 15,
        venue: 'FOOD CHEMISTRY',
        volume: '402',
        pages: '134225',
        doi: '10.1016/j.foodchem.2022.999225',
        pmid: '36999225',
      },
    ],
  },
  {
    name: 'Ovid, tags with the source in one line and an abstract in indented paragraphs',
    file: 'ovid-embase.txt',
    format: 'ovid',
    database: 'Embase',
    text: `VN  - Ovid Technologies
DB  - Embase
AN  - 2019999996
TI  - Delirium on arrival: a cohort of 1,204 adults.
AU  - Friedrich M.
AU  - Perera G.
AU  - Leutgeb L.
AS  - BMC Geriatrics. 21(1) (no pagination), 2021. Article Number: 999. Date of Publication: December 2021.
SO  - BMC Geriatrics. 21(1) (no pagination), 2021. Article Number: 999. Date of Publication: December 2021.
JN  - BMC Geriatrics
YR  - 2021
VO  - 21
IP  - 1
PG  - 999
AB  - Background: Delirium is missed.
      Methods: We counted.
DO  - https://dx.doi.org/10.1186/s12877-021-99996-x
PM  - 34999996
`,
    records: [
      {
        title: 'Delirium on arrival: a cohort of 1,204 adults.',
        authors: ['Friedrich, M.', 'Perera, G.', 'Leutgeb, L.'],
        year: 2021,
        venue: 'BMC Geriatrics',
        volume: '21',
        issue: '1',
        pages: '999',
        doi: '10.1186/s12877-021-99996-x',
        pmid: '34999996',
        abstract: 'Background: Delirium is missed.\nMethods: We counted.',
      },
    ],
  },
  {
    name: 'Ovid, MEDLINE by tags, its records counted with a stop, full names beside short ones and a version of the record',
    file: 'citations.txt',
    format: 'ovid',
    database: 'Ovid MEDLINE(R) ALL',
    text: `
<1. >
VN  - Ovid Technologies
DB  - Ovid MEDLINE(R) ALL
UI  - 20999991
AU  - Weiss J
AU  - de Oliveira CA
FA  - Weiß, Jürgen
FA  - de Oliveira, Carlos A
TI  - Green tea and sleep: a trial.
SO  - BMC Teas. 9(2):40-8, 2011 Mar 12.
VI  - 1
JN  - BMC Teas
AB  - Forty adults drank tea.
DO  - 10.5555/tea.9.40
`,
    records: [
      {
        title: 'Green tea and sleep: a trial.',
        authors: ['Weiß, Jürgen', 'de Oliveira, Carlos A'],
        year: 2011,
        venue: 'BMC Teas',
        volume: '9',
        issue: '2',
        pages: '40-48',
        doi: '10.5555/tea.9.40',
        pmid: '20999991',
        abstract: 'Forty adults drank tea.',
      },
    ],
  },
]
