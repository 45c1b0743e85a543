/** A passage that a rule found: `found === text.slice(start, end)`. Offsets count UTF-16 units, end exclusive. */
export type RuleHit = { start: number; end: number; found: string }

/** Source of a pattern for a number with figures: sign, groups of thousands, decimals with point or raised point. */
export const number = String.raw`[-−–+]?(?:\d{1,3}(?:[,\u2009\u00A0\u202F]\d{3})+(?![\d])|\d+)?(?:[.·]\d+)?(?<=\d)`

/** Source of a pattern for a whole number of people or things, without a sign. */
export const count = String.raw`(?<![\d.,·])(?:\d{1,3}(?:[,\u2009\u00A0\u202F ]\d{3})+(?!\d)|\d+)(?![\d·]|[.,]\d)`

/** Value of a number as it is written in a paper: "−1.3", "0·05", ".05", "10,000". `undefined` when it is none. */
export function numberValue(written: string): number | undefined {
  const plain = written
    .replace(/(\d)[,\u2009\u00A0\u202F ](?=\d{3}(?!\d))/g, '$1')
    .replace('·', '.')
    .replace(/^[−–]/, '-')
  return /^[-+]?(?:\d+(?:\.\d+)?|\.\d+)$/.test(plain) ? Number(plain) : undefined
}

export { countWords, wordsValue } from './number-words.ts'
