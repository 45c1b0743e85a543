import { SLOT, slotMatches, type SlotMatch } from '../number-slots.ts'
import type { NumberToken } from '../number-tokens.ts'
import { planned } from './effect-facts.ts'
import type { RawFact, Spread } from './fact.ts'
import { after, before } from './rule.ts'
import type { RuleText } from './rule-text.ts'

const unit = String.raw`(?:\s?(years?|yrs?|months?|weeks?|days?|hours?|h|min|minutes?|s|seconds?|mm\s?Hg|kg\/m2|kg\/m²|kg|g|mg\/dL|mg\/dl|mg|µg|μg|ng\/mL|ng\/ml|pg\/mL|pg\/ml|g\/dL|g\/dl|g\/L|mmol\/L|mmol\/l|mmol\/mol|µmol\/L|μmol\/L|IU\/mL|IU|mL|ml|L|cm|mm|m|bpm|beats\/min|points?|%|kcal|kJ|mU\/L|cells\/µL))?`
const sd = String.raw`(?:SD|S\.D\.|s\.d\.|standard deviation|Std\.? ?Dev\.?)`
const se = String.raw`(?:SEM|SE|S\.E\.M\.|S\.E\.|s\.e\.|s\.e\.m\.|standard error(?: of the mean)?)`
const number = `(${SLOT})`
const shape = (source: string) => new RegExp(source, 'dg')
const named = shape(
  String.raw`${number}${unit}\s?[,;]?\s?[([]?\s?(?:±\s?)?(?:(${sd})|(${se}))\s?[:=,]?\s?(?:of\s|was\s)?±?\s?${number}`,
)
/** Two of them in a row are cells of a table that ran together, and nobody can say where one ends. */
const plusMinus = shape(
  String.raw`(?<!(?:±|\+\/-)\s?)${number}${unit}\s?(?:[([]\s?)?(?:±|\+\/-|\+ -|∓)\s?${number}(?!\s?±)${unit}`,
)
/** "mean (SD) weight was 71.2 (10.4) kg": the label says what the bracket holds. */
const labelled = shape(
  String.raw`\b[Mm]eans?\s?(?:\(|±\s?|\[|,\s)(?:(${sd})|(${se}))[)\]]?(?!\s?=)[^.;\n]{0,80}?${number}${unit}\s?(?:[([]|±)\s?${number}\s?[)\]]?(?!\s?%)`,
)
/** "a mean of 112.6 degrees (SD 14.3)": the words say that it is a mean, and the bracket names its spread. */
const meanOf = shape(
  String.raw`\b(?:[Mm]ean|[Aa]verage)\s(?:[\w-]+\s){0,6}?(?:of|was|were|is)\s${number}\s?([a-zA-Z°%][\w/²%°-]{0,14})?(?:\s[a-z]{1,12})?\s?[([,;]\s?(?:(${sd})|(${se}))\s?[:=,]?\s?(?:of\s|was\s)?±?\s?${number}`,
)
const apa = shape(String.raw`\bM\s?=\s?${number}${unit}\s?[,;]\s?(?:(SD)|(SE))\s?=\s?${number}`)

type Mean = RawFact & { kind: 'mean' }

/** Quantities that are whole numbers or sums of whole numbers for each person, so that only some means are possible. */
const wholeScale =
  /\b(?:number of|counts? of|items?|Likert|errors?|correct (?:answers|responses)|trials correct|words recalled|episodes|children per|visits|cigarettes|drinks|teeth|lesions|points? on a)\b/i

/** "92 X 6 +/- 4 X 7": a point that was lost, so that neither number is whole. */
const isBroken = (text: string, value: NumberToken, width: NumberToken) =>
  /\d\s?[Xx×]\s$/.test(before(text, value.start, 4)) || /^\s[Xx×]\s?\d/.test(after(text, width.end, 4))

function means({ text, sentenceAt }: RuleText): Mean[] {
  const hits: Mean[] = []
  const add = (
    start: number,
    end: number,
    value: NumberToken | undefined,
    width: NumberToken | undefined,
    type: Spread['type'],
    unit?: string,
  ) => {
    if (type === 'SE' && modelled.test(text.slice(Math.max(0, start - 60), start))) return
    if (
      !value ||
      !width ||
      width.value < 0 ||
      isBroken(text, value, width) ||
      isNoMean(text, value, sentenceAt(start)?.text ?? '')
    )
      return
    if (hits.some((hit) => start < hit.end && hit.start < end)) return
    const sentence = sentenceAt(start)
    const n = aloneN(sentence?.text ?? '')
    hits.push({
      kind: 'mean',
      start,
      end: /^[)\]]/.test(after(text, end, 1)) && /[([][^)\]]*$/.test(text.slice(start, end)) ? end + 1 : end,
      value: value.value,
      decimals: value.decimals,
      spread: { type, value: width.value, decimals: width.decimals },
      ...(unit ? { unit } : {}),
      ...(n === undefined ? {} : { n }),
      ...(wholeScale.test(sentence?.text ?? '') ? { whole: true } : {}),
    })
  }
  for (const found of slotMatches(text, meanOf)) {
    const value = found.number(1)
    add(value?.start ?? found.start, found.end, value, found.number(5), found.words(4) ? 'SE' : 'SD')
  }
  for (const pattern of [apa, named])
    for (const found of slotMatches(text, pattern))
      add(found.start, found.end, found.number(1), found.number(5), found.words(4) ? 'SE' : 'SD', found.words(2))
  for (const found of slotMatches(text, labelled)) {
    const value = found.number(3)
    add(value?.start ?? found.start, found.end, value, found.number(5), found.words(2) ? 'SE' : 'SD', found.words(4))
  }
  for (const found of slotMatches(text, plusMinus)) {
    const words = sentenceAt(found.start)?.text ?? ''
    const type = (notErrors.test(words) ? /\bSE\b|standard error/i : /\bSEM?\b|standard error/i).test(words)
      ? 'SE'
      : /\bSDs?\b|standard deviation/i.test(words)
        ? 'SD'
        : 'unclear'
    const end = found.start + found.found.trimEnd().length
    add(found.start, end, found.number(1), found.number(3), type, found.words(2) ?? found.words(4))
  }
  return hits
}

/** "tau^2 (estimate of total heterogeneity): 0.31 (SE = 0.17)": what a model gives, and no mean of people. */
const modelled =
  /(?:\b(?:tau|heterogeneity|coefficients?|slopes?|intercept|beta|log (?:odds|relative|risk)|estimates? of)\b|[τβ])[^.;]{0,50}$/i
/** "Within 6 ± 1 weeks" is when; "CI .001–.950; SE = .263" an end of an interval; "98% power …: 96 ± 24 h" what was planned. */
function isNoMean(text: string, { start, end }: NumberToken, sentence: string): boolean {
  const ahead = text.slice(Math.max(0, start - 40), start)
  const behind = text.slice(end, end + 40)
  if (/[([=]\s?[-−–]?[\d.]{1,8}\s?[–−-]\s?$|\bCIs?\b[^;()]{0,24}[–−-]\s?$/.test(ahead)) return true
  // "(range 12-39; SD 7.39)" is the end of a range, "9 years 2 months, SD 2 years" a part of an age.
  if (/\b(?:range|IQR)[\s:,=]{0,3}(?:of |from )?[\d.]{1,8}\s?(?:[–−-]|to)\s?$/i.test(ahead)) return true
  if (
    /\d\s(?:years?|months?|weeks?|days?|hours?|h|min)\s(?:and\s)?$/.test(ahead) &&
    /^\s(?:months?|weeks?|days?|hours?|min|minutes?|s|seconds?)\b/.test(behind)
  )
    return true
  if (
    /\b(?:within|at|day|week|month|visit|after|every|by)\s$/i.test(ahead) &&
    /^\s?±\s?\d+\s?(?:minutes?|hours?|days?|weeks?|months?)\b/.test(behind)
  )
    return true
  return planned.test(sentence)
}

/** SEM is a microscope or a model here. */
const notErrors = /\b(?:scanning electron|structural equation)\b/i

const oneN = shape(String.raw`\b[nN]\s?=\s?${number}`)

/** The one n of a sentence. With two or more of them nobody can say which mean is whose. */
function aloneN(sentence: string): number | undefined {
  const all = slotMatches(sentence, oneN)
  return all.length === 1 ? all[0]?.number(1)?.value : undefined
}

const range = String.raw`(?:(IQR|interquartile range|inter-quartile range|Q1\s?[-,]\s?Q3|quartiles?)|(range))?`
const medianShape = shape(
  String.raw`\b[Mm]edian\b(?:\s?[([](?:IQR|interquartile range|range|Q1\s?[-,]\s?Q3)[)\]])?[^.;()[\]${'\uE000'}]{0,80}?${number}${unit}(?:\s?(?:[([,])\s?${range}[\s:=,]{0,3}(?:of |was |from )?${number}\s?%?\s?(?:to|-|,|;)\s?${number})?`,
)
const withIqr = shape(
  String.raw`${number}${unit}\s?[([,]\s?(IQR|interquartile range|inter-quartile range)[\s:=,]{0,3}(?:of |was |from )?[[(]?${number}\s?%?\s?(?:to|-|,|;)\s?${number}`,
)

function medians({ text }: RuleText): RawFact[] {
  const hits: (RawFact & { kind: 'median' })[] = []
  const add = (
    found: SlotMatch,
    low: NumberToken | undefined,
    high: NumberToken | undefined,
    type: 'IQR' | 'range' | 'unclear',
  ) => {
    const value = found.number(1)
    if (!value || hits.some((hit) => found.start < hit.end && hit.start < found.end)) return
    const holds = low && high && low.value <= value.value && value.value <= high.value
    if (!holds && low) return
    const closes = /^[)\]]/.test(after(text, found.end, 1)) && /[([][^)\]]*$/.test(found.found)
    const unit = found.words(2)
    hits.push({
      kind: 'median',
      start: found.start,
      end: closes ? found.end + 1 : found.end,
      value: value.value,
      ...(unit ? { unit } : {}),
      ...(holds ? { range: { low: low.value, high: high.value, type } } : {}),
    })
  }
  for (const found of slotMatches(text, withIqr)) add(found, found.number(4), found.number(5), 'IQR')
  for (const found of slotMatches(text, medianShape)) {
    const label = before(text, found.end, found.end - found.start)
    const type =
      found.words(3) || /[([](?:IQR|interquartile|Q1)/i.test(label)
        ? 'IQR'
        : found.words(4) || /[([]range/i.test(label)
          ? 'range'
          : 'unclear'
    // "median age of 5 patients": a number that counts something is no median.
    if (/^\s?(?:patients|participants|subjects|of \d)/i.test(after(text, found.end, 14))) continue
    add(found, found.number(5), found.number(6), type)
  }
  return hits
}

export const summaryFacts = (paper: RuleText): RawFact[] => [...means(paper), ...medians(paper)]
