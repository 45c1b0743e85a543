import type { Author } from '#contract/papers.ts'

import { parseName } from '../records/names.ts'

/** The authors with whom an entry begins, the year where it stands behind them, and where the title begins. */
export type AuthorsRead = { authors: Author[]; year?: number; end: number }

const PARTICLE = String.raw`(?:(?:[Vv]an|[Vv]on|[Vv]om|[Dd]e|[Dd]er|[Dd]en|[Dd]i|[Dd]a|[Dd]el|[Dd]ella|[Dd]os|[Dd]u|la|le|el|al|bin|ter|ten|te|op|zu|zur|af|av|[’']t)\s+){0,3}`
const FAMILY = String.raw`${PARTICLE}\p{Lu}[\p{L}\p{M}'’-]{0,40}(?:\s\p{Lu}[\p{L}\p{M}'’-]{1,40}){0,2}`
const INITIALS = String.raw`\p{Lu}{1,5}(?:-\p{Lu}){0,2}`
const POINTED = String.raw`\p{Lu}\.(?:[\s-]{0,2}\p{Lu}\.){0,5}`
const SUFFIX = String.raw`(?:,?\s(?:Jr|Sr|II|III|IV|2nd|3rd)\b\.?)?`
const GIVEN = String.raw`\p{Lu}[\p{L}\p{M}'’-]{0,40}\.?(?:\s\p{Lu}[\p{L}\p{M}'’-]{0,40}\.?){0,3}`
const AND = String.raw`\s{0,2}(?:[,;]?\s(?:and|&|y|et|und)\s|[,;]\s(?:(?:and|&|…|\. \. \.)\s)?)`
const OTHERS = String.raw`(?:[,;]?\s(?:(?:and|&)\s)?(?:et\sal\.?|others\b))?`

/** How one name is written; the first that fits an entry tells how all its names are. */
const shapes = [
  // Smith JA, van der Berg C
  String.raw`${FAMILY}\s${INITIALS}${SUFFIX}(?!\p{Ll})`,
  // Smith J. A., van der Berg C.
  String.raw`${FAMILY}\s${POINTED}${SUFFIX}`,
  // Smith, J. A., & van der Berg, C.
  String.raw`${FAMILY},\s${POINTED}${SUFFIX}`,
  // J. A. Smith and C. van der Berg
  String.raw`${POINTED}\s${FAMILY}${SUFFIX}`,
  // Smith, John A.
  String.raw`${FAMILY},\s${GIVEN}`,
  // John A. Smith
  String.raw`${GIVEN}\s${PARTICLE}\p{Lu}[\p{L}\p{M}'’-]{1,40}`,
].map((name) => ({ name, list: new RegExp(String.raw`^${name}(?:${AND}${name}){0,60}${OTHERS}`, 'u') }))
/** "Smith, John A., and Kim Lee": the first alone stands with its family name in front. */
const inverted = new RegExp(
  String.raw`^${FAMILY},\s${GIVEN}(?:${AND}${GIVEN}\s${PARTICLE}\p{Lu}[\p{L}\p{M}'’-]{1,40}){1,60}${OTHERS}`,
  'u',
)

const YEAR_BEHIND =
  /^[\s.,:;]{0,3}(?:\(eds?\.?\)[\s.,]{0,2})?\(?((?:18|19|20)\d{2})[a-z]?(?:,\s(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Spring|Summer|Autumn|Fall|Winter)\p{L}{0,6}\.?(?:\s\d{1,2})?)?\)?[.:,]?\s/u
const ENDS = /^\s{0,2}(?:\(eds?\.?\))?[.:,]\s/i
const GROUP = /^(\p{Lu}[^.:]{3,160}?)(?:\.\s|:\s|\s?\((?=(?:18|19|20)\d{2}))/u

const isGroup =
  /\b(?:organi[sz]ation|group|agency|institute|ministry|committee|association|society|collaboration|consortium|team|department|investigators|office|network|foundation|trial)\b/i

/** Reads the names at the beginning of an entry; undefined where it begins with none that are known by their shape. */
export function referenceAuthors(entry: string): AuthorsRead | undefined {
  const lists = [...shapes.map(({ list }) => list.exec(entry)?.[0]), inverted.exec(entry)?.[0]]
  // The longest that ends as a list of names does; of equals the surer shape, which stands first.
  const found = lists
    .filter((list): list is string => list !== undefined)
    .filter((list) => {
      const behind = entry.slice(list.length)
      return YEAR_BEHIND.test(behind) || ENDS.test(behind) || (list.endsWith('.') && /^\s/.test(behind))
    })
    .toSorted((a, b) => b.length - a.length)
    // "Clauw, D. J. Fibromyalgia: more than …": the first word of a title behind initials is no name.
    .find((list, _, all) => entry[list.length] !== ':' || !all.some((each) => isInitialsOf(each, list)))
  if (found !== undefined && (!isGroup.test(found) || (found.match(pieceOf)?.length ?? 0) > 1))
    return ended(entry, found.length, namesIn(found))
  const group = GROUP.exec(entry)?.[1]
  const isName = group !== undefined && (YEAR_BEHIND.test(entry.slice(group.length)) || isGroup.test(group))
  return isName ? ended(entry, group.length, [{ literal: group.trim() }]) : undefined
}

const isInitialsOf = (short: string, list: string) =>
  short.length < list.length && /\s\p{Lu}\.$/u.test(short) && /^\s\p{Lu}[^\s.,]{3,40}$/u.test(list.slice(short.length))

function ended(entry: string, length: number, authors: Author[]): AuthorsRead {
  const year = YEAR_BEHIND.exec(entry.slice(length))
  if (year?.[1] !== undefined) return { authors, year: Number(year[1]), end: length + year[0].length }
  return { authors, end: length + (ENDS.exec(entry.slice(length))?.[0].length ?? 0) }
}

const pieceOf = new RegExp(
  String.raw`${FAMILY},\s${POINTED}${SUFFIX}|${FAMILY}\s${INITIALS}${SUFFIX}(?!\p{Ll})|${POINTED}\s${FAMILY}${SUFFIX}`,
  'gu',
)

function namesIn(list: string): Author[] {
  const plain = list.replace(new RegExp(`${OTHERS}$`, 'u'), '').replace(/(?:\.\s){2}\.|…/g, '')
  const pieces = [...plain.matchAll(pieceOf)].map(([name]) => name)
  const rest = plain.replace(pieceOf, '').replace(/\b(?:and|y|et|und)\b|[&,;.\s]/g, '')
  const names = pieces.length > 0 && rest === '' ? pieces : spelledOut(plain)
  return names.flatMap((name) => parseName(withComma(name), { givenFirst: true }) ?? [])
}

/** "van Mastrigt GAPG": of so many capitals a reader of names would make a family name. */
const BEHIND = new RegExp(String.raw`^(${FAMILY})\s(${INITIALS})$`, 'u')
const withComma = (name: string) => name.replace(/\s+/g, ' ').trim().replace(BEHIND, '$1, $2')

/** Names with given names: where the first has its family name in front, a comma belongs to it. */
function spelledOut(list: string): string[] {
  const parts = list
    .split(/\s{0,2}(?:,?\s(?:and|&|und|et|y)\s|[,;]\s)/)
    .map((part) => part.trim())
    .filter(Boolean)
  const isInverted = parts.length > 1 && !(parts[0] ?? '').includes(' ')
  if (!isInverted) return parts
  const isEvery = parts.length % 2 === 0 && parts.every((part, at) => at % 2 === 1 || !/\s\p{Lu}/u.test(part))
  if (isEvery) return parts.flatMap((part, at) => (at % 2 === 0 ? [`${part}, ${parts[at + 1] ?? ''}`] : []))
  return [`${parts[0]}, ${parts[1]}`, ...parts.slice(2)]
}
