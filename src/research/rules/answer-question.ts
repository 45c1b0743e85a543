import { findFacts } from '#science/evidence/facts/find-facts.ts'
import { recheckFacts } from '#science/evidence/recheck/recheck-facts.ts'

import type { RuleAnswer, RuleQuestion } from './read-facts.ts'

export function answerQuestion({ text, kind, sections }: RuleQuestion): RuleAnswer {
  const facts = findFacts(text, { kind, ...(sections ? { sections } : {}) })
  return { facts, checks: recheckFacts(facts, text) }
}
