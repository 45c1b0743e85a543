import { stem } from './stem.ts'

/** A word of a text where it stands, and the term under which an index holds it. Offsets count UTF-16 units. */
export type Token = { term: string; start: number; end: number }

/** Words that tell nothing: small ones, and those that only put two treatments side by side. */
const stopWords = new Set(
  `a an and are as at be been between by can could do does did for from has have how in into is it its may of on or our
   s t than that versus vs the their these this those to was we were what when where which who why will with would you your
   doesn didn isn aren wasn weren hasn haven hadn wouldn couldn shouldn ain
   dont doesnt didnt isnt arent wasnt werent cant wont havent hasnt`.split(/\s+/),
)

const greek: Record<string, string> = {
  α: 'alpha', β: 'beta', γ: 'gamma', δ: 'delta', ε: 'epsilon', ζ: 'zeta', η: 'eta', θ: 'theta', ι: 'iota', κ: 'kappa',
  λ: 'lambda', μ: 'mu', ν: 'nu', ξ: 'xi', π: 'pi', ρ: 'rho', σ: 'sigma', τ: 'tau', φ: 'phi', χ: 'chi', ψ: 'psi', ω: 'omega',
} // prettier-ignore
const letters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu
/** Scripts without spaces between words: their terms are pairs of neighbouring characters. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** Lower case, no accents, Latin letters spelt out, a lone Greek letter by its name: "Müller" → "muller", "β" → "beta". */
export function foldWord(raw: string): string {
  if (/^[\x00-\x7F]*$/.test(raw)) return raw.toLowerCase()
  const plain = raw.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ')
  const spelt = plain.replace(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? letter)
  return spelt.replace(/^([α-ω])(?![α-ω])/, (letter) => greek[letter] ?? letter)
}

/** The term of one word, "" for a word that is not searched. Remembered, since papers repeat their words. */
export function termOf(raw: string): string {
  const known = terms.get(raw)
  if (known !== undefined) return known
  const folded = foldWord(raw)
  const term = stopWords.has(folded) ? '' : stem(folded)
  if (terms.size >= 200_000) terms.clear()
  terms.set(raw, term)
  return term
}
const terms = new Map<string, string>()

/** The searchable words of a text in their order, stop words left out. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const found of text.matchAll(word)) {
    const raw = found[0]
    if (raw.length > 1 && unspaced.test(raw)) pairsOf(raw, found.index, tokens)
    else {
      const term = termOf(raw)
      if (term) tokens.push({ term, start: found.index, end: found.index + raw.length })
    }
  }
  return tokens
}

function pairsOf(raw: string, at: number, into: Token[]) {
  const characters = Array.from(raw)
  let start = at
  characters.forEach((character, i) => {
    const next = characters[i + 1]
    if (next !== undefined) into.push({ term: character + next, start, end: start + character.length + next.length })
    start += character.length
  })
}
