import { useCreateAnalysis } from '#research/analyses/create-analysis.ts'
import { useDraftStyle } from '#research/preferences/draft-style.ts'

import type { DraftStart } from './new-draft.ts'

/**
 * Makes a draft that begins with a text, papers and settings; once, however often it is asked after a lost answer. It
 * cites in the person's style, unless the start names one.
 */
export function useCreateDraft() {
  const create = useCreateAnalysis()
  const style = useDraftStyle()
  return async ({ title, ...given }: DraftStart & { title: string }): Promise<string> => {
    const { newBody } = await import('./new-draft.ts')
    const documentIds = (given.papers ?? []).map(({ id }) => id)
    const start = { ...given, settings: { style, ...given.settings } }
    return create({ kind: 'draft', title: title.slice(0, 300), query: '', documentIds, body: newBody(start) })
  }
}
