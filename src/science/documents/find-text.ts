/** A range of a text. Offsets count UTF-16 units, end exclusive. */
export type TextRange = { start: number; end: number }
export type FindOptions = { matchCase?: boolean; wholeWords?: boolean }

/** Matches that are counted and lit; a letter alone in a long paper would be tens of thousands. */
export const MOST_MATCHES = 5000

/**
 * Every place where some words stand in a text, from its beginning, none over another. Any run of white space is one
 * space, so words are found over line ends and page ends; soft hyphens are not there; every dash and every quotation mark
 * is the plain one; ligatures are their letters. Without `matchCase` capitals do not matter.
 */
export function findAll(
  text: string,
  words: string,
  { matchCase = false, wholeWords = false }: FindOptions = {},
): TextRange[] {
  const wanted = plain(words.trim(), matchCase).letters
  if (wanted === '') return []
  const { letters, starts, ends } = plainOnce(text, matchCase)
  const found: TextRange[] = []
  for (let at = letters.indexOf(wanted); at !== -1 && found.length < MOST_MATCHES;) {
    const until = at + wanted.length
    if (!wholeWords || (isEdge(letters, at) && isEdge(letters, until))) {
      found.push({ start: starts[at] ?? 0, end: ends[until - 1] ?? 0 })
      at = letters.indexOf(wanted, until)
    } else at = letters.indexOf(wanted, at + 1)
  }
  return found
}

/** Whether a word ends or begins between two characters. */
const isEdge = (letters: string, at: number) => !(isWord(letters.charAt(at - 1)) && isWord(letters.charAt(at)))
const isWord = (letter: string) => /[\p{L}\p{N}\p{M}]/u.test(letter)

/** One text is searched with every letter that is typed: its last folding is kept. */
let last: { text: string; matchCase: boolean; plain: Plain } | undefined
function plainOnce(text: string, matchCase: boolean): Plain {
  if (last?.text !== text || last.matchCase !== matchCase) last = { text, matchCase, plain: plain(text, matchCase) }
  return last.plain
}

type Plain = { letters: string; starts: number[]; ends: number[] }

function plain(source: string, matchCase: boolean): Plain {
  let letters = ''
  const starts: number[] = []
  const ends: number[] = []
  for (let at = 0; at < source.length; at++) {
    const raw = source.charAt(at)
    const folded = raw === '\u00AD' ? '' : /\s/.test(raw) ? ' ' : fold(raw, matchCase)
    if (folded === ' ' && letters.endsWith(' ')) {
      ends[ends.length - 1] = at + 1
      continue
    }
    for (const letter of folded) {
      for (let unit = 0; unit < letter.length; unit++) {
        starts.push(at)
        ends.push(at + 1)
      }
    }
    letters += folded
  }
  return { letters, starts, ends }
}

function fold(raw: string, matchCase: boolean): string {
  const code = raw.charCodeAt(0)
  if (code < 128) return matchCase || code < 65 || code > 90 ? raw : raw.toLowerCase()
  if (/[‘’‚‛′]/.test(raw)) return "'"
  if (/[“”„‟″«»]/.test(raw)) return '"'
  if (/[‐‑‒–—―−]/.test(raw)) return '-'
  const spelt = /[ﬀ-ﬆ]/.test(raw) ? raw.normalize('NFKD') : raw
  const lower = spelt.toLowerCase()
  // A few capitals are longer in lower case; they stay, so that offsets hold.
  return matchCase || lower.length !== spelt.length ? spelt : lower
}
