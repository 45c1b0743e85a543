import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'

import { documentsApi } from '#contract/documents.ts'
import { graphApi, graphRelations, type RelatedPaper } from '#contract/graph.ts'
import { useConsume } from '#platform/access/use-consume.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { callApi } from '#shared/api/call-api.ts'
import { messageOf } from '#shared/api/errors.ts'
import { invalidateInAllTabs } from '#shared/api/query.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { toast } from '#shared/toast/toast.ts'

import { graphCopy as copy } from './graph.copy.ts'

/** Takes papers that were reached into the person's library; each keeps the seeds that it was reached from. */
export function useAddRelated(onAdded: () => void) {
  const client = useQueryClient()
  const consume = useConsume()
  // The same papers sent again after a lost reply are the same import.
  const sent = useRef<{ key: string; importId: string }>(undefined)
  return useOnce(async (chosen: readonly RelatedPaper[]) => {
    const key = chosen.map(({ paper }) => paper.id).join(' ')
    if (sent.current?.key !== key) sent.current = { key, importId: newKey() }
    const { importId } = sent.current
    const records = chosen.map(({ paper, seeds }, index) => ({ line: index + 1, draft: paper, seeds }))
    try {
      const body = { importId, batch: 0, file: copy.file, records }
      const { outcomes } = await callApi(documentsApi.importBatch, { body })
      const added = outcomes.filter(({ outcome }) => outcome === 'added').length
      const known = outcomes.filter(({ outcome }) => outcome === 'duplicate').length
      if (added > 0) consume('upload', importId)
      toast({ title: copy.added(added, known) || copy.addFailed })
      onAdded()
      await invalidateInAllTabs(client, [documentsApi.list, ...graphRelations.map((relation) => graphApi[relation])])
    } catch (error) {
      toast({ title: copy.addFailed, description: messageOf(error, ''), variant: 'destructive' })
    }
  })
}
