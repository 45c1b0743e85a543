import { isRatio } from '../evidence/effect-measures.ts'
import type { Fact } from '../evidence/facts/fact.ts'
import { factsOf } from '../evidence/facts/find-facts.ts'
import { ruleTextOf, type TextKind } from '../evidence/facts/rule-text.ts'
import { ownWordsOf, reportsOthers } from '../evidence/other-study.ts'
import { directionOf } from './direction.ts'
import type { Direction } from './opposed.ts'
import { mainDirectionOf } from './main-direction.ts'

const trials = new Set(['randomised-trial', 'quasi-randomised-trial', 'controlled-trial', 'meta-analysis'])
/** Two sides are set against each other; "between baseline and" are two times of one side. */
const against =
  /\b(?:compared (?:with|to)|in comparison (?:with|to)|versus|vs\.?|than|between(?:-| the (?:two |three )?)?(?: ?(?:groups?|arms))|difference\w* between|relative to|(?:control|placebo|intervention|treatment|experimental) (?:group|arm)|(?:on|with) placebo|from placebo|to placebo)\b/i
/** Two sorts of people, and no arms. */
const ofPeople =
  /\bthan (?:that (?:of|in) )?(?:women|men|boys|girls|people|whites?|blacks?|those (?:with|without|of|living|in|aged))\b/i
const sinceStart = /\b(?:from|with|to|than) (?:the )?(?:baseline|before|pre-?(?:test|treatment|operative))\b/i
const opposite: Readonly<Record<Direction, readonly Direction[]>> = {
  increase: ['decrease', 'no difference'],
  decrease: ['increase', 'no difference'],
  improvement: ['worsening', 'no difference'],
  worsening: ['improvement', 'no difference'],
  'no difference': ['increase', 'decrease', 'improvement', 'worsening'],
}

/** "… was kept significantly, and there were no changes in …": a sentence that says both. */
const both =
  /\bsignificant\w*\b[^.]*\b(?:and|but|while|whereas|although) (?:there (?:was|were) )?(?:no|not)\b|,? (?:with|but) no significant\b/i

type Said = { way: Direction; isTested: boolean; isCompared: boolean }

/**
 * The direction of a paper's main result where it is beyond doubt: of a trial that reports a p value or an interval, where no sentence of its results or
 * conclusions says otherwise, and two of them or one between the arms that are compared say it; or said between the arms
 * with a p value or an interval in the same sentence, and no other such sentence that says otherwise. Else `undefined`.
 */
export function certainDirectionOf(text: string, kind: TextKind, facts: readonly Fact[]): Direction | undefined {
  const design = factsOf(facts, 'design').find(({ first }) => first)?.value
  if (!design || !trials.has(design)) return undefined
  if (testedIn(facts).length === 0 || counts.test(text.slice(0, 200))) return undefined
  const main = mainDirectionOf(text, kind, facts)
  const said = saidOf(text, kind, facts)
  const compared = said.filter(({ isCompared }) => isCompared)
  const [only] = compared
  const direction = main ?? only?.way
  if (!direction || (direction === 'no difference' && facts.some(isDifference))) return undefined
  const isOpposed = (sentences: readonly Said[]) => sentences.some(({ way }) => opposite[direction].includes(way))
  const same = said.filter(({ way }) => way === direction)
  const isBetween = compared.some(({ way, isTested }) => way === direction && (isTested || main !== undefined))
  if (!isOpposed(said) && (isBetween || (main ? same : compared.filter(({ way }) => way === direction)).length > 1))
    return direction
  const isTested = compared.some(({ way, isTested }) => way === direction && isTested)
  return main && isTested && !isOpposed(compared) ? main : undefined
}

/** An interval that leaves out no difference: of some outcome there was one. */
const isDifference = (fact: Fact) => {
  if (fact.kind !== 'effect-size' || !fact.interval || fact.role === 'other-study' || fact.inTable) return false
  const { low, high } = fact.interval
  const none = isRatio(fact.measure) ? 1 : plainly.has(fact.measure) ? 0 : undefined
  return none !== undefined && (low > none || high < none)
}
const plainly: ReadonlySet<string> = new Set(['MD', 'SMD', 'RD', 'difference'])

/** What each sentence of the results and conclusions says by itself, and whether of one arm against another. */
function saidOf(text: string, kind: TextKind, facts: readonly Fact[]): Said[] {
  const tested = testedIn(facts)
  return ruleTextOf(text, kind).sentences.flatMap(({ text: sentence, part, start }) => {
    const words = ownWordsOf(sentence)
    if (part !== undefined && notTold.has(part)) return []
    if (reportsOthers(words) || both.test(words)) return []
    const way = directionOf(words)
    const isTested = tested.some((at) => Math.abs(at - start) < 3)
    return way
      ? [{ way, isTested, isCompared: against.test(words) && !sinceStart.test(words) && !ofPeople.test(words) }]
      : []
  })
}
/** A title of a review that counts the sick and compares no arms. */
const counts = /\b(?:prevalence|burden|epidemiology|projections?)\b/i
/** Where the sentences begin that rule chance out or in. */
const testedIn = (facts: readonly Fact[]) =>
  facts.flatMap((fact) =>
    (fact.kind === 'p-value' && fact.role === 'result') || (fact.kind === 'effect-size' && fact.interval)
      ? fact.sentence.start
      : [],
  )
const notTold: ReadonlySet<string> = new Set(['title', 'background', 'methods', 'aim', 'references'])
