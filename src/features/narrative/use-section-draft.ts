import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import type { Claim, NarrativeSection } from '#contract/narrative.ts'
import { synthesesApi, type Synthesis } from '#contract/syntheses.ts'
import { usageApi } from '#contract/usage.ts'
import { papersOfClaim } from '#science/narrative/outline.ts'
import { citationMark } from '#science/narrative/write-section.ts'
import { callApi } from '#shared/api/call-api.ts'
import { ApiError, isAbort, messageOf } from '#shared/api/errors.ts'
import { invalidate } from '#shared/api/query.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { wait } from '#shared/browser/wait.ts'

const POLL_MS = 800

/** What a run wrote, as text of a section: only sentences whose passages were found, each with its citations. */
export function textOfRun({ sections }: Pick<Synthesis, 'sections'>): string {
  const paragraphs = (sections ?? []).map(({ sentences }) =>
    sentences
      .flatMap(({ text, states, citations }) => {
        const found = citations.filter(({ verified }) => verified !== 'none')
        if (states === 'finding' && found.length === 0) return []
        const marks = [...new Set(found.map(({ documentId }) => citationMark(documentId)))].join('')
        return marks === '' ? text : `${text} ${marks}`
      })
      .join(' '),
  )
  return paragraphs.filter((text) => text.trim() !== '').join('\n\n')
}

type Run = { sectionId: string; isBusy: boolean; error?: string; isOverLimit?: boolean }

/**
 * Drafts one section by a run of the service over the papers of its claims, or over all where it has none. One run at a
 * time; leaving the page lets it end on the server, where it stands among the saved syntheses.
 */
export function useSectionDraft(
  question: string,
  documentIds: readonly string[],
  onDone: (section: NarrativeSection, text: string) => void,
) {
  const client = useQueryClient()
  const [run, setRun] = useState<Run>()
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => leaving.current?.abort(), [])

  const start = async (section: NarrativeSection, claims: readonly Claim[]) => {
    if (run?.isBusy) return
    const controller = new AbortController()
    leaving.current = controller
    const { signal } = controller
    setRun({ sectionId: section.id, isBusy: true })
    try {
      const own = [...new Set(claims.flatMap(papersOfClaim))]
      const body = {
        documentIds: own.length > 0 ? own : [...documentIds],
        query: `${question} ${section.heading}`.trim(),
        clientKey: newKey(),
      }
      let made = await callApi(synthesesApi.generate, { body }, { signal })
      while (made.status === 'generating') {
        await wait(POLL_MS)
        if (signal.aborted) return
        made = await callApi(synthesesApi.get, { params: { id: made.id } }, { signal })
      }
      void invalidate(client, [synthesesApi.list, usageApi.check])
      if (made.status === 'failed') throw new Error(made.error ?? 'The run ended without a text.')
      setRun(undefined)
      onDone(section, textOfRun(made))
    } catch (error) {
      if (isAbort(error)) return
      const isOverLimit = error instanceof ApiError && error.code === 'limit_reached'
      setRun({ sectionId: section.id, isBusy: false, error: messageOf(error, ''), isOverLimit })
    }
  }
  return { run, start: (section: NarrativeSection, claims: readonly Claim[]) => void start(section, claims) }
}
