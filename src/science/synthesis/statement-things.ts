import { termOf } from '../search/tokens.ts'
import { behind, hedge, isCue, lexicon, nulls } from './claim-words.ts'
import { generalStems } from './general-words.ts'
import { isPlainWord } from './plain-words.ts'
import { commonShort } from './statement-names.ts'

/** What a statement speaks of and neither its sources nor their papers do. */
export type ThingProblem = { kind: 'name-not-found'; subject: string; isDoubtful?: true }

const LETTERS = 4000
const TOLD = 40_000
/** Of the other things of a statement so many stand in its sources where one of them was exchanged for another. */
const KNOWN = 0.75
/** A statement of which less stands in its sources is about something else. */
const ABOUT = 1 / 3
/** Letters from the first to the last word of one thing's name. */
const NEIGHBOURS = 40

const wordsOf = (text: string) => text.match(/\p{L}[\p{L}\p{N}]{2,}/gu) ?? []
const isOfDirection = (word: string) =>
  isCue(word) ||
  nulls.test(word) ||
  behind.test(word) ||
  hedge.test(word) ||
  lexicon.some(([, , , pattern]) => pattern.test(word))

/** Words of a text that name things, by their stems: those of plain English and of direction are none. */
export function thingsIn(text: string, withShort = false): Map<string, string> {
  const things = new Map<string, string>()
  for (const word of wordsOf(text.slice(0, LETTERS))) {
    const lower = word.toLowerCase()
    const stem = termOf(lower)
    if (withShort && /^\p{Lu}{2}[\p{Lu}\p{N}]*$/u.test(word) && !commonShort.has(word)) things.set(stem, word)
    if (
      stem === '' ||
      lower.length < 4 ||
      /(?:ly|ed|ing)$/.test(lower) ||
      generalStems.has(stem) ||
      isPlainWord(lower) ||
      isOfDirection(lower)
    )
      continue
    things.set(stem, word)
  }
  return things
}

function heldIn(texts: readonly string[]): (stem: string) => boolean {
  const stems = new Set(texts.flatMap((text) => wordsOf(text.slice(0, TOLD)).map((word) => termOf(word.toLowerCase()))))
  const all = [...stems]
  return (stem) =>
    stems.has(stem) ||
    (stem.length > 3 &&
      all.some(
        (each) =>
          each.startsWith(stem.slice(0, Math.max(4, stem.length - 4))) || (each.length > 4 && stem.includes(each)),
      ))
}

/**
 * Things that a statement names and that neither its sources nor what is `told` of their papers has. Certain where one was
 * exchanged for another in a sentence that is otherwise theirs, and where the sentence is about something else altogether.
 */
export function thingProblems(text: string, sources: readonly string[], told: readonly string[]): ThingProblem[] {
  const things = [...thingsIn(text)]
  if (things.length === 0) return []
  const [isTold, isQuoted, isSaid] = [heldIn(told), heldIn(sources), heldIn([text])]
  // In another's place: it stands in the paper, and a thing of the quote is not said.
  const isInPlace = ([stem]: [string, string]) =>
    !isQuoted(stem) && [...thingsIn(sources.join(' '))].some(([own]) => !isSaid(own))
  const foreign = things.filter((thing) => !isTold(thing[0]) || isInPlace(thing))
  if (foreign.length === 0) return []
  const quoted = things.filter(([stem]) => isQuoted(stem)).length
  // One word alone ("the second one agrees") is no proof: the list of plain English does not hold all of it.
  const isAboutOther = foreign.length > 1 && quoted < ABOUT * things.length
  const others = [...new Set(wordsOf(text.slice(0, LETTERS)).map((word) => termOf(word.toLowerCase())))].filter(
    (stem) => stem.length > 3 && !foreign.some(([own]) => own === stem),
  )
  const isExchanged =
    !areApart(text, foreign) && others.length > 1 && others.filter(isQuoted).length >= KNOWN * others.length
  if (isAboutOther || isExchanged) return foreign.map(([, word]) => ({ kind: 'name-not-found', subject: word }))
  return foreign
    .filter(([stem]) => !isTold(stem))
    .map(([, word]) => ({ kind: 'name-not-found', subject: word, isDoubtful: true }))
}

/** Foreign words that stand apart are other words for what is there; an exchanged thing stands in one place. */
function areApart(text: string, foreign: readonly [string, string][]): boolean {
  const [first, ...more] = foreign.map(([, word]) => text.indexOf(word))
  const last = more.at(-1)
  return first !== undefined && last !== undefined && last - first > NEIGHBOURS
}
