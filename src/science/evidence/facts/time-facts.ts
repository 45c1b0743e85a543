import { SLOT, slotMatches } from '../number-slots.ts'
import type { RawFact, TimeUnit } from './fact.ts'
import { before } from './rule.ts'
import type { RuleText } from './rule-text.ts'

const names = 'january february march april may june july august september october november december'.split(' ')
const month = String.raw`(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.?`
const date = String.raw`(?:the\s)?(?:\d{1,2}(?:st|nd|rd|th)?\s(?:of\s)?)?(?:(?:early|mid|late|spring|summer|autumn|fall|winter)[-\s])?(?:${month}\s?(?:\d{1,2}(?:st|nd|rd|th)?,?\s)?(?:of\s|,\s)?)?(?:19|20)\d{2}`
const partial = String.raw`(?:\d{1,2}(?:st|nd|rd|th)?\s(?:of\s)?)?${month}(?:\s\d{1,2}(?:st|nd|rd|th)?)?,?`
const spans = new RegExp(
  String.raw`\b(?:between|from|during|in|over|the period|dated)?\s?(?<![\d/.-])(?:(${date})\s?(?:,\s)?(?:to|-|until|till|through|and|up to)\s?(${date})|(${partial})\s(?:to|-|until|through|and)\s(${date}))(?![\d/])`,
  'g',
)
const single = new RegExp(
  String.raw`\b(?:recruit\w+|enrol\w+|conducted|carried out|performed|collected|took place|undertaken|interviewed|surveyed|held|admitted|data collection|started|began)\b[^.;]{0,80}?\b(?:in|during|on|since)\s(${date})(?![\d/-])`,
  'gi',
)
/** These dates are not those of the study: literature searches, guidelines, other people's studies. */
const otherDates =
  /\b(?:published|guidelines?|et al|reported|version|edition|copyright|accessed|received|accepted|increased|decreased|rose|fell|declined|cited|volume|database|inception)\b[^.;]{0,50}$/i

/** "2010-03" for March 2010, "2010" for a year alone. */
function iso(written: string, other?: string): string {
  const year = /(?:19|20)\d{2}/.exec(written)?.[0] ?? /(?:19|20)\d{2}/.exec(other ?? '')?.[0] ?? ''
  const name = new RegExp(month, 'i').exec(written)?.[0].slice(0, 3).toLowerCase()
  const at = name ? names.findIndex((full) => full.startsWith(name)) : -1
  return at === -1 ? year : `${year}-${String(at + 1).padStart(2, '0')}`
}

function periods({ text, sentenceAt }: RuleText): RawFact[] {
  const facts: RawFact[] = []
  for (const found of text.matchAll(spans)) {
    const [whole, first, last, part, end] = found
    const to = iso(last ?? end ?? '')
    const from = iso(first ?? part ?? '', last ?? end)
    const plain = whole.replace(/^\s?(?:(?:between|from|during|in|over|the period|dated)\s)?/, '')
    const start = found.index + whole.length - plain.length
    const sentence = sentenceAt(start)
    const ahead = text.slice(Math.max(sentence?.start ?? 0, start - 70), start)
    if (from === '' || from > to || otherDates.test(ahead) || sentence?.part === 'background') continue
    facts.push({ kind: 'period', start, end: found.index + whole.length, value: `${from}/${to}`, from, to })
  }
  for (const found of text.matchAll(single)) {
    const written = found[1] ?? ''
    const end = found.index + found[0].length
    const start = end - written.length
    if (facts.some((fact) => start < fact.end && fact.start < end) || sentenceAt(start)?.part === 'background') continue
    if (/^\s?(?:to|-|until|through|and)\s?(?:\w+\.?\s)?(?:\d{1,2},?\s)?(?:19|20)\d\d/.test(text.slice(end, end + 30)))
      continue
    facts.push({ kind: 'period', start, end, value: iso(written), from: iso(written) })
  }
  return facts
}

const amount = `(${SLOT})`
const time = String.raw`(hours?|hrs?|h|days?|weeks?|wks?|months?|mos?|years?|yrs?)`
/** "3, 6 and 12 months": the unit behind the last one is that of all. */
const times = String.raw`((?:${SLOT}(?:[\s-](?:hours?|days?|weeks?|months?|years?))?(?:,?\s(?:and|or|to)\s(?:at\s)?|,\s(?:at\s)?|\s?-\s?)){0,5})${amount}(?:\s?(?:±|\+\/-)\s?${SLOT})?(?:\s?[([]${SLOT}\s?-\s?${SLOT}[)\]])?[\s-]?${time}\b`
const about = String.raw`(?:approximately |about |at least |up to |over |a further |an additional |another )?`
const followed = [
  String.raw`\b(?:mean|median|average|maximum|minimum|total)?\s?(?:duration of )?follow-?\s?up(?: (?:period|time|duration|length|interval|controls?|visits?|assessments?|examinations?|evaluations?|measure(?:s|ments?)|tests?|interviews?|data|appointments?)){0,2}(?: \([^)]{1,24}\))?(?: (?:were|was|took place|occurred|done|performed|conducted|scheduled|made|carried out|held|obtained|collected)){0,2}\s?(?:was|of|=|:|,|lasted|for|at|to|after|ranged from|continued (?:for|to|until))?\s?(?:the\s)?${about}${times}`,
  String.raw`\b(?:followed|follow)(?:[- ]?up)?(?:\s\w+){0,3}?\s(?:for|over|until|to|at|after)\s(?:a\s)?(?:period of\s|mean of\s|median of\s|maximum of\s|an average of\s|approximately\s|up to\s|at least\s|total of\s|over a period of\s)*${times}`,
  String.raw`${times}(?: of)?[\s-](?:(?!and|or|then|before|after|with|to|but|plus)\w+\s)?follow-?\s?up\b`,
  String.raw`\b(?:seen|examined|contacted|interviewed|tested) again (?:at|after)\s${times}`,
  String.raw`\b(?:outcomes?|measure(?:s|ments?)|assess(?:ed|ments?)|evaluated|follow-?up (?:assessments?|controls?|visits?)|reassessed)\b[^.;]{0,60}?\bat\s(?:[^.;]{0,40}?(?:,|and)\s)?${times}(?=[^.;]{0,30}(?:after|post|from baseline|later|follow|\.|;|,))`,
].map((source) => new RegExp(source, 'dgi'))
const earlier = new RegExp(String.raw`(${SLOT})(?:[\s-](hours?|days?|weeks?|months?|years?))?`, 'dg')

const unitOf = (written: string): TimeUnit =>
  /^h/i.test(written)
    ? 'hours'
    : /^d/i.test(written)
      ? 'days'
      : /^w/i.test(written)
        ? 'weeks'
        : /^m/i.test(written)
          ? 'months'
          : 'years'

function followUps({ text, sentenceAt }: RuleText): RawFact[] {
  const facts: RawFact[] = []
  for (const pattern of followed) {
    for (const found of slotMatches(text, pattern, true)) {
      const number = found.number(2)
      // "Outcomes were measured … at 12 months": only the time itself is the passage.
      const isLate = pattern === followed.at(-1)
      const listed = found.words(1) ?? ''
      const start = isLate
        ? listed
          ? found.at(1)
          : (number?.start ?? found.start)
        : found.start + found.found.length - found.found.trimStart().length
      const { end } = found
      if (!number || number.value < 0 || facts.some((fact) => start < fact.end && fact.start < end)) continue
      if (
        /^\s(?:old|of age|pregnan\w+|gestation\w*|of (?:pregnancy|gestation)|post-?menstrual)\b/i.test(
          text.slice(end, end + 20),
        )
      )
        continue
      if (
        sentenceAt(start)?.part === 'background' ||
        /\b(?:lost to|loss to|age at|ages at|lack of|without)\s(?:an? )?$/i.test(before(text, start, 14))
      )
        continue
      if (
        /^[^.;]{0,30}\b(?:would be|will be|is|are) (?:required|needed|necessary|planned)\b/i.test(
          text.slice(end, end + 60),
        )
      )
        continue
      const unit = unitOf(found.words(3) ?? '')
      for (const one of slotMatches(listed, earlier, true)) {
        const value = one.number(1)?.value
        const at = found.at(1) + one.start
        const own = one.words(2)
        if (value !== undefined && value >= 0)
          facts.push({
            kind: 'follow-up',
            start: at,
            end: at + one.found.length,
            value,
            unit: own ? unitOf(own) : unit,
          })
      }
      facts.push({ kind: 'follow-up', start: listed ? number.start : start, end, value: number.value, unit })
    }
  }
  return facts
}

const seen = String.raw`(?:assess\w*|measur\w*|evaluat\w*|examin\w*|perform\w*|collect\w*|obtain\w*|record\w*|observ\w*|document\w*|biops\w*|imaging|MRI|euthani[sz]ed|sacrificed|killed|interview\w*|tested|rated|scores?|scored|outcomes?|end ?points?|survival|mortality|improve\w*|reduc\w*|decreas\w*|increas\w*|differen\w*|significant\w*|better|higher|lower|visits?|seen|completed|rates?)`
const after = String.raw`(?:post-?operatively|post-?operative|post-?surgery|post-?treatment|post-?intervention|post-?injection|post-?implantation|post-?transplantation|post-?procedure|postpartum|later|(?:after|following|from|of|since) (?:the |their |its )?(?:start of |end of |completion of |initiation of |first |last |onset of )?(?:surgery|operation|treatment|therapy|intervention|transplantation|implantation|procedure|injection|randomi[sz]ation|baseline|enrol+ment|inclusion|discharge|study entry|admission|training|grafting|repair|inoculation|[A-Z]{2,6}\b))`
/** Times at which people were seen, where the words speak of no follow-up. */
const visited = [
  String.raw`\b(?:at|after|to|by|until|through|within)\s(?:baseline,?\s(?:and\s)?(?:(?:at|after)\s)?)?${times}\s${after}`,
  String.raw`(?<=\b${seen}[^.;]{0,90}\s(?:at|after)\s(?:(?:baseline|entry|admission|enrolment|discharge),?\s(?:and\s)?(?:(?:at|after)\s)?)?)${times}(?!\s(?:of age|old|intervals?|before|prior|or (?:more|longer)))`,
  String.raw`(?<=\b(?:at|after)\s)${times}(?=,?\s(?:[(,]|[^.;]{0,60}\b${seen}\b))(?!\s(?:of age|old|intervals?|before|prior))`,
  String.raw`${times}\s(?:post-?operatively|post-?surgery|post-?treatment|post-?injection|post-?implantation|post-?transplantation|later|(?:after|following) (?:the |their )?(?:surgery|operation|treatment|transplantation|implantation|procedure|injection|randomi[sz]ation|inoculation|study entry|repair))`,
].map((source) => new RegExp(source, 'dg'))
/** A time of the past or of entry: "for the previous 6 months", "older than", "within 24 hours of onset". */
const notSince =
  /\b(?:previous|past|last|prior|preceding|aged?|older|younger|than|history of|duration of|since|every|run-?in|screening|washout|wash-?out|within|as early as|first|recruit\w+|accrual|enrol\w+ period)\s(?:[\w-]+\s){0,2}$/i
const notSinceBehind =
  /^\s?(?:old|of age|before|prior|earlier|ago|or (?:more|longer|older)|intervals?|run-?in|wash-?out|history|apart|'?\s?(?:corrected|of pregnancy)|pregnan\w+|gestation\w*)\b|^'|^,?\s(?:[\w-]+,?\s){0,3}(?:run-?in|washout|wash-?out|recruitment|screening)\b/i

function visits({ text, sentenceAt }: RuleText, named: readonly RawFact[]): RawFact[] {
  const facts: RawFact[] = []
  for (const pattern of visited)
    for (const found of slotMatches(text, pattern, true)) {
      const number = found.number(2)
      const unit = found.words(3)
      // Hours after a dose say little about how long a study lasted.
      if (!number || !unit || number.value < 0 || number.scale || unitOf(unit) === 'hours') continue
      const end = number.end + unitAt(text, number.end)
      if ([...named, ...facts].some((fact) => number.start < fact.end && fact.start < end)) continue
      const part = sentenceAt(number.start)?.part
      if (part === 'background' || part === 'discussion') continue
      const from = found.at(1) >= 0 && found.words(1) ? found.at(1) : number.start
      if (notSince.test(before(text, from, 40)) || notSinceBehind.test(text.slice(end, end + 40))) continue
      facts.push({ kind: 'visit', start: number.start, end, value: number.value, unit: unitOf(unit) })
    }
  return facts
}

/** How far the unit behind a number reaches. */
const unitAt = (text: string, end: number) =>
  /^[^.;]{0,24}?(?:hours?|hrs?|days?|weeks?|wks?|months?|mos?|years?|yrs?|h)\b/i.exec(text.slice(end, end + 40))?.[0]
    .length ?? 0

export function timeFacts(paper: RuleText): RawFact[] {
  const named = followUps(paper)
  return [...periods(paper), ...named, ...visits(paper, named)]
}
