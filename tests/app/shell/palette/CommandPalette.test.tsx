import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { TypedAhead, typedAhead } from '#app/shell/palette/TypedAhead.tsx'
import { noteRecent } from '#platform/recents.ts'
import { addressNow, renderAt, testApi } from '#tests/support/render.tsx'

testApi()

const openPalette = async (as: 'individual' | 'admin' = 'individual') => {
  const { user } = renderAt('/help', { as })
  await screen.findByRole('banner')
  await user.keyboard('{Control>}k{/Control}')
  return { user, palette: await screen.findByRole('dialog', { name: 'Commands' }) }
}

test('opens by Ctrl and K, finds a page by name, and goes there by Enter', async () => {
  const { user, palette } = await openPalette()
  await waitFor(() => expect(within(palette).getByRole('combobox')).toHaveFocus())
  await user.keyboard('billing')
  expect(within(palette).getAllByRole('option')[0]).toHaveTextContent('Manage Billing')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(addressNow()).toBe('/settings?tab=billing'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('what is typed before it is there goes into its field, and nothing else hears it', async () => {
  const user = userEvent.setup()
  const pressed = vi.fn()
  const { unmount } = render(
    <>
      <button type="button" onClick={pressed}>
        Behind
      </button>
      <TypedAhead />
    </>,
  )
  screen.getByRole('button', { name: 'Behind' }).focus()
  await user.keyboard('bilx{Backspace}ling{Enter}')
  unmount()
  expect(pressed).not.toHaveBeenCalled()
  expect(typedAhead()).toBe('billing')
  const { palette } = await openPalette()
  expect(within(palette).getByRole('combobox')).toHaveValue('billing')
  expect(within(palette).getAllByRole('option')[0]).toHaveTextContent('Manage Billing')
  expect(typedAhead()).toBe('')
})

test('finds pages by other words too, and says so when there is nothing', async () => {
  const { user, palette } = await openPalette()
  await user.keyboard('orcid')
  expect(within(palette).getAllByRole('option')[0]).toHaveTextContent('Profile')
  await user.keyboard('xyzzyx')
  expect(within(palette).queryByRole('option')).not.toBeInTheDocument()
  expect(palette).toHaveTextContent('Nothing has that name.')
})

test('offers the papers opened last, until somebody signs out', async () => {
  const open = (id: string, title: string) =>
    noteRecent('user-individual', { place: 'library', id, title, to: `/document/${id}` })
  open('p-hart-1977', 'BCG and vole bacillus vaccines')
  open('p-stein-1953', 'The occurrence of pulmonary lesions')
  open('p-hart-1977', 'BCG and vole bacillus vaccines')
  const { user, palette } = await openPalette()
  const recent = within(palette).getByRole('group', { name: 'Used last' })
  expect(
    within(recent)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['BCG and vole bacillus vaccines', 'The occurrence of pulmonary lesions'])
  await user.click(within(recent).getByRole('option', { name: 'BCG and vole bacillus vaccines' }))
  await waitFor(() => expect(addressNow()).toBe('/document/p-hart-1977'))

  await user.keyboard('{Control>}k{/Control}')
  await user.click(await screen.findByRole('option', { name: 'Sign out' }))
  await waitFor(() => expect(addressNow()).toBe('/auth'))
  act(() => history.replaceState(null, '', '/'))
})

test('shows admin pages to admins alone', async () => {
  const { palette } = await openPalette()
  expect(within(palette).queryByRole('option', { name: 'Admin Dashboard' })).not.toBeInTheDocument()
})

test('shows admins their pages', async () => {
  const { palette } = await openPalette('admin')
  expect(within(palette).getByRole('option', { name: 'Admin Dashboard' })).toBeInTheDocument()
})

test('does things as well: the theme, the list of shortcuts', async () => {
  const { user } = await openPalette()
  await user.keyboard('dark{Enter}')
  await waitFor(() => expect(document.documentElement).toHaveClass('dark'))
  await user.keyboard('{Control>}k{/Control}')
  await screen.findByRole('dialog', { name: 'Commands' })
  await user.keyboard('shortcuts{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeInTheDocument()
  act(() => document.documentElement.classList.remove('dark'))
})

test('a question mark lists the shortcuts, and there single keys are switched off', async () => {
  const { user } = renderAt('/help', { as: 'individual' })
  await screen.findByRole('banner')
  await user.keyboard('?')
  const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(list).toHaveTextContent('CommandsCtrlK')
  await user.click(within(list).getByRole('checkbox', { name: /^Listen to single keys/ }))
  await user.keyboard('{Escape}')
  await user.keyboard('?')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

  await user.keyboard('{Control>}k{/Control}')
  await user.click(await screen.findByRole('option', { name: 'Keyboard shortcuts' }))
  await user.click(await screen.findByRole('checkbox', { name: /^Listen to single keys/ }))
})

test('finds papers of the libraries by words of theirs, opened or not', async () => {
  const { user, palette } = await openPalette()
  await user.keyboard('vole bacillus')
  const papers = await within(palette).findByRole('group', { name: 'Papers' })
  await user.click(
    within(papers).getByRole('option', { name: /BCG and vole bacillus vaccines in the prevention of tuberculosis/ }),
  )
  await waitFor(() => expect(addressNow()).toBe('/document/p-hart-1977'))
})
