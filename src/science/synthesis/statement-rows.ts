import { numberTokens, type NumberToken } from '../evidence/number-tokens.ts'
import { termOf } from '../search/tokens.ts'
import { sidesOf } from './statement-sides.ts'

/**
 * Two figures of a source that stand in a row ("28% and 17%"), with the words that name the first and the second of them
 * ("stroke volume and cardiac index").
 */
type FigureRow = { values: readonly [readonly number[], readonly number[]]; names: readonly [Names, Names] }
type Names = ReadonlySet<string>
type Item = { values: number[]; start: number; end: number; isInside: boolean }

const LETTERS = 2000
const MOST = 60
/** Letters behind a number in which its unit stands: " and 25 minutes". */
const LABEL = 24
const empty = new Set('a an the of to in on for at by as was were is are be been had has have did do that this these those it its their from between among group groups arm arms patients participants people per mean respectively decreased increased improved rose fell'.split(' ')) // prettier-ignore
/** Times and doses name a figure and are none: "at 2 and 5 years". */
const label =
  /^(?:,? ?(?:and |or |to |-|–)?\d{1,3}){0,4}[\s-]?(?:min(?:ute)?s?|h(?:ou)?rs?|days?|weeks?|months?|years?|mg|µg|μg|kg|cups?|doses?|times)\b/i
const labelBefore = /(?:\b(?:days?|weeks?|months?|years?|groups?|stage|grade|phase|n\s?=) ?|\bp\s?[=<>≤]\s?)$/i

const termsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}[\p{L}\p{N}]*|(?<![\d.])\d{1,3}(?![\d.%])/gu) ?? [])
      .filter((word) => !empty.has(word) && (word.length > 1 || /\d/.test(word)))
      .map((word) => termOf(word)),
  )
const only = (one: Names, other: Names): Names => new Set([...one].filter((term) => !other.has(term)))
const meets = (one: Names, other: Names) => [...one].some((term) => other.has(term))

/** Whether a number is a time, a dose or a count that names what stands beside it. */
export const isLabel = (text: string, { start, end, value }: { start: number; end: number; value: number }): boolean =>
  isYear(value) ||
  label.test(text.slice(end, end + LABEL)) ||
  labelBefore.test(text.slice(Math.max(0, start - 12), start))

/** Numbers of a text that are values: a range is one of two ends, and what stands behind "±" belongs to what is before it. */
function itemsOf(said: string): Item[] {
  const items: Item[] = []
  for (const { start, end, value, form } of numberTokens(said).slice(0, MOST)) {
    const last = items.at(-1)
    const between = last ? said.slice(last.end, start) : ''
    // A dash may have been read as the sign of what is behind it.
    const isSpan = /^\s?%?\s?[-–]\s?$/.test(between) || (value < 0 && /^%?$/.test(between))
    if (last && isSpan) {
      last.values.push(Math.abs(value))
      last.end = end
    } else if (last && /^\s?%?\s?(?:±|\+\/[-–−])\s?$/.test(between)) last.end = end
    else if (form !== 'words' && !isYear(value) && !isListedLabel(said, { start, end })) {
      const before = said.slice(0, start)
      const isInside = before.lastIndexOf('(') > before.lastIndexOf(')')
      items.push({ values: [Math.abs(value)], start, end, isInside })
    }
  }
  return items
}

const isRange = (one: readonly number[], other: readonly number[]) => one.length > 1 && other.length > 1
const isYear = (value: number) => Number.isInteger(value) && value > 1850 && value < 2100

/** "2" of "2 and 5 years". */
const isListedLabel = (said: string, place: { start: number; end: number }): boolean =>
  label.test(said.slice(place.end, place.end + 12)) ||
  /^,? (?:and|or|to) \d{1,3}[\s-](?:min|h(?:ou)?rs?|days?|weeks?|months?|years?|mg)/i.test(
    said.slice(place.end, place.end + 24),
  ) ||
  /\b(?:n\s?=|days?|weeks?|months?|years?|p\s?[=<>≤]) ?$/i.test(said.slice(Math.max(0, place.start - 10), place.start))

const joint = /^\s?(?:%|[\p{L}µ/²\d.]{1,9}\s?)?,?\s?(?:and|vs\.?|versus)\s(?:[\d.,]{1,9}\s?(?:[\p{L}%]{1,5}\s)?)?$/iu
const bare = (text: string) => text.replace(/\([^()]{0,80}\)/g, '').replace(/^[^()]{0,40}\)|\([^()]{0,40}$/g, '')

const NAMED = 3
/** "A and B", "A compared with B": up to three words on each side, as far as no comma or bracket parts them. */
function conjoinedIn(place: string): (readonly [string, string])[] {
  const words = bare(place)
    .replaceAll(/ (?:compared|in comparison) (?:with|to) /g, ' versus ')
    .split(' ')
  return words.flatMap((word, at) => {
    if (!/^(?:and|or|vs\.?|versus)$/i.test(word)) return []
    const before = words.slice(Math.max(0, at - NAMED), at)
    const after = words.slice(at + 1, at + 1 + NAMED)
    const cut = before.findLastIndex((each, place) => place < before.length - 1 && /[,;:)]$/.test(each))
    const end = after.findIndex((each) => /[,;:.)]$/.test(each))
    return [[before.slice(cut + 1).join(' '), after.slice(0, end < 0 ? NAMED : end + 1).join(' ')] as const]
  })
}

/** The rows of two figures of a source. Words for the two are those of a pair that stands beside them. */
function figureRows(source: string): FigureRow[] {
  const said = source.slice(0, LETTERS)
  const items = itemsOf(said)
  const rows: FigureRow[] = []
  for (const isInside of [false, true]) {
    const own = items.filter((each) => each.isInside === isInside)
    for (const [at, one] of own.entries()) {
      const other = own[at + 1]
      if (!other) continue
      const between = bare(said.slice(one.end, other.start))
      if (between.length > 24 || !joint.test(between)) continue
      for (const names of namesFor(said, one, other)) rows.push({ values: [one.values, other.values], names })
    }
  }
  return rows
}

function namesFor(said: string, one: Item, other: Item): (readonly [Names, Names])[] {
  const found: (readonly [Names, Names])[] = []
  const add = (first: Names, second: Names) => {
    const pair = [only(first, second), only(second, first)] as const
    if (pair[0].size > 0 && pair[1].size > 0) found.push(pair)
  }
  const behind = said.slice(other.end, other.end + 200)
  const isRespective =
    /\brespectively\b/i.test(behind) || /\brespectively\b/i.test(said.slice(Math.max(0, one.start - 40), one.start))
  const places = [said.slice(Math.max(0, one.start - 160), one.start), ...(isRespective ? [behind] : [])]
  for (const place of places)
    for (const [first, second] of conjoinedIn(place)) {
      const isBeside = /\b(?:decreased|increased|fell|rose|improved|were|was)\b/i.test(second)
      if (isRespective || isBeside) add(termsOf(first), termsOf(second))
    }
  const isVersus = /\bv(?:s|ersus)\b/i.test(said.slice(one.end, other.start))
  const sides = isVersus ? sidesOf(said.slice(0, one.start - 1).concat(said.slice(other.end))) : undefined
  if (sides && sides.sign === undefined) add(sides.first, sides.second)
  return found
}

const clauses = (text: string) => text.split(/[;,]\s|\b(?:and|but|while|whereas|although|versus|against|than)\b/)

/**
 * How the figures of a statement stand to the rows of its source: `elsewhere`, one is said of what the other of its row
 * belongs to; `there`, each is said of its own; undefined, no row tells.
 */
export function placeInRow(
  text: string,
  source: string,
): { is: 'there' } | { is: 'elsewhere'; figure: NumberToken } | undefined {
  const rows = figureRows(source)
  if (rows.length === 0) return undefined
  const stated = new Set(numberTokens(text.slice(0, LETTERS)).map(({ value }) => Math.abs(value)))
  const isOf = (values: readonly number[]) => values.some((value) => stated.has(value))
  let isThere = false
  let elsewhere: NumberToken | undefined
  for (const clause of clauses(text.slice(0, LETTERS))) {
    const terms = termsOf(clause)
    for (const token of numberTokens(clause)) {
      const value = Math.abs(token.value)
      const has = (values: readonly number[]) => values.includes(value)
      // Where a statement has both, their order may say whose they are.
      const said = rows.filter(
        ({ values: [one, other] }) => has(one) !== has(other) && !(isOf(one) && isOf(other) && !isRange(one, other)),
      )
      const places = said.map(({ values, names: [one, other] }) => {
        const [own, foreign] = has(values[0]) ? [one, other] : [other, one]
        return meets(terms, own) === meets(terms, foreign) ? undefined : meets(terms, own) ? 'there' : 'elsewhere'
      })
      if (places.includes('there')) isThere = true
      else if (places.includes('elsewhere'))
        elsewhere ??= numberTokens(text.slice(0, LETTERS)).find((each) => each.value === token.value)
    }
  }
  if (elsewhere !== undefined) return { is: 'elsewhere', figure: elsewhere }
  return isThere ? { is: 'there' } : undefined
}
