import { termOf } from '../search/tokens.ts'
import { lexicon } from './claim-words.ts'
import { oppositesOf } from './opposite-words.ts'
import { pairingOf } from './statement-pairs.ts'
import { unalignedWay } from './statement-polarity.ts'
import { speltOut } from './statement-short-forms.ts'
import { thingsIn } from './statement-things.ts'
import { sidesOf } from './statement-sides.ts'

/** A claim of a statement that was not found in its passages, and that nothing there contradicts. */
export type UncheckedProblem = { kind: 'not-checked'; subject: string }

const LETTERS = 2000
const idle = new Set('a an the of to in on for at by with and or as was were is are be been being had has have did do does that this these those it its their from than but while whereas who which when about only also between among after before during under into over per not no both each all some any other same such very most more less least fewer'.split(' ')) // prettier-ignore

type Word = { word: string; stem: string; next: string; before: string }
function wordsIn(text: string): Word[] {
  const words = text.slice(0, LETTERS).match(/\p{L}[\p{L}\p{N}]*|[.;:,()]/gu) ?? []
  const stems = words.map((each) => (/^\p{L}/u.test(each) ? (each.length > 2 ? termOf(each.toLowerCase()) : each) : ''))
  return words.flatMap((word, at) =>
    stems[at] === '' || idle.has(at > 0 && /^\p{Lu}$/u.test(word) ? word : word.toLowerCase())
      ? []
      : [{ word, stem: stems[at] ?? '', next: stems[at + 1] ?? '', before: stems[at - 1] ?? '' }],
  )
}

const lowerWords = (text: string) =>
  text
    .slice(0, LETTERS)
    .toLowerCase()
    .match(/\p{L}{2,}/gu) ?? []

/** Read with the claims. */
const isOfWay = (word: string) =>
  /^with(?:out)?$/.test(word) || lexicon.some(([axis, , , pattern]) => axis !== 'link' && pattern.test(word))

/** "Younger" beside "older": a word of the statement whose opposite alone is in the passages, and not in the statement. */
function oppositeWord(text: string, sources: readonly string[]): string | undefined {
  const [own, theirs] = [new Set(lowerWords(text)), new Set(sources.flatMap(lowerWords))]
  return [...own].find(
    (word) =>
      !theirs.has(word) && !isOfWay(word) && oppositesOf(word).some((other) => theirs.has(other) && !own.has(other)),
  )
}

/** A thing beside the same word as one of theirs that is not said: "tea consumption" beside "cocoa consumption". */
function exchangedThing(text: string, sources: readonly string[]): string | undefined {
  const [own, theirs] = [wordsIn(text), sources.flatMap(wordsIn)]
  const [said, held] = [new Set(own.map(({ stem }) => stem)), new Set(theirs.map(({ stem }) => stem))]
  const roots = new Set([...held].filter((each) => each.length > 3).map((each) => each.slice(0, 4)))
  const things = thingsIn(text, true)
  const others = sources.map((source) => thingsIn(source, true))
  const unsaid = theirs.filter(({ stem }) => !said.has(stem) && others.some((each) => each.has(stem)))
  const isCode = (word: string) => /^\p{Lu}$/u.test(word)
  const isBeside = (one: Word, other: Word) =>
    (one.next.length > 3 && one.next === other.next) || (one.before.length > 3 && one.before === other.before)
  return own.find((one) => {
    if (held.has(one.stem)) return false
    if (isCode(one.word))
      return theirs.some((other) => isCode(other.word) && !said.has(other.stem) && isBeside(one, other))
    return things.has(one.stem) && !roots.has(one.stem.slice(0, 4)) && unsaid.some((other) => isBeside(one, other))
  })?.word
}

/** "Women less than men" beside a passage that says it of men and compares nothing in words. */
function turnedWord(text: string, sources: readonly string[]): string | undefined {
  const sides = / than /i.exec(text)
  if (!sides || sources.some((source) => sidesOf(source))) return undefined
  const [first, second] = [lowerWords(text.slice(0, sides.index)), new Set(lowerWords(text.slice(sides.index)))]
  const held = new Set(sources.flatMap(lowerWords))
  return first.find(
    (word) => !held.has(word) && oppositesOf(word).some((other) => second.has(other) && held.has(other)),
  )
}

/** "In A, while not in B" beside "in B, while not in A": what each clause joins stands apart in the passage, and crosswise together. */
function crossedClause(text: string, source: string): string | undefined {
  const clauses = text.slice(0, LETTERS).split(/;\s|,? \b(?:whereas|while|but)\b|, and\b/i)
  const [one, other, ...more] = clauses
  if (one === undefined || other === undefined || more.length > 0) return undefined
  const passage = linesOf(source)
  const held = new Set(passage.words.map(({ stem }) => stem))
  const own = [one, other].map(
    (each) =>
      new Set(
        linesOf(each)
          .words.map(({ stem }) => stem)
          .filter((stem) => held.has(stem)),
      ),
  )
  const [mine, theirs] = [0, 1].map((at) => [...(own[at] ?? [])].filter((stem) => !own[1 - at]?.has(stem)))
  if (!mine || !theirs || mine.length < 2 || theirs.length < 2 || mine.length + theirs.length > MOST_CROSSED)
    return undefined
  const bond = (a: string, others: readonly string[], without: string) =>
    others.filter((each) => each !== without).reduce((sum, each) => sum + together(passage, a, each), 0) /
    Math.max(1, others.length - 1)
  for (const a of mine)
    for (const b of theirs) {
      const straight = bond(a, mine, a) + bond(b, theirs, b)
      const crosswise = bond(a, theirs, b) + bond(b, mine, a)
      if (a !== 'not' && b !== 'not' && crosswise > CROSSED * straight) return one.trim()
    }
  return undefined
}
const CROSSED = 1.5
/** Longer clauses have too much in common with everything, and the work grows with the third power. */
const MOST_CROSSED = 24

type Lines = { words: { stem: string; at: number; clause: number }[] }
function linesOf(text: string): Lines {
  let clause = 0
  const words: Lines['words'] = []
  for (const [at, word] of (text.slice(0, 2000).match(/\p{L}[\p{L}\p{N}]*|[.;:,()]/gu) ?? []).slice(0, 300).entries()) {
    const lower = word.toLowerCase()
    if (/^(?:[.;:,()]|whereas|while|but|and|although)$/.test(lower)) clause += 1
    else if (lower === 'not' || !(idle.has(lower) || lower.length < 2))
      words.push({ stem: lower.length > 2 ? termOf(lower) : lower, at, clause })
  }
  return { words }
}
function together({ words }: Lines, one: string, other: string): number {
  const others = words.filter(({ stem }) => stem === other)
  return Math.max(
    0,
    ...words
      .filter(({ stem }) => stem === one)
      .flatMap((a) => others.map((b) => 4 / (4 + Math.abs(a.at - b.at) + 6 * Math.abs(a.clause - b.clause)))),
  )
}

/**
 * What a statement claims of direction, of denial, of a figure's place or of who is meant, where its counterpart in the
 * passages was not found: it is neither borne nor contradicted, and a person must read. At most one, the first.
 */
export function uncheckedProblems(
  text: string,
  quotes: readonly string[],
  told: readonly string[],
  isNull: boolean,
): UncheckedProblem[] {
  const sources = speltOut(quotes, told)
  const [only, ...more] = sources
  const alone = more.length === 0 ? only : undefined
  const pairing = alone === undefined ? undefined : pairingOf(text, alone)
  const subject =
    unalignedWay(text, quotes, isNull) ??
    (pairing?.is === 'differs' ? pairing.figure : undefined) ??
    (alone === undefined ? undefined : crossedClause(text, alone)) ??
    turnedWord(text, sources) ??
    oppositeWord(text, sources) ??
    exchangedThing(text, sources)
  return subject === undefined ? [] : [{ kind: 'not-checked', subject }]
}
