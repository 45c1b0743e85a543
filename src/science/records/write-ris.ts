import type { PaperDraft } from '#contract/papers.ts'

import { hasGenre, hasNumber, risTypeOfCsl } from './item-types.ts'
import { writeName } from './names.ts'
import { paragraphIndent } from './tagged-field.ts'

/**
 * Writes RIS (specification of 2011) that other programs read and that `readRis` reads back whole. Identifiers that RIS
 * has no tag for stand where PubMed Central puts them: "123[pmid]" in U1, "PMC1[pmcid]" in U2, "arXiv:…" in U3; what else it has no tag
 * for stands in U5 as "version: 2".
 * RIS has no word for a few item types (broadcast, review, event): these come back as the nearest type.
 */
export function writeRis(papers: Iterable<PaperDraft>): string {
  return [...papers].map(recordOf).join('\r\n')
}

function recordOf(paper: PaperDraft): string {
  const { ids } = paper
  const { start, end } = pagesOf(paper.pages)
  const date = [paper.year, paper.month, paper.day].map((part, index) =>
    part === undefined ? '' : String(part).padStart(index === 0 ? 4 : 2, '0'),
  )
  // UNPB with "Preprint" is a preprint: a manuscript that is called one takes the other word.
  const isPreprintByName =
    paper.type === 'manuscript' &&
    [paper.genre ?? '', ...(paper.publicationTypes ?? [])].some((name) => /^preprint$/i.test(name))
  const type = isPreprintByName ? 'MANSCPT' : risTypeOfCsl(paper.type)
  const types = paper.publicationTypes ?? []
  const isSoftware = paper.type === 'software'
  // A conference stands where programs look for it only beside its proceedings.
  const isCongress = paper.type === 'paper-conference' && paper.event !== undefined && paper.venue !== undefined
  const genreHasTag = hasGenre(paper.type) && (paper.genre ?? '') !== ''
  const extra = (key: string, value: string | undefined, hasTag = false): [string, string | undefined] => [
    'U5',
    value === undefined || hasTag ? undefined : `${key}: ${value}`,
  ]
  const lines: [string, string | undefined][] = [
    ['TY', type],
    ['TI', paper.title],
    ...paper.authors.map((author): [string, string] => ['AU', writeName(author)]),
    ...(paper.editors ?? []).map((editor): [string, string] => ['ED', writeName(editor)]),
    ...(paper.translators ?? []).map((translator): [string, string] => ['A4', writeName(translator)]),
    ['PY', paper.year === undefined ? undefined : date[0]],
    ['DA', paper.month === undefined || paper.year === undefined ? undefined : date.join('/')],
    ['T2', isCongress ? paper.event : paper.venue],
    ['C3', isCongress ? paper.venue : undefined],
    ['J2', paper.venueShort],
    ['T3', paper.series],
    ['VL', paper.volume],
    ['IS', paper.issue],
    ['SP', start],
    ['EP', end],
    ['PB', paper.publisher],
    ['CY', paper.place],
    ['ET', isSoftware ? paper.version : paper.edition],
    ['M1', hasNumber(paper.type) ? paper.number : undefined],
    ['LA', paper.language],
    ['DO', ids.doi],
    ['SN', ids.issn],
    ['SN', ids.isbn],
    ['AN', ids.accession ?? ids.pmid],
    ['DB', ids.accession === undefined && ids.pmid !== undefined ? 'PubMed' : undefined],
    ['U1', ids.pmid && `${ids.pmid}[pmid]`],
    ['U2', ids.pmcid && `${ids.pmcid}[pmcid]`],
    ['U3', ids.arxiv && `arXiv:${ids.arxiv}`],
    ['UR', paper.url],
    ['Y2', paper.accessed?.replaceAll('-', '/')],
    ['M3', paper.type === 'article' ? 'Preprint' : genreHasTag ? paper.genre : undefined],
    ...(hasGenre(paper.type)
      ? types.map((value) => extra('type-of-work', value))
      : types.map((value): [string, string] => ['M3', value])),
    extra('genre', paper.genre, genreHasTag),
    extra('version', paper.version, isSoftware),
    extra('edition', paper.edition, !isSoftware),
    extra('number', paper.number, hasNumber(paper.type)),
    extra('event', paper.event, isCongress),
    extra('event-place', paper.eventPlace),
    extra('series-number', paper.seriesNumber),
    ...paper.keywords.map((keyword): [string, string] => ['KW', keyword]),
    ['AB', paper.abstract],
    ['N1', paper.note],
    ['ER', ''],
  ]
  return lines
    .filter(([tag, value]) => tag === 'ER' || (value !== undefined && value !== ''))
    .map(([tag, value]) => `${tag}  - ${(value ?? '').replace(/\r\n|\n|\r/g, `\r\n${paragraphIndent}`)}\r\n`)
    .join('')
}

function pagesOf(pages: string | undefined): { start?: string; end?: string } {
  const [, start, end] = /^([^\s-]+)-([^\s-]+)$/.exec(pages ?? '') ?? []
  if (start !== undefined && end !== undefined && start !== end && !(start === 'No' && end === 'Specified'))
    return { start, end }
  return pages === undefined ? {} : { start: pages }
}
