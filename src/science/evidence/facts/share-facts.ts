import { numberValue } from '../numbers.ts'
import { percentagesIn } from '../percentages.ts'
import type { RawFact } from './fact.ts'
import { after, before, decimalsOf } from './rule.ts'
import type { RuleText } from './rule-text.ts'

/** Behind a share, these say that it is a strength of a solution, a power or a level, not a finding. */
const strength =
  /^\s?(?:\(?(?:w\/v|v\/v|w\/w|wt\/vol)|(?:isotonic |normal |aqueous |buffered |fetal |foetal |bovine )?(?:saline|NaCl|sodium|dextrose|glucose solution|sucrose|ethanol|alcohol\b|methanol|isopropanol|lidocaine|lignocaine|bupivacaine|ropivacaine|levobupivacaine|chlorhexidine|povidone|iodine|cream|ointment|gel\b|solution|bovine|fetal|BSA|FBS|FCS|serum|agarose|agar|CO2|CO₂|O2|oxygen|formalin|formaldehyde|paraformaldehyde|hydrogen peroxide|acetic|hypochlorite|NaOCl|fluoride|atropine|sevoflurane|isoflurane|desflurane|humidity|relative humidity|hydrocortisone|triton|tween|SDS|polyacrylamide|mannitol|albumin|starch|EDTA|DMSO|gradient|(?:statistical )?power\b|(?:significance|confidence|probability|credib\w+|alpha) (?:level|limit|interval)s?|level of (?:significance|confidence)|two-sided|one-sided|1?RM\b|of (?:1RM|VO2|maximum heart|max(?:imal)? heart|the one-repetition)))/i
const strengthBefore =
  /(?:\bpower (?:of|was|=|at)\s(?:at least\s)?|\b(?:alpha|α|significance|significant)(?: (?:level|error))?\s?(?:of|at|=|was|set at|to)?\s?(?:the\s)?|\bat the |\btype I error (?:rate )?(?:of|at)\s|\bconfidence (?:level|interval|limit)s? (?:of|at|=|was)\s|\bCIs?\s?[:=,]?\s?[([]?|\bI2\s?=\s?|\bI²\s?=\s?|\b(?:an? )?(?:expected|anticipated|assumed|assuming|allowing for|estimated)\s(?:\w+\s){0,4})$/i

const bounds =
  /(?:CIs?|CrI|C\.I\.|confidence (?:interval|limit)s?|IQR|interquartile range|range)\)?[\s:=,]{0,3}(?:of |was |from )?[([]?\s?-?\d[\d.]*\s?%?\s?(?:to|-|,|;|and)\s?-?\d[\d.]*\s?%?/gi
const spread = /(?:±|\+\/-|SD|SE)\s?=?\s?$/

const fraction =
  /(?<![\d/.,-])(\d{1,3}(?:,\d{3})+|\d{1,7})\s?(\/|(?:out )?of (?:the |a total of )?(?:planned |eligible |enrolled |included |remaining |initial |original )?)\s?(\d{1,3}(?:,\d{3})+|\d{1,7})(?![\d/]|[.,]\d|%)/g
const counted =
  /^\s?(?:[a-z'-]+\s){0,3}?(?:patients?|participants?|subjects?|people|persons?|individuals?|adults?|children|infants?|women|men|girls|boys|females?|males?|cases?|controls?|mice|rats|animals|eyes|students|respondents|studies|trials|samples|schools|hospitals|nurses|pupils|households|volunteers|babies|mothers|donors|recipients|survivors|\(\s?\d|\[\s?\d|[)\];,]|vs\b|versus\b|compared\b|in the\b|had\b|were\b|died\b|completed\b|responded\b)/i
const notCount =
  /^\s?(?:mm\s?Hg|mmHg|kg|mg|ml|h\b|hours|days?\b|weeks?\b|months?\b|years?\b|points?|items?|µ|mmol|bpm|\(?(?:score|scale))/i

/** Percentages with the counts that bear them, and counts out of a whole ("12/45", "12 of 45 patients"). */
export function shareFacts({ text }: RuleText): RawFact[] {
  const inInterval = [...text.matchAll(bounds)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
  }))
  const shares = percentagesIn(text)
    .filter(({ start, end }) => {
      if (inInterval.some((span) => start >= span.start && end <= span.end)) return false
      const ahead = before(text, start, 60)
      return !strength.test(after(text, end, 40)) && !strengthBefore.test(ahead) && !spread.test(ahead)
    })
    .map(({ start, end, found, value, events, of }): RawFact => {
      const beside = events === undefined ? countsBeside(text, start, end) : { events, of }
      return { kind: 'percentage', start, end, value, unit: '%', decimals: decimalsOf(found), ...beside }
    })
  const counts = [...text.matchAll(fraction)].flatMap((found): RawFact[] => {
    const value = numberValue(found[1] ?? '')
    const of = numberValue(found[3] ?? '')
    const end = found.index + found[0].length
    if (value === undefined || of === undefined || value > of || of < 2) return []
    const ahead = before(text, found.index, 40)
    const rest = after(text, end, 60)
    if (
      notCount.test(rest) ||
      /\b(?:table|fig(?:ure)?|grade|stage|ref|visual acuity|titer|ratio of)\.?\s$/i.test(ahead)
    )
      return []
    const slashed = found[2] === '/'
    const isYear = /^(?:19|20)\d\d$/.test(found[3] ?? '') && !/^\s?\(\d/.test(rest)
    const shown =
      /^\s?[[(]\s?\d{1,3}(?:\.\d+)?\s?%/.test(rest) || /%\s?[[(]\s?$/.test(ahead) || /%\s?[;,]\s?$/.test(ahead)
    if (isYear || (slashed && of < 5 && !shown)) return []
    if (!shown && !counted.test(rest) && !(slashed && /[([]\s?$/.test(ahead))) return []
    if (slashed && !shown && /^[\s\w]*(?:mm ?Hg|pressure)/i.test(rest.slice(0, 24))) return []
    return [{ kind: 'count', start: found.index, end, value, of }]
  })
  return [...shares, ...counts]
}

/** "n = 12 of 45; 26.7%", "12/45; 26.7%", "26.7%; 12/45". */
function countsBeside(text: string, start: number, end: number): { events?: number; of?: number } {
  const ahead = /(\d[\d,]{0,9})\s?(?:\/|(?:out )?of(?: the)?)\s?(\d[\d,]{0,9})\s?[;,]\s?$/.exec(before(text, start, 40))
  const behind = /^\s?[;,]?\s?[([]?\s?(?:n\s?=\s?)?(\d[\d,]{0,9})\s?(?:\/|(?:out )?of(?: the)?)\s?(\d[\d,]{0,9})/.exec(
    after(text, end, 40),
  )
  // "91.6%; 10 of the 120 subjects (8.3%)": those counts have a share of their own.
  const own =
    behind &&
    /^\s?(?:[a-z]+\s){0,3}\(\d{1,3}(?:\.\d+)?\s?%/i.test(
      text.slice(end + behind[0].length, end + behind[0].length + 50),
    )
  const counts = ahead ?? (own ? undefined : behind)
  const events = numberValue(counts?.[1] ?? '')
  const of = numberValue(counts?.[2] ?? '')
  return events !== undefined && of !== undefined && events <= of && of > 0 ? { events, of } : {}
}
