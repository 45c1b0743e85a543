import { expect, test } from 'vitest'

import { sheetRows, sheetsOf, SheetTooLarge } from '#science/records/workbook.ts'

const relations = (list: string) => `<Relationships>${list}</Relationships>`
const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/${type}" Target="${target}"/>`

/** A workbook of one sheet with this inside its part. */
const book = (rows: string, more: Record<string, string> = {}) =>
  new Map(
    Object.entries({
      'xl/workbook.xml':
        '<workbook><workbookPr/><sheets><sheet name="One" r:id="r1"/><sheet name="Away" state="hidden" r:id="r2"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': relations(
        relation('r1', 'worksheet', '/xl/worksheets/a.xml') +
          relation('r2', 'worksheet', 'worksheets/b.xml') +
          relation('r3', 'sharedStrings', 'sharedStrings.xml') +
          relation('r4', 'styles', 'styles.xml'),
      ),
      'xl/worksheets/a.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
      'xl/sharedStrings.xml':
        '<sst><si><t xml:space="preserve">Title </t></si><si><r><t>T</t></r><r><rPr><b/></rPr><t>wo&amp;</t></r><rPh><t>aloud</t></rPh></si><si><t>a_x000D_b</t></si></sst>',
      'xl/styles.xml':
        '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-407]d/ mmmm yyyy"/><numFmt numFmtId="165" formatCode="0.0&quot; days&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>',
      ...more,
    }),
  )
const rowsIn = (parts: Map<string, string>) => sheetRows(parts, sheetsOf(parts)[0] ?? { name: '', path: '' })

test('hidden sheets are not offered', () => {
  expect(sheetsOf(book(''))).toEqual([{ name: 'One', path: 'xl/worksheets/a.xml' }])
})

test('text is shared, in pieces, in place or of a formula; how it is read aloud is left out', () => {
  const rows =
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c t="s"><v>2</v></c></row>' +
    '<row r="4"><c r="B4" t="inlineStr"><is><t>in place</t></is></c><c r="C4" t="str"><f>A1</f><v>made</v></c><c r="D4" t="b"><v>1</v></c><c r="E4" t="e"><v>#REF!</v></c></row>'
  expect(rowsIn(book(rows))).toEqual([
    { cells: ['Title ', 'Two&', 'a\rb'], line: 1 },
    { cells: ['', 'in place', 'made', 'TRUE'], line: 4 },
  ])
})

test('numbers stay numbers, and what is shown as a date becomes one', () => {
  const cell = (style: number, value: string) => `<c s="${style}"><v>${value}</v></c>`
  const rows = `<row>${cell(0, '2019')}${cell(0, '3.0123456E7')}${cell(1, '43831')}${cell(2, '43831.75')}${cell(3, '7.5')}${cell(0, '0.1')}</row>`
  expect(rowsIn(book(rows))[0]?.cells).toEqual(['2019', '30123456', '2020-01-01', '2020-01-01', '7.5', '0.1'])
})

test('a workbook that counts its days from 1904 has the same dates', () => {
  const main = '<workbook><workbookPr date1904="1"/><sheets><sheet name="One" r:id="r1"/></sheets></workbook>'
  expect(rowsIn(book('<row><c s="1"><v>42369</v></c></row>', { 'xl/workbook.xml': main }))[0]?.cells).toEqual([
    '2020-01-01',
  ])
})

test('names with a prefix are the same names', () => {
  const sheet =
    '<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData><x:row r="1"><x:c r="A1"><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>'
  expect(rowsIn(book('', { 'xl/worksheets/a.xml': sheet }))).toEqual([{ cells: ['7'], line: 1 }])
})

test('a sheet of a few bytes cannot ask for millions of cells', () => {
  const rows = '<row><c r="XFD1"><v>1</v></c></row>'.repeat(400)
  expect(() => rowsIn(book(rows))).toThrow(SheetTooLarge)
})
