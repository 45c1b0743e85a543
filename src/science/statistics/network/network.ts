import { chiSquareUpper } from '../distributions/chi-square.ts'
import { normalLower } from '../distributions/normal.ts'
import { type Block, blockFit, type BlockFit } from '../models/block-fit.ts'
import { inverted, type Matrix, product, sumOf, transposed } from '../models/matrix.ts'
import { maximise } from '../models/maximise.ts'
import { type Estimate, estimateOf, type NoModel, noModel } from '../models/model.ts'
import type { NetworkStudy } from './contrasts.ts'

/** `treatment` minus `against`, on the pooled scale. */
export type NetworkEffect = Estimate & { treatment: string; against: string }

export type NetworkOptions = {
  /** The treatment that the others are compared with; the first in the alphabet unless told. */
  reference?: string
  /** One effect behind all studies of a comparison, or effects that differ: by moments or restricted maximum likelihood. */
  model?: 'common' | 'DL' | 'REML'
  /** Whether smaller effects are the better ones, for the order of the treatments. */
  smallIsGood?: boolean
  level?: number
}

export type Network = {
  studies: number
  /** In the order of the alphabet. */
  treatments: string[]
  reference: string
  /** Variance between studies of a comparison: one for all, half of it shared by the comparisons of a study of many arms. */
  tau2: number
  versusReference: NetworkEffect[]
  /** Covariance of these, in their order. */
  covariance: number[][]
  /** Every pair once. */
  league: NetworkEffect[]
  /** Mean chance of being better than another, best first. Source: Rucker & Schwarzer 2015, BMC Med. Res. Methodol. 15:58. */
  pScores: { treatment: string; score: number }[]
  /** Of the whole network under one effect: differences within comparisons and between ways of comparing together. */
  heterogeneity: { q: number; df: number; p: number; i2: number }
  logLikelihood: number
}

export type NetworkResult = { ok: true; network: Network } | NoModel

/**
 * Network meta-analysis: treatments that were compared in some studies and in others with third ones, all at once, by generalised
 * least squares on the contrasts of the studies. Refused where no study joins two parts of the network.
 * Source: Rucker 2012, Res. Synth. Methods 3:312–324; Jackson, White & Riley 2013, Biom. J. 55:231–245 (moments).
 */
export function networkMetaAnalysis(studies: readonly NetworkStudy[], options: NetworkOptions = {}): NetworkResult {
  const { model = 'REML', level = 0.95, smallIsGood = true } = options
  const treatments = [...new Set(studies.flatMap(treatmentsOf))].toSorted((a, b) => (a < b ? -1 : 1))
  const reference = options.reference ?? treatments[0] ?? ''
  if (treatments.length < 3) return noModel('A network needs at least three treatments: two are compared directly.')
  if (!treatments.includes(reference)) return noModel(`No study has the treatment ${reference}.`)
  const parts = partsOf(studies)
  if (parts.length > 1) {
    return noModel(`No study joins these parts of the network: ${parts.map((part) => part.join(', ')).join(' | ')}.`)
  }
  const others = treatments.filter((treatment) => treatment !== reference)
  const common = blockFit(blocksOf(studies, others, 0))
  if (!common) return noModel('The contrasts of a study are no numbers that can be weighted.')
  const df = studies.reduce((sum, { effects }) => sum + effects.length, 0) - others.length
  const tau2 = model === 'common' || df < 1 ? 0 : tau2Of(studies, others, common, df, model)
  const fit = tau2 === undefined ? undefined : blockFit(blocksOf(studies, others, tau2))
  if (!fit || tau2 === undefined) return noModel('The variance between the studies could not be estimated.')

  const league = treatments.flatMap((treatment, i) =>
    treatments.slice(i + 1).map((against) => compared(fit, others, treatment, against, level)),
  )
  const { q } = common
  return {
    ok: true,
    network: {
      studies: studies.length,
      treatments,
      reference,
      tau2,
      versusReference: others.map((treatment) => compared(fit, others, treatment, reference, level)),
      covariance: fit.covariance,
      league,
      pScores: pScoresOf(treatments, league, smallIsGood),
      heterogeneity: {
        q,
        df,
        p: df > 0 ? chiSquareUpper(q, df) : 1,
        i2: df > 0 && q > df ? (100 * (q - df)) / q : 0,
      },
      logLikelihood: fit.logLikelihood.REML,
    },
  }
}

export const treatmentsOf = ({ baseline, treatments }: NetworkStudy): string[] => [baseline, ...treatments]

/** The parts of a network that no study joins, each with its treatments. */
export function partsOf(studies: readonly NetworkStudy[]): string[][] {
  const parts: Set<string>[] = []
  for (const study of studies) {
    const own = treatmentsOf(study)
    const touched = parts.filter((part) => own.some((treatment) => part.has(treatment)))
    for (const part of touched) parts.splice(parts.indexOf(part), 1)
    parts.push(new Set([...touched.flatMap((part) => [...part]), ...own]))
  }
  return parts.map((part) => [...part].toSorted((a, b) => (a < b ? -1 : 1)))
}

/** What a variance between studies adds to the contrasts of one: all of it to each, half of it in common. */
export const shared = (size: number): number[][] =>
  Array.from({ length: size }, (_, i) => Array.from({ length: size }, (__, j) => (i === j ? 1 : 0.5)))

/** The studies as blocks, one column a treatment of `columns`; others are what is compared with. */
export const blocksOf = (studies: readonly NetworkStudy[], columns: readonly string[], tau2: number): Block[] =>
  studies.map(({ baseline, treatments, effects, covariance }) => ({
    y: effects,
    x: treatments.map((treatment) =>
      columns.map((column) => (column === treatment ? 1 : 0) - (column === baseline ? 1 : 0)),
    ),
    v: sumOf(
      covariance,
      shared(effects.length).map((row) => row.map((value) => value * tau2)),
    ),
  }))

/** How Q grows with the variance between studies: the trace of P times what that variance adds. */
export function growthOf(blocks: readonly Block[], covariance: Matrix): number | undefined {
  let trace = 0
  for (const { x, v } of blocks) {
    const weights = inverted(v)
    if (!weights) return undefined
    const weighted = product(weights, shared(v.length))
    const own = product(product(transposed(x), product(weighted, weights)), x)
    trace += traceOf(weighted) - traceOf(product(covariance, own))
  }
  return trace
}

const traceOf = (a: Matrix) => a.reduce((sum, row, i) => sum + (row[i] ?? 0), 0)

function tau2Of(
  studies: readonly NetworkStudy[],
  columns: readonly string[],
  common: BlockFit,
  df: number,
  model: 'DL' | 'REML',
): number | undefined {
  const growth = growthOf(blocksOf(studies, columns, 0), common.covariance)
  if (growth === undefined) return undefined
  const moments = Math.max(0, (common.q - df) / growth)
  if (model === 'DL') return moments
  const height = ([root = 0]: readonly number[]) =>
    blockFit(blocksOf(studies, columns, root ** 2))?.logLikelihood.REML ?? -Infinity
  const scale = Math.sqrt(moments + df / growth)
  const tops = [scale, scale / 4].flatMap((start) => maximise(height, [start], [scale]) ?? [])
  const best = tops.reduce<{ at: number[]; height: number } | undefined>(
    (top, one) => (top && top.height >= one.height ? top : one),
    undefined,
  )
  const tau2 = (best?.at[0] ?? Number.NaN) ** 2
  if (Number.isNaN(tau2)) return undefined
  return tau2 < 1e-9 * (df / growth) ? 0 : tau2
}

/** One treatment against another, from the effects against the treatment that has no column. */
export function compared(
  { coefficients, covariance }: Pick<BlockFit, 'coefficients' | 'covariance'>,
  columns: readonly string[],
  treatment: string,
  against: string,
  level: number,
): NetworkEffect {
  const lever = columns.map((column) => (column === treatment ? 1 : 0) - (column === against ? 1 : 0))
  const estimate = lever.reduce((sum, value, i) => sum + value * (coefficients[i] ?? 0), 0)
  const variance = lever.reduce(
    (sum, a, i) => sum + lever.reduce((inner, b, j) => inner + a * b * (covariance[i]?.[j] ?? 0), 0),
    0,
  )
  return { treatment, against, ...estimateOf(estimate, Math.sqrt(variance), level) }
}

function pScoresOf(treatments: readonly string[], league: readonly NetworkEffect[], smallIsGood: boolean) {
  const scores = treatments.map((treatment) => {
    const chances = league.flatMap(({ treatment: one, against, statistic }) => {
      if (treatment !== one && treatment !== against) return []
      const towards = (treatment === one ? 1 : -1) * (smallIsGood ? -1 : 1)
      return [normalLower(towards * statistic)]
    })
    return { treatment, score: chances.reduce((sum, chance) => sum + chance, 0) / chances.length }
  })
  return scores.toSorted((a, b) => b.score - a.score)
}
