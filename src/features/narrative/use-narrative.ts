import { useCallback } from 'react'

import type { NarrativeBody } from '#contract/narrative.ts'
import type { Synthesis } from '#contract/syntheses.ts'
import { useSaver } from '#research/analyses/use-saver.ts'
import { readNarrative } from '#science/narrative/body.ts'

const kind = { name: 'narrative', merge: 'ask', read: readNarrative, pauseMs: 700 } as const

/** A narrative review as it is here, saved by itself. */
export function useNarrative(analysis: Synthesis) {
  const { saver, work, ...shown } = useSaver<NarrativeBody>(analysis.id, analysis, kind)
  const change = useCallback(
    (next: NarrativeBody | ((before: NarrativeBody) => NarrativeBody)) =>
      saver.change(({ body }) => ({ body: typeof next === 'function' ? next(body) : next })),
    [saver],
  )
  const changeHead = useCallback((head: { documentIds: string[] }) => saver.change(() => head), [saver])
  if (!work) throw new Error('A narrative review can always be read.')
  return { ...shown, ...work, change, changeHead }
}
