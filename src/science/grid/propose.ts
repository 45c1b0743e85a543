import type { GridColumn } from '#contract/grid.ts'
import type { Paper } from '#contract/papers.ts'
import { pageAt, type FullText } from '#science/evidence/full-text.ts'
import { proposeCells } from '#science/extraction/propose-cells.ts'

import type { Proposal } from './cell.ts'
import { recordProposal } from './record-columns.ts'

/** A paper with the text in which its evidence is to be found. `starts`: of a text with pages, where each begins. */
export type ReadPaper = { paper: Paper; text: string; textHash: string; starts?: FullText['starts'] }

/** What rules find for a paper, by column: from its record, and from its text, each with its passages. */
export function proposeRow({ paper, text, textHash, starts }: ReadPaper, columns: readonly GridColumn[]) {
  const found = new Map<string, Proposal>()
  for (const column of columns) {
    const proposal = recordProposal(paper, column)
    if (proposal) found.set(column.id, proposal)
  }
  const read = { text, textHash, documentId: paper.id, kind: starts ? ('fulltext' as const) : ('abstract' as const) }
  for (const { columnId, ...proposal } of proposeCells(read, columns)) {
    if (found.has(columnId)) continue
    const evidence = proposal.evidence.map((passage) => {
      const page = starts && pageAt({ starts }, passage.start)
      return page === undefined ? passage : { ...passage, page }
    })
    found.set(columnId, { ...proposal, evidence })
  }
  return found
}
