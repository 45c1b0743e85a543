import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

import type { Sentence } from '#contract/syntheses.ts'

/** The words of a sentence, struck through where they do not hold. */
export function SaidSentence({ sentence, isStruck }: { sentence: Sentence; isStruck: boolean }) {
  return isStruck ? <s className="text-ink-muted">{sentence.text}</s> : <span>{sentence.text}</span>
}

/** Why a sentence does not hold, behind it. */
export function StruckReason({ children }: { children: ReactNode }) {
  return (
    <span className="mx-1 inline-flex items-baseline gap-1 rounded-control border border-line-strong px-1 font-sans text-xs text-ink-muted">
      <TriangleAlert aria-hidden size={12} className="shrink-0 self-center" />
      <span>{children}</span>
    </span>
  )
}
