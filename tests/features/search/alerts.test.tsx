import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { SearchRunRow } from '#engine/world/rows.ts'
import { breakCall, mendAll } from '#tests/support/faults.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const OWNER = 'user-individual'

/** A search that was made an hour ago and found nothing. */
function made(id: string, query: string) {
  const at = new Date(Date.now() - 3_600_000).toISOString()
  const perSource: SearchRunRow['run']['perSource'] = [
    { source: 'own', label: 'My library', queryRun: query, hits: 0 },
    { source: 'starter', label: 'Starter library', queryRun: query, hits: 0 },
  ]
  worldNow().searchRuns.put({ id, ownerId: OWNER, at, run: { runId: id, query, at, perSource, total: 0 }, hits: [] })
}

/** A paper comes into the library, as from an import. */
const arrives = (id: string, title: string) =>
  void worldNow().documents.put({
    id,
    ownerId: OWNER,
    type: 'article-journal',
    title,
    authors: [],
    keywords: [],
    ids: {},
    design: 'unknown',
    flags: {},
    counts: {},
    origin: [],
    addedAt: new Date().toISOString(),
  })

const row = async (query: string) =>
  within(
    within(await screen.findByRole('list', { name: 'Searches' })).getAllByRole('listitem', {
      name: query,
    })[0] as HTMLElement,
  )

test('a search is watched from the history, asked, and what is new is opened', async () => {
  made('run-z', 'zymurgical')
  // In the store before the index is built, which is when something is first searched.
  arrives('d-zymurgy', 'A zymurgical treatise')
  const { user } = renderAt('/search-history', { as: 'individual' })
  const toggle = await (await row('zymurgical')).findByRole('button', { name: 'Alert me of new papers for zymurgical' })
  expect(toggle).toHaveAttribute('aria-pressed', 'false')
  await user.click(toggle)
  await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', 'true'))
  expect(await screen.findByText('1 search is watched.')).toBeVisible()
  expect((await row('zymurgical')).getByText('Not checked yet')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Check now' }))
  expect(await screen.findByText('1 search is watched, 1 paper is new.')).toBeVisible()
  expect(
    worldNow().notifications.find(({ accountId, title }) => accountId === OWNER && /zymurgical/.test(title)),
  ).toBeDefined()
  expect(await (await row('zymurgical')).findByText('From an alert')).toBeVisible()

  await user.click((await row('zymurgical')).getByRole('link', { name: 'Show 1 new paper' }))
  expect(await screen.findByRole('link', { name: /A zymurgical treatise/i })).toBeVisible()
  expect(addressNow()).toMatch(/^\/search\?q=zymurgical&run=run/)
  await waitFor(() => expect(worldNow().searchAlerts.all()[0]?.fresh).toBe(0))
})

test('after a search one click watches it, another ends that', async () => {
  const { user } = renderAt('/search', { as: 'individual' })
  await user.type(await screen.findByRole('searchbox', { name: 'Question' }), 'BCG vaccine')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  const toggle = await screen.findByRole('button', { name: 'Alert me' })
  await user.click(toggle)
  await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', 'true'))
  expect(worldNow().searchAlerts.all()).toMatchObject([{ query: 'BCG vaccine', ownerId: OWNER }])
  await user.click(toggle)
  await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', 'false'))
  expect(worldNow().searchAlerts.all()).toEqual([])
})

test('an alert that cannot be set is said, and nothing pretends to be on', async () => {
  made('run-z', 'zymurgical')
  const { user } = renderAt('/search-history', { as: 'individual' })
  const toggle = await (await row('zymurgical')).findByRole('button', { name: /^Alert me/ })
  breakCall({ call: 'searchAlerts.create', status: 503 })
  await user.click(toggle)
  expect(await screen.findByText('The alert was not changed')).toBeVisible()
  expect(toggle).toHaveAttribute('aria-pressed', 'false')
  mendAll()
  await user.click(toggle)
  await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', 'true'))
})
