import type { Author } from '#contract/papers.ts'

import { cleanLine } from './clean-text.ts'
import { parseName } from './names.ts'

/**
 * What a spreadsheet takes for a formula (OWASP, CSV injection): its signs, full-width ones too, behind blanks and
 * apostrophes as well.
 */
// oxlint-disable-next-line no-control-regex
export const formula = /^[\s'\u0000]*[=+\-@＝＋－＠]|^'*[\t\r\n\u0000]/

/** Makes a cell harmless in a spreadsheet: an apostrophe before what would run. */
export function disarm(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell
}

/** Undoes `disarm`. */
export function rearm(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell
}

/** Joins a list for one cell: "; " between entries, a semicolon inside an entry doubled. */
export function joinList(entries: readonly string[]): string {
  return entries.map((entry) => entry.replaceAll(';', ';;')).join('; ')
}

/** Undoes `joinList`: in a row of semicolons only an odd last one separates. */
export function splitOwnList(cell: string): string[] {
  const entries: string[] = []
  let entry = ''
  for (const piece of cell.split(/(;+)/)) {
    if (!piece.startsWith(';')) entry += piece
    else {
      entry += ';'.repeat(Math.floor(piece.length / 2))
      if (piece.length % 2 === 1) {
        entries.push(entry)
        entry = ''
      }
    }
  }
  return [...entries, entry]
}

/** A list as others write it: one of Python or JSON, or parted by semicolons, bars, or, failing these, commas. */
export function splitForeignList(cell: string): string[] {
  const list = /^\s*\[([\s\S]*)\]\s*$/.exec(cell)?.[1]
  if (list !== undefined)
    return [...list.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g)].map(([, single, double]) =>
      (single ?? double ?? '').replace(/\\(.)/g, '$1'),
    )
  if (/[;|]/.test(cell)) return cell.split(/[;|]/)
  if (cell.includes('\n')) return cell.split('\n')
  return cell.split(',')
}

/**
 * Authors in a cell of another program. Commas part authors only if no author can have one inside ("Smith J., Doe K.";
 * "Jan Smith, Ann Doe"); "Smith, Jan" is one author, "Smith, Jan and Doe, Ann" two.
 */
export function splitForeignNames(cell: string): (Author | undefined)[] {
  const name = (text: string) => parseName(text.trim().replace(/ ?\(\d{1,12}\)$/, ''), { givenFirst: true })
  if (/^\s*\[|[;|\n]/.test(cell)) return splitForeignList(cell).map(name)
  const parts = cleanLine(cell)
    .replace(/,? ?\bet al\.?$/i, '')
    .split(/ (?:and|&|und|et) /i)
  return parts.flatMap((part) => {
    const pieces = part.split(',').map((piece) => piece.trim())
    const whole = pieces.length > 1 && pieces.every((piece) => /\S\s+\S/.test(piece))
    return whole || pieces.length > 3 ? pieces.map(name) : [name(part)]
  })
}
