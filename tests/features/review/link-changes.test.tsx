import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { documentsApi } from '#contract/documents.ts'
import { libraryCareApi } from '#contract/library-care.ts'
import { librarySourcesApi } from '#contract/library-sources.ts'
import { libraryApi } from '#contract/library.ts'
import { newReviewBody } from '#contract/review-body.ts'
import { readReviewEntry } from '#contract/review-entries.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'

import { ask } from '../../mocks/ask.ts'
import { signedIn } from '../../mocks/caller.ts'

testApi()

const ME = seedUserId('individual')
const titles = [
  'Naps after lunch in bus drivers',
  'Short naps of bus drivers after lunch',
  'Coffee before a nap',
  'Ten years after coffee before a nap',
]

/** A review of one import: two works the library has made one since, two that an earlier review took are companions there. */
async function mergedSince() {
  const page = await signedIn('individual')
  const records = titles.map((title, n) => ({
    line: n + 1,
    draft: { type: 'article-journal', title, authors: [], year: 2011 + n, keywords: [], ids: {} },
  }))
  const importId = 'import-of-naps'
  await ask(page, documentsApi.importBatch, {
    body: { importId, batch: 0, file: 'naps.ris', isSource: true, records },
  })
  await ask(page, librarySourcesApi.finish, { params: { id: importId }, body: { skippedCount: 0, skipped: [] } })
  const { works } = await ask(page, librarySourcesApi.works, { params: { id: importId } })
  const world = worldNow()
  world.syntheses.put({
    id: 'review-naps',
    ownerId: ME,
    kind: 'review',
    title: 'Naps',
    query: 'Do naps help?',
    documentIds: works,
    body: newReviewBody('systematic'),
    status: 'complete',
    version: 1,
    seq: works.length,
  })
  const source = { arm: 'databases', name: 'PubMed', sourceId: importId }
  const earlier = { ...source, arm: 'previous' }
  const entries = works.map((recordId, n) => ({
    seq: n + 1,
    id: `entry-${n}`,
    at: world.now(),
    accountId: ME,
    data: { id: `event-${n}`, kind: 'identified', recordId, source: n < 2 ? source : earlier, at: world.now(), by: ME },
  }))
  world.analysisEntries.put({ id: 'review-naps:1', analysisId: 'review-naps', entries })
  const [keep = '', drop = '', first = '', later = ''] = works
  await ask(page, libraryCareApi.relate, { body: { id: later, of: first, kind: 'companion', state: 'accepted' } })
  const record = await ask(page, documentsApi.get, { params: { id: keep } })
  await ask(page, libraryApi.merge, { body: { keep, drop: [drop], record } })
  return { keep, drop, first, later }
}

const written = () =>
  worldNow()
    .analysisEntries.pick(
      ({ analysisId, id }) => analysisId === 'review-naps' && id !== 'review-naps:1',
      ({ entries }) => entries,
    )
    .flat()
    .map(({ data }) => readReviewEntry(data))

test('what the library merged since stands above the records, counts when it is taken over, and is taken back', async () => {
  const { keep, drop, first, later } = await mergedSince()
  const { user } = renderAt('/systematic-review?id=review-naps&stage=records', { as: 'individual' })
  const card = await screen.findByRole('region', { name: 'Linked otherwise in the library now: 2' })
  expect(card).toHaveTextContent(`“${titles[1]}” is one work with “${titles[0]}” there. Here they are two.`)
  expect(written()).toEqual([])
  await user.click(within(card).getByRole('button', { name: /^Take over/ }))
  await waitFor(() => expect(written()).toMatchObject([{ kind: 'duplicate', recordId: drop, of: keep }]))
  await waitFor(() => expect(screen.queryByText(/is one work with/)).toBeNull())
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(/is one work with/)).toBeVisible()

  await user.click(screen.getByRole('button', { name: /^Count as one study/ }))
  await waitFor(() => expect(written().at(-1)).toMatchObject({ kind: 'study', recordId: later, studyId: first }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Count as one study/ })).toBeNull())
})
