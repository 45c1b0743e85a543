/** A citation as a model wrote it: `[[document|"quote"]]`. */
export type CitationMark = { documentId: string; quote: string }
/** A mark where it stands. Offsets count UTF-16 units, end exclusive. */
type PlacedMark = CitationMark & { start: number; end: number }

const ID_MAX = 300
const QUOTE_MAX = 2000
const closing: Readonly<Record<string, string>> = { '"': '"', '“': '”', '«': '»' }

/**
 * Citation marks of a text, in order. The quote may stand in straight, curly or angled quotation marks, or bare; it may hold
 * brackets and line ends. Read by hand and with limits, so that no text costs more than its length times those limits.
 */
export function citationMarks(text: string): PlacedMark[] {
  const marks: PlacedMark[] = []
  let close = text.indexOf(']]')
  for (let at = text.indexOf('[['); at !== -1 && close !== -1;) {
    if (close < at) {
      close = text.indexOf(']]', at)
      continue
    }
    const mark = close - at <= ID_MAX + QUOTE_MAX ? markAt(text, at) : undefined
    if (mark) marks.push(mark)
    at = text.indexOf('[[', mark?.end ?? at + 1)
  }
  return marks
}

function markAt(text: string, start: number): PlacedMark | undefined {
  const head = text.slice(start + 2, start + 2 + ID_MAX)
  const stop = head.search(/[|\]\n]/)
  const documentId = head.slice(0, stop).trim()
  if (stop < 0 || documentId === '') return undefined
  const at = start + 2 + stop
  if (text.startsWith(']]', at)) return { documentId, quote: '', start, end: at + 2 }
  if (text.charAt(at) !== '|') return undefined
  const body = text.slice(at + 1, at + 1 + QUOTE_MAX)
  const sign = closing[body.trimStart().charAt(0)]
  const found = (sign === undefined ? undefined : quotedIn(body, sign)) ?? bareIn(body)
  return found && { documentId, quote: found.quote, start, end: at + 1 + found.length }
}

/** Up to the first "]]" that a quotation mark stands before. */
function quotedIn(body: string, sign: string): { quote: string; length: number } | undefined {
  const open = body.length - body.trimStart().length
  for (let at = body.indexOf(']]', open + 1); at !== -1; at = body.indexOf(']]', at + 1)) {
    let last = at - 1
    while (last > open && /\s/.test(body.charAt(last))) last -= 1
    if (last > open && body.charAt(last) === sign) return { quote: body.slice(open + 1, last).trim(), length: at + 2 }
  }
  return undefined
}

function bareIn(body: string): { quote: string; length: number } | undefined {
  const at = body.indexOf(']]')
  return at === -1 ? undefined : { quote: body.slice(0, at).trim(), length: at + 2 }
}
