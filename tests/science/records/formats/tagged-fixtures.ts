import type { FormatFixture } from './fixture.ts'

const abstract = 'Background: mice & men. Results: p < 0.05 in 12 of 20.'

/** Tagged texts of databases and programs, each after the layout that its vendor documents. */
export const taggedFixtures: FormatFixture[] = [
  {
    name: 'Web of Science, tagged (.ciw)',
    file: 'savedrecs.ciw',
    format: 'wos',
    database: 'Web of Science',
    text: `FN Clarivate Analytics Web of Science
VR 1.0
PT J
AU Okafor, CN
   van der Berg, J
AF Okafor, Chidi N.
   van der Berg, Jan
CA SYGMA Investigators
TI Effect of tafenoquine on relapse of
   vivax malaria: a randomised trial
SO NEW ENGLAND JOURNAL OF MEDICINE
LA English
DT Article; Early Access
DE malaria; primaquine
ID PLASMODIUM-VIVAX
AB ${abstract}
SN 0028-4793
EI 1533-4406
J9 NEW ENGL J MED
JI N. Engl. J. Med.
PD JAN 17
PY 2019
VL 380
IS 3
BP 215
EP 228
DI 10.1056/NEJMoa1710775
PG 14
UT WOS:000456045000006
PM 30650322
DA 2026-11-01
ER

PT B
AU Smith, A
BE Jones, B
   Roe, R
TI Screening in series
SO HANDBOOK OF REVIEWS
SE Lecture Notes in Evidence
CT 12th Congress of Evidence
CY JUN 3-5, 2018
CL Oslo, NORWAY
PU SPRINGER
PI BERLIN
BN 978-3-16-148410-0
PD 
PY 2018
VL 7
BP 33
AR 
UT WOS:000400000000001
ER

PT J
AU [Anonymous]
TI Notes of the month
SO LANCET
PY 2001
AR e12
ER

EF
`,
    records: [
      {
        type: 'article-journal',
        title: 'Effect of tafenoquine on relapse of vivax malaria: a randomised trial',
        authors: ['Okafor, Chidi N.', 'van der Berg, Jan', 'SYGMA Investigators'],
        year: 2019,
        month: 1,
        day: 17,
        venue: 'NEW ENGLAND JOURNAL OF MEDICINE',
        venueShort: 'N. Engl. J. Med.',
        volume: '380',
        issue: '3',
        pages: '215-228',
        abstract,
        doi: '10.1056/nejmoa1710775',
        pmid: '30650322',
        accession: 'WOS:000456045000006',
        keywords: ['malaria', 'primaquine', 'PLASMODIUM-VIVAX'],
        publicationTypes: ['Article', 'Early Access'],
      },
      {
        type: 'chapter',
        title: 'Screening in series',
        authors: ['Smith, A'],
        editors: ['Jones, B', 'Roe, R'],
        year: 2018,
        venue: 'HANDBOOK OF REVIEWS',
        series: 'Lecture Notes in Evidence',
        event: '12th Congress of Evidence',
        eventPlace: 'Oslo, NORWAY',
        publisher: 'SPRINGER',
        place: 'BERLIN',
        volume: '7',
        pages: '33',
      },
      { title: 'Notes of the month', authors: [], year: 2001, venue: 'LANCET', pages: 'e12' },
    ],
  },
  {
    name: 'Web of Science, tab-delimited',
    file: 'savedrecs.txt',
    format: 'csv',
    database: 'Web of Science',
    text: `\uFEFFPT\tAU\tBE\tAF\tCA\tTI\tSO\tSE\tLA\tDT\tCT\tCL\tDE\tID\tAB\tPU\tPI\tSN\tEI\tBN\tJ9\tJI\tPD\tPY\tVL\tIS\tBP\tEP\tAR\tDI\tPG\tUT\tPM\tDA
J\tOkafor, CN; van der Berg, J\t\tOkafor, Chidi N.; van der Berg, Jan\tSYGMA Investigators\tEffect of tafenoquine\tLANCET\t\tEnglish\tArticle\t\t\tmalaria; primaquine\t\t${abstract}\tELSEVIER\tLONDON\t0140-6736\t1474-547X\t\tLANCET\tLancet\tJAN 17\t2019\t380\t3\t215\t228\t\t10.1016/S0140-6736(19)1\t14\tWOS:0004\t30650322\t2026-11-01
C\tSmith, A\t\tSmith, Ann\t\tA talk, with "quotes\tPROCEEDINGS OF X\t\tEnglish\tProceedings Paper\t12th Congress\tOslo, NORWAY\t\t\t\t\t\t\t\t\t\t\t\t2018\t\t\t\t\t101234\t\t\tWOS:0005\t\t
`,
    records: [
      {
        type: 'article-journal',
        title: 'Effect of tafenoquine',
        authors: ['Okafor, Chidi N.', 'van der Berg, Jan', 'SYGMA Investigators'],
        year: 2019,
        venue: 'LANCET',
        venueShort: 'Lancet',
        volume: '380',
        issue: '3',
        pages: '215-228',
        abstract,
        doi: '10.1016/s0140-6736(19)1',
        pmid: '30650322',
        accession: 'WOS:0004',
        keywords: ['malaria', 'primaquine'],
      },
      {
        type: 'paper-conference',
        title: 'A talk, with "quotes',
        authors: ['Smith, Ann'],
        year: 2018,
        venue: 'PROCEEDINGS OF X',
        event: '12th Congress',
        pages: '101234',
      },
    ],
  },
  {
    name: 'Ovid, tags',
    file: 'citation.cgi',
    format: 'ovid',
    database: 'Ovid MEDLINE(R)',
    text: `<1>
VN  - Ovid Technologies
DB  - Ovid MEDLINE(R)
UI  - 30650322
AU  - Okafor CN
AU  - van der Berg J
FA  - Okafor, Chidi N
FA  - van der Berg, Jan
TI  - Effect of tafenoquine on relapse: a trial.
SO  - New England Journal of Medicine. 380(3):215-228, 2019 Jan 17.
AS  - N Engl J Med. 380(3):215-228, 2019 Jan 17.
NJ  - The New England journal of medicine
VO  - 380
IP  - 3
PG  - 215-228
IS  - 1533-4406
LG  - English
PT  - Journal Article
PT  - Randomized Controlled Trial
DO  - https://dx.doi.org/10.1056/NEJMoa1710775
AB  - ${abstract}
YR  - 2019

<2>
VN  - Ovid Technologies
DB  - Ovid MEDLINE(R)
UI  - 2
AU  - Smith A
TI  - A second paper.
SO  - Lancet. 12(4):1-2, 2018.

`,
    records: [
      {
        type: 'article-journal',
        title: 'Effect of tafenoquine on relapse: a trial.',
        authors: ['Okafor, Chidi N', 'van der Berg, Jan'],
        year: 2019,
        venue: 'The New England journal of medicine',
        volume: '380',
        issue: '3',
        pages: '215-228',
        abstract,
        doi: '10.1056/nejmoa1710775',
        pmid: '30650322',
        publicationTypes: ['Journal Article', 'Randomized Controlled Trial'],
      },
      {
        title: 'A second paper.',
        authors: ['Smith, A'],
        year: 2018,
        venue: 'Lancet',
        volume: '12',
        issue: '4',
        pages: '1-2',
        pmid: '2',
      },
    ],
  },
  {
    name: 'Ovid, labels',
    file: 'citation.txt',
    format: 'ovid',
    database: 'Embase',
    text: `<1>
Accession Number
  629408226
Database
  Embase
Author
  McCarthy J.S.; Smith B.; Rückert T.
Institution
  (McCarthy) Somewhere
Title
  Blood schizonticidal activity and safety
  of tafenoquine.
Source
  Clinical Infectious Diseases. 69 (3) (pp 480-486), 2019. Date of Publication: 15 Jul 2019.
Abstract
  ${abstract}
DOI
  https://dx.doi.org/10.1093/cid/ciy939
Publication Type
  Article
Year of Publication
  2019

<2>
Accession Number
  1
Database
  Embase
Title
  Another.
Source
  Gut. 1 (pp 1-2), 2001.
`,
    records: [
      {
        title: 'Blood schizonticidal activity and safety of tafenoquine.',
        authors: ['McCarthy, J.S.', 'Smith, B.', 'Rückert, T.'],
        year: 2019,
        venue: 'Clinical Infectious Diseases',
        volume: '69',
        issue: '3',
        pages: '480-486',
        abstract,
        doi: '10.1093/cid/ciy939',
        accession: '629408226',
        publicationTypes: ['Article'],
      },
      { title: 'Another.', authors: [], year: 2001, venue: 'Gut', volume: '1', pages: '1-2' },
    ],
  },
  {
    name: 'Tags like those of RIS, without a line that starts a record',
    file: 'list.txt',
    format: 'ris',
    text: `UI  - 1
AU  - Okafor, C
TI  - First paper
JF  - Lancet
PY  - 2001

UI  - 2
AU  - Smith, A
AU  - Roe, R
TI  - Second paper
JF  - Gut
PY  - 2002
`,
    records: [
      { title: 'First paper', authors: ['Okafor, C'], year: 2001, venue: 'Lancet' },
      { title: 'Second paper', authors: ['Smith, A', 'Roe, R'], year: 2002, venue: 'Gut' },
    ],
  },
  {
    name: 'RefWorks, tagged',
    file: 'export.txt',
    format: 'refworks',
    text: `RT Journal Article
SR Electronic(1)
ID 12
A1 Okafor,Chidi N.
A1 van der Berg,Jan
T1 Effect of tafenoquine
YR 2019
FD Jan 17
JF New England Journal of Medicine
JO N.Engl.J.Med.
VO 380
IS 3
SP 215
OP 228
AB ${abstract}
K1 malaria
K1 primaquine
SN 0028-4793
DO 10.1056/NEJMoa1710775
LK https://example.org/a
LA English

RT Book, Section
ID 13
A1 Smith,Ann
A2 Jones,Ben
T1 A chapter
T2 A handbook
YR 2010
PB Wiley
PP Chichester
SP 7
OP 9

`,
    records: [
      {
        type: 'article-journal',
        title: 'Effect of tafenoquine',
        authors: ['Okafor, Chidi N.', 'van der Berg, Jan'],
        year: 2019,
        month: 1,
        day: 17,
        venue: 'New England Journal of Medicine',
        venueShort: 'N.Engl.J.Med.',
        volume: '380',
        issue: '3',
        pages: '215-228',
        abstract,
        doi: '10.1056/nejmoa1710775',
        keywords: ['malaria', 'primaquine'],
      },
      {
        type: 'chapter',
        title: 'A chapter',
        authors: ['Smith, Ann'],
        editors: ['Jones, Ben'],
        year: 2010,
        venue: 'A handbook',
        publisher: 'Wiley',
        place: 'Chichester',
        pages: '7-9',
      },
    ],
  },
  {
    name: 'CENTRAL, RIS',
    file: 'citation-export.ris',
    format: 'ris',
    database: 'CENTRAL',
    text: `TY  - JOUR
AN  - CN-01954105
AU  - McCarthy, JS
AU  - Smith, B
TI  - Blood schizonticidal activity
JO  - Clinical infectious diseases
PY  - 2019
VL  - 69
IS  - 3
SP  - 480-486
M3  - Journal Article; Randomized Controlled Trial
XR  - PUBMED 30407600
XR  - EMBASE 629408226
AB  - ${abstract}
DO  - 10.1002/central/CN-01954105
US  - https://www.cochranelibrary.com/central/doi/10.1002/central/CN-01954105/full
KW  - *Malaria; Adult
ER  - 

TY  - JOUR
AN  - CN-02145222
TI  - A registered trial
JO  - https://clinicaltrials.gov/show/NCT01234567
PY  - 2018
DO  - 10.1093/cid/ciy939
ER  - 
`,
    records: [
      {
        title: 'Blood schizonticidal activity',
        authors: ['McCarthy, JS', 'Smith, B'],
        year: 2019,
        venue: 'Clinical infectious diseases',
        volume: '69',
        issue: '3',
        pages: '480-486',
        abstract,
        doi: undefined,
        pmid: '30407600',
        accession: 'CN-01954105',
        url: 'https://www.cochranelibrary.com/central/doi/10.1002/central/CN-01954105/full',
        publicationTypes: ['Journal Article', 'Randomized Controlled Trial'],
      },
      { title: 'A registered trial', authors: [], year: 2018, doi: '10.1093/cid/ciy939', accession: 'CN-02145222' },
    ],
  },
  {
    name: 'Embase, RIS',
    file: 'records.ris',
    format: 'ris',
    database: 'Embase',
    text: `TY  - JOUR
M1  - (McCarthy J.S., j.mccarthy@example.org) Institute, Brisbane
A1  - McCarthy, J.S.
A1  - Smith, B.
Y1  - 2019//
N2  - ${abstract}
KW  - adult
T1  - Blood schizonticidal activity
JF  - Clinical Infectious Diseases
JA  - Clin. Infect. Dis.
LA  - English
VL  - 69
IS  - 3
SP  - 480
EP  - 486
DO  - 10.1093/cid/ciy939
SN  - 1537-6591
U2  - L629408226
U4  - 2019-10-01
DB  - Embase
M3  - Article
U5  - 30407600
UR  - https://www.embase.com/search/results?id=L629408226
ER  - 
`,
    records: [
      {
        title: 'Blood schizonticidal activity',
        authors: ['McCarthy, J.S.', 'Smith, B.'],
        year: 2019,
        venue: 'Clinical Infectious Diseases',
        venueShort: 'Clin. Infect. Dis.',
        volume: '69',
        issue: '3',
        pages: '480-486',
        abstract,
        doi: '10.1093/cid/ciy939',
        publicationTypes: ['Article'],
      },
    ],
  },
  {
    name: 'Scopus, RIS',
    file: 'scopus.ris',
    format: 'ris',
    database: 'Scopus',
    text: `TY  - CONF
AU  - Okafor, C.N.
AU  - van der Berg, J.
TI  - A talk
PY  - 2019
T2  - Proceedings of the 12th Congress
VL  - 12
SP  - 215
EP  - 228
DO  - 10.1109/ABC.2019.1
UR  - https://www.scopus.com/inward/record.uri?eid=2-s2.0-1
AB  - ${abstract}
KW  - malaria
PB  - IEEE
SN  - 0028-4793 (ISSN)
LA  - English
J2  - Proc. Congr.
M3  - Conference paper
DB  - Scopus
N1  - Export Date: 01 November 2026; Cited By: 4
ER  - 
`,
    records: [
      {
        type: 'paper-conference',
        title: 'A talk',
        authors: ['Okafor, C.N.', 'van der Berg, J.'],
        year: 2019,
        venue: 'Proceedings of the 12th Congress',
        venueShort: 'Proc. Congr.',
        volume: '12',
        pages: '215-228',
        abstract,
        doi: '10.1109/abc.2019.1',
        publisher: 'IEEE',
      },
    ],
  },
  {
    name: 'ProQuest, RIS',
    file: 'ProQuestDocuments.ris',
    format: 'ris',
    database: 'ProQuest Dissertations & Theses Global',
    text: `TY  - THES
A1  - Okafor, Chidi N.
T1  - Relapse of vivax malaria
Y1  - 2019///
CY  - United States -- Massachusetts
PB  - Harvard University
N2  - ${abstract}
SP  - 214
KW  - Malaria
M3  - Ph.D.
AN  - 2211234567
SN  - 9781392112233
DB  - ProQuest Dissertations & Theses Global
UR  - https://www.proquest.com/docview/2211234567
L2  - https://search.proquest.com/docview/2211234567
ER  - 
`,
    records: [
      {
        type: 'thesis',
        title: 'Relapse of vivax malaria',
        authors: ['Okafor, Chidi N.'],
        year: 2019,
        publisher: 'Harvard University',
        abstract,
        genre: 'Ph.D.',
        accession: '2211234567',
        url: 'https://www.proquest.com/docview/2211234567',
      },
    ],
  },
]
