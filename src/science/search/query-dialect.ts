import type { QueryNode, QueryWord, SearchField } from './query-node.ts'

/** What one source is asked: the parameters of its address, the same as one line to be read, and what could not be asked. */
export type SourceQuery = {
  parameters: Readonly<Record<string, string>>
  line: string
  notes: readonly string[]
}

/** How a source writes what a query is made of. `undefined`: it cannot be asked there. */
export type Dialect = {
  phrase: (words: string, isPhrase: boolean, field: SearchField | undefined) => string | undefined
  years: (from: number, to: number) => string | undefined
  /** Between what must match and what must not: " NOT ", " ANDNOT ". */
  without: string
}

export const textOf = (words: readonly QueryWord[]): string => words.map(({ text }) => text).join(' ')

const inBrackets = (text: string) => (/^\S+$/.test(text) ? text : `(${text})`)

/**
 * A Boolean query in the words of a source. What it cannot ask is left out, and `leftOut` hears of it: a search that is
 * reported must say where it differs.
 */
export function writeBoolean(node: QueryNode, dialect: Dialect, leftOut: (what: string) => void): string | undefined {
  switch (node.kind) {
    case 'phrase': {
      const text = textOf(node.words)
      const written = dialect.phrase(text, node.quoted || node.words.length > 1, node.field)
      if (written === undefined) leftOut(`“${node.field ? `${node.field}:` : ''}${text}”`)
      return written
    }
    case 'years': {
      const written = dialect.years(node.from, node.to)
      if (written === undefined) leftOut('the years')
      return written
    }
    case 'not':
      // Alone it asks for everything else, which no source answers.
      leftOut('a NOT that stands alone')
      return undefined
    case 'any': {
      const parts = written(node.of, dialect, leftOut)
      return parts.length > 1 ? parts.map(inBrackets).join(' OR ') : parts[0]
    }
    case 'all': {
      const wanted = written(
        node.of.filter(({ kind }) => kind !== 'not'),
        dialect,
        leftOut,
      )
      if (wanted.length === 0) {
        leftOut('a NOT that stands alone')
        return undefined
      }
      const unwanted = node.of.flatMap((part) => (part.kind === 'not' ? written([part.of], dialect, leftOut) : []))
      const positive = wanted.length > 1 ? wanted.map(inBrackets).join(' AND ') : (wanted[0] ?? '')
      return [unwanted.length > 0 ? inBrackets(positive) : positive, ...unwanted.map(inBrackets)].join(dialect.without)
    }
  }
}

const written = (nodes: readonly QueryNode[], dialect: Dialect, leftOut: (what: string) => void): string[] =>
  nodes.flatMap((part) => writeBoolean(part, dialect, leftOut) ?? [])

/** The parameters of an address as one line, in their order: "search=tea; filter=…". */
export const lineOf = (parameters: Readonly<Record<string, string>>): string =>
  Object.entries(parameters)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')

/** The parts that must all hold, groups within groups opened; a single one is the only part. */
export const requiredParts = (node: QueryNode): QueryNode[] =>
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
  const parts = [...(required ? requiredParts(required) : []), ...single]
  const [first] = parts
  return parts.length === 1 ? first : first && { kind: 'all', of: parts }
}
