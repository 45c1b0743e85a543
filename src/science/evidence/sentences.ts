import { maybeLast, neverLast, openers } from './abbreviations.ts'
import { headingAt } from './section-headings.ts'

/** A sentence where it stands: `text === source.slice(start, end)`. Offsets count UTF-16 units, end exclusive. */
export type Sentence = {
  start: number
  end: number
  text: string
  /** Heading of a structured abstract under which it stands, in lower case ("results"). It is not part of `text`. */
  section?: string
}

/** A full stop, question or exclamation mark, or three dots, with what closes after it. A reference number may stick to it. */
const stop = /(?:\.{3}|[.!?…])["'”’»)\]]*(?:(?<=[\p{L})\]]\.)\d{1,3}(?:[,–-]\d{1,3})*(?=\s+\p{Lu}))?/gu
const blankLine = /\n\s*\n/g
const opensNext = /^\s+(?:<\/?\w+>\s*)*["'“‘«([]*[\p{Lu}\p{N}]/u
/** "… were healthy.In contrast": the space was lost. */
const lostSpace = /^\p{Lu}\p{Ll}+\s/u

/**
 * Cuts a text into sentences, made for abstracts and papers: "e.g.", "et al.", "Fig. 2", "p = .03", initials and decimals
 * do not end a sentence; blank lines do; headings of structured abstracts are taken off and named in `section`.
 * Nothing but white space and headings is left out.
 */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let from = 0
  for (const gap of [...text.matchAll(blankLine), undefined]) {
    const to = gap ? gap.index : text.length
    cutBlock(text, from, to, sentences)
    from = gap ? gap.index + gap[0].length : to
  }
  return sentences
}

function cutBlock(text: string, from: number, to: number, into: Sentence[]) {
  let section: string | undefined
  let start = from
  const take = (end: number) => {
    for (;;) {
      const heading = headingAt(text, skipSpace(text, start, end))
      if (!heading || heading.end >= end) break
      section = heading.name
      start = heading.end
    }
    const first = skipSpace(text, start, end)
    const last = first + text.slice(first, end).trimEnd().length
    if (last > first)
      into.push({ start: first, end: last, text: text.slice(first, last), ...(section ? { section } : {}) })
    start = end
  }
  const block = text.slice(from, to)
  for (const found of block.matchAll(stop)) {
    const end = from + found.index + found[0].length
    if (endsSentence(text, start, from + found.index, end, to)) take(end)
  }
  take(to)
}

function endsSentence(text: string, start: number, at: number, end: number, to: number): boolean {
  const rest = text.slice(end, Math.min(to, end + 40))
  // The last 40 units tell whether a sentence ends; a longer look back would cost the square of an endless sentence.
  const before = text.slice(Math.max(start, at - 40), at)
  if (text[at] === '.' && end === at + 1 && /[\p{Ll}\d)%]{2}$/u.test(before) && lostSpace.test(rest))
    return !abbreviated(before)
  if (rest.trim() !== '' && !opensNext.test(rest)) return false
  if (text[at] !== '.' || text[at + 1] === '.') return true
  if ((headingAt(text, skipSpace(text, start, at))?.end ?? 0) >= end) return false
  // "1. Introduction": a number of a list opens the sentence, it does not end it.
  if (at - start < 40 && /^\s*\(?\d{1,3}$/.test(before)) return false
  const word = lastWord(before)
  if (neverLast.has(word) || neverLast.has(word.toLowerCase())) return rest.trim() === ''
  const initial = /^(?:\p{Lu}|\p{Lu}\.)+$/u.test(word) && !/^(?:\p{Lu}){2,}$/u.test(word)
  if (!initial && !maybeLast.has(word.toLowerCase())) return true
  const next = /[\p{L}\p{N}]+/u.exec(rest)?.[0] ?? ''
  // "No. 5", "p. 12", "approx. 3" count on; "vitamin D. 12 patients" is settled the same way: rather too long than torn.
  return next === '' || openers.has(next)
}

const abbreviated = (before: string) => {
  const word = lastWord(before).toLowerCase()
  return neverLast.has(word) || maybeLast.has(word)
}

const lastWord = (before: string) => /[\p{L}.-]+$/u.exec(before.slice(-24))?.[0].replace(/^[.-]+/, '') ?? ''

function skipSpace(text: string, at: number, end: number): number {
  let first = at
  while (first < end && /\s/.test(text[first] ?? '')) first++
  return first
}
