import { createContext } from 'react'

import type { Paper } from '#contract/papers.ts'
import type { Manuscript } from '#science/manuscript/manuscript.ts'

export type DraftToMake = { title: string; manuscript: Manuscript; papers: readonly Paper[] }
/** Makes a draft and answers its id; the page passes it in, since drafts belong to the writing workspace. */
export type MakeDraft = (draft: DraftToMake) => Promise<string>

export const DraftSlot = createContext<MakeDraft | undefined>(undefined)
