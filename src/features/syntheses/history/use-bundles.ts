import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'

import { analysesApi, ENTRIES_PER_REQUEST } from '#contract/analyses.ts'
import { documentsApi } from '#contract/documents.ts'
import { paperDraftSchema, type Paper } from '#contract/papers.ts'
import { synthesesApi, type Synthesis } from '#contract/syntheses.ts'
import { analysisPapersQuery, entriesQuery } from '#research/analyses/analysis.queries.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { withIds } from '#research/analyses/with-ids.ts'
import { bringPapers } from '#research/papers/bring-papers.ts'
import { callApi } from '#shared/api/call-api.ts'
import { messageOf } from '#shared/api/errors.ts'
import { invalidate } from '#shared/api/query.ts'
import { safeFileName, saveFile } from '#shared/browser/save-file.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { toast } from '#shared/toast/toast.ts'

import { titleOf } from '../synthesis-title.ts'
import { bundleText, readBundle, type BundledAnalysis } from './analyses-bundle.ts'
import { asImported, canDuplicate } from './copied-log.ts'
import { historyCopy as copy } from './history.copy.ts'
import { isMine } from './listed-rows.ts'

const IDS_AT_ONCE = 100

async function papersOf(client: QueryClient, row: Synthesis, hasAnalyses: boolean): Promise<readonly Paper[]> {
  const ids = row.documentIds ?? []
  if (hasAnalyses) return client.fetchQuery({ ...analysisPapersQuery(row.id, ids), staleTime: 0 })
  const papers: Paper[] = []
  for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
    const query = { ids: ids.slice(from, from + IDS_AT_ONCE).join(',') }
    papers.push(...(await callApi(documentsApi.list, { query })).documents)
  }
  return papers
}

/** What became of a bundle. Law: back + already + failed = analyses in the file. */
export type BroughtBack = { file: string; back: number; already: number; failed: { name: string; reason: string }[] }

/** Chosen analyses as one file, and such a file opened again. */
export function useBundles() {
  const client = useQueryClient()
  const { has } = useCapabilities()
  const [result, setResult] = useState<BroughtBack>()
  const [problem, setProblem] = useState<string>()

  const [save, isSaving] = useOnce(async (rows: readonly Synthesis[]) => {
    try {
      const analyses: BundledAnalysis[] = []
      const papers = new Map<string, Paper>()
      for (const { id } of rows) {
        const analysis = await callApi(synthesesApi.get, { params: { id } })
        const log = has('analyses') ? await client.fetchQuery({ ...entriesQuery(client, id), staleTime: 0 }) : []
        const entries = log.flatMap(({ id: entry, at, by, data, isWithheld }) =>
          isWithheld ? [] : [{ id: entry, at, by, data }],
        )
        analyses.push({ analysis, entries })
        for (const paper of await papersOf(client, analysis, has('analyses'))) papers.set(paper.id, paper)
      }
      const records = [...papers.values()].map((paper) => ({ id: paper.id, record: z.parse(paperDraftSchema, paper) }))
      const text = bundleText({ madeAt: new Date().toISOString(), analyses, papers: records })
      const [first] = analyses
      const name =
        analyses.length === 1 && first ? titleOf(first.analysis).slice(0, 80) : copy.bundleName(analyses.length)
      saveFile(new File([text], safeFileName(`${name}.json`), { type: 'application/json' }))
    } catch (error) {
      toast({ title: copy.bundleFailed, description: messageOf(error, ''), variant: 'destructive' })
    }
  })

  /** The key follows from the analysis: the same file opened twice brings nothing twice. */
  const bringBack = async ({ analysis, entries }: BundledAnalysis, ids: ReadonlyMap<string, string>) => {
    const { id, kind, query, documentIds, content } = analysis
    const sections = withIds(analysis.sections, ids) as Synthesis['sections']
    const made = await callApi(synthesesApi.create, {
      body: {
        clientKey: `bundled-${id}`.slice(0, 64),
        title: titleOf(analysis).slice(0, 300),
        documentIds: (documentIds ?? []).flatMap((each) => ids.get(each) ?? []),
        ...(kind && { kind }),
        ...(query && { query }),
        ...(sections && { sections }),
        ...(content && { content }),
        ...(analysis.body !== undefined && { body: withIds(analysis.body, ids) }),
      },
    })
    const moved = entries.map((entry) => ({ ...entry, data: withIds(entry.data, ids) }))
    // Keys of entries follow from theirs, too: what an interrupted opening left out is put in by the next one.
    const log = asImported(moved, (entry) => `${made.id}-${entry}`.slice(-64))
    for (let from = 0; from < log.length; from += ENTRIES_PER_REQUEST) {
      const part = log.slice(from, from + ENTRIES_PER_REQUEST)
      await callApi(analysesApi.append, { params: { id: made.id }, body: { entries: part } })
    }
    return made
  }

  const [open, isOpening] = useOnce(async (file: File) => {
    setResult(undefined)
    setProblem(undefined)
    try {
      const bundle = readBundle(await file.text())
      if (!bundle) return setProblem(copy.noBundle(file.name))
      const outcome: BroughtBack = { file: file.name, back: 0, already: 0, failed: [] }
      const before = await callApi(synthesesApi.list, {})
      const known = new Set(before.filter(isMine).map(({ id }) => id))
      const wanted = bundle.analyses.filter(({ analysis }) => !known.has(analysis.id))
      outcome.already = bundle.analyses.length - wanted.length
      const named = new Set(wanted.flatMap(({ analysis }) => analysis.documentIds ?? []))
      const ids = await bringPapers(
        client,
        bundle.papers.filter(({ id }) => named.has(id)),
        file.name,
      )
      for (const each of wanted) {
        const { analysis, entries } = each
        if (!canDuplicate({ ...analysis, seq: entries.length })) {
          outcome.failed.push({ name: titleOf(analysis), reason: copy.logStays })
          continue
        }
        try {
          const made = await bringBack(each, ids)
          if (known.has(made.id)) outcome.already += 1
          else outcome.back += 1
        } catch (error) {
          outcome.failed.push({ name: titleOf(analysis), reason: messageOf(error, copy.bundleFailed) })
        }
      }
      setResult(outcome)
    } catch (error) {
      setProblem(messageOf(error, copy.openFailed(file.name)))
    } finally {
      await invalidate(client, [synthesesApi.list])
    }
  })
  return { save, isSaving, open, isOpening, result, problem }
}
