import type { AnswerQuestion, Concept } from '#contract/answer.ts'

import { documentText } from '../evidence/document-text.ts'
import { definedAbbreviations } from '../evidence/defined-abbreviations.ts'
import { isLimiting } from '../questions/lexicon.ts'
import { speaksOf, wordText } from '../questions/term-places.ts'
import { entryOf, keyOf, namesOf } from '../questions/vocabulary.ts'
import type { ReadPaper } from '../synthesis/read-papers.ts'

const explained = new WeakMap<ReadPaper, ReadonlyMap<string, string>>()

/** Short names that a paper explains, with what they stand for: "flu-like symptoms (FLS)". */
function explainedIn(read: ReadPaper): ReadonlyMap<string, string> {
  const before = explained.get(read)
  if (before) return before
  const found = definedAbbreviations([documentText(read.paper)])
  explained.set(read, found)
  return found
}

const LEAST_HEAD = 2
const tail = /^(.{4,80}?) (?:of|on|in|at) (?:the )?(.{3,80})$/i

/**
 * What one paper may call an outcome because it says the rest elsewhere: "severe disease" for severe COVID-19 under a title on
 * COVID-19, "delayed recall" for delayed recall of Swahili words where its texts are Swahili words. The limit always stays.
 */
function inContext({ role, text }: Concept, { paper }: ReadPaper): string[] {
  if (role !== 'outcome') return []
  const [, first = '', rest = ''] = /^([\p{L}-]+) (.+)$/u.exec(text) ?? []
  const disease = isLimiting(first) ? entryOf(rest, ['condition']) : undefined
  if (disease?.kind === 'condition' && speaksOf(namesOf(disease), wordText(paper.title)))
    return ['disease', 'illness', 'cases', 'or critical disease', 'critical disease'].map((word) => `${first} ${word}`)
  const [, head = '', whose = ''] = tail.exec(text) ?? []
  if (whose === '') return []
  const has = new Set(wordText(`${paper.title}. ${paper.abstract ?? ''}`).roots)
  const isSaid = wordText(whose).roots.every((root) => has.has(root))
  return wordText(head).roots.length >= LEAST_HEAD && isSaid ? [head] : []
}

/** A question with the names that one paper uses for its concepts, as the paper itself explains them or says them elsewhere. */
export function inWordsOf(paper: ReadPaper, question: AnswerQuestion): AnswerQuestion {
  const before = inWords.get(paper)
  if (before?.question === question) return before.own
  const own = withNames(paper, question)
  inWords.set(paper, { question, own })
  return own
}
const inWords = new WeakMap<ReadPaper, { question: AnswerQuestion; own: AnswerQuestion }>()

function withNames(paper: ReadPaper, question: AnswerQuestion): AnswerQuestion {
  const names = explainedIn(paper)
  let isMore = false
  const concepts = question.concepts.map((concept): Concept => {
    const context = inContext(concept, paper).filter((name) => !concept.terms.includes(name))
    const keys = new Set(concept.terms.map(keyOf))
    const more = [...names].flatMap(([short, long]) =>
      keys.has(keyOf(long)) && !concept.terms.includes(short) ? [short] : concept.terms.includes(short) && !keys.has(keyOf(long)) ? [long] : [],
    )
    if (more.length + context.length === 0) return concept
    isMore = true
    return { ...concept, terms: [...concept.terms, ...more, ...context] }
  }) // prettier-ignore
  return isMore ? { ...question, concepts } : question
}
