import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { renderAt, testApi } from '../../support/render.tsx'

testApi()

test('the findings stand in the reader, and a passage is shown where it stands', async () => {
  const { user } = renderAt('/document/p-colditz-1994', { as: 'individual' })
  await user.click(await screen.findByRole('tab', { name: 'Found' }))
  const panel = await screen.findByRole('region', { name: 'What the rules found' })
  const results = await within(panel).findByRole('region', { name: 'Results' })
  const [first] = within(results).getAllByRole('button', { name: /^Show passage: / })
  const item = first?.closest('li')
  const words = item?.querySelector('mark')?.textContent ?? ''
  expect(words.length).toBeGreaterThan(2)
  await user.click(first as HTMLElement)
  const text = await screen.findByRole('main')
  const isLit = () =>
    [...text.querySelectorAll('mark')].some((mark) => mark.textContent.includes(words) && !panel.contains(mark))
  await expect.poll(isLit).toBe(true)
})
