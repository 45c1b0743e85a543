/** A stretch of JSON text that holds one entry of a list. */
export type JsonItem = { text: string; line: number; closed: boolean }

/**
 * Cuts a JSON list into its entries without parsing them, so that one bad entry, or a file that was cut off, does not
 * take the others along. Gives the objects of the outermost list (of `[…]`, or of the first list inside `{…}` that is
 * called "items"); a lone object is one entry.
 */
export function* jsonItems(text: string): Generator<JsonItem> {
  const list = /^\s*(?:\[|\{\s*(?:"[^"]*"\s*:\s*(?:"[^"]*"|[\d.]+|true|false|null)\s*,\s*)*"items"\s*:\s*\[)/.exec(text)
  let depth = 0
  let start = -1
  let startLine = 1
  let line = 1
  let at = list?.[0].length ?? 0
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
  for (let end = text.length; end > 0; end = text.lastIndexOf(',', end - 1)) {
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
