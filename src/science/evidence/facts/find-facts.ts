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
  return raw
    .filter((fact) => !isPartOfAnother(fact, named))
    .flatMap((fact) => placed(fact, paper, text))
    .sort((a, b) => a.start - b.start || b.end - a.end || a.kind.localeCompare(b.kind))
}

/** "Median follow-up was 3.4 years" is a follow-up, "mean age 54.2 (SD 9.1)" an age: the same number is not said twice. */
const isPartOfAnother = (fact: RawFact, named: readonly RawFact[]) =>
  (fact.kind === 'mean' || fact.kind === 'median') &&
  named.some(({ start, end }) => fact.start < end && start < fact.end)

function placed(fact: RawFact, paper: RuleText, source: string): Fact[] {
  // A title set as a heading is no sentence, and still names the design.
  const sentence =
    paper.sentenceAt(fact.start) ??
    (fact.kind === 'design' ? { ...fact, part: 'title' as const, section: undefined } : undefined)
  if (!sentence || sentence.part === 'references' || fact.end <= fact.start) return []
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
