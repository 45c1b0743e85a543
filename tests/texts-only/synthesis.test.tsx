import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { starterPapers } from '#engine/starter-papers/all.ts'
import { accepted, breakCall } from '#tests/support/faults.ts'
import { keepingStore, lineTo, testLine } from '#tests/support/engine-line.ts'
import { runForgetters } from '#platform/session/forgetters.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'
import { textsOnly } from '#tests/support/texts-only.ts'

testApi()

const notOffered = () => screen.queryByText(/does not offer/)
const ids = (starterPapers as readonly { id: string }[]).map(({ id }) => id)
const form = `/synthesis?documents=${ids.slice(0, 3).join(',')}&q=What%20works%3F`

test('what the server writes is asked of the server and counted there', async () => {
  const { asked } = textsOnly()
  const { user } = renderAt(form, { as: 'individual', openLine: testLine })
  await user.click(await screen.findByRole('button', { name: 'Generate synthesis' }))
  expect(await screen.findByText('How this was made')).toBeVisible()
  expect(accepted('syntheses.generate')).toHaveLength(1)
  expect(screen.queryByText('Written in this browser')).not.toBeInTheDocument()
  await waitFor(() => expect(accepted('usage.consume')).toHaveLength(1))
  expect(asked).toEqual([])
})

test.each([
  ['refuses', { status: 422, body: { message: 'No such documents' } }],
  ['is a web page', { html: true }],
])(
  'where the server’s generating %s, rules write in this browser, it says so, and nothing is counted',
  async (_, fault) => {
    const { asked } = textsOnly()
    breakCall({ call: 'syntheses.generate', ...fault })
    const { user } = renderAt(form, { as: 'individual', openLine: testLine })
    await user.click(await screen.findByRole('button', { name: 'Generate synthesis' }))
    expect(await screen.findByText('How this was made')).toBeVisible()
    expect(screen.getByText('Written in this browser')).toBeVisible()
    expect(accepted('usage.consume')).toEqual([])
    expect(notOffered()).not.toBeInTheDocument()
    expect(asked).toEqual([])
  },
)

test('where the server gives no text, what rules write stands under the server’s id, over a reload too', async () => {
  const openLine = lineTo(keepingStore())
  const { asked } = textsOnly({ keeps: 'little' })
  const { user, unmount } = renderAt(form, { as: 'individual', openLine })
  await user.click(await screen.findByRole('button', { name: 'Generate synthesis' }))
  expect(await screen.findByText('How this was made')).toBeVisible()
  const address = addressNow()
  const id = new URLSearchParams(location.search).get('id') ?? ''
  expect(worldNow().syntheses.has(id)).toBe(true)
  unmount()
  runForgetters()
  renderAt(address, { openLine })
  expect(await screen.findByText('How this was made')).toBeVisible()
  expect(screen.getByText('Written in this browser')).toBeVisible()
  expect(asked).toEqual([])
})

test('a use that is used up is refused by the server and written by nobody', async () => {
  textsOnly()
  breakCall({ call: 'syntheses.generate', status: 403, body: { message: 'Used up', code: 'limit_reached' } })
  const { user } = renderAt(form, { as: 'individual', openLine: testLine })
  await user.click(await screen.findByRole('button', { name: 'Generate synthesis' }))
  expect(await screen.findByRole('button', { name: 'See plans' })).toBeVisible()
  expect(screen.queryByText('How this was made')).not.toBeInTheDocument()
  expect(addressNow()).toMatch(/^\/synthesis\?/)
})
