import type { QueryNode, QueryWord } from './query-node.ts'
import { partWords, type StringField, type StringNode, type StringTerm } from './strings/string-node.ts'

/** What one source is asked: the parameters of its address, the same as one line to be read, and what could not be asked. */
export type SourceQuery = {
  parameters: Readonly<Record<string, string>>
  line: string
  notes: readonly string[]
}

/** How a source writes what a query is made of. What it has no word for is absent. */
export type Dialect = {
  /** One term in one field, or anywhere. `quoted` is the term ready to be written. Undefined: it has no such field. */
  term: (quoted: string, field: StringField | undefined) => string | undefined
  /** Fields that it asks together under one name, such as title and abstract. */
  together?: (quoted: string, fields: readonly StringField[]) => string | undefined
  /** Whether `*` stands for any ending. */
  hasEndings: boolean
  heading?: (text: string, heading: { isExploded: boolean; isMajor: boolean }) => { written: string; note?: string }
  /** Two words at most so many words apart, in any order. */
  near?: (words: string, distance: number, fields: readonly StringField[] | undefined) => string | undefined
  years: (from: number, to: number) => string | undefined
  /** Between what must match and what must not: " NOT ", " ANDNOT ". */
  without: string
  and?: string
  or?: string
}

/** Told of what is asked otherwise than it was written, or not at all. */
export type Difference = { left: string } | { note: string }
export type Tell = (difference: Difference) => void

const inBrackets = (text: string) => (/^\S+$/.test(text) ? text : `(${text})`)
export const quote = (text: string, isPhrase: boolean) => {
  const plain = text.replaceAll('"', '')
  return isPhrase ? `"${plain}"` : plain
}

const hasEnding = (text: string) => /[*?]/.test(text)

function writeTerm(term: StringTerm, dialect: Dialect, tell: Tell): string | undefined {
  const { text, isPhrase, fields } = term
  // A sign for one letter is Ovid’s and EBSCO’s: no source here knows it.
  if (/\?/.test(text) || (hasEnding(text) && !dialect.hasEndings)) {
    tell({ left: partWords(term) })
    return undefined
  }
  const quoted = quote(text, isPhrase)
  if (!fields) return dialect.term(quoted, undefined)
  const whole = fields.length > 1 ? dialect.together?.(quoted, fields) : undefined
  if (whole !== undefined) return whole
  const known = fields.flatMap((field) => dialect.term(quoted, field) ?? [])
  if (known.length === 0) {
    tell({ note: `Asked anywhere, because there is no such field: ${partWords(term)}.` })
    return dialect.term(quoted, undefined)
  }
  const missing = fields.filter((field) => dialect.term(quoted, field) === undefined)
  if (missing.length > 0) tell({ note: `Not asked in ${missing.join(', ')}: “${text}”.` })
  return known.length > 1 ? known.join(dialect.or ?? ' OR ') : known[0]
}

function writeNear(node: Extract<StringNode, { kind: 'near' }>, dialect: Dialect, tell: Tell): string | undefined {
  const [left, right] = node.of
  const isPlain = (part: StringNode): part is StringTerm => part.kind === 'phrase' && !hasEnding(part.text)
  if (isPlain(left) && isPlain(right) && dialect.near) {
    const words = `${left.text} ${right.text}`
    const written = dialect.near(words.replaceAll('"', ''), node.distance, left.fields ?? right.fields)
    if (written !== undefined) {
      if (node.isOrdered) tell({ note: `Asked in any order: ${partWords(node)}.` })
      return written
    }
  }
  tell({ note: `Asked as AND, because nearness cannot be asked there: ${partWords(node)}.` })
  return writeBoolean({ kind: 'all', of: node.of }, dialect, tell)
}

/**
 * A Boolean query in the words of a source. What it cannot ask is asked more widely or left out, and `tell` hears of it: a
 * search that is reported must say where it differs.
 */
export function writeBoolean(node: StringNode, dialect: Dialect, tell: Tell): string | undefined {
  switch (node.kind) {
    case 'phrase':
      return writeTerm(node, dialect, tell)
    case 'near':
      return writeNear(node, dialect, tell)
    case 'heading': {
      const heading = dialect.heading?.(node.text.replaceAll('"', ''), node)
      if (heading) {
        if (heading.note !== undefined) tell({ note: heading.note })
        return heading.written
      }
      tell({ note: `Asked as words, without narrower terms: ${partWords(node)}.` })
      return dialect.term(quote(node.text, /\s/.test(node.text)), undefined)
    }
    case 'years': {
      const written = dialect.years(node.from, node.to)
      if (written === undefined) tell({ left: 'the years' })
      return written
    }
    case 'not':
      // Alone it asks for everything else, which no source answers.
      tell({ left: 'a NOT that stands alone' })
      return undefined
    case 'any': {
      const parts = written(node.of, dialect, tell)
      return parts.length > 1 ? parts.map(inBrackets).join(dialect.or ?? ' OR ') : parts[0]
    }
    case 'all': {
      const wanted = written(
        node.of.filter(({ kind }) => kind !== 'not'),
        dialect,
        tell,
      )
      if (wanted.length === 0) {
        // What was to be wanted is told of where it could not be asked.
        if (node.of.some(({ kind }) => kind === 'not')) tell({ left: 'a NOT that stands alone' })
        return undefined
      }
      const unwanted = node.of.flatMap((part) => (part.kind === 'not' ? written([part.of], dialect, tell) : []))
      const positive = wanted.length > 1 ? wanted.map(inBrackets).join(dialect.and ?? ' AND ') : (wanted[0] ?? '')
      return [unwanted.length > 0 ? inBrackets(positive) : positive, ...unwanted.map(inBrackets)].join(dialect.without)
    }
  }
}

const written = (nodes: readonly StringNode[], dialect: Dialect, tell: Tell): string[] =>
  nodes.flatMap((part) => writeBoolean(part, dialect, tell) ?? [])

/** The parameters of an address as one line, in their order: "search=tea; filter=…". */
export const lineOf = (parameters: Readonly<Record<string, string>>): string =>
  Object.entries(parameters)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')

/** The parts that must all hold, groups within groups opened; a single one is the only part. */
export const requiredParts = (node: StringNode): StringNode[] =>
  node.kind === 'all' ? node.of.flatMap(requiredParts) : [node]

/** The whole of a parsed query as one node: what is required, and the words beside it, all of them. */
export function wholeNode({
  words,
  required,
}: {
  words: readonly QueryWord[]
  required?: QueryNode
}): QueryNode | undefined {
  const single = words.map((word): QueryNode => ({ kind: 'phrase', words: [word], quoted: false }))
  const parts = [...(required ? allOf(required) : []), ...single]
  const [first] = parts
  return parts.length === 1 ? first : first && { kind: 'all', of: parts }
}

const allOf = (node: QueryNode): QueryNode[] => (node.kind === 'all' ? node.of.flatMap(allOf) : [node])
