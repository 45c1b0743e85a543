import type { GridColumn } from '#contract/grid.ts'
import type { Proposal } from '#science/grid/cell.ts'
import { proposeRow, type ReadPaper } from '#science/grid/propose.ts'

export type RuleBatch = { papers: ReadPaper[]; columns: GridColumn[] }
export type RuleRow = { id: string; found: Map<string, Proposal> }

/** What the rules find in some papers. A paper on which a rule stumbles has no proposals, and stops no other. */
export function proposeBatch({ papers, columns }: RuleBatch): RuleRow[] {
  return papers.map((read) => {
    try {
      return { id: read.paper.id, found: proposeRow(read, columns) }
    } catch {
      return { id: read.paper.id, found: new Map() }
    }
  })
}
