import { intervalsIn } from '../intervals.ts'
import { SLOT, slotMatches, slotted } from '../number-slots.ts'
import { percentagesIn } from '../percentages.ts'
import type { RawFact } from './fact.ts'
import { after, before } from './rule.ts'
import type { RuleText } from './rule-text.ts'

/** Behind a share, these say that it is a strength of a solution, a power or a level, not a finding. */
const strength =
  /^\s?(?:\(?(?:w\/v|v\/v|w\/w|wt\/vol)|(?:isotonic |normal |aqueous |buffered |fetal |foetal |bovine )?(?:saline|NaCl|sodium|dextrose|glucose solution|sucrose|ethanol|alcohol\b|methanol|isopropanol|lidocaine|lignocaine|bupivacaine|ropivacaine|levobupivacaine|chlorhexidine|povidone|iodine|cream|ointment|gel\b|solution|bovine|fetal|BSA|FBS|FCS|serum|agarose|agar|CO2|CO₂|CO\(2\)|of alcohol\b|O2|oxygen|formalin|formaldehyde|paraformaldehyde|hydrogen peroxide|acetic|hypochlorite|NaOCl|fluoride|atropine|sevoflurane|isoflurane|desflurane|humidity|relative humidity|hydrocortisone|triton|tween|SDS|polyacrylamide|mannitol|albumin|starch|EDTA|DMSO|gradient|(?:statistical )?power\b|(?:significance|confidence|probability|credib\w+|alpha) (?:level|limit|interval)s?|level of (?:significance|confidence)|two-sided|one-sided|1?RM\b|of (?:standard\b|1RM|VO2|(?:the |their )?maxim(?:al|um) voluntary|maximum heart|max(?:imal)? heart|the one-repetition)))/i
const strengthBefore =
  /(?:\bpower (?:of|was|=|at)\s(?:at least\s)?|\b(?:alpha|α|significance|significant)(?: (?:level|error))?\s?(?:of|at|=|was|set at|to)?\s?(?:the\s)?|\bat the |\bset at\s(?:the\s)?|\b(?:isotonic|hypotonic|hypertonic)\s?[([]?|\b(?:oxygen fraction|FiO2)\s?[([=]?\s?|\btype I error (?:rate )?(?:of|at)\s|\bconfidence (?:level|interval|limit)s? (?:of|at|=|was)\s|\bCIs?\s?[:=,]?\s?[([]?|\bI2\s?=\s?|\bI²\s?=\s?|\b(?:an? )?(?:expected|anticipated|assumed|assuming|allowing for|estimated)\s(?:\w+\s){0,4})$/i

const bounds = new RegExp(
  String.raw`(?:IQR|interquartile range|range)\)?[\s:=,]{0,3}(?:of |was |from )?[([]?\s?${SLOT}\s?%?\s?(?:to|-|,|;|and)\s?${SLOT}\s?%?`,
  'dgi',
)
/** "> 50%", "a limit of 21%": a bound is nobody's share. */
const boundBefore =
  /(?:[<>≤≥⩽⩾]\s?|[<>]\s?or\s?=\s?|\b(?:more|less|fewer|greater|higher|lower) than\s|\b(?:at least|at most|over|under|above|below|exceed(?:ed|ing|s)?|(?:maintained|kept|held) at|would have (?:had )?to be|(?:stopping|prespecified|pre-specified)\s(?:[a-z]+\s){0,2}(?:rate|level) of|up to|limit of|target of|margin of|cut-?off (?:value )?(?:of|at|was)|threshold (?:of|at|was))\s(?:or equal to\s)?(?:an?\s)?)$/i
const boundAfter =
  /^\s?(?:or (?:more|less|greater|higher|lower|above|below)\b|(?:limit|threshold|cut-?off|margin|target)\b)/i
/** "(95% CI 12.5% fewer to 7.2% more)": bounds with words between them. */
const inBounds = /[([][^()[\];]{0,20}\bCI\b[^()[\];]{0,40}$/
/** "ranged from 0% (no disability) to 100%": the ends of a scale. */
const isEndOfScale = (value: number, ahead: string, behind: string) =>
  (value === 0 && /\bfrom\s$/.test(ahead) && /^(?:\s?\([^()]{0,40}\))?\sto\s100\b/.test(behind)) ||
  (value === 100 && /\bfrom\s0\s?%?(?:\s?\([^()]{0,40}\))?\sto\s$/.test(ahead))
/** "the 50% responder rate", "defined as a 20% improvement", "the threshold was that 1% of the cells": agreed on beforehand. */
const isAgreed = (ahead: string, behind: string) =>
  /^\s?-?responders?\b/i.test(behind) ||
  /\b(?:threshold|cut-?off|criterion)\b[^.;,]{0,70}\b(?:was|is|were)\s(?:that|defined|set)\b[^.;]{0,110}$/i.test(
    ahead,
  ) ||
  (/\b(?:defined|determined|considered|specified|classified|regarded) (?:as|by|to be)\s(?:[\w-]+\s){0,4}$/i.test(
    ahead,
  ) &&
    /^\s(?:or\s\w+\s)?(?:[\w-]+\s){0,2}(?:improvement|reduction|decrease|increase|change|decline|drop|fall|rise|gain|loss|response|relief)\b/i.test(
      behind,
    ))
/** "lidocaine gel (2%)", "saline 0.5%", "in 12.5% saturation" */
const solution =
  /\b(?:gels?|creams?|ointments?|solutions?|saline|sprays?|drops|pastes?|varnish|mouth-?(?:wash|rinse)|lotions?|shampoo|foam|dextrose|glucose|alcohol|ethanol|glycerol|acid|hypochlorite|peroxide|fluoride|\w+caine|\w+hexidine|nicotine)\s?[([]?\s?$/i
const solutionAfter = /^[^.;,)]{0,40}?\s(?:saturation|concentrations?|solutions?|diets?|chow)\b/
/** "at low (4%) illumination": how much of it, beside the word that calls it low. */
const isDegree = (ahead: string, behind: string) =>
  /\b(?:low|lower|lowest|high|higher|highest|medium|moderate|normal|mild|weak|strong|full|half)\s[([]$/i.test(ahead) &&
  /^[)\]]\s(?!(?:and|or|in|of|for|to|than|versus|vs)\b)[a-z]/.test(behind)
/** "1.0 = 100% adherence" says what a number means. */
const isEquation = (ahead: string) => /\d\s?=\s?$/.test(ahead)
/** "PCL(10 %)-GO(0.5 %)": what a compound is made of. */
const isCompound = (ahead: string, behind: string) =>
  /[A-Z]{2}\($/.test(ahead) && /^\s?\)(?:\s?-|[A-Z])|^\s?\)\swas\sselected/.test(behind)
/** "mean [SD] of … 6.7% [6.0%]" */
const isSpreadIn = (ahead: string) => /%\s?[([]$/.test(ahead) && /[([]SDs?[)\]]/.test(ahead)
/** "94% (91–96%)": the second number of a bracket behind a share is the end of its interval. */
const rangeBefore = new RegExp(String.raw`%\s?[([]\s?${SLOT}\s?%?\s?(?:to|-|–|−|,)\s?$`)
const betweenBefore = new RegExp(String.raw`\bbetween\s${SLOT}\s?%?\sand\s$`, 'i')
/** "(84.9%–103.7%)": two ends in one bracket are a range, of whatever. */
const rangeInBracket = new RegExp(String.raw`[([]\s?${SLOT}\s?%?\s?(?:to|-|–|−)\s?${SLOT}\s?%\s?[)\],;]`, 'dg')
/** "to detect a 4% difference (12% versus 8%)" */
const planned = /\b(?:power|to detect|detecting|assum\w+|anticipat\w+|expected|sample size)\b[^.;]{0,110}$/i
const alsoShares = new RegExp(String.raw`^(?:\s?(?:,|and|or|to|versus|vs\.?|,\s?and)\s?${SLOT}\s?%)+`)
const nextWord = /^\s?([\p{L}][\p{L}\d'’-]*)/u
/** What may follow a share. Behind another noun a percentage is its strength or make-up: "0.5% hypobaric ropivacaine", "70% VO2max". */
const mayFollow =
  /^(?:of|in|for|and|or|to|vs|versus|compared|among|amongst|at|after|with|without|from|by|on|over|per|than|as|before|between|during|within|when|while|whereas|who|that|which|but|had|has|have|having|were|was|is|are|did|do|said|felt|gave|took|died|fell|rose|chose|used|knew|met|made|went|saw|got|lost|won|respectively|the|a|an|their|its|women|men|males?|females?|boys?|girls?|patients?|participants?|subjects?|people|persons?|adults?|children|infants?|students?|respondents?|cases?|controls?|members|higher|lower|greater|less|more|fewer|longer|shorter|better|worse|larger|smaller|faster|decrease[sd]?|increases?d?|reductions?|difference|change|improvement|decline|gain|loss|drop|rise|rates?|response|survival|mortality|prevalence|incidence|sensitivity|specificity|accuracy|agreement|adherence|attendance|coverage|participation|compliance|probability|chance|likelihood|risk|relative|absolute|overall|mean|median|average|not|no|only|if|seen|both|all|each|still|also|could|can|would|will|may|might|should|P|p|n|N|CI|SD|respond\w*|remain\w*|show\w*|becam\w*|kept|never|often|always|sometimes|white|black|hispanic|asian|caucasian|smokers?|\w{2,}(?:ed|ing|ly))$/i
const spread = /(?:±|\+\/-?|\bSDs?|\bSEM?|\bstandard (?:deviation|error))\s?[=:,]?\s?(?:of\s)?$/i

const fraction = new RegExp(
  String.raw`(?<![/-])(${SLOT})\s?(\/|(?:out )?of (?:the |a total of )?(?:planned |eligible |enrolled |included |remaining |initial |original )?)\s?(${SLOT})(?![\/%])`,
  'dg',
)
/** "97 (6.3%) of 1531 participants": the share stands inside, and is that of the two. */
const sharedFraction = new RegExp(
  String.raw`(?<![/-])(${SLOT})\s?[([](${SLOT})\s?%[)\]]\s(?:out )?of (?:the |all )?(${SLOT})(?!\s?%)`,
  'dg',
)
const counted =
  /^\s?(?:[a-z'-]+\s){0,3}?(?:patients?|participants?|subjects?|people|persons?|individuals?|adults?|children|infants?|women|men|girls|boys|females?|males?|cases?|controls?|mice|rats|animals|eyes|students|respondents|studies|trials|samples|schools|hospitals|nurses|pupils|households|volunteers|babies|mothers|donors|recipients|survivors|\(\s?\d|\[\s?\d|[)\];,]|vs\b|versus\b|compared\b|in the\b|had\b|were\b|died\b|completed\b|responded\b)/i
const notCount =
  /^\s?(?:-?mers?\b|bp\b|nt\b|kDa\b|mm\s?Hg|mmHg|kg|mg|ml|h\b|hours|days?\b|weeks?\b|months?\b|years?\b|points?|items?|(?:person|patient|woman|women|child|participant)s?[- ]?(?:years?|months?|days?|time)\b|µ|mmol|bpm|\(?(?:score|scale))/i

/** "A visual acuity of 6/12 or 20/40" is what an eye sees. */
const acuity = /\b(?:[Aa]cuity|[Vv]ision|Snellen|BCVA|UCVA|VA)\b[^.;]{0,120}$/
/** "4/5 power", "Apgar 7/10", "pain was 3/10": points of a scale. */
const scaleBefore =
  /\b(?:power|strength|MRC|motor|reflex(?:es)?|Apgar|GCS|Glasgow|VAS|NRS|pain|scor\w+|rat(?:ed|ing)|grad(?:e[sd]?|ing)|scales?|flex(?:ion|ors?)|exten(?:sion|sors?)|abduct\w+|adduct\w+|dorsiflex\w+|murmurs?|Jadad|PEDro|NOS|Newcastle-Ottawa|MMSE|MoCA|EDSS|Oswestry|ODI|disability|index|points?|stars?)\b[^.;]{0,60}$/i
const scaleAfter = /^\s(?:[a-z]+\s)?(?:power|strength|murmur|reflex\w*|pain|score|points?|stars?|on the\b)/i
const ofPeople =
  /^\s?(?:of (?:the )?)?(?:[a-z'-]+\s){0,2}?(?:patients?|participants?|subjects?|people|persons?|individuals?|adults?|children|infants?|women|men|girls|boys|females?|males?|cases?|controls?|mice|rats|animals|eyes|students|respondents|studies|trials|samples|died|survived|completed|responded)\b/i
/** "HPV 16/18", "caspases 1, 4/11, 7", "between 3/5 and 9/12": kinds of one name, and days. */
const isNamed = (ahead: string, behind: string) =>
  /\b(?:HPV|HER|caspases?|types?|subtypes?|genotypes?|exons?|codons?|dated?)\s$/i.test(ahead) ||
  (/\d,\s$/.test(ahead) && /^,\s(?:and\s)?\d+\b(?!\/)/.test(behind)) ||
  /\b(?:between|from)\s\d{1,2}\/\d{1,2}\s(?:and|to|until)\s$/i.test(ahead)
const tops: ReadonlySet<number> = new Set([15, 20, 28, 30, 40, 50, 60, 70, 100])
const isOfScale = (of: number, ahead: string, behind: string) =>
  (of <= 10 || tops.has(of)) && (scaleAfter.test(behind) || (scaleBefore.test(ahead) && !ofPeople.test(behind)))

/** Percentages with the counts that bear them, and counts out of a whole ("12/45", "12 of 45 patients"). */
export function shareFacts({ text }: RuleText): RawFact[] {
  const filled = slotted(text)
  const inInterval = [...slotMatches(text, bounds), ...slotMatches(text, rangeInBracket), ...intervalsIn(text)]
  const shares = percentagesIn(text)
    .filter(({ start, end, value: percent }) => {
      if (inInterval.some((span) => start >= span.start && end <= span.end)) return false
      const ahead = before(text, start, 60)
      const behind = after(text, end, 60)
      if (
        boundBefore.test(ahead) ||
        isCompound(ahead, behind) ||
        isDegree(ahead, behind) ||
        isEquation(ahead) ||
        inBounds.test(ahead) ||
        isEndOfScale(percent, ahead, behind) ||
        isAgreed(before(text, start, 160), behind) ||
        isSpreadIn(before(text, start, 160)) ||
        boundAfter.test(behind) ||
        solution.test(ahead) ||
        solutionAfter.test(filled.slice(end, end + 60))
      )
        return false
      // "41–80%", "between 15% and 25%": the end of a range is nobody's share.
      if (
        /(?:^|[^\d.])\d[\d.]{0,5}\s?%?\s?[–−-]$/.test(ahead) ||
        betweenBefore.test(filled.slice(Math.max(0, start - 40), start)) ||
        (/\bbetween\s$/i.test(ahead) && /^\s?and\s/.test(behind))
      )
        return false
      // "3.4%, 0.1% to 6.8%": a share with the bounds of its interval.
      if (/%[,;]\s?[-−–]?$/.test(ahead) && /^\s?(?:to|[-–−])\s?[-−]?\d/.test(behind)) return false
      if (boundBehind.test(text.slice(Math.max(0, start - 40), start))) return false
      if (rangeBefore.test(filled.slice(Math.max(0, start - 40), start))) return false
      if (planned.test(lastSentence(text.slice(Math.max(0, start - 180), start)))) return false
      const row = alsoShares.exec(filled.slice(end, end + 80))?.[0] ?? ''
      const isListed = (row.match(/%/g)?.length ?? 0) > 1 || /%[^%]{1,16}%,?\s?(?:and\s)?$/.test(ahead)
      const next = nextWord.exec(filled.slice(end + row.length, end + row.length + 40))?.[1]
      if (next !== undefined && !isListed && !mayFollow.test(next)) return false
      return !strength.test(behind) && !strengthBefore.test(ahead) && !spread.test(ahead)
    })
    .map(({ start, end, value, decimals, events, of }): RawFact => {
      const beside = events === undefined ? countsBeside(text, start, end) : { events, of }
      return { kind: 'percentage', start, end, value, unit: '%', decimals, ...beside }
    })
  const counts = slotMatches(text, fraction).flatMap((found): RawFact[] => {
    const value = found.number(1)?.value
    const of = found.number(3)?.value
    const { start, end } = found
    if (value === undefined || of === undefined || value < 0 || value > of || of < 2) return []
    if (!Number.isInteger(value) || !Number.isInteger(of)) return []
    const ahead = before(text, start, 40)
    if (found.words(2) === '/' && (value === 6 || value === 20) && acuity.test(before(text, start, 140))) return []
    const rest = after(text, end, 60)
    if (
      notCount.test(rest) ||
      /\b(?:table|fig(?:ure)?|grade|stage|ref|visual acuity|titer|ratio of)\.?\s$/i.test(ahead)
    )
      return []
    const slashed = found.words(2) === '/'
    const isYear = /^(?:19|20)\d\d$/.test(found.words(3) ?? '') && !/^\s?\(\d/.test(rest)
    const shown =
      /^\s?[[(]\s?\d{1,3}(?:\.\d+)?\s?%/.test(rest) || /%\s?[[(]\s?$/.test(ahead) || /%\s?[;,]\s?$/.test(ahead)
    if (isYear || (slashed && of < 5 && !shown)) return []
    // Places in a protein: "Ser(485/491)"; "1/10 that of" is a ratio.
    if (slashed && (/\b[A-Z][a-z]{2}\s?\($/.test(ahead) || /^\sthat of\b/.test(rest))) return []
    if (slashed && !shown && (isNamed(ahead, rest) || isOfScale(of, before(text, start, 80), rest))) return []
    if (!shown && !counted.test(rest) && !(slashed && /[([]\s?$/.test(ahead))) return []
    if (slashed && !shown && /^[\s\w]*(?:mm ?Hg|pressure)/i.test(rest.slice(0, 24))) return []
    return [{ kind: 'count', start, end, value, of }]
  })
  const around = slotMatches(text, sharedFraction).flatMap((found): RawFact[] => {
    const value = found.number(1)?.value
    const of = found.number(3)?.value
    const share = found.number(2)?.value
    if (value === undefined || of === undefined || share === undefined || !(value <= of) || !Number.isInteger(of))
      return []
    if (Math.abs((100 * value) / of - share) > 0.6) return []
    return [{ kind: 'count', start: found.start, end: found.end, value, of }]
  })
  return [...shares, ...counts, ...around]
}

const boundBehind = /%[,;]\s?[-−–]?\d[\d.]{0,6}\s?%?\s?(?:to|[-–−])\s?[-−]?$/

const lastSentence = (words: string) => words.split(/[.!?]\s(?=\S)/).at(-1) ?? ''

const countsBefore = new RegExp(String.raw`(${SLOT})\s?(?:\/|(?:out )?of(?: the)?)\s?(${SLOT})\s?[;,]\s?$`, 'dg')
const countsAfter = new RegExp(
  String.raw`^\s?[;,]?\s?[([]?\s?(?:n\s?=\s?)?(${SLOT})\s?(?:\/|(?:out )?of(?: the)?)\s?(${SLOT})`,
  'dg',
)

/** "n = 12 of 45; 26.7%", "12/45; 26.7%", "26.7%; 12/45". */
function countsBeside(text: string, start: number, end: number): { events?: number; of?: number } {
  const [ahead] = slotMatches(before(text, start, 40).replace(/^\S*/, ''), countsBefore)
  const [behind] = slotMatches(after(text, end, 40).replace(/\S*$/, ''), countsAfter)
  // "91.6%; 10 of the 120 subjects (8.3%)": those counts have a share of their own.
  const own =
    behind && /^\s?(?:[a-z]+\s){0,3}\(\d{1,3}(?:\.\d+)?\s?%/i.test(text.slice(end + behind.end, end + behind.end + 50))
  const counts = ahead ?? (own ? undefined : behind)
  const events = counts?.number(1)?.value
  const of = counts?.number(2)?.value
  return events !== undefined && of !== undefined && events <= of && of > 0 ? { events, of } : {}
}
