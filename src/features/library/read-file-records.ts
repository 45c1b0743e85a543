import { readTable } from '#science/records/csv.ts'
import { decodeText } from '#science/records/decode.ts'
import { detectFormat } from '#science/records/detect-format.ts'
import { readRecords, UnreadableFile } from '#science/records/read-file.ts'
import { formatNames } from '#science/records/read-result.ts'
import { asksForColumns, columnsOf } from '#science/records/table-columns.ts'
import { lacksHead, rowsOf, underPlaces, withoutPreamble, type TableRow } from '#science/records/table-rows.ts'

import type { FileProblem, ReadFile, TableChoice, TableToMap } from './import-session.ts'
import { openWorkbook, type Workbook } from './read-workbook.ts'
import { NotAnExport, unpackedExport } from './unpacked-export.ts'

export type FileAnswer = ReadFile | FileProblem | TableToMap
type OnProgress = (done: number, total: number) => void

const encodingNames: Record<string, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
}

/**
 * Reads a file as records, or says why it cannot be read, or what of a table a person has to say before. Runs where it is
 * called: in a worker, or in the page where there are no workers. Rejects when the bytes themselves cannot be had (moved,
 * changed or locked since it was chosen).
 */
export async function readFileRecords(
  file: File,
  onProgress: OnProgress,
  choice: TableChoice = { isFinal: false },
): Promise<FileAnswer> {
  const chosen = new Uint8Array(await file.arrayBuffer())
  try {
    const workbook = await openWorkbook(chosen, file.name)
    if (workbook) return await readSheet(workbook, file.name, choice, onProgress)
    const bytes = await unpackedExport(chosen, file.name)
    if (!choice.isFinal) {
      const { text } = decodeText(bytes.subarray(0, SEEN))
      const table = detectFormat(text, file.name) === 'csv' ? rowsOf(text) : []
      const asked = asking(table, choice)
      if (!asked.isKnown) return asked
    }
    const { encoding, ...result } = readRecords(bytes, file.name, onProgress, choice.mapping)
    return { result, kind: `${formatNames[result.format]} in ${encodingNames[encoding] ?? encoding}` }
  } catch (error) {
    if (!(error instanceof UnreadableFile) && !(error instanceof NotAnExport)) throw error
    return { title: `${file.name} was not imported`, advice: error.message }
  }
}

/** Bytes of a text from which its columns are told. */
const SEEN = 256 * 1024

/** What to ask of a table; its first row is a record where it looks like one, unless somebody says otherwise. */
function asking(rows: readonly TableRow[], { hasHead = !lacksHead(rows) }: TableChoice): TableToMap {
  const table = hasHead ? rows : underPlaces(rows)
  return { columns: columnsOf(table), isKnown: !asksForColumns(table), hasHead }
}

async function readSheet(
  workbook: Workbook,
  fileName: string,
  choice: TableChoice,
  onProgress: OnProgress,
): Promise<FileAnswer> {
  const { sheets } = workbook
  const { sheet, rows } = await chosenSheet(workbook, choice.sheet)
  const asked = asking(rows, choice)
  if (!choice.isFinal && (!asked.isKnown || sheets.length > 1))
    return { ...asked, sheet, sheets: sheets.map(({ name }) => name) }
  const result = readTable(rows, onProgress, choice.mapping)
  if (result.total === 0)
    throw new UnreadableFile(
      'no-records',
      `${fileName} holds no records in “${sheet}”: none of its columns is a title, a DOI or a PMID, or there is no row below their names.`,
    )
  return { result, kind: `Excel, sheet “${sheet}”` }
}

/** The sheet of that name, else the first that holds a table. */
async function chosenSheet({ sheets, rowsOf: read }: Workbook, name: string | undefined) {
  const wanted = sheets.find((sheet) => sheet.name === name)
  let first: { sheet: string; rows: TableRow[] } | undefined
  for (const sheet of wanted ? [wanted] : sheets) {
    const rows = withoutPreamble(await read(sheet))
    first ??= { sheet: sheet.name, rows }
    if (rows.length > 1) return { sheet: sheet.name, rows }
  }
  return first ?? { sheet: name ?? '', rows: [] }
}
