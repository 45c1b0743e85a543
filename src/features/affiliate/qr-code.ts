import { encode } from 'uqr'

/** Modules of white around a code, without which readers do not find it. */
const QUIET = 4
/** What the largest code holds (ISO/IEC 18004, table 7, version 40): at level M, and at L, which bears less damage. */
const MEDIUM_BYTES = 2331
export const QR_BYTES_MAX = 2953

/** Sides with their quiet zone in modules, and the dark ones as one path in that unit. */
export type QrDrawing = { size: number; path: string }

/**
 * A link as a QR code of level M (about 15 % may be damaged), or L (7 %) where it is longer than M holds.
 * `undefined`: longer than any code.
 */
export function drawQr(link: string): QrDrawing | undefined {
  const { length } = new TextEncoder().encode(link)
  if (length > QR_BYTES_MAX) return undefined
  const { size, data } = encode(link, { ecc: length > MEDIUM_BYTES ? 'L' : 'M', border: QUIET })
  const path = data
    .flatMap((line, row) => line.map((isDark, column) => (isDark ? `M${column} ${row}h1v1h-1z` : '')))
    .join('')
  return { size, path }
}
