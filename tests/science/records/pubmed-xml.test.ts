import { expect, test } from 'vitest'

import { readPubmedXml } from '#science/records/pubmed-xml.ts'
import { readRecords } from '#science/records/read-file.ts'

import { bytesOf, sharedBytes } from './shared-data.ts'

const article = `<?xml version="1.0" ?>
<!DOCTYPE PubmedArticleSet PUBLIC "-//NLM//DTD PubMedArticle, 1st January 2019//EN" "https://dtd.nlm.nih.gov/x.dtd">
<PubmedArticleSet>
  <PubmedArticle>
    <MedlineCitation Status="MEDLINE"><PMID Version="1">29768149</PMID>
      <Article PubModel="Print">
        <Journal><ISSN IssnType="Electronic">1533-4406</ISSN>
          <JournalIssue CitedMedium="Internet"><Volume>378</Volume><Issue>20</Issue>
            <PubDate><MedlineDate>2018 May-Jun</MedlineDate></PubDate></JournalIssue>
          <Title>The New England journal of medicine</Title></Journal>
        <ArticleTitle>Inhaled <i>Budesonide</i> and CO<sub>2</sub> in Mild Asthma.</ArticleTitle>
        <Pagination><MedlinePgn>1865-1876</MedlinePgn></Pagination>
        <ELocationID EIdType="pii" ValidYN="Y">x</ELocationID><ELocationID EIdType="doi" ValidYN="Y">10.1056/NEJMoa1715274</ELocationID>
        <Abstract><AbstractText Label="BACKGROUND">A &lt;5% rise
            of it.</AbstractText><AbstractText Label="METHODS">B.</AbstractText></Abstract>
        <AuthorList CompleteYN="Y">
          <Author><LastName>O'Byrne</LastName><ForeName>Paul M</ForeName><Initials>PM</Initials></Author>
          <Author><LastName>King</LastName><ForeName>Ann</ForeName><Suffix>Jr</Suffix></Author>
          <Author><CollectiveName>SYGMA Investigators</CollectiveName></Author>
        </AuthorList>
        <Language>eng</Language>
        <PublicationTypeList><PublicationType UI="D016449">Randomized Controlled Trial</PublicationType></PublicationTypeList>
      </Article>
      <MeshHeadingList><MeshHeading><DescriptorName MajorTopicYN="N">Asthma</DescriptorName><QualifierName MajorTopicYN="Y">drug therapy</QualifierName></MeshHeading></MeshHeadingList>
      <KeywordList><Keyword>inhaler</Keyword></KeywordList>
    </MedlineCitation>
    <PubmedData>
      <ArticleIdList><ArticleId IdType="pubmed">29768149</ArticleId><ArticleId IdType="pmc">PMC42</ArticleId></ArticleIdList>
      <ReferenceList><Reference><ArticleIdList><ArticleId IdType="doi">10.9999/not-this-one</ArticleId></ArticleIdList></Reference></ReferenceList>
    </PubmedData>
  </PubmedArticle>
  <PubmedBookArticle><BookDocument><PMID>20301295</PMID>
    <Book><Publisher><PublisherName>University of Washington</PublisherName><PublisherLocation>Seattle</PublisherLocation></Publisher>
      <BookTitle>GeneReviews</BookTitle><PubDate><Year>1993</Year></PubDate><Isbn>9780123456786</Isbn>
      <AuthorList Type="editors"><Author><LastName>Adam</LastName><ForeName>M</ForeName></Author></AuthorList></Book>
    <ArticleTitle>A chapter</ArticleTitle>
    <AuthorList Type="authors"><Author><LastName>Doe</LastName><ForeName>J</ForeName></Author></AuthorList>
  </BookDocument></PubmedBookArticle>
</PubmedArticleSet>`

test('an article: parts of the abstract labelled, references of the article left alone', () => {
  expect(readPubmedXml(article).records[0]).toEqual({
    line: 4,
    draft: {
      type: 'article-journal',
      title: 'Inhaled Budesonide and CO₂ in Mild Asthma.',
      authors: [
        { family: "O'Byrne", given: 'Paul M' },
        { family: 'King', given: 'Ann', suffix: 'Jr' },
        { literal: 'SYGMA Investigators' },
      ],
      year: 2018,
      month: 5,
      venue: 'The New England journal of medicine',
      volume: '378',
      issue: '20',
      pages: '1865-1876',
      abstract: 'BACKGROUND: A <5% rise of it.\nMETHODS: B.',
      keywords: ['Asthma/*drug therapy', 'inhaler'],
      language: 'eng',
      publicationTypes: ['Randomized Controlled Trial'],
      ids: { doi: '10.1056/nejmoa1715274', pmid: '29768149', pmcid: 'PMC42', issn: '1533-4406' },
    },
  })
})

test('a chapter of a book', () => {
  expect(readPubmedXml(article).records[1]?.draft).toMatchObject({
    type: 'chapter',
    title: 'A chapter',
    venue: 'GeneReviews',
    authors: [{ family: 'Doe', given: 'J' }],
    editors: [{ family: 'Adam', given: 'M' }],
    year: 1993,
    publisher: 'University of Washington',
    ids: { pmid: '20301295', isbn: '9780123456786' },
  })
})

test('the real record of a trial', () => {
  const { records } = readRecords(sharedBytes('bib/pubmed-xml/pubmed-29768149.xml') ?? bytesOf(article), 'a.xml')
  expect(records[0]?.draft.ids).toMatchObject({ pmid: '29768149', doi: '10.1056/nejmoa1715274' })
  expect(records[0]?.draft.abstract).toMatch(/^BACKGROUND: /)
  expect(records[0]?.draft.publicationTypes).toContain('Randomized Controlled Trial')
})

test('entities that nobody knows, tags that do not match, CDATA and comments harm nothing', () => {
  const text =
    '<PubmedArticleSet><PubmedArticle><MedlineCitation><PMID>1</PMID><Article><ArticleTitle>A &foo; <b>b</c> <![CDATA[<x> & y]]><!-- no --> z</ArticleTitle></Article></MedlineCitation></PubmedArticle></PubmedArticleSet>'
  expect(readPubmedXml(text).records[0]?.draft.title).toBe('A &foo; b <x> & y z')
})
