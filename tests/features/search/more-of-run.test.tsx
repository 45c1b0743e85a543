import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { libraryOf } from '#engine/papers/library.ts'
import { usedThisMonth } from '#engine/people/plan-limits.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { breakCall, mendAll } from '#tests/support/faults.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const ME = seedUserId('free')

/** Papers of one's own, all of which hold the same words. */
function ownMany(n: number) {
  const world = worldNow()
  for (let i = 0; i < n; i += 1) {
    world.documents.put({
      id: `d-z${i}`,
      ownerId: ME,
      type: 'article-journal',
      title: `Zymurgical study ${i}`,
      abstract: 'Quaternions were fermented in the cellar.',
      year: 1950 + (i % 60),
      authors: [],
      keywords: [],
      ids: {},
      design: 'unknown',
      flags: {},
      counts: {},
      origin: [{ kind: 'manual' }],
    })
  }
  libraryOf(world)
}

test('a run goes on after its first papers for nothing, and filters can be asked of all of it', async () => {
  ownMany(260)
  const { user } = renderAt('/search?q=zymurgical%20quaternions', { as: 'free' })
  await user.click(await screen.findByRole('button', { name: 'Search' }))
  expect(await screen.findByText('200 of 260 papers are here. Showing more does not count as a search.')).toBeVisible()

  breakCall({ call: 'search.run', status: 500, times: 1 })
  await user.click(screen.getByRole('button', { name: 'Show more papers' }))
  expect(await screen.findByText('More papers could not be loaded')).toBeVisible()
  mendAll()
  await user.click(screen.getByLabelText('From'))
  await user.paste('2005')
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Search all with these filters' }))
  const narrowed = await screen.findByText('Narrowed to:')
  expect(narrowed.parentElement).toHaveTextContent('From 2005')
  expect(await screen.findByRole('heading', { name: /^20 papers/ })).toBeVisible()
  expect(within(screen.getByRole('list', { name: 'Results' })).getAllByRole('article').length).toBeGreaterThan(0)
  // Two searches were delivered; going on was none.
  expect(usedThisMonth(worldNow(), ME, 'search')).toBe(2)
})
