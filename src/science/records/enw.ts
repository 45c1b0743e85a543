import type { PaperDraft } from '#contract/papers.ts'

import { trimmed } from './clean-text.ts'
import { joinDates, parseDate } from './dates.ts'
import { buildDraft } from './draft.ts'
import {
  canonicalArxiv,
  canonicalDoi,
  canonicalIsbn,
  canonicalIssn,
  canonicalPmcid,
  canonicalPmid,
} from './identifiers.ts'
import { cslTypeOfEndnote, hasGenre, hasNumber } from './item-types.ts'
import { parseName } from './names.ts'
import { createCollector, type OnProgress, type ReadResult } from './read-result.ts'
import { byTag, continuation, lineValue, lineValues, paragraphs, sourceOf, type TaggedRecord } from './tagged-field.ts'

/** Reads EndNote's tagged format, a later Refer ("EndNote import", .enw): a percent sign, one letter, a space, the value. */
export function readEnw(text: string, onProgress?: OnProgress): ReadResult {
  const collector = createCollector('enw')
  const lines = text.split(/\r\n|\n|\r/)
  for (const record of enwRecords(lines)) {
    collector.take(record.line, draftOf(record), sourceOf(record))
    if (collector.count() % 100 === 0) onProgress?.(record.line, lines.length)
  }
  onProgress?.(lines.length, lines.length)
  return collector.result()
}

/** A record starts at %0; without %0, at a field that follows a blank line. */
function* enwRecords(lines: readonly string[]): Generator<TaggedRecord> {
  let open: TaggedRecord | undefined
  let blank = false
  for (const [index, text] of lines.entries()) {
    if (text.trim() === '') {
      blank = true
      continue
    }
    const found = /^%([0-9A-Z@?!#$\]&(*+^><[=~;:-])(?:\s+(.*))?$/s.exec(text)
    if (found) {
      const [, tag = '', value = ''] = found
      if (open && (tag === '0' || (blank && open.headless))) {
        yield open
        open = undefined
      }
      open ??= { line: index + 1, fields: [], closed: true, headless: tag !== '0' }
      open.fields.push({ tag, value: trimmed(value), line: index + 1, rest: [] })
    } else {
      open?.fields.at(-1)?.rest.push(continuation(text, blank))
    }
    blank = false
  }
  if (open) yield open
}

function draftOf({ fields }: TaggedRecord): PaperDraft {
  const all = byTag(fields)
  const values = (...tags: string[]) =>
    all(...tags)
      .map(lineValue)
      .filter((value) => value !== '')
  const first = (...tags: string[]) => values(...tags)[0]
  const type = cslTypeOfEndnote(first('0') ?? 'Journal Article')
  const accession = first('M')
  const url = first('U')
  const pmid =
    canonicalPmid(/pubmed/i.test(url ?? '') ? (url ?? '') : '') ??
    (/^(?:pubmed|nlm|medline)\b/i.test(first('W', '~') ?? '') ? canonicalPmid(accession ?? '') : undefined)

  return buildDraft({
    type,
    title: first('T'),
    authors: values('A').map((name) => parseName(name)),
    editors: values('E', 'Y').map((name) => parseName(name)),
    date: joinDates([...values('D'), ...values('8')].map(parseDate)),
    venue: first('J', 'B'),
    series: first('S'),
    translators: values('?').map((name) => parseName(name)),
    volume: first('V'),
    issue: hasNumber(type) ? undefined : first('N'),
    number: hasNumber(type) ? first('N') : undefined,
    genre: hasGenre(type) ? first('9') : undefined,
    accessed: first('['),
    pages: first('P'),
    publisher: first('I'),
    place: first('C'),
    edition: first('7')?.replace(/^\d{4}\/\d{2}.*$/, ''),
    abstract: all('X').map(paragraphs).join('\n'),
    keywords: all('K').flatMap(lineValues),
    language: first('G'),
    url,
    note: all('O', 'Z').map(paragraphs).join('\n'),
    publicationTypes: hasGenre(type) ? [] : values('9'),
    ids: {
      doi: [...values('R'), ...values('U').filter((value) => /doi\.org\//i.test(value))]
        .map(canonicalDoi)
        .find(Boolean),
      pmid,
      pmcid: canonicalPmcid([...values('2'), ...values('U'), accession ?? ''].join(' ')),
      arxiv: values('U')
        .filter((value) => /arxiv/i.test(value))
        .map(canonicalArxiv)
        .find(Boolean),
      issn: values('@').map(canonicalIssn).find(Boolean),
      isbn: values('@')
        .filter((value) => canonicalIssn(value) === undefined)
        .map(canonicalIsbn)
        .find(Boolean),
      accession: accession === undefined || canonicalPmid(accession) === pmid ? undefined : accession,
    },
  })
}
