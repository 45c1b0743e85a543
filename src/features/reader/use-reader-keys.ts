import { useMemo } from 'react'

import type { TextRange } from '#science/documents/find-text.ts'
import { sentencesOf } from '#science/evidence/sentences.ts'
import { useShortcut } from '#shared/browser/use-shortcut.ts'

import type { OpenedDocument } from './opened-document.ts'
import { readerCopy as copy } from './reader.copy.ts'
import { zoomStep, type ReaderLook } from './reader-look.ts'
import type { Finding } from './use-find.ts'
import type { Jumps } from './use-jumps.ts'

type Options = {
  document: OpenedDocument
  page: number
  find: Finding
  jumps: Jumps
  selection: TextRange | undefined
  lit: TextRange | undefined
  onLight: (range: TextRange) => void
  /** Undefined where nothing can be highlighted. */
  onHighlight: ((range: TextRange) => void) | undefined
  /** Set where pages are shown: the share of their printed size. */
  scale: number | undefined
  onLook: (change: Partial<ReaderLook>) => void
  isEnabled: boolean
}

/** The keys of the reader. */
export function useReaderKeys(options: Options) {
  const { document, page, find, jumps, selection, lit, onLight, onHighlight, scale, onLook, isEnabled } = options
  const { text, spans } = document
  const sentences = useMemo(() => sentencesOf(text), [text])
  const stepSentence = (direction: 1 | -1) => {
    const at = lit?.start ?? spans.find((span) => span.page === page)?.start ?? 0
    const now = sentences.findLastIndex((sentence) => sentence.start <= at)
    const next = sentences[lit ? now + direction : Math.max(0, now)]
    if (next) onLight(next)
  }
  const group = copy.keys.group
  const zoom = { group, enabled: scale !== undefined }
  const zoomBy = (direction: 1 | -1) => onLook({ zoom: zoomStep(scale ?? 1, direction) })
  useShortcut('mod+f', () => find.setOpen(true), { label: copy.find, group, inInputs: true })
  useShortcut('alt+ArrowLeft', jumps.back, { label: copy.backPlain, group, enabled: jumps.last !== undefined })
  useShortcut(
    'h',
    () => {
      // What is selected, else the place found, else what is lit.
      const range = selection ?? (find.at >= 0 ? find.matches[find.at] : undefined) ?? lit
      if (range) onHighlight?.(range)
    },
    { label: copy.keys.highlight, group, enabled: isEnabled },
  )
  useShortcut('j', () => stepSentence(1), { label: copy.keys.next, group, enabled: isEnabled })
  useShortcut('k', () => stepSentence(-1), { label: copy.keys.before, group, enabled: isEnabled })
  useShortcut('mod+=', () => zoomBy(1), { label: copy.zoomIn, ...zoom })
  useShortcut('mod+-', () => zoomBy(-1), { label: copy.zoomOut, ...zoom })
  useShortcut('mod+0', () => onLook({ zoom: 'width' }), { label: copy.fitWidth, ...zoom })
}
