import { useMemo } from 'react'

import type { OpenGrid } from '#research/grid/use-grid.ts'
import { useViewState } from '#research/grid/use-view-state.ts'
import { diagnosticityOf, standingsOf } from '#science/hypotheses/inconsistency.ts'
import { decidingEvidence, sensitivityOf } from '#science/hypotheses/sensitivity.ts'
import { weightOf } from '#science/hypotheses/weights.ts'

import { isHypothesis, isItem, itemFacts, ratingsOf } from './hypothesis-columns.ts'
import { rulesOf, startWeights, weightStateSchema } from './weight-state.ts'

/** Hypotheses, items and ratings of an analysis with everything that is computed from them. */
export function useComparison(open: OpenGrid) {
  const { grid } = open
  const [state, setState] = useViewState(open, 'hypothesis', weightStateSchema, startWeights)
  const rules = useMemo(() => rulesOf(state), [state])
  const made = useMemo(() => {
    const hypotheses = grid.columns.filter(isHypothesis)
    const items = grid.rows.filter(isItem)
    const weights = new Map(
      items.map((item) => {
        const design =
          (item.documentId === undefined ? undefined : grid.papers.get(item.documentId)?.design) ?? 'unknown'
        const facts = itemFacts(grid, item.id)
        return [item.id, weightOf({ ...facts, design, size: facts.size ?? facts.sizeOfPaper }, rules)]
      }),
    )
    const weighed = items.map(({ id }) => ({ id, weight: weights.get(id)?.weight ?? 0 }))
    const ratings = ratingsOf(grid, items, hypotheses)
    return {
      hypotheses,
      items,
      weights,
      ratings,
      standings: standingsOf(hypotheses, weighed, ratings),
      diagnosticity: diagnosticityOf(hypotheses, weighed, ratings),
      sensitivity: sensitivityOf(hypotheses, weighed, ratings),
      deciding: decidingEvidence(hypotheses, weighed, ratings),
    }
  }, [grid, rules])
  return { ...made, state, setState, rules }
}
export type Comparison = ReturnType<typeof useComparison>
