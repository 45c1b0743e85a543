import { retractionsApi } from '#contract/retractions.ts'

import { paperFor } from '../papers/library.ts'
import { answer } from '../answers/answer.ts'
import { notFound } from '../world/refusal.ts'
import { checkRetraction } from '../papers/retraction-check.ts'

export const retractionsHandlers = [
  answer(retractionsApi.check, ({ world, me, params }) => {
    const account = me()
    const paper = paperFor(world, account, params.id)
    if (!paper) throw notFound('This document')
    return checkRetraction(world, account, paper)
  }),
]
