import type { FormatFixture } from './fixture.ts'

/** Tables of databases and of people, with what is their own; written before the reader had seen them. */
export const unseenTables: FormatFixture[] = [
  {
    name: 'Web of Science, tab-delimited, short columns and a quote that never ends',
    file: 'savedrecs.txt',
    format: 'csv',
    database: 'Web of Science',
    text: `PT\tAU\tBA\tBE\tGP\tAF\tBF\tCA\tTI\tSO\tSE\tBS\tLA\tDT\tCT\tCY\tCL\tAB\tC1\tSN\tEI\tJ9\tJI\tPD\tPY\tVL\tIS\tPN\tSU\tSI\tMA\tBP\tEP\tAR\tDI\tD2\tEA\tPG\tUT\tPM
J\tNovak, P; Horvat, L\t\t\t\tNovák, Petr; Horvat, Luka\t\t\tThe "long" tail, and more\tALLERGY\t\t\tEnglish\tReview\t\t\t\tAbstract; with, signs.\t[Novak, Petr] Charles Univ, Prague, Czech Republic; [Horvat, Luka] Univ Zagreb, Zagreb, Croatia\t0105-4538\t1398-9995\tALLERGY\tAllergy\tMAY\t2020\t75\t5\t\t\t\t\t1045\t1058\t\t10.1111/all.99999\t\t\t14\tWOS:000539999900001\t31999999
J\tKhan, A\t\t\t\tKhan, Aisha\t\tGINA Grp\tNumbers only\tPLOS ONE\t\t\tEnglish\tArticle\t\t\t\t\t\t1932-6203\t\tPLOS ONE\tPLoS One\tAPR 3\t2018\t13\t4\t\t\t\t\t\t\te0199999\t10.1371/journal.pone.0199999\t\t\t12\tWOS:000429999900002\t
`,
    records: [
      {
        title: 'The "long" tail, and more',
        authors: ['Novák, Petr', 'Horvat, Luka'],
        year: 2020,
        month: 5,
        venue: 'ALLERGY',
        volume: '75',
        issue: '5',
        pages: '1045-1058',
        doi: '10.1111/all.99999',
        pmid: '31999999',
        abstract: 'Abstract; with, signs.',
      },
      {
        title: 'Numbers only',
        authors: ['Khan, Aisha', 'GINA Grp'],
        year: 2018,
        venue: 'PLOS ONE',
        volume: '13',
        pages: 'e0199999',
        doi: '10.1371/journal.pone.0199999',
        accession: 'WOS:000429999900002',
      },
    ],
  },
  {
    name: 'Scopus, CSV with commas in affiliations, ids of authors and an article number',
    file: 'scopus.csv',
    format: 'csv',
    database: 'Scopus',
    text: `\uFEFF"Authors","Author full names","Author(s) ID","Title","Year","Source title","Volume","Issue","Art. No.","Page start","Page end","Cited by","DOI","Link","Affiliations","Authors with affiliations","Abstract","Author Keywords","Index Keywords","Publisher","ISSN","PubMed ID","Language of Original Document","Abbreviated Source Title","Document Type","Publication Stage","Open Access","Source","EID"
"Silva, M.A.; de Souza, R.; Group, the COVIDA","Silva, Maria A. (57190000001); de Souza, Roberto (57190000002); Group, the COVIDA (57190000003)","57190000001; 57190000002; 57190000003","Oxygen at home, ""early"" or late","2021","Revista Brasileira de Terapia Intensiva","33","2","","243","250","7","10.5935/0103-507X.20219999","https://www.scopus.com/inward/record.uri?eid=2-s2.0-85109999999","Hospital A, São Paulo, SP, Brazil; Universidade B, Rio, Brazil","Silva M.A., Hospital A, São Paulo, SP, Brazil; de Souza R., Universidade B, Rio, Brazil","Objective: to see. © 2021 The Authors.","oxygen; COVID-19","Adult; Humans","AMIB","0103507X","34231999","English; Portuguese","Rev. Bras. Ter. Intensiva","Article","Final","All Open Access; Gold Open Access","Scopus","2-s2.0-85109999999"
"Lee, K.","Lee, Kyung-hee (5)","5","A numbered article","2022","Nutrients","14","11","2345","","","0","10.3390/nu14119999","https://www.scopus.com/x","","","[No abstract available]","","","MDPI","20726643","","English","Nutrients","Review","Final","","Scopus","2-s2.0-85139999999"
`,
    records: [
      {
        title: 'Oxygen at home, "early" or late',
        authors: ['Silva, Maria A.', 'de Souza, Roberto', 'Group, the COVIDA'],
        year: 2021,
        venue: 'Revista Brasileira de Terapia Intensiva',
        volume: '33',
        issue: '2',
        pages: '243-250',
        doi: '10.5935/0103-507x.20219999',
        pmid: '34231999',
        abstract: 'Objective: to see. © 2021 The Authors.',
        keywords: ['oxygen', 'COVID-19', 'Adult', 'Humans'],
      },
      {
        title: 'A numbered article',
        authors: ['Lee, Kyung-hee'],
        year: 2022,
        venue: 'Nutrients',
        volume: '14',
        issue: '11',
        pages: '2345',
        doi: '10.3390/nu14119999',
        abstract: undefined,
      },
    ],
  },
  {
    name: 'Scopus, CSV of the time before full names, its authors parted by commas',
    file: 'scopus.csv',
    format: 'csv',
    database: 'Scopus',
    text: `"Authors","Title","Year","Source title","Volume","Issue","Art. No.","Page start","Page end","DOI","Document Type","Source","EID"
"Nielsen M.B., Van Der Sluis L., O'Reilly K.","Stones; a review","2018","Journal of Endodontics","44","10","","1453","1466","10.1016/j.joen.2018.99.001","Review","Scopus","2-s2.0-85049999999"
"Lee, K.","Sand","2019","Journal of Endodontics","45","1","","3","9","","Article","Scopus","2-s2.0-85059999999"
`,
    records: [
      {
        title: 'Stones; a review',
        authors: ['Nielsen, M.B.', 'Van Der Sluis, L.', "O'Reilly, K."],
        year: 2018,
        venue: 'Journal of Endodontics',
        volume: '44',
        pages: '1453-1466',
        doi: '10.1016/j.joen.2018.99.001',
      },
      { title: 'Sand', authors: ['Lee, K.'], year: 2019, pages: '3-9' },
    ],
  },
  {
    name: 'Embase, CSV in rows, with names in lower case and a date only in the source',
    file: 'embase.csv',
    format: 'csv',
    database: 'Embase',
    text: `"TITLE","AUTHORS","SOURCE","SOURCE TITLE","PUBLICATION YEAR","VOLUME","ISSUE","FIRST PAGE","LAST PAGE","DATE OF PUBLICATION","PUBLICATION TYPE","CONFERENCE NAME","DOI","MEDLINE PMID","PUI","ABSTRACT","EMBASE LINK"
"Iron before surgery","Richards T., van Rooijen S., Clevenger B.","The Lancet (2020) 396:10259 (1353-1361)","The Lancet","2020","396","10259","1353","1361","24 October 2020","Article","","10.1016/S0140-6736(20)39999-7","32899999","L2007999999","Background: iron.","https://www.embase.com/x"
`,
    records: [
      {
        title: 'Iron before surgery',
        authors: ['Richards, T.', 'van Rooijen, S.', 'Clevenger, B.'],
        year: 2020,
        venue: 'The Lancet',
        volume: '396',
        issue: '10259',
        pages: '1353-1361',
        doi: '10.1016/s0140-6736(20)39999-7',
        pmid: '32899999',
        abstract: 'Background: iron.',
      },
    ],
  },
  {
    name: 'Embase, CSV with a field in each row and several values in a row',
    file: 'records.csv',
    format: 'csv',
    database: 'Embase',
    text: `"TITLE","Statins in the very old"
"AUTHORS","Gitsels L.A.","Kulinskaya E.","Wright N."
"SOURCE","BMJ Open (2020) 10:10. Article Number: e039999. Date of Publication: 5 Oct 2020"
"PUBLICATION YEAR","2020"
"DOI","10.1136/bmjopen-2020-039999"
"ABSTRACT","Objectives: statins, old."
"PUI","L633999999"

"TITLE","Falls and \u201Cfear\u201D"
"AUTHORS","Denkinger M.D."
"SOURCE","American Journal of Geriatric Psychiatry (2015) 23:1 (72-86)"
"PUBLICATION YEAR","2015"
"MEDLINE PMID","24999999"
`,
    records: [
      {
        title: 'Statins in the very old',
        authors: ['Gitsels, L.A.', 'Kulinskaya, E.', 'Wright, N.'],
        year: 2020,
        venue: 'BMJ Open',
        volume: '10',
        issue: '10',
        pages: 'e039999',
        doi: '10.1136/bmjopen-2020-039999',
        abstract: 'Objectives: statins, old.',
      },
      {
        title: 'Falls and “fear”',
        authors: ['Denkinger, M.D.'],
        year: 2015,
        venue: 'American Journal of Geriatric Psychiatry',
        volume: '23',
        issue: '1',
        pages: '72-86',
        pmid: '24999999',
      },
    ],
  },
  {
    name: 'IEEE Xplore, CSV with given names first',
    file: 'export2025.csv',
    format: 'csv',
    database: 'IEEE Xplore',
    text: `"Document Title","Authors","Author Affiliations","Publication Title","Date Added To Xplore","Publication Year","Volume","Issue","Start Page","End Page","Abstract","ISSN","ISBNs","DOI","Funding Information","PDF Link","Author Keywords","IEEE Terms","Mesh_Terms","Article Citation Count","Reference Count","License","Online Date","Issue Date","Meeting Date","Publisher","Document Identifier"
"Gait from a phone","M. Ullrich; A. Küderle; S. Del Din","FAU, Erlangen, Germany; FAU, Erlangen, Germany; Newcastle University, U.K.","IEEE Journal of Biomedical and Health Informatics","17 Feb 2020","2020","24","7","1869","1878","Gait, measured.","2168-2208","","10.1109/JBHI.2020.2999999","","https://x","Gait;phone","Sensors","","3","20","CCBY","17 Feb 2020","July 2020","","IEEE","IEEE Journals"
`,
    records: [
      {
        title: 'Gait from a phone',
        authors: ['Ullrich, M.', 'Küderle, A.', 'Del Din, S.'],
        year: 2020,
        venue: 'IEEE Journal of Biomedical and Health Informatics',
        volume: '24',
        issue: '7',
        pages: '1869-1878',
        doi: '10.1109/jbhi.2020.2999999',
        abstract: 'Gait, measured.',
      },
    ],
  },
  {
    name: 'ProQuest, table with its own names of columns',
    file: 'ProQuestDocuments.csv',
    format: 'csv',
    database: 'ProQuest',
    text: `Title,Abstract,StoreId,ArticleType,Authors,companies,copyright,documentType,entryDate,issn,isbn,language,languageOfSummary,pages,placeOfPublication,pubdate,pubtitle,year,volume,issue,digitalObjectIdentifierDoi,DocumentURL,FindACopy,Database
"Grief online","People mourn in public.",2299999999,Scholarly Journals,"Wagner, Anna J M; Christensen, Dorthe Refslund",,,Journal Article,2019-05-02,1461-4448,,English,,"2119-2135",London,Aug 2018,New Media & Society,2018,20,8,10.1177/1461444817999999,https://www.proquest.com/x,,PsycINFO
`,
    records: [
      {
        title: 'Grief online',
        authors: ['Wagner, Anna J M', 'Christensen, Dorthe Refslund'],
        year: 2018,
        venue: 'New Media & Society',
        volume: '20',
        issue: '8',
        pages: '2119-2135',
        doi: '10.1177/1461444817999999',
        abstract: 'People mourn in public.',
      },
    ],
  },
  {
    name: 'ClinicalTrials.gov, CSV of all columns',
    file: 'ctg-studies.csv',
    format: 'csv',
    database: 'ClinicalTrials.gov',
    text: `NCT Number,Study Title,Study URL,Acronym,Study Status,Brief Summary,Study Results,Conditions,Interventions,Primary Outcome Measures,Sponsor,Collaborators,Sex,Age,Phases,Enrollment,Funder Type,Study Type,Study Design,Other IDs,Start Date,Primary Completion Date,Completion Date,First Posted,Results First Posted,Last Update Posted,Locations,Study Documents
NCT09999991,"Cold, Heat and Sleep",https://clinicaltrials.gov/study/NCT09999991,CHILL,COMPLETED,"Does a cool room, at 18 °C, help?",NO,Insomnia|Menopause,BEHAVIORAL: cooling,Sleep time,University of Bern,,FEMALE,ADULT,NA,120,OTHER,INTERVENTIONAL,Allocation: RANDOMIZED,2020-01,2020-03-02,2022-06-30,2022-12-01,2020-02-11,,2023-01-05,"Bern, Switzerland",
`,
    records: [
      {
        title: 'Cold, Heat and Sleep',
        authors: ['University of Bern'],
        abstract: 'Does a cool room, at 18 °C, help?',
        accession: 'NCT09999991',
        url: 'https://clinicaltrials.gov/study/NCT09999991',
      },
    ],
  },
  {
    name: 'PubMed, CSV with a group as the last author and a name with a suffix',
    file: 'csv-asthma-set.csv',
    format: 'csv',
    database: 'PubMed',
    text: `PMID,Title,Authors,Citation,First Author,Journal/Book,Publication Year,Create Date,PMCID,NIHMS ID,DOI
31999991,"Inhaled steroids: results, again","Hardy JC, de Oliveira CA 3rd, Van den Bosch AB; PRACTICAL study team.",Lancet. 2019 Dec 14;394(10215):2169-2178. doi: 10.1016/S0140-6736(19)39991-9. Epub 2019 Nov 1.,Hardy JC,Lancet,2019,2019/12/17,PMC6899991,,10.1016/S0140-6736(19)39991-9
`,
    records: [
      {
        title: 'Inhaled steroids: results, again',
        authors: ['Hardy, JC', 'de Oliveira, CA, 3rd', 'Van den Bosch, AB', 'PRACTICAL study team'],
        year: 2019,
        venue: 'Lancet',
        volume: '394',
        issue: '10215',
        pages: '2169-2178',
        doi: '10.1016/s0140-6736(19)39991-9',
        pmid: '31999991',
        pmcid: 'PMC6899991',
      },
    ],
  },
  {
    name: 'a person’s own table with semicolons, decimal commas and German heads',
    file: 'Literatur.csv',
    format: 'csv',
    text: `Titel;Autoren;Jahr;Zeitschrift;Band;Heft;Seiten;DOI;Zusammenfassung
"Schlaf; Traum, und Tod";Müller, Jörg und Groß, Käthe;2003;Der Nervenarzt;74;6;490-496;10.1007/s00115-003-9999-9;"Wer schläft, träumt."
Ohne Autor;;1999;Gut;;;;;
`,
    records: [
      {
        title: 'Schlaf; Traum, und Tod',
        authors: ['Müller, Jörg', 'Groß, Käthe'],
        year: 2003,
        venue: 'Der Nervenarzt',
        volume: '74',
        issue: '6',
        pages: '490-496',
        doi: '10.1007/s00115-003-9999-9',
        abstract: 'Wer schläft, träumt.',
      },
      { title: 'Ohne Autor', authors: [], year: 1999, venue: 'Gut' },
    ],
  },
  {
    name: 'a person’s own table with authors given-first, years with a letter and identifiers as addresses',
    file: 'my papers.csv',
    format: 'csv',
    text: `No.,Author(s),Year,Title of paper,Journal name,Vol,Pages,Link,PubMed
1,"Jane Q. Public, Ludwig van Beethoven and Li Wei",2014a,On deafness,Music & Medicine,6,"12–19",https://doi.org/10.1177/1943862114999999,https://pubmed.ncbi.nlm.nih.gov/24999990/
2,"Public JQ, Beethoven L",2014b,On silence,Music & Medicine,6,20,,
`,
    records: [
      {
        title: 'On deafness',
        authors: ['Public, Jane Q.', 'van Beethoven, Ludwig', 'Wei, Li'],
        year: 2014,
        venue: 'Music & Medicine',
        volume: '6',
        pages: '12-19',
        doi: '10.1177/1943862114999999',
        pmid: '24999990',
      },
      {
        title: 'On silence',
        authors: ['Public, JQ', 'Beethoven, L'],
        year: 2014,
        venue: 'Music & Medicine',
        volume: '6',
        pages: '20',
      },
    ],
  },
]
