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

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const unit = small.slice(1, 10).join('|')
const ten = `(?:${tens.join('|')})(?:[- ](?:${unit}))?`
const hundred = `(?:${unit}|a) hundred(?:(?: and)? (?:${ten}|${small.slice(1).reverse().join('|')}))?`

/** Source of a pattern for a number in words from one to 999: "eighty-three", "one hundred and twenty". */
export const countWords = `(?:${hundred}|${ten}|${small.slice(1).reverse().join('|')})`

/** Value of a number in words up to 999, in any case. */
export function wordsValue(written: string): number | undefined {
  const words = written
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word !== 'and')
  let value = 0
  for (const word of words) {
    const ofTens = tens.indexOf(word)
    const ofSmall = small.indexOf(word)
    if (word === 'hundred') value = Math.max(value, 1) * 100
    else if (word === 'a') continue
    else if (ofTens >= 0) value += (ofTens + 2) * 10
    else if (ofSmall >= 0) value += ofSmall
    else return undefined
  }
  return words.length > 0 ? value : undefined
}
