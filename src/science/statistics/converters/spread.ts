import { normalQuantile } from '../distributions/normal.ts'
import { type Derived, derived, impossible } from './derived.ts'
import { type Limits, seFromInterval } from './interval.ts'

const HANDBOOK = 'Cochrane Handbook, version 6'
const WAN = 'Wan, Wang, Liu & Tong 2014, BMC Med. Res. Methodol. 14:135'
const NORMAL = 'values that are roughly normal; wrong for skewed ones'

/** Quartiles, extremes and median as a paper gives them, with the number of people. */
export type FiveNumbers = { low?: number; q1?: number; median?: number; q3?: number; high?: number; n: number }

const wrongN = (n: number, least = 2) =>
  Number.isInteger(n) && n >= least ? undefined : `The size of the group is not a whole number of ${least} or more.`

/** Standard deviation from the standard error of a group's mean. */
export function sdFromSe(se: number, n: number): Derived {
  const wrong = wrongN(n)
  if (wrong) return impossible(wrong)
  if (!(se > 0)) return impossible('The standard error is not above 0.')
  return derived(se * Math.sqrt(n), 'SD = SE·√n', `${HANDBOOK}, 6.5.2.2`)
}

/** Standard deviation from the interval of one group's mean, by t with n − 1 degrees of freedom. */
export function sdFromInterval(limits: Omit<Limits, 'df'>, n: number): Derived {
  const wrong = wrongN(n)
  if (wrong) return impossible(wrong)
  const se = seFromInterval({ ...limits, df: n - 1 })
  if (!se.ok) return se
  return derived(se.value * Math.sqrt(n), 'SD = √n·(upper − lower)/(2t), t with n − 1', `${HANDBOOK}, 6.5.2.2`)
}

const rangeWidth = (n: number) => normalQuantile((n - 0.375) / (n + 0.25))
const quartileWidth = (n: number) => normalQuantile((0.75 * n - 0.125) / (n + 0.25))

/**
 * Standard deviation from quartiles, extremes or both, whatever is there; of the three rules of Wan and others the one that
 * uses most of it.
 */
export function sdFromQuantiles({ low, q1, q3, high, n }: FiveNumbers): Derived {
  const wrong = wrongN(n) ?? wrongOrder([low, q1, q3, high])
  if (wrong) return impossible(wrong)
  const range = low !== undefined && high !== undefined ? high - low : undefined
  const middle = q1 !== undefined && q3 !== undefined ? q3 - q1 : undefined
  if (range !== undefined && middle !== undefined) {
    return derived(
      range / (4 * rangeWidth(n)) + middle / (4 * quartileWidth(n)),
      'SD = (max − min)/(4Φ⁻¹((n − 0.375)/(n + 0.25))) + (q₃ − q₁)/(4Φ⁻¹((0.75n − 0.125)/(n + 0.25)))',
      `${WAN}, formula 13`,
      NORMAL,
    )
  }
  if (middle !== undefined) {
    return derived(
      middle / (2 * quartileWidth(n)),
      'SD = (q₃ − q₁)/(2Φ⁻¹((0.75n − 0.125)/(n + 0.25)))',
      `${WAN}, formula 16`,
      NORMAL,
    )
  }
  if (range !== undefined) {
    return derived(
      range / (2 * rangeWidth(n)),
      'SD = (max − min)/(2Φ⁻¹((n − 0.375)/(n + 0.25)))',
      `${WAN}, formula 9`,
      NORMAL,
    )
  }
  return impossible('A standard deviation needs both quartiles or both extremes.')
}

/** Mean from median and quartiles, extremes or both. Source: Luo, Wan, Liu & Tong 2018, Stat. Methods Med. Res. 27:1785–1805. */
export function meanFromQuantiles({ low, q1, median, q3, high, n }: FiveNumbers): Derived {
  const wrong = wrongN(n) ?? wrongOrder([low, q1, median, q3, high])
  if (wrong) return impossible(wrong)
  if (median === undefined) return impossible('A mean cannot be worked out without the median.')
  const midRange = low !== undefined && high !== undefined ? (low + high) / 2 : undefined
  const midQuartile = q1 !== undefined && q3 !== undefined ? (q1 + q3) / 2 : undefined
  const source = 'Luo, Wan, Liu & Tong 2018, Stat. Methods Med. Res. 27:1785–1805'

  if (midRange !== undefined && midQuartile !== undefined) {
    const w1 = 2.2 / (2.2 + n ** 0.75)
    const w2 = 0.7 - 0.72 / n ** 0.55
    return derived(
      w1 * midRange + w2 * midQuartile + (1 - w1 - w2) * median,
      'w₁(min + max)/2 + w₂(q₁ + q₃)/2 + (1 − w₁ − w₂)median, w₁ = 2.2/(2.2 + n^0.75), w₂ = 0.7 − 0.72/n^0.55',
      `${source}, formula 15`,
      NORMAL,
    )
  }
  if (midQuartile !== undefined) {
    const w = 0.7 + 0.39 / n
    return derived(
      w * midQuartile + (1 - w) * median,
      'w(q₁ + q₃)/2 + (1 − w)median, w = 0.7 + 0.39/n',
      `${source}, formula 11`,
      NORMAL,
    )
  }
  if (midRange !== undefined) {
    const w = 4 / (4 + n ** 0.75)
    return derived(
      w * midRange + (1 - w) * median,
      'w(min + max)/2 + (1 − w)median, w = 4/(4 + n^0.75)',
      `${source}, formula 7`,
      NORMAL,
    )
  }
  return impossible('A mean needs both quartiles or both extremes besides the median.')
}

function wrongOrder(values: readonly (number | undefined)[]): string | undefined {
  const given = values.filter((value) => value !== undefined)
  if (given.some((value) => !Number.isFinite(value))) return 'A quartile or extreme is missing.'
  return given.some((value, i) => i > 0 && value < (given[i - 1] ?? value))
    ? 'The extremes, quartiles and the median are not in order.'
    : undefined
}
