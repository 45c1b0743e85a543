/** Days from and to, both among them: "2001-01-01". */
export type DateRange = { from: string; to: string }

const DAY_MS = 86_400_000
const daysOf = (day: string) => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS)
const dayOf = (days: number) => new Date(days * DAY_MS).toISOString().slice(0, 10)

/** From a day on which no source has a record to one that has not come. */
export const wholeRange = (now: string): DateRange => ({
  from: '1800-01-01',
  to: dayOf(daysOf(now.slice(0, 10)) + 400),
})

/**
 * A range in two, the newer half first; undefined where it cannot be parted. In whole years where a source knows no days.
 */
export function halvesOf({ from, to }: DateRange, unit: 'day' | 'year'): [DateRange, DateRange] | undefined {
  if (unit === 'year') {
    const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
    if (first >= last) return undefined
    const middle = Math.floor((first + last) / 2)
    return [
      { from: `${middle + 1}-01-01`, to },
      { from, to: `${middle}-12-31` },
    ]
  }
  const [first, last] = [daysOf(from), daysOf(to)]
  if (first >= last) return undefined
  const middle = Math.floor((first + last) / 2)
  return [
    { from: dayOf(middle + 1), to },
    { from, to: dayOf(middle) },
  ]
}
