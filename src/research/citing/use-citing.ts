import { useEffect, useMemo, useState } from 'react'

import type { PaperDraft } from '#contract/papers.ts'
import { numberedStyles, type Citing } from '#science/citations/reference-styles.ts'
import { inStyle } from '#science/citations/reference-text.ts'
import { messageOf } from '#shared/api/errors.ts'

import { citingBy, type ChosenStyle } from './cite.ts'

/** Nothing of both while a file is being applied. */
export type CitingState = { citing?: Citing; failure?: string }

const working: CitingState = {}

/** References of papers that are on screen: at once by our own styles, a moment later by a file. */
export function useCiting(chosen: ChosenStyle, papers: readonly PaperDraft[]): CitingState {
  const [made, setMade] = useState<{ chosen: ChosenStyle; papers: readonly PaperDraft[]; state: CitingState }>()
  const own = useMemo(
    (): CitingState | undefined =>
      chosen.is === 'built-in'
        ? { citing: { cite: inStyle(chosen.style), isNumbered: numberedStyles.includes(chosen.style) } }
        : undefined,
    [chosen],
  )
  useEffect(() => {
    if (chosen.is === 'built-in') return undefined
    let isLast = true
    void citingBy(chosen, papers).then(
      (citing) => isLast && setMade({ chosen, papers, state: { citing } }),
      (error: unknown) => isLast && setMade({ chosen, papers, state: { failure: messageOf(error, '') } }),
    )
    return () => {
      isLast = false
    }
  }, [chosen, papers])
  return own ?? (made?.chosen === chosen && made.papers === papers ? made.state : working)
}
