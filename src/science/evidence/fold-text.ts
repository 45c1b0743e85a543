/**
 * A text folded for comparison, with the way back. `letters` holds what must be equal letter by letter; unit `i` of it
 * comes from `source.slice(starts[i], ends[i])`. What may be set in different ways (spaces, hyphens inside words, line
 * breaks) is not in `letters` but in `gaps[i]`, what stood before unit `i`; `gaps[letters.length]` is what follows.
 */
export type FoldedText = { letters: string; starts: Int32Array; ends: Int32Array; gaps: Uint8Array }

/** Flags of a gap. `BREAK`: a hyphen that only divides a word at the end of a line, so it may also be absent. */
export const SPACE = 1
export const HYPHEN = 2
export const BREAK = 4

const singleQuotes = /^[‘’‚‛′ʼˈ`´]$/
const doubleQuotes = /^[“”„‟″«»]$/
const dashes = /^[-‐‑‒–—―−﹘﹣-]$/
const softHyphen = '\u00AD'
const invisible = /^[\u200B-\u200D\u2060\uFEFF]$/
/** Superscript and subscript figures and signs: "10²" is not "102". */
const raised = /[²³¹⁰-₎]/
const character = /[\s\S]\p{M}*/uy

/**
 * Folds case, ligatures and compatibility forms (NFKD, one character with its marks at a time), quotation marks and
 * dashes (every dash and the minus sign become "-"). Figures never change: signs whose compatibility form would turn
 * into a figure (², ½, ①) stay as they are; a full-width figure is the same figure.
 */
export function foldText(source: string): FoldedText {
  let letters = ''
  const starts: number[] = []
  const ends: number[] = []
  const gaps: number[] = []
  let gap = 0
  for (let at = 0; at < source.length;) {
    const raw = characterAt(source, at)
    const end = at + raw.length
    const folded = foldCharacter(raw)
    if (folded === ' ') gap |= SPACE
    else if (folded === softHyphen) gap |= wordFollows(source, end) ? HYPHEN | BREAK : 0
    else if (folded === '-' && wordFollows(source, end)) gap |= divides(source, at, end) ? HYPHEN | BREAK : HYPHEN
    else {
      for (let i = 0; i < folded.length; i++) {
        starts.push(at)
        ends.push(end)
        gaps.push(gap)
        gap = 0
      }
      letters += folded
    }
    at = end
  }
  gaps.push(gap)
  return { letters, starts: Int32Array.from(starts), ends: Int32Array.from(ends), gaps: Uint8Array.from(gaps) }
}

/** One character with the marks that belong to it. */
function characterAt(source: string, at: number): string {
  const next = source.charCodeAt(at + 1)
  if (source.charCodeAt(at) < 128 && !(next > 127)) return source.charAt(at)
  character.lastIndex = at
  return character.exec(source)?.[0] ?? source.charAt(at)
}

function foldCharacter(raw: string): string {
  if (raw.length === 1) {
    const code = raw.charCodeAt(0)
    if (code > 47 && code < 123 && code !== 96) return raw.toLowerCase()
    if (invisible.test(raw)) return ''
    if (/\s/.test(raw)) return ' '
    if (singleQuotes.test(raw)) return "'"
    if (doubleQuotes.test(raw)) return '"'
    if (dashes.test(raw)) return '-'
    if (code < 128 || raw === softHyphen) return raw
  }
  if (raised.test(raw)) return raw
  const plain = raw.normalize('NFKD')
  if (/[0-9]/.test(plain) && !/^\p{Nd}/u.test(raw)) return raw
  return plain.toLowerCase().replaceAll('ς', 'σ')
}

/** After a dash: is the next thing, spaces or not, a letter? Then the dash belongs to words, never to a number. */
function wordFollows(source: string, from: number): boolean {
  for (let at = from; at < source.length;) {
    const raw = characterAt(source, at)
    const folded = foldCharacter(raw)
    if (folded !== ' ' && folded !== '' && folded !== softHyphen) return /^\p{L}/u.test(folded)
    at += raw.length
  }
  return false
}

/** "signi-\nficant", "signi- ficant": a hyphen right behind a letter, and a space or a line's end behind the hyphen. */
const divides = (source: string, at: number, end: number) =>
  /[-‐‑]/.test(source.charAt(at)) &&
  /\p{L}\p{M}*$/u.test(source.slice(Math.max(0, at - 4), at)) &&
  /\s/.test(source.charAt(end))
