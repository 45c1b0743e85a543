import { chiSquareUpper } from '../distributions/chi-square.ts'
import { blockFit } from '../models/block-fit.ts'
import { type Estimate, estimateOf } from '../models/model.ts'
import type { NetworkStudy } from './contrasts.ts'
import { blocksOf, compared, growthOf, type Network, partsOf, treatmentsOf } from './network.ts'

export type QTest = { q: number; df: number; p: number }

export type Decomposition = {
  /** Studies that compare the same treatments, against each other. */
  within: QTest
  /** Ways of comparing, against each other: what is left of Q for inconsistency. */
  between: QTest
  designs: (QTest & { design: string[]; studies: number })[]
  /** The same between with a variance between the studies of a design, from what they differ by among themselves. */
  betweenRandom: QTest & { tau2: number }
}

const testOf = (q: number, df: number): QTest => ({ q, df, p: df > 0 ? chiSquareUpper(q, df) : 1 })

/**
 * Q of a network taken apart into differences within designs and between them: studies that compare the same treatments are one
 * design. Undefined where the network has no common-effect fit. Source: Krahn, Binder & Konig 2013, BMC Med. Res. Methodol. 13:35;
 * Higgins and others 2012, Res. Synth. Methods 3:98–110.
 */
export function decompose(
  studies: readonly NetworkStudy[],
  { treatments, reference }: Pick<Network, 'treatments' | 'reference'>,
): Decomposition | undefined {
  const groups = new Map<string, NetworkStudy[]>()
  for (const study of studies) {
    const design = treatmentsOf(study).join('\n')
    groups.set(design, [...(groups.get(design) ?? []), study])
  }
  const columns = treatments.filter((treatment) => treatment !== reference)
  /** Q of each design by itself: its studies have the same first treatment, and each other treatment its own column. */
  const apart = (tau2: number) =>
    [...groups.values()].map((own) => {
      const others = own[0]?.treatments ?? []
      const blocks = blocksOf(own, others, tau2)
      return { own, others, blocks, fit: blockFit(blocks) }
    })
  const whole = blockFit(blocksOf(studies, columns, 0))
  const parts = apart(0)
  if (!whole) return undefined
  const designs = parts.map(({ own, others, fit }) => {
    const df = (own.length - 1) * others.length
    return { design: treatmentsOf(own[0] ?? empty), studies: own.length, ...testOf(df > 0 ? (fit?.q ?? NaN) : 0, df) }
  })
  const qWithin = designs.reduce((sum, { q }) => sum + q, 0)
  const dfWithin = designs.reduce((sum, { df }) => sum + df, 0)
  const dfWhole = studies.reduce((sum, { effects }) => sum + effects.length, 0) - columns.length
  const growth = parts.reduce((sum, { blocks, fit }) => sum + ((fit && growthOf(blocks, fit.covariance)) ?? NaN), 0)
  const tau2 = dfWithin > 0 ? Math.max(0, (qWithin - dfWithin) / growth) : 0
  const random = blockFit(blocksOf(studies, columns, tau2))
  const qRandom = apart(tau2).reduce((sum, { fit }) => sum + (fit?.q ?? NaN), 0)
  return {
    within: testOf(qWithin, dfWithin),
    between: testOf(whole.q - qWithin, dfWhole - dfWithin),
    designs,
    betweenRandom: { ...testOf((random?.q ?? NaN) - qRandom, dfWhole - dfWithin), tau2 },
  }
}

const empty: NetworkStudy = { study: '', baseline: '', treatments: [], effects: [], covariance: [] }

export type DirectIndirect = {
  treatment: string
  against: string
  studies: number
  network: Estimate
  direct: Estimate
  /** Share of the network's answer that comes from the studies that compare the two. */
  proportionDirect: number
  /** What the rest of the network says, worked back from the two, and how far they differ; absent where there is no rest. */
  indirect?: Estimate
  difference?: Estimate
  /** The network of the studies that do not compare the two; absent where it does not join them. */
  withoutThem?: Estimate
}

/**
 * For each comparison that some study makes: what those studies say and what the rest of the network says, at the variance between
 * studies of the network. Source: Konig, Krahn & Binder 2013, Statistics in Medicine 32:5414–5429; Dias and others 2010 29:932–944.
 */
export function directIndirect(studies: readonly NetworkStudy[], network: Network, level = 0.95): DirectIndirect[] {
  return network.league.flatMap((pooled): DirectIndirect[] => {
    const { treatment, against } = pooled
    const own = studies.flatMap((study) => directOf(study, treatment, against, network.tau2) ?? [])
    if (own.length === 0) return []
    const weight = own.reduce((sum, { variance }) => sum + 1 / variance, 0)
    const mean = own.reduce((sum, { effect, variance }) => sum + effect / variance, 0) / weight
    const direct = estimateOf(mean, Math.sqrt(1 / weight), level)
    const proportionDirect = pooled.se ** 2 * weight
    const about = { treatment, against, studies: own.length, network: pooled, direct, proportionDirect }
    const rest = withoutThem(studies, network.tau2, treatment, against, level)
    const other = rest ? { withoutThem: rest } : {}
    if (proportionDirect > 1 - 1e-9) return [{ ...about, ...other }]
    const share = 1 - proportionDirect
    const indirect = estimateOf(
      (pooled.estimate - proportionDirect * mean) / share,
      pooled.se / Math.sqrt(share),
      level,
    )
    const difference = estimateOf(mean - indirect.estimate, Math.hypot(direct.se, indirect.se), level)
    return [{ ...about, indirect, difference, ...other }]
  })
}

function directOf(study: NetworkStudy, treatment: string, against: string, tau2: number) {
  const [i, j] = [treatment, against].map((name) => study.treatments.indexOf(name))
  const has = (name: string) => treatmentsOf(study).includes(name)
  if (!has(treatment) || !has(against)) return undefined
  const effect = (place = -1) => study.effects[place] ?? 0
  const at = (a = -1, b = -1) => study.covariance[a]?.[b] ?? 0
  return { effect: effect(i) - effect(j), variance: at(i, i) + at(j, j) - 2 * at(i, j) + tau2 }
}

function withoutThem(
  studies: readonly NetworkStudy[],
  tau2: number,
  treatment: string,
  against: string,
  level: number,
): Estimate | undefined {
  const rest = studies.filter((study) => directOf(study, treatment, against, tau2) === undefined)
  const part = partsOf(rest).find((names) => names.includes(treatment))
  if (!part?.includes(against)) return undefined
  const columns = part.filter((name) => name !== against)
  const joined = rest.filter(({ baseline }) => part.includes(baseline))
  const fit = blockFit(blocksOf(joined, columns, tau2))
  return fit && compared(fit, columns, treatment, against, level)
}
