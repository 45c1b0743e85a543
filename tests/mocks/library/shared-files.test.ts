import { beforeEach, expect, test } from 'vitest'

import { analysesApi } from '#contract/analyses.ts'
import { documentsApi } from '#contract/documents.ts'
import { filesApi } from '#contract/files.ts'
import type { PaperFile } from '#contract/papers.ts'
import { newReviewBody } from '#contract/review-body.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { fullTextsOf } from '#engine/papers/paper-files.ts'
import type { World } from '#engine/world/world.ts'
import { STATINS } from '#mocks/seed/projects.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { freshWorld } from '#mocks/server/worlds.ts'
import { fullTextOf } from '#science/evidence/full-text.ts'

import { ask, refused } from '../ask.ts'
import { form, signedIn, type Caller } from '../caller.ts'

const BOB = seedUserId('team-member')
const WORDS = 'Of 120 people 12 died within a year.'
let world: World
let ann: Caller
let bob: Caller
let stranger: Caller
let file: PaperFile
let paperId = ''
let review = ''
beforeEach(async () => {
  world = await freshWorld()
  ann = await signedIn('team-owner')
  bob = await signedIn('team-member')
  stranger = await signedIn('individual')
  const draft = { type: 'article-journal', title: 'Tea and death', authors: [], keywords: [], ids: {} }
  const sent = await ann.post(
    '/documents',
    form({ file: new File(['%PDF-1.4\nTea\n%%EOF'], 'tea.pdf'), draft: JSON.stringify(draft) }),
  )
  const made = sent.body as { paper: { id: string }; file: PaperFile }
  file = made.file
  paperId = made.paper.id
  const pages = [{ page: 1, text: WORDS }]
  const { textHash } = fullTextOf(pages)
  await ask(ann, filesApi.saveText, { params: { id: paperId }, body: { fileId: file.id, pages, textHash } })
  const body = newReviewBody('systematic')
  const wanted = { kind: 'review' as const, title: 'Tea', projectId: STATINS, documentIds: [paperId], body }
  review = (await ask(ann, synthesesApi.create, { body: wanted })).id
  const found = { id: 'event-0000', at: '2026-01-01T09:00:00.000Z', by: seedUserId('team-owner'), recordId: paperId }
  const data = { ...found, kind: 'identified', source: { arm: 'databases', name: 'PubMed' } }
  await ask(ann, analysesApi.append, { params: { id: review }, body: { entries: [{ id: 'entry-0000', data }] } })
})

const share = { projectId: STATINS, basis: 'licence', words: 'CC BY', consent: true } as const
const contentFor = async (who: Caller) => (await who.get(file.url.replace('/api', ''))).status
const filesInReview = async (who: Caller) =>
  (await ask(who, analysesApi.documents, { params: { id: review }, query: {} })).documents[0]?.files ?? []
const common = (id: string) => ({ id, at: '2026-01-01T10:00:00.000Z', by: BOB, recordId: paperId })
const retrieved = () => ({
  params: { id: review },
  body: {
    entries: [
      { id: 'entry-0001', data: { ...common('event-0001'), kind: 'retrieval', outcome: 'retrieved', from: 'file' } },
    ],
  },
})

test('a file is read by the people of a project from the consent on and until it is taken back, by one rule everywhere', async () => {
  const isClosed = async (who: Caller) => {
    expect(await contentFor(who)).toBe(404)
    expect((await refused(who, filesApi.text, { params: { id: paperId }, query: { fileId: file.id } })).status).toBe(
      404,
    )
  }
  await isClosed(bob)
  expect(await filesInReview(bob)).toEqual([])
  expect((await refused(bob, analysesApi.append, retrieved())).status).toBe(422)
  expect(fullTextsOf(world, BOB, paperId)).toEqual([])

  const { files } = await ask(ann, filesApi.share, { body: { ...share, fileIds: [file.id] } })
  expect(files[0]?.shares).toMatchObject([{ projectId: STATINS, basis: 'licence', words: 'CC BY' }])

  // Reader, review, extraction and what counts as retrieved.
  expect(await contentFor(bob)).toBe(200)
  const text = await ask(bob, filesApi.text, { params: { id: paperId } })
  expect(text).toMatchObject({ source: 'file', pages: [{ text: WORDS }] })
  const [seen] = (await ask(bob, documentsApi.get, { params: { id: paperId } })).files ?? []
  expect(seen).toMatchObject({ name: 'tea.pdf', sharedBy: { userId: seedUserId('team-owner') } })
  expect(seen?.shares).toBeUndefined()
  expect(await filesInReview(bob)).toHaveLength(1)
  expect(fullTextsOf(world, BOB, paperId)).toMatchObject([{ text: WORDS }])
  await ask(bob, analysesApi.append, retrieved())

  await isClosed(stranger)
  await ask(ann, filesApi.unshare, { params: { fileId: file.id, projectId: STATINS } })
  await isClosed(bob)
  expect(await filesInReview(bob)).toEqual([])
  expect(await contentFor(ann)).toBe(200)
})

test('who has left the project reads its files no more', async () => {
  await ask(ann, filesApi.share, { body: { ...share, fileIds: [file.id] } })
  const project = world.projects.get(STATINS)
  if (!project) throw new Error('The project is missing.')
  world.projects.put({
    ...project,
    memberIds: project.memberIds.filter((id) => id !== BOB),
    teamId: undefined,
  })
  expect(await contentFor(bob)).toBe(404)
})

test('a file is shared by its owner alone, with a project of theirs, and with the consent said', async () => {
  const fileIds = [file.id]
  expect((await refused(bob, filesApi.share, { body: { ...share, fileIds } })).status).toBe(404)
  expect((await refused(ann, filesApi.share, { body: { ...share, fileIds, projectId: 'another' } })).status).toBe(404)
  const unsaid = await ann.post('/paper-files/shares', { ...share, fileIds, consent: false })
  expect(unsaid.status).toBe(400)
  await ask(ann, filesApi.share, { body: { ...share, fileIds } })
  expect((await refused(bob, filesApi.unshare, { params: { fileId: file.id, projectId: STATINS } })).status).toBe(404)
  // What is shared is read and not changed: the file, its text and its deletion stay its owner's.
  expect((await refused(bob, filesApi.remove, { params: { id: paperId, fileId: file.id } })).status).toBe(404)
})

test('a project lists the consents that hold: all of them for who leads it, one’s own for others, nothing for strangers', async () => {
  const params = { projectId: STATINS }
  const listed = async (who: Caller) => (await ask(who, filesApi.consents, { params })).consents
  expect(await listed(ann)).toEqual([])
  await ask(ann, filesApi.share, { body: { ...share, fileIds: [file.id] } })
  const mine = { fileId: file.id, documentId: paperId, name: 'tea.pdf', title: 'Tea and death', basis: 'licence', words: 'CC BY' } // prettier-ignore
  expect(await listed(ann)).toMatchObject([{ ...mine, by: { userId: seedUserId('team-owner') } }])
  expect(await listed(bob)).toEqual([])
  expect((await refused(stranger, filesApi.consents, { params })).status).toBe(404)
  await ask(ann, filesApi.unshare, { params: { fileId: file.id, projectId: STATINS } })
  expect(await listed(ann)).toEqual([])
})
