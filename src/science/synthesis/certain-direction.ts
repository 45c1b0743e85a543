import type { Fact } from '../evidence/facts/fact.ts'
import { factsOf } from '../evidence/facts/find-facts.ts'
import { ruleTextOf, type TextKind } from '../evidence/facts/rule-text.ts'
import { reportsOthers } from '../evidence/other-study.ts'
import { directionOf, type Direction } from './direction.ts'
import { mainDirectionOf } from './main-direction.ts'

const trials = new Set(['randomised-trial', 'quasi-randomised-trial', 'controlled-trial', 'meta-analysis'])
/** Two sides are set against each other; "between baseline and" are two times of one side. */
const against =
  /\b(?:compared (?:with|to)|in comparison (?:with|to)|versus|vs\.?|than|between(?:-| the (?:two |three )?)?(?: ?(?:groups?|arms))|difference\w* between|relative to|(?:control|placebo|intervention|treatment|experimental) (?:group|arm)|(?:on|with) placebo|from placebo|to placebo)\b/i
const sinceStart = /\b(?:from|with|to|than) (?:the )?(?:baseline|before|pre-?(?:test|treatment|operative))\b/i
const opposite: Readonly<Record<Direction, readonly Direction[]>> = {
  increase: ['decrease', 'no difference'],
  decrease: ['increase', 'no difference'],
  improvement: ['worsening', 'no difference'],
  worsening: ['improvement', 'no difference'],
  'no difference': ['increase', 'decrease', 'improvement', 'worsening'],
}

/**
 * The direction of a paper's main result where it is beyond doubt: of a trial, said between the arms that are compared, with a
 * p value or an interval in the same sentence, and no other such sentence that says otherwise. Else `undefined`.
 */
export function certainDirectionOf(text: string, kind: TextKind, facts: readonly Fact[]): Direction | undefined {
  const design = factsOf(facts, 'design').find(({ first }) => first)?.value
  if (!design || !trials.has(design)) return undefined
  const main = mainDirectionOf(text, kind, facts)
  if (!main) return undefined
  const tested = new Set(
    facts.flatMap((fact) =>
      (fact.kind === 'p-value' && fact.role === 'result') || (fact.kind === 'effect-size' && fact.interval)
        ? fact.sentence.start
        : [],
    ),
  )
  const said = ruleTextOf(text, kind).sentences.flatMap(({ text: words, part, start }) => {
    if (part === 'title' || part === 'background' || part === 'methods' || reportsOthers(words)) return []
    const way = directionOf(words)
    const isTested = [...tested].some((at) => Math.abs(at - start) < 3)
    return way && against.test(words) && !sinceStart.test(words) ? [{ way, isTested }] : []
  })
  if (said.some(({ way }) => opposite[main].includes(way))) return undefined
  return said.some(({ way, isTested }) => way === main && isTested) ? main : undefined
}
