import type { QueryClient } from '@tanstack/react-query'
import { yXmlFragmentToProsemirrorJSON } from '@tiptap/y-tiptap'
import { useEffect } from 'react'

import { BODY_MAX } from '#contract/analyses.ts'
import { readDraftBody } from '#contract/draft.ts'
import { synthesesApi, type Synthesis } from '#contract/syntheses.ts'
import { analysisQuery } from '#research/analyses/analysis.queries.ts'
import { callApi } from '#shared/api/call-api.ts'
import type { Manuscript } from '#science/manuscript/manuscript.ts'
import { numberingOf } from '#science/manuscript/numbering.ts'

import { referencesOf, textOf } from './draft-doc.ts'
import type { Keeper } from './keeper.ts'
import { mayWrite } from '#research/analyses/may-write.ts'

/** So long nothing may have been typed, and so many entries must have come since the last merged state. */
const IDLE_MS = 6000
const ENTRIES_MIN = 25

function wordsOf({ doc }: Keeper): number {
  const { content = [] } = yXmlFragmentToProsemirrorJSON(textOf(doc)) as Partial<Manuscript>
  return numberingOf({ type: 'doc', content }).words
}

/**
 * Now and then writes the merged state of the draft, so that opening it does not read every step it ever took. It holds
 * everything up to its `seq`; where somebody else was first, theirs stands.
 */
export function useSnapshots(keeper: Keeper, analysis: Synthesis, client: QueryClient) {
  const { id } = analysis
  const canWrite = mayWrite(analysis)
  useEffect(() => {
    if (!canWrite) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isWriting = false
    const write = async (fewest: number) => {
      const now = client.getQueryData<Synthesis>(analysisQuery(id).queryKey)
      const known = readDraftBody(now?.body)?.seq ?? 0
      if (!now || isWriting || keeper.current().state !== 'saved' || keeper.seq() - known < fewest) return
      const merged = keeper.merged()
      if (!merged || merged.seq <= known || merged.state.length > BODY_MAX - 1000) return
      isWriting = true
      try {
        const body = {
          ...merged,
          words: wordsOf(keeper),
        }
        const documentIds = [...referencesOf(keeper.doc).keys()]
        const version = now.version ?? 1
        const saved = await callApi(synthesesApi.update, { params: { id }, body: { body, documentIds, version } })
        client.setQueryData(analysisQuery(id).queryKey, saved)
      } catch {
        // The log has everything: the next one who writes makes it.
        void client.invalidateQueries({ queryKey: analysisQuery(id).queryKey })
      } finally {
        isWriting = false
      }
    }
    const plan = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void write(ENTRIES_MIN), IDLE_MS)
    }
    const stop = keeper.onEntries(plan)
    return () => {
      stop()
      clearTimeout(timer)
      void write(1)
    }
  }, [keeper, id, canWrite, client])
}
