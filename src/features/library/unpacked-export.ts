import { isZip, readZip } from '#shared/format/unzip.ts'
import { ZipError } from '#shared/format/zip.ts'

/** Where our own export keeps the library, the fullest format first. */
const LIBRARY_FILES = ['library/library.json', 'library/library.ris', 'library/library.bib']
const MAX_BYTES = 200 * 1024 * 1024

/** A packed file without a library of ours in it, or one that is damaged. `message` is a sentence for people. */
export class NotAnExport extends Error {
  override name = 'NotAnExport'
}

/** The library inside an archive that 'Export everything' made; other files come back as they are. */
export async function unpackedExport(bytes: Uint8Array, fileName: string): Promise<Uint8Array> {
  if (!isZip(bytes)) return bytes
  try {
    const files = await readZip(bytes, (name) => LIBRARY_FILES.includes(name), MAX_BYTES)
    for (const wanted of LIBRARY_FILES) {
      const file = files.find(({ name }) => name === wanted)
      if (file) return file.bytes
    }
  } catch (error) {
    if (error instanceof ZipError) throw new NotAnExport(`${fileName} cannot be unpacked. ${error.message}`)
    throw error
  }
  // Any other archive: the reader of files has words for it.
  return bytes
}
