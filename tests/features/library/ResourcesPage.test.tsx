import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { accountByName } from '#engine/people/accounts.ts'
import { setFault } from '#mocks/server/faults.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

/** Puts papers into the library of the individual account, as an import would. */
function own(...titles: string[]) {
  const world = worldNow()
  const ownerId = accountByName(world, 'individual')?.id ?? ''
  for (const [index, title] of titles.entries()) {
    world.documents.put({
      id: `d-own${index}`,
      ownerId,
      type: 'article-journal',
      title,
      authors: [{ family: 'Curie', given: 'Marie' }],
      year: 1911,
      keywords: [],
      ids: {},
      design: 'unknown',
      flags: index === 0 ? { retracted: true } : {},
      counts: {},
      origin: [{ kind: 'import', file: 'mine.ris', line: 12 }],
      addedAt: '2026-11-20T10:00:00.000Z',
    })
  }
}

const table = () => screen.findByRole('region', { name: 'Papers' })

test('the starter library and my own papers stand in one list, counted, and can be told apart', async () => {
  own('Radium and its salts')
  const { user } = renderAt('/resources', { as: 'individual' })

  expect(await within(await table()).findByRole('button', { name: 'Radium and its salts' })).toBeVisible()
  expect(screen.getByText('Retracted')).toBeVisible()
  const mine = await screen.findByRole('tab', { name: /^My library ?1$/ })
  await user.click(mine)
  await waitFor(() =>
    expect(within(screen.getByRole('region', { name: 'Papers' })).getAllByRole('row')).toHaveLength(2),
  )
  expect(addressNow()).toBe('/resources?scope=own')
})

test('words narrow the list, and nothing that matches is said', async () => {
  own('Radium and its salts', 'Polonium')
  const { user } = renderAt('/resources?scope=own', { as: 'individual' })
  await table()
  const filter = screen.getByRole('searchbox', { name: 'Filter papers' })
  await user.type(filter, 'polon')

  expect(await screen.findByText('1 paper matches')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Radium and its salts' })).not.toBeInTheDocument()
  await user.clear(filter)
  await user.type(filter, 'uranium')
  expect(await screen.findByText('No paper matches “uranium”')).toBeVisible()
})

test('an empty library says what belongs here and how to begin', async () => {
  renderAt('/resources?scope=own', { as: 'individual' })
  expect(await screen.findByText('Your own papers stand here')).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Import papers' }).length).toBeGreaterThan(1)
})

test('a paper of my own is removed after a question, one of the starter library cannot be', async () => {
  own('Radium and its salts', 'Polonium')
  const { user } = renderAt('/resources?scope=own', { as: 'individual' })
  await user.click(await within(await table()).findByRole('button', { name: 'Polonium' }))
  const details = await screen.findByRole('article', { name: 'Polonium' })
  expect(details).toHaveTextContent('Imported from mine.ris, line 12')
  await user.click(within(details).getByRole('button', { name: 'Remove' }))

  const question = await screen.findByRole('alertdialog')
  expect(question).toHaveTextContent('“Polonium” leaves your library.')
  await user.click(within(question).getByRole('button', { name: 'Remove paper' }))

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Polonium' })).not.toBeInTheDocument())
  expect(worldNow().documents.has('d-own1')).toBe(false)
  expect(worldNow().documents.has('d-own0')).toBe(true)
  expect(await screen.findByRole('tab', { name: /^My library ?1$/ })).toBeVisible()
})

test('a list that cannot be loaded says so and loads when asked again', async () => {
  setFault(worldNow().id, { call: 'documents.list', status: 503, body: { message: 'Back in a minute.' } })
  const { user } = renderAt('/resources', { as: 'individual' })
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('The library could not be loaded')
  expect(alert).toHaveTextContent('Back in a minute.')

  setFault(worldNow().id, { call: 'documents.list', delayMs: 0 })
  await user.click(within(alert).getByRole('button', { name: 'Try Again' }))
  expect(await table()).toBeVisible()
})

test('what another tab put into the library stands in the list', async () => {
  own('Radium and its salts')
  renderAt('/resources?scope=own', { as: 'individual' })
  expect(await within(await table()).findByRole('button', { name: 'Radium and its salts' })).toBeVisible()

  own('Radium and its salts', 'Polonium')
  const otherTab = new BroadcastChannel('stale-answers')
  otherTab.postMessage([['documents', 'list']])
  expect(await within(await table()).findByRole('button', { name: 'Polonium' })).toBeVisible()
  otherTab.close()
})

test('a tab tells the others what it took out of the library', async () => {
  own('Radium and its salts')
  const { user } = renderAt('/resources?scope=own', { as: 'individual' })
  const heard: unknown[] = []
  const otherTab = new BroadcastChannel('stale-answers')
  otherTab.addEventListener('message', ({ data }: MessageEvent<unknown>) => void heard.push(data))
  await user.click(await within(await table()).findByRole('button', { name: 'Radium and its salts' }))
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  await user.click(await screen.findByRole('button', { name: 'Remove paper' }))
  await waitFor(() =>
    expect(heard).toEqual([
      [
        ['documents', 'list'],
        ['libraryCare', 'trash'],
      ],
    ]),
  )
  otherTab.close()
})
