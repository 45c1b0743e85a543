import { buildDraft } from './draft.ts'
import { identifiersIn } from './identifiers-in.ts'
import { cslTypeOfEndnote, hasGenre, hasNumber } from './item-types.ts'
import { tabled, taggedReader, type TaggedFields, type TagTable } from './tagged-reader.ts'

const tags: TagTable = {
  title: 'T',
  authors: 'A',
  editors: 'E Y',
  translators: '?',
  date: 'D 8',
  venue: 'J B',
  series: 'S',
  volume: 'V',
  pages: 'P',
  publisher: 'I',
  place: 'C',
  accessed: '[',
  abstract: 'X',
  keywords: 'K',
  language: 'G',
  url: 'U',
  note: 'O Z',
}

/**
 * Reads EndNote's tagged format, a later Refer ("EndNote import", .enw): a percent sign, one letter, a space, the value. A
 * record starts at %0; without %0, at a field that follows a blank line.
 */
export const readEnw = taggedReader({
  format: 'enw',
  lines: () => (text, open, afterBlank) => {
    const [found, tag = '', value] = /^%([0-9A-Z@?!#$\]&(*+^><[=~;:-])(?:\s+(.*))?$/s.exec(text) ?? []
    if (found === undefined) return undefined
    const begins = open === undefined || tag === '0' || (afterBlank && open.headless)
    return { tag, value, begins, headless: tag !== '0' }
  },
  draft: (fields) => {
    const { first, values } = fields
    const type = cslTypeOfEndnote(first('0') ?? 'Journal Article')
    return buildDraft({
      ...tabled(fields, tags),
      type,
      [hasNumber(type) ? 'number' : 'issue']: first('N'),
      genre: hasGenre(type) ? first('9') : undefined,
      publicationTypes: hasGenre(type) ? [] : values('9'),
      edition: first('7')?.replace(/^\d{4}\/\d{2}.*$/, ''),
      ids: identifiersOf(fields),
    })
  },
})

function identifiersOf({ first, values }: TaggedFields) {
  const accession = first('M')
  return identifiersIn({
    doi: values('R'),
    pmid: /^(?:pubmed|nlm|medline)\b/i.test(first('W', '~') ?? '') ? accession : undefined,
    pmcid: [...values('2'), accession],
    numbers: values('@'),
    addresses: values('U'),
    accession,
  })
}
