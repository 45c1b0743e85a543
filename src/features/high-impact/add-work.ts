import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'

import { documentsApi } from '#contract/documents.ts'
import type { RelatedPaper } from '#contract/graph.ts'
import { paperDraftSchema } from '#contract/papers.ts'
import { useConsume } from '#platform/access/use-consume.ts'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import { callApi } from '#shared/api/call-api.ts'
import { invalidateInAllTabs } from '#shared/api/query.ts'
import { newKey } from '#shared/browser/new-key.ts'

/** Takes a work into the library, where it is not there yet, and into the set. The same work sent twice is added once. */
export function useAddWork(open: Pick<OpenGrid, 'changeHead'>) {
  const client = useQueryClient()
  const consume = useConsume()
  const keys = useRef(new Map<string, string>())
  return async ({ paper, isOutside }: RelatedPaper): Promise<void> => {
    let { id } = paper
    if (isOutside) {
      const importId = keys.current.get(id) ?? newKey()
      keys.current.set(paper.id, importId)
      const records = [{ line: 1, draft: paperDraftSchema.parse(paper) }]
      const body = { importId, batch: 0, file: 'Works that the set cites', records }
      const { outcomes } = await callApi(documentsApi.importBatch, { body })
      const [outcome] = outcomes
      if (outcome?.documentId === undefined) throw new Error(outcome?.reason ?? 'The library did not take the record.')
      id = outcome.documentId
      if (outcome.outcome === 'added') consume('upload', importId)
      await invalidateInAllTabs(client, [documentsApi.list])
    }
    open.changeHead(({ documentIds }) => ({ documentIds: [...new Set([...documentIds, id])] }))
  }
}
