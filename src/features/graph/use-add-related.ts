import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'

import { documentsApi, IMPORT_BATCH } from '#contract/documents.ts'
import { graphApi, graphRelations, type GraphRelation, type RelatedPaper } from '#contract/graph.ts'
import { librarySourcesApi } from '#contract/library-sources.ts'
import { SEARCH_MAX } from '#contract/paging.ts'
import { useConsume } from '#platform/access/use-consume.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { callApi } from '#shared/api/call-api.ts'
import { messageOf } from '#shared/api/errors.ts'
import { invalidateInAllTabs } from '#shared/api/query.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { toast } from '#shared/toast/toast.ts'

import { graphCopy as copy } from './graph.copy.ts'

/** A work that was chosen, and how it was reached. */
export type ChosenWork = RelatedPaper & { relation: GraphRelation }

/** One import: its records, batch by batch. The same sent again adds nothing twice. */
async function imported(importId: string, works: readonly ChosenWork[], file: string, isSource: boolean) {
  const counts = { added: 0, known: 0 }
  for (let at = 0, batch = 0; at < works.length; at += IMPORT_BATCH, batch += 1) {
    const records = works
      .slice(at, at + IMPORT_BATCH)
      .map(({ paper, seeds }, index) => ({ line: at + index + 1, draft: paper, seeds }))
    const body = { importId, batch, file, ...(isSource && { isSource }), records }
    const { outcomes } = await callApi(documentsApi.importBatch, { body })
    counts.added += outcomes.filter(({ outcome }) => outcome === 'added').length
    counts.known += outcomes.filter(({ outcome }) => outcome === 'duplicate').length
  }
  return counts
}

/** Says in the ledger how the works were found, as a review must report it: one of its other methods. */
async function described(importId: string, works: readonly ChosenWork[], seeds: ReadonlyMap<string, string>) {
  const relations = [...new Set(works.map(({ relation }) => relation))]
  const sources = [...new Set(works.flatMap((work) => work.sources ?? []))]
  const used = [...new Set(works.flatMap((work) => work.seeds))].flatMap((id) => seeds.get(id) ?? [])
  const params = { id: importId }
  await callApi(librarySourcesApi.finish, { params, body: { skippedCount: 0, skipped: [] } })
  await callApi(librarySourcesApi.describe, {
    params,
    body: {
      name: copy.citations,
      arm: 'other',
      search: copy.search(relations, used, sources).slice(0, SEARCH_MAX),
      searchedOn: new Date().toISOString().slice(0, 10),
    },
  })
}

/**
 * Takes papers that were reached into the person's library; each keeps the seeds that it was reached from. What was
 * reached by citations is kept as a source of its own.
 */
export function useAddRelated(seeds: ReadonlyMap<string, string>, onAdded: () => void) {
  const client = useQueryClient()
  const consume = useConsume()
  const hasLedger = useCapabilities().has('library-sources')
  // The same papers sent again after a lost reply are the same import.
  const sent = useRef<{ key: string; ids: Record<'alike' | 'cited', string> }>(undefined)
  return useOnce(async (chosen: readonly ChosenWork[]) => {
    const key = chosen.map(({ paper }) => paper.id).join(' ')
    if (sent.current?.key !== key) sent.current = { key, ids: { alike: newKey(), cited: newKey() } }
    const { ids } = sent.current
    const alike = chosen.filter(({ relation }) => relation === 'similar')
    const cited = chosen.filter(({ relation }) => relation !== 'similar')
    try {
      let [added, known] = [0, 0]
      for (const [importId, works, isSource] of [
        [ids.alike, alike, false],
        [ids.cited, cited, hasLedger],
      ] as const) {
        if (works.length === 0) continue
        const counts = await imported(importId, works, isSource ? copy.citations : copy.file, isSource)
        if (isSource) await described(importId, works, seeds)
        if (counts.added > 0) consume('upload', importId)
        added += counts.added
        known += counts.known
      }
      toast({
        title: copy.added(added, known) || copy.addFailed,
        ...(hasLedger && cited.length > 0 && { description: copy.keptAs }),
      })
      onAdded()
      const stale = [documentsApi.list, librarySourcesApi.list, ...graphRelations.map((each) => graphApi[each])]
      await invalidateInAllTabs(client, stale)
    } catch (error) {
      toast({ title: copy.addFailed, description: messageOf(error, ''), variant: 'destructive' })
    }
  })
}
