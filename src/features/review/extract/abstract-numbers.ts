import type { OutcomeKind } from '#contract/review-body.ts'
import type { Paper } from '#contract/papers.ts'
import type { ArmColumn } from '#science/arms/arm-columns.ts'
import { findFacts } from '#science/evidence/facts/find-facts.ts'

/** Numbers that a rule read together in one sentence, by the columns that take them. */
export type Suggestion = { words: string; sentence: string; values: Partial<Record<ArmColumn, number>> }

/** Numbers of the kind that an outcome asks for, in the order of the abstract. Which arm they are of, a person says. */
export function numbersOf({ abstract = '' }: Pick<Paper, 'abstract'>, kind: OutcomeKind): Suggestion[] {
  if (abstract.trim() === '') return []
  return findFacts(abstract, { kind: 'abstract' }).flatMap((fact): Suggestion[] => {
    const at = { words: fact.found, sentence: abstract.slice(fact.sentence.start, fact.sentence.end) }
    if (kind === 'dichotomous') {
      if (fact.kind === 'count') return [{ ...at, values: { events: fact.value, total: fact.of } }]
      if (fact.kind === 'percentage' && fact.events !== undefined && fact.of !== undefined)
        return [{ ...at, values: { events: fact.events, total: fact.of } }]
      return []
    }
    if (kind === 'continuous') {
      if (fact.kind !== 'mean' || fact.spread.type !== 'SD') return []
      const size = fact.n === undefined ? {} : { total: fact.n }
      return [{ ...at, values: { mean: fact.value, sd: fact.spread.value, ...size } }]
    }
    if (kind === 'diagnostic' || fact.kind !== 'effect-size' || !fact.interval) return []
    if (kind === 'time-to-event' && fact.measure !== 'HR') return []
    return [{ ...at, values: { estimate: fact.value, low: fact.interval.low, high: fact.interval.high } }]
  })
}
