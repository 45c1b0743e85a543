import { findFall, findRoot } from '../distributions/find-root.ts'
import { type Design, logDeterminant, traces, weightedFit, type WeightedFit } from './weighted-fit.ts'

/**
 * Estimators of the variance between studies: DerSimonian-Laird, Paule-Mandel, restricted and plain maximum likelihood,
 * Sidik-Jonkman, Hedges, empirical Bayes, Hunter-Schmidt.
 * Source of all: Viechtbauer 2005, J. Educ. Behav. Stat. 30:261–293; Veroniki et al. 2016, Res. Synth. Methods 7:55–79.
 */
export type Tau2Method = 'DL' | 'PM' | 'REML' | 'ML' | 'SJ' | 'HE' | 'EB' | 'HS'

export const tau2Names: Record<Tau2Method, string> = {
  DL: 'DerSimonian-Laird',
  PM: 'Paule-Mandel',
  REML: 'restricted maximum likelihood',
  ML: 'maximum likelihood',
  SJ: 'Sidik-Jonkman',
  HE: 'Hedges',
  EB: 'empirical Bayes',
  HS: 'Hunter-Schmidt',
}

export type Tau2 =
  | { ok: true; method: Tau2Method; tau2: number; se: number }
  /** The numbers allow no value; `next` is the estimator to try. */
  | { ok: false; method: Tau2Method; next: Tau2Method; reason: string }

/** What to turn to where an estimator has no value: an estimator that asks less of the data. */
const nextAfter: Record<Tau2Method, Tau2Method> = {
  REML: 'PM',
  ML: 'REML',
  EB: 'PM',
  PM: 'DL',
  SJ: 'DL',
  HE: 'DL',
  HS: 'DL',
  DL: 'HE',
}

export type Effects = { y: readonly number[]; v: readonly number[]; design: Design }

/** The variance between studies, never below 0, with its standard error. Needs more studies than columns of the design. */
export function estimateTau2(method: Tau2Method, effects: Effects): Tau2 {
  switch (method) {
    case 'DL':
    case 'HS':
    case 'HE':
    case 'SJ':
      return { ok: true, method, ...inOneStep(method, effects) }
    case 'PM':
    case 'EB':
      return byQ(method, effects)
    case 'REML':
    case 'ML':
      return byLikelihood(method, effects)
  }
}

const fitAt = (tau2: number, { y, v, design }: Effects): WeightedFit => {
  const fit = weightedFit(
    y,
    v.map((variance) => 1 / (variance + tau2)),
    design,
  )
  if (!fit) throw new RangeError('The design has a column that is made of the others.')
  return fit
}

const kOf = ({ y, design }: Effects) => ({ k: y.length, df: y.length - (design[0]?.length ?? 0) })

function inOneStep(method: 'DL' | 'HS' | 'HE' | 'SJ', effects: Effects): { tau2: number; se: number } {
  const { k, df } = kOf(effects)
  const { y, v } = effects
  if (method === 'DL' || method === 'HS') {
    const fit = fitAt(0, effects)
    const trace = traces(fit)
    const total = fit.weights.reduce((sum, weight) => sum + weight, 0)
    const divisor = method === 'DL' ? trace.p() : total
    const tau2 = Math.max(0, (fit.q - (method === 'DL' ? df : k)) / divisor)
    return { tau2, se: Math.sqrt(2 * df + 4 * tau2 * trace.p() + 2 * tau2 ** 2 * trace.pdp()) / divisor }
  }
  if (method === 'HE') {
    const plain = weightedFit(
      y,
      y.map(() => 1),
      effects.design,
    )
    if (!plain) throw new RangeError('The design has a column that is made of the others.')
    const trace = traces(plain)
    const tau2 = Math.max(0, (plain.q - trace.p(v)) / df)
    return { tau2, se: Math.sqrt(2 * trace.pdpd(v) + 4 * tau2 * trace.p(v) + 2 * tau2 ** 2 * df) / df }
  }
  const mean = y.reduce((sum, value) => sum + value, 0) / k
  const start = y.reduce((sum, value) => sum + (value - mean) ** 2, 0) / k
  if (start === 0) return { tau2: 0, se: 0 }
  const fit = fitAt(start, effects)
  const trace = traces(fit)
  const tau2 = Math.max(0, (start * fit.q) / df)
  const spread = 2 * trace.pdpd(v) + 4 * tau2 * trace.pdp(v) + 2 * tau2 ** 2 * trace.pdp()
  return { tau2, se: (start / df) * Math.sqrt(spread) }
}

/** The τ² at which the generalised Q equals its degrees of freedom. Source: Paule & Mandel 1982, J. Res. NBS 87:377–385. */
function byQ(method: 'PM' | 'EB', effects: Effects): Tau2 {
  const { df } = kOf(effects)
  const distance = (tau2: number) => fitAt(tau2, effects).q - df
  const tau2 = distance(0) <= 0 ? 0 : findFall(distance, 0, Math.min(...effects.v))
  if (tau2 === undefined) return notSettled(method)
  return { ok: true, method, tau2, se: empiricalBayesSe(tau2, effects) }
}

/** Points between which the slope is searched for its falls lie this far apart, as a ratio. */
const APART = 4
const MOST_POINTS = 60

/**
 * The highest of the maxima: the slope of the likelihood is read at points from 0 to where it falls for good, and each fall
 * through 0 between two of them is closed in on. A bracket cannot run away or go in circles, as a scoring step can.
 */
function byLikelihood(method: 'REML' | 'ML', effects: Effects): Tau2 {
  const slope = (tau2: number) => slopeAt(method, tau2, effects)
  const found = brackets(slope, effects).map(([low, high]) => (high === 0 ? 0 : findRoot(slope, low, high)))
  let best: { tau2: number; height: number } | undefined
  for (const tau2 of found) {
    if (tau2 === undefined) continue
    const height = logLikelihood(method, tau2, effects)
    if (Number.isFinite(height) && !(best && best.height >= height)) best = { tau2, height }
  }
  if (!best) return notSettled(method)
  return { ok: true, method, tau2: best.tau2, se: seAt(method, best.tau2, effects) }
}

/** Pairs of points between which the slope falls through 0, the lower pairs first; 0 twice where it falls from there. */
function brackets(slope: (tau2: number) => number, effects: Effects): [number, number][] {
  const { y, v, design } = effects
  const plain = weightedFit(
    y,
    y.map(() => 1),
    design,
  )
  const smallest = Math.min(...v)
  // Beyond the spread of the effects themselves the slope falls: from there down to far below the smallest variance.
  let high = (plain?.q ?? 0) / kOf(effects).df + smallest
  let atHigh = slope(high)
  for (let turn = 0; turn < MOST_POINTS && atHigh > 0; turn++) {
    high *= APART
    atHigh = slope(high)
  }
  const pairs: [number, number][] = []
  while (high > 0) {
    const low = high > smallest / APART ** 4 ? high / APART : 0
    const atLow = slope(low)
    if (atLow > 0 && atHigh <= 0) pairs.push([low, high])
    if (low === 0 && atLow <= 0) pairs.push([0, 0])
    high = low
    atHigh = atLow
  }
  return pairs.toReversed()
}

/** Twice the slope of the logarithm of the likelihood at τ². */
function slopeAt(method: 'REML' | 'ML', tau2: number, effects: Effects): number {
  const fit = fitAt(tau2, effects)
  const squares = fit.residuals.reduce((total, residual, i) => total + ((fit.weights[i] ?? 0) * residual) ** 2, 0)
  return squares - (method === 'ML' ? fit.weights.reduce((total, weight) => total + weight, 0) : traces(fit).p())
}

function seAt(method: 'REML' | 'ML', tau2: number, effects: Effects): number {
  const fit = fitAt(tau2, effects)
  if (method === 'REML') return Math.sqrt(2 / traces(fit).pdp())
  return Math.sqrt(2 / fit.weights.reduce((total, weight) => total + weight ** 2, 0))
}

/** Paule-Mandel and empirical Bayes are one estimator in two guises and share the error. */
function empiricalBayesSe(tau2: number, effects: Effects): number {
  const { k, df } = kOf(effects)
  const total = fitAt(tau2, effects).weights.reduce((sum, weight) => sum + weight, 0)
  return ((k / df) * Math.sqrt(2 * df)) / total
}

/** Logarithm of the (restricted) likelihood of τ², up to a constant that does not depend on it. */
export function logLikelihood(method: 'REML' | 'ML', tau2: number, effects: Effects): number {
  const fit = fitAt(tau2, effects)
  const spread = fit.weights.reduce((total, weight) => total - Math.log(weight), 0)
  const restricted = method === 'REML' ? logDeterminant(fit.covariance) : 0
  return -0.5 * (spread + restricted + fit.q)
}

const notSettled = (method: Tau2Method): Tau2 => ({
  ok: false,
  method,
  next: nextAfter[method],
  reason: `The estimate of the variance between studies by ${tau2Names[method]} has no value for these numbers. Try ${tau2Names[nextAfter[method]]}.`,
})
