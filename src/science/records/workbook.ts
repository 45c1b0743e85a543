import { childrenOf, decodeEntities, findElements, type XmlElement } from './xml.ts'
import type { TableRow } from './table-rows.ts'

/** The parts of a workbook (Office Open XML, ECMA-376) by their paths inside of it, unpacked. */
export type WorkbookParts = ReadonlyMap<string, string>

/** A sheet of a workbook: its name and the path of its part. */
export type Sheet = { name: string; path: string }

/** Cells of one sheet, blank ones before the last of a row counted: a sheet of 50,000 records with 60 columns has 3 million. */
const CELLS_MAX = 5_000_000

/** A sheet with more cells than are read. */
export class SheetTooLarge extends Error {
  override name = 'SheetTooLarge'
}

/** Programs may set a prefix before every name. */
const prefixOf = (xml: string) =>
  /<(\w{1,20}:)?(?:worksheet|sst|workbook|styleSheet|Relationships)\b/.exec(xml)?.[1] ?? ''

/** Elements of a name anywhere in a part, prefixes left out. */
function* elements(xml: string, name: string): Generator<XmlElement> {
  const prefix = prefixOf(xml)
  for (const { element } of findElements(xml, new Set([`${prefix}${name}`])))
    yield prefix === '' ? element : bare(element, prefix)
}

const bare = (element: XmlElement, prefix: string): XmlElement => ({
  ...element,
  name: element.name.startsWith(prefix) ? element.name.slice(prefix.length) : element.name,
  children: element.children.map((child) => (typeof child === 'string' ? child : bare(child, prefix))),
})

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)
const inFolder = (folder: string, target: string) => (target.startsWith('/') ? target.slice(1) : folder + target)

/** Where the workbook itself stands: "xl/workbook.xml", unless the package says otherwise. */
function mainPart(parts: WorkbookParts): string {
  for (const { attributes } of elements(parts.get('_rels/.rels') ?? '', 'Relationship'))
    if (attributes['Type']?.endsWith('/officeDocument')) return inFolder('', attributes['Target'] ?? '')
  return 'xl/workbook.xml'
}

/** Paths of the parts that a part refers to, by the id of the reference. */
function targetsOf(parts: WorkbookParts, path: string): Map<string, { type: string; path: string }> {
  const folder = folderOf(path)
  const rels = parts.get(`${folder}_rels/${path.slice(folder.length)}.rels`) ?? ''
  return new Map(
    [...elements(rels, 'Relationship')].map(({ attributes: { Id = '', Type = '', Target = '' } }) => [
      Id,
      { type: Type, path: inFolder(folder, Target) },
    ]),
  )
}

/** The sheets of a workbook in their order, hidden ones left out; none where it is no workbook. */
export function sheetsOf(parts: WorkbookParts): Sheet[] {
  const main = mainPart(parts)
  const targets = targetsOf(parts, main)
  return [...elements(parts.get(main) ?? '', 'sheet')].flatMap(({ attributes }) => {
    const id = Object.entries(attributes).find(([name]) => /^(?:\w{1,20}:)?id$/.test(name))?.[1] ?? ''
    const target = targets.get(id)
    if (target === undefined || !target.type.endsWith('/worksheet')) return []
    return attributes['state'] === undefined || attributes['state'] === 'visible'
      ? [{ name: attributes['name'] ?? '', path: target.path }]
      : []
  })
}

/**
 * The rows of a sheet that hold anything, as a table of text: numbers as they are stored, dates as 2024-05-06, formulas by
 * the value that was kept with them. A row's line is its number in the sheet. Throws `SheetTooLarge`.
 */
export function sheetRows(parts: WorkbookParts, sheet: Sheet): TableRow[] {
  const main = mainPart(parts)
  const targets = [...targetsOf(parts, main).values()]
  const part = (kind: string) => parts.get(targets.find(({ type }) => type.endsWith(kind))?.path ?? '') ?? ''
  const shared = Array.from(elements(part('/sharedStrings'), 'si'), textIn)
  const dated = dateStyles(part('/styles'))
  const is1904 = [...elements(parts.get(main) ?? '', 'workbookPr')].some(({ attributes }) =>
    /^(?:1|true)$/.test(attributes['date1904'] ?? ''),
  )
  const rows: TableRow[] = []
  let [cells, line] = [0, 0]
  for (const row of elements(parts.get(sheet.path) ?? '', 'row')) {
    line = Number(row.attributes['r'] ?? line + 1)
    const values: string[] = []
    for (const cell of childrenOf(row, 'c')) {
      const at = columnOf(cell.attributes['r']) ?? values.length
      if (cells + at >= CELLS_MAX) throw new SheetTooLarge()
      while (values.length < at) values.push('')
      const isDate = dated.has(Number(cell.attributes['s'] ?? 0))
      values[at] = valueOf(cell, shared, isDate ? (is1904 ? DAYS_1904 : 0) : undefined)
    }
    while (values.at(-1)?.trim() === '') values.pop()
    cells += values.length
    if (values.length > 0) rows.push({ cells: values, line })
  }
  return rows
}

/** "AB12" → 27. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  if (letters === undefined) return undefined
  return letters.split('').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** Days between the two days from which workbooks count. */
const DAYS_1904 = 1462
const DAY_MS = 86_400_000
const FIRST_DAY = Date.UTC(1899, 11, 30)

/** @param daysBefore of a date, what its count begins later than usual; absent: it is no date */
function valueOf(cell: XmlElement, shared: readonly string[], daysBefore: number | undefined): string {
  const type = cell.attributes['t'] ?? 'n'
  if (type === 'inlineStr') return childrenOf(cell, 'is').map(textIn).join('')
  const value = childrenOf(cell, 'v').map(plain).join('')
  if (type === 's') return shared[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type === 'd') return value.slice(0, 10)
  if (type !== 'n' || value.trim() === '') return type === 'e' ? '' : unescaped(value)
  const number = Number(value)
  if (!Number.isFinite(number)) return ''
  if (daysBefore === undefined || number < 1 || number > 2_958_465) return String(number)
  return new Date(FIRST_DAY + (Math.floor(number) + daysBefore) * DAY_MS).toISOString().slice(0, 10)
}

const plain = ({ children }: XmlElement): string => children.filter((child) => typeof child === 'string').join('')
/** Text in pieces of their own formats; how it is read aloud in Japanese (rPh) is no part of it. */
const textIn = (element: XmlElement): string =>
  unescaped([...childrenOf(element, 't'), ...childrenOf(element, 'r', 't')].map(plain).join(''))
/** Signs that XML cannot hold stand as _x000D_. */
const unescaped = (text: string) =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => decodeEntities(`&#x${code};`))

/** Numbers of the cell formats that write dates: those that every program knows, and those made of letters of dates. */
function dateStyles(styles: string): Set<number> {
  const own = new Set<string>()
  for (const { attributes } of elements(styles, 'numFmt')) {
    const code = (attributes['formatCode'] ?? '').replace(/"[^"]*"|\[[^\][]*\]|\\./g, '')
    if (/[ymd]/i.test(code) && !/general/i.test(code)) own.add(attributes['numFmtId'] ?? '')
  }
  const isDate = (id = '') => own.has(id) || ['14', '15', '16', '17', '22'].includes(id)
  const formats = [...elements(styles, 'cellXfs')].flatMap((list) => childrenOf(list, 'xf'))
  return new Set(formats.flatMap(({ attributes }, index) => (isDate(attributes['numFmtId']) ? [index] : [])))
}
