import type { Evidence } from '#contract/evidence.ts'
import type { GridColumn } from '#contract/grid.ts'

import { findFacts } from '../evidence/facts/find-facts.ts'
import type { Fact } from '../evidence/facts/fact.ts'
import { rereadFact } from '../evidence/reread/reread-fact.ts'
import { columnRules } from './column-rules.ts'
import type { AbstainedCell, PaperText, ProposedCell } from './column.ts'

export type { AbstainedCell, ColumnField, LibraryColumn, PaperText, ProposedCell } from './column.ts'

/** What the rules say of the columns of one paper: values to propose, and columns they leave empty and why. */
export type ReadCells = { proposed: ProposedCell[]; abstained: AbstainedCell[] }

/** Whether there is a rule for a column: of the others nothing is looked for. */
export const hasRule = ({ id, libraryKey }: Pick<GridColumn, 'id' | 'libraryKey'>): boolean =>
  Object.hasOwn(columnRules, libraryKey ?? id)

/**
 * What the rules propose for the cells of one paper. A column that the rules do not know (a person's own), or about which
 * the text says nothing they can read, is absent: unknown is never an empty value. Each proposal carries the passages that
 * it was read from, word for word, and each of them was read a second time with the same outcome.
 */
export const proposeCells = (paper: PaperText, columns: readonly GridColumn[]): ProposedCell[] =>
  readCells(paper, columns).proposed

/** The same, with the columns that the rules leave empty on purpose. A column in neither list was looked for and not found. */
export const readCells = (paper: PaperText, columns: readonly GridColumn[]): ReadCells =>
  readFromFacts(findFacts(paper.text, paper), paper, columns)

/** The same from facts that are already known, each read again in `text`, in which they were found. */
export function readFromFacts(
  facts: readonly Fact[],
  { text, documentId = '', textHash = '' }: Pick<PaperText, 'text' | 'documentId' | 'textHash'>,
  columns: readonly GridColumn[],
): ReadCells {
  const read: ReadCells = { proposed: [], abstained: [] }
  const passage = ({ start, end, found, section }: Fact): Evidence => ({
    documentId,
    quote: found,
    start,
    end,
    textHash,
    verified: 'exact',
    ...(section ? { section } : {}),
  })
  for (const { id, unit, libraryKey } of columns) {
    const answer = columnRules[libraryKey ?? id]?.(facts, text)
    if (!answer) continue
    const { from, ...cell } = answer
    const evidence = from.map(passage)
    const doubt =
      'because' in cell
        ? cell.because
        : from.map((fact) => rereadFact(fact, text)).find((because) => because !== undefined)
    if (doubt !== undefined) read.abstained.push({ columnId: id, because: doubt, evidence })
    else if ('value' in cell)
      read.proposed.push({ columnId: id, ...(unit ? { unit } : {}), ...cell, evidence, rule: 'From the text' })
  }
  return read
}
