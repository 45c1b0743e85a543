import type { Fact, FactOf } from '../facts/fact.ts'
import { factsOf } from '../facts/find-facts.ts'
import { recheckInside, recheckPFromInterval, recheckSymmetry } from './intervals.ts'
import { recheckP } from './p-from-test.ts'
import { recheckMean } from './possible-means.ts'
import type { Recheck } from './recheck.ts'
import { recheckArms, recheckShare } from './shares.ts'

export { recheckRules, type Recheck, type RecheckRule, type Verdict } from './recheck.ts'

/**
 * Every number that can be recomputed from others beside it, in the order of the text. What cannot be recomputed is left
 * out: silence is no approval. `text` is the one in which the facts were found.
 */
export function recheckFacts(facts: readonly Fact[], text: string): Recheck[] {
  const all: (Recheck | undefined)[] = [
    ...factsOf(facts, 'test').map(recheckP),
    ...factsOf(facts, 'percentage').map(recheckShare),
    ...factsOf(facts, 'mean').map(recheckMean),
    ...factsOf(facts, 'effect-size').flatMap((effect) => [
      recheckInside(effect),
      recheckSymmetry(effect),
      recheckPFromInterval(effect),
    ]),
    ...arms(facts, text),
  ]
  return all.filter((check) => check !== undefined).sort((a, b) => startOf(a) - startOf(b))
}

const startOf = ({ facts }: Recheck) => facts[0]?.start ?? 0

/** Totals with the arms that the same sentence names, where it names one total. */
function arms(facts: readonly Fact[], text: string): (Recheck | undefined)[] {
  const bySentence = new Map<number, FactOf<'sample-size'>[]>()
  for (const fact of factsOf(facts, 'sample-size'))
    bySentence.set(fact.sentence.start, [...(bySentence.get(fact.sentence.start) ?? []), fact])
  return [...bySentence.values()].map((all) => {
    const totals = all.filter(({ role }) => role === 'total')
    const [total] = totals
    if (!total || totals.length > 1) return undefined
    return recheckArms(
      total,
      all.filter(({ role, start }) => role === 'arm' && start > total.start),
      text.slice(total.sentence.start, total.sentence.end),
    )
  })
}
