import { useMemo, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'

import type { Synthesis } from '#contract/syntheses.ts'
import { useSocketEvent } from '#platform/realtime/use-socket-event.ts'

import { synthesisQuery } from './syntheses.queries.ts'

/** Sections of one synthesis as they are streamed: the whole text of each so far, by its index. */
export type StreamedSections = ReadonlyMap<number, string>

const none: StreamedSections = new Map()

/**
 * Text that arrives over the socket while a synthesis is being written. Pieces may come late, twice or out of order:
 * each carries its section's whole text, so the longest one is right. What came before anybody listened, and all of it
 * where no socket is to be had, comes with the query, which every new section wakes.
 */
export function useStreamedSections({ id: synthesisId, writing }: Synthesis): StreamedSections {
  const client = useQueryClient()
  const [streamed, setStreamed] = useState({ of: synthesisId, sections: none })

  useSocketEvent('content_stream', ({ documentId, sectionIndex, content }) => {
    if (documentId !== synthesisId) return
    setStreamed((before) => {
      const sections = before.of === synthesisId ? before.sections : none
      const known = sections.get(sectionIndex)
      if (known === undefined) void client.invalidateQueries({ queryKey: synthesisQuery(synthesisId).queryKey })
      if (known !== undefined && known.length >= content.length) return before
      return { of: synthesisId, sections: new Map(sections).set(sectionIndex, content) }
    })
  })
  return useMemo(() => {
    const sections = streamed.of === synthesisId ? streamed.sections : none
    if (!writing || (sections.get(writing.sectionIndex)?.length ?? 0) >= writing.content.length) return sections
    return new Map(sections).set(writing.sectionIndex, writing.content)
  }, [streamed, synthesisId, writing])
}
