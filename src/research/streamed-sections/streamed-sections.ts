import { useMemo, useRef, useState } from 'react'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'

import { useSocketEvent } from '#platform/realtime/use-socket-event.ts'

/** Sections of one text as they are streamed: the whole text of each so far, by its index. */
export type StreamedSections = ReadonlyMap<number, string>

/** What is being written, with the section under way where the server says it. */
type Written = { id: string; writing?: { sectionIndex: number; content: string } | null | undefined }

const none: StreamedSections = new Map()

/**
 * Text that arrives over the socket while it is being written. Pieces may come late, twice or out of order: each carries
 * its section's whole text, so the longest one is right. What came before anybody listened, and all of it where no socket
 * is to be had, comes with the query of `queryKey`, which every new section wakes.
 */
export function useStreamedSections({ id, writing }: Written, queryKey: QueryKey): StreamedSections {
  const client = useQueryClient()
  const [streamed, setStreamed] = useState({ of: id, sections: none })
  const begun = useRef({ of: id, sections: new Set<number>() })

  useSocketEvent('content_stream', ({ documentId, sectionIndex, content }) => {
    if (documentId !== id) return
    if (begun.current.of !== id) begun.current = { of: id, sections: new Set() }
    if (!begun.current.sections.has(sectionIndex)) void client.invalidateQueries({ queryKey })
    begun.current.sections.add(sectionIndex)
    setStreamed((before) => {
      const sections = before.of === id ? before.sections : none
      const known = sections.get(sectionIndex)
      if (known !== undefined && known.length >= content.length) return before
      return { of: id, sections: new Map(sections).set(sectionIndex, content) }
    })
  })
  return useMemo(() => {
    const sections = streamed.of === id ? streamed.sections : none
    if (!writing || (sections.get(writing.sectionIndex)?.length ?? 0) >= writing.content.length) return sections
    return new Map(sections).set(writing.sectionIndex, writing.content)
  }, [streamed, id, writing])
}

/** A streamed piece as heading and text: it begins with `## heading` and a blank line where it has one. */
export function streamedParts(content: string): { heading: string; body: string } {
  const [, heading = '', body = content] = /^## ([^\n]*)\n\n([\s\S]*)$/.exec(content) ?? []
  return { heading, body }
}
