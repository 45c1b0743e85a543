import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'

import { documentsApi } from '#contract/documents.ts'
import { paperDraftSchema, type PaperDraft } from '#contract/papers.ts'
import { externalSources, searchApi } from '#contract/search.ts'
import { useConsume } from '#platform/access/use-consume.ts'
import { useSearchSources } from '#research/preferences/search-sources.ts'
import { callApi } from '#shared/api/call-api.ts'
import { invalidateInAllTabs } from '#shared/api/query.ts'
import { newKey } from '#shared/browser/new-key.ts'

/** What became of a reference: its paper in the library, whether it is new there, and whose record it is. */
export type AddedReference = { id: string; title: string; isNew: boolean; isFromSource: boolean }

const IMPORTED_AS = 'References of a paper'

/**
 * Takes a work from a list of references into the library: as a source outside has it, where one can be asked by its DOI or
 * PMID, else as the list prints it. The same one sent twice is added once. Rejects with a sentence.
 */
export function useAddReference() {
  const client = useQueryClient()
  const consume = useConsume()
  const sources = useSearchSources().filter((source) => externalSources.some((each) => each === source))
  const keys = useRef(new Map<string, string>())

  const lookedUp = async ({ ids }: PaperDraft): Promise<PaperDraft | undefined> => {
    const query = ids.doi ? `doi:${ids.doi}` : ids.pmid ? `pmid:${ids.pmid}` : undefined
    if (query === undefined || sources.length === 0) return undefined
    const run = await callApi(searchApi.run, { body: { query, sources } }).catch(() => undefined)
    if (!run) return undefined
    consume('search', run.runId)
    const paper = run.items
      .map((item) => item.paper)
      .find((each) => (ids.doi ? each.ids.doi === ids.doi : each.ids.pmid === ids.pmid))
    return paper && paperDraftSchema.parse(paper)
  }

  return async (record: PaperDraft): Promise<AddedReference> => {
    const found = await lookedUp(record)
    const draft = found ?? record
    const work = JSON.stringify(record)
    const importId = keys.current.get(work) ?? newKey()
    keys.current.set(work, importId)
    const body = { importId, batch: 0, file: IMPORTED_AS, records: [{ line: 1, draft }] }
    const [outcome] = (await callApi(documentsApi.importBatch, { body })).outcomes
    if (outcome?.documentId === undefined) throw new Error(outcome?.reason ?? 'The library did not take the record.')
    const isNew = outcome.outcome === 'added'
    if (isNew) consume('upload', importId)
    await invalidateInAllTabs(client, [documentsApi.list])
    return { id: outcome.documentId, title: draft.title, isNew, isFromSource: found !== undefined }
  }
}
