import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { MEMBER_INVITE, PROJECT_INVITE, TEAM_INVITE } from '#mocks/seed/invitations.ts'
import { GUIDELINE, STATINS } from '#mocks/seed/projects.ts'
import { NORTHFIELD } from '#mocks/seed/teams.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import type { World } from '#engine/world/world.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { caller, signedIn } from '../caller.ts'
import { listen } from '../ear.ts'

let world: World
beforeEach(async () => {
  world = await freshWorld()
})
afterEach(() => {
  vi.useRealTimers()
})

const team = (token: string, answer: 'accept' | 'reject') => `/public/teams/invitations/${token}/${answer}`
const project = (token: string, answer: 'accept' | 'decline') => `/collaboration/invitations/${token}/${answer}`
const membersOf = (id: string) => world.teams.get(id)?.members.map((member) => member.accountId)

describe('a team', () => {
  test('is joined by accepting, once, and the inviter learns of it', async () => {
    const owner = await listen('team-owner')
    const page = await signedIn('individual')
    expect((await page.post(team(TEAM_INVITE, 'accept'))).status).toBe(200)
    expect(membersOf(NORTHFIELD)).toContain(seedUserId('individual'))
    expect(owner.of('new_notification')).toMatchObject([
      { type: 'collaboration', message: 'Ines Varga joined Northfield Evidence Group.' },
    ])
    expect(await page.post(team(TEAM_INVITE, 'accept'))).toMatchObject({
      status: 409,
      body: { code: 'already_answered' },
    })
    expect(membersOf(NORTHFIELD)).toHaveLength(4)
    // A member may read along, whatever the own plan.
    expect((await page.get('/collaboration/chat/global')).status).toBe(200)
  })

  test('is not joined by rejecting, and that stands', async () => {
    const page = await signedIn('individual')
    expect((await page.post(team(TEAM_INVITE, 'reject'))).status).toBe(200)
    expect((await page.post(team(TEAM_INVITE, 'accept'))).status).toBe(409)
    expect(membersOf(NORTHFIELD)).not.toContain(seedUserId('individual'))
  })
})

describe('a project', () => {
  test('is joined by accepting and then listed', async () => {
    const page = await signedIn('enterprise')
    expect((await page.post(project(PROJECT_INVITE, 'accept'))).status).toBe(200)
    expect((await page.get('/collaboration/projects')).body).toMatchObject({
      projects: [{ projectId: STATINS }, { projectId: GUIDELINE }],
    })
  })

  test('is not joined by declining', async () => {
    const page = await signedIn('team-member')
    expect((await page.post(project(MEMBER_INVITE, 'decline'))).status).toBe(200)
    expect(world.projects.get(GUIDELINE)?.memberIds).toEqual([])
  })
})

describe('refusals', () => {
  test('a token is worth nothing in other hands, at the other address, or made up', async () => {
    const enterprise = await signedIn('enterprise')
    expect((await enterprise.post(team(TEAM_INVITE, 'accept'))).status).toBe(404)
    expect((await enterprise.post(team(PROJECT_INVITE, 'accept'))).status).toBe(404)
    expect((await enterprise.post(project('made-up', 'accept'))).status).toBe(404)
    expect((await caller().post(team(TEAM_INVITE, 'accept'))).status).toBe(401)
    expect(world.invitations.filter((row) => row.status !== 'pending')).toEqual([])
  })

  test('after 30 days it is a 410', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * 24 * 3_600_000 })
    const page = await signedIn('individual')
    expect(await page.post(team(TEAM_INVITE, 'accept'))).toMatchObject({ status: 410, body: { code: 'expired' } })
  })

  test('for a team that is gone it is a 410 and stays unanswered', async () => {
    world.teams.remove(NORTHFIELD)
    const page = await signedIn('individual')
    expect(await page.post(team(TEAM_INVITE, 'accept'))).toMatchObject({ status: 410, body: { code: 'gone' } })
    expect(world.invitations.get(TEAM_INVITE)?.status).toBe('pending')
  })
})
