import type { Fact } from '../facts/fact.ts'
import { scanNumbers, type Scanned } from './scan-numbers.ts'

/** What the second reading says of a fact: `undefined` when it reads the same, else in words why it does not. */
export type Doubt = string | undefined

/*
 * The value of a fact is read anew from its passage. Nothing here comes from the rules that found it: other code for the
 * numbers, other words for the roles. Where the two differ nobody knows which one is right, so neither is shown.
 */

const same = (a: number | undefined, b: number) => a !== undefined && Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(b))
const has = (numbers: readonly Scanned[], value: number) => numbers.some((number) => same(number.value, value))
const follow = (numbers: readonly Scanned[], ...values: readonly number[]) =>
  numbers.some((_, at) => values.every((value, i) => same(numbers[at + i]?.value, value)))

const AROUND = 60

/** Reads a fact again from the text in which it was found. */
export function rereadFact(fact: Fact, text: string): Doubt {
  const from = Math.max(fact.sentence.start, wordStart(text, fact.start - AROUND))
  const until = Math.min(fact.sentence.end, fact.end + AROUND)
  const all = scanNumbers(text.slice(from, until)).map((number) => ({
    ...number,
    start: number.start + from,
    end: number.end + from,
  }))
  const torn = all.find(
    ({ start, end }) => (start < fact.start && fact.start < end) || (start < fact.end && fact.end < end),
  )
  if (torn) return `The passage cuts the number ${text.slice(torn.start, torn.end)}.`
  const inside = all.filter(({ start, end }) => start >= fact.start && end <= fact.end)
  const sentence = text.slice(fact.sentence.start, fact.sentence.end)
  return doubtOf(fact, inside, all, sentence, text)
}

function wordStart(text: string, at: number): number {
  let start = Math.max(0, at)
  while (start > 0 && !/\s/.test(text[start - 1] ?? '')) start--
  return start
}

function doubtOf(
  fact: Fact,
  inside: readonly Scanned[],
  all: readonly Scanned[],
  sentence: string,
  text: string,
): Doubt {
  const says = inside.map(({ value }) => value).join(', ') || 'no number'
  const otherwise = `The passage is read as ${says} the second time.`
  switch (fact.kind) {
    case 'sample-size':
      return inside.length === 1 && has(inside, fact.value)
        ? doubtOfRole(fact, sentence, text.slice(Math.max(0, fact.sentence.start - 30), fact.sentence.start))
        : otherwise
    case 'effect-size': {
      const { interval, value } = fact
      if (!has(inside, value)) return otherwise
      if (interval && !follow(inside, interval.low, interval.high)) return otherwise
      return interval && (value < interval.low || value > interval.high)
        ? 'The interval does not hold its estimate.'
        : measureDoubt(fact, fact.inTable ? (fact.about ?? sentence) : sentence)
    }
    case 'mean':
      return follow(inside, fact.value, fact.spread.value) ||
        (has(inside, fact.value) && has(inside.slice(1), fact.spread.value))
        ? undefined
        : otherwise
    case 'median':
      return has(inside, fact.value) && (!fact.range || follow(inside, fact.range.low, fact.range.high))
        ? undefined
        : otherwise
    case 'percentage':
      return inside.some(({ value, percent }) => (percent || fact.inTable) && same(value, fact.value))
        ? undefined
        : otherwise
    case 'count':
      return follow(inside, fact.value, fact.of) ? undefined : otherwise
    case 'age':
      return has(inside, fact.value) &&
        (fact.to === undefined || has(inside, fact.to)) &&
        (fact.spread === undefined || has(inside, fact.spread))
        ? undefined
        : otherwise
    case 'follow-up':
    case 'visit':
      return has(inside, fact.value) && timeNamed(fact.unit, sentence) ? undefined : otherwise
    case 'sex':
    case 'attrition':
      return has(inside, fact.value) ? undefined : otherwise
    case 'p-value':
      return pDoubt(fact.value, inside, fact.found) ? otherwise : undefined
    case 'arm':
      return fact.n === undefined || has(all, fact.n) ? undefined : otherwise
    default:
      return undefined
  }
}

const timeNamed = (unit: string, sentence: string) =>
  sentence.toLowerCase().includes(unit.slice(0, -1).slice(0, 2)) || new RegExp(`\\b${unit[0] ?? ''}\\b`).test(sentence)

/** "p = 3 × 10−5" is a mantissa and an exponent. */
const pDoubt = (value: number, inside: readonly Scanned[], found: string) =>
  !has(inside, value) && !/[x×]\s?10|e[-−]\d/.test(found)

const nameOf: Readonly<Record<string, RegExp>> = {
  OR: /\bodds|OR/i,
  RR: /risk|RR|relative/i,
  HR: /hazard|HR/i,
  IRR: /rate|IRR/i,
  RD: /differen|reduc|increas|ARR|RD/i,
  MD: /differen|MD/i,
  SMD: /standardi|SMD|cohen|hedges|effect|\bES\b|\bdz?\b|\bg\b|delta/i,
}

const measureDoubt = (fact: Fact & { kind: 'effect-size' }, sentence: string): Doubt =>
  nameOf[fact.measure]?.test(sentence) === false ? `The sentence does not name ${fact.measure}.` : undefined

/** Words of the whole study, of those who are not in it yet or were only looked at, and of other studies. */
const whole = ['randomi', 'enrol', 'recruit', 'includ', 'stud', 'particip', 'assign', 'allocat', 'total', 'sample', 'n =', 'n=', 'trial', 'took part', 'compar', 'divided', 'consist', 'compris', 'consecutive', 'follow', 'interview', 'survey', 'treated', 'cohort', 'entered', 'regist', 'test', 'received', 'involv', 'in all', 'observ', 'monitor', 'all '] // prettier-ignore
/** Words of what is done with all of them, and of those who are all. */
const donewith = ['underwent', 'undergo', 'examin', 'assess', 'evaluat', 'analy', 'measur', 'obtained', 'perform', 'conduct', 'review', 'data', 'investigat', 'identif', 'given', 'select', 'stratif', 'were used', 'created', 'watched', 'operat', 'implant', 'inject', 'listed', 'in all patients', 'intervention in', 'trial of', 'trial in', 'series of', 'comparison of'] // prettier-ignore
const ofThem = ['of the', 'among', 'met ', 'participants', 'subjects', 'patients']
const entered = ['randomi', 'enrol', 'recruit', 'includ', 'assign', 'allocat', 'participat', 'particip', 'entered', 'took part'] // prettier-ignore
const looked = ['screened', 'approached', 'invited', 'contacted', 'assessed for eligib', 'were eligible']
const others = [' et al', 'previous study', 'previous trial', 'earlier trial', 'recent trial', 'published trial']
const planned = ['will be', 'we aim to', 'are to be', 'is planned', 'target sample', 'we plan to', 'will recruit', 'will include', 'will enrol', 'would be needed', 'were required', 'are required', 'is required', 'are needed'] // prettier-ignore

function doubtOfRole(fact: Fact & { kind: 'sample-size' }, sentence: string, label: string): Doubt {
  if (fact.role !== 'total') return undefined
  const words = sentence.toLowerCase().replace(/\s+/g, ' ')
  const says = (list: readonly string[]) => list.some((word) => words.includes(word))
  if (says(others)) return 'The sentence speaks of another study.'
  if (says(planned)) return 'The sentence speaks of a plan.'
  if (says(looked) && !says(entered)) return 'The sentence speaks of people who were only screened.'
  const isAll =
    says(whole) ||
    says(donewith) ||
    ((fact.stage === 'studied' || fact.stage === 'alone') && says(ofThem)) ||
    hasParts(fact.value, sentence) ||
    /(?:participants|patients|subjects|sample|population)\s?:\s?$/i.test(label)
  return isAll ? undefined : 'The sentence does not say that these are all.'
}

/** Whether two to five numbers of the sentence, one after another, make the whole. */
function hasParts(whole: number, sentence: string): boolean {
  const counts = scanNumbers(sentence).flatMap(({ value, percent }) => (percent || value >= whole ? [] : [value]))
  return counts.some((_, from) => {
    let sum = 0
    return counts.slice(from, from + 5).some((value) => (sum += value) === whole)
  })
}
