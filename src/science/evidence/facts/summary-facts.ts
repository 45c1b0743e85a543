import { numberValue } from '../numbers.ts'
import type { RawFact, Spread } from './fact.ts'
import { after, before, decimalsOf, figure } from './rule.ts'
import type { RuleText } from './rule-text.ts'

const unit = String.raw`(?:\s?(years?|yrs?|months?|weeks?|days?|hours?|h|min|minutes?|s|seconds?|mm\s?Hg|kg\/m2|kg\/m²|kg|g|mg\/dL|mg\/dl|mg|µg|μg|ng\/mL|ng\/ml|pg\/mL|pg\/ml|g\/dL|g\/dl|g\/L|mmol\/L|mmol\/l|mmol\/mol|µmol\/L|μmol\/L|IU\/mL|IU|mL|ml|L|cm|mm|m|bpm|beats\/min|points?|%|kcal|kJ|mU\/L|cells\/µL))?`
const sd = String.raw`(?:SD|S\.D\.|s\.d\.|standard deviation|Std\.? ?Dev\.?)`
const se = String.raw`(?:SEM|SE|S\.E\.M\.|S\.E\.|s\.e\.|s\.e\.m\.|standard error(?: of the mean)?)`
const positive = String.raw`(\d{1,7}(?:\.\d{1,6})?|\.\d{1,6})`
const named = new RegExp(
  String.raw`(?<![\d.])(${figure})${unit}\s?[,;]?\s?[([]?\s?(?:±\s?)?(?:(${sd})|(${se}))\s?[:=,]?\s?(?:of\s|was\s)?±?\s?${positive}`,
  'g',
)
const plusMinus = new RegExp(
  String.raw`(?<![\d.])(${figure})${unit}\s?(?:±|\+\/-|\+ -)\s?${positive}(?!\s?(?:±|\d))${unit}`,
  'g',
)
/** "mean (SD) weight was 71.2 (10.4) kg": the label says what the bracket holds. */
const labelled = new RegExp(
  String.raw`\b[Mm]eans?\s?(?:\(|±\s?|\[|,\s)(?:(${sd})|(${se}))[)\]]?(?!\s?=)[^.;]{0,80}?(?<![\d.])(${figure})${unit}\s?(?:[([]|±)\s?${positive}\s?[)\]]?(?!\s?%)`,
  'g',
)
const apa = new RegExp(String.raw`\bM\s?=\s?(${figure})${unit}\s?[,;]\s?(?:(SD)|(SE))\s?=\s?${positive}`, 'g')

type Mean = RawFact & { kind: 'mean' }

/** Quantities that are whole numbers or sums of whole numbers for each person, so that only some means are possible. */
const wholeScale =
  /\b(?:number of|counts? of|items?|Likert|errors?|correct (?:answers|responses)|trials correct|words recalled|episodes|children per|visits|cigarettes|drinks|teeth|lesions|points? on a)\b/i

function means({ text, sentenceAt }: RuleText): Mean[] {
  const hits: Mean[] = []
  const add = (
    start: number,
    end: number,
    fields: { written: string; unit?: string; type: Spread['type']; width: string },
  ) => {
    const value = numberValue(fields.written)
    const width = numberValue(fields.width)
    if (value === undefined || width === undefined || hits.some((hit) => start < hit.end && hit.start < end)) return
    const sentence = sentenceAt(start)
    const n = aloneN(sentence?.text ?? '')
    hits.push({
      kind: 'mean',
      start,
      end: /^[)\]]/.test(after(text, end, 1)) && /[([][^)\]]*$/.test(text.slice(start, end)) ? end + 1 : end,
      value,
      decimals: decimalsOf(fields.written),
      spread: { type: fields.type, value: width, decimals: decimalsOf(fields.width) },
      ...(fields.unit ? { unit: fields.unit } : {}),
      ...(n === undefined ? {} : { n }),
      ...(wholeScale.test(sentence?.text ?? '') ? { whole: true } : {}),
    })
  }
  for (const found of text.matchAll(apa))
    add(found.index, found.index + found[0].length, {
      written: found[1] ?? '',
      unit: found[2],
      type: found[4] ? 'SE' : 'SD',
      width: found[5] ?? '',
    })
  for (const found of text.matchAll(named))
    add(found.index, found.index + found[0].length, {
      written: found[1] ?? '',
      unit: found[2],
      type: found[4] ? 'SE' : 'SD',
      width: found[5] ?? '',
    })
  for (const found of text.matchAll(labelled)) {
    const written = found[3] ?? ''
    const start = found.index + found[0].lastIndexOf(written, found[0].length - (found[5] ?? '').length - 1)
    add(start, found.index + found[0].length, {
      written,
      unit: found[4],
      type: found[2] ? 'SE' : 'SD',
      width: found[5] ?? '',
    })
  }
  for (const found of text.matchAll(plusMinus)) {
    const words = sentenceAt(found.index)?.text ?? ''
    const type = /\bSEM?\b|standard error/i.test(words)
      ? 'SE'
      : /\bSDs?\b|standard deviation/i.test(words)
        ? 'SD'
        : 'unclear'
    const end = found.index + found[0].trimEnd().length
    add(found.index, end, { written: found[1] ?? '', unit: found[2] ?? found[4], type, width: found[3] ?? '' })
  }
  return hits
}

/** The one n of a sentence. With two or more of them nobody can say which mean is whose. */
function aloneN(sentence: string): number | undefined {
  const all = [...sentence.matchAll(/\b[nN]\s?=\s?(\d[\d,]{0,8})/g)]
  return all.length === 1 ? numberValue(all[0]?.[1] ?? '') : undefined
}

const range = String.raw`(?:(IQR|interquartile range|inter-quartile range|Q1\s?[-,]\s?Q3|quartiles?)|(range))?`
const medianShape = new RegExp(
  String.raw`\b[Mm]edian\b(?:\s?[([](?:IQR|interquartile range|range|Q1\s?[-,]\s?Q3)[)\]])?[^.;()[\]\d]{0,80}?(?<![\d.])(${figure})${unit}(?:\s?(?:[([,])\s?${range}[\s:=,]{0,3}(?:of |was |from )?(${figure})\s?%?\s?(?:to|-|,|;)\s?(${figure}))?`,
  'g',
)
const withIqr = new RegExp(
  String.raw`(?<![\d.])(${figure})${unit}\s?[([,]\s?(IQR|interquartile range|inter-quartile range)[\s:=,]{0,3}(?:of |was |from )?[[(]?(${figure})\s?%?\s?(?:to|-|,|;)\s?(${figure})`,
  'g',
)

function medians({ text, sentenceAt }: RuleText): RawFact[] {
  const hits: (RawFact & { kind: 'median' })[] = []
  const add = (
    found: RegExpExecArray,
    start: number,
    fields: { value: string; unit?: string; type: 'IQR' | 'range' | 'unclear'; low?: string; high?: string },
  ) => {
    const value = numberValue(fields.value)
    const low = numberValue(fields.low ?? '')
    const high = numberValue(fields.high ?? '')
    let end = found.index + found[0].length
    if (value === undefined || hits.some((hit) => start < hit.end && hit.start < end)) return
    const holds = low !== undefined && high !== undefined && low <= value && value <= high
    if (!holds && fields.low !== undefined) return
    if (/^[)\]]/.test(after(text, end, 1)) && /[([][^)\]]*$/.test(text.slice(start, end))) end++
    hits.push({
      kind: 'median',
      start,
      end,
      value,
      ...(fields.unit ? { unit: fields.unit } : {}),
      ...(holds ? { range: { low, high, type: fields.type } } : {}),
    })
  }
  for (const found of text.matchAll(withIqr))
    add(found, found.index, { value: found[1] ?? '', unit: found[2], type: 'IQR', low: found[4], high: found[5] })
  for (const found of text.matchAll(medianShape)) {
    const label = before(text, found.index + found[0].length, found[0].length)
    const type =
      found[3] || /[([](?:IQR|interquartile|Q1)/i.test(label)
        ? 'IQR'
        : found[4] || /[([]range/i.test(label)
          ? 'range'
          : 'unclear'
    // "median age of 5 patients": a number that counts something is no median.
    if (/^\s?(?:patients|participants|subjects|of \d)/i.test(after(text, found.index + found[0].length, 14))) continue
    const start = sentenceAt(found.index) ? found.index : found.index
    add(found, start, { value: found[1] ?? '', unit: found[2], type, low: found[5], high: found[6] })
  }
  return hits
}

export const summaryFacts = (paper: RuleText): RawFact[] => [...means(paper), ...medians(paper)]
