import type { Answer, AnswerClass } from '#contract/answer.ts'

import { effectText, className, studiesOf, type StudyRows } from './answer-words.ts'
import { saysOrder } from '#research/answers/says-look.ts'

export const sortKeys = ['label', 'year', 'design', 'people', 'effect', 'says'] as const
export type SortKey = (typeof sortKeys)[number]
export type StudyOrder = { by: SortKey; isDown: boolean } | undefined

const valueOf = ({ first, rows }: StudyRows, by: SortKey): number | string | undefined => {
  if (by === 'effect') return rows.find(({ effect }) => effect)?.effect?.estimate
  if (by === 'says') return saysOrder.indexOf(first.says)
  return first[by]
}

/** In the wanted order; studies of which the value is not known stand last, whichever way it goes. */
export function inOrder(studies: readonly StudyRows[], order: StudyOrder): StudyRows[] {
  if (!order) return [...studies]
  const sign = order.isDown ? -1 : 1
  return studies.toSorted((a, b) => {
    const [one, other] = [valueOf(a, order.by), valueOf(b, order.by)]
    if (one === undefined || other === undefined) return one === other ? 0 : one === undefined ? 1 : -1
    if (typeof one === 'number' && typeof other === 'number') return sign * (one - other)
    return sign * String(one).localeCompare(String(other), 'en', { numeric: true })
  })
}

/** Studies with a row of the class, and with all the words typed, anywhere in what the table shows of them. */
export function narrowed(answer: Answer, says: AnswerClass | undefined, typed: string): StudyRows[] {
  const words = typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  return studiesOf(answer.rows.filter(({ group }) => group === 'study')).filter(({ rows }) => {
    if (says !== undefined && rows.every((row) => row.says !== says || row.isOut)) return false
    const text = rows
      .map(({ label, title, design, outcome, comparison, subgroup, evidence, effect, says: own }) =>
        [
          label,
          title,
          design,
          outcome,
          comparison,
          subgroup,
          evidence?.quote,
          className(answer, own),
          effect && effectText(effect),
        ].join(' '),
      )
      .join(' ')
      .toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
