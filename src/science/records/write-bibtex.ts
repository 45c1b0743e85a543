import type { Author, PaperDraft } from '#contract/papers.ts'

import { citationKeyOf, uniqueKey, type KeyedPaper } from './citation-key.ts'
import { countsSeries } from './bibtex.ts'
import { bibtexTypeOfCsl, cslTypeOfBibtex, genreOfBibtex, hasNumber } from './item-types.ts'
import { encodeLatex, isPlainAddress } from './latex.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * Writes BibTeX in UTF-8 that BibTeX, biblatex and `readBibtex` read. A paper keeps the citation key that it has; others
 * get author, year and first word of the title, made unique with numbers. Where classic BibTeX has no entry type, `misc` with the CSL type in `csltype`.
 */
export function writeBibtex(papers: Iterable<KeyedPaper>): string {
  const all = [...papers]
  const taken = new Set<string>()
  const own = all.map(({ shelf }) => {
    const key = shelf?.citationKey
    return key === undefined || taken.has(key) ? undefined : uniqueKey(key, taken)
  })
  return all.map((paper, index) => entryOf(paper, own[index] ?? uniqueKey(citationKeyOf(paper), taken))).join('\n')
}

function entryOf(paper: PaperDraft, key: string): string {
  const { ids } = paper
  const entryType = bibtexTypeOfCsl(paper.type, paper.genre)
  const comesBack = cslTypeOfBibtex(entryType) === paper.type && (paper.type !== 'document' || ids.arxiv === undefined)
  const isOwnNumber = hasNumber(paper.type)
  const isInSeries = !isOwnNumber && paper.series !== undefined && countsSeries(paper.type)
  const fields: [string, string | undefined][] = [
    ['title', braced(paper.title)],
    ['author', names(paper.authors)],
    ['editor', names(paper.editors ?? [])],
    ['translator', names(paper.translators ?? [])],
    [venueField(paper.type), braced(paper.venue)],
    ['shortjournal', braced(paper.venueShort)],
    ['eventtitle', braced(paper.event)],
    ['venue', braced(paper.eventPlace)],
    ['year', paper.year === undefined ? undefined : `{${paper.year}}`],
    ['month', paper.month === undefined ? undefined : months[paper.month - 1]],
    ['day', paper.day === undefined ? undefined : `{${paper.day}}`],
    ['volume', braced(paper.volume)],
    ['series', braced(paper.series)],
    ['number', braced(isOwnNumber ? paper.number : isInSeries ? paper.seriesNumber : paper.issue)],
    ['issue', isOwnNumber || isInSeries ? braced(paper.issue) : undefined],
    ['reportnumber', isOwnNumber ? undefined : braced(paper.number)],
    ['seriesnumber', isInSeries ? undefined : braced(paper.seriesNumber)],
    ['type', paper.genre === genreOfBibtex(entryType) ? undefined : braced(paper.genre)],
    ['version', braced(paper.version)],
    ['pages', pagesOf(paper.pages)],
    [publisherField(paper.type), braced(paper.publisher)],
    ['address', braced(paper.place)],
    ['edition', braced(paper.edition)],
    ['doi', braced(ids.doi)],
    ['pmid', braced(ids.pmid)],
    ['pmcid', braced(ids.pmcid)],
    ['eprint', braced(ids.arxiv)],
    ['archiveprefix', ids.arxiv === undefined ? undefined : '{arXiv}'],
    ['issn', braced(ids.issn)],
    ['isbn', braced(ids.isbn)],
    ['accession', braced(ids.accession)],
    ['url', address(paper.url)],
    ['urldate', braced(paper.accessed)],
    ['language', braced(paper.language)],
    ['keywords', list(paper.keywords)],
    ['abstract', braced(paper.abstract)],
    ['note', braced(paper.note)],
    ['publicationtype', list(paper.publicationTypes ?? [])],
    ['csltype', comesBack ? undefined : braced(paper.type)],
  ]
  const lines = fields.filter(([, value]) => value !== undefined).map(([name, value]) => `  ${name} = ${value},\n`)
  return `@${entryType}{${key},\n${lines.join('')}}\n`
}

function braced(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  return `{${text
    .split(/\r\n|\n|\r/)
    .map(encodeLatex)
    .join('\n\n')}}`
}

/**
 * `url` is read as it stands, by LaTeX's own command and by other programs: only what would end or open the value is
 * written as its percent sign.
 */
function address(url: string | undefined): string | undefined {
  if (url === undefined || url === '') return undefined
  return isPlainAddress(url) ? `{${url}}` : braced(url)
}

/** A plain name stands as BibTeX likes it; one with signs of its own is held together with braces. */
function names(authors: readonly Author[]): string | undefined {
  if (authors.length === 0) return undefined
  const written = authors.map((author) => {
    const { family, given, literal, suffix } = author
    if (family === undefined || given === undefined) return `{${encodeLatex(literal ?? family ?? given ?? '')}}`
    const particles = [author['dropping-particle'], author['non-dropping-particle']].filter(Boolean)
    const whole = [...particles, family].join(' ')
    return [whole, ...(suffix === undefined ? [] : [suffix]), given].map(part).join(', ')
  })
  return `{${written.join(' and ')}}`
}

function part(name: string): string {
  const isPlain = /^[\p{L}\p{M}\d.'’ -]+$/u.test(name) && !/--|''|\band\b/i.test(name)
  return isPlain ? name : `{${encodeLatex(name)}}`
}

function list(entries: readonly string[]): string | undefined {
  if (entries.length === 0) return undefined
  return `{${entries.map((entry) => (/[,;{}\\]/.test(entry) ? `{${encodeLatex(entry)}}` : encodeLatex(entry))).join(', ')}}`
}

function pagesOf(pages: string | undefined): string | undefined {
  if (pages === undefined) return undefined
  return /^[\w.:]+-[\w.:]+$/.test(pages) ? `{${encodeLatex(pages).replace('-', '--')}}` : braced(pages)
}

function venueField(type: string): string {
  if (type === 'chapter' || type === 'paper-conference' || type.startsWith('entry')) return 'booktitle'
  return type === 'book' ? 'maintitle' : 'journal'
}

function publisherField(type: string): string {
  return type === 'thesis' ? 'school' : type === 'report' ? 'institution' : 'publisher'
}
