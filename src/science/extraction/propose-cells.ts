import { findFacts } from '../evidence/facts/find-facts.ts'
import type { Fact } from '../evidence/facts/fact.ts'
import type { GridColumn } from '#contract/grid.ts'

import { columnRules } from './column-rules.ts'
import type { PaperText, ProposedCell } from './column.ts'

export type { ColumnField, LibraryColumn, PaperText, ProposedCell } from './column.ts'

/**
 * What the rules propose for the cells of one paper. A column that the rules do not know (a person's own), or about which
 * the text says nothing they can read, is absent: unknown is never an empty value. Each proposal carries the passages that
 * it was read from, word for word.
 */
export const proposeCells = (paper: PaperText, columns: readonly GridColumn[]): ProposedCell[] =>
  proposeFromFacts(findFacts(paper.text, paper), paper, columns)

/** The same from facts that are already known. */
export function proposeFromFacts(
  facts: readonly Fact[],
  { documentId = '', textHash = '' }: Pick<PaperText, 'documentId' | 'textHash'>,
  columns: readonly GridColumn[],
): ProposedCell[] {
  return columns.flatMap(({ id, unit, libraryKey }): ProposedCell[] => {
    const proposal = columnRules[libraryKey ?? id]?.(facts)
    if (!proposal) return []
    const { from, ...cell } = proposal
    const evidence = from.map(({ start, end, found, section }) => ({
      documentId,
      quote: found,
      start,
      end,
      textHash,
      verified: 'exact' as const,
      ...(section ? { section } : {}),
    }))
    return [{ columnId: id, ...(unit ? { unit } : {}), ...cell, evidence, rule: 'From the text' }]
  })
}
