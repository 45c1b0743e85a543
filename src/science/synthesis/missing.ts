import type { NotFound } from '#contract/syntheses.ts'

import { readQuestion, type Question } from './question.ts'
import { readPapers, type ReadablePaper, type ReadPaper } from './read-papers.ts'

const MOST_NOT_FOUND = 20

/** What was looked for in the papers and is in none of them, always with the papers that were looked through. */
export function notFoundIn(papers: readonly ReadPaper[], question: Question): NotFound[] {
  if (papers.length === 0) return []
  const missing = [...question.terms].filter(([term]) => !papers.some((paper) => paper.terms.has(term)))
  const words = missing.slice(0, MOST_NOT_FOUND).map(([, word]) => ({
    term: word,
    scope: `${scopeOf(papers, `mentions “${word}”`, `mention “${word}”`)} in ${readIn(papers)}.${unread(papers)}`,
  }))
  const readable = papers.filter(({ sentences }) => sentences.length > 0)
  if (readable.length === 0) return words
  const aspects: NotFound[] = []
  if (!readable.some(({ sentences }) => sentences.some(({ effects }) => effects.some(({ interval }) => interval)))) {
    aspects.push({
      term: 'effect size with an interval',
      scope: `${scopeOf(papers, 'gives', 'give')} an effect size with an interval that the rules can read in ${papers.some(hasFullText) ? 'its abstract or the results of its full text' : 'its abstract'}.${unread(papers)}`,
    })
  }
  return [...words, ...aspects]
}

const hasFullText = ({ paper }: ReadPaper) => (paper.fullTexts?.length ?? 0) > 0

/** Where was looked: a full text is there for some papers, for all of them, or for none. */
function readIn(papers: readonly ReadPaper[]): string {
  const full = papers.filter(hasFullText).length
  if (full === 0) return 'title or abstract'
  if (full === papers.length) return 'title, abstract or full text'
  return `title or abstract, nor in the ${full} full ${full === 1 ? 'text' : 'texts'} among them`
}

const scopeOf = (papers: readonly ReadPaper[], of: string, notOf: string) =>
  papers.length === 1 ? `The chosen paper does not ${notOf}` : `None of the ${papers.length} chosen papers ${of}`

function unread(papers: readonly ReadPaper[]): string {
  const count = papers.filter(({ paper }) => !paper.abstract).length
  if (count === 0) return ''
  if (papers.length === 1) return ' It has no abstract.'
  return count === 1 ? ' 1 of them has no abstract.' : ` ${count} of them have no abstract.`
}

/** The words of a question that none of the papers has, for a text that was written by other means. */
export const notFoundFor = ({ query, papers }: { query: string; papers: readonly ReadablePaper[] }): NotFound[] =>
  notFoundIn(readPapers(papers), readQuestion(query))
