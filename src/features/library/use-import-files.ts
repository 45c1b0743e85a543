import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { isPaperFile } from '#research/files/paper-file-rules.ts'

import { arePaperFiles, useFileStart } from './files/use-file-queue.ts'
import { useImportStart } from './use-import.ts'

/** Where chosen or dropped files go: papers into the queue, one file of references into the import of records. */
export function useImportFiles() {
  const takesPapers = useCapabilities().has('files')
  const { session, start } = useImportStart()
  const { add } = useFileStart()
  const mayBeMany = (files: readonly File[]) => takesPapers && files.some(isPaperFile)
  /** False where nothing was taken: several reference files at once, or one while another is under way. */
  const take = (files: readonly File[]): boolean => {
    const [first] = files
    if (!first || (files.length > 1 && !mayBeMany(files))) return false
    if (takesPapers && arePaperFiles(files)) {
      add(files)
      return true
    }
    const { step } = session.get()
    if (step === 'reading' || step === 'columns' || step === 'saving' || step === 'stopped') return false
    start(first)
    return true
  }
  return { mayBeMany, take }
}
