import { usageApi } from '#contract/usage.ts'

import { answer } from '#engine/answers/answer.ts'
import { reportUse, usageOf } from '#engine/people/plan-limits.ts'

export const usageHandlers = [
  answer(usageApi.check, ({ me, world, params }) => usageOf(world, me(), params.feature)),

  answer(usageApi.consume, ({ me, world, body }) => {
    const account = me()
    reportUse(world, account, body.featureType)
    return { success: true, ...usageOf(world, account, body.featureType) }
  }),
]
