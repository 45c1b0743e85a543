import { type Measure, measures } from './measure.ts'
import { doubleArcsine } from './one-group.ts'

/**
 * A value of the pooled scale as people read it: a ratio, a correlation, a proportion. `harmonicN`, the harmonic mean of the
 * sizes, is needed for PFT alone. Proportions and correlations never leave their range.
 */
export function naturalValue(measure: Measure, value: number, harmonicN = Number.NaN): number {
  switch (measures[measure].back) {
    case 'exp':
      return Math.exp(value)
    case 'tanh':
      return Math.tanh(value)
    case 'logistic':
      return 1 / (1 + Math.exp(-value))
    case 'sine':
      return value <= 0 ? 0 : value >= Math.PI / 2 ? 1 : Math.sin(value) ** 2
    case 'freeman-tukey':
      return inverseDoubleArcsine(value, harmonicN)
    case 'same':
      return value
  }
}

/** Source: Miller 1978, The American Statistician 32:138. Beyond the angles of no event and of all, 0 and 1. */
export function inverseDoubleArcsine(angle: number, n: number): number {
  if (!(n > 0)) return Number.NaN
  if (angle <= doubleArcsine({ events: 0, total: n })) return 0
  if (angle >= doubleArcsine({ events: n, total: n })) return 1
  const s = Math.sin(2 * angle)
  const inner = s + (s - 1 / s) / n
  return 0.5 * (1 - Math.sign(Math.cos(2 * angle)) * Math.sqrt(Math.max(0, 1 - inner ** 2)))
}

export const harmonicMean = (sizes: readonly number[]): number =>
  sizes.length / sizes.reduce((total, size) => total + 1 / size, 0)
