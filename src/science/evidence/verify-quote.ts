import type { Evidence, Verification } from '#contract/evidence.ts'
import type { Paper } from '#contract/papers.ts'

import { documentText, summaryBefore, textHash } from './document-text.ts'
import { BREAK, foldText, HYPHEN, SPACE, type FoldedText } from './fold-text.ts'
import { placeAt, type FullText, type WithFullTexts } from './full-text.ts'
import { cutsNothing } from './quote-edges.ts'

/** Where a quote stands. Offsets count UTF-16 units of the text, end exclusive; both are 0 when it was not found. */
export type QuotePlace = { verified: Verification; start: number; end: number }

const NOT_FOUND: QuotePlace = { verified: 'none', start: 0, end: 0 }

/** Letters and figures below which a quote proves nothing: "the study" is somewhere in every paper. */
export const SHORTEST_QUOTE = 8

/**
 * Looks for a quote in a text. `exact`: letter by letter. `normalised`: after folding case, white space, ligatures and
 * compatibility forms, soft hyphens and hyphenation at line ends, quotation marks and dashes; the offsets are those of the
 * text as it is. Nothing looser counts: one other word, figure, decimal sign, minus or per cent sign is `none`, and so is
 * a quote that tears a number ("0.5" is not found in "−0.5", "12" not in "12%"), or has fewer than eight letters and figures.
 */
export function verifyQuote(quote: string, text: string): QuotePlace {
  const wanted = quote.trim()
  if ((wanted.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < SHORTEST_QUOTE) return NOT_FOUND
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    const end = at + wanted.length
    if (cutsNothing(text, at, end)) return { verified: 'exact', start: at, end }
  }
  return findFolded(wanted, text) ?? NOT_FOUND
}

/**
 * The evidence that a quote gives for a paper: looked up in the texts read from its files, in their order, then in its
 * `documentText`, then in our summary whose place the abstract took: what was quoted from it before still stands there.
 * `textHash` says in which text the offsets hold. `quote` is kept as it was given.
 */
export function evidenceFor(
  paper: Pick<Paper, 'id' | 'title' | 'abstract' | 'abstractFrom'> & WithFullTexts,
  quote: string,
  fullTexts: readonly FullText[] = paper.fullTexts ?? [],
): Evidence {
  for (const full of fullTexts) {
    const place = verifyQuote(quote, full.text)
    if (place.verified === 'none') continue
    return { documentId: paper.id, quote, ...place, textHash: full.textHash, ...placeAt(full, place.start) }
  }
  const text = documentText(paper)
  const place = verifyQuote(quote, text)
  const before = place.verified === 'none' ? summaryBefore(paper) : undefined
  const earlier = before === undefined ? NOT_FOUND : verifyQuote(quote, before)
  if (before !== undefined && earlier.verified !== 'none') {
    return { documentId: paper.id, quote, ...earlier, textHash: textHash(before) }
  }
  return { documentId: paper.id, quote, ...place, textHash: textHash(text) }
}

function findFolded(wanted: string, source: string): QuotePlace | undefined {
  const text = foldedOnce(source)
  const quote = foldText(wanted)
  // A hyphen at the very end may be one inside a word of the text, where it stands in a gap.
  const open = quote.letters.endsWith('-') && !text.letters.includes(quote.letters)
  const length = quote.letters.length - (open ? 1 : 0)
  const letters = quote.letters.slice(0, length)
  for (let at = text.letters.indexOf(letters); at !== -1; at = text.letters.indexOf(letters, at + 1)) {
    if (!sameGaps(text, quote, at, length) || !wholeCharacters(text, at, at + length)) continue
    let start = text.starts[at] ?? 0
    let end = text.ends[at + length - 1] ?? 0
    if (needsHyphen(quote.gaps[0])) {
      if (!needsHyphen(text.gaps[at]) && !isBreak(text.gaps[at])) continue
      start = text.ends[at - 1] ?? 0
      start += source.slice(start).search(/\S/)
    }
    if (open) {
      if (((text.gaps[at + length] ?? 0) & HYPHEN) === 0) continue
      end += source.slice(end).search(/\S/) + 1
    }
    if (cutsNothing(source, start, end)) return { verified: 'normalised', start, end }
  }
  return undefined
}

const isBreak = (gap = 0) => (gap & BREAK) !== 0
const needsHyphen = (gap = 0) => (gap & HYPHEN) !== 0 && !isBreak(gap)

function sameGaps(text: FoldedText, quote: FoldedText, at: number, length: number): boolean {
  for (let i = 1; i < length; i++) {
    const inText = text.gaps[at + i] ?? 0
    const inQuote = quote.gaps[i] ?? 0
    if (inText !== inQuote && !sameGap(inText, inQuote, quote.letters.charAt(i - 1), quote.letters.charAt(i)))
      return false
  }
  return true
}

function sameGap(a: number, b: number, left: string, right: string): boolean {
  if (isBreak(a | b)) {
    const other = isBreak(a) ? b : a
    return other === 0 || (other & HYPHEN) !== 0
  }
  if (((a ^ b) & HYPHEN) !== 0) return false
  if ((a & HYPHEN) !== 0 || ((a ^ b) & SPACE) === 0) return true
  return !spaceMatters(left, right)
}

/** A space parts words and numbers, and a sign from its number; around "=", "(" or "%" it is a matter of taste. */
const spaceMatters = (left: string, right: string) =>
  (/[\p{L}\p{N}\p{M}\uD800-\uDFFF]/u.test(left) && /[\p{L}\p{N}\p{M}\uD800-\uDFFF]/u.test(right)) ||
  (/[\p{N}+.,·-]/u.test(left) && /[\p{N}+.,·-]/u.test(right))

/** A part of a ligature may be matched ("fi" of "ﬃ"), a letter without its accent may not. */
function wholeCharacters(text: FoldedText, from: number, to: number): boolean {
  const parted = (at: number) => text.starts[at] === text.starts[at - 1] && !/\p{L}/u.test(text.letters.charAt(at))
  return !(from > 0 && parted(from)) && !(to < text.letters.length && parted(to))
}

/** Many quotes are looked up in one text after the other: the last folded texts are kept. */
const recent = new Map<string, FoldedText>()
const KEPT = 8

function foldedOnce(source: string): FoldedText {
  const known = recent.get(source)
  if (known) return known
  const folded = foldText(source)
  if (recent.size >= KEPT) recent.delete(recent.keys().next().value ?? '')
  recent.set(source, folded)
  return folded
}
