import { useQueryClient } from '@tanstack/react-query'

import { analysesApi, ENTRIES_PER_REQUEST } from '#contract/analyses.ts'
import { synthesesApi, type Synthesis } from '#contract/syntheses.ts'
import { entriesQuery } from '#platform/analyses/analysis.queries.ts'
import { isGridKind } from '#platform/grid/view-routes.ts'
import { callApi } from '#shared/api/call-api.ts'
import { messageOf } from '#shared/api/errors.ts'
import { invalidate } from '#shared/api/query.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { toast } from '#shared/toast/toast.ts'

import { titleOf } from '../synthesis-title.ts'
import { historyCopy as copy } from './history.copy.ts'

/** A log that people wrote in their own names can be copied only where its kind knows copied entries. */
export const canDuplicate = ({ kind, seq, status }: Synthesis) =>
  status !== 'generating' && (isGridKind(kind) || (seq ?? 0) === 0)

/** Renaming, archiving and duplicating from the list; each says what became of it. */
export function useHistoryActions() {
  const client = useQueryClient()
  const refresh = () => invalidate(client, [synthesesApi.list, synthesesApi.get])
  const failed = (title: string, error: unknown) =>
    toast({ title, description: messageOf(error, 'Nothing was changed.'), variant: 'destructive' })

  const [archive] = useOnce(async (row: Synthesis) => {
    const isArchived = !row.archivedAt
    try {
      await callApi(synthesesApi.update, { params: { id: row.id }, body: { isArchived } })
      toast({ title: isArchived ? copy.archived : copy.restored })
    } catch (error) {
      failed(copy.changeFailed, error)
    }
    await refresh()
  })

  const [duplicate, isDuplicating] = useOnce(async (row: Synthesis) => {
    try {
      const whole = await callApi(synthesesApi.get, { params: { id: row.id } })
      const { kind, query, documentIds, sections, content, body } = whole
      const made = await callApi(synthesesApi.create, {
        body: {
          title: copy.copyOf(titleOf(whole)),
          clientKey: newKey(),
          ...(kind && { kind }),
          ...(query && { query }),
          ...(documentIds && { documentIds }),
          ...(sections && { sections }),
          ...(content && { content }),
          ...(body !== undefined && { body }),
        },
      })
      const entries = isGridKind(kind) ? await client.fetchQuery({ ...entriesQuery(client, row.id), staleTime: 0 }) : []
      for (let from = 0; from < entries.length; from += ENTRIES_PER_REQUEST) {
        const part = entries.slice(from, from + ENTRIES_PER_REQUEST).map(({ id, at, by, data }) => {
          const isImported = typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'imported'
          return { id: newKey(), data: isImported ? data : { kind: 'imported', id, at, by, entry: data } }
        })
        await callApi(analysesApi.append, { params: { id: made.id }, body: { entries: part } })
      }
      toast({ title: copy.copied, description: titleOf(made) })
    } catch (error) {
      failed(copy.copyFailed, error)
    }
    await refresh()
  })
  return { archive, duplicate, isDuplicating, refresh, failed }
}
