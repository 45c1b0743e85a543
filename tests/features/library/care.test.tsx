import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { PaperDraft } from '#contract/papers.ts'
import { accountByName } from '#engine/people/accounts.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const mine = () => accountByName(worldNow(), 'individual')?.id ?? ''

/** Puts papers into the library of the individual account, as an import would. */
function own(...papers: (Partial<PaperDraft> & { title: string })[]) {
  for (const [index, paper] of papers.entries()) {
    worldNow().documents.put({
      type: 'article-journal',
      authors: [{ family: 'Curie', given: 'Marie' }],
      year: 1911,
      keywords: [],
      ids: {},
      ...paper,
      id: `d-own${index}`,
      ownerId: mine(),
      design: 'unknown',
      flags: {},
      counts: {},
      origin: [{ kind: 'import', file: 'mine.ris', line: index }],
      addedAt: '2026-11-20T10:00:00.000Z',
    })
  }
}

test('a preprint and its publication are offered; accepted it stands at both, and is taken back', async () => {
  const title = 'Radium and polonium in pitchblende of the northern mines'
  own({ title, type: 'article', ids: { doi: '10.1101/2019.01.01.123456' }, year: 1910 }, { title, venue: 'Nature' })
  const { user } = renderAt('/resources?report=relations', { as: 'individual' })
  const offered = within(await screen.findByRole('region', { name: 'Possible relations' }))
  expect(offered.getByText('is a preprint of')).toBeVisible()
  await user.click(offered.getByRole('button', { name: 'Accept' }))
  expect(await screen.findByText('Nothing seems to belong to another paper')).toBeVisible()
  expect(worldNow().relations.all()).toMatchObject([
    { from: 'd-own0', of: 'd-own1', kind: 'preprint', state: 'accepted' },
  ])
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  const again = within(await screen.findByRole('region', { name: 'Possible relations' }))
  await user.click(again.getByRole('button', { name: 'No relation' }))
  expect(await screen.findByText('Nothing seems to belong to another paper')).toBeVisible()
  expect(worldNow().relations.all()).toMatchObject([{ state: 'dismissed' }])
})

test('a removed paper stands in the trash, is put back, and is removed for good after a question', async () => {
  own({ title: 'Radium' }, { title: 'Polonium' })
  for (const id of ['d-own0', 'd-own1']) {
    const paper = worldNow().documents.get(id)
    if (!paper) continue
    worldNow().documents.remove(id)
    worldNow().trash.put({ id, ownerId: mine(), removedAt: new Date().toISOString(), paper })
  }
  const { user } = renderAt('/resources?report=trash', { as: 'individual' })
  await user.click(await screen.findByRole('button', { name: /^Put back.*Radium$/ }))
  expect(await screen.findByText('1 paper put back')).toBeVisible()
  expect(worldNow().documents.has('d-own0')).toBe(true)
  await user.click(await screen.findByRole('button', { name: /^Remove for good.*Polonium$/ }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove 1 paper for good?' }))
  await user.click(question.getByRole('button', { name: 'Remove for good' }))
  expect(await screen.findByText('The trash is empty')).toBeVisible()
  expect(worldNow().documents.has('d-own1')).toBe(false)
})

test('a merge is taken back field by field from what each record said, and apart', async () => {
  own({ title: 'Radium', venue: 'Nature', volume: '7' }, { title: 'Radium and its salts', venue: 'Comptes rendus' })
  const [keep, drop] = ['d-own0', 'd-own1'].map((id) => worldNow().documents.get(id))
  if (!keep || !drop) throw new Error('They are there.')
  const { title } = drop
  worldNow().documents.remove(drop.id)
  worldNow().documents.put({ ...keep, title })
  worldNow().merges.put({
    id: 'm-1',
    ownerId: mine(),
    at: '2026-01-01T10:00:00.000Z',
    keep: keep.id,
    before: keep,
    dropped: [drop],
    after: {
      type: keep.type,
      title,
      authors: keep.authors,
      keywords: [],
      ids: {},
      year: 1911,
      venue: 'Nature',
      volume: '7',
    },
    files: [],
    highlights: [],
  })
  const { user } = renderAt('/resources?scope=own&paper=d-own0', { as: 'individual' })
  const part = within(await screen.findByRole('region', { name: 'Merged from' }))
  await user.click(part.getByText(/^Records merged on /))
  await user.click(part.getByRole('button', { name: /^Use this.*Venue: Comptes rendus$/, hidden: true }))
  await waitFor(() => expect(worldNow().documents.get('d-own0')?.venue).toBe('Comptes rendus'))
  await user.click(part.getByRole('button', { name: 'Separate', hidden: true }))
  expect(await screen.findByText('1 paper is back')).toBeVisible()
  expect(screen.getByText('Left alone, because changed by hand since: Venue.')).toBeVisible()
  expect(worldNow().documents.get('d-own0')?.title).toBe('Radium')
  expect(worldNow().documents.get('d-own1')?.title).toBe('Radium and its salts')
})
