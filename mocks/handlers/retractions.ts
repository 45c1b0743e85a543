import { retractionsApi } from '#contract/retractions.ts'

import { paperFor } from '../library.ts'
import { mock } from '../mock-endpoint.ts'
import { notFound } from '../refusal.ts'
import { checkRetraction } from '../retraction-check.ts'

export const retractionsHandlers = [
  mock(retractionsApi.check, ({ world, me, params }) => {
    const paper = paperFor(world, me(), params.id)
    if (!paper) throw notFound('This document')
    return checkRetraction(world, paper)
  }),
]
