import type { FormatFixture } from './fixture.ts'

/** A second set of files with the quirks of programs; written after the first was mended, and read once before anything else. */
export const freshSecond: FormatFixture[] = [
  {
    name: 'ScienceDirect, RIS with a month name in DA and an article number alone',
    file: 'sd.ris',
    format: 'ris',
    text: `TY  - JOUR
T1  - Cold brew and sleep: A crossover trial
AU  - Vestergård, Mia
AU  - D’Souza, Rahul K.
JO  - Sleep Health
VL  - 9
SP  - 100771
PY  - 2023
DA  - 2023/04/01/
SN  - 2352-7218
DO  - https://doi.org/10.1016/j.sleh.2023.100771
UR  - https://www.sciencedirect.com/science/article/pii/S2352721823007713
AB  - Background
Coffee wakes.
Results
It did (p < .01).
ER  - `,
    records: [
      {
        type: 'article-journal',
        title: 'Cold brew and sleep: A crossover trial',
        authors: ['Vestergård, Mia', 'D’Souza, Rahul K.'],
        year: 2023,
        month: 4,
        day: 1,
        venue: 'Sleep Health',
        volume: '9',
        pages: '100771',
        doi: '10.1016/j.sleh.2023.100771',
        abstract: 'Background\nCoffee wakes.\nResults\nIt did (p < .01).',
      },
    ],
  },
  {
    name: 'Sage, RIS with names in one line each and an e-page range',
    file: 'sage.ris',
    format: 'ris',
    text: `TY  - JOUR
T1  - Queues in the clinic
AU  - Ana Lopes
AU  - Bernd van Houten
Y1  - 2020/12/01
PY  - 2020
DA  - 2020/12/01
N1  - doi: 10.1177/0951484820999812
DO  - 10.1177/0951484820999812
T2  - Health Services Management Research
JF  - Health Services Management Research
SP  - 171
EP  - 180
VL  - 33
IS  - 4
PB  - SAGE Publications
SN  - 0951-4848
M3  - doi: 10.1177/0951484820999812
UR  - https://doi.org/10.1177/0951484820999812
Y2  - 2021/01/05
ER  -
`,
    records: [
      {
        type: 'article-journal',
        title: 'Queues in the clinic',
        authors: ['Lopes, Ana', 'van Houten, Bernd'],
        year: 2020,
        month: 12,
        day: 1,
        venue: 'Health Services Management Research',
        volume: '33',
        issue: '4',
        pages: '171-180',
        doi: '10.1177/0951484820999812',
        accessed: '2021-01-05',
      },
    ],
  },
  {
    name: 'JabRef, BibTeX with comments, a group, an umlaut macro and a month number',
    file: 'jabref.bib',
    format: 'bibtex',
    text: String.raw`% Encoding: UTF-8

@Comment{jabref-meta: databaseType:bibtex;}

@Article{Groß2015,
  author   = {Gro{\ss}, K{\"a}the and {The {HERMES} Group} and de la Vall{\'e}e Poussin, Ch.},
  title    = {Spin waves in {Ni$_{80}$Fe$_{20}$} films},
  journal  = {Phys. Rev. B},
  year     = {2015},
  month    = {7},
  volume   = {92},
  number   = {1},
  pages    = {014402--014402-9},
  doi      = {10.1103/PhysRevB.92.999813},
  comment  = {read},
}
`,
    records: [
      {
        type: 'article-journal',
        title: 'Spin waves in Ni₈₀Fe₂₀ films',
        authors: ['Groß, Käthe', 'The HERMES Group', 'de la Vallée Poussin, Ch.'],
        year: 2015,
        month: 7,
        venue: 'Phys. Rev. B',
        volume: '92',
        issue: '1',
        doi: '10.1103/physrevb.92.999813',
      },
    ],
  },
  {
    name: 'PubMed, nbib with a letter page, a double surname and an abstract with a copyright line',
    file: 'one.nbib',
    format: 'nbib',
    database: 'PubMed',
    text: `PMID- 28999814
OWN - NLM
STAT- MEDLINE
VI  - 21
IP  - 45
DP  - 2017 Sep
TI  - Screen time at two and four years: HomeFUN, a cluster trial.
PG  - 1-128
LID - 10.3310/hta21999814 [doi]
AB  - OBJECTIVE: To cut screen time by >/=1 h. CONCLUSION: It was not cut.
FAU - Garcia-Lopez, Maria Jose
AU  - Garcia-Lopez MJ
FAU - O'Malley-Keyes, Cathal Jr
AU  - O'Malley-Keyes C Jr
AD  - University.
LA  - eng
PT  - Journal Article
TA  - Health Technol Assess
JT  - Health technology assessment (Winchester, England)
SO  - Health Technol Assess. 2017 Sep;21(45):1-128. doi: 10.3310/hta21999814.
`,
    records: [
      {
        title: 'Screen time at two and four years: HomeFUN, a cluster trial.',
        authors: ['Garcia-Lopez, Maria Jose', "O'Malley-Keyes, Cathal, Jr"],
        year: 2017,
        month: 9,
        venue: 'Health technology assessment (Winchester, England)',
        volume: '21',
        issue: '45',
        pages: '1-128',
        doi: '10.3310/hta21999814',
        pmid: '28999814',
        abstract: 'OBJECTIVE: To cut screen time by >/=1 h. CONCLUSION: It was not cut.',
      },
    ],
  },
  {
    name: 'PubMed, CSV of an article in press with one author and no issue',
    file: 'csv-set.csv',
    format: 'csv',
    database: 'PubMed',
    text: `PMID,Title,Authors,Citation,First Author,Journal/Book,Publication Year,Create Date,PMCID,NIHMS ID,DOI
"38999815","Moss: a history","Le Roux PA.","J Bryol. 2024 Feb 3:1-4. doi: 10.1080/03736687.2024.999815. Online ahead of print.","Le Roux PA","J Bryol","2024","2024/02/04","","","10.1080/03736687.2024.999815"
`,
    records: [
      {
        title: 'Moss: a history',
        authors: ['Le Roux, PA'],
        year: 2024,
        month: 2,
        day: 3,
        venue: 'J Bryol',
        pages: '1-4',
        doi: '10.1080/03736687.2024.999815',
        pmid: '38999815',
      },
    ],
  },
  {
    name: 'Web of Science, tagged, of a book chapter with editors and an ISBN',
    file: 'book.txt',
    format: 'wos',
    database: 'Web of Science',
    text: `FN Clarivate Analytics Web of Science
VR 1.0
PT B
AU Iversen, T
AF Iversen, Tor
BE Dubois, P
   Sato, M
TI Lists and lines
SO WAITING IN HEALTH CARE
LA English
DT Article; Book Chapter
AB People wait.
BN 978-0-19-999981-6
PU OXFORD UNIV PRESS
PI OXFORD
PY 2014
BP 88
EP 104
UT WOS:000399999999816
ER

EF
`,
    records: [
      {
        type: 'chapter',
        title: 'Lists and lines',
        authors: ['Iversen, Tor'],
        editors: ['Dubois, P', 'Sato, M'],
        year: 2014,
        venue: 'WAITING IN HEALTH CARE',
        pages: '88-104',
        abstract: 'People wait.',
        isbn: '9780199999816',
      },
    ],
  },
  {
    name: 'Embase, CSV in rows with a semicolon list of names and an article number',
    file: 'emb.csv',
    format: 'csv',
    database: 'Embase',
    text: `"TITLE","AUTHOR NAMES","SOURCE","SOURCE TITLE","PUBLICATION YEAR","VOLUME","ISSUE","FIRST PAGE","LAST PAGE","PUBLICATION TYPE","DOI","MEDLINE PMID","PUI","ABSTRACT"
"Gloves, gowns; and germs","Ştefan A.; van 't Hof B.; Lim C.-H.","BMC Infectious Diseases (2022) 22:1 Article Number: 817. Date of Publication: 1 Dec 2022","BMC Infectious Diseases","2022","22","1","","","Article","10.1186/s12879-022-99817-x","35999817","L638999817","Background: Hands."
`,
    records: [
      {
        title: 'Gloves, gowns; and germs',
        authors: ['Ştefan, A.', "van 't Hof, B.", 'Lim, C.-H.'],
        year: 2022,
        venue: 'BMC Infectious Diseases',
        volume: '22',
        issue: '1',
        pages: '817',
        doi: '10.1186/s12879-022-99817-x',
        pmid: '35999817',
        abstract: 'Background: Hands.',
      },
    ],
  },
  {
    name: 'Scopus, CSV of a review with a group and names in other letters',
    file: 'scopus818.csv',
    format: 'csv',
    database: 'Scopus',
    text: `"Authors","Author full names","Author(s) ID","Title","Year","Source title","Volume","Issue","Art. No.","Page start","Page end","Cited by","DOI","Link","Abstract","Author Keywords","PubMed ID","Document Type","Source","EID"
"Öberg, Å.; NORDIC Group","Öberg, Åke (6507777818); NORDIC Group (60000818)","6507777818; 60000818","Vaccines’ cold chain: “weak” links?","2019","Vaccine: X","1","","100018","","","2","10.1016/j.jvacx.2019.100818","https://x","Chains break.","Cold chain; Vaccines","","Review","Scopus","2-s2.0-85069999818"
`,
    records: [
      {
        title: 'Vaccines’ cold chain: “weak” links?',
        authors: ['Öberg, Åke', 'NORDIC Group'],
        year: 2019,
        venue: 'Vaccine: X',
        volume: '1',
        pages: '100018',
        doi: '10.1016/j.jvacx.2019.100818',
        abstract: 'Chains break.',
      },
    ],
  },
  {
    name: 'IEEE Xplore, CSV of a conference with a hyphen of initials and a letter page',
    file: 'ieee.csv',
    format: 'csv',
    database: 'IEEE Xplore',
    text: `"Document Title",Authors,"Author Affiliations","Publication Title",Date Added To Xplore,"Publication Year","Volume","Issue","Start Page","End Page","Abstract","ISSN",ISBNs,"DOI",PDF Link,"Author Keywords","IEEE Terms",Document Identifier
"Drones & bees","C. -H. Lin; P. D'Amico","A; B","2021 IEEE Sensors","17 Dec 2021","2021","","","1","4","Bees avoid drones.","2168-9229","978-1-7281-9501-8","10.1109/SENSORS47087.2021.9999819","https://x","Bees","Drones","IEEE Conferences"
`,
    records: [
      {
        type: 'paper-conference',
        title: 'Drones & bees',
        authors: ['Lin, C.-H.', "D'Amico, P."],
        year: 2021,
        venue: '2021 IEEE Sensors',
        pages: '1-4',
        doi: '10.1109/sensors47087.2021.9999819',
        abstract: 'Bees avoid drones.',
      },
    ],
  },
  {
    name: 'Dimensions, CSV with a line above its head',
    file: 'dimensions.csv',
    format: 'csv',
    text: `"About the data: Exported on Nov 24, 2024. Criteria: 'tea' in title"
Rank,Publication ID,DOI,PMID,PMCID,Title,Abstract,Source title,Publication Date,PubYear,Volume,Issue,Pagination,Authors,Times cited
1,pub.1119999820,10.1007/s10072-019-99820-1,31999820,,Tea and tremor,Tea may help.,Neurological Sciences,2019-06-01,2019,40,6,1201-1209,"Rossi, Paola; Ng, Wei Ling",3
`,
    records: [
      {
        title: 'Tea and tremor',
        authors: ['Rossi, Paola', 'Ng, Wei Ling'],
        year: 2019,
        month: 6,
        day: 1,
        venue: 'Neurological Sciences',
        volume: '40',
        issue: '6',
        pages: '1201-1209',
        doi: '10.1007/s10072-019-99820-1',
        pmid: '31999820',
        abstract: 'Tea may help.',
      },
    ],
  },
  {
    name: 'EndNote, XML of a report by an institution with a URL',
    file: 'report.xml',
    format: 'endnote-xml',
    text: `<?xml version="1.0" encoding="UTF-8"?><xml><records><record><source-app name="EndNote" version="21">EndNote</source-app><ref-type name="Report">27</ref-type><contributors><authors><author>National Audit Office,</author></authors></contributors><titles><title>Ambulances: waiting &amp; wasting</title></titles><dates><year>2018</year></dates><pub-location>London</pub-location><publisher>NAO</publisher><isbn>HC 999821</isbn><abstract>Crews wait.</abstract><urls><related-urls><url>https://example.org/hc999821</url></related-urls></urls></record></records></xml>`,
    records: [
      {
        type: 'report',
        title: 'Ambulances: waiting & wasting',
        authors: ['National Audit Office'],
        year: 2018,
        publisher: 'NAO',
        place: 'London',
        abstract: 'Crews wait.',
        url: 'https://example.org/hc999821',
      },
    ],
  },
  {
    name: 'Crossref, JSON of one proceedings article with markup and a suffix',
    file: 'one.json',
    format: 'crossref-json',
    database: 'Crossref',
    text: JSON.stringify({
      status: 'ok',
      'message-type': 'work',
      message: {
        DOI: '10.1145/999822',
        type: 'proceedings-article',
        title: ['O<sub>3</sub> at &lt;5 m'],
        'container-title': ['Proceedings of Air'],
        page: '11-19',
        author: [{ given: 'Kofi', family: 'Mensah', suffix: 'Sr.', sequence: 'first' }],
        issued: { 'date-parts': [[2010, 10, 2]] },
        publisher: 'ACM',
        event: { name: 'Air 2010', location: 'Lomé' },
      },
    }),
    records: [
      {
        type: 'paper-conference',
        title: 'O₃ at <5 m',
        authors: ['Mensah, Kofi, Sr.'],
        year: 2010,
        month: 10,
        day: 2,
        venue: 'Proceedings of Air',
        pages: '11-19',
        doi: '10.1145/999822',
      },
    ],
  },
  {
    name: 'OpenAlex, JSON of an article with an article number and a family of two words',
    file: 'w.json',
    format: 'openalex-json',
    database: 'OpenAlex',
    text: JSON.stringify({
      results: [
        {
          id: 'https://openalex.org/W4399999823',
          doi: 'https://doi.org/10.3390/ijerph19999823',
          title: 'Noise at night',
          publication_year: 2022,
          publication_date: '2022-03-11',
          type: 'article',
          authorships: [
            { author: { display_name: 'Carlos García Márquez' }, raw_author_name: 'García Márquez, Carlos' },
            { author: { display_name: 'Eva Lind' }, raw_author_name: 'Eva Lind' },
          ],
          primary_location: { source: { display_name: 'IJERPH', type: 'journal' } },
          biblio: { volume: '19', issue: '6', first_page: '3301', last_page: '3301' },
          abstract_inverted_index: { Night: [0], is: [1], 'loud.': [2] },
        },
      ],
    }),
    records: [
      {
        type: 'article-journal',
        title: 'Noise at night',
        authors: ['García Márquez, Carlos', 'Lind, Eva'],
        year: 2022,
        month: 3,
        day: 11,
        venue: 'IJERPH',
        volume: '19',
        issue: '6',
        pages: '3301',
        doi: '10.3390/ijerph19999823',
        abstract: 'Night is loud.',
      },
    ],
  },
  {
    name: 'Zotero, RDF of a magazine article and a book with a series',
    file: 'z.rdf',
    format: 'zotero-rdf',
    text: `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:z="http://www.zotero.org/namespaces/export#" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:bib="http://purl.org/net/biblio#" xmlns:foaf="http://xmlns.com/foaf/0.1/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:vcard="http://nwalsh.com/rdf/vCard#" xmlns:prism="http://prismstandard.org/namespaces/1.2/basic/"><bib:Book rdf:about="urn:isbn:978-0-00-999824-1"><z:itemType>book</z:itemType><dcterms:isPartOf><bib:Series><dc:title>Small Histories</dc:title><dc:identifier>7</dc:identifier></bib:Series></dcterms:isPartOf><dc:publisher><foaf:Organization><vcard:adr><vcard:Address><vcard:locality>Cork</vcard:locality></vcard:Address></vcard:adr><foaf:name>Harbour Press</foaf:name></foaf:Organization></dc:publisher><bib:authors><rdf:Seq><rdf:li><foaf:Person><foaf:surname>Ní Dhuibhne</foaf:surname><foaf:givenName>Éilís</foaf:givenName></foaf:Person></rdf:li></rdf:Seq></bib:authors><dc:title>Ropes</dc:title><dc:date>2003</dc:date><dc:identifier>ISBN 978-0-00-999824-1</dc:identifier><prism:edition>2nd</prism:edition></bib:Book></rdf:RDF>`,
    records: [
      {
        type: 'book',
        title: 'Ropes',
        authors: ['Ní Dhuibhne, Éilís'],
        year: 2003,
        publisher: 'Harbour Press',
        place: 'Cork',
        series: 'Small Histories',
        isbn: '9780009998241',
        edition: '2nd',
      },
    ],
  },
  {
    name: 'ClinicalTrials.gov, JSON of one study with an official title in capitals',
    file: 'NCT07999825.json',
    format: 'clinicaltrials-json',
    database: 'ClinicalTrials.gov',
    text: JSON.stringify({
      protocolSection: {
        identificationModule: { nctId: 'NCT07999825', officialTitle: 'A STUDY OF OATS', briefTitle: 'Oats' },
        statusModule: { studyFirstSubmitDate: '2023-02-01', studyFirstPostDateStruct: { date: '2023-02-10' } },
        sponsorCollaboratorsModule: { leadSponsor: { name: 'Oat Board, Inc.' } },
        descriptionModule: { briefSummary: 'Do oats \\*really\\* help?' },
      },
    }),
    records: [
      {
        title: 'A STUDY OF OATS',
        authors: ['Oat Board, Inc.'],
        year: 2023,
        month: 2,
        day: 10,
        abstract: 'Do oats *really* help?',
        accession: 'NCT07999825',
      },
    ],
  },
  {
    name: 'Cochrane Library, plain text of CENTRAL and of a review',
    file: 'citation-export.txt',
    format: 'cochrane',
    database: 'CENTRAL',
    text: `Record #1 of 2
ID: CN-02134567
AU: García-López M
AU: Smith JA
AU: Tea Trialists' Group
TI: Green tea and blood pressure: a randomised trial
SO: Journal of Hypertension
YR: 2019
VL: 37
NO: 4
PG: 712-719
PM: PUBMED 30881234
XR: EMBASE 627001122
PT: Journal article; Randomized Controlled Trial
KY: *Tea; *Blood Pressure; Adult
DOI: 10.1097/HJH.0000000000001999
AB: BACKGROUND: Tea is drunk.
RESULTS: It lowered blood pressure.
US: https://www.cochranelibrary.com/central/doi/10.1002/central/CN-02134567/full


Record #2 of 2
ID: CD009934
AU: Hartley L
AU: Flowers N
TI: Green and black tea for the primary prevention of cardiovascular disease
SO: Cochrane Database of Systematic Reviews
YR: 2013
NO: 6
PB: John Wiley & Sons, Ltd
SN: 1465-1858
CC: [Heart]
DOI: 10.1002/14651858.CD009934.pub2
AB: There is increasing evidence.
US: http://dx.doi.org/10.1002/14651858.CD009934.pub2
`,
    records: [
      {
        type: 'article-journal',
        title: 'Green tea and blood pressure: a randomised trial',
        authors: ['García-López, M', 'Smith, JA', "Tea Trialists' Group"],
        year: 2019,
        venue: 'Journal of Hypertension',
        volume: '37',
        issue: '4',
        pages: '712-719',
        doi: '10.1097/hjh.0000000000001999',
        pmid: '30881234',
        accession: 'CN-02134567',
        abstract: 'BACKGROUND: Tea is drunk.\nRESULTS: It lowered blood pressure.',
      },
      {
        title: 'Green and black tea for the primary prevention of cardiovascular disease',
        authors: ['Hartley, L', 'Flowers, N'],
        year: 2013,
        venue: 'Cochrane Database of Systematic Reviews',
        issue: '6',
        doi: '10.1002/14651858.cd009934.pub2',
        abstract: 'There is increasing evidence.',
      },
    ],
  },
]
