import type { CslDate } from './csl-item.ts'

export type DateParts = { year: number; month?: number; day?: number }

/** The date of a record, or undefined where no year is known. */
export function datePartsOf(date: CslDate | undefined): DateParts | undefined {
  const [year, month, day] = (date?.['date-parts']?.[0] ?? []).map(Number)
  if (year === undefined || !Number.isInteger(year) || year === 0) return undefined
  if (month === undefined || !(month >= 1 && month <= 12)) return { year }
  return day !== undefined && day >= 1 && day <= 31 ? { year, month, day } : { year, month }
}

const long = 'January February March April May June July August September October November December'.split(' ')
const three = long.map((name) => name.slice(0, 3))
const dotted = 'Jan. Feb. Mar. Apr. May Jun. Jul. Aug. Sep. Oct. Nov. Dec.'.split(' ')
const mla = 'Jan. Feb. Mar. Apr. May June July Aug. Sept. Oct. Nov. Dec.'.split(' ')
const tables = { long, three, dotted, mla }

/** Name of a month: in full, in three letters, with a full stop (IEEE), or as the MLA shortens it. */
export const monthName = ({ month }: DateParts, form: keyof typeof tables = 'long'): string =>
  month === undefined ? '' : (tables[form][month - 1] ?? '')

/** "June 13, 2019", "October 2018", "2018". */
export const americanDate = (date: DateParts): string =>
  date.month === undefined
    ? String(date.year)
    : date.day === undefined
      ? `${monthName(date)} ${date.year}`
      : `${monthName(date)} ${date.day}, ${date.year}`

/** How a style shortens the second number of a range. */
export type RangeForm = 'expanded' | 'minimal' | 'minimal-two' | 'chicago' | 'as-given'

/** Page numbers with their ranges in the style's form; what is no range of numbers is left as it stands. */
export function pageRange(pages: string | undefined, form: RangeForm, dash = '–'): string {
  // "431-438.e2", "A14.2-A15": no plain range of numbers.
  if (/\d\.\p{L}?\d/u.test(pages ?? '')) return pages ?? ''
  const roman = (pages ?? '').replace(/\b([ivxlcdm]{1,9})\s?[-‐‑–—]{1,2}\s?([ivxlcdm]{1,9})\b/gi, `$1${dash}$2`)
  return roman.replace(
    /(\p{L}{0,2})(\d{1,12})\s*[-‐‑–—]{1,2}\s*(\p{L}{0,2})(\d+)/gu,
    (_all, before: string, from: string, middle: string, to: string) => {
      if (form === 'as-given') return `${before}${from}${dash}${middle}${to}`
      const whole = to.length < from.length ? from.slice(0, from.length - to.length) + to : to
      // "e713-e713" is one page and stays; "A12-B3" is no range of numbers.
      if (middle !== '' && (middle !== before || from === to)) return `${before}${from}${dash}${middle}${to}`
      return `${before}${from}${dash}${before !== '' && form === 'expanded' ? before : ''}${shortened(from, whole, form)}`
    },
  )
}

function shortened(from: string, to: string, form: RangeForm): string {
  if (form === 'expanded' || from.length !== to.length) return to
  let same = 0
  while (same < to.length - 1 && from[same] === to[same]) same += 1
  if (form === 'minimal') return to.slice(same)
  if (form === 'minimal-two') return to.slice(Math.min(same, Math.max(0, to.length - 2)))
  // Chicago Manual of Style 9.63: whole below 100 and after hundreds; the changed part alone from 101 to 109; else two.
  if (from.length < 3 || from.endsWith('00')) return to
  if (/0\d$/.test(from) && from.slice(0, -2) === to.slice(0, -2)) return String(Number(to.slice(-2)))
  return to.slice(Math.min(same, to.length - 2))
}

/** An issue with its ranges: "1-2" → "1–2". */
export const issueText = (issue: string | undefined, dash = '–'): string =>
  (issue ?? '').replace(/(?<=\d)\s?[-‐‑–—]\s?(?=\d)/g, dash)

/** Whether these are several numbers; "P-31" is one, and so is "A14.2-A15". */
export const isSeveral = (numbers: string): boolean =>
  /[-‐‑–—,;&]|\band\b/.test(numbers) && !/^(?:\p{L}+|\p{L}*\d+\.\d+)[-‐‑–—]\p{L}*\d+$/u.test(numbers)
