import { useEffect, useState, type RefObject } from 'react'

import type { TextRange } from '#science/documents/find-text.ts'

import type { OpenedDocument } from './opened-document.ts'
import { selectedRange, trimmed } from './selection-range.ts'

/** Words of a range as they are copied: what may divide them at a line's end is no letter of them. */
export const plainWords = (text: string, { start, end }: TextRange) => text.slice(start, end).replaceAll('\u00AD', '')

export type TextSelection = TextRange & {
  /** Where it ends in the window. */
  at: { x: number; y: number }
}

/** What is selected of a document, in its own offsets; copying takes the words of its text. */
export function useTextSelection(root: RefObject<HTMLElement | null>, open: Pick<OpenedDocument, 'text' | 'spans'>) {
  const [selection, setSelection] = useState<TextSelection>()
  const { text, spans } = open
  useEffect(() => {
    const rangeNow = () => {
      const range = root.current ? selectedRange(root.current, spans) : undefined
      return range && trimmed(text, range)
    }
    const listen = () => {
      const range = rangeNow()
      const box = range && getSelection()?.getRangeAt(0).getBoundingClientRect()
      setSelection(range && box ? { ...range, at: { x: box.right, y: box.bottom } } : undefined)
    }
    const copied = (event: ClipboardEvent) => {
      const range = rangeNow()
      if (!range || !event.clipboardData) return
      event.clipboardData.setData('text/plain', plainWords(text, range))
      event.preventDefault()
    }
    document.addEventListener('selectionchange', listen)
    document.addEventListener('copy', copied)
    return () => {
      document.removeEventListener('selectionchange', listen)
      document.removeEventListener('copy', copied)
    }
  }, [root, text, spans])
  return selection
}
