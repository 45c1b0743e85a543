const smallWords = new Set([
  'the',
  'of',
  'and',
  'for',
  'in',
  'on',
  'a',
  'an',
  'de',
  'la',
  'et',
  'und',
  'der',
  'die',
  'für',
  'fur',
])

/** "N Engl J Med" and "The New England Journal of Medicine" agree: each word begins the other's word. Known and unknown do not. */
export function venuesAgree(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return one === other
  const [short = [], long = []] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.join('').length - b.join('').length)
  if (short.join('') === long.join('')) return true
  return short.length <= long.length && short.every((word, index) => begins(word, long[index] ?? ''))
}

function begins(word: string, whole: string): boolean {
  if (whole.startsWith(word)) return true
  // "Intl" for "International", "Natl" for "National": first letter, then the others in order.
  let at = 0
  for (const letter of whole) if (letter === word[at]) at += 1
  return word[0] === whole[0] && at === word.length
}

function wordsOf(venue: string): string[] {
  return venue
    .replace(/\(.{0,100}\)|[:=].*$/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !smallWords.has(word))
}
