import type { ReviewOutcome } from '#contract/review-body.ts'

import { rowBalance, type RowBalance } from '../evidence/recheck/baseline-balance.ts'
import { isPossibleMean, isPossibleSd } from '../evidence/recheck/possible-means.ts'
import { isPossibleSample, spreadLimits, type Scale } from '../evidence/recheck/possible-spread.ts'
import type { ArmLine, LineSource } from './arm-lines.ts'

/** Something odd about the numbers of one study, with the calculation: for a person to look at, never a verdict. */
export type ArmFinding = { what: string; calculation: string }

const RATIO_OFF = 0.15
const SD_TIMES = 3

const numberOf = (line: ArmLine, key: string): number | undefined => {
  const text = line.cells[key]
  return text === undefined ? undefined : Number(text)
}

/** Whether a passage has the number as it was typed; thousands may be parted, and a comma may stand for the point. */
function isInPassage(value: string, quote: string): boolean {
  const plain = quote.replaceAll(/(\d)[\s\u2009\u202F,](?=\d{3}(?!\d))/g, '$1').replaceAll('·', '.')
  const numbers = plain.match(/\d+(?:[.,]\d+)?/g) ?? []
  return numbers.some((found) => Number(found.replace(',', '.')) === Math.abs(Number(value)))
}

function withoutPassage(line: ArmLine): ArmFinding[] {
  const all: LineSource[] = Object.values(line.sources).flat()
  return all.flatMap(({ value, evidence, how }): ArmFinding[] => {
    const [passage] = evidence
    if (!passage || how !== undefined || isInPassage(value, passage.quote)) return []
    return [{ what: `The number ${value} does not stand in the passage that was kept for it.`, calculation: `“${passage.quote.slice(0, 160)}”` }] // prettier-ignore
  })
}

function counts(line: ArmLine): ArmFinding[] {
  return (['', 'control'] as const).flatMap((side): ArmFinding[] => {
    const name = side === '' ? 'intervention' : 'comparator'
    const [events, total] =
      side === ''
        ? [numberOf(line, 'events'), numberOf(line, 'total')]
        : [numberOf(line, 'controlEvents'), numberOf(line, 'controlTotal')]
    if (events === undefined || total === undefined) return []
    if (events > total) return [{ what: `More events than people on the side of the ${name}.`, calculation: `${events} > ${total}` }] // prettier-ignore
    return [events, total].some((n) => !Number.isInteger(n) || n < 0)
      ? [{ what: `A count on the side of the ${name} is no whole number.`, calculation: `${events} of ${total}` }]
      : []
  })
}

function deviations(line: ArmLine): ArmFinding[] {
  const [sd, controlSd] = [numberOf(line, 'sd'), numberOf(line, 'controlSd')]
  if (sd === undefined || controlSd === undefined) return []
  if (!(sd > 0) || !(controlSd > 0)) return [{ what: 'A standard deviation is not above 0.', calculation: `${sd}, ${controlSd}` }] // prettier-ignore
  const times = Math.max(sd, controlSd) / Math.min(sd, controlSd)
  if (times < SD_TIMES) return []
  const [small, n] = sd < controlSd ? [sd, numberOf(line, 'total')] : [controlSd, numberOf(line, 'controlTotal')]
  const asSe = n === undefined ? '' : `; as a standard error ${small} would be a deviation of ${(small * Math.sqrt(n)).toPrecision(3)}` // prettier-ignore
  return [{ what: 'The deviations of the two sides are far apart: one may be a standard error.', calculation: `${Math.max(sd, controlSd)} / ${Math.min(sd, controlSd)} = ${times.toFixed(1)}${asSe}` }] // prettier-ignore
}

function interval(line: ArmLine, isRatio: boolean): ArmFinding[] {
  const estimate = numberOf(line, isRatio ? 'ratio' : 'difference')
  const [low, high] = [numberOf(line, 'low'), numberOf(line, 'high')]
  if (estimate === undefined || low === undefined || high === undefined) return []
  if (isRatio && low <= 0) return [{ what: 'A limit of a ratio is not above 0.', calculation: String(low) }]
  if (estimate < low || estimate > high) return [{ what: 'The estimate lies outside its interval.', calculation: `${estimate} is not within ${low} to ${high}` }] // prettier-ignore
  const scaled = (value: number) => (isRatio ? Math.log(value) : value)
  const width = scaled(high) - scaled(low)
  const middle = (scaled(low) + scaled(high)) / 2
  if (!(width > 0) || Math.abs(middle - scaled(estimate)) / width <= RATIO_OFF) return []
  const shown = isRatio ? Math.exp(middle) : middle
  return [{ what: 'The interval does not lie evenly around the estimate.', calculation: `the middle of ${low} to ${high}${isRatio ? ' on the log scale' : ''} is ${shown.toPrecision(3)}, the estimate ${estimate}` }] // prettier-ignore
}

/** Decimals as they were printed: those of the number in its passage, where it has one; else as it was typed. */
function decimalsOf(value: number, source: LineSource | undefined): number {
  const quote = (source?.evidence[0]?.quote ?? '').replaceAll('·', '.')
  const printed = (quote.match(/\d{1,12}\.\d{1,12}/g) ?? []).filter((found) => Number(found) === Math.abs(value))
  const shown = printed.length > 0 ? printed : [String(value)]
  return Math.max(...shown.map((text) => text.split('.')[1]?.length ?? 0))
}

const SCALE = /\b(?:points?|scores?|scales?|items?|counts?|number of|\d{1,3} ?(?:to|-|–) ?\d{1,3})\b/i

/** The ends of the scale where name or unit give them: "HAM-D, 0 to 52". */
function scaleOf({ name = '', unit = '' }: Partial<ReviewOutcome>): Scale | undefined {
  const [, low, high] = /(?<![\d.])(\d{1,3}) ?(?:to|-|–) ?(\d{1,3})(?![\d.]|\d)/.exec(`${unit} ${name}`) ?? []
  const scale = { low: Number(low), high: Number(high) }
  return scale.high - scale.low > 1 ? scale : undefined
}

/** Whether an outcome says of itself that it is a scale or a count: a weight in kilograms is no whole number. */
const isScale = ({ name = '', unit = '' }: Partial<ReviewOutcome>) => SCALE.test(`${name} ${unit}`)

/** GRIM, GRIMMER and, where the ends of the scale are known, SPRITE of each side. They hold for answers in whole numbers alone, which the finding says. */
function wholeNumbers(line: ArmLine, scale: Scale | undefined): ArmFinding[] {
  return (['', 'control'] as const).flatMap((side): ArmFinding[] => {
    const key = (name: string) => (side === '' ? name : `control${name.slice(0, 1).toUpperCase()}${name.slice(1)}`)
    const [mean, sd, n] = [numberOf(line, key('mean')), numberOf(line, key('sd')), numberOf(line, key('total'))]
    // Arms that were put together have a mean that nobody printed.
    if (mean === undefined || n === undefined || !Number.isInteger(n) || n < 1 || line.workedOut[key('mean')]) return []
    const meanSource = line.sources[key('mean')]?.[0]
    if (meanSource?.how !== undefined) return []
    const decimals = decimalsOf(mean, meanSource)
    const name = side === '' ? 'intervention' : 'comparator'
    if (scale && (mean < scale.low || mean > scale.high)) {
      return [{ what: `The mean on the side of the ${name} lies outside the scale: it may be a change, or of another scale.`, calculation: `${mean.toFixed(decimals)} is not within ${scale.low} to ${scale.high}` }] // prettier-ignore
    }
    if (!isPossibleMean(mean, decimals, n)) {
      const near = Math.round(mean * n)
      const possible = [Math.floor(mean * n), Math.ceil(mean * n)].map((sum) => `${sum} / ${n} = ${(sum / n).toFixed(decimals)}`) // prettier-ignore
      return [{ what: `If the scale counts in whole numbers, the mean on the side of the ${name} cannot be (GRIM).`, calculation: `${mean.toFixed(decimals)} × ${n} = ${(mean * n).toFixed(2)}, near ${near}; possible: ${[...new Set(possible)].join(', ')}` }] // prettier-ignore
    }
    if (sd === undefined || line.sources[key('sd')]?.[0]?.how !== undefined) return []
    const spread = decimalsOf(sd, line.sources[key('sd')]?.[0])
    const given = [
      { value: mean, decimals },
      { value: sd, decimals: spread },
    ] as const
    if (isPossibleSd(...given, n)) return scale ? onScale(...given, n, scale, name) : []
    return [{ what: `If the scale counts in whole numbers, this deviation cannot go with this mean on the side of the ${name} (GRIMMER).`, calculation: `mean ${mean.toFixed(decimals)}, SD ${sd.toFixed(spread)}, n ${n}: no sum of squares of ${n} whole numbers gives both` }] // prettier-ignore
  })
}

type Shown = { value: number; decimals: number }

function onScale(mean: Shown, sd: Shown, n: number, scale: Scale, name: string): ArmFinding[] {
  if (isPossibleSample(mean, sd, n, scale) !== false) return []
  const limits = spreadLimits(mean, n, scale)
  const between = limits ? `; deviations from ${limits.least.toFixed(2)} to ${limits.most.toFixed(2)} are possible${sd.value >= limits.least && sd.value <= limits.most ? ', but not this one' : ''}` : '' // prettier-ignore
  return [{ what: `If answers are whole numbers from ${scale.low} to ${scale.high}, no ${n} of them give this mean and this deviation on the side of the ${name} (SPRITE).`, calculation: `mean ${mean.value.toFixed(mean.decimals)}, SD ${sd.value.toFixed(sd.decimals)}, n ${n}${between}` }] // prettier-ignore
}

/** A row of the table of groups before the start, as it was printed; undefined where a side was put together or worked out. */
export function baselineRow(line: ArmLine): RowBalance | undefined {
  const printed = (side: '' | 'control') => {
    const key = (name: string) => (side === '' ? name : `control${name.slice(0, 1).toUpperCase()}${name.slice(1)}`)
    const [mean, sd, n] = [numberOf(line, key('mean')), numberOf(line, key('sd')), numberOf(line, key('total'))]
    const isMade = [key('mean'), key('sd')].some((column) => line.workedOut[column] !== undefined || line.sources[column]?.[0]?.how !== undefined) // prettier-ignore
    if (mean === undefined || sd === undefined || n === undefined || isMade) return undefined
    const [of, ofSd] = [line.sources[key('mean')]?.[0], line.sources[key('sd')]?.[0]]
    return { mean, meanDecimals: decimalsOf(mean, of), sd, sdDecimals: decimalsOf(sd, ofSd), n }
  }
  const [first, second] = [printed(''), printed('control')]
  return first && second && rowBalance(first, second)
}

/** What a look at the confirmed numbers of one study finds odd, each with its calculation. */
export function armFindings(
  line: ArmLine,
  outcome: Pick<ReviewOutcome, 'kind'> & Partial<ReviewOutcome>,
): ArmFinding[] {
  const { kind } = outcome
  const own =
    kind === 'dichotomous'
      ? counts(line)
      : kind === 'continuous'
        ? [...deviations(line), ...(isScale(outcome) ? wholeNumbers(line, scaleOf(outcome)) : [])]
        : kind === 'diagnostic'
          ? []
          : interval(line, kind === 'time-to-event')
  return [...own, ...withoutPassage(line)]
}
