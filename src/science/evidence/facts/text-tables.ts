/** A cell of a table where it stands in the text, without the space around it. */
export type TableCell = { text: string; start: number; end: number }
/** A row below the headings. `heads`: what stands above each of its cells; `group`: the last row of words alone above it. */
export type TableRow = {
  start: number
  end: number
  cells: readonly TableCell[]
  heads: readonly string[]
  group: string
  caption: string
}

const dash = String.raw`[-−–‐]`
const value = String.raw`(?:[<>≤≥=~]\s?)?(?:${dash}\s?)?(?:\d{1,9}(?:[.,·]\d{1,9}){0,3}|[.·]\d{1,9})(?!\d)`
/** What begins with a number behind which no word follows: "8.55 (1.04)", "<0.001", "33/382 (8.7%)"; not "6 weeks". */
const filled = new RegExp(String.raw`^[([Δ∆]?\s?${value}\s?(?:%|$|[^\p{L}\s]|\p{L}{1,2}\b(?![)\]]?\s\p{L}))`, 'u')

/** What stands where there is nothing to say, in a row of figures as under a heading. */
const nothing = /^(?:[-–—−.…]{1,3}|NA|N\/A|[Nn]ot applicable|[Rr]ef(?:erence)?\.?(?: group)?|NS|n\.?s\.?)$/

/** Whether a cell holds a figure and is no heading that begins with one. */
export const isFilled = ({ text }: TableCell) => filled.test(text)
const LONGEST = 4000

/**
 * Tables of a text whose rows are lines and whose cells are parted by tabs, each row with the headings of its columns. A
 * row of headings counts only where it has as many cells as the row below: which columns a shorter one spans is lost.
 */
export function tableRowsOf(text: string): TableRow[] {
  if (!text.includes('\t')) return []
  const rows: TableRow[] = []
  let caption = ''
  let heads: TableCell[][] = []
  let group = ''
  let hasBody = false
  let gap = 0
  const begin = (words: string) => {
    caption = words
    heads = []
    group = ''
    hasBody = false
  }
  for (const { index: start, 0: line } of text.matchAll(/[^\n]+/g)) {
    const isApart = start - gap > 1
    gap = start + line.length
    if (!line.includes('\t')) {
      const isCaption = /^(?:\[Table\]|\s?(?:Table|TABLE)\s\S{1,6}\s)/.test(line)
      if (isCaption || isApart || line.length > 200) begin(isCaption ? line : '')
      else {
        group = line.trim()
        heads = hasBody ? heads : [...heads]
      }
      continue
    }
    if (line.length > LONGEST) continue
    const cells = cellsOf(line, start)
    const [label, ...values] = cells
    const told = values.filter(({ text: words }) => words !== '')
    const full = told.filter(({ text: words }) => !nothing.test(words))
    if (told.length > 0 && full.length === 0) continue
    if (full.length === 0) {
      group = label?.text ?? ''
      continue
    }
    if (full.filter(isFilled).length * 2 < full.length) {
      // Below other rows it begins anew: what its columns hold, and perhaps whose they are.
      if (hasBody && !isRole(full)) continue
      heads = hasBody ? [...heads.slice(0, 3), cells] : [...heads, cells]
      if (hasBody) group = ''
      continue
    }
    hasBody = true
    const first = cells.find(({ text: words }) => words !== '')?.start ?? start
    rows.push({
      start: first,
      end: start + line.trimEnd().length,
      cells,
      heads: headsOf(cells.length, heads),
      group,
      caption,
    })
  }
  return rows
}

const isRole = (cells: readonly TableCell[]) =>
  cells.every(({ text }) =>
    /^(?:%|\(%\)|n|N|p|P|[Mm]eans?|SD|S\.D\.|SE|[Mm]edian|n \(%\)|[Mm]ean \([sS][dD]\))$/.test(text),
  )

function cellsOf(line: string, start: number): TableCell[] {
  let at = start
  return line.split('\t').map((written) => {
    const from = at + written.length - written.trimStart().length
    at += written.length + 1
    const text = written.trim()
    return { text, start: from, end: from + text.length }
  })
}

/** The headings above each cell from above; of rows with one cell less the first is that of the rows above, which it spans. */
function headsOf(width: number, heads: readonly TableCell[][]): string[] {
  const fitting = heads.flatMap((cells, at) => {
    if (cells.length === width) return [cells.map(({ text }) => text)]
    const spans = at > 0 && cells.length === width - 1 && cells[0]?.text !== ''
    return spans ? [['', ...cells.map(({ text }) => text)]] : []
  })
  const above = Array.from({ length: width }, (_, column) =>
    fitting
      .map((cells) => cells[column] ?? '')
      .filter((words) => words !== '')
      .join(' '),
  )
  // The last heading of a row that spans columns is that of the last column, where no other stands there.
  const last = heads.find((cells) => cells.length > 2 && cells.length < width)?.at(-1)?.text
  return above.at(-1) === '' && last ? [...above.slice(0, -1), last] : above
}
