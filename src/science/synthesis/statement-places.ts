import { numberTokens } from '../evidence/number-tokens.ts'
import { termOf } from '../search/tokens.ts'

/** A figure that its source has beside another group, dose or time than the statement. */
export type PlaceProblem = { kind: 'figure-elsewhere'; subject: string }

const LETTERS = 2000
const boundary = /(?<=[;,(\]])\s|\b(?:and|versus|vs\.?|compared with|than|whereas|while|but)\b/i
const empty = new Set('the was were with from for had has have that this those who which when per about than then their they also only mean average group groups confidence interval respectively minutes hours days weeks months years points'.split(' ')) // prettier-ignore

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
      values: numberTokens(piece).flatMap(({ value, form }) => (form === 'words' ? [] : [Math.abs(value)])),
    }))
    .filter(({ values }) => values.length > 0)
}

/** Figures of a statement that stand in one part of its source, where its words are those of another part alone. */
export function placeProblems(text: string, sources: readonly string[]): PlaceProblem[] {
  const [source, ...more] = sources
  if (source === undefined || more.length > 0) return []
  const stated = numberTokens(text.slice(0, LETTERS)).filter(({ form, value }) => form !== 'words' && value !== 95)
  const [figure, ...further] = stated.filter(({ decimals, value }) => decimals > 0 || Math.abs(value) > 12)
  // A p value belongs to a comparison and to no side of it.
  if (!figure || further.length > 0 || /\bp\s?[=<>≤]\s?$/i.test(text.slice(0, figure.start))) return []
  const value = Math.abs(figure.value)
  const parts = partsOf(source)
  const [own, ...twice] = parts.filter(({ values }) => values.includes(value))
  if (!own || twice.length > 0 || parts.length < 2) return []
  const terms = termsOf(text.replace(text.slice(figure.start, figure.end), ' '))
  const shares = (of: ReadonlySet<string>, not: ReadonlySet<string>) =>
    [...terms].filter((term) => of.has(term) && !not.has(term)).length
  const isElsewhere = parts.some(
    (other) => other !== own && shares(other.terms, own.terms) > 0 && shares(own.terms, other.terms) === 0,
  )
  return isElsewhere ? [{ kind: 'figure-elsewhere', subject: text.slice(figure.start, figure.end) }] : []
}
