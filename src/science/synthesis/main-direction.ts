import { factsOf } from '../evidence/facts/find-facts.ts'
import type { Fact } from '../evidence/facts/fact.ts'
import { ruleTextOf, type RuleSentence, type TextKind } from '../evidence/facts/rule-text.ts'
import { ownWordsOf, reportsOthers } from '../evidence/other-study.ts'
import { comparedDirection, type ComparedDirection } from './compared-direction.ts'
import { directionOf } from './direction.ts'
import type { Direction } from './opposed.ts'

/** The primary outcome itself came out as nothing. */
const failed =
  /\bprimary (?:[\w-]+\s){0,3}?(?:end-?\s?points?|outcomes?|hypothes[ie]s|objective|analysis)\b[^.;]{0,80}\b(?:negative|not (?:\w+\s)?(?:met|reached|achieved|significant\w*|different)|did not differ|no (?:\w+\s){0,3}?(?:difference|effect|benefit|association)s?)\b|\bno (?:\w+\s){0,3}?(?:difference|effect|benefit|association|change|improvement|impact)s?\b[^.;]{0,80}\bprimary (?:[\w-]+\s){0,2}?(?:end-?\s?point|outcome)|\bstopped (?:\w+\s)?(?:early )?(?:for|because of|due to) futility\b/i
/** What should be, may be, is needed or was thought before is no result. */
const unsettled =
  /\b(?:will|would|may|might|could|should|need(?:s|ed)?|must|importance of|trends?|tend(?:ed|ency)|warrant\w*|recommend\w*|hypothesi[sz]ed?|further (?:research|stud\w+|trials?|work)|future|promising|potential\w*|unlikely|(?:little|no|not) support\w*|whether|feasib\w*|support the use|appears? to be a|registration|registered|clinicaltrials)\b/i
const primary = /\bprimary (?:[\w-]+\s){0,2}?(?:end-?\s?points?|outcomes?|analysis)\b/i
/** "patients in the A group felt more comfortable": more of what is good is better, and no amount. */
const dull = new Set('effect effects with from that this study trial randomized randomised controlled patients among between versus using based after during their does have compared comparison treatment therapy clinical'.split(' ')) // prettier-ignore
const stems = (words: string) =>
  new Set(
    words
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 3 && !dull.has(word))
      .map((word) => word.slice(0, 6)),
  )

/**
 * Which way the main result of a paper points: what it says of its primary outcome, else what its conclusions say with one
 * voice, else what the results say of the words of the title. `undefined` for a protocol, and wherever those sentences
 * point more than one way.
 */
export function mainDirectionOf(text: string, kind: TextKind, facts: readonly Fact[]): Direction | undefined {
  if (factsOf(facts, 'design').some(({ first, value }) => first && value === 'protocol')) return undefined
  const { sentences } = ruleTextOf(text, kind)
  const findings = new Set(factsOf(facts, 'main-finding').map(({ value }) => value))
  const own = sentences
    .map((sentence) => ({ ...sentence, text: ownWordsOf(sentence.text), isFinding: findings.has(sentence.text) }))
    .filter(
      ({ text: words, part }) =>
        part !== 'title' && part !== 'background' && part !== 'references' && !reportsOthers(words),
    )
  const told = own.filter(({ part }) => ['results', 'conclusions', 'abstract', undefined].includes(part))
  if (told.some(({ text: words }) => failed.test(words))) return 'no difference'
  const concluded = own.filter(({ part, isFinding }) => part === 'conclusions' || isFinding)
  const title = sentences.filter(({ part }) => part === 'title').map(({ text: words }) => words).join(' ') // prettier-ignore
  const asked = stems(title)
  const about = ({ text: words }: RuleSentence) => [...stems(words)].filter((word) => asked.has(word)).length
  const results = told.filter(({ part }) => part !== 'conclusions')
  const onPrimary = oneOf(results.filter(({ text: words }) => primary.test(words) && !/\b(?:was|were) (?:the|defined)\b/.test(words))) // prettier-ignore
  const inConclusions = oneOf(concluded)
  if (onPrimary.only && inConclusions.only && onPrimary.only !== inConclusions.only) return agreed(onPrimary.only, inConclusions.only) // prettier-ignore
  if (onPrimary.only) return onPrimary.only
  if (inConclusions.only) {
    const isAtOdds = isUnborne(inConclusions.only, results)
    return isAtOdds || isDenied(inConclusions.only, directionBetween(facts, concluded)) ? undefined : inConclusions.only
  }
  if (inConclusions.isMixed) return undefined
  const most = Math.max(0, ...results.map(about))
  if (most < 2) return undefined
  const { only } = oneOf(results.filter((sentence) => about(sentence) >= Math.max(2, most - 1)))
  return only && !oneOf(results).isMixed ? only : undefined
}

/** Whether the results point somewhere, and nowhere to where the conclusions do. "Better" may be more or less of something. */
function isUnborne(said: Direction, results: readonly RuleSentence[]): boolean {
  const found = new Set(results.flatMap(({ text }) => (unsettled.test(text) ? [] : (directionOf(text) ?? []))))
  if (found.size === 0 || found.has(said)) return false
  return said === 'no difference' || [...found].every((direction) => direction === 'no difference' || !bears(said, direction)) // prettier-ignore
}
const judging = new Set<Direction>(['improvement', 'worsening'])
const bears = (said: Direction, found: Direction) => judging.has(said) !== judging.has(found)

const isDenied = (said: Direction, between: ComparedDirection | undefined) =>
  (said === 'increase' && between === 'decreased') ||
  (said === 'decrease' && between === 'increased') ||
  (between !== undefined && (said === 'no difference') !== (between === 'no difference'))

/** The conclusions read again between the arms that the paper names, on its primary outcome. */
function directionBetween(facts: readonly Fact[], sentences: readonly RuleSentence[]) {
  const arm = (role: 'intervention' | 'comparator') => factsOf(facts, 'arm').find((fact) => fact.role === role)?.value
  const [intervention, comparator] = [arm('intervention'), arm('comparator')]
  const outcome = factsOf(facts, 'outcome').find(({ role }) => role === 'primary')?.value
  if (!intervention || !comparator || !outcome) return undefined
  return comparedDirection({ intervention, comparator, outcome }, sentences.map(({ text }) => text)) // prettier-ignore
}

/** Up or down is said more exactly than better or worse; a change is not undone by "no difference" in another place. */
const agreed = (a: Direction, b: Direction): Direction | undefined =>
  a === 'no difference' || b === 'no difference' ? undefined : a === 'increase' || a === 'decrease' ? a : b

function oneOf(sentences: readonly RuleSentence[]): { only?: Direction; isMixed: boolean } {
  const said = new Set(sentences.flatMap(({ text }) => (unsettled.test(text) ? [] : (directionOf(text) ?? []))))
  const sided = [...said]
  const [only] = sided
  return { ...(sided.length === 1 && only ? { only } : {}), isMixed: sided.length > 1 }
}
