import type { FormatFixture } from './fixture.ts'

/** Files with the quirks of editors, mail and old programs; written before the readers had seen them. */
export const unseenQuirks: FormatFixture[] = [
  {
    name: 'RIS behind a byte order mark, lines ending in CR alone',
    file: 'mac.ris',
    format: 'ris',
    text: [
      '\uFEFFTY  - JOUR',
      'AU  - Ångström, Åsa',
      'AU  - 李, 明',
      'TI  - Tea; coffee; and water: a “three-arm” trial',
      'JO  - Journal of Beverages',
      'PY  - 2018',
      'VL  - 12',
      'SP  - 101',
      'EP  - 109',
      'DO  - 10.1234/bev.2018.7',
      'AB  - Pain was lower with tea (p &lt; 0.01).',
      'ER  - ',
      '',
    ].join('\r'),
    records: [
      {
        type: 'article-journal',
        title: 'Tea; coffee; and water: a “three-arm” trial',
        authors: ['Ångström, Åsa', '李, 明'],
        year: 2018,
        venue: 'Journal of Beverages',
        volume: '12',
        pages: '101-109',
        doi: '10.1234/bev.2018.7',
        abstract: 'Pain was lower with tea (p < 0.01).',
      },
    ],
  },
  {
    name: 'RIS of a conference: days of a meeting, a repeated title tag, an empty record between',
    file: 'meeting.ris',
    format: 'ris',
    text: `TY  - CONF\r
AU  - Okafor, Ngozi\r
TI  - Sleep after shifts\r
T1  - Sleep after shifts\r
T2  - Proceedings of the Sleep Meeting\r
DA  - 23-27 July 2019\r
PY  - 2019\r
SP  - 44\r
EP  - 51\r
ER  - \r
\r
TY  - JOUR\r
AU  - Müller-Lüdenscheidt, Karl-Heinz\r
TI  - Naps of nurses\r
JO  - Nursing Nights\r
PY  - 2020///\r
VL  - 3\r
SP  - e12\r
ER  - \r
`,
    records: [
      {
        type: 'paper-conference',
        title: 'Sleep after shifts',
        authors: ['Okafor, Ngozi'],
        year: 2019,
        month: 7,
        day: 23,
        venue: 'Proceedings of the Sleep Meeting',
        pages: '44-51',
      },
      {
        type: 'article-journal',
        title: 'Naps of nurses',
        authors: ['Müller-Lüdenscheidt, Karl-Heinz'],
        year: 2020,
        venue: 'Nursing Nights',
        volume: '3',
        pages: 'e12',
      },
    ],
  },
  {
    name: 'nbib with wrapped title, wrapped author and a long abstract in labelled parts',
    file: 'pubmed-quirk.nbib',
    format: 'nbib',
    database: 'PubMed',
    text: `PMID- 31999001
TI  - A title that is so long that the program wraps it in the middle of a phrase, and
      goes on in the next line with (brackets).
FAU - van der Berg, Hendrik
      Jan
AU  - van der Berg HJ
FAU - Nguyễn, Thị Ánh
AU  - Nguyễn TA
AB  - BACKGROUND: Wraps are
      common. RESULTS: 3 of 4 were
      read.
DP  - 2019 Jul-Aug
TA  - J Wrap
JT  - Journal of wrapping
VI  - 7
IP  - 4
PG  - 310-9
LID - 10.1000/wrap.7.4.310 [doi]
PT  - Journal Article
`,
    records: [
      {
        type: 'article-journal',
        title:
          'A title that is so long that the program wraps it in the middle of a phrase, and goes on in the next line with (brackets).',
        authors: ['van der Berg, Hendrik Jan', 'Nguyễn, Thị Ánh'],
        year: 2019,
        month: 7,
        venue: 'Journal of wrapping',
        volume: '7',
        pages: '310-319',
        doi: '10.1000/wrap.7.4.310',
        abstract: 'BACKGROUND: Wraps are common. RESULTS: 3 of 4 were read.',
        pmid: '31999001',
      },
    ],
  },
  {
    name: 'BibTeX with tabs, parentheses for braces, a month range and tags in the title',
    file: 'quirk.bib',
    format: 'bibtex',
    text: `@ARTICLE (Oneill2017,
\tAUTHOR = "O'Neill, Se{\\'a}n and {World Health Organization} and Garc{\\'\\i}a, Mar{\\'\\i}a",
\tTITLE = "{Effects of CO$_2$} on <i>Zea mays</i>",
\tJOURNAL = {Crops \\& Soils},
\tYEAR = 2017,
\tMONTH = jul # "--" # aug,
\tVOLUME = {44},
\tPAGES = {12--19},
\tDOI = {https://doi.org/10.5555/crops.44.12},
)
`,
    records: [
      {
        type: 'article-journal',
        title: 'Effects of CO₂ on Zea mays',
        authors: ["O'Neill, Seán", 'World Health Organization', 'García, María'],
        year: 2017,
        venue: 'Crops & Soils',
        volume: '44',
        pages: '12-19',
        doi: '10.5555/crops.44.12',
      },
    ],
  },
  {
    name: 'Scopus CSV with line breaks inside a field, semicolons in a title and a missing type',
    file: 'scopus-quirk.csv',
    format: 'csv',
    database: 'Scopus',
    text: `\uFEFF"Authors","Author full names","Author(s) ID","Title","Year","Source title","Volume","Issue","Art. No.","Page start","Page end","Page count","Cited by","DOI","Link","Abstract","Document Type","Publication Stage","Source","EID"\r
"Silva J.; Costa M.A.","Silva, João (1); Costa, Maria Alice (2)","1; 2","Rain; sun; and wind: a comparison","2021","Weather","76","2","","33","40","","0","10.9999/weather.76.33","https://www.scopus.com/x","First line of it.\r
Second line, with ""quotes"".","","Final","Scopus","2-s2.0-1"\r
`,
    records: [
      {
        title: 'Rain; sun; and wind: a comparison',
        authors: ['Silva, João', 'Costa, Maria Alice'],
        year: 2021,
        venue: 'Weather',
        volume: '76',
        pages: '33-40',
        doi: '10.9999/weather.76.33',
        abstract: 'First line of it.\nSecond line, with "quotes".',
      },
    ],
  },
  {
    name: 'Web of Science, tagged, wrapped authors and titles, a month range and no type',
    file: 'savedrecs-quirk.txt',
    format: 'wos',
    database: 'Web of Science',
    text: `\uFEFFFN Clarivate Analytics Web of Science
VR 1.0
PT J
AU Petrov, I
   Sidorova, ON
AF Petrov, Ivan
   Sidorova, Olga N.
TI Frost and bloom in
   mountain orchards
SO AGRICULTURAL AND FOREST METEOROLOGY
AB Late frost harms
   blossoms.
PD JUL-AUG
PY 2016
VL 221
IS 3
BP 77
EP 85
DI 10.1016/j.agrformet.2016.77
UT WOS:000380000000001
ER

EF
`,
    records: [
      {
        title: 'Frost and bloom in mountain orchards',
        authors: ['Petrov, Ivan', 'Sidorova, Olga N.'],
        year: 2016,
        volume: '221',
        pages: '77-85',
        doi: '10.1016/j.agrformet.2016.77',
        abstract: 'Late frost harms blossoms.',
      },
    ],
  },
  {
    name: 'Refer with an abstract of two lines and a name in one word',
    file: 'quirk.enw',
    format: 'enw',
    text: `%0 Journal Article
%T Salt, sweat & sleep
%A Suharto
%A García Márquez, Ana
%J Acta Physiologica
%D 2009
%V 15
%N 2
%P 88-91
%R 10.4321/acta.15.88
%X One line.
Another line.
`,
    records: [
      {
        type: 'article-journal',
        title: 'Salt, sweat & sleep',
        authors: ['Suharto', 'García Márquez, Ana'],
        year: 2009,
        venue: 'Acta Physiologica',
        volume: '15',
        pages: '88-91',
        doi: '10.4321/acta.15.88',
        abstract: 'One line.\nAnother line.',
      },
    ],
  },
  {
    name: 'EndNote XML with styled pieces, an empty record field and entities',
    file: 'quirk.xml',
    format: 'endnote-xml',
    text: `<?xml version="1.0" encoding="UTF-8" ?><xml><records><record><ref-type name="Journal Article">17</ref-type><contributors><authors><author><style face="normal" font="default" size="100%">Żółw, Łukasz</style></author><author>Smith, J.&#x2009;B.</author></authors></contributors><titles><title><style face="normal">Growth of </style><style face="italic">E. coli</style><style face="normal"> &amp; friends</style></title><secondary-title>Microbes</secondary-title></titles><pages>1-9</pages><volume>2</volume><number></number><dates><year>2011</year></dates><electronic-resource-num>10.7777/micro.2.1</electronic-resource-num><abstract></abstract></record></records></xml>`,
    records: [
      {
        type: 'article-journal',
        title: 'Growth of E. coli & friends',
        authors: ['Żółw, Łukasz', 'Smith, J. B.'],
        year: 2011,
        venue: 'Microbes',
        volume: '2',
        pages: '1-9',
        doi: '10.7777/micro.2.1',
        abstract: undefined,
      },
    ],
  },
  {
    name: 'Crossref JSON with tags in title and abstract, an author who is a group, a range of pages and no day',
    file: 'crossref-quirk.json',
    format: 'crossref-json',
    database: 'Crossref',
    text: `{"status":"ok","message-type":"work-list","message":{"total-results":1,"items":[{"DOI":"10.8888/X.1","type":"journal-article","title":["Use of <i>n</i>-3 oils\\n in <scp>COPD</scp>"],"author":[{"given":"Zoë","family":"de Vries","sequence":"first"},{"name":"The Oil Group","sequence":"additional"}],"container-title":["Lungs"],"volume":"9","issue":"1","page":"5-14","issued":{"date-parts":[[2022,11]]},"abstract":"<jats:title>Abstract</jats:title><jats:p>Oil helped &amp; calmed.</jats:p>","publisher":"P","URL":"http://dx.doi.org/10.8888/x.1"}]}}`,
    records: [
      {
        type: 'article-journal',
        title: 'Use of n-3 oils in COPD',
        authors: ['de Vries, Zoë', 'The Oil Group'],
        year: 2022,
        month: 11,
        venue: 'Lungs',
        volume: '9',
        pages: '5-14',
        doi: '10.8888/x.1',
        abstract: 'Oil helped & calmed.',
      },
    ],
  },
  {
    name: 'CSL-JSON with a particle, a literal date and numbers as numbers',
    file: 'quirk-csl.json',
    format: 'csl-json',
    text: `[{"id":1,"type":"article-journal","title":"Wind &amp; waves","author":[{"family":"Beek","given":"Jan","non-dropping-particle":"van der"},{"literal":"Sea Board"}],"container-title":"Ocean","volume":4,"page":"7–19","issued":{"raw":"2013-05"},"DOI":"10.2222/OCEAN.4.7"}]`,
    records: [
      {
        type: 'article-journal',
        title: 'Wind & waves',
        authors: ['van der Beek, Jan', 'Sea Board'],
        year: 2013,
        month: 5,
        venue: 'Ocean',
        volume: '4',
        pages: '7-19',
        doi: '10.2222/ocean.4.7',
      },
    ],
  },
  {
    name: 'A plain CSV with semicolons between fields and commas inside them',
    file: 'plain-quirk.csv',
    format: 'csv',
    text: `Title;Authors;Year;Journal;DOI;Abstract\r\n"Bread; and butter";"Lefèvre, Anaïs; Öz, Can";2014;Food, Today;10.3333/food.1;"A ""good"" one"\r\n`,
    records: [
      {
        title: 'Bread; and butter',
        authors: ['Lefèvre, Anaïs', 'Öz, Can'],
        year: 2014,
        venue: 'Food, Today',
        doi: '10.3333/food.1',
        abstract: 'A "good" one',
      },
    ],
  },
]
