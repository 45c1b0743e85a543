import { createHash } from 'node:crypto'
import { encode } from 'uqr'
import { expect, test } from 'vitest'

import { drawQr, QR_BYTES_MAX } from '#features/affiliate/qr-code.ts'

import { known } from './known-codes.ts'

const hexRows = (dark: readonly (readonly boolean[])[]) =>
  dark
    .map((row) => BigInt(`0b${row.map((isDark) => (isDark ? 1 : 0)).join('')}`).toString(16))
    .map((hex, _, all) => hex.padStart(Math.ceil(all.length / 4), '0'))
    .join(' ')

test.each(known)('version $version with mask $mask is drawn as others draw it', ({ text, version, mask, rows }) => {
  const code = encode(text, { ecc: 'M', border: 0, maskPattern: mask })
  expect(code.version).toBe(version)
  expect(hexRows(code.data)).toBe(rows)
})

const linkOf = (length: number) => 'https://roadrunner.example/?ref=INES&q='.padEnd(length, 'abcdefghij-0123456789_')

/** The dark modules of a drawing without its quiet zone, a line of 0 and 1 for each row. */
function modulesOf({ size, path }: { size: number; path: string }) {
  const rows = Array.from({ length: size - 8 }, () => Array.from({ length: size - 8 }, () => 0))
  for (const [, column, row] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    const line = rows[Number(row) - 4]
    if (line?.[Number(column) - 4] === undefined) throw new Error('a dark module in the quiet zone')
    line[Number(column) - 4] = 1
  }
  return rows.map((line) => line.join('')).join('\n')
}

// Check sums of what the package qrcode 1.5.4 (JavaScript) draws for the same link, level and mask.
test.each([
  [214, 11, '70e39d5071a35630794ee81ee5f3142a0896a053614c9643ed0997efd2605295'],
  [500, 17, 'ebbd79710ea74afc86968abaf5f5812d3a92f81459ed0e7ed33e9ecbd5d1b6ca'],
  [1000, 26, '0c4f1bf5b8db6ee42a176e12938566d2a095c805f1fcc16630f561da2578be14'],
  [2331, 40, 'f584329b4c1bc6f5efdbe7622e6a877e7fe2cb2aa9fd0bd00eca2b0edaaeefb1'],
  [2332, 36, '3ad71a775ce6e84770d91fd40e45e58886e2365ade9461c51cdfcc8c1f0a295c'],
  [2953, 40, 'a0566584a81ad30376fd98de0b61168fa8cba1d4e2b60be7a03f18b0e5e80419'],
])('a link of %i characters is drawn as others draw it, in version %i', (length, version, sum) => {
  const drawn = drawQr(linkOf(length))
  if (!drawn) throw new Error('not drawn')
  expect(drawn.size).toBe(17 + 4 * version + 8)
  expect(createHash('sha256').update(modulesOf(drawn)).digest('hex')).toBe(sum)
})

test('a link longer than any code holds is not drawn, counted in bytes', () => {
  expect(drawQr(linkOf(QR_BYTES_MAX + 1))).toBeUndefined()
  expect(drawQr('é'.repeat(1477))).toBeUndefined()
  expect(drawQr('é'.repeat(1476))).toBeDefined()
})
