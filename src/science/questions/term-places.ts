import { rootOf } from './word-root.ts'

/** A text cut into words once, in which terms are then looked up. */
export type WordText = { text: string; roots: readonly string[]; raw: readonly string[]; starts: readonly number[] }

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu
/** Small words between the words of a term: "death from any cause" is "death any cause" here. */
const small = new Set('a an the of in on for to with from by and or as at'.split(' '))

export function wordText(text: string): WordText {
  const roots: string[] = []
  const raw: string[] = []
  const starts: number[] = []
  for (const found of text.matchAll(word)) {
    if (small.has(found[0])) continue
    roots.push(rootOf(found[0]))
    raw.push(found[0])
    starts.push(found.index)
  }
  return { text, roots, raw, starts }
}

/** A short name in capitals is only itself: "CARE" is no care, "AF" no word. */
const isAcronym = (raw: string) => /^[\p{Lu}\d]{2,5}$/u.test(raw) && /\p{Lu}/u.test(raw)

type Wanted = { roots: readonly string[]; raw: readonly string[]; isBound: readonly boolean[] }
const wantedOf = new Map<string, Wanted>()

function wanted(term: string): Wanted {
  const before = wantedOf.get(term)
  if (before) return before
  const { roots, raw } = wordText(term)
  const made = { roots, raw, isBound: raw.map(isAcronym) }
  if (wantedOf.size > 20_000) wantedOf.clear()
  wantedOf.set(term, made)
  return made
}

export type TermPlace = { term: string; start: number; end: number }

/** Where a term stands in a text: its words in their order, in any form of their family. Plurals of acronyms count. */
export function placesOf(term: string, { roots, raw, starts }: WordText): TermPlace[] {
  const { roots: asked, raw: written, isBound } = wanted(term)
  const places: TermPlace[] = []
  if (asked.length === 0) return places
  for (
    let at = roots.indexOf(asked[0] ?? '');
    at !== -1 && at + asked.length <= roots.length;
    at = roots.indexOf(asked[0] ?? '', at + 1)
  ) {
    const fits = asked.every(
      (root, i) =>
        roots[at + i] === root && (!isBound[i] || raw[at + i] === written[i] || raw[at + i] === `${written[i] ?? ''}s`),
    )
    if (!fits) continue
    const last = at + asked.length - 1
    places.push({ term, start: starts[at] ?? 0, end: (starts[last] ?? 0) + (raw[last]?.length ?? 0) })
  }
  return places
}

/** The first place of any of several terms. */
export function firstPlace(terms: readonly string[], text: WordText): TermPlace | undefined {
  let first: TermPlace | undefined
  for (const term of terms) {
    const [place] = placesOf(term, text)
    if (place && (!first || place.start < first.start)) first = place
  }
  return first
}

export const speaksOf = (terms: readonly string[], text: WordText): boolean =>
  terms.some((term) => placesOf(term, text).length > 0)
