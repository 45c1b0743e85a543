/** Which modules a mask turns over (ISO/IEC 18004, table 10). */
export const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

const FINDER_LIKE = [
  [true, false, true, true, true, false, true, false, false, false, false],
  [false, false, false, false, true, false, true, true, true, false, true],
] as const

function linePenalty(line: readonly boolean[]): number {
  let penalty = 0
  let run = 0
  for (let at = 0; at < line.length; at += 1) {
    run = at > 0 && line[at] === line[at - 1] ? run + 1 : 1
    if (run === 5) penalty += 3
    else if (run > 5) penalty += 1
  }
  for (let at = 0; at + 11 <= line.length; at += 1) {
    for (const pattern of FINDER_LIKE) if (pattern.every((dark, i) => line[at + i] === dark)) penalty += 40
  }
  return penalty
}

/** How hard a square is to read, by the four rules of ISO/IEC 18004, 7.8.3.1: less is better. */
export function penaltyOf(dark: readonly (readonly boolean[])[]): number {
  const size = dark.length
  let penalty = 0
  for (let at = 0; at < size; at += 1) {
    penalty += linePenalty(dark[at] ?? [])
    penalty += linePenalty(dark.map((row) => row[at] ?? false))
  }
  let darkCount = 0
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const here = dark[row]?.[column]
      if (here) darkCount += 1
      const isBlock =
        here === dark[row]?.[column + 1] && here === dark[row + 1]?.[column] && here === dark[row + 1]?.[column + 1]
      if (isBlock && row + 1 < size && column + 1 < size) penalty += 3
    }
  }
  const share = (darkCount * 100) / (size * size)
  return penalty + Math.floor(Math.abs(share - 50) / 5) * 10
}
