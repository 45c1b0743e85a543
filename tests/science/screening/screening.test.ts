import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { fitLogistic, scoresOf } from '#science/screening/logistic-regression.ts'
import { createRanker } from '#science/screening/ranking.ts'
import { sampleOf, seededRandom, shuffled } from '#science/statistics/seeded-random.ts'
import { measure, simulateScreening } from '#science/screening/simulation.ts'
import { textVectors } from '#science/screening/text-vectors.ts'

import { labelledReviews } from './labelled-corpora.ts'

/** A small review of our own: trials of tea and sleep among papers on other things. */
const subjects = ['tea', 'coffee', 'walking', 'music', 'yoga', 'light', 'cherries', 'naps']
const ends = ['sleep', 'pain', 'mood', 'memory', 'blood pressure', 'falls', 'appetite', 'vision']
const made = Array.from({ length: 240 }, (_, i) => {
  const subject = subjects[i % 8] ?? ''
  const end = ends[Math.floor(i / 8) % 8] ?? ''
  return {
    title: `${subject} and ${end} in ${['nurses', 'students', 'adults', 'drivers'][i % 4] ?? ''}`,
    abstract: `We studied whether ${subject} changes ${end}. Participants were followed for ${(i % 9) + 2} weeks. Outcomes about ${end} were recorded daily.`,
  }
})
const relevant = new Set(
  made.flatMap(({ title }, i) => (/tea|cherries/.test(title) && title.includes('sleep') ? [i] : [])),
)

describe('ranking', () => {
  test('the same seed gives the same order; verdicts bring likes of the accepted to the front', () => {
    const one = createRanker(made, { seed: 7 })
    const two = createRanker(made, { seed: 7 })
    expect(one.rank(new Map())).toEqual(two.rank(new Map()))
    expect(one.rank(new Map()).by).toBe('random')
    const [yes = 0] = relevant
    const no = made.findIndex(({ title }) => title.includes('coffee and falls'))
    const verdicts = new Map([
      [yes, true],
      [no, false],
    ])
    const ranked = one.rank(verdicts)
    expect(ranked).toEqual(two.rank(verdicts))
    expect(ranked.by).toBe('learnt')
    expect(ranked.order).toHaveLength(238)
    const first = ranked.order.slice(0, 8).map((place) => made[place]?.title ?? '')
    expect(first.every((title) => /tea|sleep/.test(title))).toBe(true)
  })

  test('before anything is accepted the question leads', () => {
    const ranked = createRanker(made, { seed: 1, question: 'Do cherries improve memory?' }).rank(new Map())
    expect(ranked.by).toBe('question')
    expect(made[ranked.order[0] ?? 0]?.title).toContain('cherries and memory')
  })

  test('a new model does not depend on where the earlier one stood', () => {
    const verdicts = new Map(Array.from({ length: 60 }, (_, i) => [i * 4, relevant.has(i * 4)]))
    const fresh = createRanker(made, { seed: 3 }).rank(verdicts).order
    const taught = createRanker(made, { seed: 3 })
    for (const size of [5, 20, 40]) taught.rank(new Map([...verdicts].slice(0, size)))
    const later = taught.rank(verdicts).order
    expect(later.slice(0, 20).filter((place) => fresh.slice(0, 20).includes(place)).length).toBeGreaterThanOrEqual(19)
  })

  test('records without text are ranked all the same', () => {
    const empty = [{ title: '' }, { title: 'tea and sleep' }, { title: '' }]
    const rest = createRanker(empty, { seed: 1 }).rank(new Map([[1, true]])).order
    expect(rest.toSorted((a, b) => a - b)).toEqual([0, 2])
    expect(createRanker([], { seed: 1 }).rank(new Map()).order).toEqual([])
  })
})

test('the regression stands where its loss is lowest: no small step in any direction lowers it', () => {
  const vectors = textVectors(made.slice(0, 40))
  const examples = Array.from({ length: 40 }, (_, row) => ({ row, relevant: row % 3 === 0, weight: 1 + (row % 2) }))
  const model = fitLogistic(vectors, examples, { penalty: 1 })
  const loss = (weights: Float64Array, bias: number) => {
    const scores = scoresOf(vectors, { weights, bias })
    const fit = examples.reduce(
      (sum, { row, relevant: yes, weight }) =>
        sum + weight * Math.log(1 + Math.exp((yes ? -1 : 1) * (scores[row] ?? 0))),
      0,
    )
    return fit + 0.5 * weights.reduce((sum, weight) => sum + weight * weight, 0)
  }
  const here = loss(model.weights, model.bias)
  for (let term = 0; term < vectors.terms; term += 3) {
    for (const step of [-0.05, 0.05]) {
      const moved = model.weights.slice()
      moved[term] = (moved[term] ?? 0) + step
      expect(loss(moved, model.bias)).toBeGreaterThan(here - 1e-3)
    }
  }
  expect(loss(model.weights, model.bias + 0.1)).toBeGreaterThan(here - 1e-3)
})

test('vectors have length 1, and words that only one record has are left out', () => {
  const { starts, values, rows } = textVectors([...made, { title: 'zyzzyva' }])
  for (let row = 0; row < rows; row++) {
    const own = values.slice(starts[row] ?? 0, starts[row + 1] ?? 0)
    const square = own.reduce((sum, value) => sum + value * value, 0)
    expect(square).toBeCloseTo(row === rows - 1 ? 0 : 1, 9)
  }
})

describe('work saved', () => {
  test('by the definition: the last of 20 relevant at place 100 of 1,000 saves 0.9 of all', () => {
    const order = Array.from({ length: 1000 }, (_, i) => i)
    const places = new Set(Array.from({ length: 20 }, (_, i) => 5 * i + 4))
    const { wss95, wss100, recallAtTenth } = measure(order, places)
    // 95% of 20 are 19, the 19th at place 95: 1 - 0.095 - 0.05.
    expect(wss95).toBeCloseTo(0.855, 10)
    expect(wss100).toBeCloseTo(0.9, 10)
    expect(recallAtTenth).toBe(1)
    expect(measure([], new Set())).toMatchObject({ wss95: 0, wss100: 0 })
  })

  test('the small review is screened once, every record, and much sooner than by chance', () => {
    const run = simulateScreening(made, relevant, { seed: 11 })
    expect(run.order.toSorted((a, b) => a - b)).toEqual(Array.from(made.keys()))
    expect(run.found.at(-1)).toBe(relevant.size)
    expect(run.wss95).toBeGreaterThan(0.6)
    expect(simulateScreening(made, relevant, { seed: 11 }).order).toEqual(run.order)
  })

  // Floors well below what was measured; the figures themselves are printed by `npm run bench:screening`.
  const floors: Record<string, number> = { Chou_2004: 0.1, Oud_2018: 0.65, Donners_2021: 0.5 }
  const reviews = labelledReviews().filter(({ name }) => name in floors)
  test.each(reviews)('real review $name', ({ name, records, relevant: kept }) => {
    expect(simulateScreening(records, kept, { seed: 1 }).wss95).toBeGreaterThan(floors[name] ?? 1)
  })
})

describe('draws', () => {
  test('are the same for the same seed, and every order is as likely', () => {
    expect(shuffled([1, 2, 3, 4, 5], 3)).toEqual(shuffled([1, 2, 3, 4, 5], 3))
    const counts = new Map<string, number>()
    for (let seed = 0; seed < 6000; seed++) {
      const order = shuffled(['a', 'b', 'c'], seed).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(6)
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(130)
  })

  test('a sample has no record twice and never more than there are', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(60), fc.nat(), (size, wanted, seed) => {
        const things = Array.from({ length: size }, (_, i) => i)
        const drawn = sampleOf(things, wanted, seed)
        expect(new Set(drawn).size).toBe(Math.min(size, wanted))
        expect(drawn.every((thing) => things.includes(thing))).toBe(true)
      }),
    )
    const random = seededRandom(5)
    const values = Array.from({ length: 4000 }, random)
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...values)).toBeLessThan(1)
    expect(values.reduce((sum, value) => sum + value, 0) / 4000).toBeCloseTo(0.5, 1)
  })
})
