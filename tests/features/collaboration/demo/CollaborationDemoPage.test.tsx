import { screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'

import { renderAt, testApi } from '#tests/support/render.tsx'

testApi()

const card = (name: string) => within(screen.getByRole('region', { name: `${name} Demo` }))

test('the demo is played step by step with blind votes, a conflict, a board and a chat; the server hears nothing', async () => {
  const asked: string[] = []
  const send = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push(input instanceof Request ? input.url : String(input))
    return send(input, init)
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const { user } = renderAt('/collaboration-demo', { as: 'free' })
  expect(await screen.findByText(/This is a demo/)).toBeVisible()
  const step = screen.getByRole('button', { name: 'Step' })

  for (let n = 0; n < 5; n += 1) await user.click(step)
  expect(card('Present').getByText('Mira Lindqvist')).toBeVisible()
  expect(card('Blind votes').getAllByText(/voted, hidden until you have/)).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Exclude record 2' }))
  expect(card('Blind votes').getByText('Conflict')).toBeVisible()
  expect(card('Blind votes').getByText(/Mira Lindqvist: include · You: exclude/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Resolve: exclude record 2' }))
  expect(card('Blind votes').getByText('Excluded')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'Records decided' })).toHaveAttribute('aria-valuenow', '1')

  const list = screen.getByRole('combobox', { name: 'Column of Extract the trials' })
  await user.selectOptions(list, 'Done')
  const done = within(screen.getByRole('region', { name: 'Done' }))
  expect(done.getByText('Extract the trials')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Message in the demo' }), 'I agree{Enter}')
  expect(card('Chat').getByText('I agree')).toBeVisible()

  expect(asked).not.toEqual([])
  expect(asked.filter((address) => /collaboration|chat|task|vote/.test(address))).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(card('Chat').queryByText('I agree')).not.toBeInTheDocument()
  expect(card('Present').queryByText('Mira Lindqvist')).not.toBeInTheDocument()
})

test('it plays by itself until it is paused', async () => {
  const { user } = renderAt('/collaboration-demo', { as: 'free' })
  await user.click(await screen.findByRole('button', { name: 'Play' }))
  expect(await card('Present').findByText('Mira Lindqvist')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Pause' }))
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible()
})
