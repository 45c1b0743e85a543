import { fieldNames } from './query-lexemes.ts'

/** A place of a query that may not say what was meant. `start` and `end` are offsets in the text, `end` outside. */
export type QueryProblem = { start: number; end: number; message: string }

type Piece = {
  kind: 'phrase' | 'quote' | 'open' | 'close' | 'operator' | 'word'
  text: string
  start: number
  end: number
}

const quoted = '"[^"]*"|“[^“”]*”|„[^„“”]*[“”]|«[^«»]*»'
const pieces = new RegExp(String.raw`((?:[a-z]+:(?=\S))?(?:${quoted}))|(["“”„«»])|(\()|(\))|([^\s()"“”„«»]+)`, 'giu')
const kinds = ['phrase', 'quote', 'open', 'close', 'word'] as const

/** Prefixes that name something else than a field: identifiers and addresses. */
const otherPrefixes = new Set(['doi', 'pmid', 'pmcid', 'arxiv', 'http', 'https', 'prospero', 'isrctn', 'nct'])

function piecesOf(query: string): Piece[] {
  return Array.from(query.matchAll(pieces), ({ index, 0: text, ...groups }) => {
    const found = kinds.find((_, at) => (groups as Record<number, string | undefined>)[at + 1] !== undefined) ?? 'word'
    const kind = found === 'word' && /^(?:AND|OR|NOT)$/.test(text) ? 'operator' : found
    return { kind, text, start: index, end: index + text.length }
  })
}

const startsOperand = ({ kind }: Piece) => kind === 'word' || kind === 'phrase' || kind === 'open' || kind === 'quote'
const endsOperand = ({ kind }: Piece) => kind === 'word' || kind === 'phrase' || kind === 'close' || kind === 'quote'

/**
 * What in a query cannot be read as its writer may have meant it, each with its place, in the order of the text. Such a
 * query is run all the same (every text is a query): this says how it will be read. A plain question has no problems.
 */
export function queryProblems(query: string): QueryProblem[] {
  const all = piecesOf(query)
  const hasOperator = all.some(({ kind }) => kind === 'operator')
  const isBoolean = hasOperator || all.some(({ kind }) => kind === 'phrase')
  const problems: QueryProblem[] = []
  const tell = ({ start, end }: Piece, message: string) => problems.push({ start, end, message })
  const open: Piece[] = []
  all.forEach((piece, index) => {
    const before = all[index - 1]
    const after = all[index + 1]
    switch (piece.kind) {
      case 'quote':
        tell(piece, 'This quotation mark has no twin, so the words beside it are read one by one.')
        break
      case 'open':
        open.push(piece)
        if (after?.kind === 'close') tell({ ...piece, end: after.end }, 'There is nothing in these brackets.')
        break
      case 'close':
        if (!open.pop() && isBoolean) tell(piece, 'This bracket closes one that was never opened; it is passed over.')
        break
      case 'operator':
        problems.push(...operatorProblems(piece, before, after))
        break
      default:
        problems.push(...wordProblems(piece, hasOperator))
    }
  })
  if (isBoolean)
    for (const piece of open) tell(piece, 'This bracket is never closed; it is read as closing at the end.')
  return problems.sort((one, other) => one.start - other.start || one.end - other.end)
}

function operatorProblems({ text, start, end }: Piece, before: Piece | undefined, after: Piece | undefined) {
  const messages: string[] = []
  if (text !== 'NOT' && !(before && endsOperand(before))) {
    messages.push(`${text} stands between two things; there is nothing before this one.`)
  }
  const isFollowed = after && (startsOperand(after) || (after.kind === 'operator' && after.text === 'NOT'))
  if (!isFollowed) {
    messages.push(
      text === 'NOT'
        ? 'NOT leaves out what follows it; nothing follows this one.'
        : `${text} stands between two things; there is nothing after this one.`,
    )
  }
  return messages.map((message) => ({ start, end, message }))
}

function wordProblems({ text, start, end }: Piece, hasOperator: boolean): QueryProblem[] {
  const problem = (message: string) => [{ start, end, message }]
  if (hasOperator && /^(?:and|or|not)$/.test(text)) {
    return problem(`“${text}” is read as a word here. Write ${text.toUpperCase()} in capitals for the operator.`)
  }
  const tag = /^\[[a-z/: -]+\]$|\[(?:ti|tiab|ab|au|mesh|majr|dp|ta|pt|tw|all)\]$/i.exec(text)
  if (tag)
    return problem(
      `${tag[0]} is a tag of PubMed and not read here. Write the field before the word, as in title:sleep.`,
    )
  const [, name = '', value = ''] = /^([a-z]+):(.*)$/iu.exec(text) ?? []
  const field = fieldNames.get(name.toLowerCase())
  if (field === 'year') return yearProblems(value.replace(/^"|"$/g, ''), start, end)
  if (
    name !== '' &&
    value !== '' &&
    field === undefined &&
    !otherPrefixes.has(name.toLowerCase()) &&
    !value.startsWith('//')
  ) {
    return problem(
      `“${name}:” is no field and read as a word. Fields are title, abstract, author, journal, keyword and year.`,
    )
  }
  if (name !== '' && value === '' && field !== undefined) {
    return problem(`“${name}:” asks for nothing: its word has to follow without a space.`)
  }
  if (/[*?]$/.test(text) && /\p{L}{2}\*$/u.test(text)) {
    return problem('Words are searched with their endings (vaccine finds vaccines), so the * is passed over.')
  }
  return []
}

function yearProblems(value: string, start: number, end: number): QueryProblem[] {
  const found = /^(\d{4})?(?:(?:-|–|\.\.)(\d{4})?)?$/.exec(value)
  if (!found || (!found[1] && !found[2])) {
    return [
      {
        start,
        end,
        message: 'Years are written with four digits: year:2004, year:2000-2010, year:2000- or year:-2010.',
      },
    ]
  }
  if (found[1] && found[2] && Number(found[1]) > Number(found[2])) {
    return [{ start, end, message: 'These years end before they begin, so no paper can match.' }]
  }
  return []
}
