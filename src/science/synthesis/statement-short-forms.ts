const LETTERS = 8000
/** "nerve conduction studies (NCS)": the words in front of a bracket that holds letters in a row. */
const bracketed = /\((\p{L}[\p{L}\d-]{1,9})(?:s)?[,;)]/gu
const MOST = 60

/** The words in front of a short form that its letters are taken from, read backwards; none where they do not fit. */
function longFormOf(short: string, before: string): string | undefined {
  const letters = short.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '')
  const text = before.toLowerCase()
  let at = text.length - 1
  for (let place = letters.length - 1; place >= 0; place--) {
    const letter = letters[place] ?? ''
    const isFits = () => text[at] === letter && (place > 0 || at === 0 || /[^\p{L}\d]/u.test(text[at - 1] ?? ' '))
    while (at >= 0 && !isFits()) at--
    if (at < 0) return undefined
    at--
  }
  const long = before.slice(at + 1).trim()
  return long.length > short.length && long.split(/\s+/).length <= letters.length + 3 ? long : undefined
}

/** Short forms that a paper explains, each with its long form. */
function explainedIn(told: readonly string[]): (readonly [short: string, long: string])[] {
  const found: (readonly [string, string])[] = []
  for (const text of told)
    for (const { index, 1: short = '' } of text.slice(0, LETTERS).matchAll(bracketed)) {
      if (!/\p{Lu}/u.test(short) || found.length >= MOST) continue
      const before =
        text
          .slice(Math.max(0, index - 120), index)
          .split(/[.;:()]\s/)
          .at(-1) ?? ''
      const long = longFormOf(short, before.trimEnd())
      if (long) found.push([short, long])
    }
  return found
}

/**
 * Passages with the long forms of the short forms in them, and the other way, as their papers explain them: what is called
 * "nerve conduction" stands in a passage that speaks of "NCS".
 */
export function speltOut(sources: readonly string[], told: readonly string[]): string[] {
  const explained = explainedIn(told)
  return sources.map((source) => {
    const lower = source.toLowerCase()
    const longs = new Map(explained.filter(([, long]) => !lower.includes(long.toLowerCase())))
    const spelt = source.replaceAll(/\p{L}[\p{L}\d-]*/gu, (found) => {
      const long = longs.get(found) ?? longs.get(found.replace(/s$/, ''))
      return long === undefined ? found : `${found} ${long}`
    })
    const words = new Set(source.match(/\p{L}[\p{L}\d-]*/gu))
    const shorts = explained.filter(([short, long]) => !words.has(short) && lower.includes(long.toLowerCase()))
    return shorts.length === 0 ? spelt : `${spelt} (${shorts.map(([short]) => short).join(', ')})`
  })
}
