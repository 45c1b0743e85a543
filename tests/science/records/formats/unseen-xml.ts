import type { FormatFixture } from './fixture.ts'

/** XML of databases and programs, with what is its own; written before the readers had seen them. */
export const unseenXml: FormatFixture[] = [
  {
    name: 'PubMed, XML with a book, a group, a suffix, marked-up titles and a date in words',
    file: 'pubmed.xml',
    format: 'pubmed-xml',
    database: 'PubMed',
    text: `<?xml version="1.0" ?>
<!DOCTYPE PubmedArticleSet PUBLIC "-//NLM//DTD PubMedArticle, 1st January 2025//EN" "https://dtd.nlm.nih.gov/ncbi/pubmed/out/pubmed_250101.dtd">
<PubmedArticleSet>
<PubmedArticle><MedlineCitation Status="MEDLINE" Owner="NLM"><PMID Version="1">9999001</PMID>
<Article PubModel="Print"><Journal><ISSN IssnType="Print">0022-1767</ISSN><JournalIssue CitedMedium="Print"><Volume>162</Volume><Issue>1</Issue><PubDate><MedlineDate>1998 Dec-1999 Jan</MedlineDate></PubDate></JournalIssue><Title>Journal of immunology (Baltimore, Md. : 1950)</Title><ISOAbbreviation>J Immunol</ISOAbbreviation></Journal>
<ArticleTitle>CD8<sup>+</sup> cells in <i>Mycobacterium</i> infection &amp; after.</ArticleTitle>
<Pagination><StartPage>12</StartPage><EndPage>9</EndPage><MedlinePgn>12-9</MedlinePgn></Pagination>
<ELocationID EIdType="doi" ValidYN="Y">10.4049/jimmunol.162.1.12</ELocationID>
<Abstract><AbstractText Label="AIM" NlmCategory="OBJECTIVE">To see CO<sub>2</sub>.</AbstractText><AbstractText Label="RESULTS">It was p &lt; 0.05.</AbstractText></Abstract>
<AuthorList CompleteYN="Y"><Author ValidYN="Y"><LastName>van 't Hoff</LastName><ForeName>William G</ForeName><Initials>WG</Initials><Suffix>Jr</Suffix></Author><Author ValidYN="Y"><CollectiveName>TB Study Group of the North</CollectiveName></Author></AuthorList>
<Language>eng</Language><PublicationTypeList><PublicationType UI="D016428">Journal Article</PublicationType></PublicationTypeList></Article>
<MedlineJournalInfo><MedlineTA>J Immunol</MedlineTA></MedlineJournalInfo></MedlineCitation>
<PubmedData><ArticleIdList><ArticleId IdType="pubmed">9999001</ArticleId><ArticleId IdType="pmc">PMC1999001</ArticleId></ArticleIdList><ReferenceList><Reference><Citation>Other. 2001</Citation><ArticleIdList><ArticleId IdType="doi">10.9999/other</ArticleId><ArticleId IdType="pubmed">1</ArticleId></ArticleIdList></Reference></ReferenceList></PubmedData></PubmedArticle>
<PubmedBookArticle><BookDocument><PMID Version="1">20999002</PMID><ArticleIdList><ArticleId IdType="bookaccession">NBK1999</ArticleId></ArticleIdList>
<Book><Publisher><PublisherName>University of Washington, Seattle</PublisherName><PublisherLocation>Seattle (WA)</PublisherLocation></Publisher><BookTitle book="gene">GeneReviews<sup>®</sup></BookTitle><PubDate><Year>1993</Year></PubDate><AuthorList Type="editors" CompleteYN="Y"><Author><LastName>Adam</LastName><ForeName>Margaret P</ForeName><Initials>MP</Initials></Author></AuthorList><Isbn>9780999999991</Isbn></Book>
<ArticleTitle book="gene" part="x">Wilson Disease</ArticleTitle><Language>eng</Language><AuthorList Type="authors" CompleteYN="Y"><Author><LastName>Weiss</LastName><ForeName>Karl Heinz</ForeName><Initials>KH</Initials></Author></AuthorList><PublicationType UI="D016454">Review</PublicationType><Abstract><AbstractText>Copper builds up.</AbstractText></Abstract><ContributionDate><Year>1999</Year><Month>10</Month><Day>22</Day></ContributionDate></BookDocument><PubmedBookData><ArticleIdList><ArticleId IdType="pubmed">20999002</ArticleId></ArticleIdList></PubmedBookData></PubmedBookArticle>
</PubmedArticleSet>`,
    records: [
      {
        title: 'CD8⁺ cells in Mycobacterium infection & after.',
        authors: ["van 't Hoff, William G, Jr", 'TB Study Group of the North'],
        year: 1998,
        month: 12,
        venue: 'Journal of immunology (Baltimore, Md. : 1950)',
        venueShort: 'J Immunol',
        volume: '162',
        issue: '1',
        pages: '12-19',
        doi: '10.4049/jimmunol.162.1.12',
        pmid: '9999001',
        pmcid: 'PMC1999001',
        abstract: 'AIM: To see CO₂.\nRESULTS: It was p < 0.05.',
      },
      {
        type: 'chapter',
        title: 'Wilson Disease',
        authors: ['Weiss, Karl Heinz'],
        editors: ['Adam, Margaret P'],
        year: 1993,
        venue: 'GeneReviews®',
        publisher: 'University of Washington, Seattle',
        place: 'Seattle (WA)',
        pmid: '20999002',
        isbn: '9780999999991',
        abstract: 'Copper builds up.',
      },
    ],
  },
  {
    name: 'EndNote, XML with styled text in every field, an institution and a web page',
    file: 'My EndNote Library.xml',
    format: 'endnote-xml',
    text: `<?xml version="1.0" encoding="UTF-8" ?><xml><records><record><database name="My.enl" path="C:\\\\My.enl">My.enl</database><source-app name="EndNote" version="20.2">EndNote</source-app><rec-number>7</rec-number><ref-type name="Journal Article">17</ref-type><contributors><authors><author><style face="normal" font="default" size="100%">Wójcik, Łucja</style></author><author><style face="normal">Nguyen, T. H.</style></author><author>European Society of Hypertension,</author></authors></contributors><titles><title><style face="normal">Effects of </style><style face="italic">Ginkgo biloba</style><style face="normal"> at 10</style><style face="superscript">3</style><style face="normal"> mg &amp; more</style></title><secondary-title><style face="normal">Phytomedicine</style></secondary-title><alt-title>Phytomed.</alt-title></titles><periodical><full-title>Phytomedicine</full-title><abbr-1>Phytomed.</abbr-1></periodical><pages><style face="normal">1-9</style></pages><volume><style>64</style></volume><number>2</number><keywords><keyword>Ginkgo</keyword><keyword>memory</keyword></keywords><dates><year><style>2019</style></year><pub-dates><date>Nov 15</date></pub-dates></dates><isbn>0944-7113</isbn><accession-num>31999993</accession-num><abstract><style face="normal">Line one.&#xD;Line two.</style></abstract><urls><related-urls><url>https://www.ncbi.nlm.nih.gov/pubmed/31999993</url></related-urls></urls><custom2>PMC6999993</custom2><electronic-resource-num>https://doi.org/10.1016/j.phymed.2019.999999</electronic-resource-num><remote-database-name>Medline</remote-database-name><language>eng</language></record><record><ref-type name="Web Page">12</ref-type><contributors><authors><author>NICE</author></authors></contributors><titles><title>Hypertension in adults</title></titles><dates><year>2019</year></dates><publisher>National Institute for Health and Care Excellence</publisher><urls><related-urls><url>https://www.nice.org.uk/guidance/ng136</url></related-urls></urls><access-date>3 May 2021</access-date></record><record><ref-type name="Book Section">5</ref-type><contributors><authors><author>Higgins, J. P. T.</author></authors><secondary-authors><author>Cumpston, M.</author><author>Page, M. J.</author></secondary-authors></contributors><titles><title>Assessing risk of bias</title><secondary-title>Cochrane Handbook</secondary-title></titles><pages>205–28</pages><edition>2nd</edition><dates><year>2019</year></dates><pub-location>Chichester</pub-location><publisher>Wiley</publisher></record></records></xml>`,
    records: [
      {
        type: 'article-journal',
        title: 'Effects of Ginkgo biloba at 10³ mg & more',
        authors: ['Wójcik, Łucja', 'Nguyen, T. H.', 'European Society of Hypertension'],
        year: 2019,
        month: 11,
        day: 15,
        venue: 'Phytomedicine',
        volume: '64',
        issue: '2',
        pages: '1-9',
        doi: '10.1016/j.phymed.2019.999999',
        pmcid: 'PMC6999993',
        abstract: 'Line one.\nLine two.',
        keywords: ['Ginkgo', 'memory'],
      },
      {
        type: 'webpage',
        title: 'Hypertension in adults',
        authors: ['NICE'],
        year: 2019,
        url: 'https://www.nice.org.uk/guidance/ng136',
        accessed: '2021-05-03',
      },
      {
        type: 'chapter',
        title: 'Assessing risk of bias',
        authors: ['Higgins, J. P. T.'],
        editors: ['Cumpston, M.', 'Page, M. J.'],
        year: 2019,
        venue: 'Cochrane Handbook',
        pages: '205-228',
        publisher: 'Wiley',
        place: 'Chichester',
        edition: '2nd',
      },
    ],
  },
  {
    name: 'Zotero, RDF of an article and a report',
    file: 'Exported Items.rdf',
    format: 'zotero-rdf',
    text: `<rdf:RDF
 xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
 xmlns:z="http://www.zotero.org/namespaces/export#"
 xmlns:dcterms="http://purl.org/dc/terms/"
 xmlns:bib="http://purl.org/net/biblio#"
 xmlns:foaf="http://xmlns.com/foaf/0.1/"
 xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:prism="http://prismstandard.org/namespaces/1.2/basic/"
 xmlns:vcard="http://nwalsh.com/rdf/vCard#">
    <bib:Article rdf:about="https://example.org/sleep">
        <z:itemType>journalArticle</z:itemType>
        <dcterms:isPartOf rdf:resource="urn:issn:1389-9457"/>
        <bib:authors><rdf:Seq><rdf:li><foaf:Person><foaf:surname>van Eck</foaf:surname><foaf:givenName>Nees Jan</foaf:givenName></foaf:Person></rdf:li><rdf:li><foaf:Person><foaf:surname>Sleep Consortium</foaf:surname></foaf:Person></rdf:li></rdf:Seq></bib:authors>
        <dc:subject>nurses</dc:subject>
        <dc:title>Sleep in nurses</dc:title>
        <dcterms:abstract>Little.</dcterms:abstract>
        <dc:date>2020-06-15</dc:date>
        <z:language>en</z:language>
        <bib:pages>33-41</bib:pages>
        <dcterms:dateSubmitted>2021-02-03 10:00:00</dcterms:dateSubmitted>
        <link:link xmlns:link="http://purl.org/rss/1.0/modules/link/" rdf:resource="#item_9"/>
    </bib:Article>
    <bib:Journal rdf:about="urn:issn:1389-9457">
        <prism:volume>70</prism:volume>
        <dc:title>Sleep Medicine</dc:title>
        <dc:identifier>DOI 10.1016/j.sleep.2020.99.001</dc:identifier>
        <prism:number>2</prism:number>
        <dcterms:alternative>Sleep Med.</dcterms:alternative>
        <dc:identifier>ISSN 1389-9457</dc:identifier>
    </bib:Journal>
    <z:Attachment rdf:about="#item_9"><z:itemType>attachment</z:itemType><dc:title>Full Text PDF</dc:title></z:Attachment>
    <bib:Report rdf:about="#item_12">
        <z:itemType>report</z:itemType>
        <dc:publisher><foaf:Organization><vcard:adr><vcard:Address><vcard:locality>Geneva</vcard:locality></vcard:Address></vcard:adr><foaf:name>WHO</foaf:name></foaf:Organization></dc:publisher>
        <bib:authors><rdf:Seq><rdf:li><foaf:Person><foaf:surname>World Health Organization</foaf:surname></foaf:Person></rdf:li></rdf:Seq></bib:authors>
        <dc:title>Trends</dc:title>
        <dc:date>2019</dc:date>
        <prism:number>WHO/RHR/19.23</prism:number>
    </bib:Report>
</rdf:RDF>`,
    records: [
      {
        title: 'Sleep in nurses',
        authors: ['van Eck, Nees Jan', 'Sleep Consortium'],
        year: 2020,
        venue: 'Sleep Medicine',
        volume: '70',
        issue: '2',
        pages: '33-41',
        doi: '10.1016/j.sleep.2020.99.001',
        abstract: 'Little.',
      },
      {
        type: 'report',
        title: 'Trends',
        authors: ['World Health Organization'],
        year: 2019,
        publisher: 'WHO',
        place: 'Geneva',
        number: 'WHO/RHR/19.23',
      },
    ],
  },
  {
    name: 'MODS of a repository, with a prefix, a subtitle and a non-sorting article',
    file: 'mods.xml',
    format: 'mods',
    text: `<?xml version="1.0" encoding="UTF-8"?>
<mods:modsCollection xmlns:mods="http://www.loc.gov/mods/v3"><mods:mods version="3.7">
<mods:titleInfo><mods:nonSort>The </mods:nonSort><mods:title>price of water</mods:title><mods:subTitle>a panel study</mods:subTitle></mods:titleInfo>
<mods:titleInfo type="alternative"><mods:title>Water</mods:title></mods:titleInfo>
<mods:name type="personal"><mods:namePart type="family">Ostrom</mods:namePart><mods:namePart type="given">Elinor</mods:namePart><mods:role><mods:roleTerm type="text">author</mods:roleTerm></mods:role></mods:name>
<mods:name type="corporate"><mods:namePart>World Bank</mods:namePart><mods:role><mods:roleTerm type="code" authority="marcrelator">aut</mods:roleTerm></mods:role></mods:name>
<mods:name type="personal"><mods:namePart>Smith, Ada</mods:namePart><mods:role><mods:roleTerm type="code" authority="marcrelator">ths</mods:roleTerm></mods:role></mods:name>
<mods:genre authority="marcgt">article</mods:genre>
<mods:originInfo><mods:dateIssued encoding="w3cdtf" keyDate="yes">2011-04</mods:dateIssued></mods:originInfo>
<mods:language><mods:languageTerm type="code" authority="iso639-2b">eng</mods:languageTerm></mods:language>
<mods:abstract>Water has a price.</mods:abstract>
<mods:relatedItem type="host"><mods:titleInfo><mods:title>World Development</mods:title></mods:titleInfo><mods:part><mods:detail type="volume"><mods:number>39</mods:number></mods:detail><mods:detail type="issue"><mods:number>4</mods:number></mods:detail><mods:extent unit="pages"><mods:start>601</mods:start><mods:end>612</mods:end></mods:extent></mods:part><mods:identifier type="issn">0305-750X</mods:identifier></mods:relatedItem>
<mods:identifier type="doi">10.1016/j.worlddev.2010.99.9</mods:identifier>
</mods:mods></mods:modsCollection>`,
    records: [
      {
        title: 'The price of water: a panel study',
        authors: ['Ostrom, Elinor', 'World Bank'],
        year: 2011,
        month: 4,
        venue: 'World Development',
        volume: '39',
        issue: '4',
        pages: '601-612',
        doi: '10.1016/j.worlddev.2010.99.9',
        abstract: 'Water has a price.',
      },
    ],
  },
]
