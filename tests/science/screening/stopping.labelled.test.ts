import { expect, test } from 'vitest'

import { seededRandom, shuffled } from '#science/statistics/seeded-random.ts'
import { simulateScreening } from '#science/screening/simulation.ts'
import { stopAdvice } from '#science/screening/stopping.ts'

import { labelledReviews } from './labelled-corpora.ts'

const reviews = labelledReviews()

/** Records read by who follows the advice to the letter: reads on, draws the sample when told, stops when told. */
function readByAdvice(order: readonly number[], relevant: ReadonlySet<number>, seed: number): Set<number> {
  const read = new Set<number>()
  const verdicts: boolean[] = []
  const records = order.length
  for (;;) {
    const { advice, sampleSize } = stopAdvice({ records, verdicts })
    if (advice === 'finished') return read
    const unread = order.filter((place) => !read.has(place))
    const isSampling = advice === 'sample' && sampleSize !== undefined
    const next = isSampling ? shuffled(unread, seed + verdicts.length).slice(0, sampleSize) : unread.slice(0, 1)
    for (const place of next) read.add(place)
    const found = next.filter((place) => relevant.has(place)).length
    const sample = { left: unread.length, drawn: next.length, relevant: found }
    if (isSampling && stopAdvice({ records, verdicts, sample }).advice !== 'go-on') return read
    verdicts.push(...next.map((place) => relevant.has(place)))
  }
}

type Stop = { shareRead: number; recall: number }
const stopsOf = (order: readonly number[], relevant: ReadonlySet<number>, runs: number): Stop[] =>
  Array.from({ length: runs }, (_, run) => readByAdvice(order, relevant, 1000 * (run + 1))).map((read) => ({
    shareRead: read.size / order.length,
    recall: [...read].filter((place) => relevant.has(place)).length / relevant.size,
  }))
/** Runs that ended with less than 95% of what is relevant. */
const wrongOf = (stops: readonly Stop[]) => stops.filter(({ recall }) => recall < 0.95).length
/** The share of an order that is read when 95% of the relevant have been met in it. */
function shareAtRecall(order: readonly number[], relevant: ReadonlySet<number>): number {
  let missing = Math.ceil(0.95 * relevant.size)
  const at = order.findIndex((place) => relevant.has(place) && --missing === 0)
  return (at + 1) / order.length
}

const RUNS = 40
const percent = (share: number) => `${(100 * share).toFixed(1)}%`

test.each(reviews)('$name: who follows the advice stops with 95% of the relevant in 19 of 20 runs', (review) => {
  const { order } = simulateScreening(review.records, review.relevant, { seed: 1, question: review.question })
  const stops = stopsOf(order, review.relevant, RUNS)
  const shares = stops.map(({ shareRead }) => shareRead).sort((a, b) => a - b)
  const reached = shareAtRecall(order, review.relevant)
  console.info(
    `${review.name}: told to stop at ${percent(shares[RUNS / 2] ?? 1)} read (${percent(shares[0] ?? 1)} to ${percent(shares.at(-1) ?? 1)}), 95% recall reached at ${percent(reached)}; ${wrongOf(stops)} of ${RUNS} wrong stops`,
  )
  expect(wrongOf(stops)).toBeLessThanOrEqual(0.05 * RUNS)
})

test('of 100 made lists whose relevant records come early, some stragglers late, at most 5 are stopped too soon', () => {
  const random = seededRandom(5)
  const wrong = Array.from({ length: 100 }, () => {
    const relevant = new Set<number>()
    const stragglers = Math.floor(5 * random())
    while (relevant.size < 60) relevant.add(Math.floor(200 * random() ** 2))
    while (relevant.size < 60 + stragglers) relevant.add(Math.floor(800 * random()))
    return wrongOf(
      stopsOf(
        Array.from({ length: 800 }, (_, place) => place),
        relevant,
        1,
      ),
    )
  })
  expect(wrong.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(5)
})
