import type { QueryClient } from '@tanstack/react-query'

import { documentsApi, IMPORT_BATCH } from '#contract/documents.ts'
import type { Paper, PaperDraft } from '#contract/papers.ts'
import { callApi } from '#shared/api/call-api.ts'
import { invalidateInAllTabs } from '#shared/api/query.ts'
import { newKey } from '#shared/browser/new-key.ts'

/** The record of a paper in a file, by the id that it had where the file was made. */
export type BundledPaper = { id: string; record: PaperDraft }

const IDS_PER_REQUEST = 150

const sameWork = (record: PaperDraft, paper: Paper) =>
  paper.title === record.title && (paper.ids.doi ?? '') === (record.ids.doi ?? '') && paper.year === record.year

/** The papers of a bundle that stand in this library under the ids that they had: opened where it was made. */
async function stillHere(papers: readonly BundledPaper[]): Promise<Map<string, string>> {
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

/**
 * The ids that papers of a bundle have in this library. One that is missing is brought in; a record that is there already
 * is recognised and not kept twice.
 */
export async function bringPapers(
  client: QueryClient,
  papers: readonly BundledPaper[],
  file: string,
): Promise<Map<string, string>> {
  const ids = await stillHere(papers)
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
  if (rest.length > 0) await invalidateInAllTabs(client, [documentsApi.list])
  return ids
}
