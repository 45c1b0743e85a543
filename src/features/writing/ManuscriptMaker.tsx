import type { ReactNode } from 'react'

import type { Paper } from '#contract/papers.ts'
import type { Manuscript } from '#science/manuscript/manuscript.ts'

import type { DraftToAddTo } from './into-draft.ts'
import { useCreateDraft } from './use-create-draft.ts'

type Drafts = {
  /** Makes a draft and answers its id. */
  make: (draft: { title: string; manuscript: Manuscript; papers: readonly Paper[] }) => Promise<string>
  /** Reads a draft that is there, to add to it. */
  open: (id: string) => Promise<DraftToAddTo>
}

const open = async (id: string) => (await import('./into-draft.ts')).openForAdding(id)

/** As `DraftMaker`, for what has its text as a manuscript already, with citations that name page and paper. */
export function ManuscriptMaker({ children }: { children: (drafts: Drafts) => ReactNode }) {
  const make = useCreateDraft()
  return children({ make, open })
}
