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
const nextEntry = /\n[ \t]*@[A-Za-z]+\s*[{(]\s*[^\s,{}()="]*\s*,/g

/**
 * Cuts a BibTeX file into entries, each on its own: an entry that never closes ends where the next one begins, so that
 * it takes no other along. Comments, preambles and what stands between entries are passed over; @string is resolved.
 */
export function* bibtexEntries(text: string): Generator<BibtexEntry> {
  const strings = new Map(months.map((name, index) => [name, String(index + 1)]))
  let line = 1
  let counted = 0
  entryStart.lastIndex = 0
  for (let found = startAfter(text, 0); found !== null;) {
    const [whole, type = '', bracket = '{'] = found
    const open = found.index + whole.length
    const kind = type.toLowerCase()
    const { end, cut, runaway } = endOfEntry(text, open, bracket)
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

type End = { end: number; cut: boolean; runaway: boolean }

/** Where an entry ends. Braces behind a backslash are first taken for text, as most programs mean them, then counted. */
function endOfEntry(text: string, open: number, bracket: string): End {
  nextEntry.lastIndex = open
  const next = nextEntry.exec(text)?.index ?? text.length
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

function readFields(
  body: string,
  strings: ReadonlyMap<string, string>,
  problems: string[],
): { fields: Map<string, string> } {
  const fields = new Map<string, string>()
  let at = 0
  for (;;) {
    const name = /[\s,]*([^\s,={}"#()]+)\s*=\s*/y
    name.lastIndex = at
    const found = name.exec(body)
    if (!found) {
      const rest = body.slice(at).trim()
      if (rest === '' || /^[,})\s]*$/.test(rest)) return { fields }
      const skip = /[,\n]/g
      skip.lastIndex = at + 1
      const next = skip.exec(body)
      if (!next) return { fields }
      at = next.index + 1
      continue
    }
    const { value, end } = readValue(body, found.index + found[0].length, strings, problems)
    const key = (found[1] ?? '').toLowerCase()
    if (!fields.has(key) && value.trim() !== '') fields.set(key, value)
    at = end
  }
}

/** A value is a chain of braced, quoted or bare pieces, joined by #. */
function readValue(
  body: string,
  from: number,
  strings: ReadonlyMap<string, string>,
  problems: string[],
): { value: string; end: number } {
  let value = ''
  let at = from
  for (;;) {
    const sign = body[at]
    if (sign === '{' || sign === '"') {
      const end = endOfPiece(body, at)
      value += body.slice(at + 1, end)
      at = end + 1
    } else {
      const bare = /[^\s,#{}"]*/y
      bare.lastIndex = at
      const word = bare.exec(body)?.[0] ?? ''
      const known = strings.get(word.toLowerCase())
      if (known === undefined && !/^-?[\d.]*$/.test(word))
        problems.push(`“${word}” is an abbreviation that the file does not explain: it is kept as it stands.`)
      value += known ?? word
      at += word.length
    }
    const joint = /\s*#\s*/y
    joint.lastIndex = at
    const found = joint.exec(body)
    if (!found) return { value, end: at }
    at += found[0].length
  }
}

function endOfPiece(body: string, open: number): number {
  const quoted = body[open] === '"'
  for (const escapes of [true, false]) {
    let depth = 0
    for (let at = open + 1; at < body.length; at += 1) {
      const here = body[at]
      if (here === '\\' && escapes) at += 1
      else if (here === '{') depth += 1
      else if (quoted && depth === 0 && here === '"') return at
      else if (here === '}') {
        if (!quoted && depth === 0) return at
        depth -= 1
      }
    }
  }
  return body.length
}
