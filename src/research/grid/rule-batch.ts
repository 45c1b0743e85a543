import type { GridColumn } from '#contract/grid.ts'
import { proposeRow, type ReadPaper, type ReadRow } from '#science/grid/propose.ts'

export type RuleBatch = { papers: ReadPaper[]; columns: GridColumn[] }
export type RuleRow = { id: string } & ReadRow

/** What the rules find in some papers. A paper on which a rule stumbles counts as not read, and stops no other. */
export function proposeBatch({ papers, columns }: RuleBatch): RuleRow[] {
  return papers.map((read) => {
    try {
      return { id: read.paper.id, ...proposeRow(read, columns) }
    } catch {
      return { id: read.paper.id, found: new Map(), missed: new Map() }
    }
  })
}
