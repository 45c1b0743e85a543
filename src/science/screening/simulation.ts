import { createRanker, type RankerOptions } from './ranking.ts'
import { shuffled } from '../statistics/seeded-random.ts'
import type { ScreenedText } from './text-vectors.ts'

export type SimulatedScreening = {
  /** Places of the records in the order in which they were screened. */
  order: number[]
  /** Relevant records found after each one. */
  found: number[]
  relevant: number
  /** Work saved over sampling at 95% and at all: 1 − share screened − share missed. Cohen and others 2006, JAMIA 13:206–219. */
  wss95: number
  wss100: number
  /** Share of the relevant that a tenth of the work finds. */
  recallAtTenth: number
}

/** When the model learns anew: after every record at first, then after so many that it adds up to about 200 times. */
const learnsAgainAt = (screened: number) => Math.max(1, Math.floor(screened / 20))

/**
 * Screens a labelled list as the ranking would have it, to see how early the relevant records come. Without a question it is
 * shown one relevant and one irrelevant record, drawn by the seed, which are counted as screened.
 */
export function simulateScreening(
  records: readonly ScreenedText[],
  relevant: ReadonlySet<number>,
  options: RankerOptions,
): SimulatedScreening {
  const ranker = createRanker(records, options)
  const verdicts = new Map<number, boolean>()
  const order: number[] = []
  const screen = (place: number) => {
    verdicts.set(place, relevant.has(place))
    order.push(place)
  }
  if (options.question === undefined) {
    const drawn = shuffled(Array.from(records.keys()), options.seed)
    const starts = [drawn.find((place) => relevant.has(place)), drawn.find((place) => !relevant.has(place))]
    for (const place of starts) if (place !== undefined) screen(place)
  }
  while (order.length < records.length) {
    const next = ranker.rank(verdicts).order
    for (const place of next.slice(0, learnsAgainAt(order.length))) screen(place)
  }
  return measure(order, relevant)
}

/** How early an order finds the relevant records. */
export function measure(order: readonly number[], relevant: ReadonlySet<number>): SimulatedScreening {
  let sum = 0
  const found = order.map((place) => (sum += relevant.has(place) ? 1 : 0))
  const n = order.length
  const screenedFor = (recall: number) => found.findIndex((count) => count >= Math.ceil(recall * relevant.size)) + 1
  const saved = (recall: number) => (n === 0 || relevant.size === 0 ? 0 : 1 - screenedFor(recall) / n - (1 - recall))
  return {
    order: [...order],
    found,
    relevant: relevant.size,
    wss95: saved(0.95),
    wss100: saved(1),
    recallAtTenth: relevant.size === 0 ? 0 : (found[Math.ceil(n / 10) - 1] ?? 0) / relevant.size,
  }
}
