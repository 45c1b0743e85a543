import { beforeEach, describe, expect, test } from 'vitest'

import { documentsApi } from '#contract/documents.ts'
import { libraryApi } from '#contract/library.ts'
import type { PaperDraft } from '#contract/papers.ts'
import { searchApi } from '#contract/search.ts'
import { starterPapers } from '#engine/starter-papers/all.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { ask, refused } from '../ask.ts'
import { signedIn, type Caller } from '../caller.ts'

beforeEach(async () => {
  await freshWorld()
})

const draft = (title: string, more: Partial<PaperDraft> = {}): PaperDraft => ({
  type: 'article-journal',
  title,
  authors: [{ family: 'Lovelace', given: 'Ada' }],
  year: 1843,
  keywords: [],
  ids: {},
  ...more,
})

async function imported(page: Caller, drafts: PaperDraft[], citationKeys: string[] = []): Promise<string[]> {
  const { outcomes } = await ask(page, documentsApi.importBatch, {
    body: {
      importId: `import-${drafts[0]?.title ?? ''}-0001`.slice(0, 64),
      batch: 0,
      file: 'mine.bib',
      records: drafts.map((one, index) => ({
        line: index + 1,
        draft: one,
        ...(citationKeys[index] !== undefined && { citationKey: citationKeys[index] }),
      })),
    },
  })
  return outcomes.map(({ documentId }) => documentId ?? '')
}

const listed = async (page: Caller, query: object) => {
  const { documents } = await ask(page, documentsApi.list, { query: { scope: 'own', ...query } })
  return documents.map(({ id }) => id)
}
const starterId = starterPapers[0]?.id ?? ''

describe('citation keys', () => {
  test('are given at import, kept from the file where free, and one each', async () => {
    const page = await signedIn('free')
    await imported(page, [draft('Notes by the translator'), draft('Notes on the engine'), draft('Other')], ['Ada:1843'])
    const { documents } = await ask(page, documentsApi.list, { query: { scope: 'own', sort: 'key' } })
    expect(documents.map(({ shelf }) => [shelf?.citationKey, shelf?.isKeyPinned])).toEqual([
      ['Ada:1843', true],
      ['lovelace1843notes', undefined],
      ['lovelace1843other', undefined],
    ])
  })

  test('a taken key is refused with its field, a free one is pinned, and null gives it back', async () => {
    const page = await signedIn('free')
    const [one = '', two = ''] = await imported(page, [draft('Notes'), draft('Engine')])
    const reply = await refused(page, libraryApi.changePaper, {
      params: { id: two },
      body: { citationKey: 'lovelace1843notes' },
    })
    expect(reply).toMatchObject({
      status: 409,
      body: { code: 'key_taken', fields: { citationKey: expect.any(String) } },
    })
    const pinned = await ask(page, libraryApi.changePaper, { params: { id: one }, body: { citationKey: 'Ada' } })
    expect(pinned.shelf).toMatchObject({ citationKey: 'Ada', isKeyPinned: true })
    const back = await ask(page, libraryApi.changePaper, { params: { id: one }, body: { citationKey: null } })
    expect(back.shelf?.citationKey).toBe('lovelace1843notes')
    expect(back.shelf?.isKeyPinned).toBeUndefined()
  })
})

describe('collections, tags and reading states', () => {
  test('narrow the list, own papers and starter papers alike, for this person alone', async () => {
    const page = await signedIn('free')
    const [mine = ''] = await imported(page, [draft('Notes'), draft('Engine')])
    const folder = await ask(page, libraryApi.createCollection, { body: { name: ' Trials ' } })
    expect(folder.name).toBe('Trials')
    const body = { ids: [mine, starterId], addTags: ['key', 'key '], addTo: [folder.id], reading: 'read' as const }
    expect((await ask(page, libraryApi.organise, { body })).changed).toBe(2)

    for (const view of [{ tag: 'key' }, { collection: folder.id }, { reading: 'read' }]) {
      expect(await listed(page, { scope: 'all', ...view })).toEqual([mine, starterId])
    }
    const { collections } = await ask(page, libraryApi.collections, {})
    expect(collections).toEqual([{ id: folder.id, name: 'Trials', count: 2 }])
    const { tags, reading } = await ask(page, libraryApi.facets, {})
    expect(tags).toEqual([{ name: 'key', count: 2 }])
    expect(reading.find(({ state }) => state === 'read')?.count).toBe(2)
    expect(reading.find(({ state }) => state === 'unread')?.count).toBe(1)

    const other = await signedIn('individual')
    expect(await listed(other, { scope: 'all', tag: 'key' })).toEqual([])
    expect((await refused(other, libraryApi.organise, { body: { ids: [mine], addTo: [folder.id] } })).status).toBe(404)
  })

  test('to read are one’s own papers; a starter paper only once something was said of it', async () => {
    const page = await signedIn('free')
    const toRead = async () =>
      (await ask(page, libraryApi.facets, {})).reading.find(({ state }) => state === 'unread')?.count
    expect(await toRead()).toBe(0)
    const [mine = ''] = await imported(page, [draft('Notes')])
    expect(await toRead()).toBe(1)
    expect(await listed(page, { scope: 'all', reading: 'unread' })).toEqual([mine])
    await ask(page, libraryApi.organise, { body: { ids: [starterId], reading: 'unread' } })
    expect(await toRead()).toBe(2)
    expect(await listed(page, { scope: 'all', reading: 'unread' })).toEqual([mine, starterId])
    await ask(page, libraryApi.organise, { body: { ids: [mine, starterId], reading: 'reading' } })
    expect(await toRead()).toBe(0)
    expect(await listed(page, { scope: 'all', reading: 'unread' })).toEqual([])
  })

  test('a folder cannot stand in itself; removing it takes its folders and leaves its papers', async () => {
    const page = await signedIn('free')
    const [mine = ''] = await imported(page, [draft('Notes')])
    const outer = await ask(page, libraryApi.createCollection, { body: { name: 'Outer' } })
    const inner = await ask(page, libraryApi.createCollection, { body: { name: 'Inner', parentId: outer.id } })
    const reply = await refused(page, libraryApi.changeCollection, {
      params: { id: outer.id },
      body: { parentId: inner.id },
    })
    expect(reply).toMatchObject({ status: 409, body: { code: 'collection_circle' } })
    await ask(page, libraryApi.organise, { body: { ids: [mine], addTo: [inner.id] } })
    await ask(page, libraryApi.removeCollection, { params: { id: outer.id } })
    expect((await ask(page, libraryApi.collections, {})).collections).toEqual([])
    const paper = await ask(page, documentsApi.get, { params: { id: mine } })
    expect(paper.shelf?.collections).toEqual([])
  })

  test('a collection made twice under one key is made once', async () => {
    const page = await signedIn('free')
    const body = { name: 'Once', clientKey: 'collection-key-1' }
    const first = await ask(page, libraryApi.createCollection, { body })
    expect(await ask(page, libraryApi.createCollection, { body })).toEqual(first)
    expect((await ask(page, libraryApi.collections, {})).collections).toHaveLength(1)
  })
})

describe('changing a record', () => {
  test('is found by its new words and no longer by its old ones; a starter paper takes notes and no new title', async () => {
    const page = await signedIn('free')
    const [mine = ''] = await imported(page, [draft('Notes on zirconium')])
    const record = draft('Notes on hafnium')
    const paper = await ask(page, libraryApi.changePaper, { params: { id: mine }, body: { record, note: ' good ' } })
    expect(paper).toMatchObject({ title: 'Notes on hafnium', shelf: { note: 'good' } })
    const hits = async (query: string) =>
      (await ask(page, searchApi.run, { body: { query } })).items.map(({ paper: { id } }) => id)
    expect(await hits('hafnium')).toContain(mine)
    expect(await hits('zirconium')).not.toContain(mine)

    const kept = await ask(page, libraryApi.changePaper, { params: { id: starterId }, body: { note: 'read again' } })
    expect(kept.shelf?.note).toBe('read again')
    const reply = await refused(page, libraryApi.changePaper, { params: { id: starterId }, body: { record } })
    expect(reply.status).toBe(403)
  })
})

describe('merging, removing and taking back', () => {
  test('two records become one with the origins, tags and folders of both, and two again', async () => {
    const page = await signedIn('free')
    const [one = '', two = ''] = await imported(page, [
      draft('Notes on the analytical engine', { ids: { doi: '10.1/a' } }),
      draft('Notes on the analytical engine', { ids: { doi: '10.1/b' } }),
    ])
    await ask(page, libraryApi.organise, { body: { ids: [one], addTags: ['a'] } })
    await ask(page, libraryApi.organise, { body: { ids: [two], addTags: ['b'] } })
    const record = draft('Notes on the analytical engine', { year: 1844, ids: { doi: '10.1/a' } })
    const { undoId, paper } = await ask(page, libraryApi.merge, { body: { keep: one, drop: [two], record } })
    expect(paper).toMatchObject({ id: one, year: 1844, shelf: { tags: ['a', 'b'] } })
    expect(paper.origin.map(({ line }) => line)).toEqual([1, 2])
    expect(await listed(page, {})).toEqual([one])

    expect((await ask(page, libraryApi.undo, { params: { undoId } })).restored).toBe(2)
    const again = await ask(page, documentsApi.list, { query: { scope: 'own' } })
    const stand = new Map(again.documents.map(({ id, year, shelf }) => [id, [year, shelf?.tags]]))
    expect(stand).toEqual(
      new Map([
        [one, [1843, ['a']]],
        [two, [1843, ['b']]],
      ]),
    )
    expect((await refused(page, libraryApi.undo, { params: { undoId } })).status).toBe(404)
  })

  test('papers removed at once come back at once, found as before; nobody else can bring them back', async () => {
    const page = await signedIn('free')
    const ids = await imported(page, [draft('Notes on osmium'), draft('Notes on iridium')])
    const { undoId, removed } = await ask(page, libraryApi.removePapers, { body: { ids: [...ids, starterId] } })
    expect(removed).toBe(2)
    expect(await listed(page, {})).toEqual([])
    const other = await signedIn('individual')
    expect((await refused(other, libraryApi.undo, { params: { undoId } })).status).toBe(404)
    await ask(page, libraryApi.undo, { params: { undoId } })
    expect((await listed(page, {})).toSorted()).toEqual(ids.toSorted())
    const run = await ask(page, searchApi.run, { body: { query: 'osmium' } })
    expect(run.items[0]?.paper.id).toBe(ids[0])
  })

  test('a pair that is said to be two works is remembered once, whatever its order', async () => {
    const page = await signedIn('free')
    const [one = '', two = ''] = await imported(page, [draft('Notes'), draft('Engine')])
    for (const ids of [[one, two] as [string, string], [two, one] as [string, string]]) {
      await ask(page, libraryApi.keepApart, { body: { ids } })
    }
    expect((await ask(page, libraryApi.distinctPairs, {})).pairs).toEqual([[one, two].toSorted()])
  })
})

describe('what rests on a paper', () => {
  test('is named with its kind: analyses that list it or cite it, and projects that hold it, of this person alone', async () => {
    const world = await freshWorld()
    const page = await signedIn('team-owner')
    const [used = '', unused = ''] = await imported(page, [draft('Used'), draft('Unused')])
    const ownerId = seedUserId('team-owner')
    const at = { version: 1, createdAt: world.now(), updatedAt: world.now() }
    world.syntheses.put({ ...at, id: 'a-list', ownerId, title: 'Listed', documentIds: [used] })
    world.syntheses.put({
      ...at,
      id: 'a-body',
      ownerId,
      title: 'Cited',
      kind: 'lit_table',
      body: { rows: [{ documentId: used }] },
    })
    world.syntheses.put({ ...at, id: 'a-log', ownerId, title: 'Decided', kind: 'review' })
    world.analysisEntries.put({
      id: 'a-log:1',
      analysisId: 'a-log',
      entries: [{ seq: 1, id: 'e1', at: world.now(), accountId: ownerId, data: { recordId: used } }],
    })
    world.syntheses.put({ ...at, id: 'a-other', ownerId: 'somebody-else', title: 'Not mine', documentIds: [used] })
    world.projects.put({ id: 'pr-1', title: 'Sleep', ownerId, memberIds: [] })
    world.resources.put({
      id: 'r-1',
      projectId: 'pr-1',
      kind: 'paper',
      objectId: used,
      title: 'Used',
      addedBy: { userId: ownerId, name: 'x' },
      addedAt: world.now(),
    })
    const { uses } = await ask(page, libraryApi.uses, { params: { id: used } })
    expect(uses.map(({ kind, title }) => `${kind} ${title}`).toSorted()).toEqual([
      'lit_table Cited',
      'project Sleep',
      'review Decided',
      'synthesis Listed',
    ])
    expect((await ask(page, libraryApi.uses, { params: { id: unused } })).uses).toEqual([])
  })
})

describe('shelves of an export', () => {
  const said = { tags: ['tea'], collections: [], reading: 'read' as const, note: 'Theirs', isKeyPinned: true }

  test('are joined with what stands here: nothing of either is lost, and what was said here stays', async () => {
    const page = await signedIn('individual')
    const [id = '', other = ''] = await imported(page, [draft('Green tea'), draft('Black tea')])
    await ask(page, libraryApi.changePaper, { params: { id }, body: { tags: ['sleep'], note: 'Mine' } })
    await ask(page, libraryApi.changePaper, { params: { id: other }, body: { citationKey: 'taken' } })
    const papers = [
      { ...said, id, citationKey: 'taken', origin: [{ kind: 'import' as const, file: 'old.ris', line: 3 }] },
      { ...said, id: 'd-nobody', citationKey: 'x' },
    ]
    expect(await ask(page, libraryApi.joinShelves, { body: { papers } })).toEqual({ changed: 1 })
    const paper = await ask(page, documentsApi.get, { params: { id } })
    expect(paper.shelf).toMatchObject({ tags: ['sleep', 'tea'], note: 'Mine', reading: 'read' })
    expect(paper.shelf?.citationKey).not.toBe('taken')
    expect(paper.origin.map(({ file }) => file)).toEqual(['old.ris', 'mine.bib'])
  })

  test('reach nobody else’s papers or folders', async () => {
    const mine = await signedIn('individual')
    const [id = ''] = await imported(mine, [draft('Green tea')])
    const folder = await ask(mine, libraryApi.createCollection, { body: { name: 'Mine' } })
    const other = await signedIn('student')
    const [theirs = ''] = await imported(other, [draft('Black tea')])
    const papers = [id, theirs].map((each) => ({ ...said, id: each, collections: [folder.id] }))
    expect(await ask(other, libraryApi.joinShelves, { body: { papers } })).toEqual({ changed: 1 })
    expect((await ask(mine, documentsApi.get, { params: { id } })).shelf).toMatchObject({ tags: [], collections: [] })
    expect((await ask(other, documentsApi.get, { params: { id: theirs } })).shelf?.collections).toEqual([])
  })
})
