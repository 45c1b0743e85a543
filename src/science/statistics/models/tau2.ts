import { findFall } from '../distributions/find-root.ts'
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
  | { ok: true; method: Tau2Method; tau2: number; se: number; turns: number }
  /** The iteration found no value; `next` is the estimator to try. */
  | { ok: false; method: Tau2Method; next: Tau2Method; reason: string }

export type Tau2Options = {
  /** Turns of the iteration before it is given up; 1,000 unless told. */
  mostTurns?: number
}

/** What to turn to where an iteration does not settle: an estimator that asks less of the data. */
const nextAfter: Record<Tau2Method, Tau2Method> = {
  REML: 'PM', ML: 'REML', EB: 'PM', PM: 'DL', SJ: 'DL', HE: 'DL', HS: 'DL', DL: 'HE',
} // prettier-ignore

export type Effects = { y: readonly number[]; v: readonly number[]; design: Design }

/** The variance between studies, never below 0, with its standard error. Needs more studies than columns of the design. */
export function estimateTau2(method: Tau2Method, effects: Effects, options: Tau2Options = {}): Tau2 {
  switch (method) {
    case 'DL':
    case 'HS':
    case 'HE':
    case 'SJ':
      return { ok: true, method, turns: 0, ...inOneStep(method, effects) }
    case 'PM':
      return pauleMandel(effects)
    case 'REML':
    case 'ML':
    case 'EB':
      return byScoring(method, effects, options.mostTurns ?? 1000)
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
function pauleMandel(effects: Effects): Tau2 {
  const { df } = kOf(effects)
  const distance = (tau2: number) => fitAt(tau2, effects).q - df
  const tau2 = distance(0) <= 0 ? 0 : findFall(distance, 0, Math.min(...effects.v))
  if (tau2 === undefined) return notSettled('PM')
  return { ok: true, method: 'PM', tau2, se: empiricalBayesSe(tau2, effects), turns: 0 }
}

const SETTLED = 1e-14

function byScoring(method: 'REML' | 'ML' | 'EB', effects: Effects, mostTurns: number): Tau2 {
  let tau2 = inOneStep('HE', effects).tau2
  const scale = Math.min(...effects.v)
  for (let turn = 1; turn <= mostTurns; turn++) {
    const step = scoringStep(method, tau2, effects)
    const next = Math.max(0, tau2 + step)
    const change = Math.abs(next - tau2)
    tau2 = next
    if (change <= SETTLED * (tau2 + scale)) {
      const best = method === 'EB' ? tau2 : betterOfZero(method, tau2, effects)
      return { ok: true, method, tau2: best, se: seAt(method, best, effects), turns: turn }
    }
  }
  return notSettled(method)
}

function scoringStep(method: 'REML' | 'ML' | 'EB', tau2: number, effects: Effects): number {
  const fit = fitAt(tau2, effects)
  const { k, df } = kOf(effects)
  const sum = (power: number) => fit.weights.reduce((total, weight) => total + weight ** power, 0)
  if (method === 'EB') return ((fit.q * k) / df - k) / sum(1)
  const squares = fit.residuals.reduce((total, residual, i) => total + ((fit.weights[i] ?? 0) * residual) ** 2, 0)
  if (method === 'ML') return (squares - sum(1)) / sum(2)
  const trace = traces(fit)
  return (squares - trace.p()) / trace.pdp()
}

function seAt(method: 'REML' | 'ML' | 'EB', tau2: number, effects: Effects): number {
  const fit = fitAt(tau2, effects)
  const trace = traces(fit)
  const sum = (power: number) => fit.weights.reduce((total, weight) => total + weight ** power, 0)
  if (method === 'ML') return Math.sqrt(2 / sum(2))
  if (method === 'REML') return Math.sqrt(2 / trace.pdp())
  return empiricalBayesSe(tau2, effects)
}

/** Paule-Mandel and empirical Bayes are one estimator in two guises and share the error. */
function empiricalBayesSe(tau2: number, effects: Effects): number {
  const { k, df } = kOf(effects)
  const total = fitAt(tau2, effects).weights.reduce((sum, weight) => sum + weight, 0)
  return ((k / df) * Math.sqrt(2 * df)) / total
}

/** A likelihood may have its top at 0 although the iteration stopped on a lower hill. */
function betterOfZero(method: 'REML' | 'ML', tau2: number, effects: Effects): number {
  if (tau2 === 0) return 0
  return logLikelihood(method, 0, effects) > logLikelihood(method, tau2, effects) ? 0 : tau2
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
  reason: `The estimate of the variance between studies by ${tau2Names[method]} did not settle. Try ${tau2Names[nextAfter[method]]}.`,
})
