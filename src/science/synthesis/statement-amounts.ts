import { numberTokens } from '../evidence/number-tokens.ts'
import { factorsIn } from './statement-factors.ts'

/** A number of a statement as it is written there, with the unit that stands behind it or behind the last of its row. */
type Amount = {
  value: number
  decimals: number
  written: string
  unit?: string
  next: string
  before: string
  form: 'figures' | 'words'
}

/** What a statement says of amounts and its sources do not bear. `subject`: the words of the statement. */
export type AmountProblem = { kind: 'number-not-found' | 'unit-differs' | 'not-checked'; subject: string }

const units: readonly (readonly [string, string])[] = [
  ['%', '%|％|per ?cent\\b'],
  ['percentage points', 'percentage points?\\b'],
  ['mmHg', 'mm ?Hg\\b'],
  ['pmol', 'p(?:ico)?mol(?:es?)?\\b'],
  ['nmol', 'n(?:ano)?mol(?:es?)?\\b'],
  ['mmol', 'm(?:illi)?mol(?:es?)?\\b'],
  ['µmol', '(?:[µμ]|micro)mol(?:es?)?\\b'],
  ['mol', 'mol(?:es?)?\\b'],
  ['mg', 'mg\\b|milligrams?\\b'],
  ['µg', '[µμ]g\\b|mcg\\b|micrograms?\\b'],
  ['ng', 'ng\\b'],
  ['pg', 'pg\\b'],
  ['kg', 'kg\\b|kilograms?\\b'],
  ['g', 'g\\b|grams?\\b'],
  ['mL', 'ml\\b|millilit(?:re|er)s?\\b'],
  ['dL', 'dl\\b'],
  // A species ("L. hesperus") is no litre.
  ['L', 'l\\b(?!\\. [a-z])|lit(?:re|er)s?\\b'],
  ['cm²', '(?:sq(?:uare)?\\.? )?cm\\s?[2²]|square centimet(?:re|er)s?\\b'],
  ['mm²', '(?:sq(?:uare)?\\.? )?mm\\s?[2²]|square millimet(?:re|er)s?\\b'],
  ['km', 'km\\b|kilomet(?:re|er)s?\\b'],
  ['cm', 'cm\\b|centimet(?:re|er)s?\\b'],
  ['mm', 'mm\\b|millimet(?:re|er)s?\\b'],
  ['m', 'm\\b|met(?:re|er)s?\\b'],
  ['minutes', 'min(?:ute)?s?\\b'],
  ['seconds', 's(?:ec(?:ond)?s?)?\\b'],
  ['hours', 'h(?:(?:ou)?rs?)?\\b'],
  ['days', 'days?\\b'],
  ['weeks', 'w(?:ee)?ks?\\b'],
  ['months', 'months?\\b'],
  ['years', 'y(?:ea)?rs?\\b'],
  ['decades', 'decades?\\b'],
  ['IU', 'IU\\b'],
  ['Gy', 'Gy\\b'],
  ['kcal', 'kcal\\b'],
  ['kJ', 'kJ\\b'],
  ['°C', '°C'],
  ['points', 'points?\\b'],
]
const unitBehind = units.map(([name, source]) => [name, new RegExp(`^[\\s-]?(?:${source})`, 'i')] as const)
const row = /^\s?(?:[/±–−-]|to|or|and|vs\.?|versus|,|, and|, or)\s?$/
const level = /^\s?(?:%|per cent)\s?-?(?:CIs?\b|CrIs?\b|C\.I\.|confidence|credib|prediction|uncertainty)/i
/** "1.3 [95% CI, 0.5-2.1] mm Hg": the unit stands behind. */
const interval = /^\s?\[[^\][]{3,40}\](?=\s?\p{L})/u
/** "95% CI" says nothing of its own; another level of confidence is a number like others. */
const USUAL_LEVEL = 95
const levelBefore = /\b(?:CIs?|confidence intervals?)\s?[([,:=]?\s?$/i
/** Things that are counted: the number in front of one of them has no other unit. */
const counted =
  /^\s(?:\p{L}{1,20}\s)?(?:patients|participants|people|person|persons|patient|participant|adults|children|infants|women|men|subjects|nurses|students|deaths|events|cases|trials|studies|papers|hospitals|schools)\b/iu
/** "The two agents", "the three drugs": what is named in a passage may be counted, unless it counts people or events. */
const isOwnCount = ({ form, value, unit, next }: Amount) =>
  form === 'words' && value <= 3 && unit === undefined && !counted.test(next)
/** "More than one point": rounded to a whole, which need not stand there. */
const bounding = /\b(?:more than|less than|over|under|almost|nearly|about|just) $/i
/** "24 of the 44". */
const ofMany = /^ (?:out )?of (?:the |these |all )?\d/
/** "two trials", "one of the papers": the writer's own count of what is cited. */
const ownCount =
  /^\s(?:of (?:the|these|them)\b|(?:\p{L}{1,20}\s)?(?:trials|studies|papers|reports|reviews|cohorts|study|trial|paper)\b)/iu

/** Letters that are read at once: patterns over rows of numbers cost the square of what they are given. */
const WINDOW = 2000

function amountsIn(text: string): Amount[] {
  return windows(text).flatMap((part) => {
    const found: Amount[] = []
    const tokens = numberTokens(part)
    for (const [at, { start, end, value, decimals, form }] of [...tokens.entries()].toReversed()) {
      const after = part.slice(end, end + 60)
      const isLevel = level.test(after) || levelBefore.test(part.slice(Math.max(0, start - 24), start))
      if (isLevel && value === USUAL_LEVEL) continue
      // "the second one", "one of them": no number, but for "one patient" and "one year".
      // Times are read with the other words for them.
      if (/^[\s-]?(?:folds?|times)\b/i.test(after) && Number.isInteger(value) && value <= 10) continue
      // Parts too: "two thirds".
      if (form === 'words' && /^[\s-](?:thirds?|quarters?|fifths?|tenths?|half|halves)\b/i.test(after)) continue
      const behind = after.replace(interval, '')
      const own = unitBehind.find(([, pattern]) => pattern.test(behind))?.[0]
      if (form === 'words' && value === 1 && own === undefined && !counted.test(after)) continue
      const following = tokens[at + 1]
      const shares = following !== undefined && row.test(part.slice(end, following.start))
      const unit = own ?? (shares ? found[0]?.unit : undefined)
      const written = part.slice(start, end)
      const before = part.slice(Math.max(0, start - 24), start)
      found.unshift({ value, decimals, form, written, next: after, before, ...(unit !== undefined && { unit }) })
    }
    return found
  })
}

/** Pieces that end at white space, so that no number is torn unless it is longer than a piece. */
function windows(text: string): string[] {
  const parts: string[] = []
  for (let from = 0; from < text.length;) {
    let to = Math.min(text.length, from + WINDOW)
    if (to < text.length) {
      const space = text.lastIndexOf(' ', to)
      if (space > from + WINDOW / 2) to = space + 1
    }
    parts.push(text.slice(from, to))
    from = to
  }
  return parts
}

/**
 * Numbers and units of a statement that stand in none of its sources. A number is there when a source has it, or has it
 * with more decimals; its sign is not compared where the statement names none ("fell by 1.3" is borne by "−1.3"). `facts`
 * are numbers that are known of the cited papers (their years, their people); `counts` is how many papers are cited.
 */
export function amountProblems(
  text: string,
  sources: readonly string[],
  { facts = [], counts = 0, told = [] }: { facts?: readonly number[]; counts?: number; told?: readonly string[] } = {},
): AmountProblem[] {
  const borne = sources.flatMap(amountsIn)
  const few = distinct(borne)
  const named = new Set(borne.flatMap(({ unit }) => unit ?? []))
  const all = sources.join(' ')
  const isBare = (unit: string) =>
    unit === '%'
      ? /\(%\)|\bpercentages?\b/i.test(all)
      : named.has(unit) || (unit === 'years' && /\bage[ds]?\b/i.test(all))
  const problems: AmountProblem[] = []
  let inPaper: Amount[] | undefined
  /** A number with its unit stands elsewhere in the paper; read once, and only where one is not in the passages. */
  const isInPaper = (amount: Amount) => {
    const { unit } = amount
    if (unit === undefined || unit === '%') return false
    inPaper ??= told.flatMap(amountsIn)
    return inPaper.some((other) => (other.unit === unit || unitBefore(other) === unit) && isSame(amount, other))
  }
  for (const amount of amountsIn(text)) {
    const { value, unit, written, next, before, form } = amount
    if (
      value === 2 &&
      /^\s(?:other )?(?:groups|arms|sides|conditions|treatments|drugs|techniques|methods|others)\b/i.test(next)
    )
      continue
    if (counts > 0 && value <= counts && Number.isInteger(value) && ownCount.test(next)) continue
    const same = borne.filter((other) => isSame(amount, other))
    const isFact = unit === undefined && facts.includes(value)
    if (isFact || isOfShare(amount, text, borne, all)) continue
    if (isPartOfName(amount, all) || new RegExp(`\\b${Math.abs(value)}(?:st|nd|rd|th)\\b`).test(all)) continue
    if (same.length === 0 && unit === '%' && isShare(value, all)) continue
    if (same.length === 0 && isWorkedOut(amount, text, few)) continue
    if (same.length === 0)
      problems.push({
        kind: isInPaper(amount) || isOwnCount(amount) ? 'not-checked' : 'number-not-found',
        subject: written,
      })
    else if (unit !== undefined) {
      const fits = same.some(
        (other) =>
          other.unit === unit ||
          unitBefore(other) === unit ||
          (other.unit === undefined && isBare(unit) && !counted.test(other.next)),
      )
      const isBound = form === 'words' && bounding.test(before)
      if (!fits && !isInOtherTime(amount, borne))
        problems.push(
          isBound || isInPaper(amount)
            ? { kind: 'not-checked', subject: `${written} ${unit}` }
            : { kind: 'unit-differs', subject: `${written} ${unit}` },
        )
    } else if (
      same.every(
        (other) => other.unit === '%' || (other.unit !== undefined && (counted.test(next) || ofMany.test(next))),
      )
    ) {
      problems.push({ kind: 'unit-differs', subject: written })
    }
  }
  return [...problems, ...measureProblems(text, all), ...periodProblems(text, all), ...orderProblems(text, all)]
}

/** "Interleukin-6" beside "IL-6". */
const isPartOfName = ({ written, before, unit }: Amount, sources: string) =>
  unit === undefined &&
  /\p{L}-?$/u.test(before) &&
  /\p{L}-\d/u.test(sources) &&
  sources.includes(`-${written.replace('-', '')}`)

/** A percentage that a word ("by half") or a ratio ("0.70", for 30 % less) says. */
const isShare = (value: number, sources: string): boolean =>
  sharesIn(sources).some(({ share }) => Math.abs(share * 100 - Math.abs(value)) <= SHARE * share * 100) ||
  factorsIn(sources).some((factor) => Math.abs((factor > 1 ? factor - 1 : factor) * 100 - Math.abs(value)) < 1) ||
  (/\bratio|\brelative risk|\b[HRO]R\b/i.test(sources) &&
    numberTokens(sources.slice(0, 3 * WINDOW)).some(
      (each) => each.value < 1 && each.decimals > 1 && Math.abs((1 - each.value) * 100 - Math.abs(value)) <= 1.5,
    ))

const inSoMany =
  /\b(\d{1,3}|one|two|three|four|five|six|seven|eight|nine)(?: (?!in\b)[\p{L}-]{1,16}){0,3} (?:in|out of)(?: every)? (\w{1,8})\b/giu
const SHARE = 0.1
const sharesIn = (text: string) =>
  [...text.slice(0, 3 * WINDOW).matchAll(inSoMany)].flatMap(([, few = '', many = '']) => {
    const [part, whole] = [few, many].map((word) => numberTokens(word)[0]?.value)
    return part === undefined || whole === undefined || part >= whole ? [] : [{ few, many, share: part / whole }]
  })
/** "One in five" of 19 %, "nine in ten" of "7 out of 8". */
function isOfShare({ written }: Amount, text: string, borne: readonly Amount[], sources: string): boolean {
  return sharesIn(text).some(({ few, many, share }) => {
    if (written !== few && written !== many && written !== few.toLowerCase() && written !== many.toLowerCase())
      return false
    const isIt = (value: number) => Math.abs(value - share) <= SHARE * share
    return (
      borne.some(({ value, unit }) => unit === '%' && isIt(value / 100)) ||
      [...sources.slice(0, 3 * WINDOW).matchAll(/\b(\d{1,6}) ?(?:\/|of|out of|in) ?(\d{1,6})\b/gi)].some(
        ([, one, other]) => isIt(Number(one) / Number(other)),
      )
    )
  })
}

/** "Year 5" is of years. */
function unitBefore({ before }: Amount): string | undefined {
  const named = /\b(day|week|month|year)s? $/i.exec(before)?.[1]?.toLowerCase()
  return named === undefined ? undefined : `${named}s`
}

const roughly =
  /\b(?:about|almost|nearly|around|roughly|approximately|some|over|more than|just under|just over|close to)\b[^.;,]{0,16}$/i
const isYear = (value: number) => Number.isInteger(value) && value > 1850 && value < 2100
const unitDays: Readonly<Record<string, number>> = {
  minutes: 1 / 1440,
  hours: 1 / 24,
  days: 1,
  weeks: 7,
  months: 30.4,
  years: 365,
}

/** Each value with its unit once, and no more than can be set against each other. */
const PAIRED = 100
const distinct = (amounts: readonly Amount[]): Amount[] =>
  [...new Map(amounts.map((each) => [`${each.value} ${each.unit ?? ''}`, each])).values()].slice(0, PAIRED)

/** A figure that a plain step gives: rounded where the statement says so, a difference of two, a time in another unit, one in so many. */
function isWorkedOut({ value, unit, written }: Amount, text: string, borne: readonly Amount[]): boolean {
  const at = text.indexOf(written)
  const isRough = roughly.test(text.slice(Math.max(0, at - 40), at))
  const values = borne.map((each) => Math.abs(each.value))
  if (isRough && values.some((each) => each >= 10 && Math.abs(each - value) <= 0.05 * each)) return true
  const isGap = values.some((one, first) =>
    values.some(
      (other, second) =>
        first < second &&
        borne[first]?.unit === borne[second]?.unit &&
        Math.abs(Math.abs(one - other) - value) <= (isRough ? 0.05 * value : 1e-6),
    ),
  )
  if (
    isGap &&
    value > 0 &&
    (isRough ? value >= 10 : true) &&
    /\b(?:by|more|less|fewer|difference|gap|lower|higher)\b/i.test(text)
  )
    return true
  const days = unit === undefined ? undefined : unitDays[unit]
  const named = borne.filter((each) => isYear(each.value))
  const span = named.length === 2 ? Math.abs((named[0]?.value ?? 0) - (named[1]?.value ?? 0)) : 0
  if (unit === 'years' && span > 0 && (value === span || value === span + 1)) return true
  if (days !== undefined) return isInOtherTime({ value, unit }, borne)
  // "One in five" beside "4 of 21".
  if (/\bone\b[^.;]{0,24}\bin $/i.test(text.slice(0, at)))
    return values.some((one, first) =>
      values.some(
        (whole, second) => second !== first && whole > one && Math.abs(one / whole - 1 / value) <= 0.15 / value,
      ),
    )
  return false
}

/** "One year" of "month 12". */
function isInOtherTime({ value, unit }: Pick<Amount, 'value' | 'unit'>, borne: readonly Amount[]): boolean {
  const days = unit === undefined ? undefined : unitDays[unit]
  if (days === undefined) return false
  return borne.some((each) => {
    const named = each.unit ?? unitBefore(each)
    const theirs = named === undefined ? undefined : unitDays[named]
    return (
      theirs !== undefined && theirs !== days && Math.abs(each.value * theirs - value * days) <= 0.04 * value * days
    )
  })
}

function isSame(stated: Amount, source: Amount): boolean {
  if (stated.value < 0 && source.value >= 0) return false
  if (stated.before.endsWith('+') && source.value < 0) return false
  const [one, other] = [Math.abs(stated.value), Math.abs(source.value)]
  if (one === other) return true
  return stated.decimals < source.decimals && Math.abs(one - other) <= 0.5 * 10 ** -stated.decimals + 1e-9
}

const measures = [
  ['odds ratio', /\bodds ratios?\b|\ba?ORs?\b(?=[\s=,:]*[\d(])/],
  ['hazard ratio', /\bhazard ratios?\b|\ba?HRs?\b(?=[\s=,:]*[\d(])/],
  ['risk ratio', /\b(?:risk ratio|relative risk)s?\b|\ba?RRs?\b(?=[\s=,:]*[\d(])/],
  ['mean difference', /\bmean differences?\b|\bMDs?\b(?=[\s=,:]*[-−–\d(])/],
] as const

/** A ratio that the sources call by another name. */
function measureProblems(text: string, sources: string): AmountProblem[] {
  const theirs = measures.filter(([, pattern]) => pattern.test(sources)).map(([name]) => name)
  return measures
    .filter(([name, pattern]) => pattern.test(text) && theirs.length > 0 && !theirs.includes(name))
    .map(([name]) => ({ kind: 'unit-differs', subject: name }))
}

const period =
  /\b(?:(?:per|each|every|(?:once|twice|times|cups|hours|glasses|drinks|servings|doses|tablets|cigarettes) an?)[\s-](minute|hour|day|week|month|year)|(hourly|daily|weekly|monthly|yearly|annual)(?:ly)?)\b/gi
const same: Readonly<Record<string, string>> = { hourly: 'hour', daily: 'day', weekly: 'week', monthly: 'month', yearly: 'year', annual: 'year' } // prettier-ignore
const periodsIn = (text: string) =>
  [...text.slice(0, 3 * WINDOW).matchAll(period)].map(([, named = '', spoken = '']) => {
    const word = (named || spoken).toLowerCase()
    return same[word] ?? word
  })

/** "Per week" where the sources say how much a day. */
function periodProblems(text: string, sources: string): AmountProblem[] {
  const theirs = periodsIn(sources)
  return [...new Set(periodsIn(text))]
    .filter((each) => theirs.length > 0 && !theirs.includes(each))
    .map((each) => ({ kind: 'unit-differs', subject: `per ${each}` }))
}

const CHANGE = 140
/** "From 84 to 92" where the sources have it from 92 to 84. */
function orderProblems(text: string, sources: string): AmountProblem[] {
  const changesIn = (said: string) =>
    [...said.slice(0, WINDOW).matchAll(/\bfrom\b/gi)].flatMap(({ index }) => {
      const [first = '', last = ''] = said.slice(index, index + CHANGE).split(/\bto\b/i)
      const [one, other] = [numberTokens(first)[0]?.value, numberTokens(last)[0]?.value]
      return one === undefined || other === undefined || one === other ? [] : [[one, other] as const]
    })
  const theirs = changesIn(sources)
  const has = (one: number, other: number) => theirs.some(([first, last]) => first === one && last === other)
  /** Both ends stand there, each in another change. */
  const isOfTwo = (one: number, other: number) =>
    theirs.some(([first]) => first === one) && theirs.some(([, last]) => last === other)
  return changesIn(text)
    .filter(([one, other]) => !has(one, other) && (has(other, one) || isOfTwo(one, other)))
    .map(([one, other]) => ({ kind: 'number-not-found', subject: `from ${one} to ${other}` }))
}
