import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { EffectSize } from '#science/statistics/effect-sizes.ts'
import { poolRandomEffects } from '#science/statistics/pooling.ts'
import { qProfile } from '#science/statistics/models/heterogeneity.ts'
import { metaRegression, waldOf } from '#science/statistics/models/meta-regression.ts'
import { effectsFrom, fitModel, type ModelKind, noModel } from '#science/statistics/models/model.ts'
import { influence, leaveOneOut } from '#science/statistics/models/sensitivity.ts'
import { seededRandom } from '#science/statistics/seeded-random.ts'
import { effectOf } from '#science/statistics/measures/study-effect.ts'
import { estimateTau2, logLikelihood, type Tau2Method } from '#science/statistics/models/tau2.ts'
import { chiSquareUpper } from '#science/statistics/distributions/chi-square.ts'

// Everything is computed a second time with whole matrices and plain searches.

type Matrix = number[][]
const times = (a: Matrix, b: Matrix): Matrix =>
  a.map((row) => (b[0] ?? []).map((_, j) => row.reduce((sum, value, m) => sum + value * (b[m]?.[j] ?? 0), 0)))
const transpose = (a: Matrix): Matrix => (a[0] ?? []).map((_, j) => a.map((row) => row[j] ?? 0))
const diagonal = (values: readonly number[]): Matrix =>
  values.map((value, i) => values.map((_, j) => (i === j ? value : 0)))
const minus = (a: Matrix, b: Matrix): Matrix => a.map((row, i) => row.map((value, j) => value - (b[i]?.[j] ?? 0)))
const trace = (a: Matrix) => a.reduce((sum, row, i) => sum + (row[i] ?? 0), 0)

function inverse(a: Matrix): Matrix {
  const n = a.length
  const work = a.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))])
  for (let c = 0; c < n; c++) {
    const pivot = work
      .slice(c)
      .reduce((best, row, i) => (Math.abs(row[c] ?? 0) > Math.abs(work[best]?.[c] ?? 0) ? i + c : best), c)
    const swapped = work[c] ?? []
    work[c] = work[pivot] ?? []
    work[pivot] = swapped
    const head = work[c]?.[c] ?? 1
    work[c] = (work[c] ?? []).map((value) => value / head)
    for (let r = 0; r < n; r++) {
      const factor = work[r]?.[c] ?? 0
      if (r !== c) work[r] = (work[r] ?? []).map((value, j) => value - factor * (work[c]?.[j] ?? 0))
    }
  }
  return work.map((row) => row.slice(n))
}
function determinant(a: Matrix): number {
  if (a.length === 1) return a[0]?.[0] ?? 0
  return (a[0] ?? []).reduce(
    (sum, value, j) =>
      sum + (j % 2 ? -1 : 1) * value * determinant(a.slice(1).map((row) => row.filter((_, m) => m !== j))),
    0,
  )
}

type Whole = { y: Matrix; v: number[]; x: Matrix }
function whole({ y, v, x }: Whole, tau2: number) {
  const w = diagonal(v.map((variance) => 1 / (variance + tau2)))
  const information = times(times(transpose(x), w), x)
  const covariance = inverse(information)
  const p = minus(w, times(times(times(times(w, x), covariance), transpose(x)), w))
  const b = times(times(times(covariance, transpose(x)), w), y)
  const q = times(times(transpose(y), p), y)[0]?.[0] ?? 0
  const logs = v.reduce((sum, variance) => sum + Math.log(variance + tau2), 0)
  return { w, p, b, q, covariance, ml: -0.5 * (logs + q), reml: -0.5 * (logs + q + Math.log(determinant(information))) }
}

/** The highest point of a function on a fine grid, then a finer one around it. */
function top(f: (x: number) => number, most: number): number {
  let low = 0
  let high = most
  for (let pass = 0; pass < 4; pass++) {
    const step = (high - low) / 100
    let best = low
    for (let i = 0; i <= 100; i++) if (f(low + i * step) > f(best)) best = low + i * step
    low = Math.max(0, best - 2 * step)
    high = best + 2 * step
  }
  return (low + high) / 2
}

const study = fc.record({
  effect: fc.integer({ min: -2000, max: 2000 }).map((thousandths) => thousandths / 1000),
  variance: fc.double({ min: 0.02, max: 1, noNaN: true }),
  moderator: fc.integer({ min: 1, max: 50 }),
  second: fc.integer({ min: -10, max: 10 }).map((tenths) => tenths / 10),
})
const studies = fc.array(study, { minLength: 6, maxLength: 12 })
const matrices = (
  list: { effect: number; variance: number; moderator: number; second: number }[],
  columns: number,
): Whole => ({
  y: list.map(({ effect }) => [effect]),
  v: list.map(({ variance }) => variance),
  x: list.map(({ moderator, second }) => [1, moderator, second].slice(0, columns)),
})
const tau2By = (method: Tau2Method, list: EffectSize[]) => {
  const result = estimateTau2(method, effectsFrom(list))
  return result.ok ? result.tau2 : Number.NaN
}

describe('the variance between studies', () => {
  test('by moments equals the formulas with whole matrices', () => {
    fc.assert(
      fc.property(studies, (list) => {
        const of = matrices(list, 1)
        const k = list.length
        const fixed = whole(of, 0)
        const dl = Math.max(0, (fixed.q - (k - 1)) / trace(fixed.p))
        expect(tau2By('DL', list)).toBeCloseTo(dl, 8)
        const mean = list.reduce((sum, { effect }) => sum + effect, 0) / k
        const spread = list.reduce((sum, { effect }) => sum + (effect - mean) ** 2, 0) / (k - 1)
        const he = Math.max(0, spread - of.v.reduce((sum, variance) => sum + variance, 0) / k)
        expect(tau2By('HE', list)).toBeCloseTo(he, 8)
        const pm = tau2By('PM', list)
        if (pm > 0) expect(whole(of, pm).q).toBeCloseTo(k - 1, 7)
        else expect(fixed.q).toBeLessThanOrEqual(k - 1 + 1e-9)
        expect(tau2By('EB', list)).toBeCloseTo(pm, 6)
        expect(poolRandomEffects(list)?.tau2).toBeCloseTo(dl, 8)
      }),
    )
  })

  test('by likelihood is where the likelihood is highest', () => {
    fc.assert(
      fc.property(studies, (list) => {
        const of = matrices(list, 1)
        for (const method of ['ML', 'REML'] as const) {
          const height = (tau2: number) => whole(of, tau2)[method === 'ML' ? 'ml' : 'reml']
          const seen = tau2By(method, list)
          expect(height(seen)).toBeGreaterThanOrEqual(height(top(height, 12)) - 1e-7)
        }
      }),
      { numRuns: 12 },
    )
  })

  test('every estimator has a value for studies of all sizes, and by likelihood it is the top of the likelihood', () => {
    const random = seededRandom(20)
    const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    for (let turn = 0; turn < 400; turn++) {
      const tau = 2 * random() ** 3
      const list = Array.from({ length: 3 + Math.floor(20 * random()) }, () => {
        const variance = 10 ** (-4 * random())
        return { effect: tau * normal() + Math.sqrt(variance) * normal(), variance }
      })
      const effects = effectsFrom(list)
      for (const method of ['REML', 'ML', 'EB', 'PM'] as const) {
        const result = estimateTau2(method, effects)
        if (!result.ok) throw new Error(result.reason)
        if (method === 'EB' || method === 'PM') continue
        const seen = logLikelihood(method, result.tau2, effects)
        for (let other = 1e-6; other < 20; other *= 1.3) {
          expect(seen).toBeGreaterThanOrEqual(logLikelihood(method, other, effects) - 1e-9)
        }
        expect(seen).toBeGreaterThanOrEqual(logLikelihood(method, 0, effects) - 1e-9)
      }
    }
  })

  test('a regression on the year as it stands gives what the year from its mean gives', () => {
    const random = seededRandom(7)
    for (let turn = 0; turn < 200; turn++) {
      const years = Array.from({ length: 6 + Math.floor(10 * random()) }, () => 1950 + Math.floor(70 * random()))
      const list = years.map((year) => ({ effect: (year - 1985) / 40 + random(), variance: 0.005 + random() / 10 }))
      for (const kind of ['REML', 'ML', 'EB', 'PM'] as const) {
        const raw = metaRegression(list, [{ name: 'year', values: years }], kind)
        const centred = metaRegression(list, [{ name: 'year', values: years.map((year) => year - 1985) }], kind)
        if (!raw.ok || !centred.ok) throw new Error('no regression')
        expect(raw.regression.heterogeneity.tau2).toBeCloseTo(centred.regression.heterogeneity.tau2, 8)
        expect(raw.regression.coefficients[1]?.estimate).toBeCloseTo(
          centred.regression.coefficients[1]?.estimate ?? 0,
          8,
        )
      }
    }
  })
})

describe('what a table can hold at its edges', () => {
  const of = (effect: number, variance = 0.04) => ({ effect, variance })

  test('effects or variances beyond what can be computed with are refused in a sentence, by every model', () => {
    const sentence = 'An effect or a variance is missing, or so large or so small that nothing can be computed from it.'
    for (const odd of [of(1e150), of(-1e150), of(0.1, 1e-200), of(0.1, 1e200), of(Number.NaN), of(0.1, 0)]) {
      for (const kind of ['common', 'REML', 'DL', 'SJ'] as const) {
        const list = [of(0.1), of(0.3), odd, of(0.2)]
        expect(fitModel(list, kind)).toEqual({ ok: false, reason: sentence })
        expect(metaRegression(list, [{ name: 'm', values: [1, 2, 3, 5] }], kind)).toMatchObject({ reason: sentence })
      }
    }
    expect(effectOf('GEN', { kind: 'effect', effect: 1e150, se: 1 })).toEqual({
      ok: false,
      reason: 'These numbers give an effect or a variance so large or so small that nothing can be computed from it.',
    })
  })

  test('a study that outweighs all others leaves a regression nothing to tell apart, and it says so', () => {
    const list = [of(0.1, 1e-28), of(0.3), of(0.2), of(0.5)]
    expect(metaRegression(list, [{ name: 'm', values: [1, 2, 3, 5] }], 'REML')).toEqual({
      ok: false,
      reason: 'One study weighs so much more than the others that the moderators cannot be told apart.',
    })
  })

  test('identical effects differ by nothing: under Knapp-Hartung no error, and no p out of rounding', () => {
    for (const effect of [0.1, 1 / 3, -0.7, 1e6 / 7]) {
      const list = [0.01, 0.03, 0.07, 0.2, 0.0123].map((variance) => of(effect, variance))
      const result = fitModel(list, 'REML', { test: 'knapp-hartung' })
      if (!result.ok) throw new Error(result.reason)
      expect(result.model).toMatchObject({ se: 0, p: Number.NaN, heterogeneity: { q: 0, tau2: 0 } })
      expect(result.model.low).toBeCloseTo(effect, 9)
      const careful = fitModel(list, 'REML', { test: 'knapp-hartung-ad-hoc' })
      expect(careful.ok && careful.model.se).toBeGreaterThan(0)
    }
  })

  test('a study without which there is no model refuses its own row of the influence table alone', () => {
    const list = [of(0.1), of(0.5), of(0.3, 0.1), of(0.9)]
    const known = leaveOneOut(list, 'REML').map((result, i) => (i === 1 ? noModel('Cannot be made.') : result))
    const result = influence(list, 'REML', {}, known)
    if (!result.ok) throw new Error(result.reason)
    expect(result.influences.map(({ refused }) => refused)).toEqual([
      undefined,
      'Cannot be made.',
      undefined,
      undefined,
    ])
    expect(result.influences.map(({ cook }) => Number.isFinite(cook))).toEqual([true, false, true, true])
    expect(result.influences[1]?.weight).toBeGreaterThan(0)
  })
})

describe('meta-regression with two moderators', () => {
  test('coefficients, errors, tests and hat equal those of whole matrices', () => {
    fc.assert(
      fc.property(studies, (list) => {
        const moderators = [
          { name: 'moderator', values: list.map(({ moderator }) => moderator) },
          { name: 'second', values: list.map(({ second }) => second) },
        ]
        fc.pre(
          new Set(moderators[0]?.values).size > 3 &&
            new Set(moderators[1]?.values.map((value) => value.toFixed(3))).size > 3,
        )
        const result = metaRegression(list, moderators, 'DL', { test: 'knapp-hartung' })
        fc.pre(result.ok && list.some(({ effect }) => effect !== list[0]?.effect))
        if (!result.ok) return
        const { regression } = result
        const of = matrices(list, 3)
        const fixed = whole(of, 0)
        const df = list.length - 3
        const tau2 = Math.max(0, (fixed.q - df) / trace(fixed.p))
        fc.pre(Math.abs(determinant(times(transpose(of.x), of.x))) > 1e-2)
        const scale = whole(of, tau2).q / df
        expect(regression.heterogeneity.tau2).toBeCloseTo(tau2, 6)
        regression.coefficients.forEach(({ estimate, se }, i) => {
          expect(estimate).toBeCloseTo(whole(of, tau2).b[i]?.[0] ?? 0, 5)
          expect(se).toBeCloseTo(Math.sqrt(scale * (whole(of, tau2).covariance[i]?.[i] ?? 0)), 5)
        })
        const inner = inverse(regression.covariance.slice(1).map((row) => row.slice(1)))
        const b = regression.coefficients.slice(1).map(({ estimate }) => [estimate])
        expect(regression.qm).toBeCloseTo((times(times(transpose(b), inner), b)[0]?.[0] ?? 0) / 2, 4)
        expect(regression.hat.reduce((sum, value) => sum + value, 0)).toBeCloseTo(3, 8)
      }),
      { numRuns: 60 },
    )
  })

  test('what cannot be is refused in words', () => {
    const list = [0.1, 0.4, 0.2, 0.7].map((effect) => ({ effect, variance: 0.1 }))
    const reason = (values: number[][]) => {
      const result = metaRegression(
        list,
        values.map((of, i) => ({ name: `m${i}`, values: of })),
        'REML',
      )
      return result.ok ? 'fits' : result.reason
    }
    expect(reason([])).toBe('No moderator is chosen.')
    expect(reason([[1, 1, 1, 1]])).toBe('A moderator never changes, or says the same as the others together.')
    expect(
      reason([
        [1, 2, 3, 4],
        [2, 4, 6, 8],
      ]),
    ).toBe('A moderator never changes, or says the same as the others together.')
    expect(reason([[1, 2, Number.NaN, 4]])).toBe(
      'A study has no value of a moderator: leave the study out or fill the value in.',
    )
    expect(
      reason([
        [1, 2, 3, 5],
        [1, 4, 2, 8],
        [3, 1, 4, 1],
      ]),
    ).toBe('4 studies are too few for 3 moderators: at least 5 are needed.')
  })

  test('the distance from 0 in two dimensions, by hand', () => {
    // V = [[2, 1], [1, 2]]: V⁻¹ = [[2, -1], [-1, 2]] / 3, so (1, 3) lies at (2 - 6 + 18) / 3.
    expect(
      waldOf(
        [1, 3],
        [
          [2, 1],
          [1, 2],
        ],
      ),
    ).toBeCloseTo(14 / 3, 12)
  })
})

test('the limits of the Q profile are where Q meets chi-square', () => {
  fc.assert(
    fc.property(studies, (list) => {
      const limits = qProfile(effectsFrom(list))
      const of = matrices(list, 1)
      const df = list.length - 1
      if (!limits) throw new Error('no limits')
      if (limits.low > 0) expect(chiSquareUpper(whole(of, limits.low).q, df)).toBeCloseTo(0.025, 8)
      else expect(chiSquareUpper(whole(of, 0).q, df)).toBeGreaterThanOrEqual(0.025 - 1e-9)
      if (limits.high > 0) expect(chiSquareUpper(whole(of, limits.high).q, df)).toBeCloseTo(0.975, 8)
      else expect(chiSquareUpper(whole(of, 0).q, df)).toBeGreaterThanOrEqual(0.975 - 1e-9)
    }),
  )
})

test('the scale of measurement does not matter: effects a thousand times as large give the same answer a thousand times as large', () => {
  const kinds: ModelKind[] = ['common', 'DL', 'PM', 'REML', 'ML', 'EB', 'SJ', 'HE', 'HS']
  fc.assert(
    fc.property(
      studies,
      fc.constantFrom(...kinds),
      fc.constantFrom('normal', 'knapp-hartung' as const),
      (list, kind, by) => {
        const large = list.map(({ effect, variance }) => ({ effect: effect * 1000, variance: variance * 1e6 }))
        const small = fitModel(list, kind, { test: by })
        const big = fitModel(large, kind, { test: by })
        if (!small.ok || !big.ok) throw new Error('no model')
        expect(big.model.estimate / 1000).toBeCloseTo(small.model.estimate, 6)
        expect(big.model.high / 1000).toBeCloseTo(small.model.high, 6)
        expect(big.model.heterogeneity.i2).toBeCloseTo(small.model.heterogeneity.i2, 4)
      },
    ),
  )
})

describe('few studies', () => {
  test('none: a sentence', () => {
    expect(fitModel([], 'REML')).toEqual({ ok: false, reason: 'There is no study to pool.' })
  })

  test('one is its own answer, whatever the model', () => {
    const result = fitModel([{ effect: 0.3, variance: 0.04 }], 'REML', { test: 'knapp-hartung' })
    expect(result.ok && result.model).toMatchObject({ k: 1, heterogeneity: { q: 0, df: 0, i2: 0, tau2: 0 } })
    expect(result.ok && result.model.estimate).toBeCloseTo(0.3, 12)
    expect(result.ok && result.model.prediction).toBeUndefined()
    expect(result.ok && result.model.heterogeneity.tau2Interval).toBeUndefined()
  })

  test('two: no prediction by t with k − 2, one by k − 1', () => {
    const list = [
      { effect: 0.1, variance: 0.02 },
      { effect: 0.9, variance: 0.03 },
    ]
    const result = fitModel(list, 'REML')
    expect(result.ok && result.model.prediction).toBeUndefined()
    const other = fitModel(list, 'REML', { prediction: 'k-1' })
    expect(other.ok && other.model.prediction?.low).toBeCloseTo(-8.0766857593, 8)
    expect(influence(list, 'REML')).toEqual({
      ok: false,
      reason: 'Leaving studies out in turn needs at least 3 studies.',
    })
  })
})
