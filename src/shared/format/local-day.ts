/** The calendar day of a moment (milliseconds since 1970) where the person is, as `2026-11-30`: what due dates, which have no time, compare with. */
export function localDay(now = Date.now()): string {
  const at = new Date(now)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}
