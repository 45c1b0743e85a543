import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const alert = (id: string, query: string, more: object = {}) =>
  void worldNow().searchAlerts.put({
    id,
    ownerId: 'user-free',
    query,
    createdAt: '2026-01-01T00:00:00Z',
    since: '2026-01-01T00:00:00Z',
    told: [],
    fresh: 0,
    ...more,
  })

test('alert hits stand on the dashboard: what is new first, and it opens its search', async () => {
  alert('a-1', 'statins', { checkedAt: new Date().toISOString() })
  alert('a-2', 'BCG vaccine', { fresh: 3, runId: 'run-9' })
  alert('a-3', 'not mine', { ownerId: 'user-individual', fresh: 9 })
  const { user } = renderAt('/personalized-dashboard', { as: 'free' })
  await user.click(await screen.findByRole('button', { name: 'Add panel' }))
  await user.click(await screen.findByRole('menuitem', { name: 'New for your searches' }))
  const panel = within(await screen.findByRole('region', { name: 'New for your searches' }))
  const rows = await panel.findAllByRole('link')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^BCG vaccine.*3 new papers$/),
    expect.stringMatching(/^statins.*nothing new, checked /),
  ])
  expect(rows[0]).toHaveAttribute('href', '/search?q=BCG+vaccine&run=run-9')
})

test('without an alert it says how one is made', async () => {
  const { user } = renderAt('/personalized-dashboard', { as: 'free' })
  await user.click(await screen.findByRole('button', { name: 'Add panel' }))
  await user.click(await screen.findByRole('menuitem', { name: 'New for your searches' }))
  const panel = within(await screen.findByRole('region', { name: 'New for your searches' }))
  expect(await panel.findByText(/Switch on an alert in your search history/)).toBeVisible()
})
