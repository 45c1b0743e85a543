import { useQueryClient } from '@tanstack/react-query'

import { isGridKind } from '#contract/grid-views.ts'
import { analysesApi, ENTRIES_PER_REQUEST } from '#contract/analyses.ts'
import { synthesesApi, type Synthesis } from '#contract/syntheses.ts'
import { entriesQuery } from '#research/analyses/analysis.queries.ts'
import { columnsOf } from '#science/grid/grid.ts'
import { emptyLog, extendLog } from '#science/grid/grid-log.ts'
import { readGridBody, readGridEntry } from '#science/grid/read-grid.ts'
import { callApi } from '#shared/api/call-api.ts'
import { messageOf } from '#shared/api/errors.ts'
import { invalidate } from '#shared/api/query.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { toast } from '#shared/toast/toast.ts'

import { titleOf } from '../synthesis-title.ts'
import { asImported } from './copied-log.ts'
import { historyCopy as copy } from './history.copy.ts'

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
        const part = asImported(entries.slice(from, from + ENTRIES_PER_REQUEST), newKey)
        await callApi(analysesApi.append, { params: { id: made.id }, body: { entries: part } })
      }
      toast({ title: copy.copied, description: titleOf(made) })
    } catch (error) {
      failed(copy.copyFailed, error)
    }
    await refresh()
  })

  /** The same columns asked of other papers: what was entered belongs to the papers that it was found in. */
  const [withOthers] = useOnce(async (row: Synthesis, documentIds: string[]) => {
    try {
      const whole = await callApi(synthesesApi.get, { params: { id: row.id } })
      const body = readGridBody(whole.body)
      if (!body) throw new Error(copy.newer)
      const entries = await client.fetchQuery({ ...entriesQuery(client, row.id), staleTime: 0 })
      const read = entries.flatMap((entry) => {
        const data = readGridEntry(entry.data)
        return data ? [{ ...entry, data, isPending: false }] : []
      })
      const columns = columnsOf(body.columns, extendLog(emptyLog(), read).columns)
      const { isDouble } = body.params
      const made = await callApi(synthesesApi.create, {
        body: {
          title: copy.copyOf(titleOf(whole)),
          clientKey: newKey(),
          documentIds,
          body: { ...body, columns, rows: [], params: isDouble === undefined ? {} : { isDouble } },
          ...(whole.kind && { kind: whole.kind }),
          ...(whole.query && { query: whole.query }),
        },
      })
      toast({ title: copy.copied, description: titleOf(made) })
    } catch (error) {
      failed(copy.copyFailed, error)
    }
    await refresh()
  })
  return { archive, duplicate, withOthers, isDuplicating, refresh, failed }
}
