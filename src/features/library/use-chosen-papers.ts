import { useMemo, useState } from 'react'

import type { Paper } from '#contract/papers.ts'
import type { Selection } from '#research/papers/selection.ts'

/** Chosen rows, and the papers behind them: a choice outlives the list in which it was made. */
export function useChosenPapers(shown: readonly Paper[], first: readonly string[] = []) {
  const [state, setState] = useState<{ selection: Selection; known: ReadonlyMap<string, Paper> }>(() => ({
    selection: { ids: new Set(first), anchor: undefined },
    known: new Map(),
  }))
  const chosen = useMemo(() => {
    const byId = new Map([...state.known, ...shown.map((paper) => [paper.id, paper] as const)])
    return [...state.selection.ids].flatMap((id) => byId.get(id) ?? [])
  }, [state, shown])

  return {
    selection: state.selection,
    /** The papers chosen, as far as they have been seen. */
    chosen,
    select: (selection: Selection, more: readonly Paper[] = shown) => {
      const known = new Map(state.known)
      for (const paper of [...shown, ...more]) if (selection.ids.has(paper.id)) known.set(paper.id, paper)
      setState({ selection, known })
    },
  }
}
