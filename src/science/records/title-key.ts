import type { PaperDraft } from '#contract/papers.ts'

import { familyOf } from './names.ts'

const greek: Record<string, string> = Object.fromEntries(
  (
    'α alpha β beta γ gamma δ delta ε epsilon ζ zeta η eta θ theta ι iota κ kappa λ lambda μ mu µ mu ν nu ξ xi ο omicron ' +
    'π pi ρ rho σ sigma ς sigma τ tau υ upsilon φ phi χ chi ψ psi ω omega'
  )
    .split(' ')
    .reduce<[string, string][]>(
      (pairs, word, index, words) => (index % 2 === 0 ? [...pairs, [word, words[index + 1] ?? '']] : pairs),
      [],
    ),
)

/** Letters that no decomposition takes apart, and how files without them write them. */
const undivided = 'øłđðħıþæœ'
const divided = 'o l d d h i th ae oe'.split(' ')
const counts = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

const roman = 'i ii iii iv v vi vii viii ix x xi xii'.split(' ')

/** Numbers up to twelve in figures: "two" is "2", and so is the "II" of "Part II". */
export const inFigures = (title: string): string =>
  title
    .replace(/(?<=\b(?:part|phase)\s)[ivx]{1,4}\b/gi, (number) => {
      const at = roman.indexOf(number.toLowerCase())
      return at < 0 ? number : String(at + 1)
    })
    .replace(/[\p{L}\p{N}]+/gu, (word) => {
      const at = counts.indexOf(word.toLowerCase())
      return at < 0 ? word : String(at + 1)
    })

/** Letters and digits alone, in lower case, accents off, Greek letters by name: what databases agree on in a title. */
export function plainTitle(title: string): string {
  return title
    .replace(/<\/?(?:i|b|sup|sub|em|strong|span|scp)\b[^<>]*>/gi, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[α-ωµ]/g, (letter) => greek[letter] ?? letter)
    .replace(/[øłđðħıþæœ]/g, (letter) => divided[undivided.indexOf(letter)] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/**
 * The key of a title: as `plainTitle` has it, in one spelling of English, since databases differ in that too. Words that
 * have one spelling may be written otherwise by it: it is for comparing alone.
 */
export function titleKey(title: string): string {
  const oneSpelling = inFigures(title)
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/(?<=\p{L}{2}[iy])s(?=(?:e|ed|es|er|ers|ing|ation|ations|ational)(?!\p{L}))/gu, 'z')
    .replace(/[ao]e|[æœ]/g, 'e')
    .replace(/ue/g, 'u')
    .replaceAll('ß', 'ss')
    .replace(/our(?=(?:s|al|ally|ed|ing)?(?!\p{L}))/gu, 'or')
    .replace(/(?<=\p{L}{2})tre(?=s?(?!\p{L}))/gu, 'ter')
    .replace(/(?<=program)me(?=s?(?!\p{L}))/gu, '')
    .replaceAll('sulph', 'sulf')
  return plainTitle(oneSpelling)
}

/** The first author's family name: particles are left off, and "Mueller" is "Müller", since databases disagree on both. */
export function plainFamily(draft: PaperDraft): string {
  const family = familyOf(draft.authors[0]).replace(/\b(?:jr|sr|ii|iii|iv)\.?$/i, '')
  const words = family.split(/\s+/)
  const start = words.findIndex((word) => /^[^\p{Ll}]/u.test(word))
  return plainTitle(words.slice(Math.max(start, 0)).join(''))
    .replace(/([aou])e/g, '$1')
    .replaceAll('ß', 'ss')
}

/** "S12" of "S12-S19": where a paper starts, without leading zeros; undefined when pages are unknown. */
export function firstPage(draft: PaperDraft): string | undefined {
  const page = /(?<!\p{L})\p{L}*\d+/u.exec(draft.pages ?? '')?.[0]
  return page?.toLowerCase().replace(/^(\p{L}*)0+(?=\d)/u, '$1')
}
