import type { OpenGrid } from '#research/grid/use-grid.ts'
import { useViewState } from '#research/grid/use-view-state.ts'
import { proposedThreats, splitAttributes } from '#science/designs/compare.ts'
import { isOnlyOffered } from '#science/extraction/counted-cell.ts'
import { absentText } from '#science/grid/absence.ts'
import { cellText } from '#science/grid/cell-text.ts'

import { designStateSchema, startState } from './design-state.ts'

export const DESIGNS_MOST = 8

/** The studies side by side: up to eight papers, their attributes as text, and what is set beside them. */
export function useDesigns(open: OpenGrid) {
  const [state, setState] = useViewState(open, 'design_compare', designStateSchema, startState)
  const { grid } = open
  const papers = open.papers.slice(0, DESIGNS_MOST)
  const valueOf = (paperId: string, columnId: string): string => {
    const cell = grid.cell(paperId, columnId)
    return cell === undefined || cell.state === 'empty' || cell.state === 'not_reported'
      ? ''
      : cellText(cell.value, cell.unit)
  }
  /** Why a cell has no value, in words. */
  const absentOf = (paperId: string, columnId: string) => absentText(grid, grid.cell(paperId, columnId))
  /** Nobody has confirmed what stands there, and rules are not right often enough to count it. */
  const isOffered = (paperId: string, columnId: string) => isOnlyOffered(grid.cell(paperId, columnId), { id: columnId })
  const { different, same } = splitAttributes(
    grid.columns.map(({ id }) => ({ id, values: papers.map((paper) => valueOf(paper.id, id)) })),
  )
  const threatsOf = (paperId: string) => proposedThreats((columnId) => valueOf(paperId, columnId) || undefined)
  return {
    state,
    setState,
    papers,
    valueOf,
    absentOf,
    isOffered,
    different,
    same,
    threatsOf,
    left: open.papers.length - papers.length,
  }
}
export type Designs = ReturnType<typeof useDesigns>
