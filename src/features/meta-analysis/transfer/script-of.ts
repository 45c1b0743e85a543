import { rScript } from '#science/statistics/report/r-script.ts'

import type { Computed } from '#research/meta-analysis/compute.ts'
import { areNested, nestedEffects } from '#research/meta-analysis/nested-effects.ts'

import { stepsOf } from '../results/unseen-choices.ts'

/** The R script of an outcome as it is set here; where no regression is chosen, each moderator stands by itself. */
export function scriptOf(computed: Computed): string {
  const { analysis, outcome } = computed
  const { moderators, regressOn, groupTau2, fill, unseen } = outcome
  const effects = nestedEffects(computed)
  return rScript(analysis, {
    ...(regressOn.length > 0 && {
      moderators: moderators.filter(({ key }) => regressOn.includes(key)).map(({ name }) => name),
    }),
    groupTau2,
    fill,
    ...(areNested(effects) && { studies: effects.map(({ study }) => study) }),
    ...(unseen && { unseen: { favoured: unseen.favoured, rule: unseen.rule, steps: stepsOf(unseen.cuts) } }),
  })
}
