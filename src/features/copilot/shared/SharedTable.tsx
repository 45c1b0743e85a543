import type { AnswerTable } from '#contract/copilot.ts'
import type { DocumentsByKey } from '#research/shared-reading/documents-by-key.ts'
import { SharedQuote } from '#research/shared-reading/SharedQuote.tsx'

import { CountedTable } from '../table/CountedTable.tsx'

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
