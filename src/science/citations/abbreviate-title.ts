import { shortenedWords, wholeWords } from './title-words.ts'

const shortOf = new Map<string, string>(wholeWords.split(' ').map((word) => [word, word]))
for (const line of shortenedWords.split('|')) {
  const [short, ...words] = line.split(' ')
  for (const word of words) shortOf.set(word, short ?? word)
}

/** Articles, prepositions and conjunctions, which ISO 4 leaves out. */
const leftOut = new Set(
  (
    'a an and at by for from in into of on the to with & de la le les des du et d l y e del der die das und für van voor en ' +
    'het i og och di della delle dei degli il'
  ).split(' '),
)

const MARKS = /^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu

/**
 * A journal's name shortened by the rules of ISO 4: "Journal of Sleep Research" → "J. Sleep Res.". Only where every word is
 * known: undefined where one is not, where the name has a subtitle or a place in brackets, or is one word, which stays whole.
 */
export function abbreviateTitle(title: string): string | undefined {
  if (title.length > 200 || /[:([./=;,]/.test(title)) return undefined
  const words = title.split(/\s+/).filter((word) => word !== '' && !leftOut.has(word.toLowerCase()))
  if (words.length < 2) return undefined
  const short = words.map((word) => {
    const bare = word.replace(MARKS, '')
    const form = shortOf.get(bare.toLowerCase())
    if (form === undefined) return undefined
    if (form === bare.toLowerCase()) return bare.charAt(0).toUpperCase() + bare.slice(1)
    return `${form.charAt(0).toUpperCase()}${form.slice(1)}.`
  })
  return short.includes(undefined) ? undefined : short.join(' ')
}
