import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { synthesesApi } from '#contract/syntheses.ts'
import { analysisAddress } from '#research/analyses/analysis-kinds.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { apiQuery } from '#shared/api/query.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'

import { sendToAnalysis } from './send-to-analysis.ts'
import { claimEntries, columnEntries, type Passage } from './sendable.ts'
import { sendCopy as copy } from './send.copy.ts'

type Props = { kind: 'hypothesis' | 'grid'; question: string; passages: readonly Passage[]; onClose: () => void }

/** Passages of an answer into an analysis of one's own, there already or new. */
export function AnalysisDialog({ kind, question, passages, onClose }: Props) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const list = useQuery(apiQuery(synthesesApi.list, {}))
  const [target, setTarget] = useState('')
  const [failure, setFailure] = useState<unknown>()
  // One key for each place, so that a second try repeats the first.
  const [keys] = useState(() => new Map<string, string>())
  const options = (list.data ?? [])
    .filter((row) => row.kind === kind && !row.archivedAt && row.ownRole !== 'reader')
    .map(({ id, title }) => ({ value: id, label: title ?? 'Untitled' }))
  const [send, isSending] = useOnce(async () => {
    setFailure(undefined)
    const key = keys.get(target) ?? newKey()
    keys.set(target, key)
    const entries = kind === 'hypothesis' ? claimEntries(passages, key) : columnEntries(question, passages, key)
    const documentIds = [...new Set(passages.map(({ evidence }) => evidence.documentId))]
    try {
      const where = target === '' ? { title: question } : { id: target }
      const id = await sendToAnalysis({ client, kind, target: where, documentIds, entries, key })
      toast({
        title: copy.sent,
        action: { label: copy.open, onClick: () => void navigate(analysisAddress({ id, kind })) },
      })
      onClose()
    } catch (error) {
      setFailure(error)
    }
  })
  return (
    <Dialog
      onClose={onClose}
      title={copy.titles[kind]}
      description={copy.leads[kind]}
      footer={
        <>
          <p className="mr-auto text-ink-muted">{copy.count(passages.length)}</p>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button variant="primary" busy={isSending} onClick={() => send()}>
            {copy.go}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        {list.error && <ErrorCard title={copy.listFailed} of={list} />}
        <SelectField
          label={copy.where}
          value={target}
          options={[{ value: '', label: copy.fresh }, ...options]}
          onChange={(event) => setTarget(event.target.value)}
        />
        {failure !== undefined && <ErrorCard title={copy.failed} error={failure} kept={copy.kept} />}
      </div>
    </Dialog>
  )
}
