import type { Absent, AnswerQuestion, AnswerRow } from '#contract/answer.ts'

import { documentText } from '../evidence/document-text.ts'
import { placesOf, wordText, type WordText } from '../questions/term-places.ts'
import { rootOf } from '../questions/word-root.ts'
import { absenceSentences } from '../questions/absent-words.ts'
import type { ReadPaper } from '../synthesis/read-papers.ts'
import { commonTerms, readQuestion as questionTerms } from '../synthesis/question.ts'
import { claimOf, claimOfState } from '../questions/claim-words.ts'

const MOST_LETTERS = 300_000

const wordsOf = ({ paper }: ReadPaper): WordText =>
  wordText(
    [documentText(paper), paper.keywords.join('; '), (paper.fullTexts?.[0]?.text ?? '').slice(0, MOST_LETTERS)].join(
      '\n\n',
    ),
  )

/**
 * What was looked for and not found: concepts of which no paper speaks under any of their names, other words of the
 * question that no paper has in any form of their family, and papers without a text. Every absence says where was looked.
 */
export function absentFrom(
  question: AnswerQuestion,
  papers: readonly ReadPaper[],
  rows: readonly AnswerRow[],
): Absent[] {
  if (papers.length === 0) return []
  const texts = papers.map(wordsOf)
  const absent: Absent[] = []
  const scope = scopeOf(papers)
  const named = new Set<string>()
  for (const { text, terms, role, known } of question.concepts) {
    for (const root of wordText(text).roots) named.add(root)
    if (texts.some((words) => terms.some((term) => placesOf(term, words).length > 0))) continue
    // A phrase may stand in other words: none of its own words may be anywhere either.
    const roots = wordText(text).roots.filter((root) => root.length > 2)
    const missing = roots.filter((root) => !texts.some(({ roots: all }) => all.includes(root)))
    if (missing.length === 0 && role !== 'study' && roots.length > 1 && together(roots, texts)) continue
    const also =
      terms.length > 1 ? `, nor any of ${terms.length - 1} other ${terms.length === 2 ? 'name' : 'names'} of it` : ''
    absent.push({
      about: 'concept',
      term: text.slice(0, 500),
      scope:
        `${absenceSentences([{ text, isKnown: known, isStudy: role === 'study' }], none(papers.length)).join('. ')}${also}, ${scope}`.slice(
          0,
          2000,
        ),
      rowIds: [],
    })
  }
  for (const [term, word] of questionTerms(question.text.slice(0, 600)).terms) {
    const root = rootOf(word)
    if (named.has(root) || commonTerms.has(term) || claimOf(word) || claimOfState(word) || dull.has(word.toLowerCase()))
      continue
    if (texts.some(({ roots }) => roots.includes(root))) continue
    absent.push({
      about: 'concept',
      term: word.slice(0, 500),
      scope:
        `${absenceSentences([{ text: word }], none(papers.length)).join('. ')} or another form of it, ${scope}`.slice(
          0,
          2000,
        ),
      rowIds: [],
    })
  }
  const silent = rows.filter(({ source, says }) => source === 'title' && says === 'nothing')
  if (silent.length > 0)
    absent.push({
      about: 'text',
      term: 'texts',
      scope: `${silent.length === 1 ? '1 paper has' : `${silent.length} papers have`} neither abstract nor full text: only the title was read.`,
      rowIds: silent.map(({ id }) => id),
    })
  const full = papers.filter(({ paper }) => (paper.fullTexts?.length ?? 0) > 0).length
  if (full < papers.length)
    absent.push({
      about: 'text',
      term: 'full texts',
      scope:
        full === 0
          ? `No full text was at hand: ${papers.length === 1 ? 'the paper was' : `all ${papers.length} papers were`} read as ${papers.every(({ paper }) => paper.summarised) ? 'Roadrunner’s summaries' : 'title and abstract'}.`
          : `${full} of ${papers.length} papers were read in full.`,
      rowIds: [],
    })
  return absent.slice(0, 100)
}

const together = (roots: readonly string[], texts: readonly WordText[]) =>
  texts.some(({ roots: all }) => roots.every((root) => all.includes(root)))
const none = (count: number) => (count === 1 ? 'The chosen paper never' : `None of the ${count} chosen papers`)
const dull = new Set(
  'really ever actually still good bad true right there does have people risk versus better than likely useful'.split(
    ' ',
  ),
)

function scopeOf(papers: readonly ReadPaper[]): string {
  const full = papers.filter(({ paper }) => (paper.fullTexts?.length ?? 0) > 0).length
  const without = papers.filter(({ paper }) => !paper.abstract && (paper.fullTexts?.length ?? 0) === 0).length
  const where =
    full === 0
      ? 'in title, abstract and keywords'
      : full === papers.length
        ? 'in title, abstract, keywords and full text'
        : `in title, abstract and keywords, and in the full text of ${full}`
  return `${where}${without > 0 ? `; ${without} of them ${without === 1 ? 'has' : 'have'} no text` : ''}.`
}
