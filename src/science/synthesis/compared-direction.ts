import { intervalsIn } from '../evidence/intervals.ts'
import { isRatio } from '../evidence/effect-measures.ts'
import { effectSizesIn } from '../evidence/effect-sizes.ts'
import { numberTokens } from '../evidence/number-tokens.ts'
import { pValuesIn } from '../evidence/p-values.ts'
import { directionOf } from './direction.ts'
import { outcomeSide } from './outcome-side.ts'

/** What was compared with what, and on which outcome, in anybody's words. */
export type ComparedArms = { intervention: string; comparator: string; outcome: string }
/** The outcome under the intervention against the comparator. */
export type ComparedDirection = 'increased' | 'decreased' | 'no difference'

const dull = new Set(
  'the and for with that this was were from group groups arm arms treatment therapy patients participants subjects versus plus dose doses daily week weeks month months day days mg/day using after before each per who had received mean score scores rate level levels change changes number incidence total effect time during between baseline placebo'.split(
    ' ',
  ),
)
const stem = (word: string) => word.slice(0, 6).toLowerCase()
/** Words of three letters and more, and names in capitals of two ("CG"). */
const names = (word: string) =>
  (word.length > 2 && !/^\d+$/.test(word) && !dull.has(word.toLowerCase())) || /^\p{Lu}{2}$/u.test(word)
const stems = (words: string) =>
  new Set(
    words
      .split(/[^\p{L}\p{N}]+/u)
      .filter(names)
      .map(stem),
  )

const generic = {
  intervention:
    /\b(?:intervention|treatment|treated|experimental|active|study|trained|supplement\w*) (?:group|arm|patients|children|participants|subjects|population|schools|women)s?\b/i,
  comparator:
    /\b(?:controls?|placebo|usual care|standard care|comparison|comparator|sham|untreated|baseline|conventional|vehicle)\b/i,
}

type Arms = { intervention: ReadonlySet<string>; comparator: ReadonlySet<string> }

function armsOf({ intervention, comparator }: ComparedArms): Arms {
  const one = stems(intervention)
  const other = stems(comparator)
  return {
    intervention: new Set([...one].filter((word) => !other.has(word))),
    comparator: new Set([...other].filter((word) => !one.has(word))),
  }
}

/** Where an arm is named in a passage; −1 when it is not. */
function placeOf(words: string, arm: keyof Arms, arms: Arms): number {
  let at = 0
  for (const piece of words.split(/([^\p{L}\p{N}]+)/u)) {
    if (names(piece) && arms[arm].has(stem(piece))) return at
    at += piece.length
  }
  return words.search(generic[arm])
}

const up =
  /\b(?:more effective|more efficacious|higher|greater|more|increas\w*|longer|larger|rose|risen|elevat\w+|rais(?:ed|es)|gain(?:ed|s)|prolong\w*|doubled|enhanc\w*|faster|earlier|most|highest|greatest|better|improv\w+|superior\w*|favou?r\w*|benefit\w*)\b/gi
const down =
  /\b(?:less effective|lower\w*|less|fewer|reduc\w+|decreas\w*|declin\w*|shorte\w+|smaller|fell|dropp?\w*|diminish\w*|attenuat\w+|prevent\w*|lowest|least|slower|lost|worse\w*|inferior|deteriorat\w+|suppress\w*|inhibit\w*|delayed)\b/gi
const judged =
  /^(?:more effective|more efficacious|less effective|better|improv\w+|superior\w*|favou?r\w*|benefit\w*|worse\w*|inferior|deteriorat\w+|enhanc\w*)$/i
const noise =
  /\b(?:more|less|fewer|greater|higher|lower) than \d|\b(?:no more|once more|at least|upper|lower (?:limb|extremit\w+|back|leg|urinary|respiratory)|(?:with|having|at|of) (?:\w+\s)?(?:high(?:er)?|elevated|raised|reduced|increased|low(?:er)?) (?:risk|cholesterol|blood pressure|levels?))\b/gi

const none =
  /\b(?:no|not|nor|neither|without|never|cannot|did ?n[o']t|none|fail\w* to)\b[^.;:]{0,60}\b(?:differ\w*|effects?|associat\w+|chang\w*|benefit\w*|improv\w*|reduc\w*|increas\w*|decreas\w*|significan\w*|lower\w*|higher|greater|superior|better|worse|influenc\w*|affect\w*|impact\w*|alter\w*|interaction|reach\w*|more|less|longer|shorter)\b|\b(?:similar(?:ly)?|comparable|equivalent|unchanged|unaffected|identical|equal(?:ly)?|non-?significant(?:ly)?|insignificant(?:ly)?|the same|NS|n\.s\.|remained (?:stable|constant))\b|\bdifference\w*\b[^.;]{0,40}\bnot\b/i

/** "… but the difference was not significant" */
const takenBack =
  /^(?:the |this |these |that )?(?:(?:group |between-group )?(?:differences?|effects?|reductions?|increases?|changes?|trends?|results?)|it|this|they)\b[^.;]{0,50}\b(?:not|n't|non-?)\W{0,2}(?:\w+ )?(?:significan\w*|reach\w*)|^not (?:\w+ )?significan/i
/** Said of the groups after all that was said of each: "there were no significant differences between groups". */
const noDifference =
  /\b(?:no|not|n't|without|fail\w*)\b[^.;,]{0,50}\b(?:differ\w*|significan\w*)\b[^.;]{0,40}\b(?:between|groups?|comparison|control)\b|\bcomparison\b[^.;]{0,60}\b(?:not|no)\b[^.;]{0,30}\bsignifican/i
const rest = (all: readonly string[], sentence: string, words: string) =>
  all.join(' ').slice(all.join(' ').indexOf(sentence)).split(words).slice(1).join(' ')
/** "Although weight did not change, …" is said of something else. */
const concession = /^((?:Despite|Although|While|Whereas|Even though)\b[^,;]{5,160}),\s/
/** A trend is no difference where nothing rules chance out. */
const hinted = /\b(?:tend(?:ed|s|ency)?|trends?|marginal\w*|borderline)\b/i
const splitting = /;\s|,?\s(?:but|whereas|while|although|however|though|except)\s|\.\s+(?=[A-Z])/

/**
 * Which way an outcome goes under one arm against the other, from the words of a paper: the arms on both sides of the
 * comparison, the interval or p beside it, and for "better" and "worse" the outcome's good side. Never from one word alone:
 * without a comparison and without a sign of chance the answer is `undefined`.
 */
export function comparedDirection(question: ComparedArms, sentences: readonly string[]): ComparedDirection | undefined {
  const asked = stems(question.outcome)
  const arms = armsOf(question)
  const times = new Set([...question.outcome.matchAll(/\d+/g)].map(([figure]) => figure))
  const clauses = sentences
    .filter((sentence) => !sentence.includes('\n'))
    .flatMap((sentence) => {
      const parts = sentence.replace(concession, '$1; ').split(splitting)
      return parts.map((words, at) => {
        const timed = [...words.matchAll(/\d+/g)].filter(([figure]) => times.has(figure)).length > 0 ? 0.5 : 0
        const shared = overlap(asked, words) + overlap(asked, sentence) / 10 + timed
        return {
          words,
          sentence,
          shared,
          isTakenBack: takenBack.test(parts[at + 1] ?? ''),
          isAlone: noDifference.test(rest(sentences, sentence, words)) && !than.test(words),
        }
      })
    })
    .sort((a, b) => b.shared - a.shared)
  const read = clauses.flatMap(({ words, sentence, shared, isTakenBack, isAlone }) => {
    const direction = isTakenBack || isAlone ? 'no difference' : ofClause(words, sentence, question, arms)
    return direction ? [{ direction, shared }] : []
  })
  const isNull = clauses.length === 1 && read[0]?.direction === 'no difference'
  if (asked.size > 0 && (read[0]?.shared ?? 0) < 1 && !isNull) return undefined
  const best = read.filter(({ shared }) => shared >= (read[0]?.shared ?? 0) - 1e-9)
  return best.every(({ direction }) => direction === best[0]?.direction) ? best[0]?.direction : undefined
}

const ofWords = { increase: 'increased', decrease: 'decreased', 'no difference': 'no difference' } as const

/**
 * The same from two readings: that of the arms and that of each sentence by itself. Where both speak and differ nobody
 * knows which is right: `undefined`. "Better" and "worse" by themselves say no side.
 */
export function agreedDirection(question: ComparedArms, sentences: readonly string[]): ComparedDirection | undefined {
  const compared = comparedDirection(question, sentences)
  const [only, ...others] = new Set(sentences.flatMap((sentence) => directionOf(sentence) ?? []))
  const said = only && others.length === 0 && only !== 'improvement' && only !== 'worsening' ? ofWords[only] : undefined
  return compared && said && compared !== said ? undefined : (compared ?? said)
}

const overlap = (asked: ReadonlySet<string>, words: string) => {
  const said = stems(words)
  return [...asked].filter((word) => said.has(word)).length
}

/** Whether chance is ruled out: from intervals that hold no effect or not, and from p. */
function chanceIn(words: string): 'ruled out' | 'possible' | 'mixed' | 'not said' {
  const signs = new Set<boolean>()
  for (const { measure, interval } of effectSizesIn(words)) {
    const no = isRatio(measure) ? 1 : 0
    if (interval) signs.add(interval.low > no || interval.high < no)
  }
  for (const { low, high } of intervalsIn(words)) if (low < 0 && high > 0) signs.add(false)
  for (const { operator, value } of pValuesIn(words)) {
    if (operator === '=') signs.add(value <= 0.05)
    else if (operator === '<' || operator === '≤') signs.add(value <= 0.05)
    else if ((operator === '>' || operator === '≥') && value >= 0.05) signs.add(false)
  }
  if (signs.size === 2) return 'mixed'
  return signs.size === 0 ? 'not said' : signs.has(true) ? 'ruled out' : 'possible'
}

function ofClause(words: string, sentence: string, question: ComparedArms, arms: Arms): ComparedDirection | undefined {
  const own = chanceIn(words)
  const chance = own === 'not said' ? chanceIn(sentence) : own
  if (chance === 'possible') return 'no difference'
  if (chance !== 'ruled out' && hinted.test(words)) return 'no difference'
  if (none.test(words) && chance !== 'ruled out') return 'no difference'
  const clean = words.replace(noise, ' ')
  const turned = turnedBy(clean, arms)
  const way = wayOf(clean, question.outcome)
  if (way !== undefined && turned !== undefined && (turned.compared || chance === 'ruled out' || turned.named))
    return way > 0 === !turned.flip ? 'increased' : 'decreased'
  return byValues(words, arms, chance === 'ruled out')
}

const changing = /\b(?:improv\w+|reductions?|increases?|decreases?|loss|gains?|changes?|declines?|relief)\b/i
/** How many kinds of outcome a list holds: good ones, bad ones. */
const sidesOf = (outcome: string) => new Set(outcome.split(/,|\band\b/).flatMap((part) => outcomeSide(part) ?? [])).size
const quick = /^(?:faster|earlier|slower|delayed|improv\w+|better)$/i
const magnitude = /^(?:greater|larger|more|less|smaller|higher|lower|fewer|least|most|greatest|highest|lowest)$/i

/** 1 for up, −1 for down; `undefined` where the words point both ways or nowhere. */
function wayOf(words: string, outcome: string): 1 | -1 | undefined {
  const bad = outcomeSide(outcome) === 'bad'
  const isTime = /\b(?:time|duration|latency|days|length of stay|onset)\b/i.test(outcome)
  const read = (pattern: RegExp, way: number) =>
    [...words.matchAll(pattern)].map(({ 0: word, index }) => ({
      at: index,
      word,
      way: (judged.test(word) && bad) || (isTime && quick.test(word)) ? -way : way,
    }))
  const all = [...read(up, 1), ...read(down, -1)].sort((a, b) => a.at - b.at)
  // Of "weight loss" and "improvement in pain" itself there is more or less, whatever it is a change of.
  const amounts = changing.test(outcome) ? all.filter(({ word }) => magnitude.test(word)) : []
  const found = amounts.length > 0 ? amounts : all
  if (found.some(({ word }) => judged.test(word)) && sidesOf(outcome) > 1) return undefined
  const [first, second] = found
  // "a greater reduction", "the decrease was greater": one word says how much of the other.
  if (first && second && second.at - first.at < 170 && magnitude.test(first.word) !== magnitude.test(second.word)) {
    const near = words.slice(first.at, second.at)
    if (!/[,;]|\band\b/.test(near)) return first.way * second.way > 0 ? 1 : -1
  }
  const ways = new Set(found.map(({ way }) => way))
  if (ways.size === 1) return ways.has(1) ? 1 : -1
  // "higher at 5 and 10 min and lower at 60 min": the word in front of the time that is asked for.
  const time = [...outcome.matchAll(/\d+/g)]
    .map(([figure]) => words.search(new RegExp(`\\b${figure}\\s?(?:min|h|d|w|m|y)`)))
    .find((at) => at > 0)
  const timed = time === undefined ? undefined : found.filter(({ at }) => at < time).at(-1)
  if (timed) return timed.way > 0 ? 1 : -1
  const asked = stems(outcome)
  const places = [...words.matchAll(/[\p{L}\p{N}]{2,}/gu)].filter(([word]) => names(word) && asked.has(stem(word)))
  const last = places.at(-1)
  if (!last || found.length === 0) return undefined
  const from = last.index + last[0].length
  // "the rate of complications was significantly higher": what is said of the outcome stands right behind it.
  const said = found.find(({ at }) => at >= from && predicate.test(words.slice(from, at)))
  const near = said ?? found.filter(({ at }) => at < last.index && last.index - at < 60).at(-1)
  return near && (near.way > 0 ? 1 : -1)
}
const predicate = /^[^,;]{0,30}\b(?:was|were|is|are|had|has|became|remained)\s(?:\w+\s){0,2}$/

const than =
  /\b(?:than|compared (?:with|to)|versus|vs\.?|relative to|in comparison (?:with|to)|as compared (?:with|to)|over (?:the )?(?:placebo|control)|as opposed to)\b/i
const leading =
  /^\W*(?:(?:when |as )?compared (?:with|to)|relative to|in comparison (?:with|to)|versus|unlike)\s([^,]{3,120}),/i

/** Whether the comparator is the subject of the comparison; `undefined` where neither arm is named. */
function turnedBy(words: string, arms: Arms): { flip: boolean; compared: boolean; named: boolean } | undefined {
  const first = leading.exec(words)
  if (first) {
    const other = first[1] ?? ''
    const flip = placeOf(other, 'intervention', arms) !== -1 && placeOf(other, 'comparator', arms) === -1
    return { flip, compared: true, named: true }
  }
  const split = than.exec(words)
  if (split) {
    const right = words.slice(split.index + split[0].length)
    const left = words.slice(0, split.index)
    const one = placeOf(right, 'intervention', arms)
    const other = placeOf(right, 'comparator', arms)
    if (one !== -1 && (other === -1 || one < other))
      return {
        flip: placeOf(left, 'intervention', arms) === -1 || placeOf(left, 'comparator', arms) !== -1,
        compared: true,
        named: true,
      }
    if (other === -1 && one === -1) {
      const inLeft = placeOf(left, 'comparator', arms)
      return { flip: inLeft !== -1 && placeOf(left, 'intervention', arms) === -1, compared: true, named: inLeft !== -1 }
    }
    return { flip: false, compared: true, named: true }
  }
  // "A difference between the groups" does not say whose is more.
  if (/\bdifferen\w+\b[^.;]{0,80}\bbetween\b|\bbetween\b[^.;]{3,60}\band\b/i.test(words)) return undefined
  const one = placeOf(words, 'intervention', arms)
  const other = placeOf(words, 'comparator', arms)
  if (one === -1 && other === -1) return undefined
  if (one !== -1 && other !== -1) return undefined
  return { flip: one === -1, compared: false, named: true }
}

/** Two values in the order of two arms: "23% in the tea group and 45% in the control group". */
function byValues(words: string, arms: Arms, sure: boolean): ComparedDirection | undefined {
  const one = placeOf(words, 'intervention', arms)
  const other = placeOf(words, 'comparator', arms)
  if (!sure || one === -1 || other === -1) return undefined
  const taken = [...pValuesIn(words), ...intervalsIn(words)]
  const values = numberTokens(words).filter(
    ({ start, end, scale, form }) =>
      !scale &&
      form === 'figures' &&
      !taken.some((span) => start < span.end && span.start < end) &&
      !/(?:±|\+\/-|[nN]\s?=|SD|SE|day|week|month|at)\s?[=]?\s?$/.test(words.slice(Math.max(0, start - 6), start)) &&
      words.charAt(start - 1) !== '/' &&
      !/^\s?-?(?:\/|weeks?|months?|days?|years?|hours?|h\b|min)/.test(words.slice(end, end + 8)),
  )
  const [a, b] = values
  if (values.length !== 2 || !a || !b || a.value === b.value || a.percent !== b.percent) return undefined
  const forward = one < other
  return a.value > b.value === forward ? 'increased' : 'decreased'
}
