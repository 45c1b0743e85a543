import type { FormatFixture } from './fixture.ts'

/** Tables of databases and people, each with its quirks; written before any reader had seen them. */
export const freshTables: FormatFixture[] = [
  {
    name: 'PubMed, CSV with names of two initials, a group, a comma in the title and an online date',
    file: 'csv-teabreaks-set.csv',
    format: 'csv',
    database: 'PubMed',
    text: `\uFEFFPMID,Title,Authors,Citation,First Author,Journal/Book,Publication Year,Create Date,PMCID,NIHMS ID,DOI
33999801,"Tea, breaks, and mistakes: an ""n of 1"" series","Marques JS, van der Velde AB, O'Hara C, TEABREAK Study Group.",BMJ Qual Saf. 2021 Sep;30(9):701-709. doi: 10.1136/bmjqs-2020-999801. Epub 2020 Dec 1.,Marques JS,BMJ Qual Saf,2021,2020/12/02,PMC8399801,,10.1136/bmjqs-2020-999801
`,
    records: [
      {
        title: 'Tea, breaks, and mistakes: an "n of 1" series',
        authors: ['Marques, JS', 'van der Velde, AB', "O'Hara, C", 'TEABREAK Study Group'],
        year: 2021,
        month: 9,
        venue: 'BMJ Qual Saf',
        volume: '30',
        issue: '9',
        pages: '701-709',
        doi: '10.1136/bmjqs-2020-999801',
        pmid: '33999801',
        pmcid: 'PMC8399801',
      },
    ],
  },
  {
    name: 'Web of Science, tab-delimited, of a proceedings volume with a group author',
    file: 'savedrecs.txt',
    format: 'csv',
    database: 'Web of Science',
    text: [
      'PT\tAU\tBA\tBE\tGP\tAF\tBF\tCA\tTI\tSO\tSE\tBS\tLA\tDT\tCT\tCY\tCL\tSP\tHO\tDE\tID\tAB\tSN\tEI\tBN\tJ9\tJI\tPD\tPY\tVL\tIS\tPN\tSU\tSI\tMA\tBP\tEP\tAR\tDI\tDL\tD2\tEA\tPG\tUT\tPM',
      'J\tDe Clercq, E; Ng, TH\t\t\t\tDe Clercq, Eva; Ng, Tze How\t\tBRIGHT Consortium\tVaccines in winter, and after\tEUROPEAN RESPIRATORY JOURNAL\t\t\tEnglish\tMeeting Abstract\tERS Congress\tSEP 05-09, 2020\tVienna, AUSTRIA\t\t\t\t\tColds come back.\t0903-1936\t1399-3003\t\tEUR RESPIR J\tEur. Resp. J.\tSEP 7\t2020\t56\t\t\t64\t\t4321\t\t\tP999\t10.1183/13993003.congress-2020.99802\t\t\t\t2\tWOS:000606999999802\t',
      '',
    ].join('\r\n'),
    records: [
      {
        title: 'Vaccines in winter, and after',
        authors: ['De Clercq, Eva', 'Ng, Tze How', 'BRIGHT Consortium'],
        year: 2020,
        month: 9,
        day: 7,
        venue: 'EUROPEAN RESPIRATORY JOURNAL',
        volume: '56',
        pages: 'P999',
        doi: '10.1183/13993003.congress-2020.99802',
        abstract: 'Colds come back.',
        accession: 'WOS:000606999999802',
      },
    ],
  },
  {
    name: 'Embase, CSV in rows with authors in one cell by commas and an article in press',
    file: 'embase-records.csv',
    format: 'csv',
    database: 'Embase',
    text: `"TITLE","AUTHORS","SOURCE","PUBLICATION YEAR","PUBLICATION TYPE","DOI","PUI","ABSTRACT","EMTREE MEDICAL INDEX TERMS","CLINICAL TRIAL NUMBERS"
"Insulin by pump, or pen?","Bergström E., Di Angelantonio F., de Vries H.","Diabetic Medicine (2018) 35 Supplement 1 (77). Date of Publication: 1 Mar 2018","2018","Conference Abstract","10.1111/dme.36_99803","L621999803","Aims: To compare, at last.","adult, insulin pump","NCT01999803"
"Ahead of print","Ito K.","Endocrine Journal (2023). Date of Publication: 2023","2023","Article in Press","10.1507/endocrj.EJ23-9803","L2029999803","","",""
`,
    records: [
      {
        title: 'Insulin by pump, or pen?',
        authors: ['Bergström, E.', 'Di Angelantonio, F.', 'de Vries, H.'],
        year: 2018,
        month: 3,
        day: 1,
        venue: 'Diabetic Medicine',
        volume: '35',
        issue: 'Supplement 1',
        pages: '77',
        doi: '10.1111/dme.36_99803',
        abstract: 'Aims: To compare, at last.',
      },
      {
        title: 'Ahead of print',
        authors: ['Ito, K.'],
        year: 2023,
        venue: 'Endocrine Journal',
        doi: '10.1507/endocrj.ej23-9803',
      },
    ],
  },
  {
    name: 'Embase, CSV with a field in each row, authors by commas in one cell',
    file: 'embase-fields.csv',
    format: 'csv',
    database: 'Embase',
    text: `"TITLE","Ketamine before dawn: a ""rapid"" trial"
"AUTHOR NAMES","Álvarez P.","Nkosi T.","St. John M."
"AUTHOR ADDRESSES","(Álvarez P.) Hospital del Mar, Barcelona","(Nkosi T.; St. John M.) Groote Schuur, Cape Town"
"SOURCE","Journal of Affective Disorders (2019) 256 (301-309). Date of Publication: 1 Sep 2019"
"SOURCE TITLE","Journal of Affective Disorders"
"PUBLICATION YEAR","2019"
"VOLUME","256"
"FIRST PAGE","301"
"LAST PAGE","309"
"ISSN","1573-2517 (electronic)","0165-0327"
"DOI","10.1016/j.jad.2019.999804"
"MEDLINE PMID","31999804 (http://www.ncbi.nlm.nih.gov/pubmed/31999804)"
"PUI","L2001999804"
"ABSTRACT","Background: Ketamine works fast. Methods: At dawn, by drip."
"LANGUAGE OF ARTICLE","English"
`,
    records: [
      {
        title: 'Ketamine before dawn: a "rapid" trial',
        authors: ['Álvarez, P.', 'Nkosi, T.', 'St. John, M.'],
        year: 2019,
        venue: 'Journal of Affective Disorders',
        volume: '256',
        pages: '301-309',
        doi: '10.1016/j.jad.2019.999804',
        pmid: '31999804',
        abstract: 'Background: Ketamine works fast. Methods: At dawn, by drip.',
      },
    ],
  },
  {
    name: 'Scopus, CSV of a conference paper and a book chapter, the old columns',
    file: 'scopus.csv',
    format: 'csv',
    database: 'Scopus',
    text: `\uFEFF"Authors","Author full names","Author(s) ID","Title","Year","Source title","Volume","Issue","Art. No.","Page start","Page end","Cited by","DOI","Abstract","Author Keywords","Conference name","Publisher","ISSN","ISBN","PubMed ID","Language of Original Document","Document Type","Publication Stage","Open Access","Source","EID"
"Al-Khatib, S.; Nguyen-Van, T.","Al-Khatib, Sana (57199999805); Nguyen-Van, Thanh (57199999806)","57199999805; 57199999806","Robots; rice; and rain","2018","IEEE International Conference on Robotics","2018-May","","8499999","1234","1241","12","10.1109/ICRA.2018.8499999","Rice was weeded. © 2018 IEEE.","Rice; Robots","2018 IEEE International Conference on Robotics and Automation, ICRA 2018","IEEE","10504729","9781538630815","","English","Conference paper","Final","","Scopus","2-s2.0-85059999805"
`,
    records: [
      {
        type: 'paper-conference',
        title: 'Robots; rice; and rain',
        authors: ['Al-Khatib, Sana', 'Nguyen-Van, Thanh'],
        year: 2018,
        venue: 'IEEE International Conference on Robotics',
        volume: '2018-May',
        pages: '1234-1241',
        doi: '10.1109/icra.2018.8499999',
        abstract: 'Rice was weeded. © 2018 IEEE.',
        isbn: '9781538630815',
        issn: '1050-4729',
      },
    ],
  },
  {
    name: 'ProQuest, table of a newspaper and a journal, with its column for dates',
    file: 'ProQuest.csv',
    format: 'csv',
    database: 'ProQuest',
    text: `Title,Abstract,StoreId,ArticleType,AuthorAffiliation,Authors,Database,documentType,entryDate,issn,language,pages,placeOfPublication,pubdate,pubtitle,startPage,volume,issue,year,digitalObjectIdentifier,DocumentURL,subjectTerms
"A harbour without gulls","The gulls left, nobody asked.",2399999806,Newspapers,,"Fitz-James, Orla",ProQuest Central,News,2020-03-01,0307-1235,English,"A.12",London,"Feb 29, 2020",The Daily Harbour,A.12,,,2020,,https://www.proquest.com/docview/2399999806,Birds; Harbours
"Rust on rails","Rust, measured.",2399999807,Scholarly Journals,,"Öztürk, Ayşe; Pérez, J. M.",ProQuest Central,Journal Article,2019-01-01,0043-1648,English,"21-30",Lausanne,Jan 2019,Wear,21,418,,2019,10.1016/j.wear.2018.999807,https://www.proquest.com/docview/2399999807,Rails
`,
    records: [
      {
        type: 'article-newspaper',
        title: 'A harbour without gulls',
        authors: ['Fitz-James, Orla'],
        year: 2020,
        month: 2,
        day: 29,
        venue: 'The Daily Harbour',
        pages: 'A.12',
        abstract: 'The gulls left, nobody asked.',
      },
      {
        type: 'article-journal',
        title: 'Rust on rails',
        authors: ['Öztürk, Ayşe', 'Pérez, J. M.'],
        year: 2019,
        month: 1,
        venue: 'Wear',
        volume: '418',
        pages: '21-30',
        doi: '10.1016/j.wear.2018.999807',
        abstract: 'Rust, measured.',
      },
    ],
  },
  {
    name: 'IEEE Xplore, CSV of an early access article and a standard',
    file: 'export2024.11.24.csv',
    format: 'csv',
    database: 'IEEE Xplore',
    text: `"Document Title",Authors,"Author Affiliations","Publication Title",Date Added To Xplore,"Publication Year","Volume","Issue","Start Page","End Page","Abstract","ISSN",ISBNs,"DOI",Funding Information,PDF Link,"Author Keywords","IEEE Terms","Mesh_Terms",Article Citation Count,Patent Citation Count,"Reference Count","License",Online Date,Issue Date,"Meeting Date","Publisher",Document Identifier
"Radar for snow: ""see"" the slope","J. -L. de la Fuente; W. Van Den Berg; X. Y. Zhou","Univ A; Univ B; Univ C","IEEE Transactions on Geoscience and Remote Sensing","3 Jan 2023","2023","61","","1","14","Snow was seen at 5 GHz.","1558-0644","","10.1109/TGRS.2023.9999808","","https://ieeexplore.ieee.org/stamp/stamp.jsp?arnumber=9999808","Radar;snow","Snow;Radar imaging","","4","","40","IEEE","3 Jan 2023","2023","","IEEE","IEEE Journals"
`,
    records: [
      {
        type: 'article-journal',
        title: 'Radar for snow: "see" the slope',
        authors: ['de la Fuente, J.-L.', 'Van Den Berg, W.', 'Zhou, X. Y.'],
        year: 2023,
        venue: 'IEEE Transactions on Geoscience and Remote Sensing',
        volume: '61',
        pages: '1-14',
        doi: '10.1109/tgrs.2023.9999808',
        abstract: 'Snow was seen at 5 GHz.',
      },
    ],
  },
  {
    name: 'ClinicalTrials.gov, CSV of chosen columns with commas and bars in them',
    file: 'ctg-studies.csv',
    format: 'csv',
    database: 'ClinicalTrials.gov',
    text: `NCT Number,Study Title,Study URL,Acronym,Study Status,Brief Summary,Conditions,Interventions,Sponsor,Phases,Enrollment,Start Date,First Posted
NCT05999809,"Naps, Noise, and Nurses",https://clinicaltrials.gov/study/NCT05999809,NNN,RECRUITING,"Does a nap, taken at 3, help?","Fatigue|Sleep, Disturbed",BEHAVIORAL: Nap|OTHER: Earplugs,"Karolinska Institutet, Sweden",NA,120,2023-01-09,2022-11-30
`,
    records: [
      {
        title: 'Naps, Noise, and Nurses',
        authors: ['Karolinska Institutet, Sweden'],
        year: 2022,
        month: 11,
        day: 30,
        abstract: 'Does a nap, taken at 3, help?',
        accession: 'NCT05999809',
        url: 'https://clinicaltrials.gov/study/NCT05999809',
      },
    ],
  },
  {
    name: 'a table of Rayyan with its own keys',
    file: 'articles.csv',
    format: 'csv',
    text: `key,title,year,month,day,journal,issn,volume,issue,pages,authors,url,language,publisher,location,abstract,notes,doi,keywords,pubmed_id,pmc_id
rayyan-999810,"Stairs, lifts and steps",2017,5,,"Preventive Medicine",0091-7435,98,,15-21,"Eves, Frank F. and Müller-Riemenschneider, Falk",https://example.org/999810,eng,,,"People take stairs; some do not.",,10.1016/j.ypmed.2017.999810,,27999810,
`,
    records: [
      {
        title: 'Stairs, lifts and steps',
        authors: ['Eves, Frank F.', 'Müller-Riemenschneider, Falk'],
        year: 2017,
        month: 5,
        venue: 'Preventive Medicine',
        volume: '98',
        pages: '15-21',
        doi: '10.1016/j.ypmed.2017.999810',
        pmid: '27999810',
        abstract: 'People take stairs; some do not.',
      },
    ],
  },
  {
    name: 'a table of Covidence, its authors by semicolons, with a study of its own',
    file: 'review_12345_included_csv.csv',
    format: 'csv',
    text: `Title,Authors,Abstract,Published Year,Published Month,Journal,Volume,Issue,Pages,Accession Number,DOI,Ref,Covidence #,Study,Notes,Tags
Song in the ward,"Nilsson, U.; Rawal, N.; Unosson, M.",Singing eased pain (n = 75).,2003,,Anaesthesia,58,7,699-703,,10.1046/j.1365-2044.2003.99811.x,12,#7,Nilsson 2003,,music
`,
    records: [
      {
        title: 'Song in the ward',
        authors: ['Nilsson, U.', 'Rawal, N.', 'Unosson, M.'],
        year: 2003,
        venue: 'Anaesthesia',
        volume: '58',
        issue: '7',
        pages: '699-703',
        doi: '10.1046/j.1365-2044.2003.99811.x',
        abstract: 'Singing eased pain (n = 75).',
      },
    ],
  },
  {
    name: 'Lens.org, CSV of scholarly works',
    file: 'lens-export.csv',
    format: 'csv',
    text: `Lens ID,Title,Date Published,Publication Year,Publication Type,Source Title,ISSNs,Publisher,Source Country,Author/s,Abstract,Volume,Issue Number,Start Page,End Page,Fields of Study,Keywords,PMID,DOI,PMCID,Is Open Access
099-999-999-998-12X,Wolves at the edge of town,2016-08-15,2016,journal article,Biological Conservation,00063207,Elsevier BV,Netherlands,Liina Kaartinen; José Vicente López-Bao,Wolves walk at night.,199,,77,84,Ecology,,,10.1016/j.biocon.2016.999812,,false
`,
    records: [
      {
        title: 'Wolves at the edge of town',
        authors: ['Kaartinen, Liina', 'López-Bao, José Vicente'],
        year: 2016,
        venue: 'Biological Conservation',
        volume: '199',
        pages: '77-84',
        doi: '10.1016/j.biocon.2016.999812',
        abstract: 'Wolves walk at night.',
      },
    ],
  },
  {
    name: 'a person’s own table in French with tabs, two initials behind each name',
    file: 'biblio.tsv',
    format: 'csv',
    text: `Titre\tAuteurs\tAnnée\tRevue\tVolume\tNuméro\tPages\tRésumé\tDOI
L'eau dans les écoles\tLefebvre JM, Ouédraogo B\t2012\tSanté publique\t24\t3\t201-210\tOn boit peu ; on devrait.\thttps://doi.org/10.3917/spub.999813
`,
    records: [
      {
        title: "L'eau dans les écoles",
        authors: ['Lefebvre, JM', 'Ouédraogo, B'],
        year: 2012,
        venue: 'Santé publique',
        volume: '24',
        issue: '3',
        pages: '201-210',
        doi: '10.3917/spub.999813',
        abstract: 'On boit peu ; on devrait.',
      },
    ],
  },
]
