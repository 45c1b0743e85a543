/** Articles, conjunctions and prepositions that headline style leaves small inside a title. */
const small = new Set(
  (
    'a an the and but or nor so yet for about above across afore after against al along alongside amid amidst among amongst ' +
    'anenst apropos apud around as aside astride at athwart atop barring before behind below beneath beside besides between ' +
    'beyond by circa despite down during except from given in inside into lest like modulo near next notwithstanding of off ' +
    'on onto out over per plus pro qua sans since than through throughout thruout till to toward towards under underneath ' +
    'until unto up upon via with within without versus vs vs. v v. et von van de la le der das c ca'
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
  let hasHyphen = false
  return words
    .map((word, index) => {
      if (word.trim() === '') return word
      const isLast = index === words.length - 1
      const wasStart = isStart
      isStart = /[:?!.]["”’]?$/.test(word) && !small.has(word) && !honorific.test(word)
      const hadHyphen = hasHyphen
      hasHyphen ||= /[-‐‑–]/.test(word)
      return cased(word, { isFirst: wasStart, isLast, hadHyphen })
    })
    .join('')
}

const honorific = /^(?:Dr|Drs|Mr|Mrs|Ms|Prof|St)\.$/

type Place = { isFirst: boolean; isLast: boolean; hadHyphen: boolean }

function cased(word: string, { isFirst, isLast, hadHyphen }: Place): string {
  const parts = word.split(/([-‐‑–—/])/)
  return parts
    .map((part, index) => {
      const bare = part.replace(/^[^\p{L}\p{N}]+/u, '').replace(/[^\p{L}\p{N}.]+$/u, '')
      if (bare === '' || /[\p{Lu}\p{N}]/u.test(bare)) return part
      const isHeld = index === 0 && parts.length > 1 && !hadHyphen
      const isEdge = (index === 0 && (isFirst || isLast)) || (isLast && index === parts.length - 1)
      // "The P-Value", and from the second hyphen of a title on "e-Health": a letter alone is no word.
      if (!isEdge && !isHeld && (bare.length === 1 || small.has(bare.replace(/[,;]$/, '')))) return part
      if (parts.length === 1 && bare.length < 3 && !/[aeiouy]/.test(bare)) return part
      return part.replace(/\p{L}/u, (letter) => letter.toUpperCase())
    })
    .join('')
}
