import { numberTokens } from '../evidence/number-tokens.ts'
import { termOf } from '../search/tokens.ts'
import { sidesOf } from './statement-sides.ts'

const LETTERS = 2000
const MOST = 40
/** A step over a boundary of clauses counts as so many words; one over another figure too. */
const BOUNDARY = 4
const OVER = 3
const empty = new Set('a an the of to in on for at by with and or as was were is are be been being had has have having did do does that this these those it its their from than but while whereas who which when about only also just per cent percent group groups arm arms patients participants people subjects mean median average respectively compared versus vs against rate rates value values figure came stood both each other'.split(' ')) // prettier-ignore

type Word = { at: number; term: string }
/**
 * A figure of a text. `at`: its place among the words. `own`: the words that a list gives it, where it stands in one;
 * `behind`: those that name it right behind it.
 */
type Placed = {
  value: number
  kind: string
  at: number
  start: number
  end: number
  own: ReadonlySet<string>
  behind: ReadonlySet<string>
}
type PlacedText = { words: Word[]; boundaries: number[]; figures: Placed[] }

const word = /\p{L}[\p{L}\p{N}]*|\d+(?:[.,·]\d+)*%?|[;:,()[\]]/gu
const joint = /^(?:and|but|while|whereas|versus|vs|than|against|compared|[;,()[\]])$/i
/** What names a figure and is none: "group 2", "month 12", "80 U". */
const named =
  /\b(?:group|grade|stage|type|phase|cohort|arm|study|month|week|day|year|visit|codons?|step|part|level|class|quartile|quintile|tertile|age|aged|at)s? (?:the )?(?:\d+(?:,? (?:and|to|or) ?|-|–))?$/i
const measured =
  /^[\s-]?(min(?:ute)?|h(?:ou)?r?|day|week|month|year|mg|µg|μg|mcg|kg|g|U|IU|cup|dose|session|time|fold)s?\b/i
const tested = /\bp(?:[\s-]values?)?(?: of)?\s?[=<>≤≥]?\s?$/i
const spread = /(?:\bn\s?=\s?|±\s?|\+\/[-–−]\s?)$/i
/** "Fourteen of 44", "out of 277": of whom a part is said. */
export const whole =
  /(?:(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}{3,6}teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|none|half|most|some|all)) (?:out )?of (?:the |all |these )?|\d ?\/ ?)$/iu
const interval = /\bCI\b|\bIQR\b|\bSD\b|\bSE\b|\bconfidence\b/

const isYear = (value: number) => Number.isInteger(value) && value > 1850 && value < 2100

/** A text as words, with its figures among them; times, doses, counts of people and signs of chance are words. */
function placedIn(text: string): PlacedText {
  const said = text.slice(0, LETTERS)
  const words: Word[] = []
  const boundaries: number[] = []
  const starts: number[] = []
  for (const { 0: found, index } of said.matchAll(word)) {
    if (joint.test(found)) boundaries.push(starts.length)
    if (/^[;:,()[\]]$/.test(found)) continue
    const lower = found.toLowerCase()
    const isNumber = /^\d/.test(found)
    if (!isNumber && !empty.has(lower) && (lower.length > 2 || /^\p{Lu}[\p{Lu}\d]?$/u.test(found)))
      words.push({ at: starts.length, term: lower.length > 2 ? termOf(lower) : lower })
    starts.push(index)
  }
  const figures: Placed[] = []
  for (const { start, end, value, form, percent, decimals } of numberTokens(said)) {
    const at = starts.findLastIndex((each) => each <= start)
    const [before, after] = [said.slice(Math.max(0, start - 24), start), said.slice(end, end + 16)]
    const unit = percent ? undefined : measured.exec(after)?.[1]?.toLowerCase()
    const isNamed = form !== 'words' && decimals === 0 && !percent && named.test(before)
    if (isNamed || isYear(value) || unit !== undefined) words.push({ at, term: `#${Math.abs(value)}` })
    if (
      isNamed ||
      isYear(value) ||
      (form === 'words' && value < 3) ||
      (percent && value === 95 && /^\s?%?\s?-?(?:C|conf)/i.test(after))
    )
      continue
    const opened =
      said.lastIndexOf('(', start) > said.lastIndexOf(')', start) ||
      said.lastIndexOf('[', start) > said.lastIndexOf(']', start)
    const open = Math.max(said.lastIndexOf('(', start), said.lastIndexOf('[', start))
    if (whole.test(before) || spread.test(before) || (opened && interval.test(said.slice(open, start)))) continue
    const last = figures.at(-1)
    // "12 [43%]", "167–278": two figures for one, and a range.
    if (last && /^\s?%?\s?(?:[-–]|to)?\s?$/.test(said.slice(last.end, start))) continue
    if (figures.length >= MOST) break
    const place = opened ? starts.findLastIndex((each) => each < open) + 0.5 : at
    figures.push({
      behind: behindOf(said, end),
      value: Math.abs(value),
      kind: tested.test(before)
        ? 'p'
        : percent || /^\s?%/.test(after)
          ? '%'
          : (unit ?? (decimals > 0 ? 'decimal' : 'whole')),
      at: place,
      start,
      end,
      own: new Set(),
    })
  }
  words.sort((a, b) => a.at - b.at)
  return { words, boundaries, figures: listedIn(said, figures) ?? figures }
}

/** "-.59% for gray matter", "9% in the late arm": the words that a figure is of stand behind it. */
const labelled =
  /^\s?%?(?:\s?[\p{L}/²]{1,8})?(?:\s?[([][^()[\]]{0,60}[)\]])?\s(?:for|in|of|with|on|after|among|under|at|by) (?=(?:the |those |patients )?)([^.,;:()]{2,60})/iu
const behindOf = (said: string, end: number): ReadonlySet<string> => {
  const found = labelled.exec(said.slice(end, end + 160))?.[1] ?? ''
  return termsOf(found.split(/\b(?:and|while|whereas|but|versus|vs|than|compared|was|were)\b|\d/i)[0] ?? '')
}

const termsOf = (text: string) =>
  new Set(
    [...text.matchAll(/\p{L}[\p{L}\p{N}]*|\d+/gu)].flatMap(([found]) => {
      const lower = found.toLowerCase()
      if (/^\d/.test(found)) return [`#${found}`]
      return empty.has(lower) || (lower.length < 3 && !/^\p{Lu}/u.test(found))
        ? []
        : [lower.length > 2 ? termOf(lower) : lower]
    }),
  )

/** "5, 9 and 12 in A, B and C, respectively": each figure with the name in its place of the list. */
function listedIn(said: string, figures: readonly Placed[]): Placed[] | undefined {
  return respectiveIn(said, figures) ?? opposedIn(said, figures)
}

/** A text without the brackets, commas and blanks at its end. */
function withoutOpening(text: string): string {
  let end = text.length
  while (end > 0 && '([, \n\t'.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}

/** "Higher in A than in B (41% versus 29%)": figures that stand against each other behind their sides. */
function opposedIn(said: string, figures: readonly Placed[]): Placed[] | undefined {
  for (const [at, one] of figures.entries()) {
    const other = figures[at + 1]
    if (
      !other ||
      one.kind !== other.kind ||
      !/^\s?%?(?:\s?[\p{L}/]{1,6})?,?\s?(?:versus|vs\.?|against|compared with)\s?$/u.test(
        said.slice(one.end, other.start),
      )
    )
      continue
    const before = said.slice(
      Math.max(said.lastIndexOf('. ', one.start), said.lastIndexOf('; ', one.start)) + 1,
      one.start,
    )
    const sides = sidesOf(withoutOpening(before))
    if (!sides || sides.sign !== undefined || sides.first.size === 0) continue
    return figures.map((each) =>
      each === one ? { ...each, own: sides.first } : each === other ? { ...each, own: sides.second } : each,
    )
  }
  return undefined
}

function respectiveIn(said: string, figures: readonly Placed[]): Placed[] | undefined {
  const sign = /\brespectively\b/i.exec(said)
  if (!sign) return undefined
  const clause = said.slice(0, sign.index)
  const from = Math.max(clause.lastIndexOf('. '), clause.lastIndexOf('; '), -1) + 1
  const till = said.slice(sign.index).search(/[.;]\s|$/) + sign.index
  const own = figures.filter(({ start }) => start >= from && start < till)
  for (const kind of new Set(own.map((each) => each.kind))) {
    const row = own.filter((each) => each.kind === kind && !isBracketedBeside(said, each, own))
    const [first, last] = [row[0], row.at(-1)]
    if (!first || !last || row.length < 2 || row.length > 6) continue
    const items =
      itemsOf(said.slice(last.end, sign.index), row.length, 'first') ??
      itemsOf(said.slice(from, first.start), row.length, 'last') ??
      itemsOf(said.slice(sign.index + sign[0].length, till), row.length, 'first')
    if (!items) continue
    const sets = items.map(termsOf)
    const only = sets.map(
      (set, at) => new Set([...set].filter((term) => !sets.every((other, by) => by === at || other.has(term)))),
    )
    if (only.some((set) => set.size === 0)) continue
    return figures.map((each) => (row.includes(each) ? { ...each, own: only[row.indexOf(each)] ?? new Set() } : each))
  }
  return undefined
}
/** "12 (43%)": the second stands for the first. */
const isBracketedBeside = (said: string, { start }: Placed, own: readonly Placed[]) =>
  own.some(({ end }) => end < start && /^\s?%?\s?[([]\s?$/.test(said.slice(end, start)))

/** So many names in a row, joined by commas and "and". */
function itemsOf(text: string, count: number, which: 'first' | 'last'): string[] | undefined {
  const pieces = text
    .replaceAll(/\([^()]{0,120}\)|\[[^\][]{0,120}\]/g, ' ')
    .split(/,\s?(?:and |or )?|\band\b|\bversus\b|\bvs\b|\bcompared with\b/i)
    .map((each) => each.trim())
    .filter((each) => termsOf(each).size > 0 && !/^(?:%|[\p{L}µ]{1,5}(?:\/[\p{L}]{1,3})?)$/u.test(each))
  if (pieces.length < count) return undefined
  const items = which === 'first' ? pieces.slice(0, count) : pieces.slice(-count)
  // A name is few words; of the ends those next to the row.
  return items.map((each, at) => {
    const parts = each.split(/\s+/)
    return at === 0 && which === 'last'
      ? parts.slice(-4).join(' ')
      : at === count - 1 && which === 'first'
        ? parts.slice(0, 5).join(' ')
        : each
  })
}

/** How near each term stands to a figure: 1 right beside it, less with words, clauses and other figures between. */
function nearnessIn({ words, boundaries, figures }: PlacedText, figure: Placed): ReadonlyMap<string, number> {
  const near = new Map<string, number>()
  if (figure.own.size > 0) {
    for (const term of figure.own) near.set(term, 1)
    return near
  }
  const [cuts, others] = [stepsOf(boundaries), stepsOf(figures.map(({ at }) => at).filter((at) => at !== figure.at))]
  for (const { at, term } of words) {
    const far =
      Math.abs(at - figure.at) + BOUNDARY * between(at, figure.at, cuts) + OVER * between(at, figure.at, others)
    const isBehind = figure.behind.size === 0 ? undefined : figure.behind.has(term)
    const worth = 4 / (4 + far)
    const own = isBehind === undefined ? worth : isBehind ? Math.max(worth, LABELLED) : worth * UNLABELLED
    if (own > (near.get(term) ?? 0)) near.set(term, own)
  }
  return near
}

/** How many places stand before each place. */
const stepsOf = (places: readonly number[]): readonly number[] => {
  const steps: number[] = []
  for (const place of places.toSorted((one, other) => one - other)) {
    const till = Math.ceil(place)
    while (steps.length < till) steps.push(steps.at(-1) ?? 0)
    steps[till] = (steps[till] ?? steps.at(-1) ?? 0) + 1
  }
  return steps
}
const upTo = (steps: readonly number[], place: number) => steps[Math.min(Math.floor(place), steps.length - 1)] ?? 0
const between = (one: number, other: number, steps: readonly number[]) =>
  Math.max(0, upTo(steps, Math.max(one, other)) - upTo(steps, Math.min(one, other)))

const LABELLED = 0.8
const UNLABELLED = 0.6
const POWER = 2
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)
const numeric = new Set(['decimal', 'whole'])
const isAlike = (one: string, other: string) => one === other || (numeric.has(one) && numeric.has(other))
const isSame = (one: number, other: number) => Math.abs(one - other) <= 1e-9
const LEAST = 0.05

/** How the figures of a statement stand to those of its source. `figure`: the one that stands beside something else. */
type Pairing = { is: 'agrees' } | { is: 'differs'; figure: string }

/**
 * Whether each figure of a statement stands beside the same arm, time and outcome as in its one source. Two figures are
 * tried in each other's places, and one in the place of others of its kind. `undefined`: nothing to pair.
 */
export function pairingOf(text: string, source: string): Pairing | undefined {
  const [own, theirs] = [placedIn(text), placedIn(source)]
  if (theirs.figures.length < 2) return undefined
  const stated = own.figures.filter(({ value, kind }) =>
    theirs.figures.some((each) => isSame(each.value, value) && isAlike(each.kind, kind)),
  )
  if (stated.length === 0) return undefined
  const held = new Set(theirs.words.map(({ term }) => term))
  const said = [...new Set(own.words.map(({ term }) => term))].filter((term) => held.has(term))
  const [ownNear, theirNear] = [own, theirs].map(
    (of) => new Map(of.figures.map((each) => [each, nearnessIn(of, each)])),
  )
  const nearness = (of: typeof ownNear, figure: Placed, term: string) => of?.get(figure)?.get(term) ?? 0
  /** Words of the statement that stand nearer to this figure than to its others. */
  const termsFor = (figure: Placed) =>
    said.filter((term) => {
      const mine = nearness(ownNear, figure, term)
      return mine > 0 && stated.every((other) => other === figure || nearness(ownNear, other, term) < mine)
    })
  const fit = (terms: readonly string[], value: number, kind: string) =>
    Math.max(
      0,
      ...theirs.figures
        .filter((each) => isSame(each.value, value) && isAlike(each.kind, kind))
        .map((each) => sum(terms.map((term) => nearness(theirNear, each, term) ** POWER))),
    )
  const name = (figure: Placed) => text.slice(figure.start, figure.end)
  for (const [at, one] of stated.entries()) {
    const mine = termsFor(one)
    // Another figure of the statement, in its place.
    for (const other of stated.slice(at + 1)) {
      if (!isAlike(one.kind, other.kind) || isSame(one.value, other.value)) continue
      const its = termsFor(other)
      if (mine.length === 0 && its.length === 0) continue
      const straight = fit(mine, one.value, one.kind) + fit(its, other.value, other.kind)
      const crossed = fit(mine, other.value, other.kind) + fit(its, one.value, one.kind)
      if (crossed > straight + LEAST) return { is: 'differs', figure: name(one) }
    }
    // Another figure of the source, which the statement leaves out.
    const alone = stated.length === 1 ? said : mine
    const fits = fit(alone, one.value, one.kind)
    for (const other of theirs.figures) {
      if (
        isSame(other.value, one.value) ||
        other.kind !== one.kind ||
        stated.some(({ value }) => isSame(value, other.value))
      )
        continue
      if (fit(alone, other.value, other.kind) > fits + LEAST) return { is: 'differs', figure: name(one) }
    }
  }
  return { is: 'agrees' }
}

/** "From 52.9 to 75.8", "6.69 ± 1.88 to 1.96". */
const toOther =
  /^\s?%?(?:\s?[\p{L}/]{1,8})?(?:\s?(?:±|\+\/-)\s?[\d.]{1,6})?(?:\s?\([^()]{0,40}\))?\s?(?:to|→|vs\.?|versus)\s?(?:about |nearly |almost )?(?:(?:a|the)[^().;]{0,60}\()?$/u

/**
 * Which way a statement's amount goes by the figures of its one source: of two figures of a kind its words stand nearer to
 * one, which is the larger or the smaller; or they stand with a change from one to another. `undefined` where none tells.
 */
export function wayByFigures(text: string, source: string): 1 | -1 | undefined {
  const [own, theirs] = [placedIn(text), placedIn(source)]
  const said = [...new Set(own.words.map(({ term }) => term))]
  const sides = sidesOf(text)
  const first = sides && sides.sign === undefined && sides.first.size > 0 ? [...sides.first] : said
  let best: { way: 1 | -1; worth: number } | undefined
  const near = new Map(theirs.figures.map((each) => [each, nearnessIn(theirs, each)]))
  for (const [at, one] of theirs.figures.entries()) {
    const other = theirs.figures[at + 1]
    if (!other || !isAlike(one.kind, other.kind) || one.kind === 'p' || one.value === other.value) continue
    const link = source.slice(one.end, other.start)
    const fit = (figure: Placed, terms: readonly string[]) =>
      sum(terms.map((term) => (near.get(figure)?.get(term) ?? 0) ** POWER))
    const worth = fit(one, said) + fit(other, said)
    if (worth < SPOKEN || worth <= (best?.worth ?? 0)) continue
    if (toOther.test(link) && /\bto\b|→/.test(link)) best = { way: other.value > one.value ? 1 : -1, worth }
    else if (link.length < 160) {
      const [mine, its] = [fit(one, first), fit(other, first)]
      if (Math.abs(mine - its) > LEAST) best = { way: mine > its === one.value > other.value ? 1 : -1, worth }
    }
  }
  return best?.way
}
const SPOKEN = 0.1
