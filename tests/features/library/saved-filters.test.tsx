import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { breakCall, mendAll } from '#tests/support/faults.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const kept = () => worldNow().libraryFilters.all()

/** On a narrow screen the ways into the library are behind a button. */
async function filters(user: ReturnType<typeof renderAt>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Organise' }, { timeout: 30_000 }))
  return within(await screen.findByRole('region', { name: 'Saved filters' }))
}

/** The library narrowed to some words, saved under a name. */
async function saved(name: string) {
  const { user } = renderAt('/resources?scope=starter&text=bcg', { as: 'individual' })
  const list = await filters(user)
  await user.click(list.getByRole('button', { name: 'Save this filter' }))
  const dialog = await screen.findByRole('dialog', { name: 'Save this filter' })
  await user.click(within(dialog).getByRole('button', { name: 'Save filter' }))
  expect(within(dialog).getByText('Give it a name.')).toBeVisible()
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), `${name}{Enter}`)
  await waitFor(() => expect(kept()).toHaveLength(1))
  return { user, list }
}

test('a look at the library is saved, opened again with its words and its number, changed and renamed', async () => {
  const { user, list: first } = await saved('Vaccines')
  expect(await first.findByRole('button', { name: /^Vaccines \d+$/ })).toHaveAttribute('aria-pressed', 'true')
  expect(kept()[0]?.look).toEqual({ scope: 'starter', text: 'bcg' })

  // Another look: the filter is no longer pressed, and leads back with the words in the box.
  const other = async () => {
    await user.clear(screen.getByRole('searchbox', { name: 'Filter papers' }))
    await user.type(screen.getByRole('searchbox', { name: 'Filter papers' }), 'statin')
    await waitFor(() => expect(addressNow()).toContain('text=statin'))
    return filters(user)
  }
  const entry = (await other()).getByRole('button', { name: /^Vaccines \d+$/ })
  expect(entry).toHaveAttribute('aria-pressed', 'false')
  await user.click(entry)
  await waitFor(() => expect(addressNow()).toContain('text=bcg'))
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Filter papers' })).toHaveValue('bcg'))

  const list = await other()
  await user.click(list.getByRole('button', { name: 'Change filter Vaccines' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Update to the current filter' }))
  await waitFor(() => expect(kept()[0]?.look).toEqual({ scope: 'starter', text: 'statin' }))

  await user.click(list.getByRole('button', { name: 'Change filter Vaccines' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }))
  const dialog = await screen.findByRole('dialog', { name: 'Rename the filter' })
  await user.clear(within(dialog).getByRole('textbox', { name: 'Name' }))
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Lipids{Enter}')
  expect(await list.findByRole('button', { name: /^Lipids \d+$/ })).toBeVisible()
  expect(kept()[0]?.name).toBe('Lipids')
}, 120_000)

test('a filter that was removed comes back as it was', async () => {
  const { user, list } = await saved('Vaccines')
  await user.click(await list.findByRole('button', { name: 'Change filter Vaccines' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
  expect(await screen.findByText('The filter “Vaccines” was removed')).toBeVisible()
  expect(kept()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(kept()).toMatchObject([{ name: 'Vaccines', look: { scope: 'starter', text: 'bcg' } }]))
  expect(await list.findByRole('button', { name: /^Vaccines \d+$/ })).toBeVisible()
}, 120_000)

test('what the server refuses is said, and the name stays in the box', async () => {
  const { user } = renderAt('/resources?text=bcg', { as: 'individual' })
  await user.click((await filters(user)).getByRole('button', { name: 'Save this filter' }))
  const dialog = await screen.findByRole('dialog', { name: 'Save this filter' })
  breakCall({ call: 'libraryFilters.create', status: 500, body: { message: 'The disk is full.' } })
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Vaccines{Enter}')
  expect(await screen.findByText('Your filters were not changed')).toBeVisible()
  expect(screen.getByText('The disk is full.')).toBeVisible()
  expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveValue('Vaccines')
  mendAll()
  await user.click(within(dialog).getByRole('button', { name: 'Save filter' }))
  await waitFor(() => expect(kept()).toHaveLength(1))
}, 120_000)
