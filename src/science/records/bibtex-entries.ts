import { readFields } from './bibtex-fields.ts'

/** A record of a BibTeX file, its values still in LaTeX. `strings` parts are already put in. */
export type BibtexEntry = {
  line: number
  type: string
  key: string
  fields: Map<string, string>
  source: string
  /** What was mended while reading. */
  problems: string[]
  /** True when the file ends inside the entry. */
  cut: boolean
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const entryStart = /@[ \t]*([A-Za-z][\w:+-]*)\s*([{(])/g
/** A new entry at the beginning of a line, which no value may swallow. */
const nextEntry = /\n[ \t]*@[A-Za-z]+\s*[{(]\s*(?:[^\s,{}()="]+\s*)?,/g

/**
 * Cuts a BibTeX file into entries, each on its own: an entry that never closes ends where the next one begins, so that
 * it takes no other along. Comments, preambles and what stands between entries are passed over; @string is resolved.
 */
export function* bibtexEntries(text: string): Generator<BibtexEntry> {
  const strings = new Map(months.map((name) => [name, name]))
  let line = 1
  let counted = 0
  let next = -1
  for (let found = startAfter(text, 0); found !== null;) {
    const [whole, type = '', bracket = '{'] = found
    const open = found.index + whole.length
    const kind = type.toLowerCase()
    if (next < open) next = nextAfter(text, open)
    const { end, cut, runaway } = endOfEntry(text, open, next, bracket)
    for (let at = text.indexOf('\n', counted); at >= 0 && at < found.index; at = text.indexOf('\n', at + 1)) line += 1
    counted = found.index
    const body = text.slice(open, end)
    if (kind === 'string') {
      for (const [name, value] of readFields(body, strings, []).fields) strings.set(name, value)
    } else if (kind !== 'comment' && kind !== 'preamble') {
      const problems = runaway ? ['Its closing brace is missing: it was read up to the next entry.'] : []
      const comma = /^\s*([^\s,={}"]*)\s*(?:,|$)/.exec(body)
      const { fields } = readFields(comma ? body.slice(comma[0].length) : body, strings, problems)
      yield { line, type: kind, key: comma?.[1] ?? '', fields, source: text.slice(found.index, end + 1), problems, cut }
    }
    found = startAfter(text, kind === 'comment' && cut ? open : end)
  }
}

function startAfter(text: string, from: number): RegExpExecArray | null {
  entryStart.lastIndex = from
  return entryStart.exec(text)
}

function nextAfter(text: string, from: number): number {
  nextEntry.lastIndex = from
  return nextEntry.exec(text)?.index ?? text.length
}

type End = { end: number; cut: boolean; runaway: boolean }

/** Where an entry ends. Braces behind a backslash are first taken for text, as most programs mean them, then counted. */
function endOfEntry(text: string, open: number, next: number, bracket: string): End {
  for (const escapes of [true, false]) {
    const end = closing(text, open, bracket === '(' ? ')' : '}', escapes)
    if (end >= 0 && end <= next) return { end, cut: false, runaway: false }
  }
  // A brace too many or too few before the next entry: what follows must not be lost with it.
  const atEnd = next === text.length
  const lastBrace = text.slice(open, next).trimEnd()
  const closed = /[})]$/.test(lastBrace)
  return { end: closed ? open + lastBrace.length - 1 : next, cut: atEnd && !closed, runaway: !atEnd }
}

function closing(text: string, from: number, sign: string, escapes: boolean): number {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    const here = text[at]
    if (here === '\\' && escapes) at += 1
    else if (here === '{') depth += 1
    else if (depth === 0 && here === sign) return at
    else if (here === '}') depth -= 1
    if (depth < 0) return -1
  }
  return -1
}
