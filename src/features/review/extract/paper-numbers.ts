import type { OutcomeKind } from '#contract/review-body.ts'
import type { Paper } from '#contract/papers.ts'
import type { ArmColumn } from '#science/arms/arm-columns.ts'
import type { FullText } from '#science/evidence/full-text.ts'
import { findFacts } from '#science/evidence/facts/find-facts.ts'

/** Numbers that a rule read together in one sentence, by the columns that take them. */
export type Suggestion = {
  words: string
  sentence: string
  isAbstract: boolean
  values: Partial<Record<ArmColumn, number>>
}

/** Full texts have many numbers: those beyond are found by reading. */
const MOST = 60

/**
 * Numbers of the kind that an outcome asks for: those of the abstract, then those of the full text that it does not hold, in their
 * order. Which arm they are of, a person says.
 */
export function numbersOf(
  { abstract = '' }: Pick<Paper, 'abstract'>,
  fullText: FullText | undefined,
  kind: OutcomeKind,
): Suggestion[] {
  const texts = fullText ? [abstract, fullText.text] : [abstract]
  const known = new Set<string>()
  return texts
    .flatMap((text, place) => numbersIn(text, kind, place === 0))
    .filter(({ sentence, words }) => {
      const key = `${words} ${sentence.replaceAll(/\s+/g, ' ')}`
      const isNew = !known.has(key)
      known.add(key)
      return isNew
    })
    .slice(0, MOST)
}

function numbersIn(text: string, kind: OutcomeKind, isAbstract: boolean): Suggestion[] {
  if (text.trim() === '') return []
  return findFacts(text, { kind: isAbstract ? 'abstract' : 'fulltext' }).flatMap((fact): Suggestion[] => {
    const at = { words: fact.found, sentence: text.slice(fact.sentence.start, fact.sentence.end), isAbstract }
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
