import { analysesApi } from '#contract/analyses.ts'

import { withRoles } from '../analyses/access.ts'
import { answer } from '../answers/answer.ts'
import { resumeWriting } from './begin-writing.ts'
import { renewed } from './renew.ts'

export const synthesesAdditions = [
  answer(analysesApi.resume, ({ world, hub, me, params }) => {
    const account = me()
    return withRoles(world, account, resumeWriting({ world, hub, account }, params.id))
  }),

  answer(analysesApi.renew, async ({ world, hub, me, params, body }) => {
    const account = me()
    return withRoles(world, account, await renewed({ world, hub, account }, params.id, body))
  }),
]
