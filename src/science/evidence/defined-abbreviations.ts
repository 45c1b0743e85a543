const SHORT = /\(([A-Z][A-Za-z0-9-]{1,9})\)/g
const letters = (text: string) => text.toLowerCase()

/**
 * The long form that stands before "(ABBR)": the shortest run of words in which the letters of the abbreviation occur from
 * the end to the beginning, the first of them at the beginning of a word.
 * Source: Schwartz & Hearst 2003, A simple algorithm for identifying abbreviation definitions in biomedical text.
 */
function longForm(before: string, short: string): string | undefined {
  let at = before.length - 1
  for (let i = short.length - 1; i >= 0; i -= 1) {
    const sign = letters(short.charAt(i))
    if (!/[a-z0-9]/.test(sign)) continue
    const isFits = (place: number) =>
      letters(before.charAt(place)) === sign &&
      (i > 0 || place === 0 || !/[\p{L}\p{N}]/u.test(before.charAt(place - 1)))
    while (at >= 0 && !isFits(at)) at -= 1
    if (at < 0) return undefined
    at -= 1
  }
  const long = before.slice(at + 1).trim()
  const words = long.split(/\s+/)
  const isFine = words.length <= Math.min(short.length + 5, short.length * 2) && long.length > short.length
  return isFine ? long : undefined
}

/** Abbreviations that texts explain, with their first explanation. */
export function definedAbbreviations(texts: Iterable<string>): Map<string, string> {
  const found = new Map<string, string>()
  for (const text of texts) {
    for (const { 1: short = '', index } of text.matchAll(SHORT)) {
      if (found.has(short) || !/[A-Z].*[A-Z]/.test(short)) continue
      const before = text.slice(Math.max(0, index - 160), index).trimEnd()
      const long = longForm(before.slice(before.search(/[^.;:!?]*$/)), short)
      if (long !== undefined) found.set(short, long)
    }
  }
  return found
}
