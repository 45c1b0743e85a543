import { beforeAll, describe, expect, test } from 'vitest'

import { analysesApi } from '#contract/analyses.ts'
import { documentsApi } from '#contract/documents.ts'
import { sentEvents, type SentEvent } from '#contract/realtime.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { teamsApi } from '#contract/teams.ts'
import type { World } from '#engine/world/world.ts'
import { STATINS } from '#mocks/seed/projects.ts'
import { NORTHFIELD } from '#mocks/seed/teams.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { ask } from '../ask.ts'
import { signedIn, type Caller } from '../caller.ts'
import { listen } from '../ear.ts'
import { addressesOf, callAs, changedRows, namedCalls, rowsNow, tablesOf } from './every-call.ts'

/** Stands in everything of the project that others made: whoever may not read it gets no answer that holds it. */
const SECRET = 'zqxsecretword'
const OWNER = seedUserId('team-owner')
const MEMBER = seedUserId('team-member')

let world: World
/** Rows as the last call left them. */
let rows: Map<string, string>
let analysisId: string
let owner: Caller

/** A project in which its owner wrote, and its member worked too. */
async function project() {
  world = await freshWorld()
  owner = await signedIn('team-owner')
  const draft = { type: 'article-journal', title: `A ${SECRET} trial`, authors: [], keywords: [], ids: {} }
  await ask(owner, documentsApi.importBatch, {
    body: { importId: 'import-1', batch: 0, file: `${SECRET}.ris`, records: [{ line: 1, draft }] },
  })
  const paper = world.documents.find((row) => JSON.stringify(row).includes(SECRET))
  const made = await ask(owner, synthesesApi.create, {
    body: { kind: 'grid', title: `${SECRET} review`, projectId: STATINS, documentIds: [paper?.id ?? ''] },
  })
  analysisId = made.id
  const note = { entries: [{ id: 'note-of-the-owner', data: { kind: 'note', text: SECRET } }] }
  await ask(owner, analysesApi.append, { params: { id: analysisId }, body: note })
  await owner.post(`/collaboration/projects/${STATINS}/milestones`, { title: SECRET, dueDate: '2027-01-01' })
  const { connection } = await listen('team-owner')
  await connection.receive('join-project-chat', { projectId: STATINS })
  await connection.receive('send-project-chat-message', { projectId: STATINS, message: SECRET })
  world.projects.update(STATINS, { description: SECRET })
  world.teams.update(NORTHFIELD, { organization: SECRET })
}

/** Ids of what belongs to the team, its project and its people, and one that is nobody's. */
const idsThere = () => [
  NORTHFIELD,
  STATINS,
  analysisId,
  OWNER,
  ...tablesOf(world).flatMap(([, table]) =>
    table
      .all()
      .filter((row) => JSON.stringify(row).includes(SECRET))
      .map(({ id }) => id),
  ),
  'nobody',
]
/** A sample as somebody would send it who means this project, team and analysis. */
const meant = (text: string) =>
  text
    .replaceAll(/"projectId":"[^"]*"/g, `"projectId":"${STATINS}"`)
    .replaceAll(/"teamId":"[^"]*"/g, `"teamId":"${NORTHFIELD}"`)
    .replaceAll(/"(?:documentId|analysisId)":"[^"]*"/g, `"documentId":"${analysisId}"`)
const cookieOf = (page: Caller) => `rr_session=${page.jar.get('rr_session')}`

/** Rows of others that are not as the call before left them. */
function newlyChanged(): string[] {
  const before = rows
  rows = rowsNow(world)
  return changedRows(before, rows, [MEMBER])
}

/** Every event that a page sends, about what is there. */
const sent: [SentEvent, () => unknown][] = Object.keys(sentEvents).map((name) => {
  const event = name as SentEvent
  const about = () => ({
    documentId: analysisId,
    projectId: STATINS,
    teamId: NORTHFIELD,
    message: 'Still here',
    isTyping: true,
    update: 'AQ==',
  })
  return [event, event.endsWith('user-room') ? () => OWNER : about]
})

describe('somebody who was taken out of a team', () => {
  let cookie: string
  let ids: string[]
  beforeAll(async () => {
    await project()
    const member = await signedIn('team-member')
    // They could, until then: else nothing would be shown here.
    expect((await member.get(`/syntheses/${analysisId}/entries`)).status).toBe(200)
    await ask(owner, teamsApi.removeMember, { params: { teamId: NORTHFIELD, userId: MEMBER } })
    world.projects.update(STATINS, { memberIds: [] })
    cookie = cookieOf(member)
    ids = idsThere()
    rows = rowsNow(world)
  })

  test.each(namedCalls)('by $name reads and changes nothing of it any more', async ({ endpoint }) => {
    for (const path of addressesOf(endpoint, ids, 5)) {
      const { status, text } = await callAs(endpoint, path, cookie, meant)
      expect(status, path).toBeLessThan(500)
      expect(text.includes(SECRET) ? `${path}: ${text.slice(0, 300)}` : '').toBe('')
      if (status === 401) cookie = cookieOf(await signedIn('team-member'))
    }
    expect(newlyChanged()).toEqual([])
  })

  test.each(sent)('by the event %s hears and says nothing there any more', async (event, payload) => {
    const others = await listen('team-owner')
    for (const room of ['join-project-chat', 'join-document'] as const)
      await others.connection.receive(room, { projectId: STATINS, documentId: analysisId })
    const page = await listen('team-member')
    for (const room of ['join-project-chat', 'join-document'] as const)
      await page.connection.receive(room, { projectId: STATINS, documentId: analysisId })
    const before = rowsNow(world)
    const heardBefore = others.heard.length
    await page.connection.receive(event, payload())
    await others.connection.receive('send-project-chat-message', { projectId: STATINS, message: SECRET })
    await others.connection.receive('document-awareness', { documentId: analysisId, update: 'AQ==' })
    expect(JSON.stringify(page.heard)).not.toContain(SECRET)
    expect(page.heard.filter(({ payload: told }) => JSON.stringify(told ?? '').includes(analysisId))).toEqual([])
    const fromThem = others.heard
      .slice(heardBefore)
      .filter(({ payload: told }) => JSON.stringify(told).includes(MEMBER))
    expect(fromThem).toEqual([])
    expect(changedRows(before, rowsNow(world), [MEMBER])).toEqual([])
  })
})

describe('a member whose plan and whose owner’s plan ended', () => {
  let cookie: string
  let ids: string[]
  beforeAll(async () => {
    await project()
    const member = await signedIn('team-member')
    cookie = cookieOf(member)
    for (const id of [OWNER, MEMBER]) world.accounts.update(id, { plan: 'free' })
    ids = idsThere()
    rows = rowsNow(world)
  })

  test('reads what is there', async () => {
    const page = await signedIn('team-member')
    const { entries } = await ask(page, analysesApi.entries, { params: { id: analysisId }, query: {} })
    expect(JSON.stringify(entries)).toContain(SECRET)
  })

  /** To go is free, whatever the plan; and whoever has gone shows nothing here any more. */
  const writes = namedCalls.filter(({ name, endpoint }) => endpoint.method !== 'GET' && name !== 'teams.leave')

  test.each(writes)('by $name writes nothing of others any more', async ({ endpoint }) => {
    for (const path of addressesOf(endpoint, ids, 5)) {
      const { status } = await callAs(endpoint, path, cookie, meant)
      expect(status, path).toBeLessThan(500)
      if (status === 401) cookie = cookieOf(await signedIn('team-member'))
    }
    expect(newlyChanged()).toEqual([])
  })

  test.each(sent)('by the event %s stores nothing', async (event, payload) => {
    const page = await listen('team-member')
    await page.connection.receive('join-project-chat', { projectId: STATINS })
    const before = world.chat.size
    await page.connection.receive(event, payload())
    expect(world.chat.size).toBe(before)
  })
})
