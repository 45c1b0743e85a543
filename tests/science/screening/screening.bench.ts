import { bench, describe } from 'vitest'

import { createRanker } from '#science/screening/ranking.ts'
import { shuffled } from '#science/statistics/seeded-random.ts'
import { simulateScreening } from '#science/screening/simulation.ts'

import { labelledReviews } from './labelled-corpora.ts'

/** Work saved over random order on real reviews: starts by one accepted record (mean of seeds) and by the question. */
const SEEDS = [1, 2, 3, 4, 5]
const percent = (share: number) => `${(100 * share).toFixed(1)}%`
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

// Minutes of work: `npm run bench:screening` asks for it, `npm run bench` does not.
const simulated = process.env['SIMULATE_SCREENING'] ? labelledReviews() : []
for (const { name, records, relevant, question } of simulated) {
  const from = (start?: string) =>
    SEEDS.slice(0, start ? 1 : SEEDS.length).map((seed) =>
      simulateScreening(records, relevant, { seed, ...(start && { question: start }) }),
    )
  for (const [start, runs] of [
    ['one accepted', from()],
    ['the question', from(question)],
  ] as const) {
    console.info(
      `${name}, ${records.length} records, ${relevant.size} relevant, from ${start}: work saved at 95% ${percent(mean(runs.map(({ wss95 }) => wss95)))} (at 100% ${percent(mean(runs.map(({ wss100 }) => wss100)))}), found in the first tenth ${percent(mean(runs.map(({ recallAtTenth }) => recallAtTenth)))}`,
    )
  }
}

describe('ranking anew after a verdict', () => {
  const [largest] = labelledReviews().toSorted((a, b) => b.records.length - a.records.length)
  const records = Array.from(
    { length: 5000 },
    (_, i) => largest?.records[i % largest.records.length] ?? { title: `Record ${i} about nothing` },
  )
  const ranker = createRanker(records, { seed: 1 })
  const isRelevant = (place: number) =>
    largest ? largest.relevant.has(place % largest.records.length) : place % 40 === 0
  const drawn = shuffled(Array.from(records.keys()), 1)
  let size = 1000
  bench('5,000 records, 1,000 verdicts and a few more each time', () => {
    size = size >= 1500 ? 1000 : size + 5
    ranker.rank(new Map(drawn.slice(0, size).map((place) => [place, isRelevant(place)])))
  })
})
