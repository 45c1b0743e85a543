import { beforeEach, describe, expect, test } from 'vitest'

import { documentsApi } from '#contract/documents.ts'
import { libraryCareApi } from '#contract/library-care.ts'
import { libraryApi } from '#contract/library.ts'
import type { PaperDraft } from '#contract/papers.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { analysesApi } from '#contract/analyses.ts'
import { searchApi } from '#contract/search.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { ask, refused } from '../ask.ts'
import { signedIn, type Caller } from '../caller.ts'

let world: Awaited<ReturnType<typeof freshWorld>>
beforeEach(async () => {
  world = await freshWorld()
})

const draft = (title: string, more: Partial<PaperDraft> = {}): PaperDraft => ({
  type: 'article-journal',
  title,
  authors: [{ family: 'Franklin', given: 'Rosalind' }],
  year: 1953,
  keywords: [],
  ids: {},
  ...more,
})

let counter = 0
async function imported(page: Caller, ...drafts: PaperDraft[]): Promise<string[]> {
  counter += 1
  const records = drafts.map((one, index) => ({ line: index + 1, draft: one }))
  const body = { importId: `import-of-care-${counter}`, batch: 0, file: 'mine.ris', records }
  return (await ask(page, documentsApi.importBatch, { body })).outcomes.map(({ documentId }) => documentId ?? '')
}
const paper = (page: Caller, id: string) => ask(page, documentsApi.get, { params: { id } })
const listed = async (page: Caller) =>
  (await ask(page, documentsApi.list, { query: { scope: 'own' } })).documents.map(({ id }) => id)

describe('a removed paper', () => {
  test('rests in the trash, outside library, counts and search, and comes back as it was', async () => {
    const page = await signedIn('individual')
    const [id = '', other = ''] = await imported(page, draft('Zymotic helices'), draft('Sodium thymonucleate'))
    await ask(page, libraryApi.changePaper, { params: { id }, body: { tags: ['dna'], note: 'Photo 51' } })
    await ask(page, documentsApi.remove, { params: { id } })
    expect(await listed(page)).toEqual([other])
    expect((await ask(page, libraryApi.facets, {})).tags).toEqual([])
    const found = await ask(page, searchApi.run, { body: { query: 'zymotic helices' } })
    expect(found.items.map(({ paper: hit }) => hit.id)).not.toContain(id)
    const { papers, total } = await ask(page, libraryCareApi.trash, {})
    expect([total, papers[0]?.paper.title]).toEqual([1, 'Zymotic helices'])
    const days = (Date.parse(papers[0]?.until ?? '') - Date.parse(papers[0]?.paper.removedAt ?? '')) / 86_400_000
    expect(days).toBe(30)
    expect(await ask(page, libraryCareApi.restore, { body: { ids: [id] } })).toEqual({ restored: 1 })
    expect((await paper(page, id)).shelf).toMatchObject({ tags: ['dna'], note: 'Photo 51' })
    expect((await ask(page, libraryCareApi.trash, {})).total).toBe(0)
    const again = await ask(page, searchApi.run, { body: { query: 'zymotic helices' } })
    expect(again.items.map(({ paper: hit }) => hit.id)).toContain(id)
  })

  test('comes back by the undo of the same day too, and is then not in the trash', async () => {
    const page = await signedIn('individual')
    const [id = ''] = await imported(page, draft('Zymotic helices'))
    const { undoId } = await ask(page, libraryApi.removePapers, { body: { ids: [id] } })
    await ask(page, libraryApi.undo, { params: { undoId } })
    expect(await listed(page)).toEqual([id])
    expect((await ask(page, libraryCareApi.trash, {})).total).toBe(0)
  })

  test('is nobody else’s to see or to bring back', async () => {
    const page = await signedIn('individual')
    const [id = ''] = await imported(page, draft('Zymotic helices'))
    await ask(page, documentsApi.remove, { params: { id } })
    const other = await signedIn('free')
    expect((await ask(other, libraryCareApi.trash, {})).total).toBe(0)
    expect(await ask(other, libraryCareApi.restore, { body: { ids: [id] } })).toEqual({ restored: 0 })
    expect(await ask(other, libraryCareApi.purge, { body: { ids: [id] } })).toEqual({ removed: 0 })
    expect(await refused(other, documentsApi.get, { params: { id } })).toMatchObject({ status: 404 })
  })

  test('still says what it was in the analysis that rests on it, in the trash and after it', async () => {
    const page = await signedIn('individual')
    const [id = ''] = await imported(page, draft('Zymotic helices', { abstract: 'Its text.' }))
    const body = { kind: 'grid', title: 'A grid', documentIds: [id], body: { columns: [] } }
    const analysis = await ask(page, synthesesApi.create, { body })
    const params = { id: analysis.id }
    const shown = async () => (await ask(page, analysesApi.documents, { params })).documents[0]
    await ask(page, documentsApi.remove, { params: { id } })
    expect(await shown()).toMatchObject({ id, title: 'Zymotic helices', removedAt: expect.any(String) })
    await ask(page, libraryCareApi.purge, { body: { ids: [id] } })
    expect(await shown()).toMatchObject({ id, title: 'Zymotic helices', year: 1953, removedAt: expect.any(String) })
    expect((await shown())?.abstract).toBeUndefined()
    expect(await listed(page)).toEqual([])
  })

  test('is gone for good after thirty days', async () => {
    const page = await signedIn('individual')
    const [id = '', later = ''] = await imported(page, draft('Zymotic helices'), draft('Sodium thymonucleate'))
    await ask(page, libraryApi.removePapers, { body: { ids: [id, later] } })
    world.trash.update(id, { removedAt: new Date(Date.now() - 31 * 86_400_000).toISOString() })
    const { papers } = await ask(page, libraryCareApi.trash, {})
    expect(papers.map((each) => each.paper.id)).toEqual([later])
    expect(await ask(page, libraryCareApi.restore, { body: { ids: [id] } })).toEqual({ restored: 0 })
  })
})

describe('a merge', () => {
  test('is taken apart long after it was made; what was changed by hand since stays', async () => {
    const page = await signedIn('individual')
    const one = draft('Molecular configuration', { ids: { doi: '10.5555/f1' } })
    const two = draft('Molecular configuration in sodium thymonucleate', { venue: 'Nature', volume: '171' })
    const [keep = '', drop = ''] = await imported(page, one, two)
    const record = { ...one, title: two.title, venue: 'Nature', volume: '171' }
    const { undoId } = await ask(page, libraryApi.merge, { body: { keep, drop: [drop], record } })
    // The undo of the day is long over, and other changes have pushed it out.
    world.undos.remove(undoId)
    await ask(page, libraryApi.changePaper, { params: { id: keep }, body: { record: { ...record, venue: 'Mended' } } })
    const { merges } = await ask(page, libraryCareApi.merges, { params: { id: keep } })
    expect(merges).toMatchObject([{ kept: { title: one.title }, dropped: [{ id: drop, draft: { title: two.title } }] }])
    const params = { id: merges[0]?.id ?? '' }
    expect(await ask(page, libraryCareApi.undoMerge, { params })).toEqual({ restored: 1, changed: ['venue'] })
    expect(await paper(page, keep)).toMatchObject({ title: one.title, venue: 'Mended' })
    expect((await paper(page, keep)).volume).toBeUndefined()
    expect(await paper(page, drop)).toMatchObject({ title: two.title, venue: 'Nature', volume: '171' })
    expect((await ask(page, libraryCareApi.merges, { params: { id: keep } })).merges).toEqual([])
    expect(await refused(page, libraryCareApi.undoMerge, { params })).toMatchObject({ status: 404 })
  })

  test('is another person’s not to see', async () => {
    const page = await signedIn('individual')
    const [keep = '', drop = ''] = await imported(page, draft('Molecular configuration'), draft('Sodium thymonucleate'))
    const { undoId } = await ask(page, libraryApi.merge, { body: { keep, drop: [drop], record: draft('One') } })
    const other = await signedIn('free')
    expect((await ask(other, libraryCareApi.merges, { params: { id: keep } })).merges).toEqual([])
    expect(await refused(other, libraryCareApi.undoMerge, { params: { id: undoId } })).toMatchObject({ status: 404 })
  })

  test('of which the paper went into another one asks for that one first', async () => {
    const page = await signedIn('individual')
    const [a = '', b = '', c = ''] = await imported(
      page,
      draft('Alpha helix'),
      draft('Beta sheet'),
      draft('Gamma turn'),
    )
    const first = await ask(page, libraryApi.merge, { body: { keep: a, drop: [b], record: draft('Alpha helix') } })
    const second = await ask(page, libraryApi.merge, { body: { keep: c, drop: [a], record: draft('Gamma turn') } })
    const undo = (id: string) => ask(page, libraryCareApi.undoMerge, { params: { id } })
    expect(await refused(page, libraryCareApi.undoMerge, { params: { id: first.undoId } })).toMatchObject({
      status: 409,
    })
    await undo(second.undoId)
    await undo(first.undoId)
    expect((await listed(page)).toSorted()).toEqual([a, b, c].toSorted())
  })
})

describe('relations', () => {
  test('are accepted, dismissed and taken back; a preprint and its publication know each other', async () => {
    const page = await signedIn('individual')
    const [preprint = '', published = ''] = await imported(
      page,
      draft('Helices', { type: 'article' }),
      draft('Helices, published'),
    )
    const pair = { id: preprint, of: published, kind: 'preprint' as const }
    const relate = (state: 'accepted' | 'dismissed' | null) =>
      ask(page, libraryCareApi.relate, { body: { ...pair, state } })
    await relate('accepted')
    expect((await paper(page, preprint)).relations).toEqual([{ kind: 'preprint', of: published }])
    expect((await paper(page, preprint)).flags.publishedAs).toBe(published)
    expect((await paper(page, published)).flags.preprintOf).toBe(preprint)
    await relate('dismissed')
    expect((await ask(page, libraryCareApi.relations, {})).relations).toEqual([{ ...pair, state: 'dismissed' }])
    expect((await paper(page, preprint)).relations).toBeUndefined()
    await relate(null)
    expect((await ask(page, libraryCareApi.relations, {})).relations).toEqual([])
  })

  test('a notice of retraction marks the paper that it is about, wherever it is listed', async () => {
    const page = await signedIn('individual')
    const [notice = '', about = ''] = await imported(page, draft('Retraction: Helices'), draft('Helices'))
    const body = { id: notice, of: about, kind: 'retraction' as const, state: 'accepted' as const }
    await ask(page, libraryCareApi.relate, { body })
    const { documents } = await ask(page, documentsApi.list, { query: { scope: 'own' } })
    expect(documents.filter(({ flags }) => flags.retracted).map(({ id }) => id)).toEqual([about])
    await ask(page, libraryCareApi.relate, { body: { ...body, state: null } })
    expect((await paper(page, about)).flags.retracted).toBeUndefined()
  })

  test('to papers that the person has not, or to itself, are refused', async () => {
    const page = await signedIn('individual')
    const [id = ''] = await imported(page, draft('Helices'))
    const body = { id, of: 'd-nowhere', kind: 'erratum' as const, state: 'accepted' as const }
    expect(await refused(page, libraryCareApi.relate, { body })).toMatchObject({ status: 404 })
    expect(await refused(page, libraryCareApi.relate, { body: { ...body, of: id } })).toMatchObject({ status: 422 })
  })
})
