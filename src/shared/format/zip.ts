/** One file of an archive; `name` may hold folders ("library/library.ris"). */
export type ZipEntry = { name: string; bytes: Uint8Array }

/** An archive that cannot be read, or of a kind that is not read here. */
export class ZipError extends Error {
  override name = 'ZipError'
}

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const UTF8_NAMES = 0x0800
const STORED = 0
const NEEDS_VERSION = 20

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

/** CRC-32 as ZIP, gzip and PNG have it (ISO 3309), 0 to 2^32 - 1. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 0xff] ?? 0)
  return (crc ^ 0xffffffff) >>> 0
}

/** Date and time of MS-DOS: local time, steps of 2 s, 1980 to 2107. */
function dosTime(at: Date): { time: number; date: number } {
  const year = Math.min(Math.max(at.getFullYear(), 1980), 2107)
  return {
    time: (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1),
    date: ((year - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate(),
  }
}

/** Little-endian numbers one after the other; each pair is a value and its width in bytes. */
function numbers(...fields: readonly (readonly [value: number, width: 2 | 4])[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [, width]) => sum + width, 0)))
  let at = 0
  for (const [value, width] of fields) {
    if (width === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += width
  }
  return new Uint8Array(view.buffer)
}

/**
 * An archive that every unpacker reads: files stored as they are, names in UTF-8 (APPNOTE.TXT 6.3.3 of PKWARE). For text
 * of a person's own size: up to 65,535 files and 4 GB in all, above which a RangeError is thrown.
 */
export const writeZip = (entries: readonly ZipEntry[], at: Date = new Date()): Uint8Array<ArrayBuffer> =>
  joined(zipParts(entries, at))

/** The same as pieces one after the other, for a Blob: files of many megabytes are then not copied once more. */
export function zipParts(entries: readonly ZipEntry[], at: Date = new Date()): Uint8Array<ArrayBufferLike>[] {
  if (entries.length > 0xffff) throw new RangeError('More files than a plain archive can hold.')
  const { time, date } = dosTime(at)
  const locals: Uint8Array[] = []
  const centrals: Uint8Array[] = []
  let offset = 0
  for (const { name, bytes } of entries) {
    const nameBytes = new TextEncoder().encode(name)
    const shared = [
      [NEEDS_VERSION, 2],
      [UTF8_NAMES, 2],
      [STORED, 2],
      [time, 2],
      [date, 2],
      [crc32(bytes), 4],
      [bytes.length, 4],
      [bytes.length, 4],
      [nameBytes.length, 2],
      [0, 2],
    ] as const
    const local = [numbers([LOCAL, 4], ...shared), nameBytes, bytes]
    const central = numbers([CENTRAL, 4], [NEEDS_VERSION, 2], ...shared, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4])
    locals.push(...local)
    centrals.push(central, nameBytes)
    offset += sizeOf(local)
  }
  const directory = sizeOf(centrals)
  if (offset + directory > 0xffffffff) throw new RangeError('More bytes than a plain archive can hold.')
  const count = entries.length
  const end = numbers([END, 4], [0, 2], [0, 2], [count, 2], [count, 2], [directory, 4], [offset, 4], [0, 2])
  return [...locals, ...centrals, end]
}

const sizeOf = (parts: readonly Uint8Array[]) => parts.reduce((sum, part) => sum + part.length, 0)

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(sizeOf(parts))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
