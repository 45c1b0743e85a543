/**
 * Reads `name = value` pairs from the inside of an entry. What is no pair is passed over up to the next comma or line;
 * the first of two fields of one name counts. Adds to `problems` what had to be guessed.
 */
export function readFields(
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
