import { bivariateBinomial } from '#science/statistics/diagnostic/binomial.ts'
import { bivariate, type AccuracyTable, type Bivariate } from '#science/statistics/diagnostic/bivariate.ts'
import type { RateCells } from '#science/statistics/measures/zero-cells.ts'
import { exactRates, type ExactRates } from '#science/statistics/models/exact-rates.ts'
import { robustOf, type RobustEstimate } from '#science/statistics/models/robust.ts'
import { predictionOf, threeLevel, type NestedEffect, type ThreeLevel } from '#science/statistics/models/three-level.ts'
import { contrastsOf, type Contrasts, type NetworkArm } from '#science/statistics/network/contrasts.ts'
import {
  decompose,
  directIndirect,
  type Decomposition,
  type DirectIndirect,
} from '#science/statistics/network/inconsistency.ts'
import { networkMetaAnalysis, type Network } from '#science/statistics/network/network.ts'
import { ranksOf, type Rank } from '#science/statistics/network/ranks.ts'
import type { NetworkChoices } from '#research/meta-analysis/outcome.ts'

/** What is computed away from the page. */
export type MethodTask =
  | { is: 'accuracy'; tables: readonly AccuracyTable[]; model: 'normal' | 'binomial' }
  | { is: 'network'; arms: readonly NetworkArm[]; choices: NetworkChoices }
  | { is: 'three-level'; effects: readonly NestedEffect[]; rho: number; level: number }
  | { is: 'exact-rates'; rates: readonly RateCells[]; level: number }

type Refused = { ok: false; reason: string }
export type NetworkFound = {
  ok: true
  network: Network
  ranks: Rank[] | undefined
  decomposition: Decomposition | undefined
  comparisons: DirectIndirect[]
  /** How often each pair is compared in a study. */
  edges: { from: string; to: string; studies: number }[]
}
export type NestedFound = {
  ok: true
  model: Omit<ThreeLevel, 'blocks'>
  robust: RobustEstimate | undefined
  prediction: { low: number; high: number }
}
export type RatesFound = {
  ok: true
  common: ExactRates | Refused
  random: ExactRates | Refused
}
export type MethodFound =
  | { is: 'accuracy'; result: { ok: true; model: Bivariate } | Refused }
  | { is: 'network'; result: NetworkFound | Refused; leftOut: Contrasts['leftOut'] }
  | { is: 'three-level'; result: NestedFound | Refused }
  | { is: 'exact-rates'; result: RatesFound }

/** The same on the page and in the worker. Never throws for what can be typed. */
export function runMethod(task: MethodTask): MethodFound {
  switch (task.is) {
    case 'accuracy':
      return {
        is: 'accuracy',
        result: task.model === 'normal' ? bivariate(task.tables) : bivariateBinomial(task.tables),
      }
    case 'network':
      return networkOf(task.arms, task.choices)
    case 'three-level':
      return { is: 'three-level', result: nestedOf(task.effects, task.rho, task.level) }
    case 'exact-rates':
      return { is: 'exact-rates', result: ratesFound(task.rates, task.level) }
  }
}

function networkOf(arms: readonly NetworkArm[], { measure, model, smallIsGood, reference }: NetworkChoices) {
  const { studies, leftOut } = contrastsOf(arms, measure)
  const isKnown = reference !== undefined && arms.some(({ treatment }) => treatment === reference)
  const found = networkMetaAnalysis(studies, { model, smallIsGood, ...(isKnown && { reference }) })
  if (!found.ok) return { is: 'network' as const, result: { ok: false as const, reason: found.reason }, leftOut }
  const { network } = found
  const pairs = new Map<string, { from: string; to: string; studies: number }>()
  for (const { baseline, treatments } of studies) {
    const all = [baseline, ...treatments]
    for (const [i, from] of all.entries()) {
      for (const to of all.slice(i + 1)) {
        const before = pairs.get(`${from}\n${to}`)
        pairs.set(`${from}\n${to}`, { from, to, studies: (before?.studies ?? 0) + 1 })
      }
    }
  }
  const result: NetworkFound = {
    ok: true,
    network,
    ranks: ranksOf(network, { smallIsGood }),
    decomposition: decompose(studies, network),
    comparisons: directIndirect(studies, network),
    edges: [...pairs.values()],
  }
  return { is: 'network' as const, result, leftOut }
}

function nestedOf(effects: readonly NestedEffect[], rho: number, level: number): NestedFound | Refused {
  const found = threeLevel(effects, { rho, level, profile: true })
  if (!found.ok) return { ok: false, reason: found.reason }
  const { blocks, ...model } = found.model
  return { ok: true, model, robust: robustOf({ ...model, blocks }, 'CR2', level)?.[0], prediction: predictionOf(found.model, level) } // prettier-ignore
}

function ratesFound(rates: readonly RateCells[], level: number): RatesFound {
  const of = (kind: 'common' | 'random') => {
    const found = exactRates(rates, kind, { level })
    return found.ok ? found.model : { ok: false as const, reason: found.reason }
  }
  return { ok: true, common: of('common'), random: of('random') }
}
