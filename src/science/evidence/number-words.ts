const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const unit = small.slice(1, 10).join('|')
/** Hyphens as they are typed and set ("Forty‐two"), or a space. */
const joint = '[-‐‑– ]'
const ten = `(?:${tens.join('|')})(?:${joint}(?:${unit})(?![a-z]))?`
const below20 = small.slice(1).toReversed().join('|')
const below100 = `(?:${ten}|${below20})`
const below1000 = `(?:(?:${unit}|${small.slice(11).join('|')}|an?)${joint}hundred(?:(?: and|-and)?${joint}${below100}(?![a-z]))?|${below100})`

/**
 * Source of a pattern for a number in words from one to 999,999: "eighty-three", "one hundred and twenty", "one thousand
 * four hundred five". Words in front and behind are not looked at.
 */
export const countWords = `(?:(?:${below1000}|an?)${joint}thousand(?:(?: and|,)?${joint}${below1000}(?![a-z]))?|${below1000})`

/** Value of a number in words up to 999,999, in any case; `undefined` when a word of it is none. */
export function wordsValue(written: string): number | undefined {
  const words = written
    .toLowerCase()
    .split(/[\s,‐‑–-]+/)
    .filter((word) => word !== 'and')
  let thousands = 0
  let value = 0
  for (const word of words) {
    const ofTens = tens.indexOf(word)
    const ofSmall = small.indexOf(word)
    if (word === 'thousand') {
      thousands = Math.max(value, 1) * 1000
      value = 0
    } else if (word === 'hundred') value = Math.max(value, 1) * 100
    else if (word === 'a' || word === 'an') continue
    else if (ofTens >= 0) value += (ofTens + 2) * 10
    else if (ofSmall >= 0) value += ofSmall
    else return undefined
  }
  return words.length > 0 ? thousands + value : undefined
}
