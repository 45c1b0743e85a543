import { toursApi } from '#contract/tours.ts'

import { answer } from '#engine/answers/answer.ts'

export const toursHandlers = [
  answer(toursApi.completed, ({ me, world }) => {
    const { id } = me()
    return { completedTours: world.tours.filter((row) => row.accountId === id).map((row) => row.tourKey) }
  }),

  answer(toursApi.complete, ({ me, world, body }) => {
    const { id: accountId } = me()
    const id = `${accountId}:${body.tourKey}`
    if (!world.tours.has(id)) world.tours.put({ id, accountId, tourKey: body.tourKey, at: world.now() })
    return { success: true }
  }),
]
