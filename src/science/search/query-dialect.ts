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
  /** Whether its requests may be long: then a sign for one letter is asked as each letter of the alphabet. */
  takesManyTerms?: boolean
  heading?: (text: string, heading: { isExploded: boolean; isMajor: boolean }) => { written: string; note?: string }
  /** Whether an index term may have a subheading behind a stroke. */
  hasSubheadings?: boolean
  /** Two words at most so many words apart, in any order. `inText`: it looks for them in titles and abstracts alone. */
  near?: (
    words: string,
    distance: number,
    fields: readonly StringField[] | undefined,
  ) => { written: string; inText?: boolean } | undefined
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

const hasEnding = (text: string) => /[*?#]/.test(text)
const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz')

/** The same term with each letter of the alphabet where one sign stands for a letter; undefined for several signs. */
function spelledOut(term: StringTerm): StringNode | undefined {
  const [before = '', after, ...more] = term.text.split(/[?#]/)
  if (after === undefined || more.length > 0) return undefined
  const letters = term.text.includes('?') ? ['', ...LETTERS] : LETTERS
  return { kind: 'any', of: letters.map((letter) => ({ ...term, text: `${before}${letter}${after}` })) }
}

function writeTerm(term: StringTerm, dialect: Dialect, tell: Tell): string | undefined {
  const { text, isPhrase, fields } = term
  // A sign for one letter is a database’s own: no source here knows it.
  if (/[?#]/.test(text)) {
    const each = dialect.takesManyTerms && spelledOut(term)
    if (each) tell({ note: `Asked with each letter of the alphabet in its place: ${partWords(term)}.` })
    else tell({ left: partWords(term) })
    return each ? writeBoolean(each, dialect, tell) : undefined
  }
  // Where endings are known, they are so at the end of a word alone.
  if (hasEnding(text) && (!dialect.hasEndings || /\*(?=[\p{L}\p{N}])/u.test(text))) {
    tell({ left: partWords(term) })
    return undefined
  }
  // A phrase has its ending at its end, if at all: any other is asked word by word.
  if (isPhrase && /\*\s/.test(text)) {
    tell({ note: `Asked as AND, because an ending within a phrase cannot be asked there: ${partWords(term)}.` })
    const words = text.split(/\s+/).map((word): StringTerm => ({ ...term, text: word, isPhrase: false }))
    return writeBoolean({ kind: 'all', of: words }, dialect, tell)
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

/** Pairs of words as which one nearness of groups is asked at most. */
const NEAR_MOST = 24

/** The terms of which any may stand on a side of a nearness; undefined where one has an ending or is no term. */
function plainTerms(part: StringNode): readonly StringTerm[] | undefined {
  if (part.kind === 'phrase') return hasEnding(part.text) ? undefined : [part]
  if (part.kind !== 'any') return undefined
  const terms = part.of.map(plainTerms)
  return terms.every((each) => each !== undefined) ? terms.flat() : undefined
}

/** The words that are near one another all together: two, or more as PubMed writes them. */
function wordsTogether(node: StringNode): readonly StringTerm[] | undefined {
  if (node.kind === 'phrase') return hasEnding(node.text) ? undefined : [node]
  if (node.kind !== 'near') return undefined
  const sides = node.of.map(wordsTogether)
  return sides.every((side) => side !== undefined) ? sides.flat() : undefined
}

function writeNear(node: Extract<StringNode, { kind: 'near' }>, dialect: Dialect, tell: Tell): string | undefined {
  const all = node.isTogether ? wordsTogether(node) : undefined
  const [first] = all ?? []
  const asOne = all && first && dialect.near?.(all.map(({ text }) => text).join(' '), node.distance, first.fields)
  if (asOne) {
    if (asOne.inText) tell({ note: `Asked in titles and abstracts alone: ${partWords(node)}.` })
    return asOne.written
  }
  const [left, right] = node.of.map(plainTerms)
  const pairs = (left ?? []).flatMap((one) => (right ?? []).map((other) => [one, other] as const))
  const each = pairs.map(([one, other]) =>
    dialect.near?.(`${one.text} ${other.text}`.replaceAll('"', ''), node.distance, one.fields ?? other.fields),
  )
  const known = each.flatMap((one) => one?.written ?? [])
  if (known.length > 0 && known.length === each.length && each.length <= NEAR_MOST) {
    if (each.some((one) => one?.inText)) tell({ note: `Asked in titles and abstracts alone: ${partWords(node)}.` })
    if (node.isOrdered) tell({ note: `Asked in any order: ${partWords(node)}.` })
    return known.length > 1 ? known.map(inBrackets).join(dialect.or ?? ' OR ') : known[0]
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
      // A name with its subheading, as PubMed writes it: no other source has these.
      const [name = '', ...behind] = node.text.replaceAll('"', '').split('/')
      if (behind.length > 0 && !dialect.hasSubheadings)
        tell({ note: `Asked without its subheading: ${partWords(node)}.` })
      const text = dialect.hasSubheadings ? node.text.replaceAll('"', '') : name
      if (hasEnding(text))
        tell({ note: `An index term is a whole name, and is asked as it stands: ${partWords(node)}.` })
      const heading = dialect.heading?.(text, node)
      if (heading) {
        if (heading.note !== undefined) tell({ note: heading.note })
        return heading.written
      }
      tell({ note: `Asked as words, without narrower terms: ${partWords(node)}.` })
      return dialect.term(quote(text, /\s/.test(text)), undefined)
    }
    case 'years': {
      const written = dialect.years(node.from, node.to)
      if (written === undefined) tell({ left: partWords(node) })
      return written
    }
    case 'not':
      // Alone it asks for everything else, which no source answers.
      tell({ left: `${partWords(node)}, which stands alone` })
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
        for (const part of node.of) if (part.kind === 'not') tell({ left: `${partWords(part)}, which stands alone` })
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
