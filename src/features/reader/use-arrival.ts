import { useEffect, useEffectEvent, useRef } from 'react'

import type { OpenedDocument } from './opened-document.ts'
import { askedPage, type Asked } from './passage.ts'
import type { Jumps } from './use-jumps.ts'
import type { Highlights } from './use-highlights.ts'
import type { Lit } from './use-lit.ts'

type Options = {
  asked: Asked
  document: OpenedDocument
  /** The view that is shown: each is arrived at for itself. */
  viewName: string
  view: Jumps['view']
  passage: Lit['passage']
  highlights: Highlights
  onHighlight: (id: string) => void
}

/** Goes where the address leads: a highlight, else a quote, else a page. Once for each view of each address. */
export function useArrival({ asked, document, viewName, view, passage, highlights, onHighlight }: Options) {
  const arrive = useEffectEvent(() => {
    if (asked.h) {
      const wanted = highlights.placed.find(({ id }) => id === asked.h)
      if (!wanted) return false
      onHighlight(wanted.id)
      view.current?.show(wanted.place)
      return true
    }
    if (passage.kind === 'found') view.current?.show(passage)
    else {
      const page = askedPage(asked, document.spans.length)
      if (page) view.current?.goTo({ page, y: 0 })
    }
    return true
  })
  const arrival = `${viewName} ${document.textHash} ${asked.q} ${asked.s} ${asked.page} ${asked.h}`
  const arrived = useRef('')
  const highlightsKnown = highlights.list.dataUpdatedAt
  useEffect(() => {
    if (arrived.current === arrival) return undefined
    // The view measures itself first; then there is somewhere to go.
    const frame = requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (arrive()) arrived.current = arrival
      }),
    )
    return () => cancelAnimationFrame(frame)
  }, [arrival, highlightsKnown])
}
