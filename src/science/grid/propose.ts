import type { GridColumn, LookedIn } from '#contract/grid.ts'
import type { Paper } from '#contract/papers.ts'
import { pagesOf, placeAt, type FullText } from '#science/evidence/full-text.ts'
import { isSummarised } from '#science/evidence/provenance.ts'
import { hasRule, readCells } from '#science/extraction/propose-cells.ts'

import type { Miss } from './absence.ts'
import type { Proposal } from './cell.ts'
import { asksRecord, recordProposal } from './record-columns.ts'

/** A paper with the text in which its evidence is to be found. `starts`: of a text with pages, where each begins. */
export type ReadPaper = { paper: Paper; text: string; textHash: string; starts?: FullText['starts'] }

/** What rules say of one paper, by column. A column in neither was not looked for. */
export type ReadRow = { found: Map<string, Proposal>; missed: Map<string, Miss> }

/** Which text of a paper is read: its full text with the pages, else its abstract, our summary of it, or its title alone. */
export function lookedInOf({ paper, starts }: ReadPaper): LookedIn {
  if (starts) {
    const pages = pagesOf({ starts })
    return { of: 'full-text', ...(pages !== undefined && { pages }) }
  }
  if ((paper.abstract ?? '').trim() === '') return { of: 'title' }
  return { of: isSummarised(paper) ? 'summary' : 'abstract' }
}

/** What rules find for a paper, by column, from its record and from its text, and what they looked for in vain. */
export function proposeRow(read: ReadPaper, columns: readonly GridColumn[]): ReadRow {
  const { paper, text, textHash, starts } = read
  const found: ReadRow['found'] = new Map()
  const missed: ReadRow['missed'] = new Map()
  const lookedIn = lookedInOf(read)
  for (const column of columns) {
    const proposal = recordProposal(paper, column)
    if (proposal) found.set(column.id, proposal)
    else if (hasRule(column)) missed.set(column.id, { lookedIn })
    else if (asksRecord(column)) missed.set(column.id, { lookedIn: { of: 'record' } })
  }
  const source = { text, textHash, documentId: paper.id, kind: starts ? ('fulltext' as const) : ('abstract' as const) }
  const { proposed, abstained } = readCells(source, columns)
  for (const { columnId, because, evidence } of abstained) {
    if (!found.has(columnId)) missed.set(columnId, { lookedIn, because, evidence })
  }
  for (const { columnId, ...proposal } of proposed) {
    if (found.has(columnId)) continue
    const evidence = proposal.evidence.map((passage) =>
      starts ? { ...passage, ...placeAt({ starts }, passage.start) } : passage,
    )
    missed.delete(columnId)
    found.set(columnId, { ...proposal, evidence })
  }
  return { found, missed }
}
