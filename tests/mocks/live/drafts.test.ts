import { beforeEach, describe, expect, test } from 'vitest'

import { analysesApi } from '#contract/analyses.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { hubOf } from '#engine/live/hub.ts'
import { STATINS } from '#mocks/seed/projects.ts'
import { seedUserId, type SeedKey } from '#mocks/seed/users.ts'
import { freshWorld } from '#mocks/server/worlds.ts'
import { mayHearIn } from '#mocks/server/connected-as.ts'
import { react } from '#mocks/server/reactions.ts'
import { ask, refused } from '#tests/mocks/ask.ts'
import { signedIn } from '#tests/mocks/caller.ts'

beforeEach(async () => {
  await freshWorld()
})

const draft = async () => {
  const owner = await signedIn('team-owner')
  const { id } = await ask(owner, synthesesApi.create, { body: { kind: 'draft', title: 'BCG', projectId: STATINS } })
  return { owner, id }
}

/** An open page of one person. */
function open(key: SeedKey) {
  const heard: unknown[] = []
  const id = seedUserId(key)
  const connection = hubOf('default').connect(
    {
      id: `socket-${key}`,
      account: () => ({ id, name: `Name of ${key}` }),
      mayHear: mayHearIn('default', () => ({ id })),
      deliver: (event, payload) => event === 'document-awareness' && heard.push(payload),
      drop: () => undefined,
    },
    react,
  )
  return { heard, connection }
}

describe('cursors in a shared draft', () => {
  test('go to the others who have it open, with the name that the server knows', async () => {
    const { id } = await draft()
    const [owner, member, stranger] = [open('team-owner'), open('team-member'), open('individual')]
    for (const { connection } of [owner, member, stranger])
      await connection.receive('join-document', { documentId: id })
    const claimed = { documentId: id, update: 'AQE=', userName: 'Somebody else', userId: 'x' }
    await owner.connection.receive('document-awareness', claimed)
    expect(member.heard).toEqual([
      {
        documentId: id,
        socketId: 'socket-team-owner',
        userId: seedUserId('team-owner'),
        userName: 'Name of team-owner',
        update: 'AQE=',
      },
    ])
    expect(owner.heard).toEqual([])
    expect(stranger.heard).toEqual([])
  })

  test('of people who may not see it, or have not opened it, reach nobody', async () => {
    const { id } = await draft()
    const [member, owner, stranger] = [open('team-member'), open('team-owner'), open('individual')]
    await member.connection.receive('join-document', { documentId: id })
    await stranger.connection.receive('join-document', { documentId: id })
    await stranger.connection.receive('document-awareness', { documentId: id, update: 'AQE=' })
    await owner.connection.receive('document-awareness', { documentId: id, update: 'AQE=' })
    await member.connection.receive('document-awareness', { documentId: id, update: 'x'.repeat(20_000) })
    expect(member.heard).toEqual([])
  })
})

test('the log of a draft takes changes and names of versions, and nothing else', async () => {
  const { owner, id } = await draft()
  let count = 0
  const append = (data: unknown) => {
    count += 1
    return { params: { id }, body: { entries: [{ id: `entry-of-it-${count}`, data }] } }
  }
  const { entries } = await ask(owner, analysesApi.append, append({ type: 'update', update: 'AQE=' }))
  expect(entries).toHaveLength(1)
  await ask(owner, analysesApi.append, append({ type: 'version', name: 'Sent' }))
  for (const data of [{ type: 'update', update: '<b>' }, { type: 'other' }, 'text', null]) {
    expect(await refused(owner, analysesApi.append, append(data))).toMatchObject({ status: 422 })
  }
})
