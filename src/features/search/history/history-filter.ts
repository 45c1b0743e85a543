import type { OutputOf } from '#contract/endpoint.ts'
import type { searchApi } from '#contract/search.ts'

export type ListedRun = OutputOf<typeof searchApi.runs>['runs'][number]

export const periods = ['all', '7', '30', '365'] as const
export type Period = (typeof periods)[number]
export const isPeriod = (text: string): text is Period => (periods as readonly string[]).includes(text)

const DAY_MS = 24 * 60 * 60 * 1000

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The searches whose query has every word of the filter, in any order and without regard to case and accents. */
export function filterRuns(
  runs: readonly ListedRun[],
  { text, period }: { text: string; period: Period },
  now: number,
) {
  const words = folded(text).split(/\s+/).filter(Boolean)
  const since = period === 'all' ? -Infinity : now - Number(period) * DAY_MS
  return runs.filter(({ query, at }) => {
    const made = Date.parse(at)
    return words.every((word) => folded(query).includes(word)) && !(made < since)
  })
}
