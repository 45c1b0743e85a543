import { useQueryClient, type QueryClient } from '@tanstack/react-query'

import { analysesApi, ENTRIES_PER_REQUEST } from '#contract/analyses.ts'
import { documentsApi, IMPORT_BATCH } from '#contract/documents.ts'
import type { Paper, PaperDraft } from '#contract/papers.ts'
import type { GridBundle } from '#science/grid/export/grid-bundle.ts'
import { callApi } from '#shared/api/call-api.ts'
import { invalidate } from '#shared/api/query.ts'
import { newKey } from '#shared/browser/new-key.ts'

import { useCreateAnalysis } from '../analyses/create-analysis.ts'

const IDS_PER_REQUEST = 150

const sameWork = (record: PaperDraft, paper: Paper) =>
  paper.title === record.title && (paper.ids.doi ?? '') === (record.ids.doi ?? '') && paper.year === record.year

/** The papers of a bundle that stand in this library under the ids that they had: opened where it was made. */
async function stillHere(papers: GridBundle['papers']): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (let from = 0; from < papers.length; from += IDS_PER_REQUEST) {
    const part = papers.slice(from, from + IDS_PER_REQUEST)
    const query = { ids: part.map(({ id }) => id).join(',') }
    const { documents } = await callApi(documentsApi.list, { query })
    const byId = new Map(documents.map((paper) => [paper.id, paper]))
    for (const { id, record } of part) {
      const paper = byId.get(id)
      if (paper && sameWork(record, paper)) found.set(id, id)
    }
  }
  return found
}

/** The rest, brought into the library: a record that is there already is recognised and not kept twice. */
async function bringIn(client: QueryClient, papers: GridBundle['papers'], file: string, ids: Map<string, string>) {
  const rest = papers.filter(({ id }) => !ids.has(id))
  const importId = newKey()
  for (let batch = 0; batch * IMPORT_BATCH < rest.length; batch += 1) {
    const part = rest.slice(batch * IMPORT_BATCH, (batch + 1) * IMPORT_BATCH)
    const records = part.map(({ record }, index) => ({ line: batch * IMPORT_BATCH + index + 1, draft: record }))
    const { outcomes } = await callApi(documentsApi.importBatch, { body: { importId, batch, file, records } })
    for (const { index, documentId } of outcomes) {
      const paper = part[index]
      if (paper && documentId !== undefined) ids.set(paper.id, documentId)
    }
  }
  if (rest.length > 0) await invalidate(client, [documentsApi.list])
}

/** Opens a grid from a file as a new analysis: papers that are missing are brought in, the log keeps who did what and when. */
export function useImportBundle() {
  const client = useQueryClient()
  const create = useCreateAnalysis()
  return async (file: File): Promise<{ id: string; kind: string; missing: number }> => {
    const { openGridBundle, readGridBundle } = await import('#science/grid/export/grid-bundle.ts')
    const read = readGridBundle(await file.text())
    if (!read.ok) throw new Error(read.problem)
    const { bundle } = read
    const ids = await stillHere(bundle.papers)
    await bringIn(client, bundle.papers, file.name, ids)
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
