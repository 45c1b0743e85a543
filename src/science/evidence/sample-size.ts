import { count, countWords, numberValue, wordsValue, type RuleHit } from './numbers.ts'

/**
 * A number of people, animals or studies. `total`: the words around it say that it is the whole sample; `group`: one of
 * several; `part`: some out of more ("12 of 40").
 */
export type SampleSize = RuleHit & {
  kind: 'sample-size'
  value: number
  of: string
  role: 'total' | 'group' | 'part' | 'unclear'
}

const who =
  'patients?|participants?|subjects?|volunteers?|individuals?|persons?|people|adults?|adolescents?|children|infants?|newborns?|' +
  'neonates?|toddlers?|preschoolers?|boys?|girls?|women|men|females?|males?|mothers?|fathers?|parents?|couples?|pairs?|twins?|families|' +
  'households?|students?|pupils?|nurses?|physicians?|doctors?|practitioners?|veterans?|workers?|employees?|residents?|inpatients?|' +
  'outpatients?|survivors?|athletes?|players?|smokers?|users?|respondents?|cases|controls|donors?|recipients?|eyes|knees|hips|teeth|' +
  'rats?|mice|rabbits?|dogs?|cats|pigs|sheep|goats?|cows|animals?|schools?|practices|hospitals?|clusters?|villages?|' +
  'studies|trials|articles|reports|publications|RCTs'
/** Up to three words between the number and whom it counts: "45 healthy male volunteers"; never a unit or a preposition. */
const between = String.raw`(?:(?!(?:of|in|for|to|or|and|with|per|by|at|from|were|was|years?|months?|weeks?|days?|hours?|min|minutes?|mg|kg|ml|cm|mm|points?|percent|times|hundred|thousand|million|billion)\b)[a-zA-Z][\w’'/-]*,?\s){0,3}?`

const counted = new RegExp(String.raw`(${count}|\b${countWords}\b)(?:\s|-(?=\w+\s))${between}(${who})\b`, 'gi')
const lettered = new RegExp(String.raw`\b[nN]\s?[=:]\s?(${count})`, 'g')

const totals =
  /(?:\b(?:a total of|in total|total sample of|sample (?:size )?(?:of|was|consisted of|comprised|included)|study population (?:of|consisted of|comprised)|altogether|overall|all)|\b(?:enrol+ed|recruited|randomi[sz]ed|included|studied|assigned|allocated|analy[sz]ed|recruiting|enrol+ing|involv(?:ed|ing)|consisted of|comprised|conducted (?:in|on|with|among)|data (?:from|of|on)))\s(?:\w+\s){0,3}$/i
const totalsAfter =
  /^\s(?:\([^)]*\)\s)?(?:[\w,-]+\s){0,6}?(?:were|was)\s(?:\w+\s){0,2}(?:enrol+ed|recruited|randomi[sz]ed|randomly|included|studied|assigned|allocated|eligible|divided|invited)/i

/** Every sample size that a text names, in order. Years ("in 2005 patients") and shares ("12% of patients") are none. */
export function sampleSizesIn(text: string): SampleSize[] {
  const hits: SampleSize[] = []
  for (const found of text.matchAll(counted)) {
    const [whole, written = '', of = ''] = found
    const value = numberValue(written) ?? wordsValue(written)
    if (value === undefined || isYear(text, found.index, written)) continue
    const end = found.index + whole.length
    hits.push({
      kind: 'sample-size',
      start: found.index,
      end,
      found: whole,
      value,
      of: of.toLowerCase(),
      role: roleOf(text, found.index, end),
    })
  }
  for (const found of text.matchAll(lettered)) {
    const value = numberValue(found[1] ?? '')
    const end = found.index + found[0].length
    if (value === undefined || hits.some((hit) => hit.start < end && found.index < hit.end)) continue
    const role = found[0].startsWith('N') ? 'total' : 'group'
    hits.push({ kind: 'sample-size', start: found.index, end, found: found[0], value, of: 'n', role })
  }
  return withDenominators(
    hits.sort((a, b) => a.start - b.start),
    text,
  )
}

const shareOf =
  /(?:\d%?|\b(?:one|two|three|four|five|six|seven|eight|nine|ten))\s(?:\([^)]*\)\s)?(?:out )?of (?:the )?$/i
const isDenominator = (text: string, start: number) => shareOf.test(text.slice(Math.max(0, start - 60), start))

/** "5 of 2,498 vaccinated and 3 of 2,341 unvaccinated children": two denominators are two groups. */
function withDenominators(hits: SampleSize[], text: string): SampleSize[] {
  const values = new Set([...text.matchAll(/\d\s(?:out )?of (?:the )?(\d[\d,]*\d)/g)].map(([, value]) => value))
  return values.size < 2 ? hits : hits.map((hit) => (isDenominator(text, hit.start) ? { ...hit, role: 'group' } : hit))
}

/** Counts of these are not a sample of people or animals. Cases are events, unless controls are counted beside them. */
const notPeople =
  /^(?:n|studies|trials|articles|reports|publications|rcts|schools?|practices|hospitals?|clusters?|villages?)$/

/**
 * The size of the whole sample of people or animals, where the text says one: the first number said to be the total, else
 * the largest number counted, else a lone "n = 40". `undefined` when the text names none: unknown is not 0, and groups are
 * not added up.
 */
export function sampleSizeOf(text: string): SampleSize | undefined {
  const hits = sampleSizesIn(text).filter(({ value, role }) => value > 1 && role !== 'part')
  const controlled = hits.some(({ of }) => of === 'controls')
  const people = hits.filter(
    ({ of, role }) => role !== 'group' && !notPeople.test(of) && (of !== 'cases' || controlled),
  )
  const lettered = hits.filter(({ of }) => of === 'n')
  const total = [...people, ...lettered].filter(({ role }) => role === 'total').at(0)
  return total ?? largest(people) ?? (lettered.length === 1 ? lettered[0] : undefined)
}

const largest = (hits: readonly SampleSize[]) =>
  hits.reduce<SampleSize | undefined>((best, hit) => (best && best.value >= hit.value ? best : hit), undefined)

function roleOf(text: string, start: number, end: number): SampleSize['role'] {
  const before = text.slice(Math.max(0, start - 60), start)
  const after = text.slice(end, end + 90)
  if (shareOf.test(before)) return 'unclear'
  if (/^\s(?:out )?of (?:the )?\d/.test(after) || /^\s\(\d+(?:[.·]\d+)?\s?%\)/.test(after)) return 'part'
  if (totals.test(before) || totalsAfter.test(after)) return 'total'
  if (/\b(?:group|arm)\b[^.]{0,20}$/i.test(before) || /^[^.]{0,30}\b(?:group|arm)\b/i.test(after)) return 'group'
  return 'unclear'
}

/** "in 2005 patients", "2012 Physicians Press" */
const isYear = (text: string, at: number, written: string) =>
  /^(?:19|20)\d\d$/.test(written) &&
  (/^\s[A-Z]/.test(text.slice(at + 4)) ||
    /\b(?:in|since|until|from|to|and|between|during|year|by|before|after|of|january|february|march|april|may|june|july|august|september|october|november|december),?\s$/i.test(
      text.slice(Math.max(0, at - 14), at),
    ))
