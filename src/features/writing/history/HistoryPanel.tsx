import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

import { analysesApi } from '#contract/analyses.ts'
import { entriesQuery } from '#research/analyses/analysis.queries.ts'
import { useSocketEvent } from '#platform/realtime/use-socket-event.ts'
import { callApi } from '#shared/api/call-api.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { count } from '#shared/format/count.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { AddField } from '#shared/forms/AddField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { useDraft } from '../draft-context.ts'
import { VersionDialog } from './VersionDialog.tsx'
import { versionsOf } from './versions.ts'

const SHOWN = 60

/** Who wrote when, names for versions, comparison and the way back. */
export function HistoryPanel() {
  const { id, canWrite, saveNow } = useDraft()
  const client = useQueryClient()
  const options = entriesQuery(client, id)
  const read = useQuery({ ...options, staleTime: 0 })
  const { data, error, isPending } = read
  useSocketEvent('analysis-changed', ({ analysisId }) => {
    if (analysisId === id) void client.invalidateQueries({ queryKey: options.queryKey })
  })
  const versions = useMemo(() => versionsOf(data ?? []), [data])
  const [shown, setShown] = useState(SHOWN)
  const [opened, setOpened] = useState<number>()
  const keep = async (name: string) => {
    if (!(await saveNow())) throw new Error('The text is not saved yet.')
    const entry = { id: newKey(), data: { type: 'version', name } }
    await callApi(analysesApi.append, { params: { id }, body: { entries: [entry] } })
    await client.invalidateQueries({ queryKey: options.queryKey })
  }
  if (isPending) return <Skeleton shape="row" lines={5} />
  if (error) return <ErrorCard title="The history could not be read" of={read} />
  const at = versions.findIndex(({ seq }) => seq === opened)
  const version = versions[at]
  return (
    <>
      {canWrite && (
        <AddField
          className="mb-4 space-y-2"
          label="Name the text as it is now"
          placeholder="Sent to the journal"
          maxLength={200}
          failed="The version could not be named."
          onAdd={keep}
          action="Keep as a version"
        />
      )}
      {versions.length === 0 && <p className="text-ink-muted">Nothing has been written yet.</p>}
      <ol aria-label="Versions" className="-mx-2">
        {versions.slice(0, shown).map(({ seq, by, to, changes, name: given }) => (
          <li key={seq}>
            <button
              type="button"
              className="w-full rounded-control px-2 py-2 text-left hover:bg-hover"
              onClick={() => setOpened(seq)}
            >
              <span className="block font-semibold">{given ?? relativeTime(to)}</span>
              <span className="block text-xs text-ink-muted">
                {by.name}
                {given !== undefined && `, ${relativeTime(to)}`} · {count(changes, 'change', 'changes')}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {versions.length > shown && (
        <Button size="small" onClick={() => setShown((many) => many + SHOWN)}>
          Show earlier ones
        </Button>
      )}
      {version && (
        <VersionDialog version={version} before={versions[at + 1]} log={data} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}
