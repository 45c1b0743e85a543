import { numberTokens } from '../evidence/number-tokens.ts'
import { termOf } from '../search/tokens.ts'

/** The two sides of a comparison, by words of their own. `sign`: which way the first goes by its figures, where they say so. */
export type Sides = { first: ReadonlySet<string>; second: ReadonlySet<string>; sign?: 1 | -1 }

const LETTERS = 2000
const than =
  /(?<!\bother) than (?!\d|one |two |three |half )| (?:compared|in comparison) (?:with|to) | (?:non-?)?(?:inferior|superior) to | (?:outperform\w*|exceed\w*|beat|outliv\w+|outnumber\w*|surpass\w*) | versus (?!\d)| vs\.? (?!\d)| relative to | against (?!\d)/i
const opening =
  /^(?:as )?(?:compared with|compared to|relative to|in comparison with|unlike|versus) ([^,]{2,120}), ?([^,]{2,200})/i
const preposition = /^(?:with|on|in|among|after|under|for|at|by|from|when|where|before|during)$/i
const empty = new Set('a an the of to in on for at by with and or as was were is are be been had has have did do does that this these those it its their from between among group groups arm arms patients participants people adults subjects alone who which when after before during than not no more less fewer most all both each given treated one ones rather'.split(' ').filter((each) => each !== 'alone')) // prettier-ignore

/** "Without fibrillation", "devoid of it": what a side lacks is as much a name of it as what it has. */
const lacking = /\b(?:without|devoid|lacking|free of)\b/i
const LACKING = 'without'
/** "CSM-e", "IL-1": told apart by what stands behind the hyphen. */
const coded = /\p{L}[\p{L}\d]{0,12}-[\p{L}\d]{1,2}(?![\p{L}\d-])/gu

const termsOf = (text: string): Set<string> => {
  const said = text.toLowerCase()
  return new Set([
    ...(said.match(/\p{L}{3,}|\d+(?:\.\d+)?/gu) ?? [])
      .filter((found) => !empty.has(found) && found !== LACKING)
      .map((found) => termOf(found)),
    ...(said.match(coded) ?? []),
    ...(lacking.test(said) ? [LACKING] : []),
  ])
}
const only = (a: ReadonlySet<string>, b: ReadonlySet<string>) => new Set([...a].filter((term) => !b.has(term)))
const count = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].filter((term) => b.has(term)).length
/** How much of a side a text names. */
const share = (terms: ReadonlySet<string>, side: ReadonlySet<string>) =>
  side.size === 0 ? 0 : count(side, terms) / side.size
const meets = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].some((term) => b.has(term))
const clause = (text: string) =>
  text.split(/[;,(.]|\b(?:but|while|whereas|and|was|were|is|are|had|did|does|do)\b/)[0] ?? ''

/** Words in front of a `than` that name the first side: those with the preposition of the second, else the subject. */
function firstSide(before: string, second: string): string {
  const bare = before.replace(/\([^)]{0,80}\)/g, ' ')
  const pieces = bare.split(/;|\b(?:but|whereas|while)\b/)
  const part = pieces.findLast((piece) => verbs.test(piece)) ?? bare
  // "Among women with diabetes, those given insulin …": who all of them were is no side.
  const own = part.replace(/^\W*(?:among|in|of|for)\b[^,]{3,80},/i, ' ')
  // "Lower in the one group compared with the other group".
  const inGroup = /\b(?:in|with|among|for|on) the ([^,;]{2,40}?) (?:groups?|arms?|cohort)$/i.exec(own.trimEnd())
  if (inGroup && /\b(?:groups?|arms?|cohort|controls?)\b/i.test(second)) return inGroup[1] ?? own
  const [opener = ''] = second.trim().split(/\s/)
  if (/^\p{L}{2,}$/u.test(opener) && !/^(?:the|those|that|an|this|these|no)$/i.test(opener)) {
    const at = own.toLowerCase().lastIndexOf(` ${opener.toLowerCase()} `)
    if (at >= 0) return own.slice(at + opener.length + 2)
    if (preposition.test(opener) && own.toLowerCase().startsWith(`${opener.toLowerCase()} `))
      return own.split(',')[0] ?? own
  }
  const verb = verbs.exec(own)
  return verb && verb.index > 0 ? own.slice(0, verb.index) : own
}
const verbs =
  /\b(?:performed|predicted|developed|grew|rose|fell|was|were|is|are|had|has|have|showed|gave|reported|solved|led|lost|did|went|brought|made|caused|raised|lowered|reduced|increased|missed|stopped|relieved|ate|scored|died|lived|recovered|improved|worked)\b/i

/** The sides of a comparison; none where nothing is compared. */
export function sidesOf(text: string): Sides | undefined {
  const said = text.slice(0, LETTERS)
  const opened = opening.exec(said)
  if (opened) return apart(termsOf(firstSide(opened[2] ?? '', '')), termsOf(opened[1] ?? ''))
  const split = than.exec(said)
  if (split) {
    const behind = clause(said.slice(split.index + split[0].length))
    return apart(termsOf(firstSide(said.slice(0, split.index), behind)), termsOf(behind))
  }
  return byFigures(said)
}

const apart = (first: ReadonlySet<string>, second: ReadonlySet<string>, sign?: 1 | -1): Sides | undefined => {
  const sides = { first: only(first, second), second: only(second, first), ...(sign && { sign }) }
  return sides.second.size > 0 ? sides : undefined
}

const unit = /^\s?(?:%|per (?:1|100|1,?000|10,?000|100,?000)\b|kg\b|months?\b|points?\b|years?\b|days?\b|mm ?Hg\b)/i
/** "12% in the early arm and 19% in the late arm", "the one group lost 4 kg and the other 1 kg". */
function byFigures(said: string): Sides | undefined {
  const figures = numberTokens(said).filter(
    ({ end, form }) =>
      form !== 'words' &&
      (unit.test(said.slice(end, end + 16)) || /^ (?:with|on|in|after|among|under) /.test(said.slice(end, end + 8))),
  )
  const [one, other, ...more] = figures
  if (!one || !other || one.value === other.value || one.percent !== other.percent) return undefined
  const unitOf = ({ end }: { end: number }) => unit.exec(said.slice(end, end + 16))?.[0].trim()
  const isApart = more.every(
    (each) => unitOf(each) !== unitOf(other) || said.slice(other.end, each.start).includes('('),
  )
  const between = said.slice(one.end, other.start)
  if (!isApart || between.length > 160 || !/\band\b/.test(between)) return undefined
  const behind = said.slice(other.end, other.end + 120).replace(unit, '')
  const sign = one.value > other.value ? 1 : -1
  const [mine = '', theirs = ''] = between.replace(unit, '').split(/\band\b/)
  const place = behind
    .split(/\s+/)
    .slice(0, 4)
    .findIndex((word) => preposition.test(word))
  if (place >= 0) return apart(termsOf(mine), termsOf(clause(behind.split(/\s+/).slice(place).join(' '))), sign)
  const isOfGroups = /\b(?:groups?|arms?|controls?|placebo|cohort)\b/i.test(theirs)
  return isOfGroups ? apart(termsOf(said.slice(0, one.start)), termsOf(theirs), sign) : undefined
}

/**
 * Whether a statement speaks of the second side of its source's comparison, or sets the sides the other way: then what it
 * calls more the source calls less.
 */
export function isTurned(text: string, source: Sides): boolean {
  const own = sidesOf(text)
  if (own && own.sign === undefined) {
    const crossed = count(own.second, source.first) + count(own.first, source.second)
    const straight = count(own.second, source.second) + count(own.first, source.first)
    return crossed > straight && meets(own.second, source.first)
  }
  const terms = termsOf(text.slice(0, LETTERS))
  if (source.sign !== undefined) return meets(terms, source.second) && !meets(terms, source.first)
  return share(terms, source.second) > share(terms, source.first)
}

/** Whether a statement says of the second side what it says, as far as its words tell. */
export function namesSecond(text: string, source: Sides): boolean {
  const own = sidesOf(text)
  const said = own?.first ?? termsOf(text.slice(0, LETTERS))
  return meets(said, source.second) && (own === undefined || !meets(said, source.first))
}
