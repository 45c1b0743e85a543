import { beforeEach, describe, expect, test } from 'vitest'

import { activityApi } from '#contract/activity.ts'
import { collaborationApi } from '#contract/collaboration.ts'
import { milestonesApi } from '#contract/milestones.ts'
import { projectsApi } from '#contract/projects.ts'
import { tasksApi, type TaskPatch } from '#contract/tasks.ts'
import { STATINS } from '#mocks/seed/projects.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import type { World } from '#engine/world/world.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { ask, refused } from '../ask.ts'
import { signedIn, type Caller } from '../caller.ts'
import { listen } from '../ear.ts'

let world: World
beforeEach(async () => {
  world = await freshWorld()
})

const project = { params: { projectId: STATINS } }
const change = (page: Caller, taskId: string, body: TaskPatch & { version?: number; clientKey?: string }) =>
  ask(page, tasksApi.update, { params: { taskId }, body })
const refusedChange = (page: Caller, taskId: string, body: TaskPatch & { version?: number }) =>
  refused(page, tasksApi.update, { params: { taskId }, body })
const logged = async (page: Caller) => (await ask(page, activityApi.list, project)).events

describe('the list', () => {
  test('comes in pages that together hold each task once', async () => {
    const page = await signedIn('team-member')
    const ids: string[] = []
    for (let cursor: string | undefined, more = true; more;) {
      const answer = await ask(page, tasksApi.list, { ...project, query: { limit: '4', ...(cursor && { cursor }) } })
      ids.push(...answer.tasks.map(({ id }) => id))
      expect(answer.total).toBe(9)
      cursor = answer.next
      more = cursor !== undefined
    }
    expect(ids).toHaveLength(9)
    expect(new Set(ids).size).toBe(9)
  })

  test('is nobody’s who is not in the project', async () => {
    expect((await refused(await signedIn('individual'), tasksApi.list, project)).status).toBe(404)
    expect((await refused(await signedIn('individual'), tasksApi.get, { params: { taskId: 'task-3' } })).status).toBe(
      404,
    )
  })

  test('of my own holds what is given to me, or made by me for nobody, and open; the soonest first', async () => {
    const { tasks } = await ask(await signedIn('team-owner'), tasksApi.mine, {})
    expect(tasks.map(({ id, projectTitle }) => [id, projectTitle])).toEqual([
      ['task-9', 'Statins before the first event'],
      ['task-12', 'Statins before the first event'],
      ['task-5', 'Statins before the first event'],
    ])
  })
})

describe('two people and one card', () => {
  test('the later move stands, and says whom it overtook', async () => {
    const [owner, member] = await Promise.all([signedIn('team-owner'), signedIn('team-member')])
    expect(await change(owner, 'task-4', { status: 'in_progress', version: 1 })).toMatchObject({ task: { version: 2 } })
    const answer = await change(member, 'task-4', { status: 'review', version: 1 })
    expect(answer.task).toMatchObject({ status: 'review', version: 3 })
    expect(answer.overtaken).toMatchObject({ by: { name: 'Thandi Okafor' }, status: 'in_progress' })
    expect(await change(member, 'task-4', { status: 'done', version: 3 })).not.toHaveProperty('overtaken')
  })

  test('words are never overwritten unseen; other fields of the same card do not stand in the way', async () => {
    const [owner, member] = await Promise.all([signedIn('team-owner'), signedIn('team-member')])
    await change(owner, 'task-4', { title: 'Extract everything', version: 1 })
    expect(await refusedChange(member, 'task-4', { title: 'Extract counts', version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', message: expect.stringContaining('Thandi Okafor') },
    })
    expect(await change(member, 'task-4', { priority: 'low', version: 1 })).toMatchObject({
      task: { title: 'Extract everything', priority: 'low' },
    })
  })

  test('everybody in the project hears of a change, and nobody else', async () => {
    const [member, outsider] = await Promise.all([listen('team-member'), listen('individual')])
    await change(await signedIn('team-owner'), 'task-4', { status: 'review' })
    expect(member.of('tasks-changed')).toMatchObject([
      { projectId: STATINS, tasks: [{ id: 'task-4', status: 'review' }], by: { name: 'Thandi Okafor' } },
    ])
    expect(outsider.heard).toEqual([])
  })

  test('a repeat with the same key is answered and not done again', async () => {
    const page = await signedIn('team-owner')
    const body = { title: 'Once', version: 1, clientKey: 'key-00000001' }
    expect(await change(page, 'task-4', body)).toEqual(await change(page, 'task-4', body))
    expect((await logged(page)).filter(({ kind }) => kind === 'task.updated')).toHaveLength(1)
  })
})

describe('what a task may not be', () => {
  test('waiting for what waits for it: the sentence names the way', async () => {
    expect(await refusedChange(await signedIn('team-owner'), 'task-1', { dependsOn: ['task-12'] })).toMatchObject({
      status: 422,
      body: {
        code: 'dependency_cycle',
        message:
          '“Register the protocol” cannot wait for “Judge risk of bias, trial by trial”: “Judge risk of bias, trial by trial” already waits for “Extract event counts of the included trials” already waits for “Screen records 1 to 200” already waits for “Search three databases and import the results” already waits for “Register the protocol”.',
      },
    })
  })

  test.each<[string, TaskPatch, string]>([
    ['waiting for itself', { dependsOn: ['task-4'] }, 'dependsOn'],
    ['waiting for a task of another project', { dependsOn: ['task-6'] }, 'dependsOn'],
    ['below itself', { parentId: 'task-4' }, 'parentId'],
    ['given to an outsider', { assignees: [seedUserId('individual')] }, 'assignees'],
    ['due on a day that is none', { dueDate: '2026-02-30' }, 'dueDate'],
    ['due before it starts', { startDate: '2026-12-24', dueDate: '2026-12-01' }, 'startDate'],
    ['in a milestone of another project', { milestoneId: 'milestone-latitudes' }, 'milestoneId'],
  ])('%s', async (_, patch, field) => {
    const answer = await refusedChange(await signedIn('team-owner'), 'task-4', patch)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.fields ?? {})).toEqual([field])
    expect(world.tasks.get('task-4')?.version).toBe(1)
  })

  test('changed by a reader, by anybody in an archived project, or without a plan', async () => {
    const owner = await signedIn('team-owner')
    const member = { params: { projectId: STATINS, userId: seedUserId('team-member') } }
    await ask(owner, projectsApi.setMember, { ...member, body: { role: 'reader' } })
    const page = await signedIn('team-member')
    expect(await refusedChange(page, 'task-4', { status: 'done' })).toMatchObject({ body: { code: 'project_role' } })
    await ask(owner, projectsApi.setMember, { ...member, body: { role: 'extractor' } })
    expect((await change(page, 'task-4', { status: 'done' })).task.status).toBe('done')
    for (const key of ['team-member', 'team-owner'] as const) world.accounts.update(seedUserId(key), { plan: 'free' })
    expect(await refusedChange(page, 'task-4', { status: 'todo' })).toMatchObject({
      body: { code: 'upgrade_required' },
    })
    await ask(owner, projectsApi.archive, { ...project, body: {} })
    expect(await refusedChange(owner, 'task-4', { status: 'todo' })).toMatchObject({
      status: 409,
      body: { code: 'archived' },
    })
    expect((await ask(owner, tasksApi.list, project)).tasks).toHaveLength(9)
  })
})

describe('tasks that close themselves', () => {
  test('when their count is reached; the log says that the server did it', async () => {
    const page = await signedIn('team-owner')
    const paper = (index: number) => ({ kind: 'paper', objectId: `p-${index}`, title: `Paper ${index}` })
    const get = () => ask(page, tasksApi.get, { params: { taskId: 'task-11' } })
    for (let index = 0; index < 7; index += 1) {
      await ask(page, projectsApi.addResource, { ...project, body: paper(index) })
    }
    expect(await get()).toMatchObject({ status: 'in_progress', measure: { target: 10, current: 9 } })
    const ear = await listen('team-member')
    await ask(page, projectsApi.addResource, { ...project, body: paper(8) })
    expect(await get()).toMatchObject({ status: 'done', measure: { current: 10 } })
    expect(ear.of('tasks-changed')).toMatchObject([{ tasks: [{ id: 'task-11', status: 'done' }] }])
    const [event] = (await logged(page)).filter(({ kind }) => kind === 'task.done')
    expect(event).toMatchObject({ object: { id: 'task-11' }, note: 'measure: project_papers' })
    expect(event?.actor).toBeUndefined()
  })

  test('sub-tasks count, and one that closes can close the one above', async () => {
    const page = await signedIn('team-owner')
    await change(page, 'task-3', { measure: { metric: 'subtasks_done', target: 1 } })
    await change(page, 'task-9', { status: 'done' })
    expect(world.tasks.get('task-3')).toMatchObject({ status: 'done' })
  })

  test('a measure that this server does not know closes nothing', async () => {
    const page = await signedIn('team-owner')
    const { task } = await change(page, 'task-4', { measure: { metric: 'moon_phases', target: 1 } })
    expect(task).toMatchObject({ status: 'todo', measure: { metric: 'moon_phases', target: 1 } })
  })
})

describe('removing', () => {
  test('takes what stands below along, and brings all of it back', async () => {
    const page = await signedIn('team-owner')
    const ids = async () => (await ask(page, tasksApi.list, project)).tasks.map(({ id }) => id)
    const before = await ids()
    await ask(page, tasksApi.remove, { params: { taskId: 'task-3' } })
    expect(await ids()).toEqual(before.filter((id) => id !== 'task-3' && id !== 'task-9'))
    expect((await ask(page, tasksApi.get, { params: { taskId: 'task-4' } })).dependsOn).toEqual([])
    await ask(page, tasksApi.restore, { params: { taskId: 'task-3' } })
    expect(await ids()).toEqual(before)
    expect((await ask(page, tasksApi.get, { params: { taskId: 'task-4' } })).dependsOn).toEqual(['task-3'])
  })
})

describe('many at once', () => {
  test('each succeeds or is refused by itself; a repeat makes nothing twice; people are told once', async () => {
    const page = await signedIn('team-owner')
    const ear = await listen('team-member')
    const body = {
      clientKey: 'bulk-0000001',
      operations: [
        { op: 'create' as const, fields: { title: 'One', assignees: [seedUserId('team-member')] } },
        { op: 'create' as const, fields: { title: 'Two', status: 'review', assignees: [seedUserId('team-member')] } },
        { op: 'update' as const, id: 'task-4', patch: { dependsOn: ['task-4'] } },
        { op: 'remove' as const, id: 'task-5' },
        { op: 'update' as const, id: 'nothing', patch: { status: 'done' } },
      ],
    }
    const first = await ask(page, tasksApi.bulk, { ...project, body })
    expect(first.results.map(({ task, code }) => task?.title ?? code)).toEqual([
      'One',
      'Two',
      'dependency_cycle',
      undefined,
      'not_found',
    ])
    const size = world.tasks.size
    expect(await ask(page, tasksApi.bulk, { ...project, body })).toEqual(first)
    expect(world.tasks.size).toBe(size)
    expect(ear.of('new_notification')).toMatchObject([{ message: expect.stringContaining('gave you 2 tasks in') }])
  })
})

test('the text’s own call makes a task of the project, once for each key in its metadata', async () => {
  const page = await signedIn('team-member')
  const metadata = { clientKey: 'task-0000001', copilotOrigin: { sessionId: 's' } }
  const body = { title: 'From the text', projectId: STATINS, dueDate: '2026-12-24T10:00:00.000Z', metadata }
  await ask(page, collaborationApi.createTask, { body })
  await ask(page, collaborationApi.createTask, { body })
  const { tasks } = await ask(page, tasksApi.list, project)
  expect(tasks.filter(({ title }) => title === 'From the text')).toMatchObject([
    { dueDate: '2026-12-24', status: 'todo', metadata: { copilotOrigin: { sessionId: 's' } } },
  ])
})

describe('milestones', () => {
  const milestones = async (page: Caller) => (await ask(page, milestonesApi.list, project)).milestones

  test('count their tasks, and what was done in the last 14 days', async () => {
    const list = await milestones(await signedIn('team-member'))
    expect(list.map(({ title, progress }) => [title, progress.done, progress.total, progress.recent])).toEqual([
      ['Protocol registered', 1, 1, 0],
      ['Titles and abstracts screened', 2, 4, 2],
      ['Extraction complete', 0, 2, 0],
    ])
  })

  test('keep both dates and the reason when they move; a date that has passed needs one', async () => {
    const page = await signedIn('team-owner')
    const made = await ask(page, milestonesApi.create, {
      ...project,
      body: { title: ' Draft ', dueDate: '2020-01-10' },
    })
    const params = { milestoneId: made.id }
    expect(await refused(page, milestonesApi.update, { params, body: { dueDate: '2030-01-10' } })).toMatchObject({
      status: 422,
      body: { code: 'reason_needed', fields: { reason: expect.any(String) } },
    })
    const moved = await ask(page, milestonesApi.update, {
      params,
      body: { dueDate: '2030-01-10', reason: ' Late data ' },
    })
    expect(moved).toMatchObject({
      title: 'Draft',
      dueDate: '2030-01-10',
      slips: [{ from: '2020-01-10', to: '2030-01-10', reason: 'Late data', by: { name: 'Thandi Okafor' } }],
    })
    expect(await refused(page, milestonesApi.update, { params, body: { title: 'x', version: 1 } })).toMatchObject({
      status: 409,
      body: { code: 'version_conflict' },
    })
    const reached = await ask(page, milestonesApi.update, { params, body: { status: 'reached' } })
    expect(reached.reachedAt).toEqual(expect.any(String))
    expect((await logged(page)).slice(0, 3).map(({ kind, note }) => [kind, note])).toEqual([
      ['milestone.reached', undefined],
      ['milestone.moved', 'Late data'],
      ['milestone.created', undefined],
    ])
  })

  test('that are removed leave their tasks where they are', async () => {
    const page = await signedIn('team-owner')
    await ask(page, milestonesApi.remove, { params: { milestoneId: 'milestone-screened' } })
    expect(world.tasks.get('task-3')).toMatchObject({ title: 'Screen records 1 to 200', milestoneId: null })
  })
})

describe('the activity log', () => {
  test('is read by period, person and kind, the newest first', async () => {
    const page = await signedIn('team-member')
    const since = new Date(Date.now() - 6.5 * 86_400_000).toISOString()
    const until = new Date(Date.now() - 1.5 * 86_400_000).toISOString()
    const query = { since, until, actor: seedUserId('team-member') }
    expect((await ask(page, activityApi.list, { ...project, query })).events.map(({ kind }) => kind)).toEqual([
      'task.moved',
      'task.done',
    ])
    const done = await ask(page, activityApi.list, { ...project, query: { kinds: 'task.done,milestone.reached' } })
    expect(done.events.map(({ object }) => object.id)).toEqual(['task-10', 'task-2', 'milestone-protocol', 'task-1'])
    expect((await refused(page, activityApi.list, { ...project, query: { since: 'soon' } })).status).toBe(422)
  })
})
