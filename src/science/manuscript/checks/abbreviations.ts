/** An abbreviation where it stands in a text; offsets in UTF-16 units, end exclusive. */
export type Abbreviation = { start: number; end: number; short: string; introduces: boolean }

/** Known without being introduced: units, statistics, and what journals print as words. */
const known = new Set(
  `DNA RNA mRNA PCR USA US UK EU UN WHO HIV AIDS CI SD SE SEM IQR OR RR HR RD MD SMD ANOVA ANCOVA ID IQ TV PDF URL DOI ISBN PMID
   CONSORT STROBE PRISMA STARD TRIPOD CHEERS ARRIVE CARE SRQR PROSPERO MEDLINE EMBASE CENTRAL CINAHL PICO PICOS GRADE SPSS SAS STATA
   MESH AM PM BC AD II III IV VI VII VIII IX XI XII XIII XIV XV OK COVID`.split(/\s+/),
)

const introduced =
  /(?<long>(?<![\p{L}\p{N}’'/-])(?:[\p{L}\p{N}’'/-]+\s+){1,8}?)[([](?<short>\p{Lu}[\p{L}\p{N}-]{0,7}[\p{Lu}\p{N}]s?)(?:[,;][^()[\]]{0,40})?[)\]]/gu
const reversed = /(?<![\p{L}\p{N}-])(?<short>\p{Lu}[\p{Lu}\p{N}-]{1,7})s?\s+\((?<long>[\p{L}][\p{L} ’'/-]{6,80})\)/gu
const used = /(?<![\p{L}\p{N}@#.-])(?:\p{Lu}{2,6}s?|\p{Lu}\p{Ll}?\p{Lu}{1,4}s?)(?![\p{L}\p{N}.])(?![-–]\p{L}{0,1}\d)/gu

/**
 * Abbreviations of a text: capitals that stand for words. `introduces` where the words stand beside them in brackets and
 * begin with the same letters: "bacille Calmette-Guérin (BCG)". Statistics, units and names that journals print without
 * explanation are left out.
 */
export function abbreviationsIn(text: string): Abbreviation[] {
  const introductions = new Map<number, string>()
  for (const hit of text.matchAll(introduced)) {
    const short = hit.groups?.['short'] ?? ''
    if (standsFor(singular(short), hit.groups?.['long'] ?? ''))
      introductions.set(hit.index + (hit.groups?.['long'] ?? '').length + 1, short)
  }
  for (const hit of text.matchAll(reversed)) {
    const short = hit.groups?.['short'] ?? ''
    if (standsFor(short, hit.groups?.['long'] ?? '')) introductions.set(hit.index, short)
  }
  const found: Abbreviation[] = [...introductions].map(([start, short]) => ({
    start,
    end: start + short.length,
    short: singular(short),
    introduces: true,
  }))
  // A heading in capitals is no row of abbreviations.
  if (/\p{Ll}/u.test(text)) {
    for (const hit of text.matchAll(used)) {
      const short = singular(hit[0])
      if (introductions.has(hit.index) || known.has(short) || known.has(short.toUpperCase())) continue
      found.push({ start: hit.index, end: hit.index + hit[0].length, short, introduces: false })
    }
  }
  return found.toSorted((a, b) => a.start - b.start)
}

const singular = (short: string) => short.replace(/(?<=\p{Lu})s$/u, '')

/** Whether the letters of the abbreviation stand in the words in their order, the first at the beginning of a word. */
function standsFor(short: string, long: string): boolean {
  const letters = short.toLowerCase().match(/\p{L}/gu) ?? []
  const words = long.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  const first = letters[0]
  if (first === undefined || letters.length < 2) return false
  for (const start of words.matchAll(/(?<![\p{L}])\p{L}/gu)) {
    if (start[0] !== first) continue
    let at = start.index
    if (letters.slice(1).every((letter) => (at = words.indexOf(letter, at + 1)) > 0)) return true
  }
  return false
}
