import { dayWords } from './dates.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * How long ago, in the words of the second text: 'Just now' under 60 s, then Xm, Xh, Xd ago within 7 days, then a local
 * date. A time in the future is a clock that runs ahead and reads 'Just now'; what is no time reads ''.
 *
 * @param iso a date and time as servers send it
 * @param now milliseconds since 1970
 */
export function relativeTime(iso: string | null | undefined, now = Date.now()): string {
  const at = Date.parse(iso ?? '')
  if (Number.isNaN(at)) return ''
  const seconds = (now - at) / 1000
  if (seconds < MINUTE) return 'Just now'
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)}m ago`
  if (seconds < DAY) return `${Math.floor(seconds / HOUR)}h ago`
  if (seconds < 7 * DAY) return `${Math.floor(seconds / DAY)}d ago`
  return dayWords(at)
}
