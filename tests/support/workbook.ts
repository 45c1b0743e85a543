import { writeZip } from '#shared/format/zip.ts'

type Cell = string | number

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const bytesOf = (text: string) => new TextEncoder().encode(text)
const rels = (list: readonly (readonly [id: string, type: string, target: string])[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="http://x/relationships/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

const cellOf = (cell: Cell) =>
  typeof cell === 'number' ? `<c><v>${cell}</v></c>` : `<c t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`

/** An Excel workbook with these sheets. @param more `extra`: what stands behind the shared strings, to make it large */
export function workbookOf(sheets: Record<string, readonly (readonly Cell[])[]>, more: { extra?: string } = {}) {
  const names = Object.keys(sheets)
  const parts: Record<string, string> = {
    '[Content_Types].xml':
      '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
    '_rels/.rels': rels([['r', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook><sheets>${names.map((name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="r${at}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': rels(names.map((_, at) => [`r${at}`, 'worksheet', `worksheets/sheet${at}.xml`])),
    'xl/sharedStrings.xml': `<sst>${more.extra ?? ''}</sst>`,
  }
  for (const [at, name] of names.entries())
    parts[`xl/worksheets/sheet${at}.xml`] =
      `<worksheet><sheetData>${(sheets[name] ?? []).map((row) => `<row>${row.map(cellOf).join('')}</row>`).join('')}</sheetData></worksheet>`
  return writeZip(Object.entries(parts).map(([name, text]) => ({ name, bytes: bytesOf(text) })))
}
