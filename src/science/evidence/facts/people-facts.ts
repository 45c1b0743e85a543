import { SLOT, slotMatches, slotted } from '../number-slots.ts'
import type { RawFact } from './fact.ts'
import type { RuleText } from './rule-text.ts'

const unit = String.raw`(years?|yrs?\.?|y|months?|mo|weeks?|wk|days?|d)\b`
const num = `(${SLOT})`
const spread = String.raw`(?:[,;]?\s?(?:\(?(?:SD|standard deviation|s\.d\.|SE|±|\+\/-)\s?[=:,]?\s?|[([]\s?(?:±|SD|s\.d\.)?\s?[=:,]?\s?)(${SLOT})\s?(?:years?|yrs?)?\s?[)\]]?)?`
const label = String.raw`(?:\s?[([](?:±\s?)?(?:SD|s\.d\.|standard deviation|IQR|range|interquartile range|years?|yrs?|in years)[)\]])?`

/** "of the women", "of the 114 mothers was": a number of people in between is no age. */
const ofWhom = String.raw`(?: of (?:(?:the|all)\s)?(?:${SLOT}\s(?!years?\b|yrs?\b|y\b|months?\b)(?:\w+\s){1,3}?(?=was|were|=)|(?:\w+\s?){1,3}?))?`

type Shape = {
  pattern: RegExp
  statistic: 'mean' | 'median' | 'range' | 'from'
  parts: readonly ('value' | 'spread' | 'to' | 'unit')[]
}
const shapes: readonly Shape[] = [
  { statistic: 'mean', pattern: new RegExp(String.raw`\b(?:mean|average)(?: ±? ?SD)?${label}\s(?:(?:\w+['’]?s?\s){0,3}?)ages?(?: at (?:\w+\s?){1,3}?)?${ofWhom}${label}\s?(?:was|were|of|is|=|:|,)?\s?${num}\s?(?:${unit})?${spread}`, 'dgi'), parts: ['value', 'unit', 'spread'] },
  { statistic: 'median', pattern: new RegExp(String.raw`\bmedian${label}\s(?:(?:\w+['’]?s?\s){0,3}?)age(?: at (?:\w+\s?){1,3}?)?${ofWhom}${label}\s?(?:was|of|is|=|:|,)?\s?${num}\s?(?:${unit})?`, 'dgi'), parts: ['value', 'unit'] },
  { statistic: 'mean', pattern: new RegExp(String.raw`\bage,?\s(?:mean|M)(?:\s?[([]SD[)\]])?\s?(?:was|of|=|:|,)?\s?${num}\s?(?:${unit})?${spread}`, 'dgi'), parts: ['value', 'unit', 'spread'] },
  { statistic: 'mean', pattern: new RegExp(String.raw`\bMage\s?=\s?${num}\s?(?:${unit})?${spread}`, 'dg'), parts: ['value', 'unit', 'spread'] },
  { statistic: 'mean', pattern: new RegExp(String.raw`\b(?:average age|averaged|aged on average|on average)\s${num}\s?(?:${unit})(?:\s(?:of age|old))`, 'dgi'), parts: ['value', 'unit'] },
  { statistic: 'mean', pattern: new RegExp(String.raw`\bage averaged\s${num}\s?(?:${unit})?${spread}`, 'dgi'), parts: ['value', 'unit', 'spread'] },
  { statistic: 'range', pattern: new RegExp(String.raw`\b(?:aged?|ages|aged? (?:between|from|range[ds]?(?: from)?|group|limits?)|ages? (?:of|between|from|rang(?:e|ed|ing)(?: (?:from|of|was))?)|rang(?:ed|ing) in age (?:from|between)|age range)[,:]?\s?\(?${num}\s?(?:years?|yrs?|months?)?\s?(?:to|-|and|through|until)\s?${num}\s?(?:${unit})?`, 'dgi'), parts: ['value', 'to', 'unit'] },
  { statistic: 'range', pattern: new RegExp(String.raw`${num}\s?(?:years?\s)?(?:-|to)\s?${num}[\s-](years?|yrs?|months?|weeks?|days?)[\s-](?:olds?\b|of age\b)`, 'dgi'), parts: ['value', 'to', 'unit'] },
  { statistic: 'range', pattern: new RegExp(String.raw`(?<=\bbetween\s)${num}\s(?:years?\s)?and\s${num}[\s-](years?|yrs?|months?|weeks?|days?)[\s-](?:olds?\b|of age\b)`, 'dgi'), parts: ['value', 'to', 'unit'] },
  { statistic: 'from', pattern: new RegExp(String.raw`(?:\b(?:aged?|age of|ages|older than|over(?: the age of)?)\s(?:≥|>|at least|over|above|older than)?\s?|≥\s?|>\s?)${num}[\s-]?${unit}(?:\s(?:or|and)\s(?:older|above|over|more)|\s(?:of age|old)(?:\s(?:or|and)\s(?:older|above|over|more))?)`, 'dgi'), parts: ['value', 'unit'] },
  { statistic: 'from', pattern: new RegExp(String.raw`\b(?:aged|age)\s(?:≥|>|at least|over|above|older than)\s?${num}\s?(?:${unit})?`, 'dgi'), parts: ['value', 'unit'] },
] // prettier-ignore

const unitOf = (written = 'years') =>
  /^mo/i.test(written) ? 'months' : /^w/i.test(written) ? 'weeks' : /^d/i.test(written) ? 'days' : 'years'

function ages({ text }: RuleText): RawFact[] {
  const hits: (RawFact & { kind: 'age' })[] = []
  for (const { pattern, statistic, parts } of shapes) {
    for (const found of slotMatches(text, pattern)) {
      const number = (name: Shape['parts'][number]) => {
        const at = parts.indexOf(name)
        return at === -1 ? undefined : found.number(at + 1)?.value
      }
      const value = number('value')
      const start = found.start
      const end = start + found.found.trimEnd().length
      if (value === undefined || value < 0 || value > 120 || hits.some((hit) => start < hit.end && hit.start < end))
        continue
      const to = number('to')
      if (parts.includes('to') && (to === undefined || to <= value || to > 120)) continue
      const width = number('spread')
      const unit = unitOf(found.words(parts.indexOf('unit') + 1) ?? 'years')
      hits.push({
        kind: 'age',
        start,
        end,
        value,
        unit,
        statistic,
        ...(to === undefined ? {} : { to }),
        ...(width === undefined ? {} : { spread: width }),
      })
    }
  }
  return hits
}

const female = String.raw`wom[ae]n|females?|girls?|mothers|female (?:patients|participants|subjects|sex|gender)`
const male = String.raw`m[ae]n|males?|boys?|fathers|male (?:patients|participants|subjects|sex|gender)`
const either = `(${female}|${male})`
const many = `(${SLOT})`
const sexShapes: readonly (readonly [RegExp, '%' | 'people', boolean])[] = [
  [new RegExp(String.raw`(?<!(?:to|-)\s?)(${SLOT})\s?%(?:\)|\s?\([^)]{1,40}\))?\s(?:of\s(?:the\s)?(?:\w+\s){1,3}(?:were|was)\s|of (?:whom|them|which)\s(?:were\s)?|(?:were|was)\s|being\s)?(?:\w+\s)?${either}\b(?!-|\s(?:with|reported|had|who|in|and ${SLOT}% of men))`, 'dgi'), '%', false],
  [new RegExp(String.raw`\b${either}(?:\ssex|\sgender)?\s?(?:[,:;=(]|was|were)\s?(?:n\s?=\s?${SLOT}[,;]?\s?)?[([]?(${SLOT})\s?%`, 'dgi'), '%', true],
  [new RegExp(String.raw`${many}\s${either}(?=\s?(?:\(|,|;|and|\/|:)\s?(?:\uE000|mean|median|M\b|Mage|aged|(?:were|was)))`, 'dgi'), 'people', false],
  [new RegExp(String.raw`(?:\band|,|\/|;)\s${many}\s${either}(?=\s?(?:[,;.)(]|were|with|aged|in\b|who))`, 'dgi'), 'people', false],
] // prettier-ignore

const aCount = new RegExp(`${SLOT}\\s(?:of the\\s)?$`)

function sexes({ text }: RuleText): RawFact[] {
  const hits: (RawFact & { kind: 'sex' })[] = []
  const filled = slotted(text, true)
  for (const [pattern, unit, wordFirst] of sexShapes) {
    for (const found of slotMatches(text, pattern)) {
      const word = found.words(wordFirst ? 1 : 2) ?? ''
      const number = found.number(wordFirst ? 2 : 1)
      if (!number || number.value < 0 || (unit === '%' && number.value > 100)) continue
      const start = wordFirst ? found.start : number.start
      const { end } = found
      const { value } = number
      if (hits.some((hit) => start < hit.end && hit.start < end)) continue
      // "Nine women (6%)" counts women; it is no share of women.
      if (wordFirst && aCount.test(filled.slice(Math.max(0, found.start - 24), found.start))) continue
      if (
        unit === 'people' &&
        (!Number.isInteger(value) || /^(?:19|20)\d\d$/.test(text.slice(number.start, number.end)))
      )
        continue
      hits.push({ kind: 'sex', start, end, value, unit, sex: /^(?:wom|fem|girl|moth)/i.test(word) ? 'female' : 'male' })
    }
  }
  return hits
}

const who = String.raw`(?:patients?|participants?|subjects?|adults?|adolescents?|children|infants?|neonates|newborns|women|men|mothers|people|individuals|persons|volunteers|students|outpatients|inpatients|smokers|survivors|caregivers|veterans|workers|couples|girls|boys|rats|mice|dogs|pigs|sows|cows)`
const lead = String.raw`(?:(?:(?!(?:for|of|in|to|and|or|the|we|with|by|before|after|from|on|at|were|was|among|that|these|both|all|each|every|no|into|as|than|recruited|enrolled|included|randomi[sz]ed)\b)[A-Za-z][\w'-]*\s){0,3}?)`
const population = new RegExp(
  String.raw`\b(${lead}${who}\s(?:\([^)]{1,40}\)\s)?(?:aged\s[^,.;()]{1,40}\s)?(?:with|who|undergoing|suffering from|at (?:high |increased )?risk (?:of|for)|diagnosed with|admitted (?:to|with|for)|receiving|requiring|presenting with|scheduled for|hospitali[sz]ed (?:with|for)|living with)\s[^.;:()]{3,110}?)(?=\s?(?:[.;:()]|,\s|\s(?:were|was|to (?:receive|either)|into|for \d|from (?:\d|one|two|the|\w+ (?:hospital|clinic|cent))|in (?:a|an|the|\d+|one|two|three|four|five)\b|at (?!risk|high|least|increased|low)\w+|using|by\s|randomi[sz]ed|versus|vs|compared|between (?:19|20)|during|received)\b))`,
  'gi',
)
const populationCue =
  /\b(?:randomi[sz]ed|enrol+ed|recruited|included|eligible|in|of|among|assigned|for|participants were|allocated|patients were)\s(?:[\w,'-]+\s){0,5}$/i

/** Who was studied, in the paper's words: "adults with type 2 diabetes". */
function populations({ text, sentenceAt }: RuleText): RawFact[] {
  return [...text.matchAll(population)].flatMap((found): RawFact[] => {
    const sentence = sentenceAt(found.index)
    const opens = sentence?.start === found.index
    if (!opens && !populationCue.test(text.slice(Math.max(sentence?.start ?? 0, found.index - 70), found.index)))
      return []
    const words = (found[1] ?? '').replace(
      /^(?:(?:the|an?|of|in|among|all|both|total|these|our|for|that|and|with|were|was|included|enrolled|recruited)\s)+/i,
      '',
    )
    const start = found.index + found[0].indexOf(words)
    // A title ends without a full stop, and what follows it is another sentence.
    const value = sentence
      ? words.slice(0, Math.max(0, sentence.start + sentence.text.length - start)).trimEnd()
      : words
    return value.length > 8 ? [{ kind: 'population', start, end: start + value.length, value }] : []
  })
}

export const peopleFacts = (paper: RuleText): RawFact[] => [...ages(paper), ...sexes(paper), ...populations(paper)]
