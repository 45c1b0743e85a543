import { isCue, lexicon, nulls } from './claim-words.ts'
import { oppositesOf } from './opposite-words.ts'
import { rootOf } from './statement-claims.ts'

/** What a copy of a passage turned round. `subject`: the word of the statement. */
export type NearCopyProblem = { kind: 'direction-differs' | 'denial-differs'; subject: string }

/** Of longer texts no more is read: the work grows with the product of both. */
const WORDS = 400
/** Fewer words in a row could be a phrase that both happen to have. */
const LEAST = 6

const signOf = (word: string) => {
  const found = lexicon.find(([axis, , , pattern]) => axis !== 'link' && pattern.test(word))
  return found && { axis: found[0], sign: found[1] }
}

/** "Higher" and "lower", "before" and "after": of one thing only one of them is true. */
function areOpposite(one: string, other: string): boolean {
  if (one === other) return false
  if (oppositesOf(one).includes(other)) return true
  const [a, b] = [signOf(one), signOf(other)]
  return a !== undefined && b !== undefined && a.axis === b.axis && a.sign !== b.sign
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\d][\p{L}\d’'-]*/gu)
    ?.slice(0, WORDS) ?? []

/** Of a longer window so many words in a hundred may be others. */
const OTHERS = 20

/**
 * What a statement that follows a passage word for word says of direction, wherever its words stand; nothing where it
 * follows none. It reads no grammar, and so is right where clauses cannot be told apart.
 *
 * - One word is the opposite of theirs ("the lower atmosphere", "a decrease of 15%"), or a denial is put in or left out:
 *   that is its problem.
 * - A few words are others that carry no direction and stand nowhere in the passage ("study" for "trial"): it goes the
 *   passage's way, and there is none.
 */
export function nearCopyProblems(text: string, sources: readonly string[]): NearCopyProblem[] | undefined {
  const said = wordsOf(text)
  if (said.length < LEAST) return undefined
  const bare = sources.map((source) => source.replaceAll(/ ?\([^()]{0,200}\)/g, ''))
  let turned: NearCopyProblem | undefined
  for (const theirs of [...sources, ...bare].map(wordsOf)) {
    for (let at = 0; at < theirs.length; at++) {
      const others = othersOf(said, theirs, at)
      const isSame = others?.every((place) => isOnlyAnotherWord(said[place] ?? '', theirs[at + place] ?? '', theirs))
      if (isSame && !isDeniedAround(theirs, at, at + said.length)) return []
      const [first] = others ?? []
      if (others?.length === 1 && first !== undefined && areOpposite(said[first] ?? '', theirs[at + first] ?? ''))
        turned ??= { kind: 'direction-differs', subject: said[first] ?? '' }
      for (let length = said.length - DENIAL; length <= said.length + DENIAL; length++) {
        const denial = denialPutIn(said, theirs.slice(at, at + length))
        if (denial !== undefined) turned ??= { kind: 'denial-differs', subject: denial }
      }
    }
  }
  return turned && [turned]
}

/** Another word that goes the same way, or no way at all, and is not moved here from elsewhere. */
function isOnlyAnotherWord(said: string, theirs: string, passage: readonly string[]): boolean {
  if (/\d/.test(said + theirs) || passage.includes(said) || areOpposite(said, theirs)) return false
  if ([said, theirs].some((word) => isCue(word) || nulls.test(word))) return false
  const [a, b] = [signOf(said), signOf(theirs)]
  return a?.axis === b?.axis && a?.sign === b?.sign
}

/** Places at which a window of a passage has another word, if they are few. */
function othersOf(said: readonly string[], theirs: readonly string[], at: number): number[] | undefined {
  if (at + said.length > theirs.length) return undefined
  const found: number[] = []
  for (let place = 0; place < said.length; place++) {
    if (said[place] === theirs[at + place]) continue
    found.push(place)
    if (found.length > 1 && found.length * 100 > said.length * OTHERS) return undefined
  }
  return found
}

/** Words of which a denial may consist: "did not" and a verb beside the verb alone. */
const DENIAL = 2
const helping = /^(?:do|does|did|a|an|the|any|be|been)$/

/** What follows a copy's end or stands before its start may deny all of it: "…, was not". */
const isDeniedAround = (theirs: readonly string[], start: number, end: number) =>
  theirs.slice(Math.max(0, start - DENIAL), start).some(isCue) || theirs.slice(end, end + DENIAL).some(isCue)

/**
 * The word of denial that one has and the other has not, where they are the same but for one place and there say the same:
 * "can" and "cannot", "differed" and "did not differ".
 */
function denialPutIn(said: readonly string[], theirs: readonly string[]): string | undefined {
  const shorter = Math.min(said.length, theirs.length)
  let start = 0
  while (start < shorter && said[start] === theirs[start]) start++
  let end = 0
  while (end < shorter - start && said[said.length - 1 - end] === theirs[theirs.length - 1 - end]) end++
  const [own, other] = [said.slice(start, said.length - end), theirs.slice(start, theirs.length - end)]
  const cue = [...own, ...other].find(isCue)
  if (cue === undefined || own.some(isCue) === other.some(isCue) || own.length + other.length > 2 + DENIAL)
    return undefined
  const rest = (words: readonly string[]) =>
    words
      .filter((word) => !helping.test(word) && (!isCue(word) || word === 'cannot'))
      .map((word) => rootOf(word === 'cannot' ? 'can' : word))
      .join(' ')
  return rest(own) === rest(other) ? cue : undefined
}
