import type { ExportInput } from '#science/manuscript/export/export-input.ts'
import { ImportRefused } from '#science/manuscript/import/imported-draft.ts'

import type { ExportFormat } from './export-formats.ts'
import type { ExportedFile } from './exported-file.ts'
import type { GivenFile, LibraryEntry, OpenedDraft } from './open-files.ts'

export type TransferJob =
  | { kind: 'export'; format: ExportFormat; input: ExportInput }
  | { kind: 'open'; files: readonly GivenFile[]; library: readonly LibraryEntry[] }
export type TransferAnswer =
  | { is: 'exported'; file: ExportedFile }
  | { is: 'opened'; draft: OpenedDraft }
  | { is: 'refused'; message: string }
  | { is: 'failed' }

/** Does a job, here or in a worker. Every failure is an answer. */
export async function runJob(job: TransferJob): Promise<TransferAnswer> {
  try {
    if (job.kind === 'export') {
      const { exportedFile } = await import('./exported-file.ts')
      return { is: 'exported', file: await exportedFile(job.format, job.input) }
    }
    const { openFiles } = await import('./open-files.ts')
    return { is: 'opened', draft: await openFiles(job.files, job.library) }
  } catch (error) {
    return error instanceof ImportRefused ? { is: 'refused', message: error.message } : { is: 'failed' }
  }
}
