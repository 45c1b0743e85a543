import { logChoose } from '../distributions/binomial.ts'
import type { RateCells } from '../measures/zero-cells.ts'
import { hermite, type HermiteRule, logSum, softPlus } from './gauss-hermite.ts'
import { inverted, times } from './matrix.ts'
import { curvatureOf, maximise } from './maximise.ts'
import { type Estimate, estimateOf, type NoModel, noModel } from './model.ts'

export type ExactRates = Estimate & {
  /** Studies with an event; those without any tell nothing and stay out. */
  k: number
  /** Variance of the logarithm of the ratio between studies; 0 under a common ratio. */
  tau2: number
  logLikelihood: number
}

export type ExactRatesResult = { ok: true; model: ExactRates } | NoModel

/**
 * The incidence rate ratio, as a logarithm, from the counts themselves: given the events of a study, those of its first group are
 * binomial. Nothing is added to empty cells. `common`: one ratio. `random`: ratios that differ, their distribution integrated by
 * adaptive Gauss-Hermite quadrature. For rare events. Source: Stijnen, Hamza & Ozdemir 2010, Statistics in Medicine 29:3046–3067.
 */
export function exactRates(
  rates: readonly RateCells[],
  kind: 'common' | 'random',
  options: { points?: number; level?: number } = {},
): ExactRatesResult {
  const { points = 41, level = 0.95 } = options
  const told = rates.filter(({ a, c }) => a + c > 0)
  const sum = (f: (cells: RateCells) => number) => told.reduce((total, cells) => total + f(cells), 0)
  const [first, second] = [sum(({ a }) => a), sum(({ c }) => c)]
  if (!(first > 0 && second > 0))
    return noModel('One of the groups has no event in any study: there is no ratio to pool.')
  if (kind === 'random' && told.length < 3)
    return noModel('Ratios that differ between studies need 3 studies with events.')
  const rule = kind === 'random' ? hermite(points) : []
  const height = ([mu = 0, tau = 0]: readonly number[]) =>
    sum((cells) => (kind === 'common' ? conditional(cells, mu) : integrated(cells, mu, tau, rule)))
  const start = Math.log(first / sum(({ t1 }) => t1) / (second / sum(({ t2 }) => t2)))
  const se = Math.sqrt(1 / first + 1 / second)
  const spread = Math.max(se, 0.2)
  const tops = (
    kind === 'common'
      ? [[start]]
      : [
          [start, spread],
          [start, 0.2 * spread],
        ]
  ).flatMap((from) => maximise(height, from, [spread, spread].slice(0, from.length)) ?? [])
  const top = tops.toSorted((x, y) => y.height - x.height)[0]
  if (!top) return noModel('The likelihood of these studies has no top that could be found.')
  const [mu = 0, tau = 0] = top.at
  const isFlat = tau ** 2 < 1e-9 * spread ** 2
  const free = isFlat ? [mu] : top.at
  const curvature = curvatureOf(
    (at) => height([...at, ...(isFlat ? [0] : [])]),
    free,
    free.map(() => spread / 4),
  )
  const variance = inverted(times(curvature, -1))?.[0]?.[0]
  if (variance === undefined)
    return noModel('The likelihood of these studies is flat at its top: there is no standard error.')
  return {
    ok: true,
    model: {
      ...estimateOf(mu, Math.sqrt(variance), level),
      k: told.length,
      tau2: isFlat ? 0 : tau ** 2,
      logLikelihood: top.height,
    },
  }
}

/** Logarithm of the chance of a study's split of events at this log ratio. */
function conditional({ a, t1, c, t2 }: RateCells, logRatio: number): number {
  const logit = logRatio + Math.log(t1 / t2)
  return logChoose(a + c, a) + a * logit - (a + c) * softPlus(logit)
}

function integrated(cells: RateCells, mu: number, tau: number, rule: HermiteRule): number {
  const { a, t1, c, t2 } = cells
  const n = a + c
  let mode = 0
  let spread = 1
  for (let turn = 0; turn < 100; turn++) {
    const p = 1 / (1 + Math.exp(-(mu + tau * mode + Math.log(t1 / t2))))
    spread = 1 / Math.sqrt(1 + tau * tau * n * p * (1 - p))
    // The integrand is log-concave; a step longer than 2 is shortened and comes back by itself.
    const step = Math.max(-2, Math.min(2, (tau * (a - n * p) - mode) * spread ** 2))
    mode += step
    if (Math.abs(step) < 1e-10) break
  }
  const terms = rule.map(({ node, logWeight }) => {
    const z = mode + Math.SQRT2 * spread * node
    return logWeight + conditional(cells, mu + tau * z) - (z * z) / 2
  })
  return logSum(terms) + Math.log(Math.SQRT2 * spread) - Math.log(2 * Math.PI) / 2
}
