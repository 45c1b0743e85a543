import type { AnswerTable } from '#contract/copilot.ts'
import { checkCitation } from '#research/evidence/checked-citations.ts'
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
    return <CitationMark checked={checkCitation(evidence, paper)} onOpen={onOpen} />
  }
  return <CountedTable table={table} sourceOf={markOf} />
}
