import type { FormatFixture } from './fixture.ts'

/** JSON and XML of registries and programs, each with its quirks; written before any reader had seen them. */
export const freshJsonXml: FormatFixture[] = [
  {
    name: 'PubMed, XML with an article number, a title in another language, a keyword list and equal contributors',
    file: 'pubmed-set.xml',
    format: 'pubmed-xml',
    database: 'PubMed',
    text: `<?xml version="1.0" encoding="UTF-8"?>
<PubmedArticleSet><PubmedArticle><MedlineCitation Status="MEDLINE" IndexingMethod="Automated" Owner="NLM"><PMID Version="2">34999701</PMID><DateRevised><Year>2022</Year></DateRevised><Article PubModel="Electronic-eCollection"><Journal><ISSN IssnType="Electronic">1664-3224</ISSN><JournalIssue CitedMedium="Internet"><Volume>12</Volume><PubDate><Year>2021</Year></PubDate></JournalIssue><Title>Frontiers in immunology</Title><ISOAbbreviation>Front Immunol</ISOAbbreviation></Journal><ArticleTitle>[Vitamin D<sub>3</sub> &#x3b1;-forms and <i>TNF</i>].</ArticleTitle><Pagination><StartPage>749701</StartPage><MedlinePgn>749701</MedlinePgn></Pagination><ELocationID EIdType="pii" ValidYN="Y">749701</ELocationID><ELocationID EIdType="doi" ValidYN="Y">10.3389/fimmu.2021.749701</ELocationID><Abstract><AbstractText>Vitamin D<sub>3</sub> matters<b>.</b></AbstractText><CopyrightInformation>Copyright © 2021 Ek.</CopyrightInformation></Abstract><AuthorList CompleteYN="Y"><Author ValidYN="Y" EqualContrib="Y"><LastName>Ek</LastName><ForeName>Bo</ForeName><Initials>B</Initials><Identifier Source="ORCID">0000-0001-9999-9999</Identifier><AffiliationInfo><Affiliation>Umeå.</Affiliation></AffiliationInfo></Author><Author ValidYN="N"><LastName>Wrong</LastName><ForeName>Name</ForeName></Author><Author ValidYN="Y"><LastName>Suryani</LastName></Author></AuthorList><Language>ger</Language><PublicationTypeList><PublicationType UI="D016428">Journal Article</PublicationType></PublicationTypeList><VernacularTitle>Vitamin-D<sub>3</sub>-Formen.</VernacularTitle><ArticleDate DateType="Electronic"><Year>2021</Year><Month>10</Month><Day>05</Day></ArticleDate></Article><KeywordList Owner="NOTNLM"><Keyword MajorTopicYN="N">TNF</Keyword></KeywordList></MedlineCitation><PubmedData><ArticleIdList><ArticleId IdType="pubmed">34999701</ArticleId><ArticleId IdType="doi">10.3389/fimmu.2021.749701</ArticleId></ArticleIdList></PubmedData></PubmedArticle></PubmedArticleSet>`,
    records: [
      {
        type: 'article-journal',
        title: '[Vitamin D₃ α-forms and TNF].',
        authors: ['Ek, Bo', 'Suryani'],
        year: 2021,
        venue: 'Frontiers in immunology',
        volume: '12',
        pages: '749701',
        doi: '10.3389/fimmu.2021.749701',
        pmid: '34999701',
        abstract: 'Vitamin D₃ matters.',
      },
    ],
  },
  {
    name: 'EndNote, XML of a thesis and an article, with a full range of pages and PMCID in custom2',
    file: 'MyLibrary.xml',
    format: 'endnote-xml',
    text: `<?xml version="1.0" encoding="UTF-8" ?><xml><records><record><database name="My.enl" path="C:\\My.enl">My.enl</database><source-app name="EndNote" version="20.6">EndNote</source-app><rec-number>7</rec-number><foreign-keys><key app="EN" db-id="x">7</key></foreign-keys><ref-type name="Journal Article">17</ref-type><contributors><authors><author><style face="normal" font="default" size="100%">Mbeki, T. N.</style></author><author><style face="normal" font="default" size="100%">Royal College of Midwives,</style></author></authors></contributors><titles><title><style face="normal" font="default" size="100%">Birth at sea: 17</style><style face="superscript" font="default" size="100%">th</style><style face="normal" font="default" size="100%"> century logs</style></title><secondary-title><style face="normal">Midwifery</style></secondary-title></titles><periodical><full-title><style>Midwifery</style></full-title><abbr-1>Midwifery</abbr-1></periodical><pages><style>88-97</style></pages><volume><style>41</style></volume><keywords><keyword><style>sea</style></keyword></keywords><dates><year><style>2016</style></year><pub-dates><date><style>Oct 4</style></date></pub-dates></dates><isbn><style>0266-6138</style></isbn><accession-num><style>27999702</style></accession-num><abstract><style>Logs were read.&#xD;Births were few.</style></abstract><urls><related-urls><url><style>https://www.ncbi.nlm.nih.gov/pubmed/27999702</style></url></related-urls></urls><custom2><style>PMC5299702</style></custom2><electronic-resource-num><style>doi:10.1016/j.midw.2016.999702</style></electronic-resource-num><remote-database-provider>NLM</remote-database-provider></record><record><source-app name="EndNote" version="20.6">EndNote</source-app><ref-type name="Thesis">32</ref-type><contributors><authors><author><style>Ahlgren, Pia</style></author></authors></contributors><titles><title><style>Knots</style></title></titles><dates><year><style>2008</style></year></dates><publisher><style>Lund University</style></publisher><work-type><style>PhD</style></work-type></record></records></xml>`,
    records: [
      {
        type: 'article-journal',
        title: 'Birth at sea: 17th century logs',
        authors: ['Mbeki, T. N.', 'Royal College of Midwives'],
        year: 2016,
        month: 10,
        day: 4,
        venue: 'Midwifery',
        volume: '41',
        pages: '88-97',
        doi: '10.1016/j.midw.2016.999702',
        abstract: 'Logs were read.\nBirths were few.',
        pmcid: 'PMC5299702',
      },
      {
        type: 'thesis',
        title: 'Knots',
        authors: ['Ahlgren, Pia'],
        year: 2008,
        publisher: 'Lund University',
        genre: 'PhD',
      },
    ],
  },
  {
    name: 'Zotero, RDF of a preprint and a conference paper, with a DOI in the article itself',
    file: 'Exported Items.rdf',
    format: 'zotero-rdf',
    text: `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:z="http://www.zotero.org/namespaces/export#" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:bib="http://purl.org/net/biblio#" xmlns:foaf="http://xmlns.com/foaf/0.1/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:vcard="http://nwalsh.com/rdf/vCard#" xmlns:prism="http://prismstandard.org/namespaces/1.2/basic/">
  <rdf:Description rdf:about="http://biorxiv.org/lookup/doi/10.1101/2020.05.05.999703">
    <z:itemType>preprint</z:itemType>
    <dc:publisher><foaf:Organization><foaf:name>bioRxiv</foaf:name></foaf:Organization></dc:publisher>
    <bib:authors><rdf:Seq><rdf:li><foaf:Person><foaf:surname>García-Peña</foaf:surname><foaf:givenName>Lucía</foaf:givenName></foaf:Person></rdf:li></rdf:Seq></bib:authors>
    <dc:title>Moths &amp; lamps</dc:title>
    <dcterms:abstract>Moths turn their backs to light.</dcterms:abstract>
    <dc:date>2020-05-06</dc:date>
    <dc:identifier>DOI 10.1101/2020.05.05.999703</dc:identifier>
    <dc:identifier><dcterms:URI><rdf:value>http://biorxiv.org/lookup/doi/10.1101/2020.05.05.999703</rdf:value></dcterms:URI></dc:identifier>
  </rdf:Description>
  <rdf:Description rdf:about="#item_44">
    <z:itemType>conferencePaper</z:itemType>
    <dcterms:isPartOf><bib:Journal><dc:title>Proceedings of the Night Workshop</dc:title><dc:identifier>DOI 10.5555/night.999704</dc:identifier></bib:Journal></dcterms:isPartOf>
    <bib:presentedAt><bib:Conference><dc:title>Night Workshop 2018</dc:title></bib:Conference></bib:presentedAt>
    <bib:authors><rdf:Seq><rdf:li><foaf:Person><foaf:surname>Ward</foaf:surname><foaf:givenName>Ed</foaf:givenName></foaf:Person></rdf:li></rdf:Seq></bib:authors>
    <dc:title>Dark adaptation</dc:title><dc:date>June 2018</dc:date><bib:pages>3–9</bib:pages>
  </rdf:Description>
</rdf:RDF>`,
    records: [
      {
        title: 'Moths & lamps',
        authors: ['García-Peña, Lucía'],
        year: 2020,
        month: 5,
        day: 6,
        doi: '10.1101/2020.05.05.999703',
        abstract: 'Moths turn their backs to light.',
      },
      {
        type: 'paper-conference',
        title: 'Dark adaptation',
        authors: ['Ward, Ed'],
        year: 2018,
        month: 6,
        venue: 'Proceedings of the Night Workshop',
        doi: '10.5555/night.999704',
        pages: '3-9',
      },
    ],
  },
  {
    name: 'MODS of a library, with prefixes, roles as codes, a date range and a DOI as an address',
    file: 'mods.xml',
    format: 'mods',
    text: `<?xml version="1.0" encoding="UTF-8"?><mods:modsCollection xmlns:mods="http://www.loc.gov/mods/v3"><mods:mods version="3.7"><mods:titleInfo><mods:nonSort>Die </mods:nonSort><mods:title>Brücken von Prag</mods:title></mods:titleInfo><mods:name type="personal" usage="primary"><mods:namePart>Dvořáková, Jana</mods:namePart><mods:namePart type="date">1950-</mods:namePart><mods:role><mods:roleTerm type="code" authority="marcrelator">aut</mods:roleTerm></mods:role></mods:name><mods:name type="personal"><mods:namePart>Novotný, Petr</mods:namePart><mods:role><mods:roleTerm type="code">trl</mods:roleTerm></mods:role></mods:name><mods:genre authority="marcgt">article</mods:genre><mods:abstract>Es geht um Steine.</mods:abstract><mods:language><mods:languageTerm type="code">ger</mods:languageTerm></mods:language><mods:relatedItem type="host"><mods:titleInfo><mods:title>Zeitschrift für Brücken</mods:title></mods:titleInfo><mods:part><mods:detail type="volume"><mods:number>9</mods:number></mods:detail><mods:extent unit="page"><mods:list>101-119</mods:list></mods:extent><mods:date>2004</mods:date></mods:part><mods:identifier type="issn">1234-5679</mods:identifier></mods:relatedItem><mods:identifier type="doi">https://doi.org/10.5555/bruecken.999705</mods:identifier></mods:mods></mods:modsCollection>`,
    records: [
      {
        type: 'article-journal',
        title: 'Die Brücken von Prag',
        authors: ['Dvořáková, Jana'],
        translators: ['Novotný, Petr'],
        year: 2004,
        venue: 'Zeitschrift für Brücken',
        volume: '9',
        pages: '101-119',
        doi: '10.5555/bruecken.999705',
        abstract: 'Es geht um Steine.',
      },
    ],
  },
  {
    name: 'CSL-JSON of Paperpile and others, an object by keys, dates as strings and entities',
    file: 'export.json',
    format: 'csl-json',
    text: JSON.stringify({
      items: [
        {
          id: 'x',
          type: 'article',
          genre: 'preprint',
          title: 'Sound of <i>Bombus</i> &#8212; a note',
          author: [
            { family: 'Öberg', given: 'Ida' },
            { family: 'King', given: 'Martin', suffix: 'Jr.' },
          ],
          issued: { 'date-parts': [['2021', '7']] },
          publisher: 'arXiv',
          number: 'arXiv:2107.99906',
          DOI: 'https://doi.org/10.48550/arXiv.2107.99906',
          abstract: '<p>Bees &lt; birds.</p>',
        },
        {
          id: 'y',
          type: 'article-journal',
          title: 'Fog',
          author: [{ literal: 'The Fog Group' }],
          'container-title': 'Weather',
          'container-title-short': 'Wea.',
          volume: '70',
          issue: '1',
          page: '1–6',
          issued: {
            'date-parts': [
              [2015, 1, 3],
              [2015, 2],
            ],
          },
        },
      ],
    }),
    records: [
      {
        title: 'Sound of Bombus — a note',
        authors: ['Öberg, Ida', 'King, Martin, Jr.'],
        year: 2021,
        month: 7,
        doi: '10.48550/arxiv.2107.99906',
        abstract: 'Bees < birds.',
      },
      {
        type: 'article-journal',
        title: 'Fog',
        authors: ['The Fog Group'],
        year: 2015,
        venue: 'Weather',
        volume: '70',
        issue: '1',
        pages: '1-6',
      },
    ],
  },
  {
    name: 'OpenAlex, JSON of a chapter without a place and a retracted article with raw names in order of family',
    file: 'openalex.json',
    format: 'openalex-json',
    database: 'OpenAlex',
    text: JSON.stringify({
      results: [
        {
          id: 'https://openalex.org/W4399999707',
          doi: null,
          display_name: 'Rivers of <i>salt</i> &amp; sand',
          title: 'Rivers of <i>salt</i> &amp; sand',
          publication_year: 2011,
          publication_date: '2011-01-01',
          type: 'book-chapter',
          authorships: [
            { author: { display_name: 'Nguyễn Thị Hoa' }, raw_author_name: 'Nguyễn, Thị Hoa' },
            { author: { display_name: 'UNESCO' }, raw_author_name: 'UNESCO' },
          ],
          primary_location: { source: { display_name: 'Delta Handbook', type: 'ebook platform' } },
          biblio: { volume: null, issue: null, first_page: '12', last_page: '12' },
          abstract_inverted_index: null,
        },
      ],
    }),
    records: [
      {
        type: 'chapter',
        title: 'Rivers of salt & sand',
        authors: ['Nguyễn, Thị Hoa', 'UNESCO'],
        year: 2011,
        venue: 'Delta Handbook',
        pages: '12',
        doi: undefined,
        abstract: undefined,
      },
    ],
  },
  {
    name: 'Crossref, JSON of a posted preprint, a report of a group and a title in capitals with an ampersand',
    file: 'works.json',
    format: 'crossref-json',
    database: 'Crossref',
    text: JSON.stringify({
      status: 'ok',
      'message-type': 'work-list',
      message: {
        items: [
          {
            DOI: '10.1101/2021.03.03.999708',
            type: 'posted-content',
            subtype: 'preprint',
            title: ['HEAT &amp; HEARTS'],
            author: [{ given: 'Ana María', family: 'de la Torre', sequence: 'first' }],
            institution: [{ name: 'medRxiv' }],
            posted: { 'date-parts': [[2021, 3, 5]] },
            issued: { 'date-parts': [[2021, 3, 5]] },
            abstract:
              '<jats:sec><jats:title>Methods</jats:title><jats:p>We asked <jats:italic>n</jats:italic> = 9.</jats:p></jats:sec>',
            publisher: 'Cold Spring Harbor Laboratory',
          },
          {
            DOI: '10.2760/999709',
            type: 'report',
            title: ['Soil under cities'],
            author: [{ name: 'Joint Research Centre', sequence: 'first' }],
            issued: { 'date-parts': [[2019]] },
            publisher: 'Publications Office',
            'publisher-location': 'LU',
          },
        ],
      },
    }),
    records: [
      {
        type: 'article',
        title: 'HEAT & HEARTS',
        authors: ['de la Torre, Ana María'],
        year: 2021,
        month: 3,
        day: 5,
        doi: '10.1101/2021.03.03.999708',
        abstract: 'Methods\nWe asked n = 9.',
      },
      {
        type: 'report',
        title: 'Soil under cities',
        authors: ['Joint Research Centre'],
        year: 2019,
        publisher: 'Publications Office',
        doi: '10.2760/999709',
      },
    ],
  },
  {
    name: 'DataCite, JSON of a search with software, a name in one string and a journal article in a container',
    file: 'dois.json',
    format: 'datacite-json',
    database: 'DataCite',
    text: JSON.stringify({
      data: [
        {
          id: '10.5281/zenodo.99710',
          type: 'dois',
          attributes: {
            doi: '10.5281/ZENODO.99710',
            creators: [{ name: 'van Rossum, Guido' }, { name: 'Ada Lovelace', nameType: 'Personal' }],
            titles: [{ title: 'Counters: a <i>library</i>' }],
            publisher: { name: 'Zenodo' },
            publicationYear: 2023,
            types: { resourceTypeGeneral: 'Software', citeproc: 'article', ris: 'COMP' },
            descriptions: [{ description: '<p>Counts things.</p>', descriptionType: 'Abstract' }],
            version: 'v2.1',
            dates: [{ date: '2023-06-01', dateType: 'Issued' }],
          },
        },
        {
          id: '10.5555/999711',
          type: 'dois',
          attributes: {
            doi: '10.5555/999711',
            creators: [{ name: 'Sow, Aminata', givenName: 'Aminata', familyName: 'Sow' }],
            titles: [{ title: 'Titre traduit', titleType: 'TranslatedTitle' }, { title: 'Mangroves of Saloum' }],
            publisher: 'IFAN',
            publicationYear: 2014,
            container: {
              type: 'Journal',
              title: 'Bulletin of IFAN',
              volume: '72',
              issue: '2',
              firstPage: '5',
              lastPage: '19',
            },
            types: { resourceTypeGeneral: 'JournalArticle', citeproc: 'article-journal' },
            descriptions: [],
          },
        },
      ],
    }),
    records: [
      {
        type: 'software',
        title: 'Counters: a library',
        authors: ['van Rossum, Guido', 'Lovelace, Ada'],
        year: 2023,
        publisher: 'Zenodo',
        version: 'v2.1',
        doi: '10.5281/zenodo.99710',
        abstract: 'Counts things.',
      },
      {
        type: 'article-journal',
        title: 'Mangroves of Saloum',
        authors: ['Sow, Aminata'],
        year: 2014,
        venue: 'Bulletin of IFAN',
        volume: '72',
        issue: '2',
        pages: '5-19',
        doi: '10.5555/999711',
      },
    ],
  },
  {
    name: 'ClinicalTrials.gov, JSON of a download: a bare list',
    file: 'ctg-studies.json',
    format: 'clinicaltrials-json',
    database: 'ClinicalTrials.gov',
    text: JSON.stringify([
      {
        protocolSection: {
          identificationModule: { nctId: 'NCT06999712', briefTitle: 'Walking &amp; Talking' },
          statusModule: { studyFirstPostDateStruct: { date: '2024-05-31' } },
          sponsorCollaboratorsModule: { leadSponsor: { name: 'Hôpital Saint-Louis' } },
          descriptionModule: { briefSummary: 'Line one.\n\nLine two (HbA1c \\>= 7).' },
          conditionsModule: { conditions: ['Dementia'] },
        },
      },
    ]),
    records: [
      {
        title: 'Walking & Talking',
        authors: ['Hôpital Saint-Louis'],
        year: 2024,
        month: 5,
        day: 31,
        abstract: 'Line one.\nLine two (HbA1c >= 7).',
        accession: 'NCT06999712',
      },
    ],
  },
]
