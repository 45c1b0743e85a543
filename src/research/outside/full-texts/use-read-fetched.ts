import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { documentsApi } from '#contract/documents.ts'
import { fullTextJobsApi, type FullTextJob, type JobPaper } from '#contract/full-text-jobs.ts'
import { callApi } from '#shared/api/call-api.ts'
import { invalidate } from '#shared/api/query.ts'

import { fileContent } from '../../files/file-content.ts'
import { textsChanged } from '../../files/texts-changed.ts'

/** Files that this page has begun to read: none is read twice, however many places show a job. */
const begun = new Set<string>()
/** Files that could not be read here. */
const unreadable = new Set<string>()
export const isUnreadable = (fileId: string | undefined) => fileId !== undefined && unreadable.has(fileId)

async function readOne(documentId: string, fileId: string): Promise<void> {
  const [paper, { readPaperFile }, { keepText }] = await Promise.all([
    callApi(documentsApi.get, { params: { id: documentId } }),
    import('../../files/read-paper-file.ts'),
    import('../../files/send-paper-file.ts'),
  ])
  const file = paper.files?.find(({ id }) => id === fileId)
  if (!file || file.text !== undefined) return
  const read = await readPaperFile(new File([await fileContent(file)], file.name))
  await keepText(file, read)
}

async function readAll(client: QueryClient, papers: readonly JobPaper[]): Promise<void> {
  let hasRead = false
  for (const { documentId, fileId, isUnread } of papers) {
    if (!isUnread || fileId === undefined || begun.has(fileId)) continue
    begun.add(fileId)
    hasRead = true
    await readOne(documentId, fileId).catch(() => unreadable.add(fileId))
  }
  if (hasRead) await invalidate(client, [...textsChanged, fullTextJobsApi.list])
}

/** Reads the PDFs that the server fetched, one after the other, as it reads those that a person adds. */
export function useReadFetched(jobs: readonly FullTextJob[]): void {
  const client = useQueryClient()
  useEffect(() => {
    void readAll(
      client,
      jobs.flatMap(({ papers }) => papers),
    )
  }, [client, jobs])
}
