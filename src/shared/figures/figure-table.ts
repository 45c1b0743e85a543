/** A cell as it is read. Numbers carry their value too, so that a file holds them in full and tests can compare. */
export type FigureCell = string | { text: string; value: number }

/** What a figure shows, as a table: its other form for those who cannot see it, and for spreadsheets. */
export type FigureTable = {
  /** The first column names the row. */
  columns: readonly { label: string; isNumber?: boolean }[]
  rows: readonly { id: string; cells: readonly FigureCell[] }[]
}

export const cellText = (cell: FigureCell): string => (typeof cell === 'string' ? cell : cell.text)

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
/** Signs with which a spreadsheet takes text for a formula (OWASP, CSV injection). */
// oxlint-disable-next-line no-control-regex
const FORMULA = /^[\s'\u0000]*[=+\-@＝＋－＠]|^'*[\t\r\n\u0000]/
const harmless = (text: string) => (FORMULA.test(text) ? `'${text}` : text)

/** The table as CSV for spreadsheets: UTF-8 with a mark, numbers in full, no cell that would run as a formula. */
export function tableCsv({ columns, rows }: FigureTable): string {
  const lines = [
    columns.map(({ label }) => quoted(harmless(label))),
    ...rows.map(({ cells }) =>
      cells.map((cell) => {
        if (typeof cell === 'string') return quoted(harmless(cell))
        return Number.isFinite(cell.value) ? String(cell.value) : quoted(harmless(cell.text))
      }),
    ),
  ]
  return `\uFEFF${lines.map((line) => line.join(',')).join('\r\n')}\r\n`
}
