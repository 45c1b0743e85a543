import { termOf } from '../search/tokens.ts'
import {
  adjective,
  behind,
  counted,
  describing,
  empty,
  ends,
  frequency,
  hedge,
  isCue,
  joining,
  leaving,
  lexicon,
  measuring,
  modifier,
  noun,
  nulls,
  phrases,
  rated,
  said,
  saying,
  speed,
  unshown,
  verbOfQuality,
  type Axis,
  type Role,
} from './claim-words.ts'

/** What a clause says of direction. `core`: what it says it of; `beside`: with whom, against what, under what. */
export type Claim = {
  axis: Axis
  sign: 1 | -1
  word: string
  isDenied: boolean
  isHedged: boolean
  core: ReadonlySet<string>
  beside: ReadonlySet<string>
  /** The words of the core as they are written. */
  words: string
  /** What there is more or less of, where that is said by an adjective: "more consistent". */
  topic?: string
}
/** What is read of some texts: claims, words that are denied and those that are said, and whether anything is denied. */
export type Reading = {
  claims: Claim[]
  denied: Map<string, string>
  head: Map<string, string>
  said: Map<string, string>
  denies: boolean
}

/** How far a denial reaches. */
const SCOPE = 9
const LETTERS = 4000
const plainly = (text: string) => said.reduce((now, [from, to]) => now.replace(from, to), text)
const splitting = /[.;:,()]\s|[;()]|\b(?:but|whereas|while|although|though|however|yet)\b/u
const leading = /^(?:with|on|about|under|than|among|versus|vs|against|after|for|from|in|at|by|compared|without|before)$/
/** Words that name no thing of which something is said. */
const general = new Set('patients participants people group groups arm arms rate rates risk risks odds chance number trial study result results level levels year years month week day compared between each other another who which when than did not had has were was been about roughly slightly somewhat clearly occurred given treated those them their through during both either size half third'.split(' ').map((each) => termOf(each))) // prettier-ignore

const verb =
  /^(?:did|does|was|were|is|are|had|has|have|fell|rose|led|occurred|raised|lowered|reduced|increased|remembered|stopped)$/
/** "… was more frequent and cough was rarer": two clauses where there is a verb on both sides. */
function parted(words: readonly string[]): string[][] {
  const at = words.findIndex(
    (word, place) =>
      word === 'and' &&
      words.slice(0, place).some((each) => verb.test(each)) &&
      words.slice(place + 1, place + 6).some((each) => verb.test(each)),
  )
  return at > 0 ? [words.slice(0, at), ...parted(words.slice(at + 1))] : [[...words]]
}

/** Words of a text in its clauses, in lower case. */
const clausesOf = (text: string) =>
  plainly(text.slice(0, LETTERS).toLowerCase())
    .replace(phrases, ' ')
    .split(splitting)
    .flatMap((clause) => parted(clause.match(/[\p{L}][\p{L}’'-]*/gu) ?? []))
    .filter((words) => words.length > 0)

/** A word without its ending, as denials are compared. */
export const rootOf = (word: string): string => word.replace(/(?:ed|es|ing|s|e)$/, '').slice(0, 7)

function subjectsOf(words: readonly string[]) {
  const [core, beside, written] = [new Set<string>(), new Set<string>(), new Array<string>()]
  let left = 0
  for (const word of words) {
    if (leading.test(word)) {
      left = 2
      continue
    }
    let isContent = false
    for (const part of word.split('-')) {
      const term = termOf(part)
      if (
        term.length < 3 ||
        general.has(term) ||
        isCue(word) ||
        behind.test(word) ||
        lexicon.some(([, , , pattern]) => pattern.test(word))
      )
        continue
      isContent = true
      ;(left > 0 ? beside : core).add(term)
      if (left <= 0) written.push(part)
    }
    if (isContent) left -= 1
  }
  return { core, beside, words: written.join(' ') }
}

type Found = {
  axis: Axis
  sign: 1 | -1
  role: Role
  word: string
  isDenied: boolean
  at: number
  isDose: boolean
  next: string
  verbAt: number
  topic?: string
}

/** "Fewer", "declined more slowly", "a larger fall": words of one direction, each with what makes more or less of it. */
function joined(found: readonly Found[]): Found[] {
  const times = (one: Found, other: Found): Found => ({
    ...other,
    axis: other.role === 'degree' ? one.axis : other.axis,
    sign: one.sign === other.sign ? 1 : -1,
    isDenied: one.isDenied || other.isDenied,
    isDose: one.isDose,
  })
  const directions = (list: readonly Found[], join: (last: Found, each: Found, near: number) => Found | undefined) => {
    const kept: Found[] = []
    for (const each of list) {
      const last = kept.at(-1)
      const both =
        last && each.axis !== 'link' && last.axis !== 'link' ? join(last, each, each.at - last.at) : undefined
      if (both) kept[kept.length - 1] = both
      else kept.push(each)
    }
    return kept
  }
  const adjectives = directions(found, (last, each, near) => {
    const reach = /^(?:half|twice|double)$/.test(last.word) ? 2 : 1
    return modifier.test(last.word) && near <= reach ? times(last, each) : undefined
  })
  const kept = directions(adjectives, (last, each, near) => {
    const isVerb = verbOfQuality.test(last.word)
    // "Relieved nausea better": how well is what is said.
    if (isVerb && each.axis === 'quality' && /^(?:better|worse|well)$/.test(each.word))
      return { ...each, isDenied: each.isDenied || last.isDenied }
    const isChange = last.role === 'degree' && each.role === 'change' && near <= 4
    const isSlowed =
      (last.role === 'change' || (isVerb && speed.test(each.word))) && each.role === 'degree' && ends.test(each.next)
    const isNested = last.role === 'change' && each.role === 'change' && near <= 3
    const isHeld = /^(?:prevent|suppress|inhibit|attenuat|avert)/.test(last.word) && each.role === 'change' && near <= 3
    // "Rises of enzymes were rarer": how often there was one.
    if (last.role === 'change' && near <= 8 && frequency.test(each.word)) return each
    // "The benefit was smaller", "a larger absolute benefit".
    const isMore = (one: Found) => one.role !== 'plain' || /^(?:higher|lower)$/.test(one.word)
    if (rated.test(last.word) && each.axis === 'amount' && isMore(each)) return { ...times(each, last), at: each.at }
    if (rated.test(each.word) && last.role === 'degree' && near <= 3) return times(last, each)
    return isChange || isSlowed || isNested || isHeld ? { ...times(last, each), role: 'plain' } : undefined
  })
  // "With more screen time … higher": what there is more of beside that is the measure of it, not what is found.
  const dose = kept.find(({ isDose }) => isDose)
  const others = kept.filter(({ isDose, axis }) => !isDose && axis !== 'link')
  const spoken = kept.filter(({ word, role }) => !(role === 'degree' && speed.test(word)))
  const amounts = spoken.filter(({ axis }) => axis === 'amount')
  const [cause, outcome] = amounts
  // "Higher intake was associated with a lower risk": of two amounts the first is the measure of the second.
  const isMeasured =
    cause?.sign === 1 &&
    outcome &&
    amounts.length === 2 &&
    measuring.test(cause.word) &&
    !counted.test(cause.next) &&
    cause.verbAt > cause.at &&
    cause.verbAt < outcome.at
  const said = isMeasured
    ? spoken
        .filter((each) => each !== cause)
        .map((each) =>
          each === outcome ? { ...each, sign: cause.sign === each.sign ? (1 as const) : (-1 as const) } : each,
        )
    : spoken.filter(({ word }) => word !== 'later' || amounts.length === 1)
  if (!dose || others.length === 0) return said
  return said
    .filter((each) => each !== dose)
    .map((each) => (dose.sign === 1 || each.axis === 'link' ? each : { ...each, sign: each.sign === 1 ? -1 : 1 }))
}

const isTelling = (word: string) =>
  verb.test(word) ||
  lexicon.some(([axis, , role, pattern]) => axis !== 'link' && role !== 'degree' && pattern.test(word))

/** What texts claim of direction and of denial, word by word and clause by clause. */
export function readClaims(texts: readonly string[]): Reading {
  const result: Reading = { claims: [], denied: new Map(), head: new Map(), said: new Map(), denies: false }
  for (const text of texts) {
    const first = result.claims.length
    const conditions = new Set<string>()
    let before: Claim[] = []
    let subject: ReadonlySet<string> = new Set()
    for (const [number, clause] of clausesOf(text).entries()) {
      const own = readClause(clause, result, number === 0)
      const { core, beside, words } = subjectsOf(clause)
      if (number === 0) subject = subjectsOf(clause.slice(0, Math.max(1, clause.findIndex(isTelling)))).core
      else if (
        core.size === 0 ||
        clause.filter((word) => !/ly$|^(?:also|it|but|so|then)$/.test(word)).findIndex(isTelling) === 0 ||
        clause.some((word) => /^(?:they|it|he|she)$/.test(word))
      )
        for (const term of subject) core.add(term)
      const isHedged = clause.some(
        (word, at) =>
          (hedge.test(word) && word !== 'likely') ||
          (/^appear(?:ed|s)?$/.test(word) && /^(?:to|that|as)$/.test(clause[at + 1] ?? '')),
      )
      const claims = own.map(({ axis, sign, word, isDenied, topic }): Claim => ({
        axis,
        sign,
        word,
        isDenied,
        isHedged,
        core,
        beside,
        words,
        ...(topic !== undefined && { topic }),
      }))
      // "…, but not in children": says the other of what stands before.
      const isElliptic = claims.length === 0 && /^(?:not|nor|neither)$/.test(clause[0] ?? '')
      if (isElliptic)
        claims.push(
          ...before.map((each) => ({
            ...each,
            isDenied: !each.isDenied,
            core: new Set([...each.core, ...core, ...beside]),
          })),
        )
      const isMeasure =
        claims.length === 1 &&
        result.claims.length > first &&
        /\bat (?:higher|lower|longer|shorter)\b/.test(clause.join(' '))
      if (isMeasure) claims.pop()
      result.claims.push(...claims)
      if (claims.length > 0) before = claims
      else for (const term of [...core, ...beside]) conditions.add(term)
    }
    // "The lower the fraction, the larger the benefit".
    const [measure, ...rest] = result.claims.slice(first)
    if (measure?.axis === 'amount' && rest.length > 0 && text.trim().toLowerCase().startsWith(`the ${measure.word} `)) {
      result.claims.splice(first, 1)
      if (measure.sign === -1) for (const each of rest) each.sign = each.sign === 1 ? -1 : 1
    }
    for (const [at, claim] of result.claims.entries())
      if (at >= first) result.claims[at] = { ...claim, beside: new Set([...claim.beside, ...conditions]) }
  }
  return result
}

function readClause(clause: readonly string[], result: Reading, isFirst: boolean): Found[] {
  // "An increase can be ruled out": the denial stands behind.
  const isRuledOut = clause.includes('ruled') && clause.includes('out')
  const verbAt = clause.findIndex((word) => joining.test(word))
  const isUnshown = unshown.test(clause.join(' '))
  let left =
    isRuledOut || isUnshown || clause.some((word) => behind.test(word)) || leaving.test(clause.join(' '))
      ? clause.length
      : 0
  if (left > 0) result.denies = true
  let isHead = false
  let isWithout = false
  const found: Found[] = []
  if (leaving.test(clause.join(' ')))
    found.push({
      axis: 'link',
      sign: 1,
      role: 'plain',
      word: 'difference',
      isDenied: true,
      at: -1,
      isDose: false,
      next: '',
      verbAt,
    })
  for (const [at, word] of clause.entries()) {
    // "Without the starfish, …" names a condition.
    if (word === 'without' && at === 0 && isFirst) continue
    // "With and without diabetes" denies nothing.
    if (word === 'without' && /^(?:and|or)$/.test(clause[at - 1] ?? '')) continue
    if (isCue(word)) {
      result.denies = true
      left = SCOPE
      // "Neither A nor B were": what stands behind it is no result.
      isHead = word !== 'neither' && word !== 'nor'
      isWithout = word === 'without'
      continue
    }
    const isDenied = left > 0
    left -= 1
    const previous = clause[at - 1] ?? ''
    if (nulls.test(word)) {
      result.denies = true
      found.push({
        axis: 'link',
        sign: 1,
        role: 'plain',
        word,
        isDenied: !isDenied,
        at,
        isDose: false,
        next: '',
        verbAt,
      })
    }
    const entry = lexicon.find(([, , , pattern]) => pattern.test(word))
    const isNamed =
      /^(?:effects?|evidence|changes?|difference)$/.test(word) && /^(?:the|this|its|their|these|an?|of)$/.test(previous)
    const spoken = [
      previous,
      /ly$|^(?:about|still|even|also|somewhat|as|not|very)$/.test(previous) ? (clause[at - 2] ?? '') : '',
    ]
    const isDescribing = describing.test(word) && !spoken.some((each) => saying.test(each))
    const next = clause[at + 1] ?? ''
    const isPart = word === 'half' && !/^(?:the|as|that)$/.test(next)
    const isNot = word === 'evidence' || (word === 'well' && !modifier.test(previous)) || isDescribing || isPart
    if (entry && !(isNamed && previous !== 'a' && previous !== 'an') && !isNot) {
      const [axis, sign, role] = entry
      const topic =
        modifier.test(word) && adjective.test(next) && !noun.test(next)
          ? rootOf(next.split('-').at(-1) ?? next)
          : undefined
      const isDose = axis === 'amount' && /^(?:with|at|of|having)$/.test(previous)
      found.push({
        axis,
        sign,
        role,
        word,
        isDenied,
        at,
        isDose,
        next,
        verbAt,
        ...(topic && !describing.test(next) && !lexicon.some(([, , , pattern]) => pattern.test(next)) && { topic }),
      })
    }
    if (empty.has(word)) continue
    if (isDenied) result.denied.set(rootOf(word), word)
    else result.said.set(rootOf(word), word)
    if (isHead && !isWithout && !entry) result.head.set(rootOf(word), word)
    isHead = false
    // "Without" denies one thing alone.
    if (isWithout) left = 0
    isWithout = false
  }
  return joined(found)
}
