import { useState } from 'react'

import type { HighlightColour } from '#contract/highlights.ts'
import type { TextRange } from '#science/documents/find-text.ts'
import { contextOf } from '#science/documents/place-quote.ts'

import type { OpenedDocument } from './opened-document.ts'
import type { Highlights } from './use-highlights.ts'

/** The page on which a character stands; undefined in a text without pages. */
export const pageOf = ({ spans }: OpenedDocument, offset: number) =>
  spans.length > 1 ? spans.findLast((span) => span.start <= offset)?.page : undefined

/** Marking words, and which mark the panel shows. `onPanel` opens the panel for a note. */
export function useNotes(highlights: Highlights, document: OpenedDocument, onPanel: () => void) {
  const [tab, setTab] = useState('notes')
  const [current, setCurrent] = useState<string>()
  const [editing, setEditing] = useState<string>()
  const highlight = async (range: TextRange, colour: HighlightColour, { withNote = false } = {}) => {
    const page = pageOf(document, range.start)
    getSelection()?.removeAllRanges()
    const made = await highlights.create({
      quote: document.text.slice(range.start, range.end),
      start: range.start,
      end: range.end,
      colour,
      note: '',
      tags: [],
      ...contextOf(document.text, range),
      ...(page !== undefined && { page }),
    })
    if (!made) return
    setCurrent(made.id)
    if (!withNote) return
    setTab('notes')
    onPanel()
    setEditing(made.id)
  }
  return {
    tab,
    setTab,
    current,
    setCurrent,
    editing,
    setEditing,
    highlight,
    /** Undefined where nothing can be highlighted. */
    inAmber: highlights.isOffered ? (range: TextRange) => void highlight(range, 'amber') : undefined,
  }
}
