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

/** Reads the entries between two offsets of a document's text: numbered ones by their numbers, others by names and years. */
export function readReferences(text: string, place: { start: number; end: number }): ReferenceList {
  const numbered = numberedEntries(text, place)
  if (numbered.length >= 3) return { isNumbered: true, entries: numbered }
  return { isNumbered: false, entries: namedEntries(text, place) }
}

/** Numbers count up by one; a number inside an entry (a page, a year) is none of them. */
function numberedEntries(text: string, { start, end }: { start: number; end: number }): ReferenceEntry[] {
  const begins: { number: number; at: number; body: number }[] = []
  for (const match of text.slice(start, end).matchAll(/(?<=^|\s)(?:\[(\d{1,3})\]|(\d{1,3})\.)\s+(?=\S)/g)) {
    const number = Number(match[1] ?? match[2])
    if (number !== (begins.at(-1)?.number ?? 0) + 1) continue
    begins.push({ number, at: start + match.index, body: start + match.index + match[0].length })
  }
  return begins.map(({ number, body }, at) => entryOf(text, number, body, begins[at + 1]?.at ?? end))
}

/** "Smith J, …", "van der Berg, A. …", "World Health Organization. …": what the first line of an entry begins with. */
const OPENS =
  /^(?:(?:van|von|de|der|den|di|da|del|la|le|el|al|bin|ter)\s+){0,3}\p{Lu}[\p{L}\p{M}'’-]+(?:\s+\p{Lu}[\p{L}\p{M}'’-]+){0,2},?\s+(?:\p{Lu}|and\b|&|\()/u

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
  const clean = words.replaceAll('\u00AD', '').replace(/\s+/g, ' ')
  const [, year = '', letter = ''] = YEAR.exec(clean.replace(DOI, '')) ?? []
  // A DOI that is broken over two lines was joined with a space at a slash or a dot.
  const doi = DOI.exec(clean)?.[0]
    .replace(/[.,;)\]]+$/, '')
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
