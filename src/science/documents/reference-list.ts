import { entryStarts, type SetLine } from './reference-lines.ts'

/** An entry of a paper's list of references, where it stands in the document's text. */
export type ReferenceEntry = {
  /** What the text calls it: its number, or its place in the list from 1 where entries have none. */
  number: number
  start: number
  end: number
  text: string
  /** What may be the family name of the first author, folded: lists write names from either end. */
  families: string[]
  /** Year with its letter, as far as it could be read. */
  year?: string
  doi?: string
}
export type ReferenceList = { isNumbered: boolean; entries: ReferenceEntry[] }

const YEAR = /\b((?:19|20)\d{2})([a-z])?\b/
const DOI = /\b10\.\d{4,9}\/[^\s"<>]+/

/**
 * Reads the entries between two offsets of a document's text: numbered ones by their numbers, others as they are set
 * (`lines`, where the document has pages), else by names and years.
 */
export function readReferences(
  text: string,
  place: { start: number; end: number },
  lines: readonly SetLine[] = [],
): ReferenceList {
  const numbered = numberedEntries(text, place)
  if (numbered.length >= LEAST_NUMBERED) return { isNumbered: true, entries: numbered }
  const bare = numberedEntries(text, place, true)
  if (bare.length >= LEAST_NUMBERED) return { isNumbered: true, entries: bare }
  const set = setEntries(text, place, lines)
  return { isNumbered: false, entries: set.length >= 3 ? set : namedEntries(text, place) }
}

const LEAST_NUMBERED = 3

type Numbered = { number: number; at: number; body: number }

const NUMBER = /(?<=^|\s)(?:\[(\d{1,3})\]|\((\d{1,3})\)|(\d{1,3})[.)])\s+(?=\S)/g
/** "1 Smith J, …": figures alone, as the Lancet has them. */
const BARE_NUMBER = /(?<=^|\s)(\d{1,3})\s+(?=[\p{L}’'])/gu
/** A list of bare numbers begins with one, so near its heading. */
const AT_HEADING = 40

/**
 * Numbers count up, from the first few on; a number inside an entry (a page, a year) is none of them. Bare ones count only
 * where what opens an entry follows, from the heading on.
 */
function numberedEntries(
  text: string,
  { start, end }: { start: number; end: number },
  isBare = false,
): ReferenceEntry[] {
  const found: Numbered[] = []
  for (const match of text.slice(start, end).matchAll(isBare ? BARE_NUMBER : NUMBER)) {
    const at = start + match.index
    const body = at + match[0].length
    if (isBare && !OPENS.test(text.slice(body, body + 160))) continue
    found.push({ number: Number(match[1] ?? match[2] ?? match[3]), at, body })
  }
  const begins = countingUp(found)
  if (isBare && (begins[0]?.at ?? Infinity) > start + AT_HEADING) return []
  return begins.map(({ number, body }, at) => entryOf(text, number, body, begins[at + 1]?.at ?? end))
}

/** Of a list that was read whole, so many numbers may be unreadable between two. */
const GAP = 2

/** The longest row of numbers that count up by one, now and then by a little more where a number was not read. */
function countingUp(found: readonly Numbered[]): Numbered[] {
  const lengths: { length: number; before: number }[] = []
  const last = new Map<number, number>()
  let best = -1
  for (const [at, { number }] of found.entries()) {
    let own = { length: number <= GAP ? 1 : 0, before: -1 }
    for (let step = 1; step <= GAP + 1; step++) {
      const before = last.get(number - step)
      const length = before === undefined ? 0 : (lengths[before]?.length ?? 0)
      if (before !== undefined && length > 0 && length + 2 - step > own.length)
        own = { length: length + 2 - step, before }
    }
    lengths.push(own)
    if (own.length > (lengths[last.get(number) ?? -1]?.length ?? 0)) last.set(number, at)
    if (own.length > (lengths[best]?.length ?? 0)) best = at
  }
  const row: Numbered[] = []
  for (let at = best; at >= 0; at = lengths[at]?.before ?? -1) {
    const entry = found[at]
    if (entry) row.unshift(entry)
  }
  return row
}

/** "Smith J, …", "J. A. Smith, …", "van der Berg, A. …", "World Health Organization. …": how an entry's first line begins. */
const OPENS =
  /^(?:\[[^\]\s]{2,40}\]\s+)?(?:(?:[Vv]an|[Vv]on|[Dd]e|der|den|[Dd]i|[Dd]a|[Dd]el|la|le|el|al|bin|ter|te|[’']t)\s+){0,3}(?:\p{Lu}[\p{L}\p{M}'’‐-]+(?:\s+\p{Lu}[\p{L}\p{M}'’‐-]+){0,3}[,.]?\s+(?:\p{Lu}|and\b|&|\()|\p{Lu}\.(?:[\s-]?\p{Lu}\.){0,3}\s+(?:(?:van|von|de|der|den|di|da|del|la|le)\s+){0,3}\p{Lu})/u

const YEAR_INSIDE = /(?<![\d.])(?:18|19|20)\d{2}(?!\d)/
/** A figure or a word that stands in references and not in prose: volume and pages, a number of a work, a publisher. */
const SOURCE_INSIDE =
  /\d\s?\(\w{1,6}\)|\d\s?[:,]\s?(?:pp?\.\s?)?\w?\d{1,6}(?:\s?[–-]\s?\w?\d|\b)|\bpp?\.\s?\d|\bdoi\b|\b10\.\d{4}|\bvol\.|https?:|\b(?:press|publish\w*|journal|proceedings)\b/i

/** Whether a paragraph may begin with an entry of a list of references: a number or names, then soon a year and a source. */
export function entryBegins(words: string): boolean {
  const clean = words.trim().slice(0, 600)
  const isOpening = /^(?:\[\d{1,3}\]|\(\d{1,3}\)|\d{1,3}[.)])\s+\S/.test(clean) || OPENS.test(clean)
  return isOpening && YEAR_INSIDE.test(clean) && SOURCE_INSIDE.test(clean)
}

/** Of entries as they are set, this share at least names a year. */
const WITH_YEAR = 0.6

function setEntries(
  text: string,
  { end }: { start: number; end: number },
  lines: readonly SetLine[],
): ReferenceEntry[] {
  const starts = entryStarts(lines, {
    opens: ({ start }) => OPENS.test(text.slice(start, start + 160)),
    endsEntry: (line) => /[a-z\d][:,]\s?\w?\d{1,7}(?:[–-]\w?\d{1,7})?\.?$/.test(text.slice(line.start, line.end)),
  })
  const entries = starts.map((start, at) => entryOf(text, at + 1, start, starts[at + 1] ?? end))
  const withYear = entries.filter(({ year }) => year !== undefined).length
  return withYear >= WITH_YEAR * entries.length ? entries.filter((entry) => entry.text.length > 20) : []
}

function namedEntries(text: string, { start, end }: { start: number; end: number }): ReferenceEntry[] {
  const blocks: { start: number; end: number }[] = []
  for (const part of partsOf(text, start, end)) {
    const words = text.slice(part.start, part.end).trim()
    if (words === '') continue
    const last = blocks.at(-1)
    const isWhole = last !== undefined && YEAR.test(text.slice(last.start, last.end))
    if (last && (!isWhole || !OPENS.test(words) || !YEAR.test(words.slice(0, 600)))) last.end = part.end
    else blocks.push({ ...part })
  }
  return blocks
    .filter((block) => YEAR.test(text.slice(block.start, block.end)))
    .map((block, at) => entryOf(text, at + 1, block.start, block.end))
}

/**
 * Paragraphs; where a page gives its list as one, the lines at which an entry may begin: the line above ends like an
 * entry (a stop, a page, an address), and this one opens with a name.
 */
function* partsOf(text: string, start: number, end: number): Generator<{ start: number; end: number }> {
  for (const match of text.slice(start, end).matchAll(/[^\n]+(?:\n(?!\n)[^\n]+)*/g)) {
    let from = start + match.index
    const until = from + match[0].length
    for (let line = text.indexOf('\n', from); line >= 0 && line < until; line = text.indexOf('\n', line + 1)) {
      const above = text.slice(Math.max(from, line - 60), line).trimEnd()
      if (!/[.)\d]$|\S\/\S{1,40}$/.test(above) || !OPENS.test(text.slice(line + 1, line + 200))) continue
      yield { start: from, end: line }
      from = line + 1
    }
    yield { start: from, end: until }
  }
}

function entryOf(text: string, number: number, from: number, to: number): ReferenceEntry {
  const raw = text.slice(from, to)
  const start = from + (raw.length - raw.trimStart().length)
  const words = raw.trim()
  // A word that the end of a column has cut.
  const clean = words
    .replaceAll('\u00AD', '')
    .replace(/(?<=\p{L})[-‐]\s?\n\s{0,4}(?=\p{Ll})/gu, '')
    .replace(/\s+/g, ' ')
  const [, year = '', letter = ''] = YEAR.exec(clean.replace(DOI, '')) ?? []
  // A DOI that is broken over two lines was joined with a space at a slash or a dot.
  const doi = DOI.exec(clean)?.[0]
    .replace(/(?<![.,;)\]])[.,;)\]]+$/, '')
    .toLowerCase()
  return {
    number,
    start,
    end: start + words.length,
    text: clean,
    families: familiesIn(clean),
    ...(year && { year: year + letter }),
    ...(doi && { doi }),
  }
}

const PARTICLES = String.raw`(?:(?:van|von|de|der|den|di|da|del|la|le|el|al|bin|ter)\s+){0,3}`

/** The first author's words: "Smith J", "Smith", "Waleed Ammar"; of two words or more either end may be the family. */
function familiesIn(entry: string): string[] {
  const author = /^[^,.;()&]{2,80}?(?=,|\.|;|\(|&|\sand\s|\s(?:19|20)\d{2})/.exec(entry)?.[0].trim() ?? ''
  const whole = new RegExp(String.raw`^${PARTICLES}\p{Lu}[\p{L}\p{M}'’-]+`, 'u').exec(author)?.[0]
  const last = /(?:^|\s)(\p{Lu}[\p{L}\p{M}'’-]+)$/u.exec(author)?.[1]
  const isInitials = last !== undefined && /^\p{Lu}{1,3}$/u.test(last)
  return [...new Set([whole, isInitials ? undefined : last].filter((name) => name !== undefined).map(foldedName))]
}

/** A family name for comparing: no accents, no capitals. */
export const foldedName = (name: string) =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’]/g, "'").toLowerCase().trim()
