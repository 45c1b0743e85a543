import { partsNoWord } from './word-edges.ts'

const sign = '[-‐‑‒–−﹣-]'

const numberOpens = /^[.,·]?\p{N}/u
const numberBefore = [
  // "1|2", "0|.5", "10⁻|³", "10^|3"
  /[\p{N}⁻^]$/u,
  // "0.|5", "10,|000"
  /\p{N}[.,·'’]$/u,
  // ".|05", but not "found.|12 patients"
  /(?:^|[^\p{L}\p{N})\]"'”’.])[.·]$/u,
  // "−|0.5", "(-|.5", but neither "3–|5" nor "IL-|6"
  new RegExp(String.raw`(?:^|[^\p{L}\p{N}\p{M})\]%])${sign}\.?$`, 'u'),
  // "= − |0.5"
  /(?:^|[^\p{L}\p{N}\p{M})\]%\s])\s*−\s$/u,
]
const numberCloses = /\p{N}[.,·]?$/u
const numberAfter = [
  // "1|2", "10|²"
  /^\p{N}/u,
  // "0|.5", "10|,000"
  /^[.,·'’]\p{N}/u,
  // "12|%"
  /^\s?[%‰]/,
  // "10|⁻³", "10|−3", "10|^3"
  /^(?:[⁻−]\p{N}|⁻|\^)/u,
]

/**
 * Whether a passage is cut out soundly: no number is torn at its edges (its sign, its decimals, its per cent sign and its
 * groups of thousands belong to it), no character is parted from its marks, no word is cut and none that denies it is left
 * outside. `start` and `end` are offsets in `text`.
 */
export function cutsNothing(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 8), start)
  const after = text.slice(end, end + 8)
  const opening = text.slice(start, Math.min(end, start + 8))
  const closing = text.slice(Math.max(start, end - 8), end)
  if (/^[\uDC00-\uDFFF]/.test(opening) || /^\p{M}/u.test(opening)) return false
  if (/^[\uDC00-\uDFFF]/.test(after) || /^\p{M}/u.test(after)) return false
  if (numberOpens.test(opening) && numberBefore.some((pattern) => pattern.test(before))) return false
  if (numberCloses.test(closing) && numberAfter.some((pattern) => pattern.test(after))) return false
  if (!partsNoWord(text, start, end)) return false
  return !partsThousands(before, opening) && !partsThousands(closing, after.replace(/^\s/, ''), /^\s/.test(after))
}

/** "10 |000" with any kind of space; but not "IL-6 |100 mg" and not "in 2010 |100 of them". */
const partsThousands = (left: string, right: string, spaced = /\s$/.test(left)) =>
  spaced && /(?:^|[\s([=<>≤≥~≈])[0-9]{1,3}\s?$/.test(left) && /^[0-9]{3}(?![0-9])/.test(right)
