import type { AnswerTable } from '#contract/copilot.ts'

import { CountedTable } from '../table/CountedTable.tsx'
import type { DocumentsByKey } from './documents-by-key.ts'
import { SharedQuote } from './SharedQuote.tsx'

type Props = { table: AnswerTable; documents: DocumentsByKey }

/** A counted table of a shared answer. */
export function SharedTable({ table, documents }: Props) {
  return (
    <CountedTable
      table={table}
      sourceOf={({ evidence }) => evidence && <SharedQuote citation={evidence} documents={documents} />}
    />
  )
}
