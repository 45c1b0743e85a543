import type { AnswerQuestion } from '#contract/answer.ts'
import type { Paper } from '#contract/papers.ts'

import { documentText } from '../evidence/document-text.ts'
import { firstPlace, wordText } from '../questions/term-places.ts'
import { isEnglishWord } from '../search/english-words.ts'
import { stem } from '../search/stem.ts'
import { foldWord } from '../search/tokens.ts'

/** A study that a question names, and the papers that are it: its own reports, else papers that speak of it. */
export type NamedStudy<P> = { name: string; reports: P[]; mentions: P[] }

const byAuthor =
  /\b(\p{Lu}[\p{L}’'-]+)(?:\s+(?:et al\.?|and colleagues|\p{Lu}[\p{L}’'-]+\s+et al\.?|(?:and|&)\s+\p{Lu}[\p{L}’'-]+))?\s*(?:\(|,\s*)?((?:1[89]|20)\d\d)?\)?/gu
const pooled = /meta-analysis|systematic-review|review|guideline/

/** Names in a question that may be first authors: a capital inside the sentence, with "et al." or a year, or possessive. */
function authorsIn(text: string): { name: string; year?: number }[] {
  return [...text.matchAll(byAuthor)].flatMap(([whole, name = '', year]) => {
    const isNamed = year !== undefined || /et al|colleagues/.test(whole) || new RegExp(`${name}[’']s`, 'u').test(text)
    return isNamed ? [{ name: name.replace(/[’']s$/, ''), ...(year !== undefined && { year: Number(year) }) }] : []
  })
}

const familyOf = ({ authors }: Pick<Paper, 'authors'>) => foldWord(authors[0]?.family ?? authors[0]?.literal ?? '')

/** "IMPROVED" is a study and "improved" is none: a name that is a word too is written in its capitals. */
const isWritten = (name: string, text: string) =>
  !/^\p{Lu}{4,}$/u.test(name) ||
  !isEnglishWord(stem(name.toLowerCase())) ||
  new Set<string>(text.match(/\p{Lu}{4,}/gu) ?? []).has(name)

/** Where a paper names a study: in its title or the first words of its abstract it is likely its own report. */
function placeOf(paper: Paper, terms: readonly string[]): 'own' | 'mention' | undefined {
  const text = documentText(paper)
  const place = firstPlace(
    terms.filter((term) => isWritten(term, text)),
    wordText(text),
  )
  if (!place) return undefined
  const first = text.indexOf('.', paper.title.length + 3)
  return !pooled.test(paper.design) && place.start < (first === -1 ? text.length : first) ? 'own' : 'mention'
}

/**
 * The studies that a question names (acronym, "the Hunter trial", first author with year or "et al.") and which of these
 * papers report them. A name that no paper has comes back with none: that is an answer too.
 */
export function namedStudies<P extends Paper>(question: AnswerQuestion, papers: readonly P[]): NamedStudy<P>[] {
  const named = question.concepts
    .filter(({ role }) => role === 'study')
    .map(({ text, terms }): NamedStudy<P> => {
      const byName = papers.filter((paper) => terms.some((term) => familyOf(paper) === foldWord(term)))
      const placed = papers.map((paper) => [paper, placeOf(paper, terms)] as const)
      const own = placed.filter(([, place]) => place === 'own').map(([paper]) => paper)
      const mentions = placed.filter(([, place]) => place === 'mention').map(([paper]) => paper)
      return { name: text, reports: own.length > 0 ? own : byName, mentions }
    })
  const authored = authorsIn(question.text).flatMap(({ name, year }): NamedStudy<P>[] => {
    const reports = papers.filter(
      (paper) => familyOf(paper) === foldWord(name) && (year === undefined || paper.year === year),
    )
    // A capital is no proof of a name: only one that is an author counts.
    return reports.length > 0 ? [{ name: year === undefined ? name : `${name} ${year}`, reports, mentions: [] }] : []
  })
  return [
    ...named.filter(({ reports, mentions }) => reports.length + mentions.length > 0 || authored.length === 0),
    ...authored,
  ]
}
