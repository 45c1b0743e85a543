/** A piece of a search string. `isGlued`: it stands directly behind the one before. */
export type Piece = {
  kind: 'open' | 'close' | 'quoted' | 'tag' | 'word'
  text: string
  start: number
  end: number
  isGlued: boolean
}

const pieces =
  /"([^"]*)"|“([^“”]*)”|\{([^{}]*)\}|(?<![\p{L}\p{N}])'([^']*)'|([()])|\[([^\][]*)\]|(?:[^\s()"“{}[\]']|(?<=[\p{L}\p{N}])')+/gu

/** Cuts a string at brackets, quotation marks of every kind, tags and blanks. */
export function piecesOf(text: string): Piece[] {
  const found: Piece[] = []
  for (const match of text.matchAll(pieces)) {
    const [whole, straight, curly, exact, single, bracket, tag] = match
    const start = match.index
    const inQuotes = straight ?? curly ?? exact ?? single
    const kind =
      bracket === '(' ? 'open' : bracket === ')' ? 'close' : tag !== undefined ? 'tag' : inQuotes === undefined ? 'word' : 'quoted' // prettier-ignore
    found.push({
      kind,
      text: tag ?? inQuotes ?? whole,
      start,
      end: start + whole.length,
      isGlued: found.at(-1)?.end === start,
    })
  }
  return found
}
