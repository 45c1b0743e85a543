import type { FormatFixture } from './fixture.ts'

const abstract = 'Background: mice & men. Results: p < 0.05 in 12 of 20.'

/** Tables of databases: columns as each names them. */
export const tableFixtures: FormatFixture[] = [
  {
    name: 'PubMed, CSV',
    file: 'csv-malaria-set.csv',
    format: 'csv',
    database: 'PubMed',
    text: `PMID,Title,Authors,Citation,First Author,Journal/Book,Publication Year,Create Date,PMCID,NIHMS ID,DOI
30650322,"Effect of tafenoquine on relapse: a trial","Okafor CN, van der Berg J, SYGMA Investigators, King ML Jr, Marques JS.","N Engl J Med. 2019 Jan 17;380(3):215-228. doi: 10.1056/NEJMoa1710775.","Okafor CN","N Engl J Med",2019,2019/01/18,PMC6657225,NIHMS1,10.1056/NEJMoa1710775
2,"One author","Smith A.","Lancet. 2001 May;12:e13. doi: 10.1016/x.","Smith A","Lancet",2001,2001/05/01,,,10.1016/x
3,"Nobody","","Gut. 1999;1(Suppl 2):S12-9.","","Gut",1999,1999/05/01,,,
`,
    records: [
      {
        type: 'article-journal',
        title: 'Effect of tafenoquine on relapse: a trial',
        authors: ['Okafor, CN', 'van der Berg, J', 'SYGMA Investigators', 'King, ML, Jr', 'Marques, JS'],
        year: 2019,
        month: 1,
        day: 17,
        venue: 'N Engl J Med',
        volume: '380',
        issue: '3',
        pages: '215-228',
        doi: '10.1056/nejmoa1710775',
        pmid: '30650322',
        pmcid: 'PMC6657225',
      },
      { title: 'One author', authors: ['Smith, A'], year: 2001, venue: 'Lancet', volume: '12', pages: 'e13' },
      { title: 'Nobody', authors: [], year: 1999, venue: 'Gut', volume: '1', issue: 'Suppl 2', pages: 'S12-S19' },
    ],
  },
  {
    name: 'Embase, CSV with a record in each row',
    file: 'records.csv',
    format: 'csv',
    database: 'Embase',
    text: `"TITLE","SOURCE","AUTHORS","PUBLICATION YEAR","PUBLICATION TYPE","DOI","MEDLINE PMID","PUI","ABSTRACT","EMTREE DRUG TERMS","LANGUAGE OF ARTICLE","ISSN"
"Blood schizonticidal activity","Clinical Infectious Diseases (2019) 69:3 (480-486). Date of Publication: 15 Jul 2019","McCarthy J.S., Smith B., Rückert T.","2019","Article","10.1093/cid/ciy939","30407600","L629408226","${abstract}","tafenoquine, primaquine","English","1537-6591"
"A supplement","Gut (2001) 50 Supplement 2 (A12)","WHO Malaria Group","2001","Conference Abstract","","","L2","","","English",""
"Only a volume","The Lancet (1999) 353. Article Number: 12","","1999","Note","","","L3","","","English",""
`,
    records: [
      {
        title: 'Blood schizonticidal activity',
        authors: ['McCarthy, J.S.', 'Smith, B.', 'Rückert, T.'],
        year: 2019,
        month: 7,
        day: 15,
        venue: 'Clinical Infectious Diseases',
        volume: '69',
        issue: '3',
        pages: '480-486',
        abstract,
        doi: '10.1093/cid/ciy939',
        pmid: '30407600',
        accession: 'L629408226',
        publicationTypes: ['Article'],
      },
      {
        title: 'A supplement',
        authors: ['WHO Malaria Group'],
        year: 2001,
        venue: 'Gut',
        volume: '50',
        issue: 'Supplement 2',
        pages: 'A12',
      },
      { title: 'Only a volume', authors: [], year: 1999, venue: 'The Lancet', volume: '353', pages: '12' },
    ],
  },
  {
    name: 'Embase, CSV with a field in each row',
    file: 'records.csv',
    format: 'csv',
    database: 'Embase',
    text: `"TITLE","Blood schizonticidal activity"
"SOURCE","Clinical Infectious Diseases (2019) 69:3 (480-486). Date of Publication: 15 Jul 2019"
"AUTHOR NAMES","McCarthy J.S.","Smith B.","Rückert T."
"SOURCE TITLE","Clinical Infectious Diseases"
"PUBLICATION YEAR","2019"
"VOLUME","69"
"ISSUE","3"
"FIRST PAGE","480"
"LAST PAGE","486"
"PUBLICATION TYPE","Article"
"ABSTRACT","${abstract}"
"EMTREE DRUG INDEX TERMS","tafenoquine (drug therapy)","primaquine"
"MEDLINE PMID","30407600"
"DOI","10.1093/cid/ciy939"
"PUI","L629408226"

"TITLE","Another"
"AUTHOR NAMES","Smith A."
"SOURCE","Gut (2001) 50:1 (1-2)"
"PUBLICATION YEAR","2001"
"PUI","L2"
`,
    records: [
      {
        title: 'Blood schizonticidal activity',
        authors: ['McCarthy, J.S.', 'Smith, B.', 'Rückert, T.'],
        year: 2019,
        venue: 'Clinical Infectious Diseases',
        volume: '69',
        issue: '3',
        pages: '480-486',
        abstract,
        doi: '10.1093/cid/ciy939',
        pmid: '30407600',
        accession: 'L629408226',
        keywords: ['tafenoquine (drug therapy)', 'primaquine'],
      },
      { title: 'Another', authors: ['Smith, A.'], year: 2001, venue: 'Gut', volume: '50', issue: '1', pages: '1-2' },
    ],
  },
  {
    name: 'Scopus, CSV',
    file: 'scopus.csv',
    format: 'csv',
    database: 'Scopus',
    text: `\uFEFF"Authors","Author full names","Author(s) ID","Title","Year","Source title","Volume","Issue","Art. No.","Page start","Page end","Cited by","DOI","Link","Abstract","Author Keywords","Index Keywords","Editors","Publisher","Conference name","Conference location","ISSN","ISBN","PubMed ID","Language of Original Document","Abbreviated Source Title","Document Type","Publication Stage","Source","EID"
"Okafor C.N.; van der Berg J.","Okafor, Chidi N. (57190000001); van der Berg, Jan (57190000002)","57190000001; 57190000002","Effect of tafenoquine","2019","New England Journal of Medicine","380","3","","215","228","14","10.1056/NEJMoa1710775","https://www.scopus.com/1","${abstract}","malaria; primaquine","Adult; Humans","","Massachusetts Medical Society","","","00284793","","30650322","English","N. Engl. J. Med.","Article","Final","Scopus","2-s2.0-85060000001"
"Smith A.","Smith, Ann (1)","1","A talk","2018","ACM International Conference Proceeding Series","","","12","","","0","10.1145/1","https://www.scopus.com/2","[No abstract available]","","","Roe R.","ACM","12th Congress","Oslo","","978-1-4503-0000-1","","English","ACM Int. Conf. Proc. Ser.","Conference paper","Final","Scopus","2-s2.0-2"
`,
    records: [
      {
        type: 'article-journal',
        title: 'Effect of tafenoquine',
        authors: ['Okafor, Chidi N.', 'van der Berg, Jan'],
        year: 2019,
        venue: 'New England Journal of Medicine',
        venueShort: 'N. Engl. J. Med.',
        volume: '380',
        issue: '3',
        pages: '215-228',
        abstract,
        doi: '10.1056/nejmoa1710775',
        pmid: '30650322',
        issn: '0028-4793',
        accession: '2-s2.0-85060000001',
        keywords: ['malaria', 'primaquine', 'Adult', 'Humans'],
        publisher: 'Massachusetts Medical Society',
      },
      {
        type: 'paper-conference',
        title: 'A talk',
        authors: ['Smith, Ann'],
        editors: ['Roe, R.'],
        year: 2018,
        venue: 'ACM International Conference Proceeding Series',
        event: '12th Congress',
        eventPlace: 'Oslo',
        pages: '12',
        abstract: undefined,
      },
    ],
  },
  {
    name: 'IEEE Xplore, CSV',
    file: 'export2026.11.01.csv',
    format: 'csv',
    database: 'IEEE Xplore',
    text: `"Document Title",Authors,"Author Affiliations","Publication Title",Date Added To Xplore,"Publication Year","Volume","Issue","Start Page","End Page","Abstract","ISSN",ISBNs,"DOI",Funding Information,PDF Link,"Author Keywords","IEEE Terms","Mesh_Terms",Article Citation Count,License,Online Date,Issue Date,"Meeting Date","Publisher",Document Identifier
"Skin lesion search","C. Barata; M. E. Celebi; J. S. Marques","Lisbon; Arkansas; Lisbon","IEEE Journal of Biomedical and Health Informatics","10 Jun 2019","2019","23","3","1096","1109","${abstract}","2168-2208","","10.1109/JBHI.2018.2845939","FCT","https://ieeexplore.ieee.org/1","dermoscopy;features","Image color analysis;Lesions","",12,"IEEE","12 Jun 2018","May 2019","","IEEE","IEEE Journals"
"A talk","J. van der Berg","Delft","2018 IEEE Congress","1 Jan 2019","2018","","","1","6","","","978-1-5386-1","10.1109/ABC.2018.1","","https://ieeexplore.ieee.org/2","","","",0,"IEEE","1 Jan 2019","Jun 2018","3-5 June 2018","IEEE","IEEE Conferences"
`,
    records: [
      {
        type: 'article-journal',
        title: 'Skin lesion search',
        authors: ['Barata, C.', 'Celebi, M. E.', 'Marques, J. S.'],
        year: 2019,
        venue: 'IEEE Journal of Biomedical and Health Informatics',
        volume: '23',
        issue: '3',
        pages: '1096-1109',
        abstract,
        doi: '10.1109/jbhi.2018.2845939',
        keywords: ['dermoscopy', 'features', 'Image color analysis', 'Lesions'],
        publisher: 'IEEE',
      },
      {
        type: 'paper-conference',
        title: 'A talk',
        authors: ['van der Berg, J.'],
        year: 2018,
        venue: '2018 IEEE Congress',
        pages: '1-6',
        doi: '10.1109/abc.2018.1',
      },
    ],
  },
  {
    name: 'ProQuest, table',
    file: 'ProQuestDocuments.csv',
    format: 'csv',
    database: 'ProQuest',
    text: `Title,Abstract,StoreId,ArticleType,AccessionNumber,Authors,companies,copyright,DocumentType,entryDate,issn,isbn,digitalObjectIdentifier,issue,language,pages,placeOfPublication,pubdate,publisher,pubtitle,volume,year,DocumentURL,subjectTerms,Database
"Relapse of malaria","${abstract}",123,"Scholarly Journals",AN1,"Okafor, Chidi N; van der Berg, Jan","","","Journal Article","","00284793","","10.1056/x",3,"English","215-228","Boston","Jan 17, 2019","MMS","New England Journal of Medicine",380,2019,"https://www.proquest.com/docview/123","Malaria; Adult","ProQuest Central"
`,
    records: [
      {
        title: 'Relapse of malaria',
        authors: ['Okafor, Chidi N', 'van der Berg, Jan'],
        year: 2019,
        venue: 'New England Journal of Medicine',
        volume: '380',
        issue: '3',
        pages: '215-228',
        abstract,
        doi: '10.1056/x',
        place: 'Boston',
        url: 'https://www.proquest.com/docview/123',
      },
    ],
  },
  {
    name: 'ClinicalTrials.gov, CSV',
    file: 'ctg-studies.csv',
    format: 'csv',
    database: 'ClinicalTrials.gov',
    text: `NCT Number,Study Title,Study URL,Acronym,Study Status,Brief Summary,Study Results,Conditions,Interventions,Primary Outcome Measures,Sponsor,Collaborators,Sex,Age,Phases,Enrollment,Funder Type,Study Type,Study Design,Other IDs,Start Date,Completion Date,First Posted,Last Update Posted,Locations
NCT01376167,"Ph 2B/3 Tafenoquine Study of Efficacy",https://clinicaltrials.gov/study/NCT01376167,DETECTIVE,COMPLETED,"A study of tafenoquine.",YES,"Malaria, Vivax|Relapse","DRUG: Tafenoquine|DRUG: Placebo","Relapse","GlaxoSmithKline","MMV|Wellcome",ALL,"ADULT",PHASE3,851,INDUSTRY,INTERVENTIONAL,"Allocation: RANDOMIZED","112582",2011-07,2017-02,2011-06-20,2019-01-01,"Brazil"
`,
    records: [
      {
        type: 'webpage',
        title: 'Ph 2B/3 Tafenoquine Study of Efficacy',
        authors: ['GlaxoSmithKline'],
        year: 2011,
        month: 6,
        day: 20,
        venue: 'ClinicalTrials.gov',
        genre: 'Trial registration',
        number: 'NCT01376167',
        accession: 'NCT01376167',
        abstract: 'A study of tafenoquine.',
        url: 'https://clinicaltrials.gov/study/NCT01376167',
        keywords: ['Malaria, Vivax', 'Relapse', 'DRUG: Tafenoquine', 'DRUG: Placebo'],
      },
    ],
  },
  {
    name: 'Zotero, CSV',
    file: 'My Library.csv',
    format: 'csv',
    text: `"Key","Item Type","Publication Year","Author","Title","Publication Title","ISBN","ISSN","DOI","Url","Abstract Note","Date","Date Added","Access Date","Pages","Issue","Volume","Journal Abbreviation","Series","Series Number","Publisher","Place","Language","Type","Extra","Notes","Manual Tags","Editor","Translator","Number","Edition","Version","Conference Name"
"AB12","journalArticle","2019","Okafor, Chidi N.; van der Berg, Jan; World Health Organization","Effect of tafenoquine","New England Journal of Medicine","","0028-4793","10.1056/NEJMoa1710775","https://example.org/a","${abstract}","2019-01-17","2026-01-01 10:00:00","2026-01-02 09:00:00","215-228","3","380","N Engl J Med","","","","","en","","","","malaria; primaquine","","","","","",""
"AB13","thesis","2010","Smith, Ann","A thesis","","","","","","","2010","2026-01-01 10:00:00","","200","","","","","","Harvard","Boston","en","PhD thesis","","","","","Roe, Rita","","","",""
`,
    records: [
      {
        type: 'article-journal',
        title: 'Effect of tafenoquine',
        authors: ['Okafor, Chidi N.', 'van der Berg, Jan', 'World Health Organization'],
        year: 2019,
        month: 1,
        day: 17,
        venue: 'New England Journal of Medicine',
        venueShort: 'N Engl J Med',
        volume: '380',
        issue: '3',
        pages: '215-228',
        abstract,
        doi: '10.1056/nejmoa1710775',
        accessed: '2026-01-02',
      },
      {
        type: 'thesis',
        title: 'A thesis',
        authors: ['Smith, Ann'],
        translators: ['Roe, Rita'],
        year: 2010,
        publisher: 'Harvard',
        place: 'Boston',
        genre: 'PhD thesis',
      },
    ],
  },
  {
    name: 'plain CSV with semicolons',
    file: 'Literatur.csv',
    format: 'csv',
    text: `Title;Authors;Year;Journal;Volume;Pages;DOI;Abstract
Effect of tafenoquine;Okafor, Chidi and van der Berg, Jan;2019;Lancet;380;215-28;10.1016/x;${abstract}
`,
    records: [
      {
        title: 'Effect of tafenoquine',
        authors: ['Okafor, Chidi', 'van der Berg, Jan'],
        year: 2019,
        venue: 'Lancet',
        volume: '380',
        pages: '215-228',
        doi: '10.1016/x',
        abstract,
      },
    ],
  },
]
