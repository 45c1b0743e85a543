import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { starterPapers } from '#engine/starter-papers/all.ts'
import { accepted } from '#tests/support/faults.ts'
import { addressNow, renderAt, testApi } from '#tests/support/render.tsx'

testApi()

const ids = (starterPapers as readonly { id: string }[]).map(({ id }) => id)
const open = (documents: readonly string[]) =>
  renderAt(`/synthesis?documents=${documents.join(',')}&q=What%20works%3F`, { as: 'individual' })

describe('chosen papers', () => {
  test('that are gone from the library are named, and go with one click', async () => {
    const { user } = open([...ids.slice(0, 2), 'd-gone-1', 'd-gone-2'])

    expect(await screen.findByText('2 of these papers are no longer in your library.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Take them out' }))

    await waitFor(() => expect(addressNow()).not.toContain('d-gone'))
    expect(screen.getByText('Papers (2)')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Generate synthesis' }))
    expect(await screen.findByText('How this was made')).toBeVisible()
  })

  test('taken out one after the other by keyboard: the focus stays in the list', async () => {
    const { user } = open(ids.slice(0, 3))
    const [first] = await screen.findAllByRole('button', { name: /^Remove / })
    first?.focus()
    await user.keyboard('{Enter}')

    await waitFor(() => expect(screen.getByText('Papers (2)')).toBeVisible())
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Remove / })[0]).toHaveFocus())
  })

  test('more than one run may read: said before anything is sent', async () => {
    const { user } = open(ids.slice(0, 203))
    await user.click(await screen.findByRole('button', { name: 'Generate synthesis' }))

    expect(screen.getByText('A synthesis reads at most 200 papers, and 203 are chosen. Take some out.')).toBeVisible()
    expect(accepted('syntheses.generate')).toEqual([])
  })

  test('the same holds in the picker and in the library', async () => {
    const { user } = open(ids.slice(0, 203))
    await user.click(await screen.findByRole('button', { name: 'Change papers' }))
    const picker = await screen.findByRole('dialog', { name: 'Choose papers' })
    expect(within(picker).getByText('203 papers chosen, 3 too many')).toBeVisible()
    expect(within(picker).getByRole('button', { name: 'Use 203 papers' })).toBeDisabled()
  })
})

test('more papers of the library than one run may read stay chosen there', async () => {
  const { user } = renderAt('/resources', { as: 'individual' })
  await user.click(await screen.findByRole('checkbox', { name: /^Choose all/ }))
  const bar = await screen.findByRole('group', { name: 'Chosen papers' })
  await user.click(await within(bar).findByRole('button', { name: /^Choose all \d/ }))
  await user.click(within(bar).getByRole('button', { name: 'Synthesize' }))

  expect(await screen.findByText('A synthesis reads at most 200 papers')).toBeVisible()
  expect(location.pathname).toBe('/resources')
  expect(bar).toHaveTextContent(`${ids.length} papers chosen`)
})
