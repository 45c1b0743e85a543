import { factsOf, findFacts, type TextKind } from '../evidence/facts/find-facts.ts'
import type { Fact, FactKind } from '../evidence/facts/fact.ts'
import { sentencesOf } from '../evidence/sentences.ts'
import { firstPlace, wordText } from '../questions/term-places.ts'

/** A value that answers a question for a number: as it is said, what it is of, and the sentence that has it. */
export type AskedValue = {
  value: string
  role?: string
  /** A number of people of one group, or of those looked at or planned: not of the whole study. */
  isPart?: true
  /** Its sentence names several such numbers, and nothing tells which is asked for. */
  isOneOfSeveral?: true
  start: number
  end: number
  quote: string
}

type Text = { text: string; kind: TextKind }
/** What stands around a number: its sentence up to it, what stands behind it there, and the sentence before. */
export type Around = { before: string; behind: string; sentenceBefore: string }
export type IsExact = (around: Around) => boolean

function around(text: string, { start, end, sentence }: Fact): Around {
  const earlier = text.slice(0, sentence.start).trimEnd()
  const from = Math.max(earlier.lastIndexOf('. ', earlier.length - 2) + 2, earlier.lastIndexOf('\n') + 1, 0)
  return {
    before: text.slice(sentence.start, start),
    behind: text.slice(end, sentence.end),
    sentenceBefore: earlier.slice(from),
  }
}
const kinds = new Set<string>(['sample-size', 'follow-up', 'age', 'sex', 'effect-size', 'p-value', 'count', 'percentage', 'country', 'period', 'outcome', 'funding', 'registration'] satisfies FactKind[]) // prettier-ignore
const shown = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 6 })

const sizeRoles: Readonly<Record<string, string>> = {
  total: '',
  randomised: '',
  analysed: 'analysed',
  arm: 'in one group',
  screened: 'screened',
  planned: 'planned',
  unclear: 'role not said',
}

function worded(fact: Fact): Pick<AskedValue, 'value' | 'role' | 'isPart'> | undefined {
  switch (fact.kind) {
    case 'sample-size': {
      const role = fact.stage === 'randomised' ? 'randomised' : sizeRoles[fact.role]
      return {
        value: `${shown(fact.value)} ${fact.of === 'n' ? 'participants' : fact.of}`,
        ...(role && { role }),
        ...(/arm|screened|planned/.test(fact.role) && { isPart: true as const }),
      }
    }
    case 'follow-up':
      return { value: `${shown(fact.value)} ${fact.unit}` }
    case 'age':
      return {
        value: `${shown(fact.value)}${fact.to === undefined ? '' : ` to ${shown(fact.to)}`} ${fact.unit}`,
        role: fact.statistic === 'from' ? 'at least' : fact.statistic,
      }
    case 'sex':
      return { value: `${shown(fact.value)}${fact.unit === '%' ? '%' : ' people'}`, role: fact.sex }
    case 'effect-size':
      return {
        value: `${fact.measure} ${fact.value.toFixed(fact.decimals)}${fact.interval ? ` (${fact.interval.level}% interval ${fact.interval.low} to ${fact.interval.high})` : ''}`,
        ...(fact.primary && { role: 'primary' }),
      }
    case 'p-value':
      return fact.role === 'result' ? { value: `p ${fact.operator} ${fact.value.toFixed(fact.decimals)}` } : undefined
    case 'count':
      return { value: `${shown(fact.value)} of ${shown(fact.of)}` }
    case 'percentage':
      return {
        value: `${fact.value.toFixed(fact.decimals)}%${fact.events !== undefined && fact.of !== undefined ? ` (${shown(fact.events)} of ${shown(fact.of)})` : ''}`,
      }
    case 'country':
    case 'period':
    case 'registration':
      return { value: fact.value }
    case 'outcome':
      return { value: fact.value, role: fact.role }
    case 'funding':
      return fact.funders.length > 0 ? { value: fact.funders.join(', ') } : undefined
    default:
      return undefined
  }
}

/** Which number of people stands for the study: whoever was randomised or enrolled before one group or those analysed. */
const sizeOrder = ['total', 'analysed', 'unclear', 'arm', 'screened', 'planned']
function byRole(a: Fact, b: Fact): number {
  if (a.kind === 'sample-size' && b.kind === 'sample-size')
    return sizeOrder.indexOf(a.role) - sizeOrder.indexOf(b.role) || b.value - a.value
  if (a.kind === 'effect-size' && b.kind === 'effect-size')
    return Number(b.primary ?? false) - Number(a.primary ?? false)
  return 0
}

/** Numbers that are asked of something ("how many strokes") are only those of sentences that speak of it. */
const needSubject = new Set<string>(['count', 'percentage', 'effect-size', 'p-value'])

/**
 * Values of a text that answer "how many", "how long", "which ratio" and the like, the one that stands for the study first.
 * `about`: words of the question beside those of the number; for counts, shares, effects and p values a sentence must have
 * one of them. `verbs` narrow people ("interviewed"): sentences that have one come first and, where any has, alone.
 */
export function askedValues(
  { text, kind }: Text,
  asked: string,
  { about, verbs = [], isExact }: { about: readonly string[]; verbs?: readonly string[]; isExact?: IsExact },
): AskedValue[] {
  if (!kinds.has(asked)) return []
  const facts = findFacts(text, { kind }).filter(({ inTable }) => !inTable)
  if (asked === 'follow-up' && !facts.some((fact) => fact.kind === asked)) return spansIn(text)
  const own =
    asked === 'count'
      ? [...factsOf(facts, 'count'), ...factsOf(facts, 'percentage')]
      : facts.filter((fact) => fact.kind === asked)
  const speaks = (words: readonly string[]) => (fact: Fact) =>
    firstPlace(words, wordText(text.slice(fact.sentence.start, fact.sentence.end))) !== undefined
  const onIt =
    isExact && needSubject.has(asked)
      ? own.filter((fact) => isExact(around(text, fact)))
      : about.length > 0
        ? own.filter(speaks(about))
        : own
  const fitting = needSubject.has(asked) && about.length > 0 ? onIt : onIt.length > 0 ? onIt : own
  const narrowed = verbs.length > 0 ? fitting.filter(speaks(verbs)) : []
  const chosen = (narrowed.length > 0 ? narrowed : fitting).toSorted(byRole)
  const values = chosen.flatMap((fact): AskedValue[] => {
    const both = /^\s?(?:and|or) (?:wo)?men\b/i.exec(text.slice(fact.end, fact.end + 12))?.[0] ?? ''
    const said = worded(fact.kind === 'sample-size' ? { ...fact, of: `${fact.of}${both}` } : fact)
    const quote = text.slice(fact.sentence.start, fact.sentence.end)
    return said ? [{ ...said, start: fact.start, end: fact.end, quote }] : []
  })
  // Of one value in several sentences the first is kept: those were put in their order.
  return values.filter(
    (each, at) => values.findIndex(({ value, role }) => value === each.value && role === each.role) === at,
  )
}

const span =
  /\b(?:over|for|after|during) (?:an? )?(?:median|mean|average)(?: follow-?up)?(?: of)? (\d{1,3}(?:\.\d{1,2})? (?:days|weeks|months|years))\b/gi

/** "Over a median of 18.2 months": how long people were followed, where no sentence calls it a follow-up. */
function spansIn(text: string): AskedValue[] {
  return [...text.matchAll(span)].flatMap(({ index, 0: found, 1: value = '' }) => {
    const sentence = sentencesOf(text).find(({ start, text: words }) => start <= index && index < start + words.length)
    return sentence ? [{ value, start: index, end: index + found.length, quote: sentence.text }] : []
  })
}
