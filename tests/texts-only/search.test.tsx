import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { testLine } from '#tests/support/engine-line.ts'
import { renderAt, testApi } from '#tests/support/render.tsx'
import { textsOnly } from '#tests/support/texts-only.ts'

testApi()

test('a search is answered from the papers that this browser has, on a server that offers none', async () => {
  const { asked } = textsOnly()
  const { user } = renderAt('/search', { as: 'individual', openLine: testLine })
  await user.type(await screen.findByRole('searchbox'), 'statins mortality{Enter}')
  const list = await screen.findByRole('list', { name: /results/i })
  expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(3)
  expect(screen.queryByText(/does not offer/)).not.toBeInTheDocument()
  await waitFor(() => expect(asked).toEqual([]))
})
