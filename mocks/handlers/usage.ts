import { usageApi } from '#contract/usage.ts'

import { mock } from '../mock-endpoint.ts'
import { assertMayUse, countUse, usageOf } from '../plan-limits.ts'

export const usageHandlers = [
  mock(usageApi.check, ({ me, world, params }) => usageOf(world, me(), params.feature)),

  mock(usageApi.consume, ({ me, world, body }) => {
    const account = me()
    assertMayUse(world, account, body.featureType)
    countUse(world, account.id, body.featureType)
    return { success: true, ...usageOf(world, account, body.featureType) }
  }),
]
