import type { Funnel } from '#contract/affiliate.ts'

export const funnelSteps = ['clicks', 'leads', 'customers', 'commissions', 'paid'] as const
export type FunnelStep = (typeof funnelSteps)[number]

/** Steps that have more than the one before: a server that sends such has counted something twice. */
export const brokenSteps = (funnel: Funnel): { step: FunnelStep; before: FunnelStep }[] =>
  funnelSteps.flatMap((step, index) => {
    const before = funnelSteps[index - 1]
    return before !== undefined && funnel[step] > funnel[before] ? [{ step, before }] : []
  })
