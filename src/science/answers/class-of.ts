import type { AnswerClass, AnswerQuestion, AnswerRow } from '#contract/answer.ts'

import { outcomeSide } from '../synthesis/outcome-side.ts'
import type { Way } from './figures-of.ts'

const goodWay: Readonly<Record<Way, 1 | -1 | 0>> = { better: 1, worse: -1, lower: 0, higher: 0, same: 0 }

/**
 * What a result says of the claim of a question. "Better" and "lower" are brought together by the outcome's good side; where
 * nothing says which side is good, a result that only has the other kind of word says nothing that can be counted.
 */
export function classOf(way: Way, { claim = 'better', outcomeSide: side }: AnswerQuestion, outcome = ''): AnswerClass {
  if (way === 'same') return 'none'
  const own = side ?? outcomeSide(outcome)
  if (claim === 'lower' || claim === 'higher') {
    const amount = way === 'lower' || way === 'higher' ? way : own && amountOf(way, own)
    return !amount ? 'nothing' : amount === claim ? 'favour' : 'against'
  }
  const judged = goodWay[way] !== 0 ? goodWay[way] : own ? ((way === 'higher') === (own === 'good') ? 1 : -1) : 0
  return judged === 0 ? 'nothing' : (judged === 1) === (claim === 'better') ? 'favour' : 'against'
}

const amountOf = (way: Way, side: 'good' | 'bad') => ((way === 'better') === (side === 'good') ? 'higher' : 'lower')

/** The one class of a study's rows: subgroups stand beside the whole and do not count when the whole is there. */
export function classOfStudy(rows: readonly AnswerRow[]): AnswerClass {
  const counted = rows.filter(({ isOut }) => !isOut)
  const whole = counted.filter(({ subgroup }) => subgroup === undefined)
  const said = new Set(
    (whole.length > 0 ? whole : counted).map(({ says }) => says).filter((says) => says !== 'nothing'),
  )
  if (said.size === 0) return 'nothing'
  if (said.has('favour') && said.has('against')) return 'mixed'
  if (said.size === 1) return [...said][0] ?? 'nothing'
  return said.has('mixed') || (said.has('none') && said.size > 1) ? 'mixed' : 'nothing'
}
