import type { Author, PaperDraft } from '#contract/papers.ts'

import { familyOf } from './names.ts'

/** Styles in which a reference can be written as plain text. */
export const citationStyles = ['APA', 'Vancouver', 'AMA', 'NIH', 'Chicago', 'Harvard', 'IEEE'] as const
export type CitationStyle = (typeof citationStyles)[number]

const initialsOf = (given: string, after: string, between: string) =>
  given
    .split(/[\s.]+/)
    .filter((part) => part !== '')
    .map((part) =>
      part
        .split('-')
        .map((piece) => `${piece.charAt(0).toUpperCase()}${after}`)
        .join(after === '' ? '' : '-'),
    )
    .join(between)

const nameOf = (author: Author) => author.literal ?? author.family ?? author.given ?? ''
type WriteName = (family: string, given: string) => string
const written = (author: Author, write: WriteName) => {
  if (!author.family || !author.given) return nameOf(author)
  const given = [author.given, author['dropping-particle']].filter(Boolean).join(' ')
  const name = write(familyOf(author), write === full || write === fullFirst ? given : author.given)
  if (author.suffix === undefined) return name
  return write === compact
    ? `${name} ${author.suffix.replace(/\.$/, '')}`
    : write === fullFirst
      ? `${name} ${author.suffix}`
      : `${name}, ${author.suffix}`
}

const compact: WriteName = (family, given) => `${family} ${initialsOf(given, '', '')}`
const dotted: WriteName = (family, given) => `${family}, ${initialsOf(given, '.', ' ')}`
const dottedFirst: WriteName = (family, given) => `${initialsOf(given, '.', ' ')} ${family}`
const full: WriteName = (family, given) => `${family}, ${given}`
const fullFirst: WriteName = (family, given) => `${given} ${family}`

const list = (names: readonly string[], last: string) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}${last}${names.at(-1)}`

const firstOf = (names: readonly string[], most: number, shown: number) =>
  names.length > most ? [...names.slice(0, shown), 'et al'].join(', ') : names.join(', ')

const sentence = (text: string) => (text === '' || /[.?!]$/.test(text) ? text : `${text}.`)
const join = (...parts: (string | undefined | false)[]) => parts.filter(Boolean).join(' ')
const dashed = (pages: string | undefined) => pages?.replace(/-/g, '–')
const doiAddress = (paper: PaperDraft) => (paper.ids.doi ? `https://doi.org/${paper.ids.doi}` : paper.url)

/** "2020;12(3):45-50", as the National Library of Medicine has it. */
function medicalPlace({ year, volume, issue, pages }: PaperDraft): string {
  const place = `${volume ?? ''}${issue ? `(${issue})` : ''}${pages ? `:${pages}` : ''}`
  return [year?.toString(), place].filter((part) => part !== undefined && part !== '').join(';')
}

function medical(paper: PaperDraft, authors: string, doi: string, more?: string): string {
  const where = paper.venue ?? paper.publisher ?? ''
  return join(
    sentence(authors),
    sentence(paper.title),
    sentence(where),
    sentence(medicalPlace(paper)),
    paper.ids.doi && `${doi}${paper.ids.doi}`,
    more,
  )
}

const apaAuthors = (authors: readonly Author[]) => {
  const names = authors.map((author) => written(author, dotted))
  if (names.length > 20) return `${names.slice(0, 19).join(', ')}, . . . ${names.at(-1)}`
  return list(names, ', & ')
}
const chicagoAuthors = ([first, ...others]: readonly Author[]) => {
  if (!first) return ''
  const names = [written(first, full), ...others.map((author) => written(author, fullFirst))]
  // Seven of more than ten (Chicago Manual of Style, 17th edition, 14.76).
  return names.length > 10 ? `${names.slice(0, 7).join(', ')}, et al.` : list(names, ', and ')
}
const harvardAuthors = (authors: readonly Author[]) => {
  const names = authors.map((author) => written(author, dotted))
  return names.length > 3 ? `${names[0]} et al.` : list(names, ' and ')
}
const ieeeAuthors = (authors: readonly Author[]) => {
  const names = authors.map((author) => written(author, dottedFirst))
  if (names.length > 6) return `${names[0]} et al.`
  return list(names, names.length > 2 ? ', and ' : ' and ')
}

const volumeAndIssue = ({ volume, issue }: PaperDraft, gap = '') =>
  volume ? `${volume}${issue ? `${gap}(${issue})` : ''}` : undefined
const commas = (...parts: (string | undefined | false)[]) => parts.filter(Boolean).join(', ')

const writers: Record<CitationStyle, (paper: PaperDraft) => string> = {
  APA: (paper) => {
    const place = commas(paper.venue ?? paper.publisher, volumeAndIssue(paper), dashed(paper.pages))
    const date = `(${paper.year ?? 'n.d.'}).`
    const authors = apaAuthors(paper.authors)
    const title = sentence(paper.title)
    // Without an author the title takes its place (APA Publication Manual, 7th edition, 9.12).
    const head = authors === '' ? join(title, date) : join(sentence(authors), date, title)
    return join(head, sentence(place), doiAddress(paper))
  },
  Vancouver: (paper) =>
    medical(
      paper,
      firstOf(
        paper.authors.map((a) => written(a, compact)),
        6,
        6,
      ),
      'doi:',
    ),
  AMA: (paper) =>
    medical(
      paper,
      firstOf(
        paper.authors.map((a) => written(a, compact)),
        6,
        3,
      ),
      'doi:',
    ),
  NIH: (paper) =>
    medical(
      paper,
      paper.authors.map((a) => written(a, compact)).join(', '),
      'doi: ',
      join(
        paper.ids.pmid && `PubMed PMID: ${paper.ids.pmid}${paper.ids.pmcid ? ';' : '.'}`,
        paper.ids.pmcid && `PubMed Central PMCID: ${paper.ids.pmcid}.`,
      ),
    ),
  Chicago: (paper) => {
    const place = join(paper.venue ?? paper.publisher, volumeAndIssue(paper, ' '))
    const pages = dashed(paper.pages)
    return join(
      sentence(chicagoAuthors(paper.authors)),
      sentence(String(paper.year ?? 'n.d.')),
      `“${sentence(paper.title)}”`,
      sentence(pages && place ? `${place}: ${pages}` : place),
      doiAddress(paper) && `${doiAddress(paper)}.`,
    )
  },
  Harvard: (paper) => {
    const pages = paper.pages && `${paper.pages.includes('-') ? 'pp.' : 'p.'} ${dashed(paper.pages)}`
    const place = commas(`‘${paper.title}’`, paper.venue ?? paper.publisher, volumeAndIssue(paper), pages)
    const address = doiAddress(paper)
    return join(
      harvardAuthors(paper.authors),
      `(${paper.year ?? 'no date'})`,
      sentence(place),
      address && `Available at: ${address}.`,
    )
  },
  IEEE: (paper) => {
    const place = commas(
      paper.venue ?? paper.publisher,
      paper.volume && `vol. ${paper.volume}`,
      paper.issue && `no. ${paper.issue}`,
      paper.pages && `${paper.pages.includes('-') ? 'pp.' : 'p.'} ${dashed(paper.pages)}`,
      paper.year?.toString(),
      paper.ids.doi && `doi: ${paper.ids.doi}`,
    )
    const authors = ieeeAuthors(paper.authors)
    return join(authors && `${authors},`, `“${paper.title.replace(/[.,]$/, '')},”`, sentence(place))
  },
}

/**
 * One reference as plain text, for a mail or a curriculum vitae: no italics, titles in the case of the record. What the
 * record does not have is left out, never guessed. After the guides of each style for journal articles (APA 7, NLM
 * "Citing Medicine", AMA 11, Chicago 17 author-date, Cite Them Right, IEEE); other kinds of works are written likewise.
 */
export const referenceText = (paper: PaperDraft, style: CitationStyle): string => writers[style](paper)
