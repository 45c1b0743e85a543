/** Where a word may be asked for. */
export const searchFields = ['title', 'abstract', 'author', 'venue', 'keyword', 'year'] as const
export type SearchField = (typeof searchFields)[number]

/** A word as it was typed, and the term that the index holds. In quotes it is meant as it is typed. */
export type QueryWord = { text: string; term: string; isExact?: true; isForeign?: true }

/** What a paper must fulfil. */
export type QueryNode =
  /** Words next to one another, in this order; one word alone is a phrase of one. */
  | { kind: 'phrase'; words: readonly QueryWord[]; quoted: boolean; field?: SearchField }
  | { kind: 'years'; from: number; to: number }
  | { kind: 'all' | 'any'; of: readonly QueryNode[] }
  | { kind: 'not'; of: QueryNode }

/** Several nodes as one; one alone stays itself. */
export const together = (kind: 'all' | 'any', nodes: readonly QueryNode[]): QueryNode =>
  nodes.length === 1 && nodes[0] ? nodes[0] : { kind, of: nodes }
