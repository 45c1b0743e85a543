import { QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { documentsApi } from '#contract/documents.ts'
import { filesApi } from '#contract/files.ts'
import { highlightsApi } from '#contract/highlights.ts'
import { libraryCareApi } from '#contract/library-care.ts'
import { librarySourcesApi } from '#contract/library-sources.ts'
import { libraryApi } from '#contract/library.ts'
import type { Paper, PaperDraft, ReadingState } from '#contract/papers.ts'
import { freshTestWorld, startTestApi, stopTestApi } from '#mocks/server/vitest.ts'
import { bringLibraryBack, type BroughtBack } from '#research/export/bring-back.ts'
import { collectEverything } from '#research/export/collect-export.ts'
import { exportFiles } from '#research/export/export-files.ts'
import { paperArchive } from '#research/export/paper-archive.ts'
import { fileContent } from '#research/files/file-content.ts'
import { readPaperFile } from '#research/files/read-paper-file.ts'
import { sendFileOf } from '#research/files/send-paper-file.ts'
import { callApi } from '#shared/api/call-api.ts'
import { readZip } from '#shared/format/unzip.ts'
import { writeZip } from '#shared/format/zip.ts'
import { signInAs } from '#tests/support/sign-in.ts'

beforeAll(startTestApi)
afterAll(stopTestApi)

const { signal } = new AbortController()
const quiet = () => undefined

/** What a person made of one paper, as the test makes it. */
type Made = {
  record: PaperDraft
  tags: string[]
  /** Places in the tree of folders. */
  folders: number[]
  reading: ReadingState
  note: string | undefined
  key: string | undefined
  files: { name: string; text: string }[]
}

const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter((text) => /\S/.test(text))
const line = words.map((text) => text.replaceAll(/[\s\p{C}]+/gu, ' ').trim() || 'x')
const person = fc.record({ family: line, given: line })
const made = (index: number): fc.Arbitrary<Made> =>
  fc.record({
    record: fc.record(
      {
        type: fc.constantFrom('article-journal', 'book', 'chapter'),
        title: line.map((text) => `Paper number ${'abcdefghij'.charAt(index).repeat(6)} ${text}`),
        authors: fc.array(person, { maxLength: 3 }),
        keywords: fc.uniqueArray(line, { maxLength: 3 }),
        ids: fc.record(
          { doi: fc.constant(`10.5555/round.${index}`), pmid: fc.constant(String(9_000_000 + index)) },
          { requiredKeys: [] },
        ),
        year: fc.integer({ min: 1800, max: 2026 }),
        venue: line,
        abstract: line,
        pages: fc.constantFrom('1-20', 'e12'),
      },
      { requiredKeys: ['type', 'title', 'authors', 'keywords', 'ids'] },
    ) as fc.Arbitrary<PaperDraft>,
    tags: fc.uniqueArray(fc.constantFrom('sleep', 'tea', 'to cite', 'β'), { maxLength: 3 }),
    folders: fc.uniqueArray(fc.nat({ max: 2 }), { maxLength: 2 }),
    reading: fc.constantFrom('unread', 'reading', 'read'),
    note: fc.option(
      words.map((text) => `Note: ${text.trim()}\n\n* ${text.trim()}`),
      { nil: undefined },
    ),
    key: fc.option(fc.constant(`own-key:${index}`), { nil: undefined }),
    files: fc.uniqueArray(
      fc.record({
        name: fc.constantFrom('paper.md', 'Anhang β.txt', 'CON.md'),
        text: words.map((text) => `${index} ${text}`),
      }),
      { maxLength: 2, selector: ({ text }) => text },
    ),
  })
const libraries = fc
  .integer({ min: 0, max: 5 })
  .chain((size) => fc.tuple(...Array.from({ length: size }, (_, index) => made(index))))

/** Builds a library through the calls that the page makes. Folders: one, one in it, and one beside. */
async function build(papers: readonly Made[]) {
  const folder = async (name: string, parentId?: string) =>
    (await callApi(libraryApi.createCollection, { body: { name, ...(parentId && { parentId }) } })).id
  const top = await folder('Thesis')
  const folders = [top, await folder('Chapter 1', top), await folder('Chapter 1')]
  for (const [index, paper] of papers.entries()) {
    const body = {
      importId: `built-${index}-${Math.random()}`,
      batch: 0,
      file: 'mine.ris',
      records: [{ line: index + 1, draft: paper.record }],
    }
    const { outcomes } = await callApi(documentsApi.importBatch, { body })
    const id = outcomes[0]?.documentId ?? ''
    await callApi(libraryApi.changePaper, {
      params: { id },
      body: {
        tags: paper.tags,
        collections: paper.folders.map((at) => folders[at] ?? ''),
        reading: paper.reading,
        ...(paper.note !== undefined && { note: paper.note }),
        ...(paper.key !== undefined && { citationKey: paper.key }),
      },
    })
    for (const { name, text } of paper.files) {
      const file = new File([text], name)
      await sendFileOf(id, file, await readPaperFile(file), { clientKey: `key-${Math.random()}` })
    }
  }
}

const exported = async () => {
  const all = await collectEverything(new QueryClient(), {
    signal,
    has: (name) => ['documents', 'library', 'library-ledger', 'highlights'].includes(name),
    onStep: quiet,
  })
  return writeZip(await exportFiles(all, new Date(0)))
}
const bring = (bytes: Uint8Array): Promise<BroughtBack | undefined> =>
  bringLibraryBack(bytes, 'roadrunner.zip', { signal, onStep: quiet, onFile: quiet })

/** The library as a person sees it, without the ids that a server gives. */
async function seen() {
  const { collections } = await callApi(libraryApi.collections, {})
  const byId = new Map(collections.map((each) => [each.id, each]))
  const pathOf = (id: string): string => {
    const folder = byId.get(id)
    return folder ? [folder.parentId == null ? '' : pathOf(folder.parentId), folder.name].join('/') : '?'
  }
  const { documents } = await callApi(documentsApi.list, { query: { scope: 'own', limit: '500' } })
  const one = async ({ id, origin, addedAt: _addedAt, shelf, files = [], ...record }: Paper) => ({
    ...record,
    from: origin.map(({ file, line: at }) => `${file} ${at}`).filter((each) => each.startsWith('mine.ris')),
    shelf: { ...shelf, tags: shelf?.tags.toSorted(), collections: shelf?.collections.map(pathOf).toSorted() },
    files: await Promise.all(
      files.map(async (file) => ({
        name: file.name,
        type: file.type,
        hash: file.hash,
        text: file.text,
        content: [...(await fileContent(file))],
      })),
    ),
    readable: (await callApi(filesApi.text, { params: { id } })).pages,
  })
  const papers = await Promise.all(documents.map(one))
  return {
    folders: collections.map(({ id, count }) => `${pathOf(id)} ${count}`).toSorted(),
    papers: papers.toSorted((a, b) => (a.title < b.title ? -1 : 1)),
  }
}

test('an export brought into an empty account is the same library, and brought in again it changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(libraries, async (papers) => {
      await freshTestWorld()
      signInAs('individual')
      await build(papers)
      const before = await seen()
      const archive = await exported()

      await freshTestWorld()
      signInAs('individual')
      const result = await bring(archive)
      const size = papers.length
      const files = papers.reduce((sum, paper) => sum + paper.files.length, 0)
      expect(result?.papers).toEqual({ total: size, back: size, already: 0, failed: [] })
      expect(result?.files).toEqual({ total: files, back: files, already: 0, failed: [] })
      expect(await seen()).toEqual(before)

      const again = await bring(archive)
      expect(again?.papers).toEqual({ total: size, back: 0, already: size, failed: [] })
      expect(again?.files).toEqual({ total: files, back: 0, already: files, failed: [] })
      expect(await seen()).toEqual(before)
    }),
    { numRuns: 12 },
  )
})

/** What a person is shown of imports, merges, removed papers and relations, without the ids that a server gives. */
async function seenBeside() {
  const { sources } = await callApi(librarySourcesApi.list, {})
  const { papers: removed } = await callApi(libraryCareApi.trash, { query: {} })
  const { relations } = await callApi(libraryCareApi.relations, {})
  const { documents } = await callApi(documentsApi.list, { query: { scope: 'own', limit: '500' } })
  const titles = new Map([...documents, ...removed.map(({ paper }) => paper)].map(({ id, title }) => [id, title]))
  const byTitle = documents.toSorted((a, b) => (a.title < b.title ? -1 : 1))
  return {
    papers: byTitle.map(({ title }) => title),
    sources: await Promise.all(
      sources.map(async (source) => ({
        ...source,
        records: (await callApi(librarySourcesApi.records, { params: { id: source.id }, query: {} })).records.map(
          ({ documentId: _id, ...record }) => record,
        ),
      })),
    ),
    removed: removed.map(({ paper, until }) => ({ title: paper.title, removedAt: paper.removedAt, until })),
    relations: relations.map(({ id, of, kind, state }) => [titles.get(id), kind, titles.get(of), state]),
    merges: await Promise.all(
      byTitle.map(async ({ id }) =>
        (await callApi(libraryCareApi.merges, { params: { id } })).merges.map(({ id: _id, dropped, ...merge }) => ({
          ...merge,
          dropped: dropped.map(({ draft }) => draft),
        })),
      ),
    ),
  }
}

test('imports record by record, merges, the trash and relations go into another account, and a merge is taken apart there', async () => {
  await freshTestWorld()
  signInAs('individual')
  const record = (title: string, doi: string): PaperDraft => ({
    type: 'article-journal',
    title,
    authors: [{ family: 'Okafor', given: 'C.' }],
    year: 2019,
    keywords: [],
    ids: { doi },
  })
  const drafts = [
    record('Salt in the tea', '10.5555/l1'),
    record('Salt in tea', '10.5555/l2'),
    record('Salt in the tea: a preprint', '10.5555/l3'),
    record('A paper that nobody wants', '10.5555/l4'),
    record('Salt in the tea', '10.5555/l1'),
  ]
  const body = {
    importId: 'import-of-ledger',
    batch: 0,
    file: 'mine.ris',
    isSource: true,
    records: drafts.map((draft, index) => ({ line: index * 10 + 1, draft })),
  }
  const { outcomes } = await callApi(documentsApi.importBatch, { body })
  const [keep = '', drop = '', preprint = '', unwanted = ''] = outcomes.map(({ documentId }) => documentId)
  const params = { id: 'import-of-ledger' }
  const skipped = [{ line: 99, reason: 'No title', excerpt: 'TY' }]
  await callApi(librarySourcesApi.finish, { params, body: { format: 'ris', skippedCount: 1, skipped } })
  await callApi(librarySourcesApi.describe, { params, body: { name: 'PubMed', search: 'salt AND tea' } })
  const merged = { ...record('Salt in the tea', '10.5555/l1'), abstract: 'Made of both.' }
  await callApi(libraryApi.merge, { body: { keep, drop: [drop], record: merged } })
  await callApi(libraryCareApi.relate, { body: { id: preprint, of: keep, kind: 'preprint', state: 'accepted' } })
  await callApi(libraryApi.removePapers, { body: { ids: [unwanted] } })
  const before = await seenBeside()
  const archive = await exported()

  signInAs('student')
  const first = await bring(archive)
  expect(first?.ledger).toEqual({ total: 4, back: 4, already: 0, failed: [] })
  expect(await seenBeside()).toEqual(before)
  expect((await bring(archive))?.ledger).toEqual({ total: 4, back: 0, already: 4, failed: [] })
  expect(await seenBeside()).toEqual(before)

  const { documents } = await callApi(documentsApi.list, { query: { scope: 'own' } })
  const stayed = documents.find(({ title }) => title === 'Salt in the tea')
  const { merges } = await callApi(libraryCareApi.merges, { params: { id: stayed?.id ?? '' } })
  const apart = await callApi(libraryCareApi.undoMerge, { params: { id: merges[0]?.id ?? '' } })
  expect(apart).toEqual({ restored: 1, changed: [] })
  const { records } = await callApi(librarySourcesApi.records, { params, query: {} })
  expect(records.map(({ workTitle }) => workTitle)).toEqual([
    'Salt in the tea',
    'Salt in tea',
    'Salt in the tea: a preprint',
    'A paper that nobody wants',
    'Salt in the tea',
    undefined,
  ])

  signInAs('individual')
  expect(await seenBeside()).toEqual(before)
})

test('passages that were marked, and the files, notes and tags of removed papers, go into another account, once', async () => {
  await freshTestWorld()
  signInAs('individual')
  const shelf = { tags: ['tea'], folders: [1], reading: 'read' as const, note: 'Why not', key: 'own-key' }
  const plain = { type: 'book', authors: [], keywords: [], ids: {} }
  await build([
    {
      ...shelf,
      key: undefined,
      record: { ...plain, title: 'Green tea' },
      files: [{ name: 'green.md', text: 'Green leaves' }],
    },
    { ...shelf, record: { ...plain, title: 'Black coffee' }, files: [{ name: 'black.md', text: 'Black beans' }] },
  ])
  const { documents } = await callApi(documentsApi.list, { query: { scope: 'own' } })
  for (const { id, title } of documents) {
    const { textHash } = await callApi(filesApi.text, { params: { id } })
    const quote = title.split(' ')[0] ?? ''
    const said = {
      colour: 'green' as const,
      note: `On ${title}`,
      tags: ['x'],
      quote,
      start: 0,
      end: quote.length,
      textHash,
    }
    await callApi(highlightsApi.create, { params: { id }, body: said })
  }
  const unwanted = documents.find(({ title }) => title === 'Black coffee')?.id ?? ''
  await callApi(libraryApi.removePapers, { body: { ids: [unwanted] } })
  const marks = async () => {
    const { highlights } = await callApi(highlightsApi.all, { query: {} })
    const plainly = highlights.map(
      ({ id: _id, documentId: _of, createdAt: _made, updatedAt: _changed, ...said }) => said,
    )
    return plainly.toSorted((a, b) => (a.note < b.note ? -1 : 1))
  }
  const before = await marks()
  expect(before.map(({ note }) => note)).toEqual(['On Black coffee', 'On Green tea'])
  const archive = await exported()

  signInAs('student')
  const first = await bring(archive)
  expect(first?.files).toEqual({ total: 2, back: 2, already: 0, failed: [] })
  expect(first?.highlights).toEqual({ total: 2, back: 2, already: 0, failed: [] })
  const again = await bring(archive)
  expect(again?.files).toEqual({ total: 2, back: 0, already: 2, failed: [] })
  expect(again?.highlights).toEqual({ total: 2, back: 0, already: 2, failed: [] })
  expect(await marks()).toEqual(before)

  const { papers: removed } = await callApi(libraryCareApi.trash, { query: {} })
  expect(removed.map(({ paper }) => paper.title)).toEqual(['Black coffee'])
  await callApi(libraryCareApi.restore, { body: { ids: removed.map(({ paper }) => paper.id) } })
  const back = (await seen()).papers.find(({ title }) => title === 'Black coffee')
  expect(back).toMatchObject({
    shelf: {
      tags: ['tea'],
      collections: ['/Thesis/Chapter 1'],
      reading: 'read',
      note: 'Why not',
      citationKey: 'own-key',
    },
    files: [{ name: 'black.md', text: 'stored' }],
    readable: [{ text: 'Black beans' }],
  })
})

test('what was said of starter papers, and files added to them, come back; what the archive misses is named', async () => {
  await freshTestWorld()
  signInAs('individual')
  const { documents } = await callApi(documentsApi.list, { query: { scope: 'starter', limit: '1' } })
  const id = documents[0]?.id ?? ''
  await callApi(libraryApi.changePaper, { params: { id }, body: { tags: ['core'], note: 'Read this first' } })
  const file = new File(['Words of it'], 'paper.md')
  await sendFileOf(id, file, await readPaperFile(file), { clientKey: 'key-0001' })
  const archive = await exported()

  await freshTestWorld()
  signInAs('individual')
  expect(await bring(archive)).toMatchObject({ papers: { total: 1, already: 1 }, files: { total: 1, back: 1 } })
  const paper = await callApi(documentsApi.get, { params: { id } })
  expect(paper.shelf).toMatchObject({ tags: ['core'], note: 'Read this first' })
  expect(paper.files?.map(({ name }) => name)).toEqual(['paper.md'])
})

test('an archive of some papers holds their files, notes and folders, and those of no other', async () => {
  await freshTestWorld()
  signInAs('individual')
  const plain = { type: 'book', authors: [], keywords: [], ids: {} }
  const shelf = { tags: ['tea'], reading: 'read' as const, key: undefined }
  await build([
    {
      ...shelf,
      record: { ...plain, title: 'Green tea' },
      folders: [1],
      note: 'Brew it',
      files: [{ name: 'green.md', text: 'Leaves' }],
    },
    {
      ...shelf,
      record: { ...plain, title: 'Black coffee' },
      folders: [2],
      note: 'Roast it',
      files: [{ name: 'black.md', text: 'Beans' }],
    },
  ])
  const { documents } = await callApi(documentsApi.list, { query: { scope: 'own', text: 'green' } })
  // As a search hands papers out: without what the library knows of them.
  const bare = documents.map(({ shelf: _shelf, files: _files, ...paper }) => paper)
  const archive = new Uint8Array(await (await paperArchive(bare)).arrayBuffer())
  const entries = await readZip(archive, () => true, 1_000_000)
  const notes = entries.find(({ name }) => name === 'library/notes.md')
  expect(new TextDecoder().decode(notes?.bytes)).toMatch(/^# Notes\n\n## Green tea\n[^]*Brew it\n$/)
  expect(
    entries.filter(({ name }) => name.startsWith('library/files/')).map(({ name }) => name.split('/').at(-1)),
  ).toEqual(['green.md'])

  await freshTestWorld()
  signInAs('individual')
  expect(await bring(archive)).toMatchObject({ papers: { total: 1, back: 1 }, files: { total: 1, back: 1 } })
  const { folders, papers } = await seen()
  expect(folders).toEqual(['/Thesis 0', '/Thesis/Chapter 1 1'])
  expect(papers).toMatchObject([{ title: 'Green tea', shelf: { note: 'Brew it', tags: ['tea'], reading: 'read' } }])
})
