import { sentencesOf } from '../evidence/sentences.ts'
import { termOf } from '../search/tokens.ts'
import { describing, isCue } from './claim-words.ts'
import { outcomeSide } from './outcome-side.ts'
import { readClaims, rootOf, type Claim, type Reading } from './statement-claims.ts'
import { wayByFigures } from './statement-pairs.ts'
import { speaksInTheirWords } from './statement-words.ts'
import { isTurned, namesSecond, sidesOf } from './statement-sides.ts'

/** What a statement claims against its sources. `subject`: the word of the statement. */
export type PolarityProblem = {
  kind: 'direction-differs' | 'denial-differs' | 'hedge-removed'
  subject: string
  isDoubtful?: true
}

/** A claim of a source, as it stands where its sides are set as the statement sets them. */
type Borne = Claim & { alone: boolean; worth?: number; isTurned: boolean; isClear?: boolean }

/**
 * Whether a statement goes the other way than its sources, or denies what they say, or says what they deny, or leaves out
 * that they are not sure: by the words of direction, of denial and of doubt in both, clause by clause, with the sides of a
 * comparison as each sets them. A source that says nothing of the kind contradicts nothing. `isNull`: by its p value or its
 * interval a source found no clear difference, whatever its words.
 */
export function polarityProblems(whole: string, sources: readonly string[], isNull = false): PolarityProblem[] {
  // "In none" beside "0 %" is a figure and denies nothing.
  const isZero = sources.some((each) => /(?<![\d.,])0(?:\.0{1,3})? ?%/.test(each))
  const text = isZero ? whole.replaceAll(/\b(?:none|nobody)\b/gi, 'zero') : whole
  const stated = readClaims([text])
  if (isNull && stated.claims.some(({ isDenied }) => isDenied)) return []
  const source = readClaims(sources)
  const borne = turnedClaims(text, sources)
  const [only, ...more] = sources
  const byFigures = only === undefined || more.length > 0 ? undefined : wayByFigures(text, only)
  for (const claim of stated.claims) {
    const near = nearest(claim, borne)
    const problem =
      stated.denies || !isSaidThere(claim.word, text, sources)
        ? against(claim, claim.word === LASTED ? lasting(borne, near) : near, source, stated)
        : undefined
    const isSplit = goesBothWays(source.claims) || goesBothWays(stated.claims)
    const isUnclear =
      (isSplit && !near.every((each) => each.isClear)) ||
      (goesBothWays(stated.claims) && hasQuality(source.claims) && !goesBothWays(source.claims)) ||
      (problem === 'denial-differs' && source.denies && stated.denies) ||
      (problem === 'denial-differs' &&
        !claim.isDenied &&
        borne.some((each) => !each.isDenied && each.axis === claim.axis && each.sign === claim.sign)) ||
      (problem === 'direction-differs' && !speaksInTheirWords(text, sources)) ||
      (problem === 'direction-differs' && (isOfCondition(text, claim.word) || isOfSecondSide(text, sources)))
    // The figures go the statement's way, where its words were read otherwise.
    if (problem === 'direction-differs' && isUnclear && byFigures !== undefined && byFigures === amountOf(claim, text))
      continue
    if (problem) return [{ kind: problem, subject: claim.word, ...(isUnclear && { isDoubtful: true as const }) }]
    if (isFirmer(claim, near)) return [{ kind: 'hedge-removed', subject: claim.word }]
  }
  const unsaid = unsaidWay(stated, sources)
  if (unsaid !== undefined) return [{ kind: 'direction-differs', subject: unsaid, isDoubtful: true }]
  const but = exceptedProblem(text, sources, stated)
  if (but !== undefined) return [{ kind: 'denial-differs', subject: but }]
  const beside = besideProblem(text, sources)
  if (beside !== undefined) return [{ kind: 'direction-differs', subject: beside }]
  const described = describedProblem(text, sources)
  if (described !== undefined) return [{ kind: 'direction-differs', subject: described }]
  const prefixed = prefixedProblem(text, sources)
  if (prefixed !== undefined && !stated.denies && !source.denies)
    return [{ kind: 'direction-differs', subject: prefixed, isDoubtful: true }]
  if (isNull && stated.denies) return []
  const denial = denialProblem(stated, source)
  return denial === undefined ? [] : [{ kind: 'denial-differs', subject: denial }]
}

const idleBeside = new Set('a an the of to in on for at by with and or as was were is are be been had has have that this these those it significantly also'.split(' ')) // prettier-ignore
const saidWords = (text: string) =>
  (
    text
      .slice(0, 4000)
      .toLowerCase()
      .match(/[\p{L}\d][\p{L}\p{N}’'-]*|[,;:]/gu) ?? []
  ).filter((each) => !idleBeside.has(each))
const DENIED_BEFORE = 4
const isSign = (word: string | undefined) => word === undefined || /^[,;:]$/.test(word)

/**
 * A word of direction between the same two words as in a source, behind the same subject and not denied there, is said
 * there.
 */
function isSaidThere(word: string, text: string, sources: readonly string[]): boolean {
  const own = saidWords(text)
  const at = own.indexOf(word)
  if (at < 1 || own.includes(word, at + 1)) return false
  const [before, after] = [own[at - 1], own[at + 1]]
  if (isSign(before) || isSign(after)) return false
  const subject = own.slice(0, at).filter((each) => !isSign(each))
  const bare = sources.map((source) => source.replaceAll(/ ?\([^()]{0,200}\)/g, ''))
  return [...sources, ...bare].some((source) => {
    const theirs = saidWords(source)
    return theirs.some((each, place) => {
      if (each !== word || theirs[place - 1] !== before || theirs[place + 1] !== after) return false
      const earlier = theirs.slice(0, place)
      return !earlier.slice(-DENIED_BEFORE).some(isCue) && subject.every((one) => earlier.includes(one))
    })
  })
}

const hasQuality = (claims: readonly Claim[]) => claims.some(({ axis, isDenied }) => axis === 'quality' && !isDenied)

/** "… when it was inhibited" names a condition and no result. */
function isOfCondition(text: string, word: string): boolean {
  const [, ...conditions] = text
    .slice(0, 4000)
    .toLowerCase()
    .split(/\b(?:when|whenever|if|once|as long as)\b/)
  return conditions.some((each) => (each.split(/[,;]/)[0] ?? '').includes(word))
}

/** It names what the second side of a comparison has for itself, and was not read as the converse: it may be one. */
const isOfSecondSide = (text: string, sources: readonly string[]): boolean =>
  sources.some((source) =>
    sentencesOf(source.slice(0, 4000)).some(({ text: sentence }) => {
      const sides = sidesOf(sentence)
      return sides !== undefined && !isTurned(text, sides) && namesSecond(text, sides)
    }),
  )

/** Of two directions side by side it is not certain which one is meant. */
const goesBothWays = (claims: readonly Claim[]) =>
  (['amount', 'quality'] as const).some(
    (axis) => new Set(claims.flatMap((each) => (each.axis === axis && !each.isDenied ? each.sign : []))).size > 1,
  )

/** Whether a statement speaks of the other side of the comparison of its one source. */
export const isOfOtherSide = (text: string, sources: readonly string[]): boolean =>
  sources.some((each) => {
    const sides = sidesOf(each)
    return sides !== undefined && isTurned(text, sides)
  })

function turnedClaims(text: string, sources: readonly string[]): Borne[] {
  return sources.flatMap((source) =>
    sentencesOf(source.slice(0, 4000)).flatMap(({ text: sentence }) => {
      const sides = sidesOf(sentence)
      const flip = sides !== undefined && isTurned(text, sides)
      const read = readClaims([sentence])
      const { claims } = read
      const isSilent = !claims.some(({ axis }) => axis === 'amount') && !read.denies
      const counted: Claim[] =
        sides?.sign && isSilent
          ? [
              {
                axis: 'amount',
                sign: sides.sign,
                word: '',
                isDenied: false,
                isHedged: false,
                core: new Set(),
                beside: new Set(),
                words: '',
              },
            ]
          : []
      return [...claims, ...counted].map((claim): Borne => {
        const sign = flip && claim.axis !== 'link' ? (claim.sign === 1 ? -1 : 1) : claim.sign
        const isOther = (term: string) => !sides?.first.has(term) && !sides?.second.has(term)
        const [core, beside] = [claim.core, claim.beside].map((terms) => new Set([...terms].filter(isOther)))
        return {
          ...claim,
          core: core ?? claim.core,
          beside: beside ?? claim.beside,
          sign,
          isTurned: flip,
          alone: counted.length > 0 || claims.filter(({ axis }) => axis !== 'link').length <= 1,
        }
      })
    }),
  )
}

/** Words of amount that say how much and no way: checked with the figures. */
const measures =
  /\b(?:(?:slightly |far |much |no |not |well |still |clearly )?(?:more|less|fewer|greater|higher|lower|better|worse|short) (?:than|of) (?=(?:an? |one |two |three |four |five |six |seven |eight |nine |ten |half|twice|(?:six|seven|eigh|nine|thir|four|fif)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|double|treble)\b)|or (?:slightly |a little |somewhat )?(?:more|less|fewer)\b|(?<=\b(?:years?|months?|weeks?|days?|hours?|minutes?|cycles?|visits?) )(?:later|earlier|longer)\b|\b(?:later|earlier) (?=\p{L}{2,}ed\b)|(?:how \p{L}+|at (?:best|worst|most|least)\b|(?:an|the) (?:earlier|later) (?=report|study|trial|finding|analysis|work)|f(?:e|a)ll(?:s|ing|en)? (?:well |far |just |a little )?short|twice|half|double|doubled|doubling|tripled?|quadrupled|halved)\b)/giu

/**
 * The word of a claim of direction or of denial that has no counterpart in the sources: nothing there goes the same way on
 * what it speaks of, in words or by a word for the other side of the same outcome. `undefined` where each has one.
 */
export function unalignedWay(whole: string, sources: readonly string[], isNull = false): string | undefined {
  const text = whole.slice(0, 4000).replaceAll(measures, ' ')
  const stated = readClaims([text])
  const source = readClaims(sources)
  const borne = turnedClaims(text, sources).map(cutShort)
  const ways = stated.claims.filter(({ axis }) => axis !== 'link')
  const [only, ...more] = sources
  const byFigures = only === undefined || more.length > 0 ? undefined : wayByFigures(whole, only)
  for (const each of stated.claims) {
    const claim = cutShort(each)
    const isAside = claim.axis === 'link' && ways.length > 0 && claim.word.startsWith('signific')
    if (
      !claim.isDenied &&
      (isAside || isMerelyDescribing(claim.word, text) || (claim.axis === 'link' && !source.denies))
    )
      continue
    if (claim.isDenied && isNull) continue
    const near = nearest(claim, borne)
    if (claim.axis === 'link' && !claim.isDenied && ways.length === 0) {
      if (!stated.claims.some(({ isDenied }) => isDenied) && isMoreOfDenied(claim, borne)) return claim.word
      if (near.some((one) => !one.isDenied)) continue
    }
    if (claim.axis === 'link' && !claim.isDenied && ways.length > 0) continue
    const amount = claim.isDenied ? undefined : amountOf(claim, text)
    if (byFigures !== undefined && byFigures === amount) continue
    if (
      byFigures !== undefined &&
      amount !== undefined &&
      ways.length === 1 &&
      !near.some((one) => !one.isDenied && one.word !== '')
    )
      return claim.word
    if (!isAligned(claim, near, source) && !isAlignedAlone(claim, borne, stated, sources)) return claim.word
    const isUnclear =
      claim.axis !== 'link' &&
      !claim.isDenied &&
      near.some((each) => !each.isDenied && each.axis === claim.axis && each.sign !== claim.sign)
    if (isUnclear) return claim.word
  }
  if (stated.denies && !source.denies && !isNull && stated.claims.every(({ isDenied }) => !isDenied))
    return [...stated.head.values()][0]
  return undefined
}

/** What the sources deny has more of its words than what they say. */
function isMoreOfDenied(claim: Claim, borne: readonly Borne[]): boolean {
  const own = new Set([...claim.core, ...claim.beside])
  const most = (of: readonly Borne[]) =>
    Math.max(0, ...of.map((each) => shared(own, new Set([...each.core, ...each.beside]))))
  const denied = borne.filter(({ isDenied }) => isDenied)
  const said = borne.filter((each) => !each.isDenied && !denied.some(({ words }) => words === each.words))
  return most(denied) > most(said)
}

/** "Was good" says of no way; "more common" does. */
const isMerelyDescribing = (word: string, text: string) => {
  if (!describing.test(word)) return false
  const said = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return !said.some(
    (each, at) => each === word && said.slice(Math.max(0, at - 2), at).some((one) => comparing.has(one)),
  )
}
const comparing = new Set('more less most least as equally twice times'.split(' '))

/** Words of one root are one here: "anxious" of "anxiety". */
const cutShort = <T extends Claim>(claim: T): T => {
  const cut = (terms: ReadonlySet<string>) => new Set([...terms].map((term) => term.slice(0, ROOT)))
  return { ...claim, core: cut(claim.core), beside: cut(claim.beside) }
}
const ROOT = 5

/** Whether a claim is of more or of less: "worse" is less of something good. */
function amountOf(claim: Claim, text: string): 1 | -1 | undefined {
  if (claim.axis === 'amount') return claim.sign
  const side = claim.axis === 'link' ? undefined : outcomeSide(text)
  return side === undefined ? undefined : (claim.sign === 1) === (side === 'good') ? 1 : -1
}

function isAligned(claim: Claim, near: readonly Borne[], source: Reading): boolean {
  const isNear = near.some(({ worth = 0 }) => worth >= ALIGNED)
  if (!isNear) return false
  const held = near.filter((each) => !each.isDenied)
  if (claim.isDenied)
    return (
      source.denies &&
      near.some((each) => each.isDenied && (each.axis === claim.axis || each.axis === 'link' || claim.axis === 'link'))
    )
  if (claim.axis === 'link') return held.length > 0
  return held.some((each) => wayOf(claim, each) === claim.sign)
}
const ALIGNED = 0.5

const wayOf = (claim: Claim, each: Borne) =>
  each.axis === claim.axis
    ? each.sign
    : (signOn(claim.axis, each, each.words) ??
      signOn(claim.axis, each, [...each.beside].join(' ')) ??
      signOn(claim.axis, each, claim.words))

/** The sources go one way only, and it is this one. */
function isAlignedAlone(claim: Claim, borne: readonly Borne[], stated: Reading, sources: readonly string[]): boolean {
  const own = [...claim.core, ...claim.beside]
  const theirs = new Set([...wordsOf(sources.join(' '))].map((term) => term.slice(0, ROOT)))
  if (!own.some((term) => theirs.has(term))) return false
  const denied = borne.filter(({ isDenied }) => isDenied)
  if (claim.isDenied)
    return (
      denied.length > 0 && (denied.some(({ axis }) => axis === 'link' || axis === claim.axis) || claim.axis === 'link')
    )
  const ways = borne.filter(({ axis, isDenied }) => axis !== 'link' && !isDenied)
  const signs = new Set(ways.map((each) => wayOf(claim, each)))
  const isDenied = denied.some((each) => each.axis === claim.axis || shared(each.core, claim.core) > 0)
  return ways.length > 0 && signs.size === 1 && signs.has(claim.sign) && !goesBothWays(stated.claims) && !isDenied
}

const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].filter((term) => b.has(term)).length
const BESIDE = 0.3
const SURE = 0.6
const ASIDE = 0.5
const CLEAR = 0.9
/** Who it is said of tells clauses apart more than what else stands beside. */
const people = new Set(
  'children adolescents adults women men boys girls infants elderly younger'.split(' ').map((each) => termOf(each)),
)

/** The claims of the sources that speak of the same thing; all where none can be told apart. */
function nearest(claim: Claim, borne: readonly Borne[]): readonly Borne[] {
  const isAlone = (term: string) => borne.filter(({ beside, core }) => beside.has(term) || core.has(term)).length === 1
  const weight = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
    [...a]
      .filter((term) => b.has(term))
      .reduce((sum, term) => sum + (people.has(term) ? 1 : isAlone(term) ? 0.45 : BESIDE), 0)
  const rated = borne.map((each) => ({
    each,
    worth:
      shared(claim.core, each.core) +
      weight(claim.beside, each.beside) +
      weight(claim.beside, each.core) +
      ASIDE * shared(claim.core, each.beside),
  }))
  const most = Math.max(0, ...rated.map(({ worth }) => worth))
  const best = rated.filter(({ worth }) => worth >= most - 1e-9)
  // No claim that goes the other way speaks of nearly the same.
  const isClear = rated.every(({ each, worth }) =>
    best.every((one) => one.each.axis !== each.axis || one.each.sign === each.sign || worth <= most - CLEAR),
  )
  return best.map(({ each }) => ({ ...each, worth: most, isClear: isClear && !each.isTurned }))
}

const LASTED = 'persisted'
/** Whether something lasted is said of few things: wherever the sources speak of it, that is meant. */
function lasting(borne: readonly Borne[], near: readonly Borne[]): readonly Borne[] {
  const own = borne.filter(({ word }) => word.startsWith('persist'))
  return own.length > 0 ? own : near
}

/** The sign of a claim on another axis: less of something bad is better. */
function signOn(axis: Claim['axis'], claim: Claim, text: string): 1 | -1 | undefined {
  if (claim.axis === axis) return claim.sign
  if (claim.axis === 'link' || axis === 'link') return undefined
  const side = /\b(?:test|exam|reading|school|class(?:es)?) (?:\w+ )?scores?\b|\bgrades\b/i.test(text)
    ? 'good'
    : outcomeSide(text)
  if (side === undefined) return undefined
  return (claim.sign === 1) === (side === 'good') ? 1 : -1
}

function against(
  claim: Claim,
  near: readonly Borne[],
  source: Reading,
  stated: Reading,
): PolarityProblem['kind'] | undefined {
  const { axis, sign, isDenied } = claim
  const held = near.filter((each) => !each.isDenied)
  const isNear = near.every(({ worth = 0 }) => worth >= 1)
  if (isDenied) {
    // "No difference" beside a difference.
    const isDifferent =
      axis === 'link' && held.some((each) => each.axis !== 'link') && !near.some((each) => each.isDenied) && isNear
    const isHeldAlone =
      isDifferent ||
      (held.some((each) => each.axis === axis && (axis === 'link' || each.sign === sign)) &&
        !near.some((each) => each.isDenied && ((each.axis === axis && each.sign === sign) || each.axis === 'link')))
    return source.denies && !isHeldAlone ? undefined : 'denial-differs'
  }
  if (axis === 'link') {
    const own = near.filter((each) => linkOf(each.word) === linkOf(claim.word))
    if (own.length > 0 && own.every((each) => each.isDenied) && !stated.denies) return 'denial-differs'
    if (held.length > 0) return undefined
    return near.length > 0 && !stated.denies ? 'denial-differs' : undefined
  }
  const alike = held.filter((each) => each.axis === axis)
  const exact = claim.topic === undefined ? [] : alike.filter(({ topic }) => topic === claim.topic)
  const same = exact.length > 0 ? exact : alike.filter((each) => isOfTopic(each, claim))
  if (same.length === 0 && alike.length > 0) return undefined
  if (same.some((each) => each.sign === sign)) return undefined
  const isSure =
    near.length === 1 ||
    near.every(({ worth = 0 }) => worth >= SURE) ||
    near.every(({ alone, axis: of }) => alone || of === 'link')
  if (same.length > 0) return isSure ? 'direction-differs' : undefined
  const turned = held.flatMap(
    (each) =>
      signOn(axis, each, each.words) ??
      signOn(axis, each, [...each.beside].join(' ')) ??
      (shared(each.core, claim.core) > 0 ? signOn(axis, each, claim.words) : undefined) ??
      [],
  )
  if (turned.length > 0 && isSure && !turned.includes(sign)) return 'direction-differs'
  if (near.some((each) => each.axis === axis && each.sign === sign)) return 'denial-differs'
  return near.length > 0 && held.length === 0 && !stated.denies ? 'denial-differs' : undefined
}

/** "Differed" and "difference" are one. */
const linkOf = (word: string) => (word.startsWith('differ') ? 'differ' : rootOf(word))

/** "More consistent" and "higher" are of different things; "more severe falls" and "fewer falls" are not. */
function isOfTopic(one: Claim, other: Claim): boolean {
  if (one.topic === other.topic) return true
  const [topic = '', text] = one.topic === undefined ? [other.topic, one] : [one.topic, other]
  return [...text.core, ...text.beside].some((term) => term.startsWith(topic.slice(0, 6)))
}

/** "Reduces" beside "may reduce". */
const isFirmer = (claim: Claim, near: readonly Borne[]) =>
  !claim.isHedged && near.length > 0 && near.every(({ isHedged }) => isHedged)

const antonyms = new Map(
  ['high low', 'higher lower', 'long short', 'longer shorter', 'early late', 'earlier later', 'older younger', 'large small', 'larger smaller', 'positive negative', 'good poor', 'favourable unfavourable', 'favorable unfavorable', 'mild severe', 'acute chronic', 'rural urban'].flatMap((pair) => {
    const [one = '', other = ''] = pair.split(' ')
    return [[one, other] as const, [other, one] as const]
  }),
) // prettier-ignore
const described = (text: string) =>
  [
    ...text
      .slice(0, 4000)
      .toLowerCase()
      .matchAll(/\b(\p{L}{3,8}) (\p{L}{4,24})/gu),
  ].flatMap(([, word = '', noun = '']) => (antonyms.has(word) ? [{ word, noun: rootOf(noun) }] : []))

/** More or less, better or worse, beside passages that speak of nothing of the kind and hold no figure: it is not in them. */
function unsaidWay(stated: Reading, sources: readonly string[]): string | undefined {
  const way = stated.claims.find(({ axis, isDenied }) => axis !== 'link' && !isDenied)
  if (!way || sources.some((source) => /\d/.test(source))) return undefined
  const { claims, denies } = readClaims(sources)
  return claims.length > 0 || denies ? undefined : way.word
}

const wordsOf = (text: string) =>
  new Set((text.toLowerCase().match(/\p{L}[\p{L}\p{N}-]{1,40}/gu) ?? []).map((word) => termOf(word)))
const excepting = /\bbut not (?:in |with |for |among |by |at |on )?([^,.;()]{3,60})/i
const small = new Set('in with for among by at on the of and or was were to from that but not'.split(' '))

/**
 * "… in women, but not in men": said of those it is not true of, or denied of those it is true of. Only where the source
 * denies nothing else.
 */
function exceptedProblem(text: string, sources: readonly string[], stated: Reading): string | undefined {
  const [source, ...more] = sources
  const found = source === undefined || more.length > 0 ? null : excepting.exec(source.slice(0, 4000))
  if (!found || source === undefined) return undefined
  const head = source.slice(0, found.index)
  if (readClaims([head]).denies) return undefined
  const [own, theirs, all] = [wordsOf(text), wordsOf(found[1] ?? ''), wordsOf(head)]
  const excepted = [...theirs].filter((word) => !all.has(word) && !small.has(word))
  const isOfExcepted = excepted.some((word) => own.has(word))
  // "But not with age, stage, or count": a list goes on behind the comma.
  const listed = wordsOf(source.slice(found.index).split(/[.;](?:\s|$)/)[0] ?? '')
  const shared = [...own].filter((word) => all.has(word) && !small.has(word)).length
  if (excepted.length === 0 || shared < 3) return undefined
  if (isOfExcepted && !stated.denies && ![...own].some((word) => onlyBefore(word, source, found.index)))
    return excepted.find((word) => own.has(word))
  if (
    ![...listed].some((word) => own.has(word) && !all.has(word) && !small.has(word)) &&
    stated.denies &&
    stated.claims.some(({ isDenied, axis }) => isDenied && axis === 'link')
  )
    return [...stated.denied.values()][0]
  return undefined
}

/** "Women" of "in women, but not in men": whom it is true of. */
const trueOf = /\b(?:in|with|for|among) (\p{L}[\p{L}-]{1,30})(?: \([^()]{0,40}\))?,? ?$/iu
const onlyBefore = (word: string, source: string, at: number): boolean => {
  const named = trueOf.exec(source.slice(Math.max(0, at - 80), at))?.[1]
  return named !== undefined && termOf(named.toLowerCase()) === word
}

const ways = new Map<string, 1 | -1>([
  ...'more higher increased greater larger elevated raised'.split(' ').map((word) => [word, 1] as const),
  ...'less lower decreased fewer smaller reduced diminished'.split(' ').map((word) => [word, -1] as const),
])
/** Two words behind a word of more or less: what it is said of. */
const besideIn = (text: string) =>
  [
    ...text
      .slice(0, 4000)
      .toLowerCase()
      .matchAll(/\b(\p{L}{4,10}) (\p{L}[\p{L}-]{3,30}) (\p{L}[\p{L}-]{3,30})\b/gu),
  ].flatMap(([, word = '', first = '', second = '']) => {
    const sign = ways.get(word)
    return sign ? [{ sign, word, of: `${termOf(first)} ${termOf(second)}` }] : []
  })

/** "More uncontrolled eating" beside "decreased uncontrolled eating". */
function besideProblem(text: string, sources: readonly string[]): string | undefined {
  if (isOfOtherSide(text, sources) || sources.some((each) => sidesOf(each))) return undefined
  const theirs = sources.flatMap(besideIn)
  return besideIn(text).find(
    ({ sign, of }) =>
      theirs.some((each) => each.of === of && each.sign !== sign) &&
      !theirs.some((each) => each.of === of && each.sign === sign),
  )?.word
}

const turning = ['de', 'dis', 'un', 'in', 'im', 'ir', 'non', 'mis', 'hypo', 'hyper', 'up', 'down', 'over', 'under']
const PREFIXED = 7
const rootsOf = (text: string) =>
  new Map(
    (
      text
        .slice(0, 4000)
        .toLowerCase()
        .match(/\p{L}{5,40}/gu) ?? []
    ).map((word) => [rootLong(word), word]),
  )
const rootLong = (word: string) => word.replace(/(?:ations?|ized?|ises?|ised?|izes?|izing|ising|ed|es|ing|s|e)$/, '')

/** "Destabilizes" beside "stabilized": the passage has the word with another beginning, and never as it is said. */
function prefixedProblem(text: string, sources: readonly string[]): string | undefined {
  const theirs = rootsOf(sources.join(' '))
  for (const [root, word] of rootsOf(text)) {
    if (theirs.has(root)) continue
    const bare = turning.flatMap((prefix) => (root.startsWith(prefix) ? [root.slice(prefix.length)] : []))
    const bases = [root, ...bare]
    const others = bases.flatMap((base) => [base, ...turning.map((prefix) => `${prefix}${base}`)])
    if (others.some((each) => each !== root && each.length >= PREFIXED - 1 && theirs.has(each))) return word
  }
  return undefined
}

/** "Short sleepers" beside "long sleepers": what was studied is called by the opposite word. */
function describedProblem(text: string, sources: readonly string[]): string | undefined {
  if (isOfOtherSide(text, sources) || sources.some((each) => sidesOf(each))) return undefined
  const theirs = sources.flatMap(described)
  const has = (word: string | undefined, noun: string) =>
    theirs.some((each) => each.word === word && each.noun === noun)
  return described(text).find(({ word, noun }) => has(antonyms.get(word), noun) && !has(word, noun))?.word
}

function denialProblem(stated: Reading, source: Reading): string | undefined {
  const [first] = stated.head.values()
  if (first !== undefined && !source.denies) return first
  for (const [root, word] of stated.head) if (source.said.has(root) && !source.denied.has(root)) return word
  for (const [root, word] of source.head)
    if (stated.said.has(root) && !stated.denied.has(root) && !source.said.has(root) && !stated.denies)
      return stated.said.get(root) ?? word
  return undefined
}
