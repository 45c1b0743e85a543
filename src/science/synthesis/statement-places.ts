import { numberTokens, type NumberToken } from '../evidence/number-tokens.ts'
import { termOf } from '../search/tokens.ts'
import { whole } from './statement-pairs.ts'
import { isLabel, placeInRow } from './statement-rows.ts'

/** A figure that its source has beside another group, dose or time than the statement. */
export type PlaceProblem = { kind: 'figure-elsewhere'; subject: string }

const LETTERS = 2000
const boundary = /(?<=[;,(\]])\s|\b(?:and|versus|vs\.?|compared with|than|whereas|while|but)\b/i
const empty = new Set('the was were with from for had has have that this those who which when per about than then their they also only mean average group groups confidence interval respectively minutes hours days weeks months years points'.split(' ')) // prettier-ignore

/** Doses, days and the like: what tells two figures of one sentence apart. */
const count = /^(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)$/

const termsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}[\p{L}\p{N}]*|(?<![\d.])\d{1,2}(?![\d.%])/gu) ?? [])
      .filter((word) => (word.length > 2 || /^\d|^no$/.test(word)) && !empty.has(word))
      .map((word) => termOf(word)),
  )

/** The parts of a source that have figures of their own, each with the words beside them. */
function partsOf(source: string): { terms: Set<string>; values: number[] }[] {
  const pieces: string[] = []
  for (const piece of source.slice(0, LETTERS).split(boundary)) {
    const last = pieces.at(-1)
    if (last !== undefined && termsOf(piece).size === 0) pieces[pieces.length - 1] = `${last} ${piece}`
    else pieces.push(piece)
  }
  return pieces
    .map((piece) => ({
      terms: termsOf(piece),
      values: numberTokens(piece).flatMap((token) =>
        token.form === 'words' || /\bn\s?=\s?$/i.test(piece.slice(0, token.start)) ? [] : [Math.abs(token.value)],
      ),
    }))
    .filter(({ values }) => values.length > 0)
}

const idle = new Set('was were the and with for from mean median about some only than ratio risk odds hazard rate score scores value values confidence interval'.split(' ')) // prettier-ignore
const beside = (text: string, { start, end }: { start: number; end: number }) =>
  new Set(
    [
      ...(text.slice(Math.max(0, start - 40), start).match(/\p{L}{3,}/gu) ?? []).slice(-2),
      ...(text.slice(end, end + 40).match(/\p{L}{3,}/gu) ?? []).slice(0, 2),
    ]
      .map((found) => found.toLowerCase())
      .filter((found) => !idle.has(found))
      .map((found) => termOf(found)),
  )

/** A word right beside the figure is the same in both: it stands where it belongs. */
function standsAmongItsWords(text: string, figure: NumberToken, source: string): boolean {
  const own = beside(text, figure)
  const tokens = numberTokens(source.slice(0, LETTERS)).filter(({ form }) => form !== 'words')
  const isIt = ({ value }: NumberToken) => Math.abs(value) === Math.abs(figure.value)
  // Units and the like stand beside other figures too.
  const others = new Set(tokens.filter((each) => !isIt(each)).flatMap((each) => [...beside(source, each)]))
  return tokens.some(
    (each) => isIt(each) && [...beside(source, each)].some((term) => own.has(term) && !others.has(term)),
  )
}

/** "Fourteen of 44": of whom a part is said. */
const isWhole = (text: string, { start }: { start: number }) => whole.test(text.slice(Math.max(0, start - 24), start))

const clause = /[;,]\s|\b(?:and|but|while|whereas|although|versus|vs\.?|against|compared with|than)\b/i
/** Two figures of a statement, each in a clause of its own with a word that stands beside the other in the source. */
function crossedFigure(text: string, source: string): NumberToken | undefined {
  if (/\brespectively\b/i.test(source)) return undefined
  const parts = partsOf(source)
  const said = text
    .slice(0, LETTERS)
    .split(clause)
    .flatMap((piece) => {
      const [token, ...more] = numberTokens(piece).filter((each) => each.form !== 'words' && !isLabel(piece, each))
      if (!token || more.length > 0) return []
      const [part, ...twice] = parts.filter(({ values }) => values.includes(Math.abs(token.value)))
      return part && twice.length === 0 ? [{ terms: termsOf(piece), token, part }] : []
    })
  const [one, other, ...more] = said
  if (!one || !other || more.length > 0 || one.part === other.part) return undefined
  const has = (clause: typeof one, not: typeof one, of: typeof one, without: typeof one) =>
    [...clause.terms].some((term) => !not.terms.has(term) && of.part.terms.has(term) && !without.part.terms.has(term))
  const isCrossed = has(one, other, other, one) && has(other, one, one, other)
  const isStraight = has(one, other, one, other) && has(other, one, other, one)
  return isCrossed && !isStraight
    ? numberTokens(text.slice(0, LETTERS)).find(({ value }) => value === one.token.value)
    : undefined
}

/** Figures of a statement that stand in one part of its source, where its words are those of another part alone. */
export function placeProblems(text: string, sources: readonly string[]): PlaceProblem[] {
  const [source, ...more] = sources
  if (source === undefined || more.length > 0) return []
  const inRow = placeInRow(text, source)
  if (inRow?.is === 'there') return []
  if (inRow)
    return standsAmongItsWords(text, inRow.figure, source)
      ? []
      : [{ kind: 'figure-elsewhere', subject: text.slice(inRow.figure.start, inRow.figure.end) }]
  const stated = numberTokens(text.slice(0, LETTERS)).filter(
    (token) => token.form !== 'words' && token.value !== 95 && !isLabel(text, token) && !isWhole(text, token),
  )
  const crossed = crossedFigure(text, source)
  if (crossed) return [{ kind: 'figure-elsewhere', subject: text.slice(crossed.start, crossed.end) }]
  const [figure, ...further] = stated.filter(({ decimals, value }) => decimals > 0 || Math.abs(value) > 12)
  // A p value belongs to a comparison and to no side of it.
  if (!figure || further.length > 0 || stated.length > 1 || /\bp\s?[=<>≤]\s?$/i.test(text.slice(0, figure.start)))
    return []
  const value = Math.abs(figure.value)
  const parts = partsOf(source)
  const [own, ...twice] = parts.filter(({ values }) => values.includes(value))
  if (!own || twice.length > 0 || parts.length < 2) return []
  const terms = termsOf(text.replace(text.slice(figure.start, figure.end), ' '))
  const shares = (of: ReadonlySet<string>, not: ReadonlySet<string>) =>
    [...terms].filter((term) => of.has(term) && !not.has(term)).length
  const counts = (of: ReadonlySet<string>) => [...of].filter((term) => count.test(term))
  const isOwnCount = counts(own.terms).some((term) => terms.has(term))
  /** "Four or more cups" beside the figure of two to three. */
  const isOtherCount = (other: ReadonlySet<string>) =>
    !isOwnCount &&
    own.values[0] === value &&
    counts(own.terms).length > 0 &&
    counts(other).some((term) => terms.has(term) && !own.terms.has(term))
  // Of "in A and B 5 and 9, respectively" the words beside a figure are not its own.
  if (/\brespectively\b/i.test(source) || standsAmongItsWords(text, figure, source)) return []
  const isElsewhere = parts.some(
    (other) =>
      other !== own &&
      ((shares(other.terms, own.terms) > 0 && shares(own.terms, other.terms) === 0) || isOtherCount(other.terms)),
  )
  return isElsewhere ? [{ kind: 'figure-elsewhere', subject: text.slice(figure.start, figure.end) }] : []
}
