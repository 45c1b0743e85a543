import type { Author, PaperDraft } from '#contract/papers.ts'

import { cleanLine } from './clean-text.ts'
import { parseDate } from './dates.ts'
import { buildDraft } from './draft.ts'
import { canonical } from './identifiers.ts'
import { parseName } from './names.ts'
import { createCollector, cutOff, type OnProgress, type ReadResult } from './read-result.ts'
import { childrenOf, findElements, outlineOf, textOf } from './xml.ts'

type Subfield = { code: string; text: string }
type MarcField = { tag: string; indicator: string; subfields: Subfield[] }
type MarcRecord = { leader: string; controls: Map<string, string>; fields: MarcField[] }

const [FIELD_END, RECORD_END, SUBFIELD] = ['\u001E', '\u001D', '\u001F']

/** Reads MARC 21 (Library of Congress): MARCXML, or records as they are exchanged (ISO 2709) in UTF-8. */
export function readMarc(text: string, onProgress?: OnProgress): ReadResult {
  const collector = createCollector('marc')
  if (text.trimStart().startsWith('<')) {
    const plain = text.replace(/<(\/?)(?:marc|marcxml|slim):/g, '<$1')
    for (const { element, line, closed, end } of findElements(plain, new Set(['record']))) {
      const fields = childrenOf(element, 'datafield').map(({ attributes, children }) => ({
        tag: attributes['tag'] ?? '',
        indicator: attributes['ind1'] ?? ' ',
        subfields: children
          .filter((child) => typeof child !== 'string')
          .map((child) => ({ code: child.attributes['code'] ?? '', text: cleanLine(textOf(child)) })),
      }))
      const controls = new Map(
        childrenOf(element, 'controlfield').map((field) => [field.attributes['tag'] ?? '', textOf(field)]),
      )
      collector.take(
        line,
        draftOf({ leader: textOf(childrenOf(element, 'leader')[0]), controls, fields }),
        outlineOf(element),
      )
      if (!closed) collector.warn(line, cutOff)
      if (collector.count() % 50 === 0) onProgress?.(end, plain.length)
    }
  } else {
    let line = 1
    for (const record of text.split(RECORD_END)) {
      if (record.trim() === '') continue
      collector.take(
        line,
        draftOf(exchanged(record.trimStart())),
        record.split(FIELD_END).slice(1).join(' · ').replaceAll(SUBFIELD, ' '),
      )
      line += record.split('\n').length - 1
    }
  }
  onProgress?.(text.length, text.length)
  return collector.result()
}

/** The directory names the fields in their order; where each ends is told by a sign, which holds in every encoding. */
function exchanged(record: string): MarcRecord {
  const [head = '', ...bodies] = record.split(FIELD_END)
  const controls = new Map<string, string>()
  const fields: MarcField[] = []
  for (const [index, body] of bodies.entries()) {
    const tag = head.slice(24 + index * 12, 27 + index * 12)
    if (tag.startsWith('00')) controls.set(tag, body)
    else if (tag !== '') {
      const [indicators = '', ...subfields] = body.split(SUBFIELD)
      fields.push({
        tag,
        indicator: indicators[0] ?? ' ',
        subfields: subfields.map((text) => ({ code: text[0] ?? '', text: cleanLine(text.slice(1)) })),
      })
    }
  }
  return { leader: head.slice(0, 24), controls, fields }
}

function draftOf({ leader, controls, fields }: MarcRecord): PaperDraft {
  const of = (...tags: string[]) => fields.filter(({ tag }) => tags.includes(tag))
  const texts = (codes: string, ...tags: string[]) =>
    of(...tags).map(({ subfields }) =>
      subfields
        .filter(({ code }) => codes.includes(code))
        .map(({ text }) => withoutStop(text))
        .join(' '),
    )
  const one = (codes: string, ...tags: string[]) => texts(codes, ...tags).find((text) => text !== '')
  const people = of('100', '700').map((field) => ({ field, name: personOf(field) }))
  const isEditor = (field: MarcField) =>
    field.subfields.some(
      ({ code, text }) => (code === 'e' && /^editor/i.test(text)) || (code === '4' && text === 'edt'),
    )
  const isTranslator = (field: MarcField) =>
    field.subfields.some(
      ({ code, text }) => (code === 'e' && /^translator/i.test(text)) || (code === '4' && text === 'trl'),
    )
  const groups = texts('ab', '110', '710').map((literal) => ({ literal }))
  const fixed = controls.get('008') ?? ''
  const thesis = one('a', '502')
  const title = [withoutStop(one('a', '245') ?? ''), one('b', '245'), one('np', '245')].filter(Boolean)
  const host = one('t', '773')
  const place = one('g', '773') ?? ''

  return buildDraft({
    type:
      thesis !== undefined || of('502').length > 0
        ? 'thesis'
        : host !== undefined
          ? 'article-journal'
          : /^.{6}a[s]/.test(leader)
            ? 'periodical'
            : 'book',
    title: title.join(': '),
    authors: [
      ...people.filter(({ field }) => !isEditor(field) && !isTranslator(field)).map(({ name }) => name),
      ...groups,
    ],
    editors: people.filter(({ field }) => isEditor(field)).map(({ name }) => name),
    translators: people.filter(({ field }) => isTranslator(field)).map(({ name }) => name),
    date: parseDate(/\d{4}/.exec(one('c', '260', '264') ?? one('d', '502') ?? '')?.[0] ?? fixed.slice(7, 11)),
    venue: host,
    volume: /\bv(?:ol)?\.? ?(\d{1,6})/i.exec(place)?.[1],
    issue: /\bno\.? ?(\d{1,6})/i.exec(place)?.[1],
    pages: /\bpp?\.? ?([\w-]{1,20})/i.exec(place)?.[1],
    publisher: one('b', '260', '264') ?? one('c', '502') ?? /\)--([^,]{1,200}),/.exec(thesis ?? '')?.[1],
    place: one('a', '260', '264'),
    edition: of('250')[0]?.subfields.find(({ code }) => code === 'a')?.text,
    series: one('a', '490', '830'),
    seriesNumber: one('v', '490', '830'),
    genre: one('b', '502') ?? /\(([^)]{1,80})\)/.exec(thesis ?? '')?.[1],
    abstract: of('520')
      .flatMap(({ subfields }) => subfields.filter(({ code }) => code === 'a').map(({ text }) => text))
      .join('\n'),
    keywords: [
      ...of('650', '651').map(({ subfields }) =>
        subfields
          .filter(({ code }) => 'axyz'.includes(code))
          .map(({ text }) => withoutStop(text))
          .join('--'),
      ),
      ...texts('a', '653'),
    ],
    language: /^[a-z]{3}$/.test(fixed.slice(35, 38)) ? fixed.slice(35, 38) : one('a', '041'),
    url: one('u', '856'),
    note: texts('a', '500').join('\n'),
    ids: {
      doi: texts('a', '024').map(canonical.doi).find(Boolean),
      isbn: texts('a', '020').map(canonical.isbn).find(Boolean),
      issn: canonical.issn(one('a', '022') ?? one('x', '773') ?? ''),
    },
  })
}

function personOf(field: MarcField): Author | undefined {
  const name = field.subfields.find(({ code }) => code === 'a')?.text ?? ''
  // The stop of an initial belongs to the name.
  return parseName(/ \p{L}\.$/u.test(name) ? name : withoutStop(name))
}

/** Without the sign by which catalogues part one subfield from the next (ISBD). */
function withoutStop(text: string): string {
  const cut = text.replace(/[ ,:;/=.]{1,4}$/, '')
  return /^(?:c|©)\d{4}$/.test(cut) ? cut.slice(1) : cut
}
