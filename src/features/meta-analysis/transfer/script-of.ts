import { rScript } from '#science/statistics/report/r-script.ts'

import type { Computed } from '#research/meta-analysis/compute.ts'

/** The R script of an outcome as it is set here; where no regression is chosen, each moderator stands by itself. */
export const scriptOf = ({ analysis, outcome: { moderators, regressOn, groupTau2, fill } }: Computed): string =>
  rScript(analysis, {
    ...(regressOn.length > 0 && {
      moderators: moderators.filter(({ key }) => regressOn.includes(key)).map(({ name }) => name),
    }),
    groupTau2,
    fill,
  })
