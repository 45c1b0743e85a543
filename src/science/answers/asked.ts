import type { AnswerQuestion, Concept, ConceptRole } from '#contract/answer.ts'

import { placesOf, wordText, type TermPlace, type WordText } from '../questions/term-places.ts'

/** The concept of a role in a question, with what papers may call it. */
export const asked = (question: AnswerQuestion, role: ConceptRole): Concept | undefined =>
  question.concepts.find((concept) => concept.role === role)

const formerly =
  /\b(?:previous(?:ly)?|already|prior|history of|background of|despite|irrespective of|critics of|contradicted|unlike)\s(?:[\w-]+\s){0,3}$/i
const another = /^[\s-]{0,2}(?:re-?vac\w*|naive|resistant|induced|refractory|intolerant|free\b|deficien\w+)/i

/** Where a text speaks of an exposure as what is tried, and not as what its people had before. */
export function triedPlaces(terms: readonly string[], words: WordText): TermPlace[] {
  return terms
    .flatMap((term) => placesOf(term, words))
    .filter(
      ({ start, end }) =>
        !formerly.test(words.text.slice(Math.max(0, start - 60), start)) &&
        !another.test(words.text.slice(end, end + 24)),
    )
}

const opposites = [
  ['long', 'short'],
  ['longer', 'shorter'],
  ['high', 'low'],
  ['higher', 'lower'],
  ['early', 'late'],
  ['more', 'less'],
  ['large', 'small'],
  ['hot', 'cold'],
  ['intensive', 'conventional'],
] as const

/** "Short sleep" where long sleep is asked for: the words of the opposite in a text that has none of the thing itself. */
export function oppositeIn({ text }: Concept, said: string): string | undefined {
  const [, size = '', thing = ''] = /^(?:an? )?([a-z]+)[\s-](?:dose (?:of )?)?(.+)$/i.exec(text) ?? []
  const pair = opposites.find((both) => both.some((word) => word === size.toLowerCase()))
  if (!pair || thing === '') return undefined
  const other = pair[0] === size.toLowerCase() ? pair[1] : pair[0]
  const words = wordText(said)
  return placesOf(`${other} ${thing}`, words).length > 0 && placesOf(`${size} ${thing}`, words).length === 0
    ? `${other} ${thing}`
    : undefined
}

/** Share of the words of a concept that nobody listed which a sentence must have to speak of it. */
const ENOUGH = 0.7
const LEAST_LETTERS = 4
/** So many words of a name that is known in part may stand apart: "recovery from profound vecuronium-induced block". */
const MANY = 3

/**
 * Where a text speaks of a concept: by one of its names, else, for one that the vocabulary does not know, by most of its
 * words (`enough`: their share). What is tried takes all of them: intensive control of glucose is not that of blood pressure.
 */
export function conceptPlaces(concept: Concept | undefined, words: WordText, enough = ENOUGH): TermPlace[] {
  if (!concept) return []
  const exact = concept.terms.flatMap((term) => placesOf(term, words))
  const { roots: all, raw } = wordText(concept.text)
  if (exact.length > 0 || (concept.known && all.length < MANY)) return exact
  // "Gam-COVID-Vac": a short word with a capital or a figure tells one name from another.
  const tells = (root: string, at: number) => root.length >= LEAST_LETTERS || /[\p{Lu}\d]/u.test(raw[at] ?? '')
  const roots = [...new Set(all.filter(tells))]
  if (roots.length < 2) return []
  const found = roots.flatMap((root) => {
    const at = words.roots.indexOf(root)
    return at === -1 ? [] : [at]
  })
  // Of a name that the vocabulary knows every word must be there.
  if (found.length < (concept.known ? 1 : enough) * roots.length) return []
  const [first, last] = [Math.min(...found), Math.max(...found)]
  const start = words.starts[first] ?? 0
  return [{ term: concept.text, start, end: (words.starts[last] ?? 0) + (words.raw[last]?.length ?? 0) }]
}
