import { Buffer } from 'node:buffer'

import { convertToHtml } from 'mammoth'
import { describe, expect, test } from 'vitest'

import { packed } from '#research/export/word-file.ts'
import { shownParagraphs } from '#science/manuscript/import/docx/shown-paragraphs.ts'
import { bullet, heading, SIDEWAYS, table, words, writeReport, type WordBlock } from '#science/word/report.ts'

const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (sign) => sign.codePointAt(0) ?? 0,
)

const blocks: WordBlock[] = [
  heading('A & <b>', 1),
  words('One\nline', { text: ' bold', bold: true }, { text: ' struck', strike: true }),
  { kind: 'paragraph', shape: 'reference', runs: ['Curie, M.'] },
  bullet('Point'),
  bullet('Under it', 1),
  table(['Study', 'n'], [['Aronson', '262']]),
  { kind: 'table', head: ['a', 'b'], groups: [{ heading: 'Group', rows: [['1', '2']] }], isSmall: true },
  { kind: 'picture', bytes: PIXEL, type: 'image/png', width: 3000, height: 1500, alt: 'A dot' },
]
const xmlOf = (parts: ReadonlyMap<string, Uint8Array>, name = 'word/document.xml') =>
  new TextDecoder().decode(parts.get(name))

describe('a report as a Word document', () => {
  test('is read by another program with its headings, looks, lists, tables and pictures', async () => {
    const { value, messages } = await convertToHtml({ buffer: Buffer.from(packed(writeReport('A', blocks))) })
    expect(value).toContain('<h1>A &amp; &lt;b&gt;</h1>')
    expect(value).toContain('<p>One<br />line<strong> bold</strong><s> struck</s></p>')
    expect(value).toContain('<ul><li>Point<ul><li>Under it</li></ul></li></ul>')
    expect(value).toMatch(/<thead><tr><th><p><strong>Study<\/strong><\/p><\/th>.*<td><p>Aronson<\/p><\/td>/)
    expect(value).toContain('<td colspan="2"><p><em>Group</em></p></td>')
    expect(value).toMatch(/<img alt="A dot" src="data:image\/png/)
    expect(messages.filter(({ type }) => type === 'error')).toEqual([])
  })

  test('gives a column of numbers less room than one of sentences', () => {
    const xml = xmlOf(writeReport('A', [table(['Item', 'What is reported'], [['16a', 'Selection from records to studies, with a flow diagram.']])])) // prettier-ignore
    const [item = 0, said = 0] = [...xml.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, width]) => Number(width))
    expect(item).toBeGreaterThan(500)
    expect(said).toBeGreaterThan(4 * item)
  })

  test('is read by ours as it is shown', () => {
    expect(
      shownParagraphs(writeReport('A', blocks))
        .map(({ text }) => text)
        .filter(Boolean),
    ).toEqual([
      'A & <b>',
      'One\nline bold struck',
      'Curie, M.',
      'Point',
      'Under it',
      'Study\tn',
      'Aronson\t262',
      'a\tb',
      'Group',
      '1\t2',
    ])
  })

  test('has no sign that XML has no place for, and names each part that it holds', () => {
    const parts = writeReport('A', [words('a\u0000b\uFFFEc\uD800d')])
    expect(xmlOf(parts)).toContain('>abcd<')
    const types = xmlOf(parts, '[Content_Types].xml')
    const named = [...types.matchAll(/PartName="\/([^"]+)"/g)].map(([, name]) => name)
    expect(named.filter((name) => name === undefined || !parts.has(name))).toEqual([])
    expect(types).not.toContain('custom.xml')
  })

  test('a head stands on each page, no row is torn, and a picture is no wider than the text', () => {
    const width = (page?: typeof SIDEWAYS) =>
      Number(/<wp:extent cx="(\d+)"/.exec(xmlOf(writeReport('A', blocks, page)))?.[1])
    const [upright, sideways] = [width(), width(SIDEWAYS)]
    // English metric units: 635 in a twip.
    expect(upright).toBeLessThanOrEqual((11_906 - 2 * 1440) * 635 + 9525)
    expect(sideways).toBeGreaterThan(upright)
    expect(sideways).toBeLessThanOrEqual((16_838 - 2 * 850) * 635 + 9525)
    const xml = xmlOf(writeReport('A', blocks, SIDEWAYS))
    expect(xml.match(/<w:tblHeader\/>/g)).toHaveLength(2)
    expect(xml.match(/<w:cantSplit\/>/g)).toHaveLength(xml.match(/<w:tr>/g)?.length ?? 0)
    expect(xml).toContain('w:orient="landscape"')
  })
})
