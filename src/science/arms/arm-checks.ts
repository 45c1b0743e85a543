import type { ReviewOutcome } from '#contract/review-body.ts'

import { isPossibleMean, isPossibleSd } from '../evidence/recheck/possible-means.ts'
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

/** Whether an outcome says of itself that it is a scale or a count: a weight in kilograms is no whole number. */
const isScale = ({ name = '', unit = '' }: Partial<ReviewOutcome>) => SCALE.test(`${name} ${unit}`)

/** GRIM and GRIMMER of each side. They hold for answers in whole numbers alone, which the finding says. */
function wholeNumbers(line: ArmLine): ArmFinding[] {
  return (['', 'control'] as const).flatMap((side): ArmFinding[] => {
    const key = (name: string) => (side === '' ? name : `control${name.slice(0, 1).toUpperCase()}${name.slice(1)}`)
    const [mean, sd, n] = [numberOf(line, key('mean')), numberOf(line, key('sd')), numberOf(line, key('total'))]
    // Arms that were put together have a mean that nobody printed.
    if (mean === undefined || n === undefined || !Number.isInteger(n) || n < 1 || line.workedOut[key('mean')]) return []
    const meanSource = line.sources[key('mean')]?.[0]
    if (meanSource?.how !== undefined) return []
    const decimals = decimalsOf(mean, meanSource)
    const name = side === '' ? 'intervention' : 'comparator'
    if (!isPossibleMean(mean, decimals, n)) {
      const near = Math.round(mean * n)
      const possible = [Math.floor(mean * n), Math.ceil(mean * n)].map((sum) => `${sum} / ${n} = ${(sum / n).toFixed(decimals)}`) // prettier-ignore
      return [{ what: `If the scale counts in whole numbers, the mean on the side of the ${name} cannot be (GRIM).`, calculation: `${mean.toFixed(decimals)} × ${n} = ${(mean * n).toFixed(2)}, near ${near}; possible: ${[...new Set(possible)].join(', ')}` }] // prettier-ignore
    }
    if (sd === undefined || line.sources[key('sd')]?.[0]?.how !== undefined) return []
    const spread = decimalsOf(sd, line.sources[key('sd')]?.[0])
    if (isPossibleSd({ value: mean, decimals }, { value: sd, decimals: spread }, n)) return []
    return [{ what: `If the scale counts in whole numbers, this deviation cannot go with this mean on the side of the ${name} (GRIMMER).`, calculation: `mean ${mean.toFixed(decimals)}, SD ${sd.toFixed(spread)}, n ${n}: no sum of squares of ${n} whole numbers gives both` }] // prettier-ignore
  })
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
        ? [...deviations(line), ...(isScale(outcome) ? wholeNumbers(line) : [])]
        : kind === 'diagnostic'
          ? []
          : interval(line, kind === 'time-to-event')
  return [...own, ...withoutPassage(line)]
}
