import { correctionWords } from './reed-solomon.ts'
import { countBits, type QrVersion } from './versions.ts'

const BYTE_MODE = 0b0100
const PADS = [0xec, 0x11]

/** Mode, length, bytes, end and padding, as the data words of a version. */
export function dataWords(bytes: Uint8Array, version: QrVersion): Uint8Array {
  const total = version.blocks.reduce((sum, words) => sum + words, 0)
  const bits: number[] = []
  const push = (value: number, width: number) => {
    for (let bit = width - 1; bit >= 0; bit -= 1) bits.push((value >>> bit) & 1)
  }
  push(BYTE_MODE, 4)
  push(bytes.length, countBits(version.version))
  for (const byte of bytes) push(byte, 8)
  push(0, Math.min(4, total * 8 - bits.length))
  while (bits.length % 8 !== 0) bits.push(0)
  const words = new Uint8Array(total)
  words.set(
    Array.from({ length: bits.length / 8 }, (_, at) => Number.parseInt(bits.slice(at * 8, at * 8 + 8).join(''), 2)),
  )
  for (let at = bits.length / 8, pad = 0; at < total; at += 1, pad += 1) words[at] = PADS[pad % 2] ?? 0
  return words
}

/** All words in the order in which they are drawn: data of the blocks in turn, then their correction words in turn. */
export function allWords(bytes: Uint8Array, version: QrVersion): number[] {
  const data = dataWords(bytes, version)
  let start = 0
  const blocks = version.blocks.map((length) => {
    const words = data.subarray(start, start + length)
    start += length
    return { words, correction: correctionWords(words, version.correction) }
  })
  const longest = Math.max(...version.blocks)
  const inTurn = (length: number, pick: (block: (typeof blocks)[number]) => Uint8Array) =>
    Array.from({ length }, (_, at) => blocks.flatMap((block) => pick(block)[at] ?? [])).flat()
  return [...inTurn(longest, ({ words }) => words), ...inTurn(version.correction, ({ correction }) => correction)]
}
