import { useCreateAnalysis } from '#research/analyses/create-analysis.ts'

import type { DraftStart } from './new-draft.ts'

/** Makes a draft that begins with a text, papers and settings; once, however often it is asked after a lost answer. */
export function useCreateDraft() {
  const create = useCreateAnalysis()
  return async ({ title, ...start }: DraftStart & { title: string }): Promise<string> => {
    const { newBody } = await import('./new-draft.ts')
    const documentIds = (start.papers ?? []).map(({ id }) => id)
    return create({ kind: 'draft', title: title.slice(0, 300), query: '', documentIds, body: newBody(start) })
  }
}
