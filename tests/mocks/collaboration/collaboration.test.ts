import { beforeEach, describe, expect, test } from 'vitest'

import { STATINS, VACCINE } from '#mocks/seed/projects.ts'
import { HARBOUR, NORTHFIELD } from '#mocks/seed/teams.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import type { World } from '#engine/world/world.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { caller, signedIn } from '../caller.ts'
import { listen } from '../ear.ts'

let world: World
beforeEach(async () => {
  world = await freshWorld()
})

describe('teams', () => {
  test('are listed with the own role', async () => {
    const { body } = await (await signedIn('team-owner')).get('/collaboration/teams')
    expect(body).toMatchObject({
      teams: [
        { teamId: NORTHFIELD, userRole: 'owner', memberCount: 3 },
        { teamId: HARBOUR, userRole: 'member', memberCount: 2 },
      ],
    })
    expect((await (await signedIn('free')).get('/collaboration/teams')).body).toEqual({ teams: [] })
  })

  test('the first can be created under every plan, because the Team plan is bought for it', async () => {
    const page = await signedIn('free')
    const team = { name: ' My lab ', organization: 'Eastshore', hierarchy_path: 'Eastshore/Lab' }
    const created = await page.post('/collaboration/teams', team)
    expect(created.body).toMatchObject({ team: { name: 'My lab', userRole: 'owner', memberCount: 1 } })
    const { teamId } = (created.body as { team: { teamId: string } }).team
    expect((await page.get('/subscription/teams')).body).toEqual({ teams: [{ teamId, memberCount: 1 }] })
    expect(await page.post('/collaboration/teams', team)).toMatchObject({
      status: 403,
      body: { code: 'upgrade_required' },
    })
  })

  test('a blank name is a 400', async () => {
    expect((await (await signedIn('tester')).post('/collaboration/teams', { name: ' ' })).status).toBe(400)
  })
})

describe('projects and tasks', () => {
  test('a project belongs to its maker; team-mates see those of their team', async () => {
    const page = await signedIn('enterprise')
    const { body } = await page.post('/collaboration/projects', { title: 'New one', description: 'Why' })
    const { projectId } = (body as { project: { projectId: string } }).project
    expect((await page.get('/collaboration/projects')).body).toMatchObject({
      projects: [expect.anything(), { projectId, title: 'New one', name: 'New one', description: 'Why' }],
    })
    expect((await (await signedIn('team-member')).get('/collaboration/projects')).body).toMatchObject({
      projects: [{ projectId: STATINS }, { projectId: VACCINE }],
    })
  })

  test('a task keeps where it came from', async () => {
    const copilotOrigin = { sessionId: 's1', originatingTool: 'search', originalTaskId: 't1', priority: 'high' }
    const task = { title: ' Screen ', projectId: STATINS, dueDate: '2026-12-24', metadata: { copilotOrigin } }
    expect((await (await signedIn('team-member')).post('/collaboration/tasks', task)).status).toBe(200)
    expect(
      world.tasks.find((row) => row.createdBy === seedUserId('team-member') && row.title === 'Screen'),
    ).toMatchObject({ projectId: STATINS, dueDate: '2026-12-24', status: 'todo', metadata: { copilotOrigin } })
  })

  test.each([
    ['another’s project', { title: 'x', projectId: STATINS }, 404],
    ['another’s team', { title: 'x', teamId: NORTHFIELD }, 404],
    ['no title', { title: '' }, 400],
    ['a due date that is none', { title: 'x', dueDate: 'tomorrow' }, 422],
  ])('a task with %s is refused', async (_, task, status) => {
    const before = world.tasks.size
    expect((await (await signedIn('admin')).post('/collaboration/tasks', task)).status).toBe(status)
    expect(world.tasks.size).toBe(before)
  })
})

describe('the plan', () => {
  test.each([
    ['/collaboration/projects', { title: 'x' }],
    ['/collaboration/tasks', { title: 'x' }],
    ['/collaboration/chat/global', { content: 'x' }],
    ['/collaboration/team-invites', { teamId: NORTHFIELD, email: 'a@example.org' }],
  ])('without Team, Enterprise or Tester %s refuses to write', async (path, body) => {
    for (const key of ['free', 'student', 'individual'] as const) {
      expect(await (await signedIn(key)).post(path, body)).toMatchObject({
        status: 403,
        body: { code: 'upgrade_required' },
      })
    }
    expect((await caller().post(path, body)).status).toBe(401)
  })

  test('the chat is read by those who collaborate and by nobody else', async () => {
    expect((await (await signedIn('tester')).get('/collaboration/chat/global')).status).toBe(200)
    expect((await (await signedIn('free')).get('/collaboration/chat/global')).status).toBe(403)
  })
})

describe('the global chat', () => {
  test('keeps messages in order, without those of projects', async () => {
    const page = await signedIn('tester')
    await page.post('/collaboration/chat/global', { content: ' Done. ' })
    const { messages } = (await page.get('/collaboration/chat/global')).body as { messages: { content: string }[] }
    expect(messages).toHaveLength(6)
    expect(messages.at(-1)).toMatchObject({ content: 'Done.', userId: seedUserId('tester'), userName: 'Tomas Reyes' })
    expect((await page.post('/collaboration/chat/global', { content: ' \n ' })).status).toBe(400)
  })

  test('a mention rings the bell of those who can read it, once, and never one’s own', async () => {
    const [member, own, outsider] = await Promise.all([listen('team-member'), listen('tester'), listen('free')])
    const content = '@Team-Member, @team-member and @tester and @free: mail me@team-owner'
    await (await signedIn('tester')).post('/collaboration/chat/global', { content })
    expect(member.of('new_notification')).toMatchObject([{ type: 'mention', title: 'Tomas Reyes mentioned you' }])
    expect(own.of('new_notification')).toEqual([])
    expect(outsider.heard).toEqual([])
    expect(world.notifications.filter((row) => row.type === 'mention')).toHaveLength(2)
  })
})

describe('inviting to a team', () => {
  const PATH = '/collaboration/team-invites'
  const invite = (email: string, more: object = {}) => ({ teamId: NORTHFIELD, email, ...more })

  test('the invited person can join with what arrives, and the inviter keeps a note', async () => {
    const [free, owner] = await Promise.all([listen('free'), listen('team-owner')])
    const sent = await (await signedIn('team-owner')).post(PATH, invite('FREE@roadrunner.test', { role: 'admin' }))
    expect(sent.status).toBe(200)
    expect(owner.of('new_notification')).toMatchObject([{ type: 'invitation_sent' }])
    const [received] = free.of('new_notification') as { type: string; metadata: { inviteToken: string } }[]
    expect(received).toMatchObject({
      type: 'team_invitation_received',
      metadata: { teamName: 'Northfield Evidence Group' },
    })
    expect(JSON.stringify(sent.body)).not.toContain(received?.metadata.inviteToken)

    const page = await signedIn('free')
    await page.post(`/public/teams/invitations/${received?.metadata.inviteToken}/accept`)
    expect((await page.get('/collaboration/teams')).body).toMatchObject({
      teams: [{ teamId: NORTHFIELD, userRole: 'admin', memberCount: 4 }],
    })
  })

  test('someone without an account finds it after registering', async () => {
    await (await signedIn('team-owner')).post(PATH, invite('new@example.org'))
    const page = caller()
    await page.post('/auth/register', { username: 'new', email: 'New@example.org', password: 'long enough' })
    expect((await page.get('/notifications')).body).toMatchObject({ data: [{ type: 'team_invitation_received' }] })
  })

  test.each([
    ['a member invites', 'team-member', invite('x@example.org'), 403, 'team_role'],
    ['an outsider invites', 'admin', invite('x@example.org'), 404, 'not_found'],
    ['someone is in the team', 'team-owner', invite('tester@roadrunner.test'), 409, 'already_member'],
    ['someone is invited', 'tester', invite('Individual@roadrunner.test'), 409, 'already_invited'],
    ['the role is unknown', 'team-owner', invite('x@example.org', { role: 'owner' }), 422, 'invalid'],
    ['the address is none', 'team-owner', invite('nobody'), 400, 'invalid'],
  ] as const)('is refused when %s', async (_, key, body, status, code) => {
    const before = world.invitations.size
    expect(await (await signedIn(key)).post(PATH, body)).toMatchObject({ status, body: { code } })
    expect(world.invitations.size).toBe(before)
  })
})
