import { foldWord } from '../search/tokens.ts'
import { stem } from '../search/stem.ts'

/** Endings by which one word becomes another of the same root, longest first: "prevention", "preventive", "prevented". */
const endings =
  /(?:ational|ations?|ative|ators?|atory|ating|ated|ates?|ability|iveness|fulness|itions?|ively|ities|ically|ional|ments?|ness|ments|ibly|ably|ance|ence|ancy|ency|able|ible|ious|eous|ions?|ives?|ings?|ity|ies|ied|ers?|ors?|als?|ous|ical|ics?|ism|ists?|istic|ised|ises?|ising|ly|ed|es|s|e|y|a|um|us|is|osis|otic)$/

/** Roots that change their letters between noun and verb. */
const turned = new Map([
  ['reduct', 'reduc'],
  ['consumpt', 'consum'],
  ['prescript', 'prescrib'],
  ['absorpt', 'absorb'],
  ['retent', 'retain'],
])

const LEAST = 4
const known = new Map<string, string>()

/**
 * What a word shares with others of its family: "vaccine", "vaccinated" and "vaccination" have one root. Coarser than the
 * stem of the search, so that an absence is only claimed of a word when none of its family is there.
 */
export function rootOf(word: string): string {
  const before = known.get(word)
  if (before !== undefined) return before
  const folded = foldWord(word)
  let root = stem(folded)
  if (/^[a-z]+$/.test(root)) {
    for (let round = 0; round < 2; round++) {
      const shorter = root.replace(endings, '')
      if (shorter.length < LEAST) break
      root = shorter
    }
    root = turned.get(root) ?? root
  }
  if (known.size > 100_000) known.clear()
  known.set(word, root)
  return root
}
