import type { FormatFixture } from './fixture.ts'

const abstract = 'Background: mice & men.'
const abstractXml = 'Background: mice &amp; men.'

export const xmlFixtures: FormatFixture[] = [
  {
    name: 'Zotero, RDF',
    file: 'My Library.rdf',
    format: 'zotero-rdf',
    text: `<rdf:RDF
 xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
 xmlns:z="http://www.zotero.org/namespaces/export#"
 xmlns:dcterms="http://purl.org/dc/terms/"
 xmlns:bib="http://purl.org/net/biblio#"
 xmlns:foaf="http://xmlns.com/foaf/0.1/"
 xmlns:link="http://purl.org/rss/1.0/modules/link/"
 xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:vcard="http://nwalsh.com/rdf/vCard#"
 xmlns:prism="http://prismstandard.org/namespaces/1.2/basic/">
    <bib:Article rdf:about="https://example.org/a">
        <z:itemType>journalArticle</z:itemType>
        <dcterms:isPartOf rdf:resource="urn:issn:0028-4793"/>
        <bib:authors>
            <rdf:Seq>
                <rdf:li><foaf:Person><foaf:surname>Okafor</foaf:surname><foaf:givenName>Chidi N.</foaf:givenName></foaf:Person></rdf:li>
                <rdf:li><foaf:Person><foaf:surname>World Health Organization</foaf:surname></foaf:Person></rdf:li>
            </rdf:Seq>
        </bib:authors>
        <link:link rdf:resource="#item_2"/>
        <dc:subject>malaria</dc:subject>
        <dc:subject><z:AutomaticTag><rdf:value>relapse</rdf:value></z:AutomaticTag></dc:subject>
        <dc:title>Effect of tafenoquine</dc:title>
        <dcterms:abstract>${abstractXml}</dcterms:abstract>
        <dc:date>2019-01-17</dc:date>
        <z:language>en</z:language>
        <dc:identifier><dcterms:URI><rdf:value>https://example.org/a</rdf:value></dcterms:URI></dc:identifier>
        <dcterms:dateSubmitted>2026-11-01 10:00:00</dcterms:dateSubmitted>
        <bib:pages>215-228</bib:pages>
    </bib:Article>
    <bib:Journal rdf:about="urn:issn:0028-4793">
        <prism:volume>380</prism:volume>
        <dc:title>New England Journal of Medicine</dc:title>
        <dc:identifier>DOI 10.1056/NEJMoa1710775</dc:identifier>
        <prism:number>3</prism:number>
        <dcterms:alternative>N Engl J Med</dcterms:alternative>
        <dc:identifier>ISSN 0028-4793</dc:identifier>
    </bib:Journal>
    <z:Attachment rdf:about="#item_2"><z:itemType>attachment</z:itemType><dc:title>Full text</dc:title></z:Attachment>
    <bib:BookSection rdf:about="#item_3">
        <z:itemType>bookSection</z:itemType>
        <dcterms:isPartOf><bib:Book><dc:title>A handbook</dc:title><dc:identifier>ISBN 978-3-16-148410-0</dc:identifier></bib:Book></dcterms:isPartOf>
        <dc:publisher><foaf:Organization><vcard:adr><vcard:Address><vcard:locality>Chichester</vcard:locality></vcard:Address></vcard:adr><foaf:name>Wiley</foaf:name></foaf:Organization></dc:publisher>
        <bib:editors><rdf:Seq><rdf:li><foaf:Person><foaf:surname>Jones</foaf:surname><foaf:givenName>Ben</foaf:givenName></foaf:Person></rdf:li></rdf:Seq></bib:editors>
        <dc:title>A chapter</dc:title>
        <dc:date>2010</dc:date>
        <bib:pages>7-9</bib:pages>
    </bib:BookSection>
    <bib:Memo rdf:about="#item_9"><rdf:value>a note</rdf:value></bib:Memo>
    <z:Collection rdf:about="#collection_1"><dc:title>Mine</dc:title></z:Collection>
</rdf:RDF>
`,
    records: [
      {
        type: 'article-journal',
        title: 'Effect of tafenoquine',
        authors: ['Okafor, Chidi N.', 'World Health Organization'],
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
        issn: '0028-4793',
        keywords: ['malaria', 'relapse'],
        language: 'en',
        url: 'https://example.org/a',
        accessed: '2026-11-01',
      },
      {
        type: 'chapter',
        title: 'A chapter',
        authors: [],
        editors: ['Jones, Ben'],
        year: 2010,
        venue: 'A handbook',
        publisher: 'Wiley',
        place: 'Chichester',
        pages: '7-9',
        isbn: '9783161484100',
      },
    ],
  },
  {
    name: 'MODS',
    file: 'export.mods',
    format: 'mods',
    text: `<?xml version="1.0"?>
<modsCollection xmlns="http://www.loc.gov/mods/v3">
<mods ID="okafor2019">
  <titleInfo><nonSort>The</nonSort><title>effect of tafenoquine</title><subTitle>a trial</subTitle></titleInfo>
  <titleInfo type="translated"><title>Andere</title></titleInfo>
  <name type="personal"><namePart type="given">Chidi</namePart><namePart type="given">N.</namePart><namePart type="family">Okafor</namePart><role><roleTerm type="text">author</roleTerm></role></name>
  <name type="corporate"><namePart>World Health Organization</namePart><role><roleTerm authority="marcrelator" type="code">aut</roleTerm></role></name>
  <name type="personal"><namePart type="family">Jones</namePart><namePart type="given">Ben</namePart><role><roleTerm>editor</roleTerm></role></name>
  <typeOfResource>text</typeOfResource>
  <genre>journal article</genre>
  <abstract>${abstractXml}</abstract>
  <subject><topic>malaria</topic></subject>
  <language><languageTerm type="code" authority="iso639-2b">eng</languageTerm></language>
  <relatedItem type="host">
    <titleInfo><title>New England Journal of Medicine</title></titleInfo>
    <titleInfo type="abbreviated"><title>N Engl J Med</title></titleInfo>
    <originInfo><dateIssued>2019-01-17</dateIssued></originInfo>
    <identifier type="issn">0028-4793</identifier>
    <part><detail type="volume"><number>380</number></detail><detail type="issue"><number>3</number></detail><extent unit="pages"><start>215</start><end>228</end></extent></part>
  </relatedItem>
  <identifier type="doi">10.1056/NEJMoa1710775</identifier>
  <location><url dateLastAccessed="2026-11-01">https://example.org/a</url></location>
</mods>
<mods>
  <titleInfo><title>A book</title></titleInfo>
  <name type="personal"><namePart>Smith, Ann</namePart></name>
  <originInfo><place><placeTerm type="text">London</placeTerm></place><publisher>Faber</publisher><dateIssued>c2001</dateIssued><edition>2nd ed.</edition><issuance>monographic</issuance></originInfo>
  <relatedItem type="series"><titleInfo><title>Fables</title><partNumber>4</partNumber></titleInfo></relatedItem>
  <identifier type="isbn">0571089895</identifier>
</mods>
</modsCollection>
`,
    records: [
      {
        type: 'article-journal',
        title: 'The effect of tafenoquine: a trial',
        authors: ['Okafor, Chidi N.', 'World Health Organization'],
        editors: ['Jones, Ben'],
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
        issn: '0028-4793',
        keywords: ['malaria'],
        url: 'https://example.org/a',
        accessed: '2026-11-01',
      },
      {
        type: 'book',
        title: 'A book',
        authors: ['Smith, Ann'],
        year: 2001,
        publisher: 'Faber',
        place: 'London',
        edition: '2nd ed.',
        series: 'Fables',
        seriesNumber: '4',
        isbn: '0571089895',
      },
    ],
  },
  {
    name: 'MARC, XML',
    file: 'records.xml',
    format: 'marc',
    text: `<?xml version="1.0"?>
<collection xmlns="http://www.loc.gov/MARC21/slim">
<record>
  <leader>01234cam a2200289 a 4500</leader>
  <controlfield tag="001">12345</controlfield>
  <controlfield tag="008">010203s2001    enk           000 0 eng  </controlfield>
  <datafield tag="020" ind1=" " ind2=" "><subfield code="a">0571089895 (pbk.)</subfield></datafield>
  <datafield tag="100" ind1="1" ind2=" "><subfield code="a">Smith, Ann,</subfield><subfield code="d">1950-</subfield></datafield>
  <datafield tag="245" ind1="1" ind2="4"><subfield code="a">The book of trials :</subfield><subfield code="b">a history /</subfield><subfield code="c">Ann Smith.</subfield></datafield>
  <datafield tag="250" ind1=" " ind2=" "><subfield code="a">2nd ed.</subfield></datafield>
  <datafield tag="260" ind1=" " ind2=" "><subfield code="a">London :</subfield><subfield code="b">Faber,</subfield><subfield code="c">c2001.</subfield></datafield>
  <datafield tag="490" ind1="1" ind2=" "><subfield code="a">Fables ;</subfield><subfield code="v">4</subfield></datafield>
  <datafield tag="520" ind1=" " ind2=" "><subfield code="a">${abstractXml}</subfield></datafield>
  <datafield tag="650" ind1=" " ind2="0"><subfield code="a">Clinical trials</subfield><subfield code="x">History.</subfield></datafield>
  <datafield tag="700" ind1="1" ind2=" "><subfield code="a">Jones, Ben,</subfield><subfield code="e">editor.</subfield></datafield>
  <datafield tag="710" ind1="2" ind2=" "><subfield code="a">World Health Organization.</subfield></datafield>
  <datafield tag="856" ind1="4" ind2="0"><subfield code="u">https://example.org/a</subfield></datafield>
</record>
</collection>
`,
    records: [
      {
        type: 'book',
        title: 'The book of trials: a history',
        authors: ['Smith, Ann', 'World Health Organization'],
        editors: ['Jones, Ben'],
        year: 2001,
        publisher: 'Faber',
        place: 'London',
        edition: '2nd ed.',
        series: 'Fables',
        seriesNumber: '4',
        abstract,
        keywords: ['Clinical trials--History'],
        language: 'eng',
        isbn: '0571089895',
        url: 'https://example.org/a',
      },
    ],
  },
  {
    name: 'MARC, as it is exchanged (ISO 2709)',
    file: 'records.mrc',
    format: 'marc',
    text: marcOf([
      ['001', '12345'],
      ['100', '1 \u001FaSmith, Ann.'],
      ['245', '10\u001FaA thesis /\u001FcAnn Smith.'],
      ['260', '  \u001Fc2010.'],
      ['502', '  \u001FaThesis (Ph.D.)--Harvard, 2010.'],
    ]),
    records: [
      { type: 'thesis', title: 'A thesis', authors: ['Smith, Ann'], year: 2010, genre: 'Ph.D.', publisher: 'Harvard' },
    ],
  },
  {
    name: 'PubMed, XML',
    file: 'pubmed.xml',
    format: 'pubmed-xml',
    database: 'PubMed',
    text: `<?xml version="1.0" ?>
<!DOCTYPE PubmedArticleSet PUBLIC "-//NLM//DTD PubMedArticle, 1st January 2019//EN" "https://dtd.nlm.nih.gov/ncbi/pubmed/out/pubmed_190101.dtd">
<PubmedArticleSet><PubmedArticle><MedlineCitation Status="MEDLINE"><PMID Version="1">30650322</PMID>
<Article PubModel="Print"><Journal><ISSN IssnType="Electronic">1533-4406</ISSN><JournalIssue CitedMedium="Internet"><Volume>380</Volume><Issue>3</Issue><PubDate><Year>2019</Year><Month>Jan</Month><Day>17</Day></PubDate></JournalIssue><Title>The New England journal of medicine</Title><ISOAbbreviation>N Engl J Med</ISOAbbreviation></Journal>
<ArticleTitle>Effect of <i>tafenoquine</i> on CO<sub>2</sub>.</ArticleTitle><Pagination><MedlinePgn>215-28</MedlinePgn></Pagination>
<Abstract><AbstractText>${abstractXml}</AbstractText></Abstract>
<AuthorList><Author><LastName>Okafor</LastName><ForeName>Chidi N</ForeName><Initials>CN</Initials></Author><Author><LastName>King</LastName><ForeName>Martin</ForeName><Suffix>Jr</Suffix></Author></AuthorList><Language>eng</Language>
<PublicationTypeList><PublicationType UI="D016428">Journal Article</PublicationType></PublicationTypeList></Article></MedlineCitation>
<PubmedData><ArticleIdList><ArticleId IdType="doi">10.1056/NEJMoa1710775</ArticleId></ArticleIdList></PubmedData></PubmedArticle></PubmedArticleSet>
`,
    records: [
      {
        type: 'article-journal',
        title: 'Effect of tafenoquine on CO₂.',
        authors: ['Okafor, Chidi N', 'King, Martin, Jr'],
        year: 2019,
        month: 1,
        day: 17,
        venue: 'The New England journal of medicine',
        venueShort: 'N Engl J Med',
        volume: '380',
        issue: '3',
        pages: '215-228',
        abstract,
        doi: '10.1056/nejmoa1710775',
        pmid: '30650322',
      },
    ],
  },
]

/** A record of ISO 2709: a leader of 24 signs, a directory of twelve for each field, then the fields. */
function marcOf(fields: readonly (readonly [string, string])[]): string {
  let at = 0
  const directory = fields.map(([tag, value]) => {
    const entry = `${tag}${String(value.length + 1).padStart(4, '0')}${String(at).padStart(5, '0')}`
    at += value.length + 1
    return entry
  })
  const head = `${directory.join('')}\u001E`
  const body = fields.map(([, value]) => `${value}\u001E`).join('')
  const length = 24 + head.length + body.length + 1
  return `${String(length).padStart(5, '0')}nam a22${String(24 + head.length).padStart(5, '0')} a 4500${head}${body}\u001D`
}
