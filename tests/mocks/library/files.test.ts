import { beforeEach, describe, expect, test } from 'vitest'

import { documentsApi } from '#contract/documents.ts'
import { FILE_MAX_BYTES, filesApi } from '#contract/files.ts'
import { libraryCareApi } from '#contract/library-care.ts'
import { libraryApi } from '#contract/library.ts'
import type { PaperDraft, PaperFile } from '#contract/papers.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { setUses } from '#engine/people/plan-limits.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import type { World } from '#engine/world/world.ts'
import { freshWorld } from '#mocks/server/worlds.ts'
import { joinedPages } from '#science/evidence/full-text.ts'
import { textHash } from '#science/evidence/document-text.ts'

import { ask, refused } from '../ask.ts'
import { caller, form, signedIn, type Caller } from '../caller.ts'
import { until } from '#tests/support/until.ts'

let world: World
let page: Caller
beforeEach(async () => {
  world = await freshWorld()
  page = await signedIn('free')
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
const pdf = (words = 'one', name = 'paper.pdf') => new File([`%PDF-1.4\n${words}\n%%EOF`], name)

type Created = { outcome: string; by?: string; paper: { id: string; files?: PaperFile[] }; file: PaperFile }
const create = async (file: File, record: PaperDraft, more: Record<string, string> = {}, from = page) => {
  const answer = await from.post('/documents', form({ file, draft: JSON.stringify(record), ...more }))
  return { status: answer.status, body: answer.body as Created & { code?: string; message?: string } }
}
const upload = async (id: string, file: File, more: Record<string, string> = {}, from = page) => {
  const answer = await from.post(`/documents/${id}/file`, form({ file, ...more }))
  return { status: answer.status, body: answer.body as PaperFile & { code?: string; message?: string } }
}
const contentOf = async (file: PaperFile, from = page) => (await from.get(file.url.replace('/api', ''))).response

test('a file whose content is gone from the disk says so, is refused with a sentence, and comes back with the same bytes', async () => {
  const { body } = await create(pdf('Tea'), draft('Tea'))
  const shown = async () =>
    (await ask(page, documentsApi.get, { params: { id: body.paper.id } })).files?.map(({ isLost }) => isLost)
  expect(await shown()).toEqual([undefined])
  for (const again of [() => create(pdf('Tea'), draft('Tea')), () => upload(body.paper.id, pdf('Tea'))]) {
    world.contents.remove(body.file.id)
    expect(await shown()).toEqual([true])
    const response = await contentOf(body.file)
    expect([response.status, await response.json()]).toEqual([
      410,
      expect.objectContaining({
        message: 'This file is lost: it is no longer on the disk of the server. Add it again.',
      }),
    ])
    await again()
    expect(await shown()).toEqual([undefined])
    expect(await (await contentOf(body.file)).text()).toBe('%PDF-1.4\nTea\n%%EOF')
  }
})

describe('a file that makes its own paper', () => {
  test('is kept byte for byte, and handed out to its owner as what it is', async () => {
    const { body } = await create(pdf('Tea'), draft('Tea'))
    expect(body).toMatchObject({ outcome: 'added', file: { name: 'paper.pdf', type: 'application/pdf' } })
    const response = await contentOf(body.file)
    expect(await response.text()).toBe('%PDF-1.4\nTea\n%%EOF')
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; /)
    const paper = await ask(page, documentsApi.get, { params: { id: body.paper.id } })
    expect(paper.files).toEqual([body.file])
    expect(paper.origin[0]).toMatchObject({ kind: 'import', file: 'paper.pdf' })
  })

  test('goes to the paper that its record matches, and the same bytes are not kept twice', async () => {
    const ids = { doi: '10.1000/tea' }
    const first = await create(pdf('Tea'), draft('Tea', { ids }))
    const second = await create(pdf('Tea, supplement'), draft('Tea: a supplement', { ids }))
    expect(second.body).toMatchObject({ outcome: 'attached', by: 'doi', paper: { id: first.body.paper.id } })
    expect(second.body.paper.files).toHaveLength(2)
    const again = await create(pdf('Tea', 'copy of tea.pdf'), draft('Something else'))
    expect(again.body).toMatchObject({ outcome: 'duplicate', by: 'file', file: { id: first.body.file.id } })
    expect(world.documents.size).toBe(1)
    expect(world.paperFiles.size).toBe(2)
  })

  test('one whose title could not be read, and bears the file’s name instead, finds its paper by its DOI', async () => {
    const ids = { doi: '10.1000/tea.1' }
    const first = await create(pdf('a'), draft('Tea and sleep in adults', { ids }))
    const second = await create(pdf('b', 'scan_0042.pdf'), draft('scan 0042', { ids }))
    expect(second.body).toMatchObject({ outcome: 'attached', by: 'doi', paper: { id: first.body.paper.id } })
    const other = await create(pdf('c', 'other.pdf'), draft('Coffee and memory in children', { ids }))
    expect(other.body).toMatchObject({ outcome: 'added' })
  })

  test('sent again after a lost answer gives the same answer', async () => {
    const more = { clientKey: 'key-0001' }
    const first = await create(pdf(), draft('Tea'), more)
    expect(await create(pdf(), draft('Tea'), more)).toEqual(first)
    expect(world.documents.size).toBe(1)
  })

  test('leaves nothing behind where it is refused', async () => {
    const cases: [File, number, RegExp][] = [
      [new File([], 'empty.pdf'), 422, /empty/],
      [new File(['<!doctype html><p>Not found'], 'paper.pdf'), 422, /not a PDF/],
      [new File(['GIF89a'], 'paper.pdf'), 422, /not a PDF/],
      [new File(['GIF89a/*%PDF-1.4'], 'poly.pdf'), 422, /not a PDF/],
      [new File(['<script>1</script>%PDF-1.4'], 'poly.pdf'), 422, /not a PDF/],
      [pdf('x', 'paper.pdf.exe'), 422, /PDF, DOCX/],
      [pdf('x', 'paper.svg'), 422, /PDF, DOCX/],
      [new File(['PK\u0003\u0004 other.xml'], 'paper.docx'), 422, /not a Word document/],
      [new File(['a\u0000b'], 'notes.txt'), 422, /something else/],
      [new File([new Uint8Array(FILE_MAX_BYTES + 1)], 'large.pdf'), 413, /10 MB/],
    ]
    for (const [file, status, message] of cases) {
      const answer = await create(file, draft('Tea'))
      expect(answer.status, file.name).toBe(status)
      expect(answer.body.message).toMatch(message)
    }
    expect(world.documents.size + world.paperFiles.size + world.files.size).toBe(0)
  })

  test('is refused with a code when the uploads of the month are used up; what is there already is still recognised', async () => {
    const first = await create(pdf('Tea'), draft('Tea'))
    setUses(world, seedUserId('free'), { upload: 5 })
    expect((await create(pdf('Coffee'), draft('Coffee'))).body.code).toBe('limit_reached')
    expect((await create(pdf('Tea'), draft('Tea'))).body).toMatchObject({ outcome: 'duplicate' })
    expect((await upload(first.body.paper.id, pdf('Milk'))).body.code).toBe('limit_reached')
  })

  test('of exactly 10 MB is taken', async () => {
    const bytes = new Uint8Array(FILE_MAX_BYTES)
    bytes.set(new TextEncoder().encode('%PDF-1.4'))
    expect((await create(new File([bytes], 'large.pdf'), draft('Tea'))).status).toBe(200)
  })
})

describe('names', () => {
  test.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\me\\paper.pdf', 'paper.pdf'],
    ['invoice\u202Efdp.pdf', 'invoicefdp.pdf'],
    ['.pdf', 'file.pdf'],
    ['<img src=x>.pdf', '<img src=x>.pdf'],
  ])('%s becomes %s', async (name, kept) => {
    const { id } = (await create(pdf('a'), draft('Tea'))).body.paper
    expect((await upload(id, pdf('b', name))).body.name).toBe(kept)
  })

  test('a name without end keeps its end', async () => {
    const { name } = (await create(pdf('a', `${'x'.repeat(400)}.pdf`), draft('Tea'))).body.file
    expect(name).toMatch(/x\.pdf$/)
    expect(name.length).toBeLessThanOrEqual(200)
  })
})

describe('files of a paper', () => {
  test('a starter paper takes files of one person, which nobody else sees', async () => {
    const { documents } = await ask(page, documentsApi.list, { query: { scope: 'starter', limit: '1' } })
    const id = documents[0]?.id ?? ''
    await upload(id, pdf())
    expect((await ask(page, documentsApi.get, { params: { id } })).files).toHaveLength(1)
    expect((await ask(await signedIn('individual'), documentsApi.get, { params: { id } })).files).toBeUndefined()
  })

  test('the same bytes give the file that is there; a replacement takes the place of another', async () => {
    const made = (await create(pdf('draft'), draft('Tea'))).body
    expect((await upload(made.paper.id, pdf('draft', 'other name.pdf'))).body.id).toBe(made.file.id)
    const after = (await upload(made.paper.id, pdf('final'), { replaces: made.file.id })).body
    const { files } = await ask(page, documentsApi.get, { params: { id: made.paper.id } })
    expect(files).toEqual([after])
    expect((await contentOf(made.file)).status).toBe(404)
  })

  test('a list is narrowed to papers with a file, or without', async () => {
    await create(pdf(), draft('Tea'))
    const own = { scope: 'own' as const }
    await ask(page, documentsApi.importBatch, {
      body: { importId: 'import-1', batch: 0, file: 'x.ris', records: [{ line: 1, draft: draft('Coffee') }] },
    })
    const titles = async (files: 'with' | 'without') =>
      (await ask(page, documentsApi.list, { query: { ...own, files } })).documents.map(({ title }) => title)
    expect(await titles('with')).toEqual(['Tea'])
    expect(await titles('without')).toEqual(['Coffee'])
  })

  test('nobody reaches the file of another', async () => {
    const made = (await create(pdf(), draft('Tea'))).body
    const other = await signedIn('individual')
    const params = { id: made.paper.id, fileId: made.file.id }
    expect((await contentOf(made.file, other)).status).toBe(404)
    expect((await contentOf(made.file, caller())).status).toBe(401)
    expect((await refused(other, filesApi.remove, { params })).status).toBe(404)
    expect((await upload(made.paper.id, pdf('x'), {}, other)).status).toBe(404)
    expect((await refused(other, filesApi.text, { params: { id: made.paper.id } })).status).toBe(404)
    expect(world.paperFiles.size).toBe(1)
  })

  test('rest with a removed paper, come back with it, and are gone with it for good', async () => {
    const made = (await create(pdf('Tea'), draft('Tea'))).body
    const { undoId } = await ask(page, libraryApi.removePapers, { body: { ids: [made.paper.id] } })
    expect((await create(pdf('Tea'), draft('Tea'))).body.outcome).toBe('added')
    await ask(page, libraryApi.undo, { params: { undoId } })
    expect((await ask(page, documentsApi.get, { params: { id: made.paper.id } })).files).toEqual([made.file])
    expect(await (await contentOf(made.file)).text()).toContain('Tea')
    await ask(page, documentsApi.remove, { params: { id: made.paper.id } })
    expect(world.files.has(made.file.id)).toBe(true)
    await ask(page, libraryCareApi.purge, { body: { ids: [made.paper.id] } })
    expect(world.paperFiles.has(made.file.id)).toBe(false)
    expect(world.files.has(made.file.id)).toBe(false)
    expect(world.contents.has(made.file.id)).toBe(false)
  })

  test('go to the paper that is kept when two are made one, and back', async () => {
    const one = (await create(pdf('one'), draft('Tea'))).body
    const two = (await create(pdf('two'), draft('Coffee'))).body
    const { undoId, paper } = await ask(page, libraryApi.merge, {
      body: { keep: one.paper.id, drop: [two.paper.id], record: draft('Tea') },
    })
    expect(paper.files?.map(({ id }) => id)).toEqual([one.file.id, two.file.id])
    await ask(page, libraryApi.undo, { params: { undoId } })
    const back = await ask(page, documentsApi.get, { params: { id: two.paper.id } })
    expect(back.files).toEqual([two.file])
  })
})

describe('the text of a paper', () => {
  const pages = [
    { page: 1, text: 'Tea\nWe gave tea to 40 adults.' },
    { page: 2, text: 'Sleep improved in 12 of them, but nobody was sur-\nprised by the result.' },
  ]
  const sent = (fileId: string, read = pages) => ({ fileId, pages: read, textHash: textHash(joinedPages(read)) })

  test('is title and abstract until one was read from a file', async () => {
    const made = (await create(pdf(), draft('Tea', { abstract: 'It helped.' }))).body
    const params = { id: made.paper.id }
    const before = await ask(page, filesApi.text, { params })
    expect(before).toMatchObject({ source: 'abstract', pages: [{ page: 1, text: 'Tea\n\nIt helped.' }] })
    await ask(page, filesApi.saveText, { params, body: sent(made.file.id) })
    expect(await ask(page, filesApi.text, { params })).toMatchObject({ source: 'file', fileId: made.file.id, pages })
    expect((await ask(page, documentsApi.get, { params })).files?.[0]?.text).toBe('stored')
  })

  test('without a letter is no text: the file has none, which is remembered', async () => {
    const made = (await create(pdf(), draft('Tea'))).body
    const params = { id: made.paper.id }
    await ask(page, filesApi.saveText, { params, body: sent(made.file.id, [{ page: 1, text: ' \n' }]) })
    expect((await ask(page, filesApi.text, { params })).source).toBe('abstract')
    expect((await ask(page, documentsApi.get, { params })).files?.[0]?.text).toBe('none')
  })

  test('is refused when it was damaged on the way, is out of order or without end', async () => {
    const made = (await create(pdf(), draft('Tea'))).body
    const params = { id: made.paper.id }
    const codeOf = async (body: ReturnType<typeof sent>) =>
      (await refused(page, filesApi.saveText, { params, body })).body.code
    expect(await codeOf({ ...sent(made.file.id), textHash: '0'.repeat(16) })).toBe('text_hash')
    expect(await codeOf(sent(made.file.id, pages.toReversed()))).toBe('page_order')
    expect(await codeOf(sent(made.file.id, [{ page: 1, text: 'a'.repeat(6_000_001) }]))).toBe('too_large')
    expect(await codeOf(sent('pf-nobody'))).toBe('not_found')
    expect((await ask(page, filesApi.text, { params })).source).toBe('abstract')
  })

  test('is read by a synthesis, whose quotes are found on their page; an edit is looked up there as well', async () => {
    const made = (await create(pdf(), draft('Tea and sleep', { abstract: 'Tea was given to forty adults.' }))).body
    const params = { id: made.paper.id }
    const read = [
      { page: 1, text: 'Introduction\n\nLittle is known of tea.' },
      { page: 2, text: 'Results\n\nSleep was increased by 21 minutes in adults who drank tea.' },
    ]
    await ask(page, filesApi.saveText, { params, body: sent(made.file.id, read) })
    const body = { documentIds: [made.paper.id], query: 'Does tea increase the sleep of adults?' }
    const { id } = await ask(page, synthesesApi.generate, { body })
    const synthesis = await until(async () => {
      const now = await ask(page, synthesesApi.get, { params: { id } })
      expect(now.status).toBe('complete')
      return now
    })
    const citations = (synthesis.sections ?? []).flatMap((section) => section.sentences.flatMap((x) => x.citations))
    expect(citations).toContainEqual(expect.objectContaining({ verified: 'exact', page: 2 }))

    const citation = { documentId: made.paper.id, start: 0, end: 0, textHash: '', verified: 'none' as const }
    const sentence = { id: 'x', text: 'It helped.', states: 'finding' as const, origin: 'person' as const }
    const quotes = ['increased by 21 minutes', 'Tea was given to forty adults', 'increased by 22 minutes']
    const sections = [
      {
        id: 's',
        heading: 'Sleep',
        sentences: [{ ...sentence, citations: quotes.map((quote) => ({ ...citation, quote })) }],
      },
    ]
    const saved = await ask(page, synthesesApi.update, { params: { id }, body: { sections } })
    expect(saved.sections?.[0]?.sentences[0]?.citations).toMatchObject([
      { verified: 'exact', page: 2 },
      { verified: 'exact' },
      { verified: 'none' },
    ])
  })
})
