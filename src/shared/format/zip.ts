import { Zip, ZipDeflate } from 'fflate'

/** One file of an archive; `name` may hold folders ("library/library.ris"). */
export type ZipEntry = { name: string; bytes: Uint8Array }

/** An archive that cannot be read, or of a kind that is not read here. */
export class ZipError extends Error {
  override name = 'ZipError'
}

const ENTRIES_MAX = 0xffff
const BYTES_MAX = 0xffffffff
/** Beyond its bytes and its name twice, what a file takes in an archive at most, with blocks that grow by packing. */
const overhead = ({ name, bytes }: ZipEntry) => 128 + 6 * name.length + bytes.length / 1000
/** Packed already: trying again takes seconds and gains nothing. */
const PACKED = /\.(?:pdf|docx|xlsx|pptx|zip|gz|png|jpe?g|gif|webp|mp4|woff2)$/i

/** Archives know the years 1980 to 2107 alone, and what writes them here those to 2099. */
const datable = (at: Date) =>
  new Date(Math.min(Math.max(at.getTime(), new Date(1980, 0, 1).getTime()), new Date(2099, 11, 31).getTime()))

/**
 * An archive that every unpacker reads: files deflated, names in UTF-8 (APPNOTE.TXT 6.3.3 of PKWARE). For text of a
 * person's own size: up to 65,535 files and 4 GB in all, above which a RangeError is thrown.
 */
export const writeZip = (entries: readonly ZipEntry[], at: Date = new Date()): Uint8Array<ArrayBuffer> =>
  joined(zipParts(entries, at))

/** The same as pieces one after the other, for a Blob: files of many megabytes are then not copied once more. */
export function zipParts(entries: readonly ZipEntry[], at: Date = new Date()): Uint8Array<ArrayBuffer>[] {
  if (entries.length > ENTRIES_MAX) throw new RangeError('More files than a plain archive can hold.')
  if (entries.reduce((sum, entry) => sum + entry.bytes.length + overhead(entry), 0) > BYTES_MAX) {
    throw new RangeError('More bytes than a plain archive can hold.')
  }
  const parts: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    parts.push(part)
  })
  for (const { name, bytes } of entries) {
    const file = new ZipDeflate(name, { level: PACKED.test(name) ? 0 : 6 })
    file.mtime = datable(at)
    zip.add(file)
    file.push(bytes, true)
  }
  zip.end()
  return parts
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
