import { countWords, number, numberValue, wordsValue } from '../../evidence/numbers.ts'

/** A number of a sentence that a source has to bear. Offsets count UTF-16 units of the text. */
export type StatedNumber = {
  start: number
  end: number
  written: string
  value: number
  decimals: number
  isPercent: boolean
}

const figures = new RegExp(String.raw`(?<![\p{L}\d.,·])${number}(?![\d])`, 'gu')
/** Behind a letter or before one: "IL-6", "COVID-19", "p53", "2nd", "95% CI", "Table 2", "page 4". */
const named =
  /(?:\p{L}[-–]|\b(?:tables?|figures?|fig\.?|sections?|chapters?|appendix|boxes|box|pages?|pp?\.|types?|stages?|grades?|phases?|class|days?|version|equations?|eq\.?|refs?\.?|no\.|levels?|arms?|groups?|step|weeks?|visits?)\s)$/iu
const level = /^\s?(?:%|per cent)\s?-?(?:CIs?\b|CrIs?\b|C\.I\.|confidence|credib|prediction|highest)/i
const partOfWord =
  /^(?:st|nd|rd|th|s)\b|^-?(?:fold|year|month|week|day|hour|point|item|arm|dose|tailed|sided)s?\b|^[-–]\p{L}{2,}/iu

/**
 * Numbers that a sentence takes from somewhere: figures with their decimals. Left out are years, levels of confidence,
 * numbers in names ("IL-6", "Table 2", "12-week"), and whole numbers up to ten, which are often the writer's own count.
 */
export function statedNumbers(text: string): StatedNumber[] {
  const found: StatedNumber[] = []
  for (const hit of text.matchAll(figures)) {
    const written = hit[0]
    const start = hit.index
    const end = start + written.length
    const value = numberValue(written.replace(/^\+/, ''))
    if (value === undefined) continue
    const before = text.slice(Math.max(0, start - 14), start)
    const after = text.slice(end, end + 16)
    const decimals = /[.·](\d+)$/.exec(written)?.[1]?.length ?? 0
    const isPercent = /^\s?(?:%|per cent\b|percent\b)/.test(after)
    if (level.test(after) || partOfWord.test(after) || named.test(before)) continue
    if (decimals === 0 && !isPercent && !/[,\u2009\u00A0\u202F]/.test(written)) {
      if (value >= 1500 && value <= 2100) continue
      if (Math.abs(value) <= 10) continue
    }
    // A threshold, not a result.
    if (/\b[pP]\s?[<≤]\s?$/.test(before) && (value === 0.05 || value === 0.01 || value === 0.001)) continue
    found.push({ start, end, written, value, decimals, isPercent })
  }
  return found
}

/** The values that a text has, in figures and in words. */
export type KnownNumbers = { has: (stated: StatedNumber) => boolean }

const anyFigures = new RegExp(String.raw`(?<![\d.,·])${number}(?![\d])`, 'gu')
const inWords = new RegExp(String.raw`\b${countWords}\b`, 'gi')

/**
 * What numbers texts have, for asking whether a sentence's number stands there. A number that is a rounding of one in the
 * text counts as there, a share and its per cent value are the same number, and signs are not compared: "fell by 1.3" is
 * borne by "−1.3".
 */
export function knownNumbers(texts: readonly string[]): KnownNumbers {
  const values = new Set<number>()
  for (const text of texts) {
    for (const [written] of text.matchAll(anyFigures)) {
      const value = numberValue(written.replace(/^\+/, ''))
      if (value !== undefined) values.add(Math.abs(value))
    }
    for (const [written] of text.matchAll(inWords)) {
      const value = wordsValue(written)
      if (value !== undefined) values.add(value)
    }
  }
  const sorted = Float64Array.from(values).sort()
  const near = (value: number, decimals: number) => {
    const half = 0.5 * 10 ** -decimals + 1e-9
    return holds(sorted, value - half, value + half)
  }
  return {
    has({ value, decimals, isPercent }) {
      const size = Math.abs(value)
      if (values.has(size)) return true
      // "Some 12,000" may round 11,987; a whole number otherwise is what it is, or the rounding of one with decimals.
      if (decimals > 0 || isPercent || size < 1000) {
        if (near(size, decimals) && (decimals > 0 || isPercent)) return true
      }
      if (isPercent) return near(size / 100, decimals + 2)
      return size <= 1 && near(size * 100, Math.max(0, decimals - 2))
    },
  }
}

function holds(sorted: Float64Array, low: number, high: number): boolean {
  let from = 0
  let to = sorted.length
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sorted[middle] ?? 0) < low) from = middle + 1
    else to = middle
  }
  return from < sorted.length && (sorted[from] ?? Infinity) <= high
}
