import { firstWrong, measured, type Measured, refused } from './measured.ts'
import { type RateCells, usualZeroCells, type ZeroCellRule, zeroRates } from './zero-cells.ts'

/** Events in two groups and the time in which they were watched: person-years or any other unit, the same in both. */
export type Rates = { events: number; time: number; controlEvents: number; controlTime: number; sharedBy?: number }

/** What makes rates impossible, in a sentence; undefined for rates that can be. */
function wrongRates({ events, time, controlEvents, controlTime, sharedBy = 1 }: Rates): string | undefined {
  return firstWrong(
    ![events, controlEvents].every(Number.isFinite) && 'A count is missing.',
    (events < 0 || controlEvents < 0) && 'A count is below 0.',
    ![events, controlEvents].every(Number.isInteger) && 'A count is not a whole number.',
    ![time, controlTime].every(Number.isFinite) && 'The person-time of a group is missing.',
    (time <= 0 || controlTime <= 0) && 'The person-time of a group is not above 0.',
    !(Number.isInteger(sharedBy) && sharedBy >= 1) &&
      'The number of comparisons that share a control is not a whole number from 1 on.',
  )
}

/** Events and times, the control divided among the comparisons that share it. */
export const ratesOf = ({ events, time, controlEvents, controlTime, sharedBy = 1 }: Rates): RateCells => ({
  a: events,
  t1: time,
  c: controlEvents / sharedBy,
  t2: controlTime / sharedBy,
})

/** Logarithm of the incidence rate ratio. Nothing is ever added to the time. Source: Rothman, Greenland & Lash 2008, Modern Epidemiology, chapter 14. */
export function effectOfRates(rates: Rates, rule: ZeroCellRule = usualZeroCells): Measured {
  const wrong = wrongRates(rates)
  if (wrong) return refused(wrong)
  const raw = ratesOf(rates)
  if (raw.a === 0 && raw.c === 0 && (rule.doubleZero === 'leave-out' || rule.add === 'never')) {
    return refused('Neither group has an event: the study tells nothing about a ratio.')
  }
  const { cells, note } = zeroRates(raw, rule.add)
  if (cells.a === 0 || cells.c === 0) {
    return refused('A group has no event, and nothing is to be added to empty cells: the ratio cannot be computed.')
  }
  const { sharedBy = 1 } = rates
  return measured({
    ...logRateRatio(cells),
    formula: 'ln((x₁/t₁)/(x₂/t₂)); variance 1/x₁ + 1/x₂',
    source: 'Rothman, Greenland & Lash 2008, Modern Epidemiology, 3rd ed., chapter 14',
    derived: false,
    notes: [
      ...(sharedBy > 1 ? [`control group divided among ${sharedBy} comparisons`] : []),
      ...(note === undefined ? [] : [note]),
    ],
  })
}

export const logRateRatio = ({ a, t1, c, t2 }: RateCells) => ({
  effect: Math.log(a / t1 / (c / t2)),
  variance: 1 / a + 1 / c,
})
