/** A table out of pasted text or a file: rows of cells, as they stand there. */
export async function readTableText(text: string): Promise<string[][]> {
  const { default: Papa } = await import('papaparse')
  const clean = text.replace(/^\uFEFF/, '')
  const lines = clean
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 20)
  // A tab never stands in a number; a semicolon parts columns where the comma is for decimals.
  const often = (sign: string) => lines.filter((line) => line.includes(sign)).length >= Math.max(1, lines.length * 0.6)
  const delimiter = often('\t') ? '\t' : often(';') ? ';' : often(',') ? ',' : often('|') ? '|' : '\t'
  const { data } = Papa.parse<string[]>(clean, { delimiter, skipEmptyLines: 'greedy' })
  const rows = data.map((row) => row.map((cell) => cell.replaceAll(/\s+/g, ' ').trim()))
  // Markdown tables have an edge, and a rule under their head.
  const isRule = (row: readonly string[]) => delimiter === '|' && row.every((cell) => /^:?-*:?$/.test(cell))
  const bare = rows.filter((row) => !isRule(row))
  const hasEdge = delimiter === '|' && bare.every((row) => row[0] === '' && row.at(-1) === '')
  return hasEdge ? bare.map((row) => row.slice(1, -1)) : bare
}
