import { createContext } from 'react'

import type { Paper } from '#contract/papers.ts'
import type { Manuscript } from '#science/manuscript/manuscript.ts'

/** What the page passes in, since drafts belong to the writing workspace. */
export type Drafts = {
  /** Makes a draft and answers its id. */
  make: (draft: { title: string; manuscript: Manuscript; papers: readonly Paper[] }) => Promise<string>
  /** Reads a draft that is there: its headings, and the way to put something at its end or under one of them. */
  open: (id: string) => Promise<{
    headings: readonly { at: number; level: number; text: string }[]
    add: (manuscript: Manuscript, papers: readonly Paper[], under?: number) => Promise<void>
  }>
}

export const DraftSlot = createContext<Drafts | undefined>(undefined)
