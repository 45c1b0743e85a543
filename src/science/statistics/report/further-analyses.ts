import type { RankCorrelation } from '../distributions/kendall.ts'
import { type InfluenceResult, cumulative, influence, leaveOneOut } from '../models/sensitivity.ts'
import { metaRegression, type RegressionResult } from '../models/meta-regression.ts'
import { type ModelKind, type ModelOptions, type ModelResult, noModel } from '../models/model.ts'
import { poolSubgroups, type SubgroupResult } from '../models/subgroups.ts'
import { beggTest } from '../small-study/begg.ts'
import type { AsymmetryResult } from '../small-study/asymmetry.ts'
import { eggerTest } from '../small-study/egger.ts'
import { type FailSafe, failSafeN } from '../small-study/fail-safe.ts'
import { type Funnel, funnelOf } from '../small-study/funnel.ts'
import { harbordTest } from '../small-study/harbord.ts'
import { type Favoured, petPeese, type PetPeeseResult, type PetRule } from '../small-study/pet-peese.ts'
import { petersTest } from '../small-study/peters.ts'
import { selectionModel, type SelectionResult } from '../small-study/selection-model.ts'
import { type FillEstimator, type FillResult, type Side, trimAndFill } from '../small-study/trim-and-fill.ts'
import { measures } from '../measures/measure.ts'
import { cellsOf } from '../measures/two-groups.ts'
import type { Analysis } from './analysis.ts'

const effectsOf = ({ used }: Analysis) => used.map(({ effect }) => effect)

/** Mantel-Haenszel and Peto have no further analyses of their own: they go on with inverse variances and one effect. */
const kindOf = ({ settings }: Analysis): ModelKind =>
  settings.model === 'mantel-haenszel' || settings.model === 'peto' ? 'common' : settings.model

const optionsOf = ({ settings: { test, prediction, level } }: Analysis): ModelOptions => ({ test, prediction, level })
/** For models by the hundred, of which the effect is read. */
const quickly = (analysis: Analysis): ModelOptions => ({ ...optionsOf(analysis), profile: false })

/** The groups that the table names, each pooled, and the test between them. */
export function subgroupsOf(analysis: Analysis, tau2: 'own' | 'shared' = 'own'): SubgroupResult {
  const without = analysis.used.filter(({ row }) => !row.subgroup?.trim())
  if (without.length > 0)
    return noModel(`${without[0]?.label ?? 'A study'} belongs to no group: name one, or leave the study out.`)
  return poolSubgroups(
    effectsOf(analysis),
    analysis.used.map(({ row }) => row.subgroup ?? ''),
    kindOf(analysis),
    { ...optionsOf(analysis), tau2 },
  )
}

/** How the effect changes with the named moderators. Studies without one of them stay out and are named. */
export function regressionOf(analysis: Analysis, names: readonly string[]): RegressionResult & { leftOut: string[] } {
  const has = (moderators: Record<string, number> | undefined) =>
    names.every((name) => Number.isFinite(moderators?.[name]))
  const usable = analysis.used.filter(({ row }) => has(row.moderators))
  const leftOut = analysis.used.filter(({ row }) => !has(row.moderators)).map(({ id }) => id)
  const result = metaRegression(
    usable.map(({ effect }) => effect),
    names.map((name) => ({ name, values: usable.map(({ row }) => row.moderators?.[name] ?? Number.NaN) })),
    kindOf(analysis),
    optionsOf(analysis),
  )
  return { ...result, leftOut }
}

export type RowOrder = 'table' | 'year' | 'effect' | 'precision' | 'label'

/** Places of the studies that count, in the order asked for; ties keep the order of the table. */
export function orderOf({ used }: Analysis, by: RowOrder): number[] {
  const key = (place: number): number => {
    const one = used[place]
    if (!one || by === 'table' || by === 'label') return 0
    if (by === 'year') return one.row.year ?? Infinity
    return by === 'effect' ? one.effect.effect : one.effect.variance
  }
  const places = used.map((_, place) => place)
  if (by === 'label')
    return places.sort((a, b) => (used[a]?.label ?? '').localeCompare(used[b]?.label ?? '', 'en') || a - b)
  return places.sort((a, b) => (key(a) === key(b) ? a - b : key(a) - key(b)))
}

export type Sensitivity = {
  /** Without each study, in the order of `used`. */
  leaveOneOut: ModelResult[]
  influence: InfluenceResult
  /** After the first, second … study by year (or in the order asked for), and those places. */
  cumulative: { places: number[]; results: ModelResult[] }
}

/** What the answer hangs on. */
export function sensitivityOf(analysis: Analysis, order: RowOrder = 'year'): Sensitivity {
  const effects = effectsOf(analysis)
  const kind = kindOf(analysis)
  const options = quickly(analysis)
  const places = orderOf(analysis, order)
  const without = effects.length > 1 ? leaveOneOut(effects, kind, options) : []
  return {
    leaveOneOut: without,
    influence: influence(effects, kind, options, without),
    cumulative: { places, results: cumulative(effects, places, kind, options) },
  }
}

/** Studies below which tests of a funnel find little and say little. Source: Sterne and others 2011, BMJ 343:d4002. */
export const FEW_FOR_FUNNEL = 10

export type SmallStudyEffects = {
  funnel: Funnel
  egger: AsymmetryResult
  /** For tables in which every study is counts of two groups; both look at the odds ratio. */
  peters?: AsymmetryResult
  harbord?: AsymmetryResult
  begg: RankCorrelation | undefined
  fill: FillResult
  failSafe: FailSafe | undefined
  warnings: string[]
}

/** Whether small studies show something else than large ones, with what has to be said before somebody believes it. */
export function smallStudyEffects(
  analysis: Analysis,
  options: { estimator?: FillEstimator; side?: Side } = {},
): SmallStudyEffects | undefined {
  const { pooled, settings } = analysis
  if (!pooled) return undefined
  const effects = effectsOf(analysis)
  const tables = analysis.used.flatMap(({ row }) => (row.reported.kind === 'counts' ? [cellsOf(row.reported)] : []))
  const warnings: string[] = []
  if (effects.length < FEW_FOR_FUNNEL) {
    warnings.push(
      `${effects.length} studies are fewer than ${FEW_FOR_FUNNEL}: an uneven funnel can be chance, and an even one proves nothing.`,
    )
  }
  if (['OR', 'RR', 'PETO', 'IRR', 'SMD', 'PLO', 'PR', 'COR'].includes(settings.measure)) {
    warnings.push(
      `For the ${measures[settings.measure].name} effect and standard error go together by themselves, which makes the test of Egger find too much.`,
    )
  }
  if (pooled.heterogeneity.i2 > 50) {
    warnings.push('The studies differ a good deal: an uneven funnel may come from that and not from missing studies.')
  }
  return {
    funnel: funnelOf(effects, pooled.estimate, measures[settings.measure].none ?? 0, settings.level),
    egger: eggerTest(effects, settings.level),
    ...(tables.length === effects.length && {
      peters: petersTest(tables, settings.level),
      harbord: harbordTest(tables, settings.level),
    }),
    begg: beggTest(effects),
    fill: trimAndFill(effects, kindOf(analysis), { ...quickly(analysis), ...options }),
    failSafe: failSafeN(effects),
    warnings,
  }
}

export type UnseenStudies = { favoured: Favoured; petPeese: PetPeeseResult; selection: SelectionResult }

/**
 * What the effect would be if studies of the favoured direction were seen the likelier: PET-PEESE and a selection model that goes
 * with the model of the analysis. A person says which direction is favoured; on the pooled scale `less` are effects below 0.
 */
export function unseenStudies(
  analysis: Analysis,
  favoured: Favoured,
  options: { rule?: PetRule; steps?: readonly number[] } = {},
): UnseenStudies {
  const effects = effectsOf(analysis)
  const { level } = analysis.settings
  const { rule, steps } = options
  return {
    favoured,
    petPeese: petPeese(effects, favoured, { level, ...(rule && { rule }) }),
    selection: selectionModel(effects, {
      favoured,
      level,
      kind: kindOf(analysis) === 'common' ? 'common' : 'random',
      ...(steps && { steps }),
    }),
  }
}
