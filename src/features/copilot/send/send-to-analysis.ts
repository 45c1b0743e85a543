import type { QueryClient } from '@tanstack/react-query'

import { analysesApi } from '#contract/analyses.ts'
import type { GridEntry } from '#contract/grid.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { emptyGridBody } from '#science/grid/read-grid.ts'
import { callApi } from '#shared/api/call-api.ts'
import { statusOf } from '#shared/api/errors.ts'
import { invalidate } from '#shared/api/query.ts'

export type AnalysisTarget = { id: string } | { title: string }

type Sent = {
  client: QueryClient
  kind: 'hypothesis' | 'grid'
  target: AnalysisTarget
  documentIds: readonly string[]
  entries: readonly GridEntry[]
  /** Makes a second try after a lost reply the same one. */
  key: string
}

/** Papers that the analysis does not have yet; what somebody else saved meanwhile is kept. */
async function addPapers(id: string, documentIds: readonly string[]): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const row = await callApi(synthesesApi.get, { params: { id } })
    const known = row.documentIds ?? []
    const missing = documentIds.filter((each) => !known.includes(each))
    if (missing.length === 0) return
    const version = typeof row.version === 'number' ? { version: row.version } : {}
    try {
      await callApi(synthesesApi.update, { params: { id }, body: { documentIds: [...known, ...missing], ...version } })
      return
    } catch (error) {
      if (statusOf(error) !== 409 || attempt === 3) throw error
    }
  }
}

/** Puts entries into an analysis, a new one where that is asked for, with the papers that they speak of. Answers its id. */
export async function sendToAnalysis({ client, kind, target, documentIds, entries, key }: Sent): Promise<string> {
  const id =
    'id' in target
      ? target.id
      : (
          await callApi(synthesesApi.create, {
            body: {
              kind,
              title: target.title.slice(0, 300),
              query: target.title.slice(0, 4000),
              documentIds: [...documentIds],
              body: emptyGridBody(),
              clientKey: key,
            },
          })
        ).id
  if ('id' in target) await addPapers(id, documentIds)
  const keyed = entries.map((data, at) => ({ id: `${key}-${at}`, data }))
  await callApi(analysesApi.append, { params: { id }, body: { entries: keyed } })
  await invalidate(client, [synthesesApi.list, synthesesApi.get, analysesApi.entries, analysesApi.documents])
  return id
}
