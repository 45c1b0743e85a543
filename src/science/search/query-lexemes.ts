import type { QueryNode, QueryWord, SearchField } from './query-node.ts'
import { tokensOf } from './tokens.ts'

/** A piece of a query: a sign, something between blanks (one word, or several that belong together), or a ready node. */
export type Lexeme =
  | { kind: 'operator'; sign: 'AND' | 'OR' | 'NOT' }
  | { kind: 'bracket'; sign: '(' | ')' }
  | { kind: 'word'; words: readonly QueryWord[] }
  | { kind: 'item'; node: QueryNode }

const quoted = '"[^"]*"|“[^“”]*”|„[^„“”]*[“”]|«[^«»]*»'
const piece = new RegExp(String.raw`(?:([a-z]+):(?=[^\s()]))?(?:(${quoted})|([()])|([^\s()"“”„«»]+)|["“”„«»])`, 'giu')

/** The names of fields that may stand before a colon. */
export const fieldNames = new Map<string, SearchField>(Object.entries({
  title: 'title', ti: 'title', abstract: 'abstract', ab: 'abstract', author: 'author', authors: 'author', au: 'author',
  journal: 'venue', venue: 'venue', keyword: 'keyword', keywords: 'keyword', year: 'year', years: 'year',
} as const)) // prettier-ignore

export function queryLexemes(query: string): Lexeme[] {
  const lexemes: Lexeme[] = []
  for (const [whole, prefix, phrase, bracket, word] of query.matchAll(piece)) {
    const field = prefix ? fieldNames.get(prefix.toLowerCase()) : undefined
    if (bracket === '(' || bracket === ')') lexemes.push({ kind: 'bracket', sign: bracket })
    else if (!prefix && (word === 'AND' || word === 'OR' || word === 'NOT'))
      lexemes.push({ kind: 'operator', sign: word })
    else {
      const years = field === 'year' ? yearsOf(word ?? phrase?.slice(1, -1) ?? '') : undefined
      if (years) lexemes.push({ kind: 'item', node: years })
      else lexemes.push(...textLexeme(phrase ? phrase.slice(1, -1) : (word ?? ''), Boolean(phrase), field, whole))
    }
  }
  return lexemes
}

function textLexeme(text: string, isQuoted: boolean, field: SearchField | undefined, whole: string): Lexeme[] {
  const typed = wordsOf(field ? text : isQuoted ? text : whole)
  const words = isQuoted ? typed.map((word): QueryWord => ({ ...word, isExact: true })) : typed
  if (words.length === 0) return []
  if (!isQuoted && !field) return [{ kind: 'word', words }]
  return [{ kind: 'item', node: { kind: 'phrase', words, quoted: isQuoted, ...(field ? { field } : {}) } }]
}

/** The searchable words of a piece of a query, as they were typed in lower case, with their terms. */
export const wordsOf = (text: string): QueryWord[] =>
  tokensOf(text).map(({ term, start, end }) => ({ text: text.slice(start, end).toLowerCase(), term }))

/** "2004", "2000-2010", "2000..2010", "2000-", "-2010". */
function yearsOf(text: string): QueryNode | undefined {
  const found = /^(\d{4})?(?:\s*(-|–|\.\.))?\s*(\d{4})?$/.exec(text.trim())
  if (!found || (!found[1] && !found[3])) return undefined
  const from = found[1] ? Number(found[1]) : -Infinity
  const to = found[3] ? Number(found[3]) : found[2] ? Infinity : from
  return { kind: 'years', from, to }
}
