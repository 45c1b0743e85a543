import type { FormatFixture } from './fixture.ts'

/** Tagged texts that are not RIS, with what is their own; written before the readers had seen them. */
export const unseenTagged: FormatFixture[] = [
  {
    name: 'PubMed, nbib with a group, a book chapter and a translated title',
    file: 'pubmed-asthma-set.nbib',
    format: 'nbib',
    database: 'PubMed',
    text: `
PMID- 31999991
OWN - NLM
STAT- MEDLINE
DCOM- 20200304
IS  - 1474-547X (Electronic)
IS  - 0140-6736 (Linking)
VI  - 394
IP  - 10215
DP  - 2019 Dec 14-20
TI  - Inhaled steroids in mild asthma: results of a pragmatic, open-label,
      parallel-group trial.
PG  - 2169-78
LID - S0140-6736(19)39991-9 [pii]
LID - 10.1016/S0140-6736(19)39991-9 [doi]
AB  - BACKGROUND: Mild asthma kills. METHODS: Adults were randomised
      1:1. FINDINGS: n=675.
CI  - Copyright (c) 2019.
FAU - Hardy, Jo Catherine
AU  - Hardy JC
AD  - Institute of Rest, Wellington.
FAU - de Oliveira, Carlos Alberto 3rd
AU  - de Oliveira CA 3rd
CN  - PRACTICAL study team
LA  - eng
PT  - Journal Article
PT  - Randomized Controlled Trial
TA  - Lancet
JT  - Lancet (London, England)
JID - 2985213R
OT  - asthma
OT  - budesonide
PMC - PMC6899991
AID - S0140-6736(19)39991-9 [pii]
SO  - Lancet. 2019 Dec 14-20;394(10215):2169-2178.

PMID- 20399992
STAT- Publisher
PB  - National Center for Biotechnology Information (US)
CTI - LiverTox: Clinical Information
DP  - 2012
TI  - Zafirlukast
AB  - It seldom harms the liver.
FED - Hoofnagle, Jay H
ED  - Hoofnagle JH
LA  - eng
PT  - Review
PT  - Book Chapter
PL  - Bethesda (MD)
BTI - LiverTox: Clinical Information

PMID- 1999993
TI  - [Treatment of asthma in children].
TT  - Traitement de l'asthme de l'enfant.
DP  - 1991 Winter
VI  - 12 Suppl 1
PG  - S12-5, S19
FAU - Lefèvre, Éloïse
LA  - fre
TA  - Rev Pediatr
JT  - Revue de pediatrie
PT  - English Abstract
`,
    records: [
      {
        title: 'Inhaled steroids in mild asthma: results of a pragmatic, open-label, parallel-group trial.',
        authors: ['Hardy, Jo Catherine', 'de Oliveira, Carlos Alberto, 3rd', 'PRACTICAL study team'],
        year: 2019,
        month: 12,
        venue: 'Lancet (London, England)',
        venueShort: 'Lancet',
        volume: '394',
        issue: '10215',
        pages: '2169-2178',
        abstract: 'BACKGROUND: Mild asthma kills. METHODS: Adults were randomised 1:1. FINDINGS: n=675.',
        doi: '10.1016/s0140-6736(19)39991-9',
        pmid: '31999991',
        pmcid: 'PMC6899991',
        publicationTypes: ['Journal Article', 'Randomized Controlled Trial'],
      },
      {
        type: 'chapter',
        title: 'Zafirlukast',
        authors: [],
        editors: ['Hoofnagle, Jay H'],
        year: 2012,
        venue: 'LiverTox: Clinical Information',
        publisher: 'National Center for Biotechnology Information (US)',
        abstract: 'It seldom harms the liver.',
        pmid: '20399992',
      },
      {
        title: '[Treatment of asthma in children].',
        authors: ['Lefèvre, Éloïse'],
        year: 1991,
        venue: 'Revue de pediatrie',
        volume: '12 Suppl 1',
        pages: 'S12-S15, S19',
        pmid: '1999993',
      },
    ],
  },
  {
    name: 'EndNote, refer with a thesis, a book section and an abstract of two paragraphs',
    file: 'citations.enw',
    format: 'enw',
    text: `%0 Journal Article
%A O'Neill, Fiona
%A Zhang, Wei-Lin
%A Group for Rare Kidney Disease,
%T Eculizumab for children: a cohort
%J Kidney International
%V 91
%N 2
%P 539-551
%@ 0085-2538
%D 2017
%8 February 1, 2017
%R https://doi.org/10.1016/j.kint.2016.99.1
%U http://example.org/kint
%X First paragraph.

Second paragraph.
%K complement
children
%G eng
%M WOS:000399999999

%0 Book Section
%A Mol, Annemarie
%E Latour, Bruno
%T Doing differences
%B Around Things
%I Duke University Press
%C Durham
%D 2002
%P 217-257
%7 2nd

%0 Thesis
%A Ivanova, Анна
%T Вода и власть
%I МГУ
%9 PhD Thesis
%D 2011
`,
    records: [
      {
        type: 'article-journal',
        title: 'Eculizumab for children: a cohort',
        authors: ["O'Neill, Fiona", 'Zhang, Wei-Lin', 'Group for Rare Kidney Disease'],
        year: 2017,
        month: 2,
        venue: 'Kidney International',
        volume: '91',
        issue: '2',
        pages: '539-551',
        doi: '10.1016/j.kint.2016.99.1',
        abstract: 'First paragraph.\nSecond paragraph.',
        keywords: ['complement', 'children'],
        issn: '0085-2538',
      },
      {
        type: 'chapter',
        title: 'Doing differences',
        authors: ['Mol, Annemarie'],
        editors: ['Latour, Bruno'],
        year: 2002,
        venue: 'Around Things',
        pages: '217-257',
        publisher: 'Duke University Press',
        place: 'Durham',
        edition: '2nd',
      },
      {
        type: 'thesis',
        title: 'Вода и власть',
        authors: ['Ivanova, Анна'],
        year: 2011,
        publisher: 'МГУ',
        genre: 'PhD Thesis',
      },
    ],
  },
  {
    name: 'Web of Science, tagged, with an article number, an early access year and a group without people',
    file: 'savedrecs.txt',
    format: 'wos',
    database: 'Web of Science',
    text: `\uFEFFFN Clarivate Analytics Web of Science
VR 1.0
PT J
AU Nakamura, Y
   D'Angelo, S
AF Nakamura, Yuki
   D'Angelo, Sofia
TI Air pollution and
   dementia: <i>a cohort</i>
SO ENVIRONMENTAL HEALTH PERSPECTIVES
LA English
DT Article
AB Air is bad.
C1 [Nakamura, Yuki] Osaka Univ, Osaka, Japan.
   [D'Angelo, Sofia] Univ Pisa, Pisa, Italy.
CR Smith J, 2001, LANCET, V1, P2, DOI 10.1016/S0140
   Roe A, 2002, GUT, V3, P4
NR 2
TC 0
SN 0091-6765
J9 ENVIRON HEALTH PERSP
JI Environ. Health Perspect.
PD SEP
PY 2023
VL 131
IS 9
AR 097001
DI 10.1289/EHP99999
EA AUG 2023
UT WOS:001099999900001
ER

PT J
CA IHD Working Party
TI Aspirin once more
SO BMJ-BRITISH MEDICAL JOURNAL
PY 1994
VL 308
BP 81
EP 106
UT WOS:A1994MZ99900021
ER

EF`,
    records: [
      {
        title: 'Air pollution and dementia: a cohort',
        authors: ['Nakamura, Yuki', "D'Angelo, Sofia"],
        year: 2023,
        month: 9,
        venue: 'ENVIRONMENTAL HEALTH PERSPECTIVES',
        venueShort: 'Environ. Health Perspect.',
        volume: '131',
        issue: '9',
        pages: '097001',
        doi: '10.1289/ehp99999',
        abstract: 'Air is bad.',
        accession: 'WOS:001099999900001',
      },
      {
        title: 'Aspirin once more',
        authors: ['IHD Working Party'],
        year: 1994,
        venue: 'BMJ-BRITISH MEDICAL JOURNAL',
        volume: '308',
        pages: '81-106',
      },
    ],
  },
  {
    name: 'Ovid, tags with a source in words and names with full stops',
    database: 'Embase <1974 to 2026 October 30>',
    file: 'ovid.txt',
    format: 'ovid',
    text: `
<1>
VN  - Ovid Technologies
DB  - Embase <1974 to 2026 October 30>
AN  - 2004999999
TI  - Vitamin D and falls: an individual
    participant data meta-analysis.
AU  - Bolland M.J.
AU  - von Elm E.
SO  - The Lancet Diabetes and Endocrinology. 6(11) (pp 847-858), 2018. Date of Publication: November 2018.
AB  - Background: Falls.
DO  - https://dx.doi.org/10.1016/S2213-8587%2818%2939999-1
PT  - Article
YR  - 2018

<2>
VN  - Ovid Technologies
DB  - Ovid MEDLINE(R) <1946 to October 2026>
UI  - 29999999
TI  - Calcium and bone.
AU  - Reid IR
AU  - Grey A
SO  - Osteoporosis International. 29(1):3-9, 2018 Jan.
YR  - 2018
DO  - https://dx.doi.org/10.1007/s00198-017-9999-9
`,
    records: [
      {
        title: 'Vitamin D and falls: an individual participant data meta-analysis.',
        authors: ['Bolland, M.J.', 'von Elm, E.'],
        year: 2018,
        venue: 'The Lancet Diabetes and Endocrinology',
        volume: '6',
        issue: '11',
        pages: '847-858',
        doi: '10.1016/s2213-8587(18)39999-1',
        abstract: 'Background: Falls.',
      },
      {
        title: 'Calcium and bone.',
        authors: ['Reid, IR', 'Grey, A'],
        year: 2018,
        venue: 'Osteoporosis International',
        volume: '29',
        issue: '1',
        pages: '3-9',
        doi: '10.1007/s00198-017-9999-9',
        pmid: '29999999',
      },
    ],
  },
  {
    name: 'RefWorks, tagged, with a web page and two editors',
    file: 'refworks.txt',
    format: 'refworks',
    text: `RT Journal Article
SR Electronic(1)
ID 12
A1 Haugen,Ida K.
A1 El-Gabalawy,Hani
T1 Hand pain in the north
JF Arthritis Care & Research
JO Arthritis Care Res
YR 2016
FD Aug 2016
VO 68
IS 8
SP 1139
OP 1146
K1 hand
K1 pain
AB Hands hurt.
SN 2151-464X
DO 10.1002/acr.99999
LK http://example.org/acr

RT Book, Section
ID 13
A1 Scott,James C.
A2 Held,David
A2 Koenig,Mathias
T1 Trees and states
T2 The Long Forest
YR 1998
SP 11
OP 52
PB Yale
PP New Haven
`,
    records: [
      {
        title: 'Hand pain in the north',
        authors: ['Haugen, Ida K.', 'El-Gabalawy, Hani'],
        year: 2016,
        venue: 'Arthritis Care & Research',
        volume: '68',
        issue: '8',
        pages: '1139-1146',
        doi: '10.1002/acr.99999',
        abstract: 'Hands hurt.',
      },
      {
        type: 'chapter',
        title: 'Trees and states',
        authors: ['Scott, James C.'],
        editors: ['Held, David', 'Koenig, Mathias'],
        year: 1998,
        venue: 'The Long Forest',
        pages: '11-52',
        publisher: 'Yale',
        place: 'New Haven',
      },
    ],
  },
]
