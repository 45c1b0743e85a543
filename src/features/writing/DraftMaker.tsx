import type { ReactNode } from 'react'

import type { Paper } from '#contract/papers.ts'

import { useCreateDraft } from './use-create-draft.ts'

/** Makes a draft that begins with a text in Markdown and answers its id. A citation `[@id]` names a paper by its id. */
export type MarkdownDraft = (draft: { title: string; markdown: string; papers: readonly Paper[] }) => Promise<string>

/** Hands the making of drafts to what stands in it: other parts of the product know nothing of the writing workspace. */
export function DraftMaker({ children }: { children: (make: MarkdownDraft) => ReactNode }) {
  const create = useCreateDraft()
  return children(async ({ title, markdown, papers }) => {
    const { readMarkdown } = await import('#science/manuscript/import/markdown/read-markdown.ts')
    return create({ title, manuscript: readMarkdown(markdown).manuscript, papers })
  })
}
