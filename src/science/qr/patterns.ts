import type { QrVersion } from './versions.ts'

/** A square of modules, true = dark; `isFixed` marks those that carry no data. Row first, then column. */
export type Grid = { dark: boolean[][]; isFixed: boolean[][] }

const square = (size: number) => Array.from({ length: size }, () => Array.from({ length: size }, () => false))

/** A 15-bit or 18-bit word with its check bits (ISO/IEC 18004, annexes C and D). */
function withCheck(value: number, checkBits: number, polynomial: number): number {
  let rest = value
  for (let step = 0; step < checkBits; step += 1) rest = (rest << 1) ^ ((rest >>> (checkBits - 1)) * polynomial)
  return (value << checkBits) | rest
}

/** Level M is 00 in the format word. */
const LEVEL_M = 0
const FORMAT_MASK = 0x5412

export const formatWord = (mask: number): number => withCheck((LEVEL_M << 3) | mask, 10, 0x537) ^ FORMAT_MASK
export const versionWord = (version: number): number => withCheck(version, 12, 0x1f25)

/** Finders, timing, alignment, version and the room of the format word. */
export function fixedPatterns({ version, size, alignment }: QrVersion): Grid {
  const grid: Grid = { dark: square(size), isFixed: square(size) }
  const set = (row: number, column: number, isDark: boolean) => {
    const [darks, fixed] = [grid.dark[row], grid.isFixed[row]]
    if (!darks || !fixed || column < 0 || column >= size) return
    darks[column] = isDark
    fixed[column] = true
  }
  for (let at = 0; at < size; at += 1) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const) {
    for (let down = -4; down <= 4; down += 1) {
      for (let right = -4; right <= 4; right += 1) {
        const ring = Math.max(Math.abs(down), Math.abs(right))
        set(row + down, column + right, ring !== 2 && ring !== 4)
      }
    }
  }
  const last = alignment.length - 1
  for (const [i, row] of alignment.entries()) {
    for (const [j, column] of alignment.entries()) {
      // Not where a finder stands.
      if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) continue
      for (let down = -2; down <= 2; down += 1) {
        for (let right = -2; right <= 2; right += 1) {
          set(row + down, column + right, Math.max(Math.abs(down), Math.abs(right)) !== 1)
        }
      }
    }
  }
  drawFormat(grid, size, 0)
  if (version >= 7) {
    const word = versionWord(version)
    for (let bit = 0; bit < 18; bit += 1) {
      const isDark = ((word >>> bit) & 1) === 1
      const [far, near] = [size - 11 + (bit % 3), Math.floor(bit / 3)]
      set(near, far, isDark)
      set(far, near, isDark)
    }
  }
  return grid
}

/** Writes the format word of a mask, twice, and the one module that is always dark. */
export function drawFormat({ dark, isFixed }: Grid, size: number, mask: number): void {
  const word = formatWord(mask)
  const set = (row: number, column: number, isDark: boolean) => {
    const [darks, fixed] = [dark[row], isFixed[row]]
    if (!darks || !fixed) return
    darks[column] = isDark
    fixed[column] = true
  }
  for (let bit = 0; bit < 15; bit += 1) {
    const isDark = ((word >>> bit) & 1) === 1
    // Around the finder at the top left: down its right side, then along its lower side.
    if (bit < 6) set(bit, 8, isDark)
    else if (bit < 8) set(bit + 1, 8, isDark)
    else if (bit === 8) set(8, 7, isDark)
    else set(8, 14 - bit, isDark)
    // And once more beside the other two.
    if (bit < 8) set(8, size - 1 - bit, isDark)
    else set(size - 15 + bit, 8, isDark)
  }
  set(size - 8, 8, true)
}
