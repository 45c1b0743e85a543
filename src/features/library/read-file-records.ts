import { readRecords, UnreadableFile } from '#science/records/read-file.ts'
import { formatNames } from '#science/records/read-result.ts'

import type { FileProblem, ReadFile } from './import-session.ts'
import { NotAnExport, unpackedExport } from './unpacked-export.ts'

const encodingNames: Record<string, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
}

/**
 * Reads a file as records, or says why it cannot be read. Runs where it is called: in a worker, or in the page where
 * there are no workers. Rejects when the bytes themselves cannot be had (moved, changed or locked since it was chosen).
 */
export async function readFileRecords(
  file: File,
  onProgress: (done: number, total: number) => void,
): Promise<ReadFile | FileProblem> {
  const chosen = new Uint8Array(await file.arrayBuffer())
  try {
    const bytes = await unpackedExport(chosen, file.name)
    const { encoding, ...result } = readRecords(bytes, file.name, onProgress)
    return { result, kind: `${formatNames[result.format]} in ${encodingNames[encoding] ?? encoding}` }
  } catch (error) {
    if (!(error instanceof UnreadableFile) && !(error instanceof NotAnExport)) throw error
    return { title: `${file.name} was not imported`, advice: error.message }
  }
}
