import type { Concept } from '#contract/answer.ts'

import { runsOf } from '../questions/subjects.ts'
import { readQuestion } from '../synthesis/question.ts'

/** A number or word that a table can show of each paper. */
export type TableKind = 'sizes' | 'designs' | 'count'

/**
 * How a question is gone about. `words`: what is looked for, as it was typed; `carried`: those of them that come from an
 * earlier question. `compare`: two things side by side; `define`: what a term means; `table`: counted over the papers.
 */
export type QuestionPlan = {
  words: string[]
  carried: string[]
  kind: 'passages' | 'compare' | 'define' | 'table'
  sides?: [string, string]
  /** Of a comparison: what the two are compared in, where the question says it. */
  outcome?: Concept
  term?: string
  table?: TableKind
}

/** Words of earlier questions that a follow-up takes along, at most. */
const MOST_CARRIED = 12

const comparisons = [
  /\b(?:compare|contrast)\s+(?=\S)(?<a>.{1,300}?)(?<!\s)\s+(?:and|with|to|versus|vs\.?|against)\s+(?=\S)(?<b>[^?.;]+)/i,
  /\bdifferences?\s+between\s+(?=\S)(?<a>.{1,300}?)(?<!\s)\s+and\s+(?=\S)(?<b>[^?.;]+)/i,
  /^(?:is|are|does|do|was|were|how (?:does|do|is|are))?\s*(?=\S)(?<a>[^?.;,]{3,60}?)(?<!\s)\s+(?:versus|vs\.?|compared (?:with|to))\s+(?=\S)(?<b>[^?.;]{3,60})/i,
]
const definitions = [
  /^(?:what (?:is|are) (?:the )?(?:meaning|definition) of|define|definition of|what is meant by|how (?:is|are))\s+(?:an?\s+|the\s+)?(?=\S)(?<term>[^?.;]{2,80}?)(?<!\s)(?:\s+defined)?\s*\??$/i,
  /^what (?:does|do)\s+(?:an?\s+|the\s+)?(?=\S)(?<term>[^?.;]{2,80}?)(?<!\s)\s+(?:mean|stand for)\b/i,
  /^what (?:is|are)\s+(?:an?\s+)?(?<term>\p{L}[\p{L}\d’'-]*(?:\s+[\p{L}\d’'-]+){0,2})\s*\?$/iu,
]
const sizes =
  /\b(?:sample sizes?|how large (?:were|was|are|is) the (?:samples?|stud(?:y|ies)|trials?)|how many (?:people|patients|participants|subjects|volunteers|children|women|men)(?: (?:were|was|did|took|are))?|numbers? of (?:people|patients|participants|subjects))\b/i
const designs = /\b(?:study |research )?designs?\b|\bwhat (?:kind|kinds|type|types) of (?:study|studies)\b/i
const counts =
  /\b(?:how many|number of|count(?: the)?)\s+(?:of (?:the|these)\s+)?(?:papers|studies|trials|articles|reviews|documents)\b/i
/** Words that ask for a table and name nothing that is looked for. */
const tableWords =
  /\b(?:tables?|list(?:ed)?|by year|per year|years?|counts?|numbers?|how many|how large|were|included|sizes?|samples?|designs?|kinds?|types?|trials?|mention(?:s|ed)?|enrol+ed|randomi[sz]ed)\b/gi

/** A question that leans on what was asked before: it points back, or names next to nothing itself. */
const pointsBack =
  /\b(?:it|its|they|them|their|theirs|this|that|these|those|such|the same|the former|the latter|he|she|his|her)\b/i
const goesOn = /^\s*(?:and|but|also|what about|how about|what of)\b/i
/** Openings of a follow-up, and of many questions that stand by themselves: "why" alone, "Why did X cause Y?". */
const mayGoOn = /^\s*(?:or|why|how so|how come|in which|which of|for whom|only|even)\b/i

const wordsOf = (text: string) => [...readQuestion(text).terms.values()]

/** Words of the questions before, from the newest back to the first that stands by itself. */
function wordsBefore(earlier: readonly string[]): string[] {
  const words: string[] = []
  for (const text of earlier.toReversed()) {
    words.push(...wordsOf(text))
    if (words.length > 0 && !isFollowUp(text)) break
  }
  return words
}

/**
 * Whether a question is understood only with the ones before it. One that names two things of its own stands by itself,
 * whatever small words it has: nothing of the question before leaks into it.
 */
export const isFollowUp = (text: string): boolean => {
  const named = runsOf(text).length
  return (
    goesOn.test(text) ||
    (named < 2 && (pointsBack.test(text) || mayGoOn.test(text))) ||
    (named === 0 && wordsOf(text).length < 2)
  )
}

function kindOf(text: string): Pick<QuestionPlan, 'kind' | 'sides' | 'term' | 'table'> {
  const table = sizes.test(text) ? 'sizes' : designs.test(text) ? 'designs' : counts.test(text) ? 'count' : undefined
  for (const pattern of table === 'designs' ? comparisons.slice(0, 2) : comparisons) {
    const { a, b } = pattern.exec(text)?.groups ?? {}
    if (a && b && wordsOf(a).length > 0 && wordsOf(b).length > 0)
      return { kind: 'compare', sides: [a.trim(), b.trim()] }
  }
  if (table) return { kind: 'table', table }
  for (const pattern of definitions) {
    const term = pattern.exec(text.trim())?.groups?.['term']?.trim()
    if (term && wordsOf(term).length > 0 && !pointsBack.test(term)) return { kind: 'define', term }
  }
  return { kind: 'passages' }
}

/**
 * Reads what a question asks for, by rules: its words, those that it leans on from earlier questions of the conversation
 * (oldest first), and whether it compares, counts or asks for a meaning.
 */
export function planQuestion(text: string, earlier: readonly string[] = []): QuestionPlan {
  const kind = kindOf(text)
  const plain = kind.kind === 'table' ? text.replaceAll(tableWords, ' ') : text
  const own = wordsOf(plain)
  const known = new Set(own.map((word) => word.toLowerCase()))
  const carried = isFollowUp(plain)
    ? wordsBefore(earlier)
        .filter((word) => !known.has(word.toLowerCase()))
        .slice(0, MOST_CARRIED)
    : []
  return { words: [...own, ...new Set(carried)], carried: [...new Set(carried)], ...kind }
}
