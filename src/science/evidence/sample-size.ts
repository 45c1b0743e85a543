import { SLOT, slotMatches, slotted, type SlotMatch } from './number-slots.ts'
import { numberTokens } from './number-tokens.ts'
import { remembered } from './remembered.ts'
import { sampleRoleOf, type SampleRole, type SampleSize } from './sample-role.ts'
import { withWhole } from './sample-whole.ts'

const who =
  'patients?|participants?|subjects?|volunteers?|individuals?|persons?|people|adults?|adolescents?|children|infants?|newborns?|' +
  'neonates?|toddlers?|preschoolers?|boys?|girls?|women|men|females?|males?|mothers?|fathers?|parents?|couples?|pairs?|twins?|families|' +
  'households?|schoolchildren|students?|pupils?|nurses?|physicians?|doctors?|practitioners?|clinicians?|GPs|providers?|caregivers?|callers?|schoolboys|schoolgirls|skiers|runners|cyclists|drivers|pilots|teachers|farmers|soldiers|dancers|swimmers|firefighters|prisoners|veterans?|workers?|employees?|residents?|inpatients?|' +
  'outpatients?|survivors?|athletes?|players?|smokers?|users?|respondents?|cases|controls|donors?|recipients?|eyes|knees|hips|teeth|' +
  'rats?|mice|rabbits?|dogs?|cats|pigs|piglets|sows|sheep|lambs|goats?|cows|calves|horses|monkeys|chickens|animals?|schools?|practices|hospitals?|clusters?|villages?|' +
  'studies|trials|articles|reports|publications|RCTs'
/** Up to three words between the number and whom it counts: "45 healthy male volunteers"; never a unit or a preposition. */
const between = String.raw`(?:(?!(?:of|in|for|to|or|and|with|per|by|at|from|were|was|years?|months?|weeks?|days?|hours?|min|minutes?|mg|kg|ml|cm|mm|points?|percent|times|hundred|thousand|million|billion)\b)[a-zA-ZÀ-ÿ][\wÀ-ÿ’'/-]*,?\s){0,3}?`
/** "60 overweight (BMI > 25), healthy adults" */
const aside = String.raw`(?:(?:(?!(?:of|in|for|to|or|and|with|per|by|at|from|were|was)\b)[a-zA-Z][\w’'/-]*\s){0,3}\([^()]{1,40}\),?\s)?`

const counted = new RegExp(String.raw`(${SLOT})(?:\s|-(?=\w+\s))${aside}${between}(${who})\b`, 'dgi')
const lettered = new RegExp(String.raw`\b([nN])\s?[=:]\s?(${SLOT})`, 'dg')

/** "with a score greater than 21 were randomised": a value of those people, not how many they are. */
const measured =
  /\b(?:than|of at least|of|above|over|below|under|to|aged|age|score|stage|grade|type|class|[<>≤≥=])\s$|[<>≤≥=]\s?$/i
/** "134 were randomised": those who were counted before. */
const assigned = new RegExp(
  String.raw`(${SLOT})\s(?:of (?:them|whom|these|those)\s)?(?:(?:who )?met\s[^.;,]{1,60}?\s(?:and\s)?)?(?:(?:gave (?:\w+ )?consent|consented|agreed) and\s)?(?:(?:were|was|had been)\s)?(?:subsequently |finally |then |eventually |ultimately )?(?:randomi[sz]ed|randomly (?:assigned|allocated)|enrol+ed|took part)\b`,
  'dgi',
)

const REMEMBERED = 500

/** Every sample size that a text names, in order, in figures or in words. Years and shares ("12% of patients") are none. */
export const sampleSizesIn: (text: string) => readonly SampleSize[] = remembered(REMEMBERED, sizesNamed)

function sizesNamed(text: string): SampleSize[] {
  const filled = slotted(text, true)
  const hits: SampleSize[] = []
  for (const hit of slotMatches(text, counted, true)) {
    const size = read(text, filled, hit, 1, (hit.words(2) ?? '').toLowerCase())
    if (size) hits.push(size)
  }
  for (const hit of slotMatches(text, lettered, true)) {
    const size = read(text, filled, hit, 2, 'n')
    if (size && !hits.some(({ start, end }) => start < size.end && size.start < end)) hits.push(size)
  }
  for (const hit of slotMatches(text, assigned, true)) {
    const number = hit.number(1)
    if (measured.test(text.slice(Math.max(0, hit.start - 40), hit.start))) continue
    const size = number && read(text, filled, { ...hit, end: number.end, found: text.slice(hit.start, number.end) }, 1, 'people') // prettier-ignore
    if (size && !hits.some(({ start, end }) => start < size.end && size.start < end)) hits.push(size)
  }
  return withWhole(
    withDenominators(
      hits.sort((a, b) => a.start - b.start),
      text,
    ),
    text,
  )
}

function read(text: string, filled: string, hit: SlotMatch, group: number, of: string): SampleSize | undefined {
  const number = hit.number(group)
  const { start, end, found } = hit
  if (!number || number.percent || !Number.isInteger(number.value) || number.value < 1) return undefined
  if (number.form === 'figures' && isYear(text, number.start, text.slice(number.start, number.end))) return undefined
  if (personTime.test(text.slice(end, end + 10)) || isOfPlaces(text.slice(start, end + 20), end - start))
    return undefined
  // "One hundred 5 patients" is 105, which no one token is; base pairs are no pairs of people.
  if (number.form === 'figures' && /\b(?:hundred|thousand)(?: and)?\s$/i.test(text.slice(Math.max(0, start - 14), start))) return undefined // prettier-ignore
  if (/\bbase pairs?$/i.test(found) || bound.test(text.slice(Math.max(0, start - 24), start))) return undefined
  // "About 43 million individuals in the U.S.": nobody enrolls so many and rounds them.
  if (/\b(?:million|billion)\b/i.test(found)) return undefined
  if (of !== 'n' && /[-/]$/.test(text.slice(Math.max(0, start - 1), start))) return undefined
  // "Fifty-nine young (mean age = 21.7), healthy volunteers": the passage holds one number.
  const isAlone = of === 'n' || numberTokens(found.slice(number.end - start)).length === 0
  const role = sampleRoleOf(filled, start, end, { of, value: number.value, capital: hit.words(1) === 'N' })
  const until = isAlone ? end : number.end
  return {
    kind: 'sample-size',
    start,
    end: until,
    found: text.slice(start, until),
    value: number.value,
    of,
    ...staged(role),
  }
}

/** "fewer than 10 patients", "at least 16 patients": where a count must end, and nobody's count. */
const bound =
  /\b(?:(?:fewer|less|more|greater|larger) than|at (?:least|most)|no more than|a (?:minimum|maximum) of|up to)\s$/i

/** "1000 person-years" are no persons. */
const personTime = /^[-\s](?:years?|months?|days?|hours?|weeks?|time)\b/i

/** "45 outpatient centres", "12 patient groups" are no patients. */
const isOfPlaces = (words: string, at: number) =>
  !/s$|n$/i.test(words.slice(0, at)) &&
  /^\s(?:cent(?:er|re)s?|clinics?|units?|wards?|hospitals?|practices|services|departments?|facilities|settings|groups?|sites?|homes?|organi[sz]ations?)\b/i.test(
    words.slice(at),
  )

const staged = (role: SampleRole): Pick<SampleSize, 'role' | 'stage'> =>
  role === 'randomised' ? { role: 'total', stage: role } : role === 'total' ? { role, stage: 'enrolled' } : { role }

const shareOf = new RegExp(String.raw`(?:${SLOT}%?)\s(?:\([^()]{0,100}\)\s)?(?:out )?of (?:the )?$`, 'i')
const denominator = new RegExp(String.raw`${SLOT}\s(?:out )?of (?:the )?(${SLOT})`, 'dg')

/** "5 of 2,498 vaccinated and 3 of 2,341 unvaccinated children": two denominators are two groups. */
function withDenominators(hits: SampleSize[], text: string): SampleSize[] {
  const values = new Set(slotMatches(text, denominator).map(({ number }) => number(1)?.value))
  if (values.size < 2) return hits
  const filled = slotted(text, true)
  const isDenominator = (start: number) => shareOf.test(filled.slice(Math.max(0, start - 60), start))
  return hits.map((hit) => (isDenominator(hit.start) ? { ...hit, role: 'group' } : hit))
}

/** Counts of these are not a sample of people or animals. Cases are events, unless controls are counted beside them. */
const notPeople =
  /^(?:n|studies|trials|articles|reports|publications|rcts|schools?|practices|hospitals?|clusters?|villages?)$/

/**
 * The size of the whole sample of people or animals, where the text says one: the first number said to be randomised, else
 * the first said to be enrolled, studied or in all. `undefined` when the text says none: unknown is not 0, the largest
 * number is not the total, and groups are not added up.
 */
export function sampleSizeOf(text: string): SampleSize | undefined {
  const hits = sampleSizesIn(text).filter(({ value }) => value > 1)
  const controlled = hits.some(({ of }) => of === 'controls')
  const people = hits.filter(({ of }) => of === 'n' || (!notPeople.test(of) && (of !== 'cases' || controlled)))
  return (
    people.find(({ stage }) => stage === 'randomised') ??
    people.find(({ stage }) => stage === 'enrolled') ??
    people.find(({ stage }) => stage !== undefined)
  )
}

/** "in 2005 patients", "2012 Physicians Press" */
const isYear = (text: string, at: number, written: string) =>
  /^(?:19|20)\d\d$/.test(written) &&
  (/^\s[A-Z]/.test(text.slice(at + 4)) ||
    /\b(?:in|since|until|from|to|and|between|during|year|by|before|after|of|january|february|march|april|may|june|july|august|september|october|november|december),?\s$/i.test(
      text.slice(Math.max(0, at - 14), at),
    ))
