import type { Compared, Period } from '#contract/admin.ts'

const DAY_MS = 24 * 60 * 60_000
export const periodLengths = [7, 30, 90, 365] as const
const USUAL = 30

/** The length that an address names; the usual one for anything else. */
export function readDays(text: string | null): number {
  const days = Number(text)
  return periodLengths.find((each) => each === days) ?? USUAL
}

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** The last so many calendar days in UTC, today included. */
export function periodOf(days: number, now: number): Period {
  return { from: dayOf(now - (days - 1) * DAY_MS), to: dayOf(now) }
}

/**
 * How a figure compares with the one before, in words: "+3 (was 2)", "as before", "was 0". A share is only given from
 * ten on: 2 after 1 is no growth by 100 %.
 */
export function changeWords({ now, before }: Compared, digits = 0): string {
  const text = (value: number) =>
    value.toLocaleString('en-US', { minimumFractionDigits: 0, maximumFractionDigits: digits })
  if (now === before) return 'as before'
  const difference = now - before
  const sign = difference > 0 ? '+' : '−'
  const share = before >= 10 ? `, ${sign}${Math.abs(Math.round((difference / before) * 100))} %` : ''
  return `${sign}${text(Math.abs(difference))}${share} (was ${text(before)})`
}

/** Hours as a person says them: "under 1 h", "5 h", "3 days". */
export function hoursText(hours: number | null | undefined): string {
  if (hours === null || hours === undefined || !Number.isFinite(hours) || hours < 0) return '–'
  if (hours < 1) return 'under 1 h'
  if (hours < 48) return `${Math.round(hours)} h`
  return `${Math.round(hours / 24)} days`
}
