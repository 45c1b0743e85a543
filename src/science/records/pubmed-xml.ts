import type { Author, PaperDraft } from '#contract/papers.ts'

import { cleanLine } from './clean-text.ts'
import { parseDate, type PublicationDate } from './dates.ts'
import { buildDraft } from './draft.ts'
import { canonical } from './identifiers.ts'
import { publicationType } from './publication-types.ts'
import { createCollector, cutOff, type OnProgress, type ReadResult } from './read-result.ts'
import { childrenOf, findElements, outlineOf, textOf, type XmlElement } from './xml.ts'

/** Reads PubMed's XML (PubmedArticleSet; articles and books), document type pubmed_190101 and later. */
export function readPubmedXml(text: string, onProgress?: OnProgress): ReadResult {
  const collector = createCollector('pubmed-xml', 'PubMed')
  for (const { element, line, closed, end } of findElements(text, new Set(['PubmedArticle', 'PubmedBookArticle']))) {
    collector.take(line, element.name === 'PubmedArticle' ? articleOf(element) : bookOf(element), outlineOf(element))
    if (!closed) collector.warn(line, cutOff)
    if (collector.count() % 50 === 0) onProgress?.(end, text.length)
  }
  onProgress?.(text.length, text.length)
  return collector.result()
}

function articleOf(root: XmlElement): PaperDraft {
  const citation = childrenOf(root, 'MedlineCitation')[0]
  const article = childrenOf(citation, 'Article')[0]
  const journal = childrenOf(article, 'Journal')[0]
  const issue = childrenOf(journal, 'JournalIssue')[0]
  const ids = childrenOf(root, 'PubmedData', 'ArticleIdList', 'ArticleId')
  const types = values(article, 'PublicationTypeList', 'PublicationType')
  const [bookTitle] = values(article, 'VernacularTitle')

  return buildDraft({
    type: publicationType(types, false),
    title: first(article, 'ArticleTitle') ?? bookTitle,
    authors: childrenOf(article, 'AuthorList')
      .filter(({ attributes }) => attributes['Type'] !== 'editors')
      .flatMap(authorsOf),
    editors: childrenOf(article, 'AuthorList')
      .filter(({ attributes }) => attributes['Type'] === 'editors')
      .flatMap(authorsOf),
    date: dateOf(childrenOf(issue, 'PubDate')[0]),
    venue: first(journal, 'Title') ?? first(journal, 'ISOAbbreviation'),
    venueShort: first(journal, 'ISOAbbreviation') ?? first(citation, 'MedlineJournalInfo', 'MedlineTA'),
    volume: first(issue, 'Volume'),
    issue: first(issue, 'Issue'),
    pages: first(article, 'Pagination', 'MedlinePgn') ?? first(article, 'Pagination', 'StartPage'),
    abstract: abstractOf(childrenOf(article, 'Abstract')[0]),
    keywords: [
      ...childrenOf(citation, 'MeshHeadingList', 'MeshHeading').flatMap(headings),
      ...values(citation, 'KeywordList', 'Keyword'),
    ],
    language: first(article, 'Language'),
    publicationTypes: types,
    ids: {
      doi:
        idOf(ids, 'doi', canonical.doi) ??
        childrenOf(article, 'ELocationID')
          .filter(({ attributes }) => attributes['EIdType'] === 'doi')
          .map((id) => canonical.doi(textOf(id)))
          .find(Boolean),
      pmid: canonical.pmid(first(citation, 'PMID') ?? ''),
      pmcid: idOf(ids, 'pmc', canonical.pmcid),
      issn: canonical.issn(first(journal, 'ISSN') ?? ''),
    },
  })
}

function bookOf(root: XmlElement): PaperDraft {
  const document = childrenOf(root, 'BookDocument')[0]
  const book = childrenOf(document, 'Book')[0]
  const chapter = first(document, 'ArticleTitle')
  const ids = childrenOf(document, 'ArticleIdList', 'ArticleId')
  return buildDraft({
    type: chapter === undefined ? 'book' : 'chapter',
    title: chapter ?? first(book, 'BookTitle'),
    authors: [...childrenOf(document, 'AuthorList'), ...(chapter === undefined ? childrenOf(book, 'AuthorList') : [])]
      .filter(({ attributes }) => attributes['Type'] !== 'editors')
      .flatMap(authorsOf),
    editors: childrenOf(book, 'AuthorList')
      .filter(({ attributes }) => attributes['Type'] === 'editors')
      .flatMap(authorsOf),
    date: dateOf(childrenOf(book, 'PubDate')[0]),
    venue: chapter === undefined ? undefined : first(book, 'BookTitle'),
    publisher: first(book, 'Publisher', 'PublisherName'),
    place: first(book, 'Publisher', 'PublisherLocation'),
    edition: first(book, 'Edition'),
    abstract: abstractOf(childrenOf(document, 'Abstract')[0]),
    keywords: values(document, 'KeywordList', 'Keyword'),
    language: first(document, 'Language'),
    publicationTypes: values(document, 'PublicationType'),
    ids: {
      doi: idOf(ids, 'doi', canonical.doi),
      pmid: canonical.pmid(first(document, 'PMID') ?? ''),
      pmcid: idOf(ids, 'pmc', canonical.pmcid),
      isbn: canonical.isbn(first(book, 'Isbn') ?? ''),
    },
  })
}

/** Parts of a structured abstract stand on lines of their own, each behind its label. */
function abstractOf(abstract: XmlElement | undefined): string {
  return childrenOf(abstract, 'AbstractText')
    .map(
      (part) =>
        (part.attributes['Label'] === undefined ? '' : `${part.attributes['Label']}: `) + cleanLine(textOf(part)),
    )
    .join('\n')
}

function authorsOf(list: XmlElement): Author[] {
  const all = childrenOf(list, 'Author')
  // A name that was corrected stands beside the right one, marked as not valid.
  const valid = all.filter(({ attributes }) => attributes['ValidYN'] !== 'N')
  return (valid.length > 0 ? valid : all).map((author) => {
    const group = first(author, 'CollectiveName')
    if (group !== undefined) return { literal: group }
    const suffix = first(author, 'Suffix')
    return {
      family: [first(author, 'LastName') ?? '', ...(suffix === undefined ? [] : [suffix])].join(' '),
      given: first(author, 'ForeName') ?? first(author, 'Initials') ?? '',
    }
  })
}

/** "Descriptor", or "Descriptor/qualifier" for each qualifier, an asterisk before what the article is mainly about. */
function headings(heading: XmlElement): string[] {
  const [descriptor] = childrenOf(heading, 'DescriptorName')
  const qualifiers = childrenOf(heading, 'QualifierName')
  const named = (element: XmlElement | undefined) =>
    (element?.attributes['MajorTopicYN'] === 'Y' ? '*' : '') + cleanLine(textOf(element))
  return [[named(descriptor), ...qualifiers.map(named)].join('/')]
}

function dateOf(date: XmlElement | undefined): PublicationDate {
  const medline = first(date, 'MedlineDate')
  return parseDate(medline ?? [first(date, 'Year'), first(date, 'Month'), first(date, 'Day')].filter(Boolean).join(' '))
}

function idOf(
  ids: readonly XmlElement[],
  type: string,
  canonical: (text: string) => string | undefined,
): string | undefined {
  const element = ids.find(({ attributes }) => attributes['IdType'] === type)
  return element && canonical(textOf(element))
}

function values(element: XmlElement | undefined, ...path: string[]): string[] {
  return childrenOf(element, ...path)
    .map((child) => cleanLine(textOf(child)))
    .filter((value) => value !== '')
}

function first(element: XmlElement | undefined, ...path: string[]): string | undefined {
  return values(element, ...path)[0]
}
