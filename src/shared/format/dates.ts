/** A moment, or a day of the calendar (`2026-11-30`), which is that day in every time zone. */
type When = string | number | Date | null | undefined

const DAY = /^\d{4}-\d{2}-\d{2}$/
const formats = new Map<string, Intl.DateTimeFormat>()

/** Written as the person's locale writes it; what is no date is ''. Making a format is slow, so each is made once. */
function written(when: When, options: Intl.DateTimeFormatOptions): string {
  const at = new Date(when ?? '')
  if (Number.isNaN(at.getTime())) return ''
  const all = typeof when === 'string' && DAY.test(when) ? { ...options, timeZone: 'UTC' } : options
  const key = JSON.stringify(all)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(undefined, all)
  formats.set(key, format)
  return format.format(at)
}

/** 'Nov 23, 2026' */
export const dayWords = (when: When) => written(when, { dateStyle: 'medium' })
/** 'November 23, 2026' */
export const longDay = (when: When) => written(when, { dateStyle: 'long' })
/** 'November 23, 2026', in the calendar of the server: UTC. */
export const serverDay = (when: When) => written(when, { dateStyle: 'long', timeZone: 'UTC' })
/** 'Nov 23, 2026, 4:05 PM' */
export const momentWords = (when: When) => written(when, { dateStyle: 'medium', timeStyle: 'short' })
/** 'Nov 23, 04:05 PM' */
export const shortMoment = (when: When) =>
  written(when, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
/** 'Nov 23' */
export const shortDay = (when: When) => written(when, { day: 'numeric', month: 'short' })
/** 'November 2026', of a month as `2026-11` or a day in it. */
export const monthWords = (month: string) => written(`${month.slice(0, 7)}-15`, { month: 'long', year: 'numeric' })
/** 'Nov 26' for November 2026. */
export const shortMonth = (month: string) => written(`${month.slice(0, 7)}-15`, { month: 'short', year: '2-digit' })

/** 'November 1': the first day of the next month, in UTC as servers count it, on which an allowance begins anew. */
export const nextMonthDay = (now = new Date()): string =>
  written(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1), { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** The person's time zone, as the browser names it. */
export const timeZoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
