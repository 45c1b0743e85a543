import * as fc from 'fast-check'

import type { PaperDraft } from '#contract/papers.ts'
import { cleanLine } from '#science/records/clean-text.ts'
import { buildDraft } from '#science/records/draft.ts'
import { parseName } from '#science/records/names.ts'

import { sharedJson } from './shared-data.ts'

type Name = { family: string; given: string }

const ownNaughty = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(1)',
  "'=1",
  '＝1+1',
  '"',
  '""',
  ',',
  ';',
  ';;',
  'a;; b;',
  '\\',
  '\\\\',
  '\\textbf{x}',
  '{',
  '}',
  '{}{',
  '$x$',
  '$',
  '50% of 10 & #3_a ~ ^',
  '--- –',
  "''quoted`` '",
  'ER  - not the end',
  'TY  - JOUR',
  'PMID- 1',
  '%0 Book',
  '@article{x,',
  '<b>bold</b> & <script>alert(1)</script>',
  '田中さんにあげて下さい',
  'الكل في المجمو عة',
  '🏳️‍🌈 👨‍👩‍👧',
  'a\u00A0b\u3000c\u2028d',
  '\u200B\u202Ertl',
  'Z̮̞̠͙͔ͅa̗͎l͎g',
  'null',
  'undefined',
  '[object Object]',
  'A and B',
  'and',
  'others',
  'References: none',
  '~',
  '\u0001\u0002',
]
const ownNames: Name[] = [
  { family: 'van der Berg', given: 'Jan' },
  { family: "O'Brien", given: 'Siobhán' },
  { family: 'García-Márquez', given: 'José Luis' },
  { family: 'Maguire Jr.', given: 'Gerald Q.' },
  { family: 'Özkal', given: 'E.' },
  { family: 'al-Masri', given: 'Ahmad' },
  { family: '王', given: '小明' },
]

const naughty = [...ownNaughty, ...((sharedJson('naughty/blns.json') as string[] | undefined) ?? [])]
const names = [...ownNames, ...((sharedJson('naughty/author-names.json') as Name[] | undefined) ?? [])]

/** Any text that a file can hold on one line, naughty ones among it. Blank text is no value. */
const line = fc
  .oneof(
    { weight: 4, arbitrary: fc.constantFrom(...naughty) },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }) },
    { weight: 2, arbitrary: fc.lorem({ maxCount: 8 }) },
  )
  .map(cleanLine)
  .filter((text) => text.trim() !== '' && !/[\u{F0000}-\u{FFFFF}]/u.test(text))
const text = fc.array(line, { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n'))
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined, freq: 2 })

/** A name as it is read: any kind of space in it is a space. */
const nameLine = line.map((words) => cleanLine(words.replace(/\p{Zs}/gu, ' '))).filter((words) => words !== '')

const person = fc.oneof(
  fc.constantFrom(...names).map(({ family, given }) => ({ family, given })),
  fc
    .record({ name: fc.constantFrom(...names), suffix: fc.constantFrom('Jr.', 'Sr', 'III', '2nd') })
    .map(({ name: { family, given }, suffix }) => ({ family: family.replace(/ Jr\.$/, ''), given, suffix })),
  fc
    .record({ family: nameLine, given: nameLine })
    .filter(
      ({ family, given }) => !family.includes(',') && !/^,|,$|,,/.test(given) && !hasSuffix(given) && isFamily(family),
    ),
)
const group = nameLine.filter((name) => !/^,|,$/.test(name)).map((literal) => ({ literal }))
const author = fc.oneof({ weight: 4, arbitrary: person }, { weight: 1, arbitrary: group })

/** "Jr., Gerald" behind the comma is a suffix, not a given name. */
function hasSuffix(given: string): boolean {
  return given.split(',').some((part) => /^(?:jr|sr|ii|iii|iv|2nd|3rd)\.?$/i.test(part.trim()))
}

/** "Ministry of Health, Brazil" is a group to every reader, also when somebody calls the first half a family name. */
function isFamily(family: string): boolean {
  return parseName(`${family}, X`)?.family === family
}

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'.split('')), minLength: length, maxLength: length })
const ids = fc.record({
  doi: maybe(
    fc
      .tuple(
        digits(4),
        fc.string({ unit: fc.constantFrom(...'abcxyz0123456789-._/()'.split('')), minLength: 2, maxLength: 16 }),
      )
      .map(([prefix, rest]) => `10.${prefix}/r${rest.replace(/[()]/g, '')}z`),
  ),
  pmid: maybe(fc.integer({ min: 1, max: 39_999_999 }).map(String)),
  pmcid: maybe(fc.integer({ min: 1, max: 9_999_999 }).map((number) => `PMC${number}`)),
  arxiv: maybe(fc.tuple(digits(4), digits(5)).map(([month, number]) => `${month}.${number}`)),
  issn: maybe(fc.tuple(digits(4), digits(4)).map(([one, two]) => `${one}-${two}`)),
  isbn: maybe(digits(10).map((number) => `978${number}`)),
  accession: maybe(
    fc.tuple(fc.constantFrom('WOS:', 'CN-', '2-s2.0-'), digits(9)).map(([prefix, number]) => prefix + number),
  ),
})
const date = maybe(
  fc.oneof(
    fc.record({ year: fc.integer({ min: 1500, max: 2099 }) }),
    fc.record({ year: fc.integer({ min: 1500, max: 2099 }), month: fc.integer({ min: 1, max: 12 }) }),
    fc.record({
      year: fc.integer({ min: 1500, max: 2099 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
    }),
  ),
)

/** Drafts in the spelling of the library, with whatever text a person or a database can put into them. */
export function draftArbitrary(types: readonly string[]): fc.Arbitrary<PaperDraft> {
  return fc
    .record({
      type: fc.constantFrom(...types),
      title: line,
      authors: fc.array(author, { maxLength: 4 }),
      editors: fc.array(author, { maxLength: 2 }),
      translators: fc.array(author, { maxLength: 2 }),
      venueShort: maybe(line),
      genre: maybe(fc.oneof(fc.constantFrom('PhD thesis', 'Master’s thesis', 'Preprint', 'Technical report'), line)),
      version: maybe(line),
      number: maybe(line),
      event: maybe(line),
      eventPlace: maybe(line),
      series: maybe(line),
      seriesNumber: maybe(line),
      accessed: maybe(fc.constantFrom('2024', '2024-05', '2024-05-06')),
      date,
      venue: maybe(line),
      volume: maybe(line),
      issue: maybe(line),
      pages: maybe(
        fc.oneof(line, fc.constantFrom('1-10', 'e123', 'S12-S19', '4:1-4:10', 'XX, 327 Seiten', '1-5, 8', '219840')),
      ),
      publisher: maybe(line),
      place: maybe(line),
      edition: maybe(line),
      abstract: maybe(text),
      note: maybe(text),
      keywords: fc.array(line, { maxLength: 4 }),
      publicationTypes: fc.array(
        fc.oneof(fc.constantFrom('Randomized Controlled Trial', 'Preprint', 'Clinical Trial, Phase III'), line),
        { maxLength: 2 },
      ),
      language: maybe(line),
      url: maybe(fc.webUrl()),
      ids,
    })
    .map(({ date: published, ...parts }) => {
      // What a file was given otherwise is known where it is read, and no file carries it.
      const { asGiven: _asGiven, ...draft } = buildDraft({ ...parts, ...(published && { date: published }) })
      return draft
    })
}
