import { readBoolean } from './boolean-query.ts'
import { findIdentifiers, type Identifier } from './identifiers-in-query.ts'
import { queryLexemes } from './query-lexemes.ts'
import { together, type QueryNode, type QueryWord } from './query-node.ts'
import { chosenOf } from './strings/string-choice.ts'

/**
 * What was understood of a query. `plain`: a question or some words, any of which may match, the weightiest first.
 * `required` is what every answer must fulfil (phrases, fields, Boolean operators); beside it any one of `words` must match.
 */
export type ParsedQuery = {
  identifiers: readonly Identifier[]
  plain: boolean
  words: readonly QueryWord[]
  required?: QueryNode
}

/**
 * Reads a query: plain words; “quoted phrases”; AND, OR, NOT in capitals with brackets; title:, abstract:, author:,
 * journal:, keyword: and year: (2004, 2000-2010, 2000-, -2010); DOIs, PMIDs, PMC and arXiv numbers or their addresses.
 * Every text is a query: what cannot be read as an operator is read as words.
 */
export function parseQuery(query: string): ParsedQuery {
  // The line that says as whose string it is read is no part of it.
  const { identifiers, rest } = findIdentifiers(chosenOf(query).rest)
  const lexemes = queryLexemes(rest)
  if (lexemes.some(({ kind }) => kind === 'operator')) {
    const required = readBoolean(lexemes)
    return { identifiers, plain: false, words: [], ...(required ? { required } : {}) }
  }
  const words: QueryWord[] = []
  const required: QueryNode[] = []
  for (const lexeme of lexemes) {
    if (lexeme.kind === 'word') words.push(...lexeme.words)
    else if (lexeme.kind === 'item') required.push(lexeme.node)
  }
  if (required.length === 0) return { identifiers, plain: true, words: distinct(words) }
  return { identifiers, plain: false, words: distinct(words), required: together('all', required) }
}

const distinct = (words: readonly QueryWord[]) => [...new Map(words.map((word) => [word.term, word])).values()]

const named = { doi: 'DOI', pmid: 'PMID', pmcid: 'PMCID', arxiv: 'arXiv' } as const

/** The query as it was understood, for people: what was looked for and how it was put together. */
export function describeQuery({ identifiers, words, required }: ParsedQuery): string {
  const parts = identifiers.map(({ kind, value }) => `${named[kind]} ${value}`)
  if (required) parts.push(describe(required))
  if (words.length > 0) parts.push(`${required ? 'and any of' : 'any of'}: ${words.map(({ text }) => text).join(', ')}`)
  return parts.length > 0 ? parts.join('; ') : 'no word that can be searched'
}

function describe(node: QueryNode, inside = false): string {
  switch (node.kind) {
    case 'phrase': {
      const words = node.words.map(({ text }) => text).join(' ')
      return (node.field ? `${node.field}: ` : '') + (node.words.length > 1 || node.quoted ? `“${words}”` : words)
    }
    case 'years':
      if (node.from === node.to) return `year: ${node.from}`
      return `year: ${Number.isFinite(node.from) ? node.from : ''}–${Number.isFinite(node.to) ? node.to : ''}`
    case 'not':
      return `NOT ${describe(node.of, true)}`
    default: {
      const text = node.of.map((part) => describe(part, true)).join(node.kind === 'all' ? ' AND ' : ' OR ')
      return inside ? `(${text})` : text
    }
  }
}
