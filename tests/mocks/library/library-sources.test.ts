import { beforeEach, describe, expect, test } from 'vitest'

import { documentsApi } from '#contract/documents.ts'
import { librarySourcesApi } from '#contract/library-sources.ts'
import { libraryApi } from '#contract/library.ts'
import type { PaperDraft } from '#contract/papers.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { ask, refused } from '../ask.ts'
import { signedIn, type Caller } from '../caller.ts'

beforeEach(async () => {
  await freshWorld()
})

const draft = (title: string, more: Partial<PaperDraft> = {}): PaperDraft => ({
  type: 'article-journal',
  title,
  authors: [{ family: 'Noether', given: 'Emmy' }],
  year: 1921,
  venue: 'Mathematische Annalen',
  keywords: [],
  ids: {},
  ...more,
})

let counter = 0
async function imported(page: Caller, file: string, drafts: readonly PaperDraft[]) {
  counter += 1
  const importId = `import-of-sources-${counter}`
  const records = drafts.map((one, index) => ({ line: index * 10 + 1, draft: one }))
  const { outcomes } = await ask(page, documentsApi.importBatch, {
    body: { importId, batch: 0, file, isSource: true, records },
  })
  return { id: importId, papers: outcomes.map(({ documentId }) => documentId ?? '') }
}

/** Ends an import, and gives the earlier one of which it seems to be the newer. */
async function finish(page: Caller, id: string, recognised?: string) {
  await ask(page, librarySourcesApi.finish, {
    params: { id },
    body: { skippedCount: 0, skipped: [], ...(recognised !== undefined && { recognised }) },
  })
  return (await ask(page, librarySourcesApi.compare, { params: { id } })).comparison
}

const one = draft('Idealtheorie in Ringbereichen', { ids: { doi: '10.5555/noether1' } })
const two = draft('Abstrakter Aufbau der Idealtheorie', { ids: { doi: '10.5555/noether2' } })
const three = draft('Invariante Variationsprobleme der Physik', { ids: { doi: '10.5555/noether3' } })

test('an import is kept as what it was: every record in its order, with the work that it became', async () => {
  const page = await signedIn('individual')
  const first = await imported(page, 'pubmed.nbib', [one, two])
  const second = await imported(page, 'embase.ris', [three, { ...one, pages: '24' }, three])
  await ask(page, librarySourcesApi.finish, {
    params: { id: second.id },
    body: {
      format: 'ris',
      recognised: 'Embase',
      skippedCount: 1,
      skipped: [{ line: 90, reason: 'It has no title.', excerpt: 'TY' }],
    },
  })
  const { sources } = await ask(page, librarySourcesApi.list, {})
  const seen = sources.map(({ file, records, fresh, duplicates, skipped, works, name }) => [
    file,
    { records, fresh, duplicates, skipped, works },
    name,
  ])
  expect(seen).toEqual([
    ['embase.ris', { records: 4, fresh: 1, duplicates: 2, skipped: 1, works: 2 }, 'Embase'],
    ['pubmed.nbib', { records: 2, fresh: 2, duplicates: 0, skipped: 0, works: 2 }, undefined],
  ])
  const { records, total } = await ask(page, librarySourcesApi.records, { params: { id: second.id } })
  expect(total).toBe(4)
  expect(records.map(({ place, line, outcome, documentId, by }) => [place, line, outcome, documentId, by])).toEqual([
    [1, 1, 'fresh', second.papers[0], undefined],
    [2, 11, 'duplicate', first.papers[0], 'doi'],
    [3, 21, 'duplicate', second.papers[0], 'doi'],
    [4, 90, 'skipped', undefined, undefined],
  ])
  // What a duplicate said is kept, though the work keeps its own record.
  expect(records[1]?.draft?.pages).toBe('24')
  expect((await ask(page, librarySourcesApi.works, { params: { id: second.id } })).works).toEqual([
    second.papers[0],
    first.papers[0],
    second.papers[0],
  ])
  const onlySkipped = { params: { id: second.id }, query: { outcome: 'skipped' as const } }
  expect((await ask(page, librarySourcesApi.records, onlySkipped)).records).toHaveLength(1)
})

test('a source is its owner’s alone', async () => {
  const page = await signedIn('individual')
  const { id } = await imported(page, 'pubmed.nbib', [one])
  const other = await signedIn('free')
  expect((await ask(other, librarySourcesApi.list, {})).sources).toEqual([])
  expect(await refused(other, librarySourcesApi.records, { params: { id } })).toMatchObject({ status: 404 })
  expect(await refused(other, librarySourcesApi.describe, { params: { id }, body: { name: 'Mine' } })).toMatchObject({
    status: 404,
  })
})

test('where its records were found is said, changed and taken away', async () => {
  const page = await signedIn('individual')
  const { id } = await imported(page, 'export.ris', [one])
  await finish(page, id, 'MEDLINE')
  const said = {
    name: ' MEDLINE ',
    arm: 'registers' as const,
    search: 'ideal*',
    searchedOn: '2026-11-02',
    interface: 'Ovid',
  }
  expect(await ask(page, librarySourcesApi.describe, { params: { id }, body: said })).toMatchObject({
    ...said,
    name: 'MEDLINE',
  })
  const taken = await ask(page, librarySourcesApi.describe, { params: { id }, body: { search: null, name: null } })
  expect([taken.search, taken.name, taken.interface, taken.recognised]).toEqual([
    undefined,
    undefined,
    'Ovid',
    'MEDLINE',
  ])
})

test('a record that was taken for another work becomes one of its own, and back', async () => {
  const page = await signedIn('individual')
  const { papers } = await imported(page, 'a.ris', [one])
  const { id } = await imported(page, 'b.ris', [{ ...one, title: 'Idealtheorie in Ringbereichen, II' }, one])
  const params = { id, place: '2' }
  const apart = await ask(page, librarySourcesApi.link, { params, body: { documentId: null } })
  expect(apart).toMatchObject({ outcome: 'fresh', work: 'here' })
  expect(apart.documentId).not.toBe(papers[0])
  const joined = await ask(page, librarySourcesApi.link, { params, body: { documentId: papers[0] ?? '' } })
  expect(joined).toMatchObject({ outcome: 'duplicate', by: 'person', documentId: papers[0], workTitle: one.title })
  expect(joined.draft?.title).toBe(one.title)
})

test('after a merge the records of the paper that went stand at the one that stayed, and after its undoing as before', async () => {
  const page = await signedIn('individual')
  const { id, papers } = await imported(page, 'a.ris', [one, two])
  const [keep = '', gone = ''] = papers
  const { undoId } = await ask(page, libraryApi.merge, { body: { keep, drop: [gone], record: one } })
  const works = async () => (await ask(page, librarySourcesApi.works, { params: { id } })).works
  expect(await works()).toEqual([keep, keep])
  // What the record itself said is still there.
  const { records } = await ask(page, librarySourcesApi.records, { params: { id } })
  expect(records.map(({ draft: said }) => said?.title)).toEqual([one.title, two.title])
  await ask(page, libraryApi.undo, { params: { undoId } })
  expect(await works()).toEqual([keep, gone])
})

test('a paper that is mended by hand changes nothing of what its source said', async () => {
  const page = await signedIn('individual')
  const { id, papers } = await imported(page, 'a.ris', [one])
  const record = { ...one, title: 'Mended', venue: 'Elsewhere' }
  await ask(page, libraryApi.changePaper, { params: { id: papers[0] ?? '' }, body: { record } })
  const { records } = await ask(page, librarySourcesApi.records, { params: { id } })
  expect(records[0]).toMatchObject({ workTitle: 'Mended', draft: { title: one.title, venue: one.venue } })
})

describe('the same search again', () => {
  test('is recognised, and says what is new, changed and gone', async () => {
    const page = await signedIn('individual')
    const before = await imported(page, 'pubmed-october.nbib', [one, two])
    await finish(page, before.id, 'PubMed')
    const later = await imported(page, 'pubmed-november.nbib', [three, { ...one, volume: '83', note: 'New' }])
    const update = await finish(page, later.id, 'PubMed')
    expect(update).toMatchObject({ of: before.id, file: 'pubmed-october.nbib', fresh: 1, changed: 1, gone: 1, same: 0 })
    expect(update?.titles).toEqual({ fresh: [three.title], changed: [one.title], gone: [two.title] })
  })

  test('is not recognised where another database or another search had the works', async () => {
    const page = await signedIn('individual')
    await finish(page, (await imported(page, 'pubmed.nbib', [one, two])).id, 'PubMed')
    const embase = await finish(page, (await imported(page, 'embase.ris', [one, two])).id, 'Embase')
    expect(embase).toBeUndefined()
    const other = await finish(page, (await imported(page, 'other.nbib', [three])).id, 'PubMed')
    expect(other).toBeUndefined()
  })

  test('as an update it changes what nobody changed by hand, and is taken apart again', async () => {
    const page = await signedIn('individual')
    const before = await imported(page, 'pubmed.nbib', [one, two])
    await finish(page, before.id, 'PubMed')
    await ask(page, librarySourcesApi.describe, { params: { id: before.id }, body: { search: 'ideals' } })
    const mended = { ...two, venue: 'Mended by hand' }
    await ask(page, libraryApi.changePaper, { params: { id: before.papers[1] ?? '' }, body: { record: mended } })
    const later = await imported(page, 'pubmed.nbib', [
      { ...one, volume: '83' },
      { ...two, venue: 'Math. Ann.', volume: '96' },
    ])
    await finish(page, later.id, 'PubMed')
    const params = { id: later.id }
    const done = await ask(page, librarySourcesApi.update, { params, body: { of: before.id } })
    expect(done).toMatchObject({ changed: 2, kept: 1, source: { updates: before.id, search: 'ideals' } })
    const [first, second] = await Promise.all(
      before.papers.map((id) => ask(page, documentsApi.get, { params: { id } })),
    )
    expect([first?.volume, second?.volume, second?.venue]).toEqual(['83', '96', 'Mended by hand'])
    const twice = await ask(page, librarySourcesApi.update, { params, body: { of: before.id } })
    expect(twice).toMatchObject({ changed: 0 })
    const loop = { params: { id: before.id }, body: { of: later.id } }
    expect(await refused(page, librarySourcesApi.update, loop)).toMatchObject({ status: 422 })
    const apart = await ask(page, librarySourcesApi.update, { params, body: { of: null } })
    expect(apart.source.updates).toBeUndefined()
  })
})

test('imports of the time before sources are carried over with what was kept of them', async () => {
  const page = await signedIn('individual')
  const body = {
    importId: 'import-of-old-days',
    batch: 0,
    file: 'old.ris',
    records: [one, one].map((each, index) => ({ line: index, draft: each })),
  }
  const { outcomes } = await ask(page, documentsApi.importBatch, { body })
  const byHand = { ...body, importId: 'import-by-hand-1', file: 'Added by hand', records: [{ line: 1, draft: three }] }
  await ask(page, documentsApi.importBatch, { body: byHand })
  const { sources } = await ask(page, librarySourcesApi.list, {})
  expect(sources).toMatchObject([
    {
      id: 'import-of-old-days',
      file: 'old.ris',
      records: 2,
      fresh: 1,
      duplicates: 1,
      isCarriedOver: true,
      isWhole: false,
    },
  ])
  const { records } = await ask(page, librarySourcesApi.records, { params: { id: 'import-of-old-days' } })
  expect(records.map(({ documentId }) => documentId)).toEqual(outcomes.map(({ documentId }) => documentId))
  // What its duplicate said is gone, and is not made up.
  expect(records.map(({ draft: said }) => said?.title)).toEqual([one.title, undefined])
  const params = { id: 'import-of-old-days', place: '2' }
  expect(await refused(page, librarySourcesApi.link, { params, body: { documentId: null } })).toMatchObject({
    status: 422,
  })
})

test('a source taken off the list leaves its papers', async () => {
  const page = await signedIn('individual')
  const { id, papers } = await imported(page, 'a.ris', [one])
  await ask(page, librarySourcesApi.remove, { params: { id } })
  expect((await ask(page, librarySourcesApi.list, {})).sources).toEqual([])
  expect((await ask(page, documentsApi.get, { params: { id: papers[0] ?? '' } })).title).toBe(one.title)
})
