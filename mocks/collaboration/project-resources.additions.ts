import { projectsApi } from '#contract/projects.ts'

import { projectFor } from '#engine/collaboration/access.ts'
import { record } from '#engine/collaboration/activity-log.ts'
import { asPerson, projectChanged } from '#engine/collaboration/announce.ts'
import { paged } from '#engine/answers/paged.ts'
import { closeReached } from '#engine/collaboration/task-closing.ts'
import { answer } from '#engine/answers/answer.ts'
import { notFound } from '#engine/world/refusal.ts'

export const projectResourceHandlers = [
  answer(projectsApi.resources, ({ me, world, params, query }) => {
    const project = projectFor(world, me(), params.projectId, 'read')
    const rows = world.resources.filter((row) => row.projectId === project.id).reverse()
    const { page, ...end } = paged(rows, query)
    return { resources: page, ...end }
  }),

  answer(projectsApi.addResource, ({ me, world, hub, params, body }) => {
    const account = me()
    const project = projectFor(world, account, params.projectId, 'write')
    const objectId = body.objectId
    const known = world.resources.find(
      (row) => row.projectId === project.id && row.kind === body.kind && row.objectId === objectId,
    )
    if (known) return known
    const row = world.resources.put({
      id: world.newId('resource'),
      projectId: project.id,
      kind: body.kind,
      objectId,
      title: body.title.trim(),
      addedBy: asPerson(account),
      addedAt: world.now(),
    })
    const object = { kind: row.kind, id: objectId, title: row.title }
    record(world, { projectId: project.id, kind: 'resource.added', object, actor: account })
    projectChanged(world, hub, project)
    closeReached(world, hub, project)
    return row
  }),

  answer(projectsApi.removeResource, ({ me, world, hub, params }) => {
    const account = me()
    const project = projectFor(world, account, params.projectId, 'write')
    const row = world.resources.get(params.resourceId)
    if (row?.projectId !== project.id) throw notFound('This part of the project')
    world.resources.remove(row.id)
    const object = { kind: row.kind, id: row.objectId, title: row.title }
    record(world, { projectId: project.id, kind: 'resource.removed', object, actor: account })
    projectChanged(world, hub, project)
    return { message: 'success' }
  }),
]
