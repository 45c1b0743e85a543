/** A stretch of JSON text that holds one entry of a list. */
export type JsonItem = { text: string; line: number; closed: boolean }

/**
 * Cuts a JSON list into its entries without parsing them, so that one bad entry, or a file that was cut off, does not
 * take the others along. Gives the entries of the outermost list, or of the list of that name near the beginning of an
 * object; a lone object is one entry.
 */
export function* jsonItems(text: string, name = 'items'): Generator<JsonItem> {
  let depth = 0
  let start = -1
  let startLine = 1
  let line = 1
  let at = startOfList(text, name)
  for (let index = 0; index < at; index += 1) if (text[index] === '\n') line += 1

  for (; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '\n') line += 1
    else if (sign === '"') at = endOfString(text, at)
    else if (sign === '{' || sign === '[') {
      if (depth === 0) [start, startLine] = [at, line]
      depth += 1
    } else if (sign === '}' || sign === ']') {
      depth -= 1
      if (depth < 0) return
      if (depth === 0) yield { text: text.slice(start, at + 1), line: startLine, closed: true }
    }
  }
  if (depth > 0) yield { text: text.slice(start), line: startLine, closed: false }
}

/** Where the entries begin. The name counts only in the outer two levels: `message.items`, not a field of some entry. */
function startOfList(text: string, name: string): number {
  const open = /\S/.exec(text)
  if (open?.[0] === '[') return open.index + 1
  let depth = 0
  for (let at = open?.index ?? 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '"') {
      const end = endOfString(text, at)
      const list =
        depth <= 2 && text.slice(at + 1, end) === name ? afterColon.exec(text.slice(end + 1, end + 40)) : null
      if (list) return end + 1 + list[0].length
      at = end
    } else if (sign === '{' || sign === '[') depth += 1
    else if (sign === '}' || sign === ']') depth -= 1
  }
  return 0
}

const afterColon = /^\s*:\s*\[/

function endOfString(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0
    while (text[at - 1 - slashes] === '\\') slashes += 1
    if (slashes % 2 === 0) return at
  }
  return text.length
}

/** Closes what is open at the end of a cut JSON object: the last whole member is kept. */
export function mendJson(text: string): unknown {
  let tries = 0
  for (let end = text.length; end > 0; end = text.lastIndexOf(',', end - 1)) {
    tries += 1
    if (tries > 60) return undefined
    for (const tail of ['', '}', ']}', '}]}', ']]}}', ']}}', '"}']) {
      try {
        return JSON.parse(text.slice(0, end) + tail)
      } catch {
        // A shorter beginning may still be whole.
      }
    }
    if (text.length - end > 20_000) return undefined
  }
  return undefined
}
