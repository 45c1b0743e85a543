/** The journal or the proceedings that a first page names, with the numbers that stand beside it. */
export type JournalLine = { venue: string; volume?: string; issue?: string; isProceedings?: true }

/** Lines that are longer are running text. */
const LINE_MAX = 300
const NAME = String.raw`(\p{L}[\p{L}\p{M}&.,:'’()\- ]{2,120}?)`
const YEAR = String.raw`(?:19|20)\d{2}`
const MONTHS = String.raw`(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}\.?`

/** How running heads and feet name the journal, the surest first. Groups: name, volume, issue. */
const shapes: readonly RegExp[] = [
  // Datta et al. Journal of Trauma Management & Outcomes 2010, 4:1 · BMJ 2010;340:c1 · Tea Letters | (2010) 4:1
  new RegExp(
    String.raw`^(?:.{2,80}?\bet al\.?,?:?\s+)?${NAME},?(?:\s\|)?\s+\(?${YEAR}\)?[,;:]?\s+?\(?(\d{1,4})\)?(?:\s?\((\w{1,12})\))?\s?:\s?\w`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:.{2,80}?\bet al\.?,?:?\s+)?${NAME},?\s+${YEAR};\s?(\d{1,4})(?:\s?\((\w{1,12})\))?\s?:\s?\w`,
    'iu',
  ),
  // IEEE TRANSACTIONS ON X, VOL. 12, NO. 3, MARCH 2010 · Journal of X | Volume 12 | Issue 3
  new RegExp(
    String.raw`^${NAME}(?:,?\s${YEAR})?[\s,|•·–-]{1,4}vol(?:ume)?\.?\s?(\d{1,4})(?:[\s,|•·(–-]{1,4}(?:no|number|issue|iss)\.?\s?(\w{1,8}))?`,
    'iu',
  ),
  // Webb et al. (2017), PeerJ Comput. Sci., DOI 10.7717/…
  new RegExp(String.raw`\bet al\.?\s+\(${YEAR}\),?\s+${NAME},?\s+doi\b`, 'iu'),
  // Journal of X 12 (2010) 1–9 · Journal of X, 12(3), 1–9
  new RegExp(
    String.raw`^${NAME},?\s+(\d{1,4})\s?(?:\(${YEAR}\)|\((\d{1,4})\))[\s,:]{1,3}\w{1,9}(?:\s?[-–]\s?\w{1,9})?\b`,
    'iu',
  ),
  // MNRAS 000, 1–4 (2016) · Teas 12, 103 (2010): a name of one or two words beside volume, pages and year
  new RegExp(
    String.raw`^((?:\p{Lu}[\p{L}&.]{1,20}\s){1,6}?)(\d{1,4}),\s\w{1,9}(?:\s?[-–]\s?\w{1,9})?\s\(${YEAR}\)`,
    'u',
  ),
  // 12 March 2010 | Journal of X · Published in: Journal of X
  new RegExp(String.raw`^(?:published in:?|journal:?)\s+${NAME}(?:[,.;]|$)`, 'iu'),
]
const PROCEEDINGS = new RegExp(
  String.raw`\b(?:proceedings of|in proc\.)\s+(.{6,200}?)(?=,\s(?:pages?|pp?\.|vol|${MONTHS})|\s?[,(]\s?\p{Lu}\p{L}+,\s|\.\s|\.?$)`,
  'iu',
)
/** A line that is nothing but the name of a journal. */
const ALONE =
  /^(?:the\s+)?(?:(?:[\p{Lu}][\p{L}&'’-]+\s+){0,4}(?:journal|annals|archives|transactions|bulletin|letters|reviews?|reports|frontiers|acta)(?:\s+(?:of|in|on|for|and|the|&|[\p{Lu}][\p{L}&'’-]+)){1,9}|(?:[\p{Lu}][\p{L}&'’-]+\s+){1,6}(?:journal|letters|bulletin))$/iu

/** A word without which a name beside numbers may be anything: a firm, an address, the authors. */
const NO_JOURNAL =
  /\b(?:copyright|©|licen[sc]e|universit|department|submitted|received|accepted|downloaded|available|correspond|doi|https?|www|page|figure|table|and others)\b|@/i

/** The journal in the lines around a first page; undefined where none names it by a known shape. */
export function journalIn(lines: readonly string[]): JournalLine | undefined {
  const short = lines
    .flatMap((line) => line.split('\t'))
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line.length > 2 && line.length <= LINE_MAX)
  for (const shape of shapes) {
    for (const line of short) {
      const found = shape.exec(line)
      const venue = nameOf(found?.[1])
      if (venue === undefined) continue
      const [, , volume, issue] = found ?? []
      return { venue, ...(volume !== undefined && { volume }), ...(issue !== undefined && { issue }) }
    }
  }
  for (const line of short) {
    const venue = PROCEEDINGS.exec(line)
    if (venue?.[1] !== undefined)
      return {
        venue: `Proceedings of ${venue[1].trim()}`.replace(/^Proceedings of in proc\.\s/i, ''),
        isProceedings: true,
      }
  }
  const alone = short.find((line) => line.length <= 120 && ALONE.test(line) && !NO_JOURNAL.test(line))
  return alone === undefined ? undefined : { venue: alone }
}

/** Small words that abbreviations leave out. */
const LEFT_OUT = /^(?:of|the|and|&|in|on|for|de|der|und|et)$/i

/**
 * The whole name of a journal that is cited by its abbreviation, where another line around the page begins with it:
 * "Nutr Metab" and "Nutrition & Metabolism March 2011".
 */
export function wholeName(venue: string, lines: readonly string[]): string {
  const short = venue.split(/[\s.]+/).filter((word) => word !== '' && !LEFT_OUT.test(word))
  if (short.length < 2 || short.length > 12) return venue
  for (const line of lines.flatMap((each) => each.split(/[\t|]/))) {
    const words = line.trim().slice(0, LINE_MAX).split(/\s+/)
    let at = 0
    let end = 0
    for (const [index, word] of words.entries()) {
      const wanted = (short[at] ?? '').toLowerCase()
      if (LEFT_OUT.test(word) && at > 0) continue
      if (at >= short.length || !word.toLowerCase().startsWith(wanted)) break
      at += 1
      end = index + 1
    }
    const found = words
      .slice(0, end)
      .join(' ')
      .replace(/(?<![,;:])[,;:]+$/, '')
    if (at === short.length && found.length > venue.length && NOT_SHORT.test(found)) return found
  }
  return venue
}
/** At least one word is written out. */
const NOT_SHORT = /\p{L}{6}/u

function nameOf(words: string | undefined): string | undefined {
  const name = (words ?? '').replace(/^[\s,.:|-]+|[\s,:|(-]+$/g, '').trim()
  const count = name.split(' ').length
  if (name.length < 3 || count > 14 || NO_JOURNAL.test(name) || /\bet al\b|\bvol\b/i.test(name)) return undefined
  return /^\p{Lu}/u.test(name) || /^[a-z]\p{Lu}/u.test(name) ? name : undefined
}
