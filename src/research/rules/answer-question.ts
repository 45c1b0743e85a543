import type { Fact } from '#science/evidence/facts/fact.ts'
import { findFacts, type TextKind, type TextSection } from '#science/evidence/facts/find-facts.ts'
import { recheckFacts, type Recheck } from '#science/evidence/recheck/recheck-facts.ts'

export type RuleQuestion = { text: string; kind: TextKind; sections?: readonly TextSection[] | undefined }
/** What the rules found in a text, and what they recomputed from it. */
export type RuleAnswer = { facts: Fact[]; checks: Recheck[] }

export function answerQuestion({ text, kind, sections }: RuleQuestion): RuleAnswer {
  const facts = findFacts(text, { kind, ...(sections ? { sections } : {}) })
  return { facts, checks: recheckFacts(facts, text) }
}
