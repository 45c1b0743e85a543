import type { DatedPaper } from './dated.ts'

/** Papers of one year, also of a year without any. */
export type YearCount = { year: number; papers: string[] }

/** Every year from the first paper to the last, in order. */
export function papersByYear(dated: readonly DatedPaper[]): YearCount[] {
  if (dated.length === 0) return []
  const years = dated.map(({ at }) => Math.floor(at))
  const [first, last] = [Math.min(...years), Math.max(...years)]
  const counts = Array.from({ length: last - first + 1 }, (_, i): YearCount => ({ year: first + i, papers: [] }))
  for (const { id, at } of dated) counts[Math.floor(at) - first]?.papers.push(id)
  return counts
}

/** Papers a year over the whole span, and over its two halves. `undefined` under two papers. */
export type Pace = { perYear: number; earlier: number; later: number; turn: number }

export function paceOf(dated: readonly DatedPaper[]): Pace | undefined {
  const years = papersByYear(dated)
  const first = years[0]
  if (!first || dated.length < 2) return undefined
  const half = Math.ceil(years.length / 2)
  const mean = (some: readonly YearCount[]) =>
    some.length === 0 ? 0 : some.reduce((sum, { papers }) => sum + papers.length, 0) / some.length
  return {
    perYear: mean(years),
    earlier: mean(years.slice(0, half)),
    later: mean(years.slice(half)),
    turn: first.year + half,
  }
}

/** Years without a paper between two that have some. `before` and `after`: the papers on either side. */
export type Silence = { from: number; to: number; years: number; before: string[]; after: string[] }

/** Stretches of at least `least` whole years in a row in which no paper of the set appeared. */
export function silencesOf(dated: readonly DatedPaper[], least = 3): Silence[] {
  const silences: Silence[] = []
  const full = papersByYear(dated).filter(({ papers }) => papers.length > 0)
  for (const [i, next] of full.entries()) {
    const last = full[i - 1]
    if (!last || next.year - last.year - 1 < least) continue
    silences.push({
      from: last.year + 1,
      to: next.year - 1,
      years: next.year - last.year - 1,
      before: last.papers,
      after: next.papers,
    })
  }
  return silences
}
