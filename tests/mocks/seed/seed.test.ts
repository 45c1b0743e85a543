import { beforeEach, expect, test } from 'vitest'

import { commentSchema, commentStatuses } from '#contract/comments.ts'
import { notificationSchema, notificationTypes } from '#contract/notifications.ts'
import { seedKeys, seedUserId } from '#mocks/seed/users.ts'
import type { World } from '#engine/world/world.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

let world: World
beforeEach(async () => {
  world = await freshWorld()
})

test('each plan and role has an account, with address and name of one pattern', () => {
  expect(world.accounts.all().map(({ id, username, email }) => [id, username, email])).toEqual(
    seedKeys.map((key) => [seedUserId(key), key, `${key}@roadrunner.test`]),
  )
  expect(new Set(world.accounts.all().map((account) => account.plan))).toEqual(
    new Set(['free', 'student', 'individual', 'team', 'enterprise', 'tester']),
  )
  expect(world.accounts.filter((account) => account.isAdmin).map((account) => account.username)).toEqual(['admin'])
})

test('notifications of all eight types, each fit for the contract and for somebody who exists', () => {
  const rows = world.notifications.all()
  expect(new Set(rows.map((row) => row.type))).toEqual(new Set(notificationTypes))
  for (const row of rows) {
    notificationSchema.parse(row)
    expect(world.accounts.has(row.accountId)).toBe(true)
  }
})

test('every invitation in a notification is open and for the person who has it', () => {
  const tokens = world.notifications.all().filter((row) => row.metadata?.inviteToken)
  expect(tokens).toHaveLength(world.invitations.size)
  for (const row of tokens) {
    const invitation = world.invitations.get(row.metadata?.inviteToken ?? '')
    expect(invitation).toMatchObject({ status: 'pending', email: world.accounts.get(row.accountId)?.email })
    const targets = invitation?.kind === 'team' ? world.teams : world.projects
    expect(targets.has(invitation?.targetId ?? '')).toBe(true)
  }
})

test('comments in all four states, two teams, projects, tasks and a chat, all pointing at what is there', () => {
  for (const row of world.comments.all()) commentSchema.parse(row)
  expect(new Set(world.comments.all().map((row) => row.status))).toEqual(new Set(commentStatuses))
  expect(world.comments.filter((row) => (row.replies?.length ?? 0) > 0).length).toBeGreaterThan(0)
  expect(world.teams.size).toBe(2)
  for (const team of world.teams.all()) {
    expect(team.members.filter((member) => member.role === 'owner')).toHaveLength(1)
    for (const member of team.members) expect(world.accounts.has(member.accountId)).toBe(true)
  }
  expect(world.projects.all().every((row) => world.teams.has(row.teamId ?? ''))).toBe(true)
  expect(world.tasks.all().every((row) => world.projects.has(row.projectId ?? ''))).toBe(true)
  expect(world.chat.filter((row) => row.room === 'global').length).toBeGreaterThan(0)
  expect(world.chat.all().every((row) => world.accounts.has(row.userId))).toBe(true)
})

test('two fresh worlds share no row', async () => {
  const other = await freshWorld('second')
  other.accounts.update(seedUserId('free'), { firstName: 'Changed' })
  expect(world.accounts.get(seedUserId('free'))?.firstName).toBe('Freya')
})
