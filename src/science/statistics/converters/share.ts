import { type Derived, derived, impossible } from './derived.ts'

/** Events from the percentage that a paper gives (0 to 100) and the size of the group: the whole number that comes nearest. */
export function eventsFromPercent(percent: number, n: number): Derived {
  if (!(Number.isInteger(n) && n > 0)) return impossible('The size of the group is not a whole number above 0.')
  if (!(percent >= 0 && percent <= 100)) return impossible('A percentage lies between 0 and 100.')
  const events = Math.round((percent / 100) * n)
  const off = Math.abs((100 * events) / n - percent)
  // Papers round to whole per cents at the coarsest.
  if (off > 0.5000001)
    return impossible(
      `No whole number of ${n} people is ${percent}%: the nearest, ${events}, is ${((100 * events) / n).toFixed(1)}%.`,
    )
  return derived(events, 'events = n·percentage/100, rounded', 'arithmetic', 'the percentage is of this group’s size')
}
