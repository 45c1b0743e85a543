/** A block of cells as spreadsheets put it on the clipboard: tabs between cells, quotes around those with line ends. */
export function blockIn(text: string): string[][] {
  const rows: string[][] = [['']]
  let isQuoted = false
  const last = () => rows.at(-1) ?? []
  const add = (sign: string) => {
    const row = last()
    row[row.length - 1] = `${row.at(-1) ?? ''}${sign}`
  }
  const clean = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '')
  for (let i = 0; i < clean.length; i += 1) {
    const sign = clean[i] ?? ''
    if (isQuoted) {
      if (sign !== '"') add(sign)
      else if (clean[i + 1] === '"') {
        add('"')
        i += 1
      } else isQuoted = false
    } else if (sign === '"' && last().at(-1) === '') isQuoted = true
    else if (sign === '\t') last().push('')
    else if (sign === '\n') rows.push([''])
    else add(sign)
  }
  return rows.map((row) => row.map((cell) => cell.replaceAll(/\s+/g, ' ').trim()))
}

/** A block of cells as spreadsheets take it from the clipboard. */
export const textOf = (block: readonly (readonly string[])[]): string =>
  block
    .map((row) => row.map((cell) => (/["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'))
    .join('\n')
