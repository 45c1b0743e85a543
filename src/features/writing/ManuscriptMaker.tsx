import type { ReactNode } from 'react'

import type { Paper } from '#contract/papers.ts'
import type { Manuscript } from '#science/manuscript/manuscript.ts'

import { useCreateDraft } from './use-create-draft.ts'

type ManuscriptDraft = { title: string; manuscript: Manuscript; papers: readonly Paper[] }

/** As `DraftMaker`, for what has its text as a manuscript already, with citations that name page and paper. */
export function ManuscriptMaker({
  children,
}: {
  children: (make: (draft: ManuscriptDraft) => Promise<string>) => ReactNode
}) {
  const create = useCreateDraft()
  return children(create)
}
