import { UnreadableFile } from '#science/records/read-file.ts'
import type { TableRow } from '#science/records/table-rows.ts'
import { SheetTooLarge, sheetRows, sheetsOf, type Sheet, type WorkbookParts } from '#science/records/workbook.ts'
import { isZip, readZip } from '#shared/format/unzip.ts'
import { ZipError } from '#shared/format/zip.ts'

/** One part of a workbook, unpacked: a sheet of 50,000 records with abstracts has about 100 MB. */
const PART_MAX = 160 * 1024 * 1024

/** A workbook's sheets, and the rows of one of them. */
export type Workbook = { sheets: readonly Sheet[]; rowsOf: (sheet: Sheet) => Promise<TableRow[]> }

const asCsv = 'Save the sheet in Excel as “Excel Workbook (.xlsx)” or “CSV UTF-8”, and choose that.'

/**
 * Opens an Excel workbook (.xlsx, .xlsm), or says that the bytes are none. Only the parts that hold cells are unpacked,
 * each up to 160 MB. Rejects with `UnreadableFile` where it is damaged, locked, binary or without a sheet.
 */
export async function openWorkbook(bytes: Uint8Array, fileName: string): Promise<Workbook | undefined> {
  if (!isZip(bytes)) return undefined
  const parts = async (wanted: (name: string) => boolean): Promise<WorkbookParts> => {
    try {
      const entries = await readZip(bytes, wanted, PART_MAX)
      return new Map(entries.map((entry) => [entry.name, new TextDecoder().decode(entry.bytes)]))
    } catch (error) {
      if (!(error instanceof ZipError)) throw error
      throw new UnreadableFile(
        'binary',
        `${fileName} cannot be unpacked. ${error.message}${/\.xls[xmb]$/i.test(fileName) ? ` ${asCsv}` : ''}`,
      )
    }
  }
  const kinds = (await parts((name) => name === '[Content_Types].xml')).get('[Content_Types].xml') ?? ''
  if (/ms-excel\.sheet\.binary/.test(kinds))
    throw new UnreadableFile('binary', `${fileName} is a binary Excel workbook (.xlsb). ${asCsv}`)
  if (!/(?:spreadsheetml\.(?:sheet|template)|ms-excel\.(?:sheet|template)\.macroEnabled)\.main\+xml/.test(kinds))
    return undefined
  const frame = await parts((name) => /\.rels$|(?:^|\/)workbook[^/]*\.xml$/.test(name))
  const sheets = sheetsOf(frame)
  if (sheets.length === 0)
    throw new UnreadableFile('no-records', `${fileName} has no sheet with cells that can be seen. ${asCsv}`)
  const rowsOf = async (sheet: Sheet) => {
    const cells = await parts((name) => name === sheet.path || /(?:^|\/)(?:sharedStrings|styles)[^/]*\.xml$/.test(name))
    try {
      return sheetRows(new Map([...frame, ...cells]), sheet)
    } catch (error) {
      if (!(error instanceof SheetTooLarge)) throw error
      const why = `${fileName} has more than five million cells in “${sheet.name}”.`
      throw new UnreadableFile(
        'too-large',
        `${why} Save the columns that name the papers in parts, and choose them one after another.`,
      )
    }
  }
  return { sheets, rowsOf }
}
