import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { librarySourcesApi } from '#contract/library-sources.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { librarySourcesQuery } from '#research/papers/sources.queries.ts'
import { apiQuery } from '#shared/api/query.ts'
import { count } from '#shared/format/count.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'

import type { EntryDraft } from '../model/entry-draft.ts'
import { titleOf } from '../model/records.ts'
import { useReview } from '../model/ReviewProvider.tsx'
import { startCopy } from '../start/start.copy.ts'
import { companionChanges, linkChanges, takenOver, type LinkChange } from './link-changes.ts'

/** What the library links otherwise since records were added: shown, and taken over only where somebody says so. */
export function LinkChanges() {
  const { state, papers, events, beside, write, canWrite, save } = useReview()
  const { has } = useCapabilities()
  const inReview = useMemo(
    () => new Set([...state.records.values()].flatMap(({ source }) => source.sourceId ?? [])),
    [state],
  )
  const kept = useQuery({ ...librarySourcesQuery(), enabled: has('library-sources') && inReview.size > 0 })
  const ids = (kept.data?.sources ?? []).flatMap(({ id }) => (inReview.has(id) ? [id] : []))
  const works = useQueries({
    queries: ids.map((id) => ({ ...apiQuery(librarySourcesApi.works, { params: { id } }), staleTime: 10_000 })),
    combine: (results) => results.map(({ data }) => data?.works),
  })
  const found = ids.flatMap((id, at) => {
    const now = works[at]
    return now ? [linkChanges(state.records, id, now)] : []
  })
  const changes = found.flatMap((each) => each.changes)
  const uncertain = found.reduce((sum, each) => sum + each.uncertain, 0)
  const companions = companionChanges(state.records, papers).filter(({ recordId }) => !beside.assessed.has(recordId))
  if (changes.length + companions.length + uncertain === 0) return null

  const undone = new Set(events.flatMap((event) => (event.kind === 'undone' ? [event.undoes] : [])))
  const said = (recordId: string) =>
    events.flatMap((event) =>
      (event.kind === 'identified' || event.kind === 'duplicate') &&
      event.recordId === recordId &&
      !undone.has(event.id)
        ? [event.id]
        : [],
    )
  const enter = (drafts: readonly EntryDraft[]) => {
    const entries = write(drafts)
    const undo = () => void write(entries.map(({ id }): EntryDraft => ({ kind: 'undone', undoes: id })))
    toast({ title: startCopy.takenOver, action: { label: startCopy.undo, onClick: undo } })
  }
  const takeOver = async (change: LinkChange) => {
    if (change.is === 'parted' && !papers.has(change.work)) {
      if ((await save({ documentIds: [change.work] })) === 'failed') return
    }
    enter(takenOver(change, said))
  }
  const voted = (id: string) => (state.records.get(id)?.screening.votes.length ?? 0) > 0
  return (
    <Card title={startCopy.otherwise(changes.length + companions.length + uncertain)}>
      <p className="text-ink-muted">{startCopy.otherwiseWhat}</p>
      <ul className="mt-3 space-y-3">
        {changes.map((change) => (
          <li key={`${change.is} ${change.recordId}`} className="flex flex-wrap items-start justify-between gap-2">
            <span className="min-w-0 flex-1 basis-60">
              {change.is === 'joined' &&
                startCopy.joined(titleOf(papers, change.recordId), titleOf(papers, change.of), voted(change.recordId))}
              {change.is === 'parted' && startCopy.parted(titleOf(papers, change.recordId), change.source.name)}
              {change.is === 'elsewhere' && startCopy.elsewhere(titleOf(papers, change.recordId))}
            </span>
            {canWrite && change.is !== 'elsewhere' && (
              <Button size="small" onClick={() => void takeOver(change)}>
                {startCopy.takeOver}
                <span className="sr-only"> {titleOf(papers, change.recordId)}</span>
              </Button>
            )}
          </li>
        ))}
        {companions.map(({ recordId, of, kind }) => (
          <li key={`${recordId} ${of}`} className="flex flex-wrap items-start justify-between gap-2">
            <span className="min-w-0 flex-1 basis-60">
              {startCopy.oneStudy(titleOf(papers, recordId), titleOf(papers, of), kind)}
            </span>
            {canWrite && (
              <Button
                size="small"
                onClick={() => enter([{ kind: 'study', recordId, studyId: state.records.get(of)?.studyId ?? of }])}
              >
                {startCopy.asOneStudy}
                <span className="sr-only"> {titleOf(papers, recordId)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {uncertain > 0 && (
        <p className="mt-3">
          {count(uncertain, 'record', 'records')} {startCopy.uncertain}
        </p>
      )}
    </Card>
  )
}
