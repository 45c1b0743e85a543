import { createSearchIndex, type SearchIndex } from '#science/search/search-index.ts'
import { tokensOf } from '#science/search/tokens.ts'

import type { Article } from './article.ts'

/** What people say around a question and no article is about. */
const SPEECH = new Set(
  `i me my mine am if should there here want need get got make please help us about any some`.split(' '),
)
/** Hits far below the best one share a word with the question and no more. */
const LEAST_OF_BEST = 0.2
const NEAREST = 3

type Known = { index: SearchIndex; words: ReadonlySet<string> }
const known = new WeakMap<readonly Article[], Known>()

/** The index of papers, with an article in the place of a paper: its search words count as its title does. */
function knownOf(articles: readonly Article[]): Known {
  const before = known.get(articles)
  if (before) return before
  const index = createSearchIndex()
  const words = new Set<string>()
  const papers = articles.map((article) => {
    const headings = article.sections.map(({ heading }) => heading).join('. ')
    const text = [article.lead, headings, ...article.sections.flatMap(({ body }) => body.flat())].join(' ')
    for (const { start, end } of tokensOf(`${article.title} ${article.words}`)) {
      words.add(`${article.title} ${article.words}`.slice(start, end).toLowerCase())
    }
    const keywords = [article.words, article.words, headings]
    return { id: article.slug, title: article.title, abstract: text, authors: [], keywords, ids: {} }
  })
  index.add(papers)
  const now = { index, words }
  known.set(articles, now)
  return now
}

/** A question without what is only speech, and with the words that its last, half-typed one may become. */
function asked(query: string, words: ReadonlySet<string>): string {
  const kept = query
    .split(/\s+/)
    .filter((word) => !SPEECH.has(word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')))
    // Nobody combines articles by operators: who writes one asks about it.
    .map((word) => (/^(?:AND|OR|NOT)$/.test(word) ? 'operator' : word))
  const last = /(?<![\p{L}\p{N}])[\p{L}\p{N}]{3,}$/u.exec(query)?.[0].toLowerCase()
  const whole = last === undefined || words.has(last) ? [] : [...words].filter((word) => word.startsWith(last))
  return [...kept, ...whole].join(' ')
}

const triplesOf = (text: string) => {
  const plain = ` ${text.toLowerCase()} `
  return new Set(Array.from({ length: Math.max(plain.length - 2, 0) }, (_, at) => plain.slice(at, at + 3)))
}

/** Those whose titles and words look most like the question, letter by letter. */
function nearest(articles: readonly Article[], query: string): readonly Article[] {
  const mine = triplesOf(query)
  const likeness = ({ title, words }: Article) =>
    [...triplesOf(`${title} ${words}`)].filter((triple) => mine.has(triple)).length
  return articles
    .map((article) => ({ article, score: likeness(article) }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, NEAREST)
    .map(({ article }) => article)
}

/**
 * Articles that a query finds, best first. `isNear` is true where no article has the words that carry the query, and the
 * list holds what comes nearest; an empty query finds all in their own order.
 */
export function findArticles(
  articles: readonly Article[],
  query: string,
): { found: readonly Article[]; isNear: boolean } {
  const { index, words } = knownOf(articles)
  const question = asked(query, words)
  if (tokensOf(question).length === 0) return { found: articles, isNear: false }
  const hits = index.search(question)
  const least = (hits[0]?.score ?? 0) * LEAST_OF_BEST
  const found = hits
    .filter(({ score }) => score >= least)
    .flatMap(({ id }) => articles.find(({ slug }) => slug === id) ?? [])
  return found.length > 0 ? { found, isNear: false } : { found: nearest(articles, query), isNear: true }
}
