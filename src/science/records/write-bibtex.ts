import type { Author, PaperDraft } from '#contract/papers.ts'

import { citationKeyOf, uniqueKey, type KeyedPaper } from './citation-key.ts'
import { bibtexTypeOfCsl, cslTypeOfBibtex } from './item-types.ts'
import { encodeLatex } from './latex.ts'

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
  const entryType = bibtexTypeOfCsl(paper.type)
  const comesBack = cslTypeOfBibtex(entryType) === paper.type && (paper.type !== 'document' || ids.arxiv === undefined)
  const fields: [string, string | undefined][] = [
    ['title', braced(paper.title)],
    ['author', names(paper.authors)],
    ['editor', names(paper.editors ?? [])],
    [venueField(paper.type), braced(paper.venue)],
    ['year', paper.year === undefined ? undefined : `{${paper.year}}`],
    ['month', paper.month === undefined ? undefined : months[paper.month - 1]],
    ['day', paper.day === undefined ? undefined : `{${paper.day}}`],
    ['volume', braced(paper.volume)],
    ['number', braced(paper.issue)],
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
    ['url', braced(paper.url)],
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

/** A plain name stands as BibTeX likes it; one with signs of its own is held together with braces. */
function names(authors: readonly Author[]): string | undefined {
  if (authors.length === 0) return undefined
  const written = authors.map(({ family, given, literal }) =>
    family !== undefined && given !== undefined
      ? `${part(family)}, ${part(given)}`
      : `{${encodeLatex(literal ?? family ?? given ?? '')}}`,
  )
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
  return type === 'book' ? 'series' : 'journal'
}

function publisherField(type: string): string {
  return type === 'thesis' ? 'school' : type === 'report' ? 'institution' : 'publisher'
}
