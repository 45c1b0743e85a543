import { useMemo, useState } from 'react'

import type { TextRange } from '#science/documents/find-text.ts'

import type { OpenedDocument } from './opened-document.ts'
import { passageIn, type Asked } from './passage.ts'

/** The passage that is lit: what somebody chose last, else what the address asks for. */
export function useLit(document: OpenedDocument, abstract: OpenedDocument, asked: Asked) {
  const { text, textHash } = document
  const [chosen, setChosen] = useState<TextRange & { in: string }>()
  const [isNoticeHidden, setNoticeHidden] = useState(false)
  const passage = useMemo(() => passageIn(text, asked), [text, asked])
  const isInAbstract = useMemo(
    () =>
      passage.kind === 'missing' && textHash !== abstract.textHash
        ? passageIn(abstract.text, asked).kind === 'found'
        : false,
    [passage, textHash, abstract, asked],
  )
  const isAsked = passage.kind === 'found' && !isNoticeHidden && chosen === undefined
  const range = chosen?.in === textHash ? chosen : isAsked ? passage : undefined
  return {
    range: range as TextRange | undefined,
    passage,
    /** Not in the text that is read, but in the abstract. */
    isInAbstract,
    /** What is said of the passage that the address asks for. */
    notice: isNoticeHidden || chosen !== undefined ? ({ kind: 'none' } as const) : passage,
    hideNotice: () => setNoticeHidden(true),
    choose: ({ start, end }: TextRange) => setChosen({ start, end, in: textHash }),
  }
}
export type Lit = ReturnType<typeof useLit>
