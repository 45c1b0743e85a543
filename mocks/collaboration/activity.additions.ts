import { activityApi } from '#contract/activity.ts'

import { projectFor } from '#engine/collaboration/access.ts'
import { paged } from '#engine/answers/paged.ts'
import { answer } from '#engine/answers/answer.ts'
import { Refusal } from '#engine/world/refusal.ts'

function momentOf(name: 'since' | 'until', text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const at = Date.parse(text)
  if (Number.isNaN(at)) {
    const message = `${text} is not a moment.`
    throw new Refusal(422, message, { code: 'invalid', fields: { [name]: message } })
  }
  return at
}

export const activityHandlers = [
  answer(activityApi.list, ({ me, world, params, query }) => {
    const project = projectFor(world, me(), params.projectId, 'read')
    const since = momentOf('since', query?.since) ?? -Infinity
    const until = momentOf('until', query?.until) ?? Infinity
    const kinds = query?.kinds === undefined ? undefined : new Set(query.kinds.split(','))
    const rows = world.activity.filter(({ projectId, at, actor, kind }) => {
      const moment = Date.parse(at)
      const isWanted = query?.actor === undefined || actor?.userId === query.actor
      return (
        projectId === project.id &&
        moment >= since &&
        moment < until &&
        isWanted &&
        (kinds === undefined || kinds.has(kind))
      )
    })
    // Reversed first: of one moment, what was written later stands higher.
    const newest = rows.reverse().sort((a, b) => b.at.localeCompare(a.at))
    const { page, ...end } = paged(newest, query)
    return { events: page, ...end }
  }),
]
