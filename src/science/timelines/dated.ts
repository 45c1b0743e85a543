/** A paper on a time axis. `at` in years with their fraction: 1994.5 = the middle of 1994. */
export type DatedPaper = { id: string; at: number }

/** That `from` cites `to`, both in the set. */
export type CitationLink = { from: string; to: string }

type Dates = { year?: number | undefined; month?: number | undefined; day?: number | undefined }
export type DatePrecision = 'year' | 'month' | 'day'

/** Place on the axis and how precisely it is known; a year alone stands at its beginning. `undefined` without a year. */
export function placeInTime({ year, month, day }: Dates): { at: number; precision: DatePrecision } | undefined {
  if (year === undefined) return undefined
  if (month === undefined || month < 1 || month > 12) return { at: year, precision: 'year' }
  const isDay = day !== undefined && day >= 1 && day <= 31
  return { at: year + (month - 1) / 12 + (isDay ? (day - 1) / 372 : 0), precision: isDay ? 'day' : 'month' }
}

/** Papers that can be placed, oldest first; the others are named, never guessed. */
export function onAxis(papers: readonly ({ id: string } & Dates)[]): { dated: DatedPaper[]; undated: string[] } {
  const dated: DatedPaper[] = []
  const undated: string[] = []
  for (const paper of papers) {
    const place = placeInTime(paper)
    if (place) dated.push({ id: paper.id, at: place.at })
    else undated.push(paper.id)
  }
  return { dated: dated.sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1)), undated }
}
