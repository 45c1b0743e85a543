import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { confirm } from '#platform/dialogs/confirm.ts'
import { openDialog } from '#platform/dialogs/dialogs.ts'
import { renderAt, testApi } from '#tests/support/render.tsx'

testApi()

const open = async () => {
  const page = renderAt('/personalized-dashboard', { as: 'free' })
  await screen.findByRole('heading', { name: 'Welcome, Freya' })
  return page
}

const question = { title: 'Delete this?', body: 'It will be gone.', action: 'Delete', destructive: true }

test.each([
  ['Delete', true],
  ['Cancel', false],
])('a question answered with %s is %s', async (name, answer) => {
  const { user } = await open()
  let given: Promise<boolean> | undefined
  act(() => void (given = confirm(question)))
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete this?' })
  expect(dialog).toHaveTextContent('It will be gone.')
  await user.click(screen.getByRole('button', { name }))
  await expect(given).resolves.toBe(answer)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
})

test('a question that is left with Escape, or for another question, is answered with no', async () => {
  const { user } = await open()
  let first: Promise<boolean> | undefined
  let second: Promise<boolean> | undefined
  act(() => void (first = confirm(question)))
  await screen.findByRole('alertdialog')
  act(() => void (second = confirm({ ...question, title: 'And this?' })))
  await expect(first).resolves.toBe(false)
  await screen.findByRole('alertdialog', { name: 'And this?' })
  await user.keyboard('{Escape}')
  await expect(second).resolves.toBe(false)
})

test.each([
  ['plans', 'Subscription plans'],
  ['shortcuts', 'Keyboard shortcuts'],
  ['palette', 'Commands'],
] as const)('%s opens over any page, and Escape closes it', async (name, title) => {
  const { user } = await open()
  act(() => openDialog({ name }))
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('a dialog goes with the page it was opened on', async () => {
  const { user } = await open()
  act(() => openDialog({ name: 'palette' }))
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
  await user.keyboard('copilot')
  await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent('Copilot'))
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: 'Copilot' })).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
