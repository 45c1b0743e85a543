import { beforeEach, describe, expect, test } from 'vitest'

import { chatApi } from '#contract/chat.ts'
import { collaborationApi } from '#contract/collaboration.ts'
import { invitationsApi } from '#contract/invitations.ts'
import { projectsApi } from '#contract/projects.ts'
import { tasksApi } from '#contract/tasks.ts'
import { teamsApi } from '#contract/teams.ts'
import { hubOf } from '#engine/live/hub.ts'
import { mayHearIn } from '#mocks/server/connected-as.ts'
import { react } from '#mocks/server/reactions.ts'
import { TEAM_INVITE } from '#mocks/seed/invitations.ts'
import { STATINS, VACCINE } from '#mocks/seed/projects.ts'
import { NORTHFIELD } from '#mocks/seed/teams.ts'
import { seedUserId, type SeedKey } from '#mocks/seed/users.ts'
import type { World } from '#engine/world/world.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { ask, refused } from '../ask.ts'
import { signedIn } from '../caller.ts'
import { listen } from '../ear.ts'

let world: World
beforeEach(async () => {
  world = await freshWorld()
})

const team = { params: { teamId: NORTHFIELD } }
const project = { params: { projectId: STATINS } }
const member = (key: SeedKey) => ({ params: { teamId: NORTHFIELD, userId: seedUserId(key) } })
const inProject = (key: SeedKey) => ({ params: { projectId: STATINS, userId: seedUserId(key) } })

describe('a team', () => {
  test('shows its people, seats, projects, and to those who may invite who was invited', async () => {
    const seen = await ask(await signedIn('team-owner'), teamsApi.get, team)
    expect(seen).toMatchObject({
      team: { name: 'Northfield Evidence Group', userRole: 'owner' },
      seats: { used: 3, invited: 1, perSeat: { monthly: 49, yearly: 539 } },
      members: [
        { name: 'Thandi Okafor', role: 'owner', lastActiveAt: expect.any(String) },
        { name: 'Milo Brandt', role: 'member' },
        { name: 'Tomas Reyes', role: 'admin' },
      ],
      invitations: [{ id: TEAM_INVITE, email: 'individual@roadrunner.test', status: 'pending' }],
      projects: [{ projectId: STATINS }, { projectId: VACCINE }],
    })
    expect((await ask(await signedIn('team-member'), teamsApi.get, team)).invitations).toEqual([])
    expect((await refused(await signedIn('individual'), teamsApi.get, team)).status).toBe(404)
  })

  test('its owner gives roles, an admin does not; who is touched hears of it at once', async () => {
    const ear = await listen('team-member')
    const body = { role: 'admin' }
    expect(await refused(await signedIn('tester'), teamsApi.setRole, { ...member('team-member'), body })).toMatchObject(
      {
        status: 403,
        body: { code: 'team_role' },
      },
    )
    const owner = await signedIn('team-owner')
    expect(await ask(owner, teamsApi.setRole, { ...member('team-member'), body })).toMatchObject({ role: 'admin' })
    expect(ear.of('team-changed')).toEqual([{ teamId: NORTHFIELD }])
    expect((await refused(owner, teamsApi.setRole, { ...member('tester'), body: { role: 'owner' } })).status).toBe(422)
  })

  test('always has an owner', async () => {
    const owner = await signedIn('team-owner')
    for (const answer of [
      await refused(owner, teamsApi.leave, { ...team, body: {} }),
      await refused(owner, teamsApi.setRole, { ...member('team-owner'), body: { role: 'member' } }),
      await refused(await signedIn('tester'), teamsApi.removeMember, member('team-owner')),
    ]) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'last_owner' } })
    }
    await ask(owner, teamsApi.transfer, { ...team, body: { userId: seedUserId('tester') } })
    expect(world.teams.get(NORTHFIELD)?.members.map(({ role }) => role)).toEqual(['admin', 'member', 'owner'])
    await ask(owner, teamsApi.leave, { ...team, body: {} })
    expect((await refused(owner, teamsApi.get, team)).status).toBe(404)
    expect(world.projects.get(STATINS)?.ownerId).toBe(seedUserId('tester'))
  })

  test('says before what goes with somebody, and their open tasks return to the pool', async () => {
    const owner = await signedIn('team-owner')
    expect(await ask(owner, teamsApi.departure, member('tester'))).toEqual({
      openTasks: 4,
      projects: [{ projectId: VACCINE, title: 'BCG and tuberculosis, by latitude', heir: 'Thandi Okafor' }],
    })
    const ear = await listen('tester')
    await ask(owner, teamsApi.removeMember, member('tester'))
    expect(world.tasks.get('task-3')?.assignees).toEqual([seedUserId('team-member')])
    expect(world.tasks.get('task-10')?.assignees).toContain(seedUserId('tester'))
    expect(world.projects.get(VACCINE)?.ownerId).toBe(seedUserId('team-owner'))
    expect(ear.of('team-changed')).toEqual([{ teamId: NORTHFIELD }])
  })
})

describe('invitations', () => {
  test('are sent again, taken back, and then answer nobody', async () => {
    const owner = await signedIn('team-owner')
    const params = { teamId: NORTHFIELD, invitationId: TEAM_INVITE }
    const before = world.invitations.get(TEAM_INVITE)?.at ?? ''
    const ear = await listen('individual')
    const again = await ask(owner, teamsApi.resend, { params, body: {} })
    expect(again.createdAt > before).toBe(true)
    expect(ear.of('new_notification')).toMatchObject([{ type: 'team_invitation_received' }])
    const guest = await signedIn('individual')
    expect((await ask(guest, teamsApi.myInvitations, {})).invitations).toMatchObject([{ id: TEAM_INVITE }])
    await ask(owner, teamsApi.revoke, { params })
    const token = { params: { inviteToken: TEAM_INVITE } }
    expect(await refused(guest, invitationsApi.acceptTeam, token)).toMatchObject({
      status: 410,
      body: { code: 'revoked' },
    })
    expect((await ask(guest, teamsApi.myInvitations, {})).invitations).toEqual([])
  })

  test('by link are for everybody who has it, until it is taken back', async () => {
    const owner = await signedIn('team-owner')
    const link = await ask(owner, teamsApi.createLink, { ...team, body: { clientKey: 'link-0000001' } })
    expect(await ask(owner, teamsApi.createLink, { ...team, body: { clientKey: 'link-0000001' } })).toEqual(link)
    const token = { params: { inviteToken: link.id } }
    for (const key of ['enterprise', 'individual'] as const) {
      const guest = await signedIn(key)
      expect(await ask(guest, teamsApi.invitation, token)).toMatchObject({
        name: 'Northfield Evidence Group',
        email: null,
      })
      await ask(guest, invitationsApi.acceptTeam, token)
    }
    expect(world.teams.get(NORTHFIELD)?.members).toHaveLength(5)
  })

  test('to a project carry a role, and those who lead it give another', async () => {
    const owner = await signedIn('team-owner')
    const body = { email: 'individual@roadrunner.test', role: 'extractor' }
    const sent = await ask(owner, projectsApi.invite, { ...project, body })
    expect(await refused(owner, projectsApi.invite, { ...project, body })).toMatchObject({
      status: 409,
      body: { code: 'already_invited' },
    })
    const guest = await signedIn('individual')
    await ask(guest, invitationsApi.acceptProject, { params: { inviteToken: sent.id } })
    expect(await ask(guest, projectsApi.get, project)).toMatchObject({ ownRole: 'extractor', isOwner: false })
    await ask(owner, projectsApi.setMember, { ...inProject('individual'), body: { role: 'reader', share: 25 } })
    const { members } = await ask(owner, projectsApi.members, project)
    expect(members.find(({ userId }) => userId === seedUserId('individual'))).toMatchObject({
      role: 'reader',
      share: 25,
      through: 'project',
    })
    await ask(owner, projectsApi.removeMember, inProject('individual'))
    expect((await refused(guest, projectsApi.get, project)).status).toBe(404)
    expect(await refused(owner, projectsApi.removeMember, inProject('tester'))).toMatchObject({
      body: { code: 'through_team' },
    })
  })
})

describe('a project', () => {
  test('is changed by its leads, one version after the other', async () => {
    const owner = await signedIn('team-owner')
    const { version } = await ask(owner, projectsApi.get, project)
    const body = { goal: 'A good one', dueDate: '2027-01-31', version }
    expect(await ask(owner, projectsApi.update, { ...project, body })).toMatchObject({ goal: 'A good one' })
    expect(await refused(owner, projectsApi.update, { ...project, body })).toMatchObject({
      status: 409,
      body: { code: 'version_conflict' },
    })
    expect(await refused(await signedIn('team-member'), projectsApi.update, { ...project, body: {} })).toMatchObject({
      status: 403,
      body: { code: 'project_role' },
    })
  })

  test('goes into a team of which one is owner or admin', async () => {
    const page = await signedIn('team-owner')
    await ask(page, collaborationApi.createProject, { body: { title: 'Mine' } })
    const own = world.projects.find(({ title }) => title === 'Mine')
    const params = { projectId: own?.id ?? '' }
    expect(await refused(page, projectsApi.update, { params, body: { teamId: 'team-harbour' } })).toMatchObject({
      status: 403,
      body: { code: 'team_role' },
    })
    expect(await ask(page, projectsApi.update, { params, body: { teamId: NORTHFIELD } })).toMatchObject({
      teamName: 'Northfield Evidence Group',
    })
    expect((await ask(await signedIn('team-member'), projectsApi.get, { params })).ownRole).toBe('reviewer')
    expect(await ask(page, projectsApi.update, { params, body: { teamId: null } })).toMatchObject({ teamName: null })
  })

  test('is deleted by its owner with the name typed, and everything of it goes', async () => {
    const owner = await signedIn('team-owner')
    expect(await refused(owner, projectsApi.remove, { ...project, body: { title: 'Statins' } })).toMatchObject({
      status: 422,
      body: { code: 'name_differs' },
    })
    await ask(owner, projectsApi.remove, { ...project, body: { title: 'Statins before the first event' } })
    expect(world.tasks.filter(({ projectId }) => projectId === STATINS)).toEqual([])
    expect(world.activity.size).toBe(0)
    expect((await refused(owner, tasksApi.list, project)).status).toBe(404)
    expect(
      (
        await refused(await signedIn('tester'), projectsApi.remove, {
          params: { projectId: VACCINE },
          body: { title: '' },
        })
      ).status,
    ).toBe(422)
  })

  test('is handed on, and its old owner goes on leading it', async () => {
    const owner = await signedIn('team-owner')
    await ask(owner, projectsApi.transfer, { ...project, body: { userId: seedUserId('team-member') } })
    expect(await ask(owner, projectsApi.get, project)).toMatchObject({ isOwner: false, ownRole: 'lead' })
  })

  test('holds things once, and keeps their names in its log', async () => {
    const page = await signedIn('team-member')
    const body = { kind: 'paper', objectId: 'p-4s-1994', title: '4S' }
    const first = await ask(page, projectsApi.addResource, { ...project, body })
    expect(await ask(page, projectsApi.addResource, { ...project, body })).toEqual(first)
    await ask(page, projectsApi.removeResource, { params: { projectId: STATINS, resourceId: first.id } })
    expect(world.activity.filter(({ kind }) => kind === 'resource.removed')).toMatchObject([
      { object: { title: '4S' } },
    ])
  })
})

describe('chats', () => {
  test('of a team and of a project come by pages, in order, and one key is one message', async () => {
    const page = await signedIn('team-member')
    const ear = await listen('tester')
    const say = (content: string, clientKey: string) =>
      ask(page, chatApi.sendTeam, { ...team, body: { content, clientKey } })
    for (let index = 0; index < 5; index += 1) await say(`Line ${index}`, `line-000${index}`)
    await say('Line 4', 'line-0004')
    expect(ear.of('team-chat-message')).toHaveLength(5)
    const newest = await ask(page, chatApi.teamHistory, { ...team, query: { limit: '2' } })
    expect(newest).toMatchObject({ messages: [{ content: 'Line 3' }, { content: 'Line 4' }], hasMore: true })
    const before = String(newest.messages[0]?.id)
    const older = await ask(page, chatApi.teamHistory, { ...team, query: { before } })
    expect(older.messages.map(({ content }) => content)).toEqual(['Line 0', 'Line 1', 'Line 2'])
    expect((await refused(await signedIn('enterprise'), chatApi.teamHistory, team)).status).toBe(404)
  })

  test('a mention in a project rings for who is in it', async () => {
    const [ear, outsider] = await Promise.all([listen('team-owner'), listen('individual')])
    const content = '@team-owner and @individual, look'
    const body = { content, clientKey: 'say-00000001' }
    await ask(await signedIn('team-member'), chatApi.sendProject, { ...project, body })
    expect(ear.of('new_notification')).toMatchObject([{ type: 'mention', metadata: { projectId: STATINS } }])
    expect(ear.of('project-chat-message')).toMatchObject([{ content, clientKey: 'say-00000001' }])
    expect(outsider.heard).toEqual([])
  })
})

describe('who is there', () => {
  const connect = (key: SeedKey) => {
    const heard: string[] = []
    const connection = hubOf(world.id).connect(
      {
        id: `socket-${key}`,
        account: () => ({ id: seedUserId(key), name: key }),
        mayHear: mayHearIn(world.id, () => ({ id: seedUserId(key) })),
        deliver: (event, payload) => heard.push(`${event} ${(payload as { userId?: string }).userId ?? ''}`),
        drop: () => undefined,
      },
      react,
    )
    return { heard, connection }
  }

  test('is told to those who come later, too', async () => {
    const [owner, member] = [connect('team-owner'), connect('team-member')]
    await owner.connection.receive('join-project-chat', { projectId: STATINS })
    await member.connection.receive('join-project-chat', { projectId: STATINS })
    expect(owner.heard).toContain(`project-user-joined ${seedUserId('team-member')}`)
    expect(member.heard).toContain(`project-user-joined ${seedUserId('team-owner')}`)
    owner.connection.closed()
    member.connection.closed()
  })

  test('typing reaches those who read the same chat, and nobody else', async () => {
    const people = (['team-owner', 'team-member', 'enterprise', 'free'] as const).map(connect)
    const [owner, member, enterprise, free] = people
    for (const [index, key] of ['team-owner', 'team-member', 'enterprise', 'free'].entries()) {
      await people[index]?.connection.receive('join-user-room', `user-${key}`)
    }
    await owner?.connection.receive('chat-typing', { teamId: NORTHFIELD, isTyping: true })
    expect(people.map(({ heard }) => heard.length)).toEqual([0, 1, 0, 0])
    await owner?.connection.receive('chat-typing', { isTyping: true })
    expect([member, enterprise, free].map((one) => one?.heard.length)).toEqual([2, 1, 0])
    for (const { connection } of people) connection.closed()
  })
})
