import { beforeEach, describe, expect, test } from 'vitest'

import { documentsApi } from '#contract/documents.ts'
import { filesApi } from '#contract/files.ts'
import type { PaperDraft } from '#contract/papers.ts'
import { setUses } from '#engine/people/plan-limits.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import type { World } from '#engine/world/world.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { ask, refused } from '../ask.ts'
import { caller, signedIn } from '../caller.ts'

let world: World
beforeEach(async () => {
  world = await freshWorld()
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
const batch = (...drafts: PaperDraft[]) => ({
  body: {
    importId: 'import-0001',
    batch: 0,
    file: 'mine.ris',
    records: drafts.map((one, index) => ({ line: index * 10 + 1, draft: one })),
  },
})
const theColditz = { query: { text: 'colditz 1994', limit: '1' } }

describe('the library', () => {
  test('has the starter library for everybody who is signed in, and for nobody else', async () => {
    expect((await refused(caller(), documentsApi.list, {})).status).toBe(401)
    const { total, documents } = await ask(await signedIn('free'), documentsApi.list, { query: { limit: '500' } })
    expect(total).toBeGreaterThanOrEqual(160)
    expect(documents[0]).toMatchObject({ summarised: true, origin: [{ kind: 'starter' }] })
  })

  test('is handed out page by page, each paper once', async () => {
    const page = await signedIn('free')
    const seen: string[] = []
    let next: string | undefined = '0'
    let total = 0
    while (next !== undefined) {
      const query = { scope: 'starter' as const, limit: '70', cursor: next }
      const answer: { documents: { id: string }[]; total: number; next?: string | undefined } = await ask(
        page,
        documentsApi.list,
        { query },
      )
      seen.push(...answer.documents.map((paper) => paper.id))
      total = answer.total
      next = answer.next
    }
    expect(seen).toHaveLength(total)
    expect(new Set(seen).size).toBe(seen.length)
  })

  test('finds by words of title, author and year', async () => {
    const { documents } = await ask(await signedIn('free'), documentsApi.list, theColditz)
    expect(documents[0]?.title).toMatch(/BCG/)
  })

  test('a text that was asked for is the one in which quotes are looked up', async () => {
    const page = await signedIn('free')
    const [paper] = (await ask(page, documentsApi.list, theColditz)).documents
    const { pages, source, textHash } = await ask(page, filesApi.text, { params: { id: paper?.id ?? '' } })
    expect(source).toBe('abstract')
    expect(pages).toEqual([{ page: 1, text: `${paper?.title}\n\n${paper?.abstract}` }])
    expect(textHash).toMatch(/^[0-9a-f]+$/)
  })
})

describe('an import', () => {
  test('adds, recognises duplicates, and says which is which', async () => {
    const page = await signedIn('free')
    const same = draft('Notes on the analytical engine', { ids: { doi: '10.1000/notes' } })
    const { outcomes } = await ask(page, documentsApi.importBatch, batch(same, draft('A sketch of the engine'), same))
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['added', 'added', 'duplicate'])
    expect(outcomes[2]).toMatchObject({ by: 'doi', matchedTitle: 'Notes on the analytical engine' })
    expect(world.documents.size).toBe(2)
    const own = await ask(page, documentsApi.list, { query: { scope: 'own' } })
    expect(own.total).toBe(2)
    expect(own.documents[0]?.origin[0]).toMatchObject({ kind: 'import', file: 'mine.ris' })
  })

  test('the same batch sent again after a lost reply adds nothing and answers the same', async () => {
    const page = await signedIn('free')
    const sent = batch(draft('One engine described'), draft('Two engines compared'))
    const first = await ask(page, documentsApi.importBatch, sent)
    expect(await ask(page, documentsApi.importBatch, sent)).toEqual(first)
    expect(world.documents.size).toBe(2)
  })

  test('a record that the starter library has too is the person’s own: it carries the authors’ abstract', async () => {
    const page = await signedIn('free')
    const [starter] = (await ask(page, documentsApi.list, theColditz)).documents
    const record = draft(starter?.title ?? '', { ids: starter?.ids ?? {} })
    const { outcomes } = await ask(page, documentsApi.importBatch, batch(record))
    expect(outcomes[0]?.outcome).toBe('added')
  })

  test('a file imported twice adds nothing, not even its records that say next to nothing', async () => {
    const page = await signedIn('free')
    const bare = { ...draft('Editorial.'), authors: [] }
    await ask(page, documentsApi.importBatch, batch(bare))
    const again = { body: { ...batch(bare, draft('Editorial.', { year: 1999 })).body, importId: 'import-0002' } }
    const { outcomes } = await ask(page, documentsApi.importBatch, again)
    expect(outcomes.map(({ outcome, by }) => [outcome, by])).toEqual([
      ['duplicate', 'identical'],
      ['added', undefined],
    ])
  })

  test('with no import left this month a new file is refused, but one that has begun may be finished', async () => {
    const page = await signedIn('free')
    await ask(page, documentsApi.importBatch, batch(draft('The first half of a file')))
    setUses(world, seedUserId('free'), { upload: 5 })
    const rest = { ...batch(draft('The second half of a file')).body, batch: 1 }
    expect((await ask(page, documentsApi.importBatch, { body: rest })).outcomes[0]?.outcome).toBe('added')
    const { status, body } = await refused(page, documentsApi.importBatch, {
      body: { ...rest, importId: 'import-0002' },
    })
    expect([status, body.code]).toEqual([403, 'limit_reached'])
    expect(world.documents.size).toBe(2)
  })

  test('a batch of the wrong form is refused with its fields, and nothing is added', async () => {
    const page = await signedIn('free')
    const { status, body } = await refused(page, documentsApi.importBatch, {
      body: { importId: 'x', batch: 0, file: 'a', records: [] },
    })
    expect(status).toBe(400)
    expect(Object.keys(body.fields ?? {})).toEqual(expect.arrayContaining(['importId', 'records']))
    expect(world.documents.size).toBe(0)
  })
})

describe('ownership', () => {
  test('nobody reaches the papers of another, by list, id, text or deletion', async () => {
    const mine = await signedIn('free')
    const { outcomes } = await ask(mine, documentsApi.importBatch, batch(draft('Private thoughts')))
    const params = { id: outcomes[0]?.documentId ?? '' }
    const other = await signedIn('individual')
    expect((await refused(other, documentsApi.get, { params })).status).toBe(404)
    expect((await refused(other, filesApi.text, { params })).status).toBe(404)
    expect((await ask(other, documentsApi.list, { query: { ids: params.id } })).documents).toEqual([])
    expect((await refused(other, documentsApi.remove, { params })).status).toBe(404)
    expect(world.documents.has(params.id)).toBe(true)
  })

  test('an own paper can be removed, a starter paper cannot', async () => {
    const page = await signedIn('free')
    const { outcomes } = await ask(page, documentsApi.importBatch, batch(draft('Short-lived thoughts')))
    await ask(page, documentsApi.remove, { params: { id: outcomes[0]?.documentId ?? '' } })
    expect(world.documents.size).toBe(0)
    const [starter] = (await ask(page, documentsApi.list, theColditz)).documents
    expect((await refused(page, documentsApi.remove, { params: { id: starter?.id ?? '' } })).status).toBe(403)
  })
})
