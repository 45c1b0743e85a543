import { beforeEach, expect, test } from 'vitest'

import { SEED_PASSWORD, seedUserId } from '#mocks/seed/users.ts'
import type { World } from '#engine/world/world.ts'
import { freshWorld } from '#mocks/server/worlds.ts'
import { accountDeletionApi } from '#contract/account-deletion.ts'
import { capabilitiesApi } from '#contract/capabilities.ts'
import { documentsApi } from '#contract/documents.ts'
import { searchApi } from '#contract/search.ts'

import { ask, refused } from '../ask.ts'
import { caller, signedIn } from '../caller.ts'

let world: World
beforeEach(async () => {
  world = await freshWorld()
})

type AnyTable = { all: () => readonly object[] }
const isTable = (part: unknown): part is AnyTable => typeof part === 'object' && part !== null && 'all' in part

const everyRow = () =>
  Object.entries(world).flatMap(([name, part]: [string, unknown]) =>
    isTable(part) ? part.all().map((row) => `${name}: ${JSON.stringify(row)}`) : [],
  )

const record = (title: string) => ({
  line: 1,
  draft: { type: 'article-journal', title, authors: [], keywords: [], ids: {} },
})

test('is offered by name', async () => {
  const { features } = await ask(await signedIn('free'), capabilitiesApi.get, {})
  expect(features).toContain('account-deletion')
})

test('needs a session and the name of the account', async () => {
  const body = { confirm: 'individual', password: SEED_PASSWORD }
  expect((await refused(caller(), accountDeletionApi.remove, { body })).status).toBe(401)
  const page = await signedIn('individual')
  const wrong = await refused(page, accountDeletionApi.remove, { body: { confirm: 'free', password: SEED_PASSWORD } })
  expect(wrong).toMatchObject({ status: 422, body: { fields: { confirm: expect.any(String) } } })
  expect(world.accounts.has(seedUserId('individual'))).toBe(true)
})

test('takes everything of the account and nothing of anybody else', async () => {
  const page = await signedIn('individual')
  const others = await signedIn('free')
  const importOf = (importId: string, title: string) => ({
    body: { importId, batch: 0, file: 'a.ris', records: [record(title)] },
  })
  await ask(page, documentsApi.importBatch, importOf('import-mine', 'Zebrafish of my own'))
  await ask(others, documentsApi.importBatch, importOf('import-theirs', 'Zebrafish of somebody else'))
  await ask(page, searchApi.run, { body: { query: 'zebrafish' } })
  const isTheirs = (row: string) => !/user-individual|individual@roadrunner/.test(row)
  const before = everyRow().filter(isTheirs)

  await ask(page, accountDeletionApi.remove, { body: { confirm: 'individual', password: SEED_PASSWORD } })

  expect(everyRow().toSorted()).toEqual(before.toSorted())
  expect((await page.get('/auth/me')).status).toBe(401)
  const login = { email: 'individual@roadrunner.test', password: 'roadrunner-demo' }
  expect((await caller().post('/auth/login', login)).status).toBe(401)
  const { items } = await ask(others, searchApi.run, { body: { query: 'zebrafish' } })
  expect(items.map(({ paper }) => paper.title)).toEqual(['Zebrafish of somebody else'])
})

test('a team goes on under another owner, and its projects with it', async () => {
  await ask(await signedIn('team-owner'), accountDeletionApi.remove, {
    body: { confirm: 'team-owner', password: SEED_PASSWORD },
  })
  expect(world.teams.get('team-northfield')?.members).toEqual([
    { accountId: seedUserId('team-member'), role: 'member' },
    { accountId: seedUserId('tester'), role: 'owner' },
  ])
  expect(world.projects.get('project-statins')).toMatchObject({
    ownerId: seedUserId('tester'),
    memberIds: [seedUserId('team-member')],
  })
})

test('what somebody did in a project stays in its log, without their name', async () => {
  await ask(await signedIn('team-owner'), accountDeletionApi.remove, {
    body: { confirm: 'team-owner', password: SEED_PASSWORD },
  })
  expect(world.activity.size).toBeGreaterThan(20)
  const named = everyRow().filter(
    (row) => row.includes('Thandi Okafor') && !/^(notifications|chat|comments): /.test(row),
  )
  expect(named).toEqual([])
  expect(world.tasks.filter(({ assignees }) => assignees?.includes(seedUserId('team-owner')) ?? false)).toEqual([])
})
