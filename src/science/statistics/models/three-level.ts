import { chiSquareUpper, chiSquareUpperQuantile } from '../distributions/chi-square.ts'
import { findFall, findRoot } from '../distributions/find-root.ts'
import { normalUpperQuantile } from '../distributions/normal.ts'
import { type EffectSize, isComputable } from '../effect-sizes.ts'
import { type Block, blockFit, type BlockFit } from './block-fit.ts'
import type { Limits } from './heterogeneity.ts'
import { maximise, peakOf } from './maximise.ts'
import type { Moderator } from './meta-regression.ts'
import { BEYOND_NUMBERS, type Estimate, estimateOf, type NoModel, noModel } from './model.ts'
import { traces, weightedFit } from './weighted-fit.ts'

/** An effect of a study that has several. `inner` groups effects within it; each stands for itself where it is absent. */
export type NestedEffect = EffectSize & { study: string; inner?: string }

export type ThreeLevelOptions = {
  method?: 'REML' | 'ML'
  /** Correlation of the sampling errors within a study, 0 unless told: 0 to below 1. */
  rho?: number
  moderators?: readonly Moderator[]
  /** By z, or by t with as many degrees of freedom as there are effects less coefficients. */
  test?: 'normal' | 't'
  level?: number
  /** True: profile-likelihood intervals of the two variances, which are most of the work. */
  profile?: boolean
}

export type RatioTest = { statistic: number; df: number; p: number }

export type ThreeLevel = {
  k: number
  studies: number
  /** The intercept first, then one for each moderator. */
  coefficients: (Estimate & { name: string })[]
  covariance: number[][]
  df?: number
  /** Variance between studies, and between the effects of one study. */
  outer: { variance: number; interval?: Limits }
  inner: { variance: number; interval?: Limits }
  /** Correlation of two effects of one study: its variance between studies by both. */
  icc: number
  /** Per cent of the variation that is not chance, by level. */
  i2: { outer: number; inner: number; total: number }
  q: number
  logLikelihood: number
  /** Likelihood ratio tests against no variance at one level, by chi-square on 1; half of p is right at the border. */
  withoutOuter: RatioTest
  withoutInner: RatioTest
  /** The parts that robust standard errors are made of. */
  blocks: Block[]
}

export type ThreeLevelResult = { ok: true; model: ThreeLevel } | NoModel

/**
 * A model of three levels: sampling error, effects within a study, studies. For studies that report several effects.
 * Source: Konstantopoulos 2011, Research Synthesis Methods 2:61–76; Van den Noortgate and others 2013, Behav. Res. Methods 45:576–594.
 */
export function threeLevel(effects: readonly NestedEffect[], options: ThreeLevelOptions = {}): ThreeLevelResult {
  const { method = 'REML', rho = 0, moderators = [], test = 'normal', level = 0.95 } = options
  const k = effects.length
  const p = moderators.length + 1
  const studies = new Set(effects.map(({ study }) => study)).size
  if (!effects.every(isComputable)) return noModel(BEYOND_NUMBERS)
  if (!(rho >= 0 && rho < 1)) return noModel('The correlation of sampling errors lies between 0 and 1, 1 not included.')
  if (moderators.some(({ values }) => values.length !== k || !values.every(Number.isFinite))) {
    return noModel('An effect has no value of a moderator: leave it out or fill the value in.')
  }
  if (studies < 2 || k < p + 2)
    return noModel('A model of three levels needs two studies and two effects more than moderators.')
  const design = effects.map((_, i) => [1, ...moderators.map(({ values }) => values[i] ?? 0)])
  const plain = weightedFit(
    effects.map(({ effect }) => effect),
    effects.map(({ variance }) => 1 / variance),
    design,
  )
  if (!plain) return noModel('A moderator never changes, or says the same as the others together.')

  const make = blockMaker(effects, design, rho)
  const height = (outer: number, inner: number) => blockFit(make(outer, inner))?.logLikelihood[method] ?? -Infinity
  const typical = (k - p) / traces(plain).p()
  const spread = Math.sqrt(Math.max(typical, (plain.q / (k - p)) * typical))
  const starts = [
    [0.5, 0.5],
    [0.1, 1],
    [1, 0.1],
  ].map((start) => start.map((share) => share * spread))
  const top = highest(([outerRoot = 0, innerRoot = 0]) => height(outerRoot ** 2, innerRoot ** 2), starts, spread)
  const [outer = 0, inner = 0] = top?.at.map((root) => settled(root, typical)) ?? []
  const blocks = make(outer, inner)
  const fit = blockFit(blocks)
  if (!top || !fit) return noModel('The two variances could not be estimated from these effects.')

  const against = (best: number): RatioTest => {
    const statistic = Math.max(0, 2 * (fit.logLikelihood[method] - best))
    return { statistic, df: 1, p: chiSquareUpper(statistic, 1) }
  }
  // The likelihood of one variance alone, the other fixed, has one peak; beyond the spread of all effects it only falls.
  const reach = 4 * Math.sqrt(outer + inner + spread ** 2)
  const only = (f: (variance: number) => number) => Math.max(f(0), peakOf((root) => f(root ** 2), 0, reach).height)
  const total = outer + inner + typical
  const share = (variance: number) => (100 * variance) / total
  const df = test === 't' ? k - p : undefined
  const intervalOf = (f: (fixed: number) => number, at: number) =>
    options.profile ? { interval: profileOf(f, at, fit.logLikelihood[method], level, typical) } : {}
  return {
    ok: true,
    model: {
      k,
      studies,
      coefficients: namedEstimates(fit, moderators, level, df),
      covariance: fit.covariance,
      ...(df !== undefined && { df }),
      outer: { variance: outer, ...intervalOf((fixed) => only((free) => height(fixed, free)), outer) },
      inner: { variance: inner, ...intervalOf((fixed) => only((free) => height(free, fixed)), inner) },
      icc: outer + inner > 0 ? outer / (outer + inner) : 0,
      i2: { outer: share(outer), inner: share(inner), total: share(outer + inner) },
      q: plain.q,
      logLikelihood: fit.logLikelihood[method],
      withoutOuter: against(only((free) => height(0, free))),
      withoutInner: against(only((free) => height(free, 0))),
      blocks,
    },
  }
}

/** Where the mean effect of a new study's new effect would lie, by the normal distribution. */
export function predictionOf({ coefficients, outer, inner }: ThreeLevel, level = 0.95): Limits {
  const [mean] = coefficients
  const at = mean?.estimate ?? Number.NaN
  const reach =
    normalUpperQuantile((1 - level) / 2) * Math.sqrt((mean?.se ?? Number.NaN) ** 2 + outer.variance + inner.variance)
  return { low: at - reach, high: at + reach }
}

const namedEstimates = (fit: BlockFit, moderators: readonly Moderator[], level: number, df?: number) =>
  ['intercept', ...moderators.map(({ name }) => name)].map((name, i) => ({
    name,
    ...estimateOf(fit.coefficients[i] ?? Number.NaN, Math.sqrt(fit.covariance[i]?.[i] ?? Number.NaN), level, df),
  }))

/** A variance, 0 where it is as good as that against the typical sampling variance. */
const settled = (root: number, typical: number) => (root ** 2 < 1e-9 * typical ? 0 : root ** 2)

/** The blocks of the studies for two variances. */
function blockMaker(effects: readonly NestedEffect[], design: readonly number[][], rho: number) {
  const places = new Map<string, number[]>()
  effects.forEach(({ study }, i) => places.set(study, [...(places.get(study) ?? []), i]))
  return (outer: number, inner: number): Block[] =>
    [...places.values()].map((rows) => ({
      y: rows.map((i) => effects[i]?.effect ?? 0),
      x: rows.map((i) => design[i] ?? []),
      v: rows.map((i) =>
        rows.map((j) => {
          const [one, other] = [effects[i], effects[j]]
          if (!one || !other) return 0
          if (i === j) return one.variance + inner + outer
          const isSame = one.inner !== undefined && one.inner === other.inner
          return rho * Math.sqrt(one.variance * other.variance) + outer + (isSame ? inner : 0)
        }),
      ),
    }))
}

/** The highest top over roots of variances, from starts of which some lie near 0. */
function highest(f: (roots: readonly number[]) => number, starts: readonly number[][], spread: number) {
  let best: { at: number[]; height: number } | undefined
  for (const start of starts) {
    const found = maximise(
      f,
      start,
      start.map(() => spread),
    )
    if (found && !(best && best.height >= found.height)) best = found
  }
  return best
}

/** The values of a variance at which the likelihood, the other variance free, is as far below its top as chi-square allows. */
function profileOf(f: (fixed: number) => number, at: number, top: number, level: number, typical: number): Limits {
  const drop = chiSquareUpperQuantile(1 - level, 1) / 2
  const above = (fixed: number) => f(fixed) - (top - drop)
  return {
    low: at === 0 || above(0) >= 0 ? 0 : (findRoot(above, 0, at) ?? Number.NaN),
    high: findFall(above, at, Math.max(at, typical) / 2) ?? Infinity,
  }
}
