import { termOf } from '../search/tokens.ts'
import { behind, hedge, isCue, lexicon, nulls } from './claim-words.ts'
import { generalStems } from './general-words.ts'
import { isPlainWord } from './plain-words.ts'
import { commonShort, isThing } from './statement-names.ts'

/** What a statement speaks of and neither its sources nor their papers do. */
export type ThingProblem = { kind: 'name-not-found'; subject: string; isDoubtful?: true }

const LETTERS = 4000
const TOLD = 40_000
/** Of the other things of a statement so many stand in its sources where one of them was exchanged for another. */
const KNOWN = 0.75
/** A statement of which less stands in its papers is about something else. */
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

/** Ends of words of medicine, biology and chemistry: who says one of them names something that nothing else can stand for. */
const technical =
  /(?:itis|osis|asis|esis|a?emia|opath(?:y|ies|ic)|ectom(?:y|ies)|otom(?:y|ies)|plast(?:y|ies)|scop(?:y|ies)|graph(?:y|ies)|algia|uria|penia|plegia|paresis|phobia|genic|lysis|cytes?|blasts?|oma|omas|virus(?:es)?|coccus|monas|ella|aceae|idae|[^aeiou]ium|[bdfglmnprtvz]ine|[bcdfglmnprtvz]ide|[lmnrtxz]ase|[lmnrtc]ose|sterol|[nt]ol|amine|ate|mycetes|philia|otoxin|globin|ectin|actin|leukin|kine|renal|hepatic|cardiac|venous|arterial|pulmonary|gastric|cranial|spinal|cerebral|occipital|temporal|frontal|parietal)s?$/
const everyday = /(?:rate|mate|late|cate|gate|vate|side|cide|vide|nine|tine|fine|line|mine|zine|rose|lose|nose|base|case|ease|cose|tol|control)s?$/ // prettier-ignore

/** A word of a field by its shape: no list of plain English holds it, and its end is that of a term. */
const isTerm = (word: string) =>
  isThing(word) || (word.length > 6 && technical.test(word.toLowerCase()) && !everyday.test(word.toLowerCase()))

/** Words next to a word, by which it stands in the place of another: "[dense] breasts", "[fatty] breasts". */
function besides(text: string, isOne: (stem: string) => boolean): Set<string> {
  const stems = wordsOf(text.slice(0, LETTERS)).map((each) => termOf(each.toLowerCase()))
  return new Set(
    stems
      .flatMap((stem, at) => (isOne(stem) ? [stems[at - 1] ?? '', stems[at + 1] ?? ''] : []))
      .filter((stem) => stem.length > 3),
  )
}

/**
 * Things that a statement names and that neither its sources nor what is `told` of their papers has. Certain where its shape
 * says that it is a term, and where it stands in another's place in a sentence that is otherwise theirs; another word of
 * plain English is how a person says it, and no problem.
 */
export function thingProblems(text: string, sources: readonly string[], told: readonly string[]): ThingProblem[] {
  const things = [...thingsIn(text)]
  if (things.length === 0) return []
  const [isTold, isQuoted, isSaid] = [heldIn(told), heldIn(sources), heldIn([text])]
  const foreign = things.filter(([stem]) => !isTold(stem))
  const moved = things.filter(([stem]) => isTold(stem) && !isQuoted(stem))
  const theirs = [...thingsIn(sources.join(' '))].filter(([own]) => !isSaid(own))
  const others = [...new Set(wordsOf(text.slice(0, LETTERS)).map((word) => termOf(word.toLowerCase())))].filter(
    (stem) => stem.length > 3 && ![...foreign, ...moved].some(([own]) => own === stem),
  )
  const isTheirs = others.length > 1 && others.filter(isQuoted).length >= KNOWN * others.length
  /** A thing of theirs that is not said stands between the same words. */
  const isInPlace = ([stem]: [string, string]) => {
    const own = besides(text, (each) => each === stem)
    return theirs.some(([other]) =>
      [...besides(sources.join(' '), (each) => each === other)].some((each) => own.has(each)),
    )
  }
  const isAboutOther = foreign.length > 1 && things.length - foreign.length < ABOUT * things.length
  return [
    ...foreign.flatMap((thing): ThingProblem[] => {
      const problem = { kind: 'name-not-found' as const, subject: thing[1] }
      if (isAboutOther || isTerm(thing[1])) return [problem]
      if (isTheirs && theirs.length > 0 && !areApart(text, foreign)) return [{ ...problem, isDoubtful: true }]
      return []
    }),
    ...moved.flatMap((thing): ThingProblem[] =>
      isTheirs && isInPlace(thing) ? [{ kind: 'name-not-found', subject: thing[1], isDoubtful: true }] : [],
    ),
  ]
}

/** Foreign words that stand apart are other words for what is there; an exchanged thing stands in one place. */
function areApart(text: string, foreign: readonly [string, string][]): boolean {
  const [first, ...more] = foreign.map(([, word]) => text.indexOf(word))
  const last = more.at(-1)
  return first !== undefined && last !== undefined && last - first > NEIGHBOURS
}
