/** Parts of a publication date that a source gives. Nothing is guessed: "2016" has no month. */
export type PublicationDate = { year?: number; month?: number; day?: number }

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const earliestYear = 1000
const latestYear = 2100

/** Month number of "Mar", "march", "MAR." or "3"; undefined for anything else (seasons too). */
export function monthNumber(text: string): number | undefined {
  const word = text.trim().toLowerCase()
  if (/^\d{1,2}$/.test(word)) return inRange(Number(word), 1, 12)
  if (!/^[a-zé]{3,9}\.?$/.test(word)) return undefined
  const at = monthNames.indexOf(word.slice(0, 3))
  return at < 0 ? undefined : at + 1
}

/** "30 June - 2 July 2019" · "June 30 - July 2, 2019" · "23-27 July 2019" · "July 23-27, 2019": the days of a meeting. */
const ranges: readonly (readonly [RegExp, string])[] = [
  [/\b(\d{1,2} [A-Za-z]{3,9}\.?) ?[-–—/] ?\d{1,2} [A-Za-z]{3,9}\b/, '$1'],
  [/\b([A-Za-z]{3,9}\.? \d{1,2}) ?[-–—/] ?[A-Za-z]{3,9}\.? \d{1,2}\b/, '$1'],
  [/\b(\d{1,2}) ?[-–—/] ?\d{1,2}(?= [A-Za-z]{3})/, '$1'],
  [/\b([A-Za-z]{3,9}\.? \d{1,2}) ?[-–—/] ?\d{1,2}\b(?!\d)/, '$1'],
]

/**
 * Reads the dates that reference files use: "2005/07/15", "2016/12//", "2011-12-03", "2016 May 28", "1998 Dec-1999 Jan"
 * (the first), "15 Jul 2005", "February 1, 2017", "2014a", "Nov 12" and "Nov" (month and day only), "20160419", "23-27 July 2019" and "July 23-27, 2019" (their first day). A year outside 1000–2100 is no year.
 */
export function parseDate(written: string): PublicationDate {
  const text = ranges.reduce((words, [range, first]) => words.replace(range, first), written.slice(0, 200))
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(text.trim())
  if (compact) return partsOf(compact.slice(1))
  const words = text
    .split(/[\s/.,\-–—T]+/)
    .map((word) => word.trim().replace(/^(\d{4})[a-z]$/i, '$1'))
    .filter((word) => word !== '')
  const yearAt = words.findIndex((word) => /^\d{4}$/.test(word))
  if (yearAt >= 0) {
    const after = words.slice(yearAt + 1, yearAt + 3)
    const before = words.slice(Math.max(0, yearAt - 2), yearAt)
    // "1 February 2017" and "01/02/2017" say the month last, "February 1, 2017" first.
    if (!/^[a-z]/i.test(before[0] ?? '')) before.reverse()
    return partsOf([words[yearAt], ...(after.length > 0 ? after : before)])
  }
  const month = words.findIndex((word) => /^[a-z]/i.test(word) && monthNumber(word) !== undefined)
  if (month < 0) return {}
  return partsOf([undefined, words[month], words[month + 1] ?? words[month - 1]])
}

function partsOf([yearText, monthText, dayText]: (string | undefined)[]): PublicationDate {
  const year = yearText === undefined ? undefined : inRange(Number(yearText), earliestYear, latestYear)
  const month = monthText === undefined ? undefined : monthNumber(monthText)
  const day = month === undefined || dayText === undefined ? undefined : dayNumber(dayText)
  return {
    ...(year !== undefined && { year }),
    ...(month !== undefined && { month }),
    ...(day !== undefined && { day }),
  }
}

function dayNumber(text: string): number | undefined {
  return /^\d{1,2}$/.test(text) ? inRange(Number(text), 1, 31) : undefined
}

function inRange(value: number, low: number, high: number): number | undefined {
  return value >= low && value <= high ? value : undefined
}

/** Joins what several fields of one record say: the first year wins, month and day must not contradict it. */
export function joinDates(dates: readonly PublicationDate[]): PublicationDate {
  const year = dates.find((date) => date.year !== undefined)?.year
  const fitting = dates.filter((date) => date.year === undefined || date.year === year)
  const withMonth = fitting.find((date) => date.day !== undefined) ?? fitting.find((date) => date.month !== undefined)
  if (year === undefined) return {}
  return {
    year,
    ...(withMonth?.month !== undefined && { month: withMonth.month }),
    ...(withMonth?.day !== undefined && { day: withMonth.day }),
  }
}
