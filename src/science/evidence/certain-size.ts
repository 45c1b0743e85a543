import { remembered } from './remembered.ts'
import type { SampleSize, SampleStage } from './sample-role.ts'
import { sampleSizeOf, sampleSizesIn } from './sample-size.ts'

const REMEMBERED = 500
/** Longer texts tell of other studies' people too: in them only those who were randomised are beyond doubt. */
const ABSTRACT = 6000
/** A sentence of an abstract does not say what its others count. */
const WHOLE_ABSTRACT = 600

const notPeople =
  /^(?:studies|trials|articles|reports|publications|rcts|schools?|practices|hospitals?|clusters?|villages?|cases|eyes|knees|hips|teeth|records|clusters)$/i
/** They were never in the study, or are nobody's total. */
const outside: ReadonlySet<SampleSize['role']> = new Set(['screened', 'planned', 'population', 'other-study'])
/** The people of a paper may be a part of those whom it counts. */
const partly =
  /\b(?:secondary|post[ -]hoc|ancillary|subgroup|sub-group|mediation|exploratory|interim|baseline) (?:data )?analys[ei]s\b|\b(?:sub-?stud(?:y|ies)|subset|sub-?sample|nested)\b|\banaly[sz]ed (?:data|samples) (?:from|of)\b|\bin (?:the present|this) issue of\b|\bcomments? on an article\b|\bet al\.?,? (?:\d{1,3} )?(?:report|describ|stud|evaluat|show|found|observ)\w*|\b(?:systematic|narrative|literature) review\b|\bmeta-?analysis\b/i
const narrowed =
  /\b(?:who|that|of whom|of these|of them)[^.;]{0,60}?\b(?:met|fulfilled|satisfied|(?:were|could be|have been) (?:eligible|included|enrol+ed|selected))\b|\b(?:of|from) these (?:patients|participants|subjects|children|women|men|adults|people|individuals|animals)\b[^.;]{0,40}?\b(?:eligible|included|enrol+ed|selected|analy[sz]ed|available)\b|\b(?:met|fulfilled|satisfied) (?:\w+\s){0,3}criteria\b|\bidentified\b|\bthere were \d[\d,]* (?:[a-z-]+\s){0,2}(?:classified|categori[sz]ed|who|with)\b/i
const controls =
  /\bserv(?:ed|ing|e) as (?:an? |the )?(?:\w+\s){0,3}controls?\b|\b(?:healthy|normal|matched|control) (?:\w+\s){0,2}(?:controls|subjects|volunteers|individuals|participants|patients|people|adults|children|women|men|group)\b|\bcontrols\b/i

/**
 * Whether a number that rules take for the whole sample is beyond doubt: it is said to be randomised, or to be enrolled where
 * nothing else in the text could be the whole (another number of people as large, a second total, controls that are counted
 * beside them, fewer who met the criteria, a part of another study). `text` is what the number was read from.
 */
export function isCertainSize(
  text: string,
  size: { value: number; of: string; stage?: SampleStage | undefined },
): boolean {
  const { value, of, stage } = size
  // A number that is merely the only one was wrong in one of ten unread abstracts: of another study, of a part, of no people.
  if (value < 2 || notPeople.test(of) || stage === undefined || stage === 'alone') return false
  if (text.length > ABSTRACT) return stage === 'randomised'
  if (partly.test(text) || isListedWhole(text, value)) return false
  if (isSumOfArms(text, value)) return true
  if (stage !== 'randomised' && !isFirmly(text, value)) return false
  if (stage === 'studied') return isOnlyWhole(text, value)
  if (isBesideRest(text, value)) return false
  if (stage === 'enrolled' && isElsewhere(text, value)) return false
  const people = sampleSizesIn(text).filter((hit) => !notPeople.test(hit.of) && hit.value > 1 && hit.value !== value)
  const inside = people.filter(({ role }) => !outside.has(role))
  if (inside.some((hit) => hit.value > value || hit.stage === stage)) return false
  if (stage === 'randomised') return true
  const again = sampleSizesIn(text).filter((hit) => hit.value === value && hit.stage !== stage)
  const isRest = [...inside, ...again].some(({ role }) => role !== 'analysed' && role !== 'event' && role !== 'part')
  return !people.some((hit) => hit.stage !== undefined) && !(isRest && (narrowed.test(text) || controls.test(text)))
}

const isCounted = ({ of, value }: SampleSize) => value > 1 && !notPeople.test(of)

/** Two or more groups that are counted in one sentence make it up exactly, and nobody counts more. */
function isSumOfArms(text: string, value: number): boolean {
  const people = sampleSizesIn(text).filter(isCounted)
  const groups = people.filter((hit) => hit.role === 'group' && hit.value !== value)
  const sum = groups.reduce((all, hit) => all + hit.value, 0)
  const isWhole = people.some((hit) => hit.value === value && hit.role === 'total')
  return isWhole && groups.length > 1 && sum === value && !controls.test(text) && people.every((hit) => hit.value <= value) // prettier-ignore
}

/** "22 patients were randomised to tea while 21 received water": those who are counted are not all. */
const rest =
  /^[^.;]{0,200}?,?\s(?:while|whereas|and)\s(?:the (?:other|remaining)\s)?(?:\d[\d,]*|[a-z-]+(?:ty|teen|ten|two|three|four|five|six|seven|eight|nine))\s(?:\w+\s){0,2}?(?:received|receiving|were given|got)\b/i
const isBesideRest = (text: string, value: number): boolean =>
  sampleSizesIn(text).some(
    (hit) => hit.value === value && hit.stage === 'randomised' && rest.test(text.slice(hit.end, hit.end + 320)),
  )

/** Behind this heading some of those who were counted are counted again. */
const results = /(?:^|[.;>)]\s?)(?:RESULTS?|FINDINGS|Results?|Findings)\b/

/** Nobody is counted besides those of whom the text says what was done with them all, but for some of them. */
function isOnlyWhole(text: string, value: number): boolean {
  if (text.length < WHOLE_ABSTRACT || value < 5 || controls.test(text) || narrowed.test(text)) return false
  const people = sampleSizesIn(text).filter(isCounted)
  const [first = 0, second = 0] = people.flatMap((hit) => (hit.role === 'group' ? hit.value : [])).sort((a, b) => b - a)
  const at = people.find((hit) => hit.value === value)?.start ?? 0
  if (results.test(text.slice(0, at))) return false
  return (
    first + second <= value &&
    people.every((hit) => hit.value <= value && (hit.value < value || hit.role !== 'group')) &&
    !people.some((hit) => hit.value !== value && hit.stage !== undefined)
  )
}

/** "Included 142 women who got a stitch, 59 with progesterone and 42 with a ring": the first of a list. */
const sibling =
  /^[^.]{0,160}?(?:[,;]|\sand|\svs\.?|\sversus|\splus)\s\d[\d,]*,?\s(?:(?:more|others?|patients|participants|subjects|women|men|children|adults|healthy|control\w*)\s){0,2}(?:with|who|without|treated|given|received|receiving|on|to|in the|underwent)\b/i
/** "They were compared to 21 parents": others are counted who are no part of them. */
const comparedWith =
  /\bcompared (?:with|to|against) (?:(?:those|that|data) (?:of|from) )?(?:(?:an?|the) (?:[\w-]+ ){0,4}?(?:group|cohort|sample|series) of )?(?:\d[\d,]*|[a-z]+ty(?:-[a-z]+)?|[a-z]+teen) (?!(?:weeks?|months?|years?|days?|hours?|mg|g|ml|percent|studies|trials)\b)[a-z]/i
const yearLike = /^(?:19[5-9]|20[0-4])\d$/
/** Nobody can tell a count that looks like a year, or the first of several groups, from the whole, but where it says so twice. */
function isListedWhole(text: string, value: number): boolean {
  const hits = sampleSizesIn(text).filter((hit) => hit.value === value && hit.stage !== undefined)
  if (hits.length > 1) return false
  if (!hits.some(({ stage }) => stage === 'randomised') && comparedWith.test(text)) return true
  return hits.some(
    ({ start, end, found }) =>
      (yearLike.test(/\d[\d,]*/.exec(found)?.[0] ?? '') && !/[nN]\s?=\s?$/.test(text.slice(start - 4, start))) ||
      sibling.test(plainBehind(text, end)),
  )
}
/** What stands behind a number up to the end of its sentence, without what is said in brackets. */
const plainBehind = (text: string, end: number) =>
  text
    .slice(end, end + 320)
    .split(/[.!?]\s+(?=\p{Lu}|\d)|\n\s*\n/u)[0]
    ?.replace(/\s?[([][^()[\]]*[)\]]/g, '') ?? ''

/** "Underwent", "in 11 patients" and "among" are said of anybody; these of the people of a study. */
const firm =
  /\b(?:enrol\w*|recruit\w*|includ\w+|inclusion|participa\w+|took part|consent\w*|entered|regist\w+|survey\w*|interview\w*|questionnaires?|respond\w*|volunteer\w*|consecutive|random\w*|assigned|allocated|population|sample (?:of|was|consisted|comprised)|cohort of|compris\w+|consist\w+|study (?:group|subjects|sample)|(?:subjects|patients|participants) were|we (?:\w+ )?(?:studied|examined|reviewed|evaluated|analy[sz]ed|assessed|followed|investigated|treated|identified|report)|n =)\b/i
function isFirmly(text: string, value: number): boolean {
  return sampleSizesIn(text).some(
    (hit) =>
      hit.value === value &&
      hit.stage !== undefined &&
      firm.test(`${sentenceFront(text, hit.start)} ${hit.found} ${plainBehind(text, hit.end)}`),
  )
}
const sentenceFront = (text: string, at: number) =>
  text
    .slice(Math.max(0, at - 160), at)
    .split(/[.!?]\s(?=\S)|\n\s*\n/)
    .at(-1) ?? ''

const notYet = /\b(?:have|has) been (?:\w+\s)?(?:enrol+ed|recruited|included|registered|treated)\b|\bmeanwhile\b/i
const ofEach = /^[^.;]{0,80}?\b(?:from|in|of|per|within) (?:each|every|either|both)\b/i
/** "Meanwhile about 10,000 patients have been enrolled", "70 subjects from each of five groups": before it, or not of all. */
function isElsewhere(text: string, value: number): boolean {
  return sampleSizesIn(text).some((hit) => {
    if (hit.value !== value) return false
    const behind = text.slice(hit.end, hit.end + 120)
    return notYet.test(text.slice(Math.max(0, hit.start - 60), hit.end + 40)) || ofEach.test(behind)
  })
}

/** The size of the whole sample of an abstract or a sentence where it is beyond doubt; else `undefined`. */
export const certainSizeOf: (text: string) => SampleSize | undefined = remembered(REMEMBERED, (text) => {
  const size = sampleSizeOf(text)
  return size && isCertainSize(text, size) ? size : undefined
})
