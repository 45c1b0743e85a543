import { addDays, daysBetween } from '#science/planning/pace.ts'

/** A span of whole days where the person is, both ends included. */
export type Period = { from: string; to: string }

const isDay = (text: string | null): text is string =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))

const mondayOf = (day: string) => addDays(day, -((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7))

/** The spans that are offered by name. */
export function namedPeriods(today: string): { value: string; label: string; period: Period }[] {
  const monday = mondayOf(today)
  const first = `${today.slice(0, 8)}01`
  const lastOfBefore = addDays(first, -1)
  return [
    { value: 'last-7', label: 'Last 7 days', period: { from: addDays(today, -6), to: today } },
    { value: 'this-week', label: 'This week', period: { from: monday, to: today } },
    { value: 'last-week', label: 'Last week', period: { from: addDays(monday, -7), to: addDays(monday, -1) } },
    { value: 'last-14', label: 'Last 14 days', period: { from: addDays(today, -13), to: today } },
    { value: 'this-month', label: 'This month', period: { from: first, to: today } },
    {
      value: 'last-month',
      label: 'Last month',
      period: { from: `${lastOfBefore.slice(0, 8)}01`, to: lastOfBefore },
    },
  ]
}

/** The span that stands in the address; the last seven days where none does, and a turned one the right way round. */
export function periodIn(address: URLSearchParams, today: string): Period {
  const from = address.get('from')
  const to = address.get('to')
  if (!isDay(from) || !isDay(to)) return { from: addDays(today, -6), to: today }
  return from <= to ? { from, to } : { from: to, to: from }
}

export const lengthOf = ({ from, to }: Period): number => daysBetween(from, to) + 1

/** As long, right before. */
export function before(period: Period): Period {
  const days = lengthOf(period)
  return { from: addDays(period.from, -days), to: addDays(period.from, -1) }
}

/** The moments between which a span lies: from its first midnight to the one after its last day. */
export const momentsOf = ({ from, to }: Period): { since: string; until: string } => ({
  since: new Date(`${from}T00:00:00`).toISOString(),
  until: new Date(`${addDays(to, 1)}T00:00:00`).toISOString(),
})
