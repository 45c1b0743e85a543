/** Articles, conjunctions and prepositions that headline style leaves small inside a title. */
const small = new Set(
  (
    'a an the and but or nor so yet for about above across after against along amid amidst among amongst around as at before behind ' +
    'below beneath beside between beyond by despite down during except from given in inside into like near next of off ' +
    'on onto out over per plus since than through throughout till to toward towards under until up upon via with within ' +
    'without versus vs vs. v v. et al von van de la le der das'
  ).split(' '),
)

/**
 * Headline style: every word with a capital, but articles, conjunctions and prepositions inside the title; the first
 * and last word and the first after a colon or a question mark have one always. Words that hold a capital or a digit
 * already ("mRNA", "v4.0") and short ones without a vowel, which are names ("vg"), stay as they are.
 */
export function titleCase(title: string): string {
  const words = title.split(/(\s+)/)
  let isStart = true
  return words
    .map((word, index) => {
      if (word.trim() === '') return word
      const isLast = index === words.length - 1
      const wasStart = isStart
      isStart = /[:?!.]["”’]?$/.test(word) && !small.has(word) && !honorific.test(word)
      return cased(word, wasStart, isLast)
    })
    .join('')
}

const honorific = /^(?:Dr|Drs|Mr|Mrs|Ms|Prof|St)\.$/

function cased(word: string, isFirst: boolean, isLast: boolean): string {
  const parts = word.split(/([-‐‑/])/)
  return parts
    .map((part, index) => {
      const bare = part.replace(/^[^\p{L}\p{N}]+/u, '').replace(/[^\p{L}\p{N}.]+$/u, '')
      if (bare === '' || /[\p{Lu}\p{N}]/u.test(bare)) return part
      const isEdge = (index === 0 && (isFirst || isLast)) || (isLast && index === parts.length - 1)
      if (!isEdge && small.has(bare.replace(/[,;]$/, ''))) return part
      if (parts.length === 1 && bare.length < 3 && !/[aeiouy]/.test(bare)) return part
      return part.replace(/\p{L}/u, (letter) => letter.toUpperCase())
    })
    .join('')
}
