import { useQueryClient } from '@tanstack/react-query'

import { analysesApi, ENTRIES_PER_REQUEST } from '#contract/analyses.ts'
import { callApi } from '#shared/api/call-api.ts'
import { newKey } from '#shared/browser/new-key.ts'

import { useCreateAnalysis } from '../analyses/create-analysis.ts'
import { bringPapers } from '../papers/bring-papers.ts'

/** Opens a grid from a file as a new analysis: papers that are missing are brought in, the log keeps who did what and when. */
export function useImportBundle() {
  const client = useQueryClient()
  const create = useCreateAnalysis()
  return async (file: File): Promise<{ id: string; kind: string; missing: number }> => {
    const { openGridBundle, readGridBundle } = await import('#science/grid/export/grid-bundle.ts')
    const read = readGridBundle(await file.text())
    if (!read.ok) throw new Error(read.problem)
    const { bundle } = read
    const ids = await bringPapers(client, bundle.papers, file.name)
    const { documentIds, body, entries, missing } = openGridBundle(bundle, ({ id }) => ids.get(id))
    const { kind, query, title } = bundle
    const id = await create({ kind, title: title || 'Opened grid', query, documentIds, body })
    for (let from = 0; from < entries.length; from += ENTRIES_PER_REQUEST) {
      const part = entries.slice(from, from + ENTRIES_PER_REQUEST).map((data) => ({ id: newKey(), data }))
      await callApi(analysesApi.append, { params: { id }, body: { entries: part } })
    }
    return { id, kind, missing: missing.length }
  }
}
