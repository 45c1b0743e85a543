import type { RuleHit } from './numbers.ts'
import { SLOT } from './number-slots.ts'
import { tellsOfOthersAt } from './other-study.ts'

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
/** "48 patients were not randomised" */
const undenied = String.raw`(?<!\b(?:not|never)\s(?:\w+\s){0,2})(?:`
const enrolled = String.raw`enrol+ed|recruited|included|studied|assigned|allocated|recruiting|enrol+ing|involv(?:ed|ing)|consisted of|comprised|conducted (?:in|on|with|among)|a total of|in total|total sample of|sample (?:size )?(?:of|was|consisted of|comprised|included)|study population (?:of|consisted of|comprised)|altogether|cohort of|followed|surveyed|registered`
const randomisedBefore = at(assigned)
const randomisedAfter = then(
  String.raw`${undenied}randomi[sz]ed|randomly (?!selected|chosen|sampled)|(?:assigned|allocated|divided)(?:\s\w+){0,3}\sat random|entered (?:and|into) (?:\w+\s)?randomi)`,
)
const totalBefore = at(enrolled)
const totalAfter = then(
  String.raw`${undenied}enrol+ed|recruited|included|studied|assigned|allocated|divided|surveyed|interviewed|registered|entered|followed|tested|treated|observed|monitored)`,
)
const takesPart =
  /^(?:,?\s[\w'’/-]+){0,12}?\s(?:took part|participated|consented to (?:take part|participate)|gave (?:(?:their|written|informed) )+consent|entered (?:the|this) (?:study|trial))\b/i
/** "226 subjects who met the criteria and consented were randomly allocated": a long clause without another number. */
const randomisedFar =
  /^(?:,?\s[\w'’/±%<>≤≥=-]+){0,30}?,?\s(?:were|was)\s(?:(?!(?:not|never)\b)\w+\s){0,2}?(?:randomi[sz]ed|randomly (?:assigned|allocated|divided))\b/i
/** "Of the 4718 infants enrolled", "Of 40 included patients" */
const ofAllBefore = /(?:^|[:;,]\s?|\b(?:results|methods|findings)\s)of (?:the |all |these )?$/i
const enrolledNext =
  /^(?:\s[\w-]+){0,3}?\s(?:who were )?(?:enrol+ed|included|recruited|followed|studied|randomi[sz]ed|who (?:entered|took part|participated))\b(?! to\b)/i
const enrolledInside = /\b(?:included|enrol+ed|recruited|participating|randomi[sz]ed)\b/i
/** "47 subjects without eczema, 33 controls and 77 adults", "8,647 men and 6,521 women": each is a part of a list. */
const people = String.raw`(?:men|women|boys|girls|males?|females?|patients|subjects|participants|adults|children|controls?|volunteers|individuals|infants|mothers|fathers|residents|students|physicians|pharmacists|practitioners|nurses)`
const listedBefore = new RegExp(
  String.raw`${SLOT}\s(?:[\w()-]+\s){0,3}?${people}(?:\s(?!(?:were|was|who|had|are)\b)[\w()-]+){0,4}?,?\s(?:and|or|as well as|plus|together with|versus|vs\.?)\s$`,
  'i',
)
/** "300 elderly (> 60 years) and 300 young persons" */
const adjectiveBefore = new RegExp(
  String.raw`${SLOT}\s(?!(?:years?|months?|weeks?|days?|hours?|min|cent(?:er|re)s?|hospitals?|sites?|countries|cities|schools?)\b)[a-z-]+(?:\s\([^)]{1,40}\))?\s(?:and|versus|vs\.?)\s$`,
  'i',
)
const listedAfter = new RegExp(String.raw`^(?:|(?:\s(?!(?:were|was|who|to)\b)[\w()-]+){0,5}?(?:,\s|\s?[-–/;]\s?|\sand\s|\sas well as\s|\splus\s|\sversus\s|\svs\.?\s))${SLOT}\s(?:[\w-]+\s){0,3}?${people}\b`, 'i') // prettier-ignore
/** "238 patients undergoing A and 274 undergoing B" */
const treatedAfter = new RegExp(
  String.raw`^\s(?:undergoing|receiving|treated|taking|given|with|without|who|on)\s[^.;,\uE000]{1,60}?\sand\s${SLOT}\s(?:undergoing|receiving|treated|taking|given|with|without|who|on)\b`,
  'i',
)
/** "DAPA-HF tested dapagliflozin in 4,744 patients": the study itself says in whom. */
const testedIn =
  /\b(?:tested|tests|compared|compares|evaluated|assessed|examined|investigated|studied|trial|study|experiment|RCT)\b[^.;]{0,90}?\s(?:in|of|with|among|on|involving|included|including|includes)\s$/i
const consecutive = /\bconsecutive\b/i

const screenedBefore =
  /\b(?:screen(?:ed|ing)|assess(?:ed|ing) for eligibility|approached|invited|contacted|eligible|sent (?:to|out to)|mailed to)\s(?:(?!(?:and|but)\b)[\w,'’/-]+\s){0,2}$/i
const looked = String.raw`screened|assessed(?: for (?:\w+\s)?eligibility)?|approached|invited|contacted|identified|eligible|interviewed|referred|considered|potentially eligible|deemed eligible`
const chosenFrom = String.raw`\b(?:were|was|had been|been|being)\s(?:\w+\s){0,2}?(?:${looked})|^(?:\s[\w-]+){0,2}?\s(?:approached|invited|contacted|screened)`
const screenedAfter = then(
  String.raw`screened|assessed for (?:\w+\s)?eligibility|approached|invited|contacted|identified|eligible|referred|considered|potentially eligible|contacted|deemed eligible`,
)
/** "300 were approached, of whom 152 consented and were randomised": those from whom fewer were taken. */
const takenFrom = new RegExp(
  String.raw`^(?:(?!\uE000|\brandomi|\benrol|\brecruited\b)[^.;]){0,160}?(?:${chosenFrom})\b(?:(?!\b(?:randomi|enrol|recruited|included|allocated|assigned))[^.]){0,120}?(?:\bof (?:whom|these|them|those|which)|[,;:–—]|\band|\bbut|\bwhile|\bwhereas)\s(?:\w+\s){0,2}?${SLOT}(?!\s?%|\s(?:years?|months?|weeks?|days?|hours?|cent(?:er|re)s?|sites?|hospitals?|clinics?|practices|schools)\b)[^.]{0,100}?\b(?:randomi[sz]ed|randomly|enrol+ed|recruited|included|entered|allocated|assigned|participated|took part)\b`,
  'i',
)
const alsoEnrolled = new RegExp(String.raw`\band\s(?:\w+\s){0,2}(?:randomi[sz]ed|enrol+ed|recruited|included)\b`, 'i')
const plannedBefore =
  /\b(?:will|would|shall|aims?|aimed|aiming|plans?|planned|planning|intends?|intended|targets?|targeted|anticipated?|needed?|required?|requires|(?:to|must|should) (?:recruit|enrol+|include|randomi[sz]e|detect)|calculated|estimated) (?:[^.;]{0,60}\s)?$/i
const plannedAfter =
  /^(?:,?\s[\w'’/-]+){0,8}?\s(?:will|would|shall|should|(?:is|are|was|were) (?:\w+\s)?(?:to be|required|needed|necessary|sufficient|planned|calculated|estimated))\b/i
const populationBefore = /\b(?:source|general|total|background|national|target) population of\s(?:[\w,'’/-]+\s){0,2}$/i
const populationAfter =
  /^(?:,?\s[\w'’/-]+){0,6}?\s(?:worldwide|globally|annually|(?:each|every|per|(?<!\bfor )a) year|in the world|nationwide|live with|lives? in|suffer from|are (?:affected|diagnosed|living)|(?:die|attempt\w*|commit\w*|develop|suffer) (?:\w+\s){0,4}(?:each|every|per|annually))\b/i
const eventAfter =
  /^(?:\s\([^)]{0,60}\))?(?:\s(?:(?:in|on|of|with|from)\s)?(?:[\w'’/-]+\s){0,6}?(?:groups?|arms?)?)?\s?(?:who\s)?(?:also\s)?(?:died|withdrew|dropped|discontinued|discharged|relapsed|developed|experienced|exhibited|suffered|declined|refused|recovered|survived|achieved|vomited|fell|dying|(?:was|were) (?:\w+\s)?(?:lost|excluded|withdrawn|hospitali[sz]ed|readmitted|missing|ineligible|cured|unable|unavailable|not (?:included|analy)))\b/i
const analysedAfter =
  /^(?:\s\([^)]{0,60}\))?(?:,?\s[\w'’-]+){0,6}?\s(?:were|was)\s(?:\w+\s){0,2}?(?:analy[sz]ed|evaluable|available for (?:the )?(?:\w+\s)?analys[ei]s|included in (?:the|our|this|all)?\s?(?:\w+\s){0,3}(?:analys[ei]s|model))|^(?:,?\s[\w'’-]+){0,3}?\s(?:completed (?:the )?(?:study|trial|protocol|treatment|follow))/i
const group = /\b(?:group|arm)\b/i
const goesTo =
  /^(?:\s[\w,'’-]+){0,4}?\s(?:(?:were|was) (?:randomly )?(?:assigned|allocated|randomi[sz]ed)\s)?(?:to|in)\s(?!be\b|one\b|either\b|two\b|three\b|receive either)(?:the\s)?(?:(?!(?:and|or|versus|vs)\s(?!\uE000))[\w-]+[\s]){0,5}?(?:(?:group|arm)\b(?!\s(?:and|or|versus|vs)\s(?!\uE000))|and\s\uE000|or\s\uE000|,\s\uE000)/i
/** "376 patients randomised to A, 124 to B" */
const sharedOut = new RegExp(
  String.raw`^(?:\s\([^)]{0,40}\))?\s(?:(?:were|was)\s)?(?:randomi[sz]ed|(?:randomly )?(?:assigned|allocated)|receiv(?:ed|ing)|given) (?:to )?(?:[^.;]{2,160}?[,;]?\s(?:(?:and|or|versus|vs\.?|while|whereas)\s)?${SLOT}\s(?:[a-z]+\s){0,2}?(?:to|received|receiving|were|given|in)\b|[^.;]{2,80};\s(?:and\s)?${SLOT},\sto\b)`,
  'i',
)
/** "67 patients were randomly allocated to oxygen (n = 36) or air (n = 31)": the arms stand behind the whole. */
const twoArms = /\([nN]\s?=\s?\uE000.{1,120}\([nN]\s?=\s?\uE000/
/** "2,032 people with the disease and 5,328 controls" */
const besideControls = new RegExp(String.raw`\band\s(?:in\s)?${SLOT}\s(?:[\w,-]+\s){0,4}?controls?\b`, 'i')
/** "14 patients with meningitis and 173 patients with stroke", "17 depressed subjects were compared with 16 subjects" */
const besideOthers = new RegExp(
  String.raw`^(?:\s(?!(?:were|was|who)\b)[\w()-]+){0,8}?\s(?:and|(?:were|was|are|is) (?:\w+ly )?compared (?:with|to)|as well as|versus|vs\.?)\s${SLOT}\s(?:[\w-]+\s){0,3}?(?:patients|subjects|participants|controls|individuals)\b`,
  'i',
)
/** "450 patients who had it by sight were compared with 450 patients": the clause between may be long. */
const comparedAfter = new RegExp(
  String.raw`^[^.;]{0,160}?\s(?:were|was|are|is)\s(?:\w+ly\s)?(?:compared|(?:matched|paired)(?:,\s[^,.;]{2,90},|\sby\s[a-z, ]{2,40}?)?) (?:with|to)\s(?:those of\s|(?:an?|the)\s(?:[\w-]+\s){0,3}?(?:cohort|group|sample|series) of\s)?${SLOT}\s(?:[\w-]+\s){0,3}?(?:patients|subjects|participants|controls|individuals|children|women|men|adults|volunteers)\b`,
  'i',
)
/** "26 patients were treated with it. A parallel group of 32 patients was …": one of two. */
const secondGroup = new RegExp(
  String.raw`^[^.]{0,220}\.\s(?:An?|The)\s(?:parallel|second|other|further|comparison|control|matched|additional|similar)\s(?:[\w-]+\s)?(?:group|cohort|sample|series) of\s${SLOT}\s`,
)
/** "10 out of a total of 100 children": those from whom they were taken. */
const outOf = /\b(?:out of|from among) (?:an? (?:total|series|group|cohort|sample) of |all |the )?$/i
/** "a total of 718 patients, while 45 met the inclusion criteria" */
const metCriteria = new RegExp(
  String.raw`${SLOT}\s(?:\w+\s){0,3}?(?:met|fulfilled|satisfied) (?:\w+\s){0,4}?criteria\b`,
  'i',
)
/** "30 patients were allocated to A and 40 patients …" */
const sharedBefore = new RegExp(
  String.raw`${SLOT}\s(?:[\w-]+\s){0,3}?(?:were|was)\s(?:randomly )?(?:allocated|assigned|randomi[sz]ed)\s(?:to|in)\b[^.;]{2,140}?(?:,|\sand|\swhile|\swhereas)\s$`,
  'i',
)
const comparedWith = String.raw`compared (?:with|to)\s(?:[\w-]+\s){0,2}`
/** "Group 1 (recurrent abortion) consisted of 357 women" */
const oneOfGroups = new RegExp(
  String.raw`\b(?:group|arm)\s(?:\uE000|[A-Z1-9]\b)[^.;]{0,60}\s(?:consisted of|comprised|included|contained)\s(?:[\w-]+\s){0,2}$|${comparedWith}$|\b(?:parallel|second|other|comparison|control|matched|reference)\s(?:[\w-]+\s)?(?:group|cohort|sample|series) of\s$`,
  'i',
)
const eachGroup = /^\seach\b|^(?:\s\w+){0,2}?\s(?:per|(?:in|for|per|to) (?:each|both)(?: of the)?)\b/i
const perGroup =
  /\b(?:(?:per|each|both)\s(?:\w+\s)?|(?:within|in|for|from) (?:each|every|both)\s(?:\w+),\s|(?:groups|arms) of\s|(?:groups|arms)\s?[:;,(]\s?)$/i
const partAfter = new RegExp(String.raw`^\s(?:out )?of (?:the )?${SLOT}|^\s\(${SLOT}\s?%`, 'i')
/** "124 (82.7%) patients", "relatives of 5918 cases": a part of others, or others than those counted. */
const partInside = new RegExp(String.raw`^${SLOT}\s?[([]${SLOT}\s?%`)
const kinOf =
  /\b(?:relatives|siblings|offspring|parents|mothers|fathers|spouses|families|caregivers|carers) of (?:the )?$/i
const shareBefore = new RegExp(String.raw`(?:${SLOT}%?)\s(?:\([^()]{0,100}\)\s)?(?:out )?of (?:the )?$`, 'i')

/**
 * How the words call the whole sample; `studied` where they only say what was done with all of them, `alone` where a text
 * counts nobody else and says nothing of the kind.
 */
export type SampleStage = 'randomised' | 'enrolled' | 'studied' | 'alone'

/** Whether the whole is only gathered from the words, which say nothing of enrolment. */
export const isGathered = (stage: SampleStage | undefined): boolean => stage === 'studied' || stage === 'alone'

/** A number of people, animals or studies, and what it is a number of. `stage`: how the words call the whole sample. */
export type SampleSize = RuleHit & {
  kind: 'sample-size'
  value: number
  of: string
  role: Exclude<SampleRole, 'randomised'>
  stage?: SampleStage
}

/** "177 males-29 females" */
const otherSex = /^-\d{1,6}\s(?:females?|women|girls|males?|men|boys)\b/i

/** Whether a number of people stands in a list of them, by the words of its sentence before and after it. */
export const isListed = (before: string, after: string): boolean =>
  listedBefore.test(before) ||
  adjectiveBefore.test(before) ||
  treatedAfter.test(after) ||
  otherSex.test(after) ||
  (listedAfter.test(after) && !/\bof (?:the |these )?$/i.test(before))

type Counted = { of: string; value: number; capital: boolean }

/** The role of the number that stands from `start` to `end` of a text with slots, from the words of its sentence. */
export function sampleRoleOf(filled: string, start: number, end: number, { of, value, capital }: Counted): SampleRole {
  const before = lastSentence(filled.slice(Math.max(0, start - 200), start))
  const after = firstSentence(filled.slice(end, end + 200))
  const plain = undescribed(firstSentence(filled.slice(end, end + 500)))
  if (tellsOfOthersAt(`${before} ${after}`, before.length)) return 'other-study'
  if (shareBefore.test(before)) return 'unclear'
  if (outOf.test(before)) return 'screened'
  if (partAfter.test(after) || partInside.test(filled.slice(start, end))) return 'part'
  if (kinOf.test(before)) return 'part'
  if (of !== 'n' && (populationAfter.test(after) || populationBefore.test(before))) return 'population'
  if (of !== 'n' && (takenFrom.test(after) || takenFrom.test(plain))) return 'screened'
  const isPlan = plannedBefore.test(before) || plannedAfter.test(after)
  if (eachGroup.test(after) || perGroup.test(before)) return isPlan ? 'planned' : 'group'
  if (of !== 'n' && randomisedAfter.test(after) && twoArms.test(after)) return 'randomised'
  if (
    of !== 'n' &&
    (besideControls.test(after) ||
      besideOthers.test(after) ||
      comparedAfter.test(after) ||
      comparedAfter.test(plain) ||
      secondGroup.test(filled.slice(end, end + 320)) ||
      oneOfGroups.test(before) ||
      sharedBefore.test(before))
  )
    return 'group'
  if (of !== 'n' && value > 1 && (goesTo.test(after) || sharedOut.test(after))) return 'group'
  // "N = 10 patients who … were compared with N = 10 patients"
  if (of !== 'n' && /\b[nN]\s?=\s?$/.test(before) && manyLettered(before.replace(/[nN]\s?=\s?$/, ''), after))
    return 'group'
  const inList = isListed(before, after) || (of !== 'n' && listedAfter.test(plain))
  if (of !== 'n' && value > 1 && !inList && (randomisedAfter.test(after) || randomisedAfter.test(plain) || randomisedFar.test(plain))) return 'randomised' // prettier-ignore
  if (isPlan) return 'planned'
  const enrols = alsoEnrolled.test(after.slice(0, 80))
  if ((screenedBefore.test(before) || screenedAfter.test(after)) && !enrols) return 'screened'
  if (of === 'n' && heterogeneity.test(before)) return 'part'
  if (of === 'n') return letteredRole(before, filled.slice(end, end + 500)) ?? (capital && !manyLettered(before, after) && !besideResult.test(after) ? 'total' : 'group') // prettier-ignore
  if (value === 1 || eventAfter.test(after)) return 'event'
  if (randomisedBefore.test(before)) return 'randomised'
  if (analysedAfter.test(after)) return 'analysed'
  if (group.test(before.slice(-24))) return 'group'
  if (inList) return 'unclear'
  const found = filled.slice(start, end)
  if (ofAllBefore.test(before) && (enrolledNext.test(after) || enrolledInside.test(found))) return 'total'
  if (totalAfter.test(after) || totalAfter.test(plain) || takesPart.test(plain)) return 'total'
  if (group.test(after.slice(0, 30))) return 'group'
  if (totalBefore.test(before) && metCriteria.test(after)) return 'screened'
  if (totalBefore.test(before) || testedIn.test(before) || consecutive.test(found)) return 'total'
  return 'unclear'
}

/** "aged 18 to 75 years", "for more than 6 months", "≤8 years old" */
const times =
  /(?:\s(?:aged|ages|for|of|at|over|under|within|after|who were|with|more than|less than|at least|up to|between|from))*\s?[≤≥<>~]?\s?\uE000\uE001*(?:\s?(?:-|–|to|and)\s?\uE000\uE001*)?[\s-](?:years?|yr|months?|mo|weeks?|days?|hours?)\b(?:[\s-](?:old|of age))?/gi
/** What stands in brackets, and what describes people between commas ("90 % women, mean age 41.7 years,"), is no verb. */
function undescribed(words: string): string {
  let plain = words
  for (let depth = 0; depth < 3; depth++) plain = plain.replace(/\s?[([][^()[\]]*[)\]]/g, '')
  return plain
    .replace(times, '')
    .replace(
      /,\s(?:(?:mean|median|average)\b|aged?\b|of both sexes|all (?:men|women|male|female)|\uE000\uE001*\s?%\s)[^,;]*(?=,)|\saged\s(?:between\s)?\uE000\uE001*(?:\s?(?:-|–|to|and)\s?\uE000\uE001*)?(?:\s(?:years|months|weeks|days)(?: old)?)?,?/gi,
      '',
    )
}

const recruits =
  /\b(?:enrol+ed|recruited|participants were|subjects were|conducted (?:among|in|with|on))\s(?:[\w'’/-]+\s){1,9}$/i
const numbered = /\b[Gg]roups?\s(?:\uE000|[A-Z]\b)/
const labelled =
  /\b(?:groups?|arms?|placebo|controls?|interventions?|treatments?|conditions?|responders?|positive|negative)\s?$/i
/** "Women (n = 107) were randomly assigned", "we recruited infants (n = 57; …)": the whole, where no other n stands beside it. */
function letteredRole(before: string, behind: string): SampleRole | undefined {
  const lead = before.replace(/\s?[([]\s?(?:total\s)?$/, ' ')
  const closing = /^[^()]{0,200}[)\]]/.exec(behind)
  if (lead === before || !closing || labelled.test(lead) || numbered.test(lead)) return undefined
  const after = firstSentence(behind)
  if (manyLettered(before, after)) return undefined
  const plain = undescribed(firstSentence(behind.slice(closing[0].length)))
  if (randomisedBefore.test(lead) || /\b(?:were|was) randomi[sz]ed\s$/i.test(lead) || randomisedFar.test(plain))
    return 'randomised'
  if (/\b(?:were|was) (?:enrol+ed|recruited|included)\s$/i.test(lead)) return 'total'
  return recruits.test(lead) ||
    totalBefore.test(lead) ||
    totalAfter.test(plain) ||
    takesPart.test(plain) ||
    /^\sassigned to\b/.test(plain)
    ? 'total'
    : undefined
}

/** "d = 0.32 (N = 304; 95% CI …)": those of one analysis. */
const besideResult = new RegExp(
  String.raw`^\s?[;,]\s?(?:${SLOT}\s?%?\s?(?:CI|confidence)|CI\b|[pP]\s?[<=>]|I2|d\s?=|r\s?=)`,
)

/** "(I² = 90.1%; n = 5)": so many studies, or the people of one analysis. */
const heterogeneity = /\bI\s?(?:\(2\)|2|²|\^2)\s*=\s*\uE000\uE001*\s?%?\s?[;,]\s$/

/** "Men (N = 376) and women (N = 124)": a capital is no proof of a total where there are two of them. */
const manyLettered = (before: string, after: string) =>
  /\b[nN]\s?[=:]\s?\uE000/.test(before) || /\b[nN]\s?[=:]\s?\uE000/.test(after)

const lastSentence = (words: string) => words.split(/[.!?]\s(?=\S)|\n\s*\n/).at(-1) ?? ''
const firstSentence = (words: string) => words.split(/[.!?](?:\s|$)|\n\s*\n/)[0] ?? ''
