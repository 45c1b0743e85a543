import type { HighlightColour } from '#contract/highlights.ts'
import type { TextRange } from '#science/documents/find-text.ts'

/** What is drawn over a passage: the lit one, a match of a search, a highlight, or a word that speaks for or against a paper. */
export type Mark = TextRange &
  (
    | { kind: 'lit' }
    | { kind: 'include' }
    | { kind: 'exclude' }
    | { kind: 'match'; isCurrent: boolean }
    | { kind: 'highlight'; id: string; colour: HighlightColour }
  )

/** What a click on a passage opens: a citation's references, or a figure or table. */
export type Spot = TextRange & { key: string }
