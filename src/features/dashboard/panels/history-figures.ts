const DAY = 24 * 60 * 60 * 1000
const PERIOD_DAYS = 30
const WEEKS = 8

export type Trend = 'up' | 'down' | 'steady' | 'new'

/** A figure of somebody's own history: what happened in the last 30 days, against the 30 before. */
export type Figure = {
  value: number
  before: number
  /** `value` less `before`. */
  change: number
  /** `new`: nothing happened before, so there is nothing to compare with. */
  trend: Trend
  /** How often in each of the last eight weeks, oldest first. */
  weeks: readonly number[]
}

/**
 * Counts times. Those that lie in the future or are no times at all count for nothing.
 *
 * @param times dates and times as servers send them
 * @param now milliseconds since 1970
 */
export function figureOf(times: readonly (string | null | undefined)[], now = Date.now()): Figure {
  const ages = times.map((time) => (now - Date.parse(time ?? '')) / DAY).filter((age) => age >= 0)
  const between = (from: number, to: number) => ages.filter((age) => age >= from && age < to).length
  const value = between(0, PERIOD_DAYS)
  const before = between(PERIOD_DAYS, 2 * PERIOD_DAYS)
  const change = value - before
  const hasHistory = ages.some((age) => age >= PERIOD_DAYS)
  const trend = !hasHistory ? 'new' : change > 0 ? 'up' : change < 0 ? 'down' : 'steady'
  const weeks = Array.from({ length: WEEKS }, (_, index) => {
    const from = (WEEKS - 1 - index) * 7
    return between(from, from + 7)
  })
  return { value, before, change, trend, weeks }
}

/** How a change reads. */
export function changeText({ value, before, trend }: Figure): string {
  if (trend === 'new') return value === 0 ? 'nothing yet' : 'first month'
  if (trend === 'steady') return `as before (${before})`
  return `${trend === 'up' ? 'up' : 'down'} from ${before}`
}
