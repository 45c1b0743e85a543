import type { AnswerTable } from '#contract/copilot.ts'
import { evidenceFor } from '#science/evidence/verify-quote.ts'
import { CitationMark } from '#research/evidence/CitationMark.tsx'
import type { OpenedPassage } from '#research/evidence/passage-address.ts'

import { CountedTable } from '../table/CountedTable.tsx'
import type { CheckedAnswer } from './use-checked-answer.ts'

type Cell = AnswerTable['rows'][number][number]
type Props = {
  table: AnswerTable
  checked: Pick<CheckedAnswer, 'papers' | 'isSettled'>
  onOpen?: ((passage: OpenedPassage) => void) | undefined
}

/** What was counted or read, with the passage behind each value that stands in a paper. */
export function AnswerTableView({ table, checked, onOpen }: Props) {
  const markOf = ({ evidence }: Cell) => {
    if (!evidence || !checked.isSettled) return null
    const paper = checked.papers.find(({ id }) => id === evidence.documentId)
    const found = paper && evidenceFor(paper, evidence.quote)
    const { start, end, page } = found ?? { start: 0, end: 0 }
    const place = { verified: found?.verified ?? ('none' as const), start, end, ...(page !== undefined && { page }) }
    return <CitationMark checked={{ citation: evidence, paper, ...place }} onOpen={onOpen} />
  }
  return <CountedTable table={table} sourceOf={markOf} />
}
