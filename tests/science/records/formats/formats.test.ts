import { expect, test } from 'vitest'

import type { PaperDraft } from '#contract/papers.ts'
import { writeName } from '#science/records/names.ts'
import { readRecords } from '#science/records/read-file.ts'

import { bytesOf } from '../shared-data.ts'
import type { ExpectedDraft } from './fixture.ts'
import { freshBibtex } from './fresh-bibtex.ts'
import { freshJsonXml } from './fresh-json-xml.ts'
import { freshSecond } from './fresh-second.ts'
import { freshThird } from './fresh-third.ts'
import { freshTables } from './fresh-tables.ts'
import { freshTagged } from './fresh-tagged.ts'
import { jsonFixtures } from './json-fixtures.ts'
import { tableFixtures } from './table-fixtures.ts'
import { taggedFixtures } from './tagged-fixtures.ts'
import { unseenBibtex } from './unseen-bibtex.ts'
import { unseenQuirks } from './unseen-quirks.ts'
import { unseenJson } from './unseen-json.ts'
import { unseenRis } from './unseen-ris.ts'
import { unseenTables } from './unseen-tables.ts'
import { unseenTagged } from './unseen-tagged.ts'
import { unseenXml } from './unseen-xml.ts'
import { xmlFixtures } from './xml-fixtures.ts'

const fixtures = [
  ...freshTagged,
  ...freshBibtex,
  ...freshTables,
  ...freshJsonXml,
  ...freshSecond,
  ...freshThird,
  ...taggedFixtures,
  ...tableFixtures,
  ...jsonFixtures,
  ...xmlFixtures,
  ...unseenRis,
  ...unseenBibtex,
  ...unseenTagged,
  ...unseenTables,
  ...unseenXml,
  ...unseenJson,
  ...unseenQuirks,
]
const people = ['authors', 'editors', 'translators'] as const

/** The same fields of a draft, in the words of an expectation. */
function said(draft: PaperDraft, expected: ExpectedDraft): ExpectedDraft {
  const flat: Record<string, unknown> = { ...draft, ...draft.ids, doi: draft.ids.doi }
  for (const field of people)
    if (field in expected) flat[field] = (draft[field] ?? []).map((name) => name.literal ?? writeName(name))
  return Object.fromEntries(Object.keys(expected).map((field) => [field, flat[field]])) as ExpectedDraft
}

test.each(fixtures)('$name: every record with every field', ({ file, text, format, database, records }) => {
  const result = readRecords(bytesOf(text), file)
  expect({ format: result.format, database: result.database }).toEqual({ format, database })
  expect(result.skipped).toEqual([])
  expect(result.total).toBe(records.length)
  expect(result.records.map(({ draft }, at) => said(draft, records[at] ?? { title: '', authors: [] }))).toEqual(records)
  for (const { line } of result.records) expect(line).toBeGreaterThan(0)
})

/** As an old editor saves it: two bytes a letter, in either order, behind their mark. */
function inTwoBytes(text: string, isLittle: boolean): Uint8Array {
  const letters = `\uFEFF${text.replace('\uFEFF', '')}`
  const view = new DataView(new ArrayBuffer(letters.length * 2))
  for (let at = 0; at < letters.length; at++) view.setUint16(at * 2, letters.charCodeAt(at), isLittle)
  return new Uint8Array(view.buffer)
}

test.each(unseenQuirks)('$name: the same in two bytes a letter', ({ file, text, records }) => {
  for (const isLittle of [true, false]) {
    const result = readRecords(inTwoBytes(text, isLittle), file)
    expect(result.records.map(({ draft }, at) => said(draft, records[at] ?? { title: '', authors: [] }))).toEqual(
      records,
    )
  }
})

test.each(fixtures)('$name: known by its content, whatever its name', ({ text, format }) => {
  expect(readRecords(bytesOf(text), 'export.dat').format).toBe(format)
})

test.each(fixtures)(
  '$name: cut off anywhere, every record that is met is kept or skipped',
  ({ file, text, records }) => {
    for (let end = Math.floor(text.length / 3); end < text.length; end += Math.max(7, Math.floor(text.length / 40))) {
      const cut = text.slice(0, end)
      try {
        const result = readRecords(bytesOf(cut), file)
        expect(result.records.length + result.skipped.length).toBe(result.total)
        expect(result.total).toBeLessThanOrEqual(records.length + 1)
      } catch (error) {
        expect(String(error)).toMatch(/holds no records|not in a format/)
      }
    }
  },
)
