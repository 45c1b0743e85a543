import { numberTokens, type NumberToken } from '../number-tokens.ts'
import { armFacts } from './arm-facts.ts'
import { conductFacts } from './conduct-facts.ts'
import { designFacts } from './design-facts.ts'
import { effectFacts } from './effect-facts.ts'
import type { Fact, FactKind, FactOf, RawFact } from './fact.ts'
import { outcomeFacts } from './outcome-facts.ts'
import { pFacts } from './p-facts.ts'
import { peopleFacts } from './people-facts.ts'
import { placeFacts } from './place-facts.ts'
import { partFacts, powerFacts } from './part-facts.ts'
import { registrationFacts } from './registration-facts.ts'
import { ruleTextOf, type RuleText, type TextKind } from './rule-text.ts'
import { sampleFacts } from './sample-facts.ts'
import { sentenceFacts } from './sentence-facts.ts'
import { shareFacts } from './share-facts.ts'
import { statementFacts } from './statement-facts.ts'
import { summaryFacts } from './summary-facts.ts'
import { tableFacts } from './table-facts.ts'
import { testFacts } from './test-facts.ts'
import type { TextSection } from './text-headings.ts'
import { timeFacts } from './time-facts.ts'

export type { TextSection } from './text-headings.ts'
export type { TextKind } from './rule-text.ts'
export type FactOptions = { kind: TextKind; sections?: readonly TextSection[] }

/**
 * Everything that the rules read from an abstract (a record's title, a blank line and its abstract; or the abstract alone)
 * or from a full text, in the order in which it stands there. No model takes part: the same text always gives the same
 * facts. Offsets count UTF-16 units of `text` as it was given, end exclusive, and `found` is what stands there. What a
 * reference list says is not read. Linear in the length of the text.
 */
export function findFacts(text: string, { kind, sections }: FactOptions): Fact[] {
  const paper = ruleTextOf(text, kind, sections)
  const ps = pFacts(paper)
  const raw: RawFact[] = [
    ...ps,
    ...sampleFacts(paper),
    ...armFacts(paper),
    ...peopleFacts(paper),
    ...designFacts(paper),
    ...placeFacts(paper),
    ...timeFacts(paper),
    ...effectFacts(paper, ps),
    ...summaryFacts(paper),
    ...testFacts(paper, ps),
    ...shareFacts(paper),
    ...registrationFacts(paper),
    ...statementFacts(paper),
    ...sentenceFacts(paper),
    ...conductFacts(paper),
    ...outcomeFacts(paper),
    ...partFacts(paper),
    ...powerFacts(paper),
  ]
  const named = raw.filter(({ kind }) => kind === 'age' || kind === 'follow-up')
  const tokens = numberTokens(paper.text)
  const facts = raw
    .filter((fact) => !isPartOfAnother(fact, named))
    .flatMap((fact) => withWholeNumbers(fact, paper.text, tokens))
    .flatMap((fact) => placed(fact, paper, text))
  return [...facts, ...besideOthers(tableFacts(text, paper), facts)].sort(
    (a, b) => a.start - b.start || b.end - a.end || a.kind.localeCompare(b.kind),
  )
}

/** What a row says by itself is not said again by its headings, but for the share or the p value that an interval is of. */
function besideOthers(inTables: readonly Fact[], facts: readonly Fact[]): Fact[] {
  if (inTables.length === 0) return []
  const said = facts.filter(({ kind }) => kind !== 'sample-size').toSorted((a, b) => a.start - b.start)
  let from = 0
  return inTables.filter((fact) => {
    const isPart = ({ kind }: Fact) =>
      fact.kind === 'effect-size' && (kind === 'p-value' || (kind === 'percentage' && fact.measure === 'proportion'))
    while (from < said.length && (said[from]?.start ?? 0) < fact.sentence.start) from++
    for (let at = from; at < said.length; at++) {
      const other = said[at]
      if (!other || other.start >= fact.end) break
      if (fact.start < other.end && !isPart(other)) return false
    }
    return true
  })
}

/** "Median follow-up was 3.4 years" is a follow-up, "mean age 54.2 (SD 9.1)" an age: the same number is not said twice. */
const isPartOfAnother = (fact: RawFact, named: readonly RawFact[]) =>
  (fact.kind === 'mean' || fact.kind === 'median') &&
  named.some(
    ({ kind, start, end }) => (fact.kind === 'median' || kind === 'age') && fact.start < end && start < fact.end,
  )

/** The number in whose middle an offset lies. */
function numberAt(tokens: readonly NumberToken[], at: number): NumberToken | undefined {
  let low = 0
  let high = tokens.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((tokens[middle]?.end ?? 0) <= at) low = middle + 1
    else high = middle
  }
  const token = tokens[low]
  return token && token.start < at ? token : undefined
}

/**
 * A passage that begins or ends inside a number in figures says another one, and is left out. One that begins inside a
 * number in words ("Fifty-|five clinics") begins where the number does.
 */
function withWholeNumbers(fact: RawFact, text: string, tokens: readonly NumberToken[]): RawFact[] {
  const first = numberAt(tokens, fact.start)
  const last = numberAt(tokens, fact.end)
  if (last?.form === 'figures' || first?.form === 'figures') return []
  if (!first) return [fact]
  const isItsWords = fact.value === text.slice(fact.start, fact.end)
  if (typeof fact.value === 'number') return []
  return [
    { ...fact, start: first.start, ...(isItsWords ? { value: text.slice(first.start, fact.end) } : {}) } as RawFact,
  ]
}

function placed(fact: RawFact, paper: RuleText, source: string): Fact[] {
  // A title set as a heading is no sentence, and still names the design.
  const sentence =
    paper.sentenceAt(fact.start) ??
    (fact.kind === 'design' ? { ...fact, part: 'title' as const, section: undefined } : undefined)
  if (!sentence || sentence.part === 'references' || fact.end <= fact.start) return []
  // What begins in the title and goes on in the abstract is two things.
  const isAcross = sentence.part === 'title' && 'text' in sentence && fact.end > sentence.start + sentence.text.length
  if (isAcross && fact.kind !== 'design') return []
  const start = paper.origin(fact.start)
  const end = paper.originEnd(fact.end)
  return [
    {
      ...fact,
      start,
      end,
      found: source.slice(start, end),
      sentence: { start: paper.origin(sentence.start), end: paper.originEnd(sentence.end) },
      ...(sentence.section ? { section: sentence.section } : {}),
      ...(sentence.part ? { part: sentence.part } : {}),
    },
  ]
}

/** The facts of one kind, with the fields of that kind. */
export const factsOf = <K extends FactKind>(facts: readonly Fact[], kind: K): FactOf<K>[] =>
  facts.filter((fact) => fact.kind === kind) as FactOf<K>[]
