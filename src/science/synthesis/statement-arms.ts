import { numberTokens } from '../evidence/number-tokens.ts'
import { termOf } from '../search/tokens.ts'
import { isThing } from './statement-names.ts'
import { thingsIn } from './statement-things.ts'

/** A statement that sets the arms of a comparison the other way, or puts parts of two passages into one. */
export type ArmProblem = { kind: 'arms-differ' | 'quotes-combined'; subject: string; isDoubtful?: true }

const LETTERS = 2000
/** Words that name no side of a comparison and no subject. */
const empty = new Set('a an the of to in on for at by with and or as was were is are be been had has have did do does than that this these those it its their from between among compared versus vs patients participants people adults children women men subjects group groups arm arms trial study studies effect after before during who which not no more less fewer most all both each per cent percent significantly'.split(' ')) // prettier-ignore

const termsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}[\p{L}’'-]{2,}/gu) ?? [])
      .filter((found) => !empty.has(found))
      .map((found) => termOf(found)),
  )

/** Words of larger and smaller, of one side against another. */
const compared =
  /\b(?:more|less|fewer|higher|lower|greater|smaller|larger|longer|shorter|better|worse|older|younger|faster|slower|superior|inferior)\b/i

type Sides = { first: Set<string>; second: Set<string>; word: string }

/** "more pain with A than with B": the sides of a comparison, by the words next to `than`, `to` and `compared with`. */
function sidesOf(text: string): Sides | undefined {
  const said = text.slice(0, LETTERS)
  const than = / than | (?:compared|in comparison) (?:with|to) | versus | vs\.? /i.exec(said)
  const kind = compared.exec(said)
  const verb = /\b(?:reduc|increas|decreas|lower|rais|improv|worsen|prolong|shorten)\w*/i.exec(said)
  const direction = kind ?? verb
  if (!than || !direction) return undefined
  const behind = said.slice(than.index + than[0].length).split(/[,;:(.]|\b(?:but|and|while|whereas)\b/)[0] ?? ''
  return {
    first: termsOf(said.slice(0, than.index).split(/[;:]/).at(-1) ?? ''),
    second: termsOf(behind),
    word: direction[0].toLowerCase(),
  }
}

const only = (a: ReadonlySet<string>, b: ReadonlySet<string>) => new Set([...a].filter((term) => !b.has(term)))
const isAnyIn = (terms: ReadonlySet<string>, others: ReadonlySet<string>) => [...terms].some((term) => others.has(term))

const up = /^(?:more|higher|greater|larger|longer|better|older|faster|superior|increas|rais|improv|prolong)/
/** Whether two words of comparison go the same way. */
const isSameWay = (a: string, b: string) => up.test(a) === up.test(b)

/**
 * A comparison that stands in the source with its sides changed over: "more pain with tea than with water" beside "more
 * pain with water than with tea". Both sides must be named in both, by words of their own.
 */
function armsProblem(text: string, source: string): ArmProblem | undefined {
  const [said, borne] = [sidesOf(text), sidesOf(source)]
  if (!said || !borne) return undefined
  const mine = { first: only(said.first, said.second), second: only(said.second, said.first) }
  const theirs = { first: only(borne.first, borne.second), second: only(borne.second, borne.first) }
  const isCrossed = isAnyIn(mine.second, theirs.first) && isAnyIn(mine.first, theirs.second)
  const isStraight = isAnyIn(mine.second, theirs.second)
  if (!isCrossed || isStraight || !isSameWay(said.word, borne.word)) return undefined
  return { kind: 'arms-differ', subject: said.word }
}

const clauses = (text: string) => text.slice(0, LETTERS).split(/[;,]\s|\b(?:and|but|while|whereas|although)\b/)
const figuresOf = (text: string) =>
  numberTokens(text.slice(0, LETTERS)).flatMap(({ value, form }) =>
    form === 'words' && value <= 2 ? [] : [Math.abs(value)],
  )

/** Without a figure: a substance of one passage with what another passage alone says. */
function joinedThings(clause: string, read: readonly { terms: ReadonlySet<string> }[]): boolean {
  const things = (clause.match(/\p{L}{4,}/gu) ?? []).filter(isThing).map((each) => termOf(each.toLowerCase()))
  const terms = [...termsOf(clause)]
  const [thing] = things
  if (thing === undefined || things.length > 1) return false
  const bearing = read.filter((source) => source.terms.has(thing))
  if (bearing.length === 0 || bearing.length === read.length) return false
  const others = read.filter((source) => !bearing.includes(source))
  const foreign = terms.filter(
    (term) => others.some((source) => source.terms.has(term)) && bearing.every((source) => !source.terms.has(term)),
  )
  const own = terms.filter((term) => term !== thing && bearing.some((source) => source.terms.has(term)))
  return foreign.length > 1 && foreign.length > own.length
}

/** Of the things of a clause some stand in one passage alone and some in another alone. */
function isOfTwo(clause: string, sources: readonly string[]): boolean {
  const things = [...thingsIn(clause, true).keys()]
  const held = sources.map((source) => {
    const all = thingsIn(source, true)
    return new Set(things.filter((stem) => all.has(stem)))
  })
  if (held.some((own) => own.size >= things.length)) return false
  const alone = held.map((own, at) => [...own].some((stem) => held.every((other, by) => by === at || !other.has(stem))))
  return alone.filter(Boolean).length > 1
}

/**
 * Of a statement on several passages: a figure beside a thing that another passage speaks of than the one with the figure.
 * Each part of the statement is read by itself; what all passages share tells them not apart.
 */
function combinedProblem(text: string, sources: readonly string[]): ArmProblem | undefined {
  const read = sources.map((source) => ({ figures: new Set(figuresOf(source)), terms: termsOf(source) }))
  for (const clause of clauses(text)) {
    const figures = figuresOf(clause)
    const terms = termsOf(clause)
    if (figures.length === 0) {
      const joined = joinedThings(clause, read) || isOfTwo(clause, sources)
      if (joined) return { kind: 'quotes-combined', subject: clause.trim() }
      continue
    }
    const bearing = read.filter((source) => figures.every((figure) => source.figures.has(figure)))
    // A figure of each: told apart by nothing, it is taken for joined.
    if (bearing.length === 0) {
      const each = figures.every((figure) => read.some((source) => source.figures.has(figure)))
      if (each && figures.length > 1) return { kind: 'quotes-combined', subject: clause.trim() }
      continue
    }
    const foreign = read
      .filter((source) => !bearing.includes(source))
      .flatMap((source) => [...terms].filter((term) => source.terms.has(term)))
      .filter((term) => bearing.every((source) => !source.terms.has(term)))
    if (foreign.length > 0) return { kind: 'quotes-combined', subject: clause.trim() }
  }
  return undefined
}

const cut = /[.;]\s|,? \b(?:whereas|while|but|than)\b|, and\b/gi
/** Both clauses of a statement take words from both parts of the one source: who is said to do what may be mixed up. */
function mixedProblem(text: string, source: string): ArmProblem | undefined {
  const said = text
    .slice(0, LETTERS)
    .split(/;\s|,? \b(?:whereas|while|but)\b|, and\b/i)
    .map(termsOf)
  const [one, other, ...more] = said
  if (!one || !other || more.length > 0) return undefined
  const borne = source.slice(0, LETTERS)
  for (const { index, 0: sign } of borne.matchAll(cut)) {
    const [before, after] = [termsOf(borne.slice(0, index)), termsOf(borne.slice(index + sign.length))]
    const [early, late] = [only(before, after), only(after, before)]
    const apart = [only(one, other), only(other, one)]
    if (apart.every((terms) => isAnyIn(terms, early) && isAnyIn(terms, late)))
      return { kind: 'quotes-combined', subject: text.slice(0, LETTERS).trim(), isDoubtful: true }
  }
  return undefined
}

/** Who was compared with whom, and whether each figure stands beside its own thing. Words are read, not their meaning. */
export function armProblems(text: string, sources: readonly string[], mayCombine = false): ArmProblem[] {
  const crossed = sources.map((source) => armsProblem(text, source)).find((problem) => problem !== undefined)
  if (crossed) return [crossed]
  const combined = sources.length > 1 && !mayCombine ? combinedProblem(text, sources) : undefined
  const [only, ...more] = sources
  const mixed = only !== undefined && more.length === 0 ? mixedProblem(text, only) : undefined
  return combined || mixed ? [combined ?? mixed!] : []
}
