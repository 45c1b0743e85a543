import { beforeEach, describe, expect, test } from 'vitest'

import { analysesApi } from '#contract/analyses.ts'
import { documentsApi } from '#contract/documents.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { withholdIn } from '#engine/analyses/entry-log.ts'
import { pagedIds } from '#engine/answers/paged.ts'
import { STATINS } from '#mocks/seed/projects.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { ask, refused } from '../ask.ts'
import { signedIn, type Caller } from '../caller.ts'
import { listen } from '../ear.ts'

let owner: Caller
let member: Caller
let stranger: Caller
beforeEach(async () => {
  await freshWorld()
  owner = await signedIn('team-owner')
  member = await signedIn('team-member')
  stranger = await signedIn('individual')
})

const made = (more: Record<string, unknown> = {}) =>
  ask(owner, synthesesApi.create, { body: { kind: 'notes', title: 'Statins', projectId: STATINS, ...more } })
const entriesOf = (page: Caller, id: string, since = '0') =>
  ask(page, analysesApi.entries, { params: { id }, query: { since } })
const append = (page: Caller, id: string, ...names: string[]) =>
  ask(page, analysesApi.append, {
    params: { id },
    body: { entries: names.map((name) => ({ id: `entry-0-${name}`, data: { name } })) },
  })

const vote = (page: Caller, id: string, name: string) =>
  ask(page, analysesApi.append, {
    params: { id },
    body: { entries: [{ id: `entry-0-${name}`, data: { kind: 'vote', name } }] },
  })

describe('the log of an analysis', () => {
  test('numbers entries in the order of their arrival, names their writers, and is read on from any place', async () => {
    const { id } = await made()
    await append(owner, id, 'a', 'b')
    await append(member, id, 'c')
    const { entries, total, hasMore } = await entriesOf(member, id)
    expect(entries.map(({ seq, data }) => [seq, data])).toEqual([
      [1, { name: 'a' }],
      [2, { name: 'b' }],
      [3, { name: 'c' }],
    ])
    expect(entries[0]?.by.name).not.toBe(entries[2]?.by.name)
    expect({ total, hasMore }).toEqual({ total: 3, hasMore: false })
    expect((await entriesOf(owner, id, '2')).entries.map(({ id: name }) => name)).toEqual(['entry-0-c'])
    expect((await ask(owner, synthesesApi.get, { params: { id } })).seq).toBe(3)
  })

  test('takes an entry once, however often it is sent', async () => {
    const { id } = await made()
    await append(owner, id, 'a')
    const again = await append(owner, id, 'a', 'b', 'b')
    expect(again.entries.map(({ seq }) => seq)).toEqual([1, 2, 2])
    expect((await entriesOf(owner, id)).total).toBe(2)
  })

  test('is closed to people outside the project, and to readers for writing', async () => {
    const { id } = await made()
    const read = { params: { id }, query: {} }
    const write = { params: { id }, body: { entries: [{ id: 'entry-0-x', data: 1 }] } }
    expect((await refused(stranger, analysesApi.entries, read)).status).toBe(404)
    expect((await refused(stranger, analysesApi.append, write)).status).toBe(404)
    expect((await refused(stranger, synthesesApi.get, { params: { id } })).status).toBe(404)
    const { id: own } = await ask(stranger, synthesesApi.create, { body: { kind: 'notes', title: 'Mine' } })
    expect((await refused(owner, analysesApi.entries, { params: { id: own }, query: {} })).status).toBe(404)
    expect((await ask(member, synthesesApi.list, {})).map((row) => row.id)).toContain(id)
    expect((await ask(stranger, synthesesApi.list, {})).map((row) => row.id)).not.toContain(id)
  })

  test('its people hear of every change; only its owner may delete, move or archive it', async () => {
    const { id } = await made()
    const ear = await listen('team-member')
    await append(owner, id, 'a')
    await ask(owner, synthesesApi.update, { params: { id }, body: { title: 'Statins again', version: 1 } })
    expect(ear.of('analysis-changed')).toMatchObject([
      { analysisId: id, seq: 1, version: 1 },
      { analysisId: id, seq: 1, version: 2 },
    ])
    expect((await refused(member, synthesesApi.remove, { params: { id } })).status).toBe(403)
    const out = { params: { id }, body: { projectId: null } }
    expect((await refused(member, synthesesApi.update, out)).status).toBe(403)
    const stale = { params: { id }, body: { title: 'Late', version: 1 } }
    expect((await refused(member, synthesesApi.update, stale)).status).toBe(409)
    expect(await ask(owner, synthesesApi.update, out)).toMatchObject({ title: 'Statins again', ownRole: 'owner' })
    expect((await refused(member, synthesesApi.get, { params: { id } })).status).toBe(404)
    await ask(owner, synthesesApi.remove, { params: { id } })
    expect((await refused(owner, analysesApi.entries, { params: { id }, query: {} })).status).toBe(404)
  })

  test('a kind may withhold entries from others until its rule lets them go', async () => {
    withholdIn(
      'secret',
      ['vote'],
      (_body, entries) => () => new Set(entries.map(({ accountId }) => accountId)).size > 1,
    )
    const { id } = await made({ kind: 'secret' })
    await vote(owner, id, 'a')
    const [hidden] = (await entriesOf(member, id)).entries
    expect(hidden).toMatchObject({ seq: 1, data: null, isWithheld: true })
    await vote(member, id, 'b')
    expect((await entriesOf(member, id)).entries.map(({ data }) => data)).toMatchObject([{ name: 'a' }, { name: 'b' }])
  })

  test('a rule looks at the whole log for who reads what it may withhold, and for nobody else', async () => {
    let looks = 0
    withholdIn('looked', ['vote'], () => {
      looks += 1
      return () => false
    })
    const { id } = await made({ kind: 'looked' })
    await append(owner, id, 'a')
    expect((await entriesOf(member, id)).entries).toMatchObject([{ data: { name: 'a' } }])
    await vote(owner, id, 'b')
    expect((await entriesOf(owner, id)).entries).toMatchObject([{ data: { name: 'a' } }, { data: { name: 'b' } }])
    expect(looks).toBe(0)
    expect((await entriesOf(member, id)).entries).toMatchObject([{ data: { name: 'a' } }, { data: null }])
    expect(looks).toBe(1)
  })

  test('a body keeps what its kind keeps, and no list carries it', async () => {
    const body = { schema: 1, columns: [{ id: 'n' }] }
    const { id } = await made({ body })
    expect((await ask(member, synthesesApi.get, { params: { id } })).body).toEqual(body)
    expect((await ask(member, synthesesApi.list, {})).find((row) => row.id === id)?.body).toBeUndefined()
  })
})

describe('papers of an analysis', () => {
  test('may be read by its people, from the library of its owner; a paper of somebody else stays closed', async () => {
    const draft = (title: string) => ({ type: 'article-journal', title, authors: [], keywords: [], ids: {} })
    const add = async (page: Caller, title: string) => {
      const records = [{ line: 1, draft: draft(title) }]
      const body = { importId: `import-${title}`, batch: 0, file: 'one.ris', records }
      const { outcomes } = await ask(page, documentsApi.importBatch, { body })
      return outcomes[0]?.documentId ?? ''
    }
    const [owned, foreign] = [await add(owner, 'A trial of statins'), await add(stranger, 'A private paper')]
    expect((await refused(member, documentsApi.get, { params: { id: owned } })).status).toBe(404)
    const asked = { body: { kind: 'review', title: 'Both', projectId: STATINS, documentIds: [owned, foreign] } }
    expect((await refused(owner, synthesesApi.create, asked)).status).toBe(422)
    const { id } = await made({ documentIds: [owned] })
    const { documents, total } = await ask(member, analysesApi.documents, { params: { id }, query: {} })
    expect({ titles: documents.map(({ title }) => title), total }).toEqual({ titles: ['A trial of statins'], total: 1 })
    expect((await ask(member, documentsApi.get, { params: { id: owned } })).title).toBe('A trial of statins')
    // Whoever names the id of a paper that is not theirs opens nothing by it.
    const trick = { body: { kind: 'review', title: 'Trick', projectId: STATINS, documentIds: [foreign] } }
    expect((await refused(member, synthesesApi.create, trick)).status).toBe(422)
    expect((await refused(member, documentsApi.get, { params: { id: foreign } })).status).toBe(404)
    expect((await refused(owner, documentsApi.get, { params: { id: foreign } })).status).toBe(404)
  })

  test('come in pages to the end, and some of them by name: none that is not in it', async () => {
    const ids = ['p-colditz-1994', 'p-aronson-1948', 'p-hart-1977']
    const { id } = await made({ documentIds: ids })
    const pageOf = (query: { limit?: string; cursor?: string; ids?: string }) =>
      ask(member, analysesApi.documents, { params: { id }, query })
    const first = await pageOf({ limit: '2' })
    const second = await pageOf({ limit: '2', cursor: first.next ?? '' })
    expect([first, second].map(({ documents, total }) => [documents.map((paper) => paper.id), total])).toEqual([
      [ids.slice(0, 2), 3],
      [ids.slice(2), 3],
    ])
    expect(second.next).toBeUndefined()
    const some = await pageOf({ ids: 'p-hart-1977,p-bates-1979,p-colditz-1994,p-hart-1977' })
    expect(some.documents.map((paper) => paper.id)).toEqual(['p-hart-1977', 'p-colditz-1994'])
    expect(some.total).toBe(2)
  })

  test('after a paper left the analysis the next page goes on where it stood', async () => {
    const ids = ['p-colditz-1994', 'p-aronson-1948', 'p-hart-1977']
    const there = () => true
    const first = pagedIds(ids, there, { limit: '2' })
    expect(pagedIds(ids.slice(1), there, { limit: '2', cursor: first.next ?? '' }).page).toEqual(['p-hart-1977'])
  })
})
