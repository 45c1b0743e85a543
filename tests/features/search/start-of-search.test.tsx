import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { renderAt, testApi } from '#tests/support/render.tsx'

testApi()

test('search reached from the bar begins in the question; the key that leads there is no word of it', async () => {
  const { user } = renderAt('/help', { as: 'individual' })
  const tools = await screen.findByRole('navigation', { name: 'Tools' })
  await user.click(within(tools).getByRole('link', { name: 'Search' }))
  const question = await screen.findByRole('searchbox', { name: 'Question' })
  await waitFor(() => expect(question).toHaveFocus())
  await user.keyboard('/and/or')
  expect(question).toHaveValue('and/or')
})
