import type { PaperDraft } from '#contract/papers.ts'

import type { SearchField } from './query-node.ts'

/** What the index reads of a paper. */
export type SearchablePaper = Pick<
  PaperDraft,
  'title' | 'abstract' | 'authors' | 'venue' | 'keywords' | 'year' | 'ids'
> & { id: string }

/**
 * How much one occurrence of a word counts in each field. A title weighs three times its words, a journal's name little:
 * else every paper of "Stroke" would be about strokes.
 */
export const fieldWeights: Record<SearchField, number> = {
  title: 3,
  abstract: 1,
  author: 1,
  venue: 0.3,
  keyword: 1,
  year: 1,
}

/** Fields in the order in which an index keeps them. */
export const fieldOrder = ['title', 'abstract', 'author', 'venue', 'keyword', 'year'] as const

export function fieldText(paper: SearchablePaper, field: SearchField): string {
  switch (field) {
    case 'title':
      return paper.title
    case 'abstract':
      return paper.abstract ?? ''
    case 'author':
      return paper.authors.map(({ given, family, literal }) => literal ?? `${given ?? ''} ${family ?? ''}`).join('; ')
    case 'venue':
      return paper.venue ?? ''
    case 'keyword':
      return paper.keywords.join('; ')
    case 'year':
      return paper.year === undefined ? '' : String(paper.year)
  }
}
