import { useQueryClient } from '@tanstack/react-query'
import { LibraryBig } from 'lucide-react'
import { useRef } from 'react'

import { documentsApi } from '#contract/documents.ts'
import type { Paper } from '#contract/papers.ts'
import { searchApi } from '#contract/search.ts'
import { useConsume } from '#platform/access/use-consume.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { callApi } from '#shared/api/call-api.ts'
import { messageOf } from '#shared/api/errors.ts'
import { invalidateInAllTabs } from '#shared/api/query.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'

import { searchCopy as copy } from './search.copy.ts'

type Props = {
  papers: readonly Paper[]
  /** Where they came from, as the library will say. */
  from: string
  /** Which paper of the library each of them is now: old id to new. */
  onKept?: (now: ReadonlyMap<string, string>) => void
}

/** Takes chosen papers into the person's library. What is there already stays as it is. */
export function KeepPapers({ papers, from, onKept }: Props) {
  const client = useQueryClient()
  const consume = useConsume()
  const { has } = useCapabilities()
  // The same papers sent again after a lost reply are the same import.
  const sent = useRef<{ key: string; importId: string }>(undefined)
  const [keep, isKeeping] = useOnce(async () => {
    const key = papers.map(({ id }) => id).join(' ')
    if (sent.current?.key !== key) sent.current = { key, importId: newKey() }
    const { importId } = sent.current
    const records = papers.map((paper, index) => ({ line: index + 1, draft: paper }))
    try {
      const body = { importId, batch: 0, file: from.slice(0, 300), records }
      const { outcomes } = await callApi(documentsApi.importBatch, { body })
      const added = outcomes.filter(({ outcome }) => outcome === 'added').length
      const known = outcomes.filter(({ outcome }) => outcome === 'duplicate').length
      if (added > 0) consume('upload', importId)
      await invalidateInAllTabs(client, [documentsApi.list, searchApi.get])
      toast({ title: copy.kept(added, known) || copy.keptNothing })
      onKept?.(
        new Map(
          outcomes.flatMap(({ index, documentId }): [string, string][] => {
            const paper = papers[index]
            return paper && documentId !== undefined ? [[paper.id, documentId]] : []
          }),
        ),
      )
    } catch (error) {
      toast({ title: copy.keepFailed, description: messageOf(error, ''), variant: 'destructive' })
    }
  })
  if (!has('documents')) return null
  return (
    <Button icon={LibraryBig} busy={isKeeping} disabled={papers.length === 0} onClick={() => keep()}>
      {copy.keep}
    </Button>
  )
}
