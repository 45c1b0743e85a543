import type { FormatFixture } from './fixture.ts'

/** RIS as publishers' sites and databases write it, each with what is its own; written before the reader had seen them. */
export const unseenRis: FormatFixture[] = [
  {
    name: 'ScienceDirect, RIS with an abstract of several lines and a dangling date',
    file: 'S0140673618325911.ris',
    format: 'ris',
    text: `TY  - JOUR
T1  - School-based deworming in coastal villages: a cluster-randomised trial
AU  - Odhiambo, Grace L
AU  - de la Cruz, María José
AU  - MacAllister, Rory
JO  - The Lancet
VL  - 393
IS  - 10185
SP  - 2039
EP  - 2050
PY  - 2019
DA  - 2019/05/18/
SN  - 0140-6736
DO  - https://doi.org/10.1016/S0140-6736(18)39991-1
UR  - https://www.sciencedirect.com/science/article/pii/S0140673618399911
AB  - Summary
Background
Worms are common.
Methods
150 villages were drawn by lot.
ER  - 

`,
    records: [
      {
        type: 'article-journal',
        title: 'School-based deworming in coastal villages: a cluster-randomised trial',
        authors: ['Odhiambo, Grace L', 'de la Cruz, María José', 'MacAllister, Rory'],
        year: 2019,
        month: 5,
        day: 18,
        venue: 'The Lancet',
        volume: '393',
        issue: '10185',
        pages: '2039-2050',
        doi: '10.1016/s0140-6736(18)39991-1',
        issn: '0140-6736',
        abstract: 'Summary\nBackground\nWorms are common.\nMethods\n150 villages were drawn by lot.',
      },
    ],
  },
  {
    name: 'Springer, RIS with decomposed letters and a chapter',
    file: '10.1007_s00125.ris',
    format: 'ris',
    text: `TY  - JOUR
AU  - Kova\u0301cs, E\u0301va
AU  - O’Brien, Síle
PY  - 2021
DA  - 2021/03/01
TI  - Metformin &amp; vitamin B<sub>12</sub> in older adults
JO  - Diabetologia
SP  - 512
EP  - 523
VL  - 64
IS  - 3
AB  - Aims/hypothesis: B12 falls. Results: it fell by 12&#37;.
SN  - 1432-0428
UR  - https://doi.org/10.1007/s00125-020-09999-9
DO  - 10.1007/s00125-020-09999-9
ID  - Kovács2021
ER  - 
TY  - CHAP
AU  - Lindqvist, Åsa
ED  - Ferrari, Paolo
ED  - Njoroge, W.
PY  - 2017
DA  - 2017//
TI  - Screening at Scale
BT  - Handbook of Population Health
SP  - 101
EP  - 129
PB  - Springer International Publishing
CY  - Cham
SN  - 978-3-319-99999-1
UR  - https://doi.org/10.1007/978-3-319-99999-1_5
DO  - 10.1007/978-3-319-99999-1_5
ID  - Lindqvist2017
ER  - 
`,
    records: [
      {
        title: 'Metformin & vitamin B₁₂ in older adults',
        authors: ['Kovács, Éva', 'O’Brien, Síle'],
        year: 2021,
        venue: 'Diabetologia',
        volume: '64',
        issue: '3',
        pages: '512-523',
        doi: '10.1007/s00125-020-09999-9',
        abstract: 'Aims/hypothesis: B12 falls. Results: it fell by 12%.',
      },
      {
        type: 'chapter',
        title: 'Screening at Scale',
        authors: ['Lindqvist, Åsa'],
        editors: ['Ferrari, Paolo', 'Njoroge, W.'],
        year: 2017,
        venue: 'Handbook of Population Health',
        pages: '101-129',
        publisher: 'Springer International Publishing',
        place: 'Cham',
        doi: '10.1007/978-3-319-99999-1_5',
        isbn: '9783319999991',
      },
    ],
  },
  {
    name: 'Wiley, RIS with the DOI in M3 and an article number as first page',
    file: 'wiley.ris',
    format: 'ris',
    text: `TY  - JOUR
T1  - Beta-blockers after stroke
AU  - Fernández-Ruiz, M. Ángel
AU  - Al-Sayed, Huda
Y1  - 2020/04/01
PY  - 2020
DA  - 2020/04/01
N1  - https://doi.org/10.1111/bcp.99999
DO  - https://doi.org/10.1111/bcp.99999
T2  - British Journal of Clinical Pharmacology
JF  - British Journal of Clinical Pharmacology
JO  - British Journal of Clinical Pharmacology
JA  - Br J Clin Pharmacol
SP  - e14201
VL  - 86
IS  - 4
KW  - stroke
KW  - beta-blocker
PB  - John Wiley & Sons, Ltd
SN  - 0306-5251
M3  - https://doi.org/10.1111/bcp.99999
UR  - https://doi.org/10.1111/bcp.99999
Y2  - 2024/02/03
N2  - Aims To see whether. Methods We looked.
ER  - 
`,
    records: [
      {
        title: 'Beta-blockers after stroke',
        authors: ['Fernández-Ruiz, M. Ángel', 'Al-Sayed, Huda'],
        year: 2020,
        month: 4,
        day: 1,
        venue: 'British Journal of Clinical Pharmacology',
        venueShort: 'Br J Clin Pharmacol',
        volume: '86',
        issue: '4',
        pages: 'e14201',
        accessed: '2024-02-03',
        keywords: ['stroke', 'beta-blocker'],
        doi: '10.1111/bcp.99999',
        abstract: 'Aims To see whether. Methods We looked.',
      },
    ],
  },
  {
    name: 'Taylor & Francis, RIS with “doi:” before the DOI',
    file: 'tandf_rehab.ris',
    format: 'ris',
    text: `TY  - JOUR
T1  - Return to work after spinal injury
AU  - van Dijk, Johanna
AU  - Ng, Kar Wai
Y1  - 2015/10/03
PY  - 2015
DA  - 2015/10/03
N1  - doi: 10.1080/09638288.2014.999449
DO  - doi: 10.1080/09638288.2014.999449
T2  - Disability and Rehabilitation
JF  - Disability and Rehabilitation
JO  - Disability and Rehabilitation
SP  - 1785
EP  - 1793
VL  - 37
IS  - 20
PB  - Taylor & Francis
SN  - 0963-8288
M3  - doi: 10.1080/09638288.2014.999449
UR  - https://doi.org/10.1080/09638288.2014.999449
ER  - 
`,
    records: [
      {
        title: 'Return to work after spinal injury',
        authors: ['van Dijk, Johanna', 'Ng, Kar Wai'],
        year: 2015,
        venue: 'Disability and Rehabilitation',
        volume: '37',
        issue: '20',
        pages: '1785-1793',
        publisher: 'Taylor & Francis',
        doi: '10.1080/09638288.2014.999449',
      },
    ],
  },
  {
    name: 'EBSCO (CINAHL), RIS with the abbreviated journal in brackets and a season',
    file: 'cinahl.ris',
    format: 'ris',
    text: `TY  - JOUR
ID  - 127999999
T1  - Hourly rounding and falls on surgical wards.
AU  - Brennan, Moira
AU  - O'Dowd, Liam P.
JO  - Journal of Nursing Care Quality
JF  - Journal of Nursing Care Quality
J2  - J NURS CARE QUAL
VL  - 33
IS  - 1
Y1  - 2018/01//Jan-Mar2018
N2  - Background: Falls harm. Conclusion: Rounds helped.
SP  - 20
EP  - 26
PB  - Lippincott Williams & Wilkins
SN  - 1057-3631
AN  - 127999999. Language: English. Entry Date: 20180102.
DB  - CINAHL
DP  - EBSCOhost
DO  - 10.1097/NCQ.0000000000999999
UR  - http://search.ebscohost.com/login.aspx?direct=true&db=ccm&AN=127999999&site=ehost-live
ER  - 
`,
    database: 'CINAHL',
    records: [
      {
        title: 'Hourly rounding and falls on surgical wards.',
        authors: ['Brennan, Moira', "O'Dowd, Liam P."],
        year: 2018,
        month: 1,
        venue: 'Journal of Nursing Care Quality',
        venueShort: 'J NURS CARE QUAL',
        volume: '33',
        issue: '1',
        pages: '20-26',
        doi: '10.1097/ncq.0000000000999999',
        abstract: 'Background: Falls harm. Conclusion: Rounds helped.',
      },
    ],
  },
  {
    name: 'JSTOR, RIS behind a head of its own, tags in the order of the alphabet',
    file: 'jstor.ris',
    format: 'ris',
    database: 'JSTOR',
    text: `Provider: JSTOR http://www.jstor.org
Database: JSTOR
Content: text/plain; charset="UTF-8"


TY  - JOUR
AB  - Fever falls in villages with nets.
AU  - Mbeki, T. A.
AU  - du Plessis, Hendrik
C1  - Full publication date: Mar., 1998
DB  - JSTOR
EP  - 45
IS  - 1
PB  - The University of Chicago Press
PY  - 1998
SN  - 00223816
SP  - 23
T2  - The Journal of Village Politics
TI  - Nets and Votes
UR  - http://www.jstor.org/stable/9999999
VL  - 60
Y2  - 2024/05/06/
ER  - 
`,
    records: [
      {
        title: 'Nets and Votes',
        authors: ['Mbeki, T. A.', 'du Plessis, Hendrik'],
        year: 1998,
        venue: 'The Journal of Village Politics',
        volume: '60',
        issue: '1',
        pages: '23-45',
        accessed: '2024-05-06',
        abstract: 'Fever falls in villages with nets.',
      },
    ],
  },
  {
    name: 'Ovid, RIS with names without a comma, a shortened last page and windows line ends',
    file: 'ovid.ris',
    format: 'ris',
    text: `TY  - JOUR
DB  - Ovid MEDLINE(R) ALL <1946 to November 01, 2026>
AN  - 30999999
T1  - Ketamine for acute pain: a double-blind trial
A1  - Adams, Jo
A1  - Okonkwo, C N
Y1  - 2018//
N2  - BACKGROUND: Pain is common.
KW  - Pain
JF  - Pain
JA  - Pain
LA  - English
VL  - 159
IS  - 4
SP  - 700
EP  - 11
SN  - 0304-3959
DO  - https://dx.doi.org/10.1097/j.pain.0000000000009999
ER  - 
`.replaceAll('\n', '\r\n'),
    database: 'Ovid MEDLINE(R) ALL <1946 to November 01, 2026>',
    records: [
      {
        title: 'Ketamine for acute pain: a double-blind trial',
        authors: ['Adams, Jo', 'Okonkwo, C N'],
        year: 2018,
        venue: 'Pain',
        volume: '159',
        issue: '4',
        pages: '700-711',
        doi: '10.1097/j.pain.0000000000009999',
        abstract: 'BACKGROUND: Pain is common.',
      },
    ],
  },
  {
    name: 'IEEE Xplore, RIS with given names first and two tags that are its own',
    file: 'IEEE Xplore Citation.ris',
    format: 'ris',
    text: `TY  - CONF
TI  - Fall detection with a wrist sensor
T2  - 2019 41st Annual International Conference on Sensing (SENSE)
SP  - 4012
EP  - 4015
AU  - J. M. Smith
AU  - A. van der Meer
AU  - L. Wu
PY  - 2019
KW  - Sensors
DO  - 10.1109/SENSE.2019.8999999
JO  - 2019 41st Annual International Conference on Sensing (SENSE)
IS  - 
SN  - 1558-4615
VO  - 
VL  - 
JA  - 2019 41st Annual International Conference on Sensing (SENSE)
Y1  - 23-27 July 2019
AB  - We detect falls.
ER  - 
`,
    records: [
      {
        type: 'paper-conference',
        title: 'Fall detection with a wrist sensor',
        authors: ['Smith, J. M.', 'van der Meer, A.', 'Wu, L.'],
        year: 2019,
        venue: '2019 41st Annual International Conference on Sensing (SENSE)',
        pages: '4012-4015',
        doi: '10.1109/sense.2019.8999999',
        abstract: 'We detect falls.',
      },
    ],
  },
  {
    name: 'Zotero, RIS of a thesis, a report, a web page and a group as author',
    file: 'Exported Items.ris',
    format: 'ris',
    text: `TY  - THES
TI  - Kin and care in Oaxaca
AU  - Ramírez Castañeda, Lucía
CY  - Ciudad de México
DA  - 2016///
PY  - 2016
SP  - 312
LA  - es
M3  - PhD thesis
PB  - UNAM
UR  - https://repositorio.example/1
Y2  - 2023/01/09/12:33:01
ER  - 

TY  - RPRT
TI  - World malaria report 2022
AU  - World Health Organization
CY  - Geneva
DA  - 2022/12/08/
PY  - 2022
M3  - Technical report
PB  - WHO
SN  - 978-92-4-006489-8
ER  - 

TY  - ELEC
TI  - Measles cases this year
AU  - Centers for Disease Control and Prevention
T2  - CDC
DA  - 2024/03/22/
PY  - 2024
UR  - https://www.cdc.gov/measles/cases.html
Y2  - 2024/04/01/
ER  - 

`,
    records: [
      {
        type: 'thesis',
        title: 'Kin and care in Oaxaca',
        authors: ['Ramírez Castañeda, Lucía'],
        year: 2016,
        publisher: 'UNAM',
        place: 'Ciudad de México',
        genre: 'PhD thesis',
        accessed: '2023-01-09',
        language: 'es',
      },
      {
        type: 'report',
        title: 'World malaria report 2022',
        authors: ['World Health Organization'],
        year: 2022,
        month: 12,
        day: 8,
        publisher: 'WHO',
        place: 'Geneva',
        isbn: '9789240064898',
      },
      {
        type: 'webpage',
        title: 'Measles cases this year',
        authors: ['Centers for Disease Control and Prevention'],
        year: 2024,
        url: 'https://www.cdc.gov/measles/cases.html',
        accessed: '2024-04-01',
      },
    ],
  },
  {
    name: 'CENTRAL, RIS with a trial register’s number and several authors in one line',
    file: 'citation-export.ris',
    format: 'ris',
    database: 'CENTRAL',
    text: `TY  - JOUR
AN  - CN-02999999
AU  - Svensson K; Holm, P; van den Berg A
TI  - Melatonin before surgery
T2  - Anaesthesia
PY  - 2022
VL  - 77
IS  - 5
SP  - 533‐540
AB  - One hundred were randomised.
DO  - 10.1002/central/CN-02999999
N1  - PUBMED 35123456
UR  - https://www.cochranelibrary.com/central/doi/10.1002/central/CN-02999999/full
ER  - 
`,
    records: [
      {
        title: 'Melatonin before surgery',
        authors: ['Svensson, K', 'Holm, P', 'van den Berg, A'],
        year: 2022,
        venue: 'Anaesthesia',
        volume: '77',
        issue: '5',
        pages: '533-540',
        doi: undefined,
        pmid: '35123456',
        accession: 'CN-02999999',
        abstract: 'One hundred were randomised.',
      },
    ],
  },
  {
    name: 'Embase, RIS with its own tags and names of initials with full stops',
    file: 'records.ris',
    format: 'ris',
    database: 'Embase',
    text: `TY  - JOUR
M3  - Conference Abstract
Y1  - 2021
VL  - 42
IS  - SUPPL 1
SP  - 1450
JF  - European Heart Journal
JO  - Eur. Heart J.
A1  - De Luca L.
A1  - Rossini R.
T1  - Triple therapy in practice
U2  - L636999999
DB  - Embase
N2  - Background: triple.
SN  - 1522-9645
DO  - 10.1093/eurheartj/ehab724.1450
UR  - https://www.embase.com/search/results?subaction=viewrecord&id=L636999999&from=export
ER  - 
`,
    records: [
      {
        title: 'Triple therapy in practice',
        authors: ['De Luca, L.', 'Rossini, R.'],
        year: 2021,
        venue: 'European Heart Journal',
        venueShort: 'Eur. Heart J.',
        volume: '42',
        issue: 'SUPPL 1',
        pages: '1450',
        doi: '10.1093/eurheartj/ehab724.1450',
        accession: 'L636999999',
        abstract: 'Background: triple.',
      },
    ],
  },
]
