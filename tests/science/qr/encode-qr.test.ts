import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { dataWords } from '#science/qr/code-words.ts'
import { encodeQr } from '#science/qr/encode-qr.ts'
import { masks } from '#science/qr/masks.ts'
import { fixedPatterns, formatWord, versionWord } from '#science/qr/patterns.ts'
import { correctionWords, times } from '#science/qr/reed-solomon.ts'
import { capacityOf, QR_BYTES_MAX, versions } from '#science/qr/versions.ts'

import { known } from './known-codes.ts'

const hexRows = (dark: readonly (readonly boolean[])[]) =>
  dark
    .map((row) => BigInt(`0b${row.map((isDark) => (isDark ? 1 : 0)).join('')}`).toString(16))
    .map((hex, _, all) => hex.padStart(Math.ceil(all.length / 4), '0'))
    .join(' ')

test.each(known)('version $version with mask $mask is drawn as others draw it', ({ text, version, mask, rows }) => {
  const code = encodeQr(text, mask)
  expect(code.version).toBe(version)
  expect(hexRows(code.dark)).toBe(rows)
})

test('the standard’s own example of the format word: level M with mask 5', () => {
  expect(formatWord(5).toString(2).padStart(15, '0')).toBe('100000011001110')
})

test('the standard’s own example of the version word: 7', () => {
  expect(versionWord(7).toString(2).padStart(18, '0')).toBe('000111110010010100')
})

test('the standard’s own example of correction words: 1-M', () => {
  const data = Uint8Array.from([
    0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11,
  ])
  expect([...correctionWords(data, 10)]).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55])
})

test('bytes that a version holds at level M are those of the standard’s table', () => {
  expect(versions.map(capacityOf)).toEqual([14, 26, 42, 62, 84, 106, 122, 152, 180, 213])
})

test('more than the largest version holds is refused, and the limit itself is not', () => {
  expect(encodeQr('x'.repeat(QR_BYTES_MAX)).version).toBe(10)
  expect(() => encodeQr('x'.repeat(QR_BYTES_MAX + 1))).toThrow(RangeError)
})

/** What a reader does: takes the mask off, collects the bits in their order, and reads the bytes of a single block. */
function readBack(text: string): string {
  const { dark, mask, size, version } = encodeQr(text)
  const row = versions[version - 1]
  if (!row) throw new Error('no such version')
  const { isFixed } = fixedPatterns(row)
  const bits: number[] = []
  for (let right = size - 1, isUp = true; right > 0; right -= 2, isUp = !isUp) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step += 1) {
      const line = isUp ? size - 1 - step : step
      for (const column of [right, right - 1]) {
        if (isFixed[line]?.[column]) continue
        bits.push(Number(dark[line]?.[column] !== masks[mask]?.(line, column)))
      }
    }
  }
  const word = (at: number, width: number) => Number.parseInt(bits.slice(at, at + width).join(''), 2)
  const words = Array.from({ length: row.blocks.reduce((sum, each) => sum + each, 0) }, (_, at) => word(at * 8, 8))
  // Blocks stand in turn; the first are never longer than the last.
  const longest = Math.max(...row.blocks)
  const blocks: number[][] = row.blocks.map(() => [])
  let next = 0
  for (let at = 0; at < longest; at += 1) {
    row.blocks.forEach((length, block) => {
      if (at < length) blocks[block]?.push(words[next++] ?? 0)
    })
  }
  const stream = blocks.flat().flatMap((each) => Array.from(each.toString(2).padStart(8, '0'), Number))
  const read = (at: number, width: number) => Number.parseInt(stream.slice(at, at + width).join(''), 2)
  const countWidth = version < 10 ? 8 : 16
  const length = read(4, countWidth)
  const bytes = Array.from({ length }, (_, at) => read(4 + countWidth + at * 8, 8))
  return new TextDecoder().decode(Uint8Array.from(bytes))
}

describe('what is drawn reads back', () => {
  test('for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        fc.pre(new TextEncoder().encode(text).length <= QR_BYTES_MAX)
        expect(readBack(text)).toBe(text)
      }),
      { numRuns: 40 },
    )
  })

  test('data and correction words together are a word of the code: every root gives 0', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 44 }), fc.integer({ min: 2, max: 26 }), (data, count) => {
        const all = [...data, ...correctionWords(data, count)]
        let root = 1
        for (let step = 0; step < count; step += 1) {
          expect(all.reduce((sum, word) => times(sum, root) ^ word, 0)).toBe(0)
          root = times(root, 2)
        }
      }),
    )
  })

  test('an empty place is filled with the two pad words in turn', () => {
    const first = versions[0]
    if (!first) throw new Error('no version')
    expect([...dataWords(new Uint8Array(), first)].slice(2, 6)).toEqual([0xec, 0x11, 0xec, 0x11])
  })
})
