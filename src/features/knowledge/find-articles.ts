import { editDistance } from '#science/search/edit-distance.ts'
import { tokensOf } from '#science/search/tokens.ts'

import type { Article } from './article.ts'

const WEIGHTS = { title: 6, words: 4, headings: 3, lead: 2, body: 1 } as const

const termsOf = (text: string) => new Set(tokensOf(text).map(({ term }) => term))

const fields = (article: Article) => ({
  title: termsOf(article.title),
  words: termsOf(article.words),
  headings: termsOf(article.sections.map(({ heading }) => heading).join(' ')),
  lead: termsOf(article.lead),
  body: termsOf(article.sections.flatMap(({ body }) => body.flat()).join(' ')),
})

const indexes = new WeakMap<Article, ReturnType<typeof fields>>()
function indexOf(article: Article) {
  const known = indexes.get(article) ?? fields(article)
  indexes.set(article, known)
  return known
}

/** A term matches itself, a longer word that begins with it, and, from five letters on, a word with one slip. */
function matches(terms: ReadonlySet<string>, term: string): number {
  if (terms.has(term)) return 1
  for (const other of terms) {
    if (term.length >= 3 && other.startsWith(term)) return 0.7
    if (term.length >= 5 && editDistance(term, other, 1) === 1) return 0.5
  }
  return 0
}

function scoreOf(article: Article, terms: readonly string[]): number {
  const index = indexOf(article)
  const names = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]
  // Its best place counts in full and the others a little: an article about a thing goes before one that mentions it often.
  const ofTerm = (term: string) => {
    const scores = names.map((name) => WEIGHTS[name] * matches(index[name], term))
    const best = Math.max(...scores)
    return best === 0 ? 0 : best + 0.1 * (scores.reduce((sum, score) => sum + score, 0) - best)
  }
  const scores = terms.map(ofTerm)
  const covered = scores.filter((score) => score > 0).length / terms.length
  return covered * scores.reduce((sum, score) => sum + score, 0)
}

/**
 * Articles that a query finds, best first. `isNear` is true where no article has the words that carry the query, and the
 * list holds what comes nearest; an empty query finds all in their own order.
 */
export function findArticles(
  articles: readonly Article[],
  query: string,
): { found: readonly Article[]; isNear: boolean } {
  const terms = [...termsOf(query)]
  if (terms.length === 0) return { found: articles, isNear: false }
  const ranked = articles
    .map((article) => ({ article, score: scoreOf(article, terms) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
  if (ranked.length === 0) return { found: articles.slice(0, 3), isNear: true }
  const best = ranked[0]?.score ?? 0
  return { found: ranked.filter(({ score }) => score >= best / 6).map(({ article }) => article), isNear: false }
}
