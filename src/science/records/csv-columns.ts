/** Fields that a column can fill. */
export type CsvField =
  | 'type'
  | 'title'
  | 'authors'
  | 'editors'
  | 'year'
  | 'month'
  | 'day'
  | 'date'
  | 'venue'
  | 'volume'
  | 'issue'
  | 'pages'
  | 'startPage'
  | 'endPage'
  | 'publisher'
  | 'place'
  | 'edition'
  | 'abstract'
  | 'keywords'
  | 'language'
  | 'url'
  | 'note'
  | 'doi'
  | 'pmid'
  | 'pmcid'
  | 'arxiv'
  | 'isbn'
  | 'issn'
  | 'accession'
  | 'publicationTypes'
  | 'translators'
  | 'venueShort'
  | 'genre'
  | 'version'
  | 'number'
  | 'event'
  | 'eventPlace'
  | 'series'
  | 'seriesNumber'
  | 'accessed'

/** The columns that Roadrunner writes, in order. A file with exactly these was written here. */
export const ownColumns = [
  'type',
  'title',
  'authors',
  'editors',
  'year',
  'month',
  'day',
  'venue',
  'volume',
  'issue',
  'pages',
  'publisher',
  'place',
  'edition',
  'abstract',
  'keywords',
  'language',
  'url',
  'note',
  'doi',
  'pmid',
  'pmcid',
  'arxiv',
  'isbn',
  'issn',
  'accession',
  'publication types',
  'translators',
  'journal abbreviation',
  'genre',
  'version',
  'document number',
  'event',
  'event place',
  'series',
  'series number',
  'accessed',
] as const
/** Files of before 2026-11-23 end here. */
const FIRST_COLUMNS = 27

/** Names that databases and programs give their columns, in lower case, words joined by one space. */
const synonyms: Record<CsvField, string> = {
  type: 'type, item type, document type, type of reference, reference type, entry type, publication type',
  title:
    'title, article title, document title, study title, primary title, paper title, titles, ti, titel, titre, titulo, titolo',
  authors:
    'authors, author names, author, author full names, first authors, author s, au, creator, creators, autoren, autor, autor en, verfasser, auteurs, auteur, autores, autori, autore',
  editors: 'editors, editor, secondary authors, book editors',
  year: 'year, publication year, pub year, year of publication, py, published year, publicationyear, jahr, erscheinungsjahr, annee, ano, anno, jaar',
  month: 'month, published month, publication month, monat, mois, mes, mese',
  day: 'day, published day, publication day',
  date: 'date, publication date, date published, date of publication, published, cover date, pubdate, publication date year',
  venue:
    'venue, journal, journal book, source title, pubtitle, pub title, source, publication title, journal title, secondary title, publication, container title, journal name, jf, so, booktitle, book title, periodical, zeitschrift, revue, revista, rivista, tijdschrift',
  volume: 'volume, volume number, volume no, vl, vol, band, jahrgang, tome, volumen',
  issue: 'issue, number, issue number, issue no, no issue, is, no, nr, heft, numero, nummer',
  pages: 'pages, page, page range, pagination, pp, seiten, paginas, pagine',
  startPage: 'start page, page start, beginning page, sp, bp, first page',
  endPage: 'end page, page end, ending page, ep, last page',
  publisher: 'publisher, pb, publisher name, verlag',
  place:
    'place, place published, placeofpublication, place of publication, publisher location, city, publisher place, publisher city',
  edition: 'edition',
  abstract:
    'abstract, abstract text, abstract note, abstracts, notes abstract, n2, ab, summary, zusammenfassung, resume, resumen, resumo, riassunto',
  keywords:
    'keywords, keyword, author keywords, index keywords, manual tags, tags, de, kw, keywords plus, mesh terms, schlagworter, mots cles, palabras clave, palavras chave',
  language: 'language, sprache, langue, idioma, language of article, language of original document, la, languages',
  url: 'url, link, urls, ur, web link, links, document url, study url, pdf link',
  note: 'note, notes, extra, n1, comment, comments',
  doi: 'doi, do, di, doi link, digital object identifier, digitalobjectidentifier, digital object identifier doi, doi url, doi number',
  pmid: 'pmid, pubmed id, pubmed number, pub med number, pubmedid, pub med id, pubmed, pub med, medline pmid, pm',
  pmcid: 'pmcid, pmc id, pmc, pubmed central id',
  arxiv: 'arxiv, arxiv id, arxivid',
  isbn: 'isbn, isbns, bn',
  issn: 'issn, issns, eissn, print issn, issn isbn',
  accession: 'accession, accession number, eid, ut unique wos id, an, ut, accession no, pui, nct number',
  translators: 'translators, translator',
  venueShort:
    'journal abbreviation, abbreviated source title, journal iso abbreviation, iso abbreviation, ji, j9, journal abbr, short journal title',
  genre: 'genre',
  version: 'version',
  number: 'document number, report number, patent number',
  event: 'event, conference name, conference title, meeting name, conference, ct, event title',
  eventPlace: 'event place, conference location, meeting location, cl',
  series: 'series, series title, book series title, se',
  seriesNumber: 'series number',
  accessed: 'accessed, access date, date accessed',
  publicationTypes: 'publication types, publicationtypes, pt, study type, work type',
}

const fieldByName = new Map(
  (Object.entries(synonyms) as [CsvField, string][]).flatMap(([field, names]) =>
    names.split(',').map((name) => [name.trim(), field] as const),
  ),
)

/** The field that a column fills; undefined for a column of no use here. */
export function fieldOfColumn(header: string): CsvField | undefined {
  const name = plainHeader(header)
  const bare = name.replace(/^(?:paper|article|study) | of (?:the )?(?:paper|article|study|publication)s?$/, '')
  const known = fieldByName.get(name) ?? (plainFields.has(bare) ? fieldByName.get(bare) : undefined)
  // "Authors (first listed first)": a remark in brackets says how the field is filled.
  const remarked = /^([^([]+)[([][^()[\]]*[)\]]\s*$/.exec(header)?.[1]
  return known ?? (remarked === undefined ? undefined : fieldOfColumn(remarked))
}

/** The fields that the columns of a head fill. "No." in front of all others counts the rows of the table. */
export function fieldsOfHead(names: readonly string[]): (CsvField | undefined)[] {
  return names.map((name, index) => {
    const field = fieldOfColumn(name)
    return index === 0 && names.length > 1 && field === 'issue' && plainHeader(name) !== 'issue' ? undefined : field
  })
}

/** Names that say the same when a person writes of what they are: "Title of paper", but not "Study number". */
const plainFields = new Set(['title', 'titles', 'author', 'authors', 'year', 'abstract', 'keywords', 'language'])

/** True when these fields can name papers: a title or an identifier is among them. */
export function namesPapers(fields: readonly (CsvField | undefined)[]): boolean {
  return fields.some((field) => field === 'title' || field === 'doi' || field === 'pmid')
}

/** True when Roadrunner wrote the file: lists and signs are then undone as they were done. */
export function isOwn(headers: readonly string[]): boolean {
  const isWhole = headers.length === ownColumns.length || headers.length === FIRST_COLUMNS
  return isWhole && headers.every((header, index) => header === ownColumns[index])
}

/** The name of a column in lower case and without marks over its letters, words joined by one space. */
export function plainHeader(header: string): string {
  return header
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
