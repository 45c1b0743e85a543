import type { Group } from '#science/grid/arrange.ts'

/** A heading over the rows of one group: `from` is the index of its first row. */
export type Heading = { name: string; from: number; count: number }
/** One line of the table: a row by its index, or a heading. */
export type Line = number | Heading

/** The groups one after the other. A row of several groups stands once, under the first: its cells have one place. */
export function inGroups(groups: readonly Group[]): { rows: Group['rows']; headings: Heading[] } {
  const seen = new Set<string>()
  const rows: Group['rows'] = []
  const headings: Heading[] = []
  for (const { key, rows: members } of groups) {
    const own = members.filter(({ id }) => !seen.has(id))
    if (own.length === 0) continue
    headings.push({ name: key, from: rows.length, count: own.length })
    for (const row of own) {
      seen.add(row.id)
      rows.push(row)
    }
  }
  return { rows, headings }
}

/** Rows and headings as they stand under each other, and the line of each row. */
export function linesOf(
  rowCount: number,
  headings: readonly Heading[],
): { lines: Line[]; lineOf: (row: number) => number } {
  const lines: Line[] = []
  const places: number[] = []
  let next = 0
  for (let row = 0; row < rowCount; row += 1) {
    const heading = headings[next]
    if (heading?.from === row) {
      lines.push(heading)
      next += 1
    }
    places.push(lines.length)
    lines.push(row)
  }
  return { lines, lineOf: (row) => places[row] ?? row }
}
