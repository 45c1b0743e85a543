import { chiSquareUpper } from '../distributions/chi-square.ts'
import type { EffectSize } from '../effect-sizes.ts'
import { metaRegression } from './meta-regression.ts'
import { fitModel, type Model, type ModelKind, type ModelOptions, noModel, type NoModel } from './model.ts'

export type Subgroup = { name: string; members: number[] } & (
  | { ok: true; model: Model }
  | { ok: false; reason: string }
)

export type Subgroups = {
  /** In the order of first appearance; `members` are places in the list of studies. */
  groups: Subgroup[]
  /** Do the groups differ? Absent where one could not be pooled or has no error, and with fewer than two. */
  between?: { q: number; df: number; p: number }
  /** `own`: each group its own τ². `shared`: one τ² for all, from a meta-regression on the groups. */
  tau2: 'own' | 'shared'
}

export type SubgroupResult = { ok: true; subgroups: Subgroups } | NoModel

/**
 * The studies pooled by groups, and the test between the groups. `shared` asks for one variance between studies in all groups,
 * which is steadier where groups are small. Source: Borenstein & Higgins 2013, Prevention Science 14:134–143.
 */
export function poolSubgroups(
  studies: readonly EffectSize[],
  names: readonly string[],
  kind: ModelKind,
  options: ModelOptions & { tau2?: 'own' | 'shared' } = {},
): SubgroupResult {
  if (studies.length !== names.length) return noModel('Each study needs the name of its group.')
  const members = new Map<string, number[]>()
  names.forEach((name, i) => members.set(name, [...(members.get(name) ?? []), i]))

  const groups = [...members].map(([name, places]): Subgroup => {
    const result = fitModel(
      places.flatMap((place) => studies[place] ?? []),
      kind,
      options,
    )
    return result.ok
      ? { name, members: places, ok: true, model: result.model }
      : { name, members: places, ok: false, reason: result.reason }
  })
  const tau2 = options.tau2 ?? 'own'
  if (tau2 === 'own') return { ok: true, subgroups: { groups, tau2, ...betweenOwn(groups) } }

  const others = [...members.keys()].slice(1)
  if (others.length === 0) return { ok: true, subgroups: { groups, tau2 } }
  const dummies = others.map((name) => ({ name, values: names.map((of) => (of === name ? 1 : 0)) }))
  const result = metaRegression(studies, dummies, kind, options)
  if (!result.ok) return result
  const { qm, qmDf, qmP } = result.regression
  return { ok: true, subgroups: { groups, tau2, between: { q: qm, df: qmDf, p: qmP } } }
}

/** Q between: how far the groups' estimates lie from their common mean. */
function betweenOwn(groups: readonly Subgroup[]) {
  const pooled = groups.flatMap((group) => (group.ok ? [group.model] : []))
  if (pooled.length < 2 || pooled.length < groups.length || pooled.some(({ se }) => !(se > 0))) return {}
  const weights = pooled.map(({ se }) => 1 / se ** 2)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const mean = pooled.reduce((sum, { estimate }, i) => sum + estimate * (weights[i] ?? 0), 0) / total
  const q = pooled.reduce((sum, { estimate }, i) => sum + (weights[i] ?? 0) * (estimate - mean) ** 2, 0)
  const df = pooled.length - 1
  return { between: { q, df, p: chiSquareUpper(q, df) } }
}
