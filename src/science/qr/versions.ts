/** Sizes of versions 1 to 10 at correction level M (ISO/IEC 18004, tables 7 and 9). */
export type QrVersion = {
  version: number
  /** Modules on a side. */
  size: number
  /** Correction words of each block. */
  correction: number
  /** Data words of each block, in their order. */
  blocks: readonly number[]
  /** Where the centres of alignment patterns lie, on both axes. */
  alignment: readonly number[]
}

const rows: readonly [correction: number, blocks: readonly number[], alignment: readonly number[]][] = [
  [10, [16], []],
  [16, [28], [6, 18]],
  [26, [44], [6, 22]],
  [18, [32, 32], [6, 26]],
  [24, [43, 43], [6, 30]],
  [16, [27, 27, 27, 27], [6, 34]],
  [18, [31, 31, 31, 31], [6, 22, 38]],
  [22, [38, 38, 39, 39], [6, 24, 42]],
  [22, [36, 36, 36, 37, 37], [6, 26, 46]],
  [26, [43, 43, 43, 43, 44], [6, 28, 50]],
]

export const versions: readonly QrVersion[] = rows.map(([correction, blocks, alignment], index) => ({
  version: index + 1,
  size: 21 + 4 * index,
  correction,
  blocks,
  alignment,
}))

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** Bits that count the bytes: 8 up to version 9, 16 from 10 on. */
export const countBits = (version: number): number => (version < 10 ? 8 : 16)

/** Bytes of data that a version holds. */
export const capacityOf = ({ version, blocks }: QrVersion): number =>
  Math.floor((sum(blocks) * 8 - 4 - countBits(version)) / 8)

/** Bytes that the largest version holds. */
export const QR_BYTES_MAX = Math.max(...versions.map(capacityOf))

/** The smallest version that holds so many bytes. */
export const versionFor = (bytes: number): QrVersion | undefined => versions.find((each) => capacityOf(each) >= bytes)
