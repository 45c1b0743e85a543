import { SLOT } from './number-slots.ts'
import { tellsOfOthers } from './other-study.ts'

/**
 * What a number of people is a number of. `randomised` and `total` (enrolled, studied, in all) stand for the whole study;
 * `analysed` for those in the analysis, `group` for one arm, `part` for some out of more, `event` for those to whom
 * something happened. `screened` were only looked at, `planned` are not there yet, `population` live somewhere, and
 * `other-study` are those of a study that is cited. `unclear`: the words around it do not say.
 */
export type SampleRole = 'randomised' | 'total' | 'analysed' | 'group' | 'part' | 'event' | 'screened' | 'planned' | 'population' | 'other-study' | 'unclear' // prettier-ignore

const few = String.raw`(?:[\w,'’/-]+\s){0,3}`
/** Words up to the verb. A number behind a comma or an "and" begins another count: it is not stepped over. */
const more = String.raw`(?:\s\([^)]{0,80}\))?(?:,?\s[\w'’/±%<>≤≥=-]+|,?\s\([^)]{0,60}\)|(?<!,|\band)\s[\w±%<>≤≥=\uE000\uE001-]+){0,12}?`
const were = String.raw`,?\s(?:were|was|are|have been|had been|being)\s(?:\w+\s){0,2}?`
const at = (source: string) => new RegExp(String.raw`\b(?:${source})\s${few}$`, 'i')
const then = (source: string) => new RegExp(String.raw`^${more}${were}(?:${source})\b`, 'i')

const assigned = String.raw`randomi[sz]ed|randomly (?:assigned|allocated|divided|distributed)|(?:assigned|allocated|divided) randomly|random(?:ly)? assign(?:ed|ment of)|randomi[sz]ing|randomi[sz]ation of`
const enrolled = String.raw`enrol+ed|recruited|included|studied|assigned|allocated|recruiting|enrol+ing|involv(?:ed|ing)|consisted of|comprised|conducted (?:in|on|with|among)|a total of|in total|total sample of|sample (?:size )?(?:of|was|consisted of|comprised|included)|study population (?:of|consisted of|comprised)|altogether|cohort of|followed|surveyed|registered`
const randomisedBefore = at(assigned)
const randomisedAfter = then(
  String.raw`randomi[sz]ed|randomly (?!selected|chosen|sampled)|(?:assigned|allocated|divided)(?:\s\w+){0,3}\sat random|entered (?:and|into) (?:\w+\s)?randomi`,
)
const totalBefore = at(enrolled)
const totalAfter = then(
  String.raw`enrol+ed|recruited|included|studied|assigned|allocated|divided|surveyed|interviewed|registered|entered|followed|tested|treated|observed|monitored`,
)
const takesPart =
  /^(?:,?\s[\w'’/-]+){0,6}?\s(?:took part|participated|gave (?:written |informed )+consent|entered (?:the|this) (?:study|trial))\b/i
/** "DAPA-HF tested dapagliflozin in 4,744 patients": the study itself says in whom. */
const testedIn =
  /\b(?:tested|tests|compared|compares|evaluated|assessed|examined|investigated|studied|trial|study|experiment|RCT)\b[^.;]{0,90}?\s(?:in|of|with|among|on|involving|included|including|includes)\s$/i
const consecutive = /\bconsecutive\b/i

const screenedBefore =
  /\b(?:screen(?:ed|ing)|assess(?:ed|ing) for eligibility|approached|invited|contacted|eligible|sent (?:to|out to)|mailed to)\s(?:[\w,'’/-]+\s){0,2}$/i
const screenedAfter = then(
  String.raw`screened|assessed for (?:\w+\s)?eligibility|approached|invited|contacted|identified|eligible|referred|considered|potentially eligible|contacted|deemed eligible`,
)
const alsoEnrolled = new RegExp(String.raw`\band\s(?:\w+\s){0,2}(?:randomi[sz]ed|enrol+ed|recruited|included)\b`, 'i')
const plannedBefore =
  /\b(?:will|would|shall|aims?|aimed|aiming|plans?|planned|planning|intends?|intended|targets?|targeted|anticipated?|needed?|required?|requires|(?:to|must|should) (?:recruit|enrol+|include|randomi[sz]e|detect)|calculated|estimated) (?:[^.;]{0,60}\s)?$/i
const plannedAfter =
  /^(?:,?\s[\w'’/-]+){0,8}?\s(?:will|would|shall|should|(?:is|are|was|were) (?:\w+\s)?(?:to be|required|needed|necessary|sufficient|planned|calculated|estimated))\b/i
const populationBefore = /\b(?:source|general|total|background|national|target) population of\s(?:[\w,'’/-]+\s){0,2}$/i
const populationAfter =
  /^(?:,?\s[\w'’/-]+){0,6}?\s(?:worldwide|globally|annually|(?:each|every|per|a) year|in the world|nationwide|live with|lives? in|suffer from|are (?:affected|diagnosed|living)|(?:die|attempt\w*|commit\w*|develop|suffer) (?:\w+\s){0,4}(?:each|every|per|annually))\b/i
const eventAfter =
  /^(?:\s\([^)]{0,60}\))?(?:\s(?:(?:in|on|of|with|from)\s)?(?:[\w'’/-]+\s){0,6}?(?:groups?|arms?)?)?\s?(?:who\s)?(?:also\s)?(?:died|withdrew|dropped|discontinued|discharged|relapsed|developed|experienced|exhibited|suffered|declined|refused|recovered|survived|achieved|vomited|fell|dying|(?:was|were) (?:\w+\s)?(?:lost|excluded|withdrawn|hospitali[sz]ed|readmitted|missing|ineligible|cured|unable|unavailable|not (?:included|analy)))\b/i
const analysedAfter =
  /^(?:\s\([^)]{0,60}\))?(?:,?\s[\w'’-]+){0,6}?\s(?:were|was)\s(?:\w+\s){0,2}?(?:analy[sz]ed|evaluable|available for (?:the )?(?:\w+\s)?analys[ei]s|included in (?:the|our|this|all)?\s?(?:\w+\s){0,3}(?:analys[ei]s|model))|^(?:,?\s[\w'’-]+){0,3}?\s(?:completed (?:the )?(?:study|trial|protocol|treatment|follow))/i
const group = /\b(?:group|arm)\b/i
const goesTo =
  /^(?:\s[\w,'’-]+){0,4}?\s(?:(?:were|was) (?:randomly )?(?:assigned|allocated|randomi[sz]ed)\s)?(?:to|in)\s(?!be\b|one\b|either\b|two\b|three\b|receive either)(?:the\s)?(?:[\w-]+[\s]){0,5}?(?:group|arm|and\s\uE000|or\s\uE000|,\s\uE000)/i
/** "376 patients randomised to A, 124 to B" */
const sharedOut = new RegExp(
  String.raw`^(?:\s\([^)]{0,40}\))?\s(?:(?:were|was)\s)?(?:randomi[sz]ed|(?:randomly )?(?:assigned|allocated)|receiv(?:ed|ing)|given) (?:to )?[^.;]{2,160}?[,;]?\s(?:(?:and|or|versus|vs\.?|while|whereas)\s)?${SLOT}\s(?:[a-z]+\s){0,2}?(?:to|received|receiving|were|given|in)\b`,
  'i',
)
/** "67 patients were randomly allocated to oxygen (n = 36) or air (n = 31)": the arms stand behind the whole. */
const twoArms = /\([nN]\s?=\s?\uE000.{1,120}\([nN]\s?=\s?\uE000/
/** "2,032 people with the disease and 5,328 controls" */
const besideControls = new RegExp(String.raw`\band\s(?:in\s)?${SLOT}\s(?:[\w,-]+\s){0,4}?controls?\b`, 'i')
/** "14 patients with meningitis and 173 patients with stroke", "17 depressed subjects were compared with 16 subjects" */
const besideOthers = new RegExp(
  String.raw`^(?:\s(?!(?:were|was|who)\b)[\w()-]+){0,8}?\s(?:and|(?:were|was) compared (?:with|to)|versus|vs\.?)\s${SLOT}\s(?:[\w-]+\s){0,2}?(?:patients|subjects|participants)\b`,
  'i',
)
const comparedWith = String.raw`compared (?:with|to)\s(?:[\w-]+\s){0,2}`
/** "Group 1 (recurrent abortion) consisted of 357 women" */
const oneOfGroups = new RegExp(
  String.raw`\b(?:group|arm)\s(?:\uE000|[A-Z1-9]\b)[^.;]{0,60}\s(?:consisted of|comprised|included|contained)\s(?:[\w-]+\s){0,2}$|${comparedWith}$`,
  'i',
)
const eachGroup = /^(?:\s\w+){0,2}?\s(?:per|(?:in|for|per|to) (?:each|both)(?: of the)?)\b/i
const perGroup = /\b(?:(?:per|each|both)\s(?:\w+\s)?|(?:groups|arms) of\s|(?:groups|arms)\s?[:;,(]\s?)$/i
const partAfter = new RegExp(String.raw`^\s(?:out )?of (?:the )?${SLOT}|^\s\(${SLOT}\s?%`, 'i')
const shareBefore = new RegExp(String.raw`(?:${SLOT}%?)\s(?:\([^)]*\)\s)?(?:out )?of (?:the )?$`, 'i')

type Counted = { of: string; value: number; capital: boolean }

/** The role of the number that stands from `start` to `end` of a text with slots, from the words of its sentence. */
export function sampleRoleOf(filled: string, start: number, end: number, { of, value, capital }: Counted): SampleRole {
  const before = lastSentence(filled.slice(Math.max(0, start - 200), start))
  const after = firstSentence(filled.slice(end, end + 200))
  if (tellsOfOthers(`${before} ${after}`)) return 'other-study'
  if (shareBefore.test(before)) return 'unclear'
  if (partAfter.test(after)) return 'part'
  if (of !== 'n' && (populationAfter.test(after) || populationBefore.test(before))) return 'population'
  const isPlan = plannedBefore.test(before) || plannedAfter.test(after)
  if (eachGroup.test(after) || perGroup.test(before)) return isPlan ? 'planned' : 'group'
  if (of !== 'n' && randomisedAfter.test(after) && twoArms.test(after)) return 'randomised'
  if (of !== 'n' && (besideControls.test(after) || besideOthers.test(after) || oneOfGroups.test(before))) return 'group'
  if (of !== 'n' && value > 1 && (goesTo.test(after) || sharedOut.test(after))) return 'group'
  if (of !== 'n' && value > 1 && randomisedAfter.test(after)) return 'randomised'
  if (isPlan) return 'planned'
  const enrols = alsoEnrolled.test(after.slice(0, 80))
  if ((screenedBefore.test(before) || screenedAfter.test(after)) && !enrols) return 'screened'
  if (of === 'n') return capital && !manyLettered(before, after) && !besideResult.test(after) ? 'total' : 'group'
  if (value === 1 || eventAfter.test(after)) return 'event'
  if (randomisedBefore.test(before)) return 'randomised'
  if (analysedAfter.test(after)) return 'analysed'
  if (group.test(before.slice(-24))) return 'group'
  if (totalAfter.test(after) || takesPart.test(after)) return 'total'
  if (group.test(after.slice(0, 30))) return 'group'
  if (totalBefore.test(before) || testedIn.test(before) || consecutive.test(filled.slice(start, end))) return 'total'
  return 'unclear'
}

/** "d = 0.32 (N = 304; 95% CI …)": those of one analysis. */
const besideResult = new RegExp(
  String.raw`^\s?[;,]\s?(?:${SLOT}\s?%?\s?(?:CI|confidence)|CI\b|[pP]\s?[<=>]|I2|d\s?=|r\s?=)`,
)

/** "Men (N = 376) and women (N = 124)": a capital is no proof of a total where there are two of them. */
const manyLettered = (before: string, after: string) =>
  /\b[nN]\s?[=:]\s?\uE000/.test(before) || /\b[nN]\s?[=:]\s?\uE000/.test(after)

const lastSentence = (words: string) => words.split(/[.!?]\s(?=\S)|\n\s*\n/).at(-1) ?? ''
const firstSentence = (words: string) => words.split(/[.!?](?:\s|$)|\n\s*\n/)[0] ?? ''
