import { allWords } from './code-words.ts'
import { masks, penaltyOf } from './masks.ts'
import { drawFormat, fixedPatterns, type Grid } from './patterns.ts'
import { QR_BYTES_MAX, versionFor } from './versions.ts'

/** A QR code: `dark[row][column]`, without the quiet zone of four modules that has to surround it. */
export type QrCode = { version: number; mask: number; size: number; dark: readonly (readonly boolean[])[] }

/** Puts bits into the modules that are free, in columns of two from the right, up and down in turn. */
function place({ dark, isFixed }: Grid, size: number, words: readonly number[]): void {
  let bit = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    const pair = right <= 6 ? right - 1 : right
    for (let step = 0; step < size; step += 1) {
      const isUp = ((pair + 1) & 2) === 0
      const row = isUp ? size - 1 - step : step
      for (const column of [pair, pair - 1]) {
        const line = dark[row]
        if (!line || isFixed[row]?.[column] !== false) continue
        line[column] = (((words[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1
        bit += 1
      }
    }
  }
}

const masked = ({ dark, isFixed }: Grid, mask: number): boolean[][] =>
  dark.map((line, row) =>
    line.map((isDark, column) =>
      isFixed[row]?.[column] === false ? isDark !== (masks[mask]?.(row, column) ?? false) : isDark,
    ),
  )

/**
 * A text as a QR code of level M (about 15 % may be damaged), in UTF-8, version 1 to 10 as it needs (ISO/IEC 18004).
 *
 * @param mask 0 to 7; without it, the one that is easiest to read by the rules of the standard
 * @throws RangeError for more than 213 bytes
 */
export function encodeQr(text: string, mask?: number): QrCode {
  const bytes = new TextEncoder().encode(text)
  const version = versionFor(bytes.length)
  if (!version) throw new RangeError(`A code holds at most ${QR_BYTES_MAX} bytes; these are ${bytes.length}.`)
  const grid = fixedPatterns(version)
  place(grid, version.size, allWords(bytes, version))
  const drawn = (mask === undefined ? masks.map((_, nth) => nth) : [mask]).map((nth) => {
    const dark = masked(grid, nth)
    drawFormat({ dark, isFixed: grid.isFixed }, version.size, nth)
    return { mask: nth, dark, penalty: penaltyOf(dark) }
  })
  const best = drawn.reduce((a, b) => (b.penalty < a.penalty ? b : a))
  return { version: version.version, mask: best.mask, size: version.size, dark: best.dark }
}
