import type { SearchHit } from '#contract/search.ts'

import type { SortOrder } from './search-filters.ts'

/** Ignores case, accents and leading signs, and reads numbers as numbers. */
const titles = new Intl.Collator('en', { sensitivity: 'base', numeric: true, ignorePunctuation: true })

/** A copy in the order asked for. Relevance is the order of the answer; papers without a year come last. */
export function sortHits(hits: readonly SearchHit[], order: SortOrder): readonly SearchHit[] {
  if (order === 'relevance') return hits
  if (order === 'title') return [...hits].sort((one, other) => titles.compare(one.paper.title, other.paper.title))
  return [...hits].sort((one, other) => (other.paper.year ?? -Infinity) - (one.paper.year ?? -Infinity) || 0)
}
