import { expect, test, vi } from 'vitest'

import { keepUnsent } from '#research/saving/outbox.ts'

const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('leaving asks first until what was written is kept on the device', async () => {
  const opening: { onerror?: () => void } = {}
  vi.stubGlobal('indexedDB', { open: () => opening })
  expect(asks()).toBe(false)
  const first = keepUnsent('u1/review', [{ id: 'one', n: 1, data: {} }])
  const second = keepUnsent('u1/review', [{ id: 'two', n: 2, data: {} }])
  expect(asks()).toBe(true)
  opening.onerror?.()
  await Promise.all([first, second])
  expect(asks()).toBe(false)
  vi.unstubAllGlobals()
})
