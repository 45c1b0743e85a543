import { slotted } from './number-slots.ts'
import { numberTokens } from './number-tokens.ts'
import { isListed, type SampleSize } from './sample-role.ts'

/** Longer texts speak of other studies' people too: in them the largest number is nobody's total. */
const ABSTRACT = 6000

const never: ReadonlySet<SampleSize['role']> = new Set(['screened', 'planned', 'population', 'other-study', 'event'])
/** Counts of these are no people or animals. */
const notPeople =
  /^(?:n|studies|trials|articles|reports|publications|rcts|schools?|practices|hospitals?|clusters?|villages?|cases|eyes|knees|hips|teeth|users?)$/
const words = String.raw`(?:,?\s(?!\uE000)[\w'’/±%<>≤≥=-]+)`
/** "16 participants underwent", "14 men were given": what is done to or by all who are in a study. */
const undergoes = new RegExp(
  String.raw`^${words}{0,14}?(?<!\bwho),?\s(?:underwent|received|consumed|ingested|performed|met (?:the )?(?:\w+\s){0,3}criteria|(?:were|was)\s(?:\w+\s){0,2}?(?:examined|assessed|evaluated|investigated|given|reviewed|compared|scanned|measured|selected|trained|exposed|stratified|imaged|genotyped|administered|matched|analy[sz]ed|(?:assigned|allocated|divided)))\b`,
  'i',
)
const participants =
  /(?:^|[.:;]\s?)(?:(?:the )?(?:study )?(?:participants|subjects|patients|sample|population|setting and participants|design and participants|patients and methods)(?: were| was|:)\s|participants\s)$/i
/** "was obtained in 80 healthy subjects", "we examined 806 patients", "secondary analysis of data for the 638 participants" */
const studiedIn =
  /\b(?:examined|analy[sz](?:ed|is)|evaluated|assessed|investigated|measured|obtained|performed|conducted|carried out|reviewed|studied|compared|determined|collected|tested|recorded|profiling|data|records|effects?|outcomes?|status|identified)\b[^.;\uE000]{0,170}?\s(?:in|from|of|on|for|among)\s(?:the )?(?:first )?$/i
const weStudied =
  /\b(?:we|authors?)\s(?:\w+ly\s)?(?:examined|analy[sz]ed|evaluated|assessed|investigated|reviewed|studied|compared|identified)\s(?:data (?:from|of|on)\s)?(?:the )?$/i
const ofAll = /(?:^|[.:;]\s?|\b(?:results|findings)[:\s]\s?)of (?:the )?$/i
const amongAll = /\bamong (?:the )?$/i

/**
 * Gives the whole sample its role where no verb of enrolment stands beside it: a number that the groups behind it add up to,
 * or else the one number of an abstract's people of whom the text says that something was done with them all,
 * and than whom it names no more (`studied`), or that counts nobody besides (`alone`).
 */
export function withWhole(hits: SampleSize[], text: string): SampleSize[] {
  const filled = slotted(text, true)
  const own = hits.filter(({ role, value }) => !never.has(role) && value > 1)
  const people = own.filter(({ of }) => of === 'n' || !notPeople.test(of))
  const counted = own.filter(({ of }) => of === 'n' || of === 'cases' || !notPeople.test(of))
  const largest = Math.max(0, ...people.map(({ value }) => value))
  const isBare = ({ role, stage }: SampleSize) => stage === undefined && ['unclear', 'group', 'analysed'].includes(role)
  const isSaid = hits.some(({ role, stage }) => role === 'total' && stage !== undefined)
  const isShort = text.length < ABSTRACT && !isSaid
  return hits.map((hit) => {
    if (isMoreThanGroups(hit, text)) return { ...hit, role: 'screened', stage: undefined }
    if (!people.includes(hit) || hit.value < largest || !isBare(hit)) return hit
    const behind = sentenceBehind(text, hit.end)
    if (hit.role !== 'analysed' && addsUp(hit.value, behind) && !isListed(sentenceAhead(filled, hit.start), ''))
      return { ...hit, role: 'total', stage: 'studied' }
    if (!isShort || hit.role !== 'unclear' || hit.of === 'n' || hit.value < 5) return hit
    const ahead = sentenceAhead(filled, hit.start)
    if (isNarrowed(filled.slice(hit.end, hit.end + 400)) || isOneOfSeveral(hit, counted, text, filled)) return hit
    const after = withoutAsides(filled.slice(hit.end, hit.end + 400).split(/[.!?](?:\s|$)/)[0] ?? '')
    const isStudied =
      undergoes.test(after) ||
      (ofAll.test(ahead) && !/^\swho\b/i.test(after)) ||
      [participants, studiedIn, weStudied, amongAll].some((words) => words.test(ahead))
    if (isStudied) return { ...hit, role: 'total', stage: 'studied' }
    return isAlone(hit, counted, text, ahead) ? { ...hit, role: 'total', stage: 'alone' } : hit
  })
}

/** The text of a whole abstract and not a sentence of it. */
const WHOLE_ABSTRACT = 600
/** Behind this some of those who were counted are counted again, and a count of their own may be all that is left. */
const resultsBefore = /(?:^|[.;)]\s?)(?:RESULTS?|FINDINGS|Results?|Findings)\b/
/** "11 healthy and 53 diabetic subjects", "in 24 and 16 subjects", "Thousand six hundred adults" */
const besideOther = /\uE000[^.;:]{0,60}\s(?:and|or|versus|vs\.?|plus)\s$|\bthousand\s$/i
/** "orally in 14 and intrathecally in 8 patients" */
const alsoIn =
  /\b(?:in|of|to|for|with)\s\uE000\uE001*\s(?:and|or|versus|vs\.?|plus)\s(?:\w+ly\s)?(?:in|of|to|for|with)\s$/i
/** An abstract that counts people once, in front of its results, and fewer of them at most: "265 clinicians watched". */
const isAlone = (hit: SampleSize, counted: readonly SampleSize[], text: string, ahead: string): boolean =>
  text.length > WHOLE_ABSTRACT &&
  !hit.found.includes(',') &&
  hit.of !== 'controls' &&
  !besideOther.test(ahead) &&
  !resultsBefore.test(text.slice(0, hit.start)) &&
  counted.every((other) => other === hit || other.value === hit.value || (other.of === 'n' && other.role === 'group'))

/** "Of 4,814 participants in the Recall Study, 327 …", "89 women with complete data": those of whom some were taken. */
const source =
  /^(?:\s[\w-]+){0,4}?\s(?:in|from|of|by) (?:the |an? )[^,;.]{0,90}?\b(?:study|trial|registry|register|survey|cohort|database|programme|program)\b[^,;.]{0,20},\s\uE000|^(?:\s[\w-]+){0,3}?\s(?:with|had|having|who (?:had|completed|returned|provided)) (?:\w+ ){0,2}?(?:complete|available|evaluable|valid|usable|full)\b|^(?:\s[\w-]+){0,3}?\swho (?:completed|returned|responded|replied|agreed)\b/i
/** "436 patients … were compared: group I, 43 cases; group II, 48 cases", "718 patients, while 45 met the criteria" */
const chosen =
  /^[^.]{0,300}?\uE000\uE001*\s(?:\([^)]{0,30}\)\s)?(?:\w+\s){0,3}?(?:(?:met|fulfilled|satisfied) (?:\w+\s){0,4}?criteria|(?:were|was)\s(?:\w+\s){0,2}?(?:eligible|included|enrol+ed|selected|recruited)\b)/i
/** Whether the words behind a number of people go on to choose fewer of them. */
const isNarrowed = (behind: string): boolean => {
  const sentence = behind.split(/[.!?](?:\s|$)|\n\s*\n/)[0] ?? ''
  return source.test(sentence) || chosen.test(sentence)
}

const grouped = /\bgroups?\b[^().]{0,60}\((?:[^().,]{0,40},\s)?(?:n\s?=\s?)?(\d{1,6})(?:\s\w+)?\)/gi
/** "Among 436 patients, … group A (43 cases) … group B (48 cases)": the groups were chosen out of more. */
function isMoreThanGroups({ value, start, end }: SampleSize, text: string): boolean {
  if (!/\b(?:of|among) (?:the |all )?$/i.test(text.slice(Math.max(0, start - 14), start))) return false
  const groups = [...sentenceBehind(text, end).matchAll(grouped)].map(([, figure]) => Number(figure))
  return groups.length > 1 && groups.reduce((all, group) => all + group, 0) < value
}

const some = /\b(?:other|remaining|additional|another|further)\b/i
/** Whether other people are counted beside these and not as some of them: then neither number is that of all. */
function isOneOfSeveral(hit: SampleSize, counted: readonly SampleSize[], text: string, filled: string): boolean {
  if (some.test(hit.found) || text.slice(0, hit.start).trimEnd().endsWith('(')) return true
  const behind = filled.slice(hit.end, hit.end + 120)
  if (isListed(sentenceAhead(filled, hit.start), behind) || alsoIn.test(sentenceAhead(filled, hit.start))) return true
  if (/^(?:\s[\w'’-]+){0,6}?\s(?:groups?|arms?|controls?|cases)\b/i.test(behind)) return true
  if (
    /^[^.;,]{0,90}?\s(?:and|versus|vs\.?|or)\s(?:in\s)?\uE000\uE001*\s(?!%)(?:healthy|age|matched|normal|other|without|with|non)/i.test(
      withoutAsides(behind),
    )
  )
    return true
  const until = hit.end + sentenceBehind(text, hit.end).length
  return counted.some(
    (other) =>
      other.start >= hit.end &&
      other.start < until &&
      other.value !== hit.value &&
      !/(?:including|of (?:whom|these|which|them)|compris\w+|consisting of|[([:;]|,)\s?(?:\w+\s){0,2}$/i.test(
        text.slice(Math.max(0, other.start - 40), other.start),
      ),
  )
}

const withoutAsides = (words: string) => {
  let plain = words
  for (let depth = 0; depth < 3; depth++) plain = plain.replace(/\s?[([][^()[\]]*[)\]]/g, '')
  return plain
}

const sentenceAhead = (filled: string, at: number) =>
  filled
    .slice(Math.max(0, at - 240), at)
    .split(/[.!?]\s(?=\S)|\n\s*\n/)
    .at(-1) ?? ''

/** The rest of the sentence, up to a bounded length. */
const sentenceBehind = (text: string, at: number) =>
  text.slice(at, at + 400).split(/[.!?]\s+(?=\p{Lu}|\d)|\n\s*\n/u)[0] ?? ''

/**
 * "195 women (132 in the control group and 63 in the other)": two to five counts, one after another, that make the whole. In
 * "3 of 231 and 11 of 220" nothing is a part: cases and people are no two groups.
 */
function addsUp(whole: number, behind: string): boolean {
  const counts = numberTokens(behind)
    .filter(
      ({ value, percent, scale, form, start, end }) =>
        form === 'figures' &&
        Number.isInteger(value) &&
        value > 0 &&
        !percent &&
        !scale &&
        !/^\s?(?:%|±|[-–]|(?:(?:out )?of \d|years?|weeks?|months?|days?|hours?|min|mg|kg|g|ml|mm|cm)\b|,\d)/.test(
          behind.slice(end, end + 8),
        ) &&
        !/(?:[-–/±.]|\b(?:aged|age|stage|type|phase|week|day|year|group)\s|\d of\s|,)$/i.test(
          behind.slice(Math.max(0, start - 6), start),
        ),
    )
    .map(({ value }) => value)
  return counts.some((_, from) =>
    [2, 3, 4, 5].some(
      (length) =>
        from + length <= counts.length && counts.slice(from, from + length).reduce((all, value) => all + value, 0) === whole, // prettier-ignore
    ),
  )
}
