import type { GridColumn } from '#contract/grid.ts'
import type { Paper } from '#contract/papers.ts'

import type { Proposal } from './cell.ts'
import { recordProposal } from './record-columns.ts'

/** A paper with the text in which its evidence is to be found. */
export type ReadPaper = { paper: Paper; text: string; textHash: string }

/** What rules find for a paper: from its record, and from its text. */
export function proposeRow({ paper }: ReadPaper, columns: readonly GridColumn[]): Map<string, Proposal> {
  const found = new Map<string, Proposal>()
  for (const column of columns) {
    const proposal = recordProposal(paper, column)
    if (proposal) found.set(column.id, proposal)
  }
  return found
}
