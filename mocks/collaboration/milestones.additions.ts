import { milestonesApi, type Slip } from '#contract/milestones.ts'

import { projectFor, type Need } from '#engine/collaboration/access.ts'
import { record } from '#engine/collaboration/activity-log.ts'
import { asPerson, toProjectPeople } from '#engine/collaboration/announce.ts'
import { asMilestone } from './milestone-view.ts'
import { paged } from '#engine/answers/paged.ts'
import { once } from '#engine/answers/write-keys.ts'
import { answer } from '#engine/answers/answer.ts'
import type { Hub } from '#engine/live/hub.ts'
import { notFound, Refusal } from '#engine/world/refusal.ts'
import type { AccountRow, MilestoneRow, ProjectRow } from '#engine/world/rows.ts'
import type { World } from '#engine/world/world.ts'

function milestoneFor(world: World, account: AccountRow, id: string, need: Need) {
  const row = world.milestones.get(id)
  if (!row) throw notFound('The milestone')
  return { row, project: projectFor(world, account, row.projectId, need) }
}

const changed = (world: World, hub: Hub, project: ProjectRow) =>
  toProjectPeople(world, hub, project, 'milestones-changed', { projectId: project.id })

const objectOf = (row: MilestoneRow) => ({ kind: 'milestone', id: row.id, title: row.title })

type Move = { to: string | null | undefined; reason: string | undefined }

/** The slip that a new date makes; a date that has passed is not moved without a word. */
function slipOf(world: World, account: AccountRow, row: MilestoneRow, { to, reason }: Move): Slip | undefined {
  const from = row.dueDate ?? null
  if (to === undefined || to === from || from === null) return undefined
  const words = reason?.trim()
  if (!words && row.status !== 'reached' && from < world.now().slice(0, 10)) {
    const message = 'This date has passed. Say briefly why it is being moved.'
    throw new Refusal(422, message, { code: 'reason_needed', fields: { reason: message } })
  }
  return { from, to, at: world.now(), by: asPerson(account), ...(words && { reason: words }) }
}

export const milestonesHandlers = [
  answer(milestonesApi.list, ({ me, world, params, query }) => {
    const project = projectFor(world, me(), params.projectId, 'read')
    const rows = world.milestones.filter((row) => row.projectId === project.id)
    rows.sort((a, b) => (a.dueDate ?? '9999').localeCompare(b.dueDate ?? '9999'))
    const { page, ...end } = paged(rows, query)
    return { milestones: page.map((row) => asMilestone(world, project, row)), ...end }
  }),

  answer(milestonesApi.create, ({ me, world, hub, params, body }) => {
    const account = me()
    const project = projectFor(world, account, params.projectId, 'write')
    const { clientKey, title, measure, ...rest } = body
    return once(world, account, `milestone:${project.id}`, clientKey, () => {
      const row: MilestoneRow = {
        ...rest,
        id: world.newId('milestone'),
        projectId: project.id,
        title: title.trim(),
        ...(measure && { measure: { metric: measure.metric, target: measure.target, since: world.now() } }),
        status: 'open',
        slips: [],
        version: 1,
        createdAt: world.now(),
        createdBy: account.id,
      }
      world.milestones.put(row)
      record(world, { projectId: project.id, kind: 'milestone.created', object: objectOf(row), actor: account })
      changed(world, hub, project)
      return asMilestone(world, project, row)
    })
  }),

  answer(milestonesApi.update, ({ me, world, hub, params, body }) => {
    const account = me()
    const { row, project } = milestoneFor(world, account, params.milestoneId, 'write')
    const { clientKey, version, reason, measure, ...patch } = body
    return once(world, account, `milestone:${row.id}`, clientKey, () => {
      if (version !== undefined && version !== row.version) {
        throw new Refusal(409, 'This milestone was changed elsewhere since you opened it.', {
          code: 'version_conflict',
        })
      }
      const slip = slipOf(world, account, row, { to: patch.dueDate, reason })
      const isReached = (patch.status ?? row.status) === 'reached'
      const { reachedAt: _, ...open } = row
      const after: MilestoneRow = {
        ...open,
        ...patch,
        ...(measure !== undefined && {
          measure: measure && {
            metric: measure.metric,
            target: measure.target,
            since: (measure.metric === row.measure?.metric ? row.measure.since : undefined) ?? world.now(),
          },
        }),
        ...(isReached && { reachedAt: row.reachedAt ?? world.now() }),
        slips: slip ? [...row.slips, slip] : row.slips,
        version: row.version + 1,
      }
      world.milestones.put(after)
      const where = { projectId: project.id, object: objectOf(after), actor: account }
      if (slip)
        record(world, {
          ...where,
          kind: 'milestone.moved',
          from: slip.from,
          to: slip.to,
          note: slip.reason ?? undefined,
        })
      else if (isReached && row.status !== 'reached') record(world, { ...where, kind: 'milestone.reached' })
      else record(world, { ...where, kind: 'milestone.updated', note: Object.keys(patch).join(', ') })
      changed(world, hub, project)
      return asMilestone(world, project, after)
    })
  }),

  answer(milestonesApi.remove, ({ me, world, hub, params }) => {
    const account = me()
    const { row, project } = milestoneFor(world, account, params.milestoneId, 'write')
    world.milestones.remove(row.id)
    for (const task of world.tasks.filter(({ milestoneId }) => milestoneId === row.id)) {
      world.tasks.update(task.id, { milestoneId: null })
    }
    record(world, { projectId: project.id, kind: 'milestone.removed', object: objectOf(row), actor: account })
    changed(world, hub, project)
    return { message: 'success' }
  }),
]
