import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { addUnsentSource, sendUnsent } from '#platform/drafts/unsent.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Keeps changes of one person; `send` does what the line allows. */
function source(of: string, left: number, send: () => Promise<number>) {
  const state = { left }
  const release = addUnsentSource({
    count: (userId) => (userId === of ? state.left : 0),
    send: async () => {
      state.left = await send()
    },
  })
  return { state, release }
}

test('what can be sent is sent, what cannot is counted, and a source that fails stops no other', async () => {
  const one = source('ann', 2, () => Promise.resolve(0))
  const two = source('ann', 3, () => Promise.reject(new Error('refused')))
  let isTold = false
  expect(await sendUnsent('ann', () => (isTold = true))).toBe(3)
  expect(isTold).toBe(true)
  expect(one.state.left).toBe(0)
  one.release()
  two.release()
})

test('nothing of one’s own: nobody is kept waiting, and nothing of somebody else is sent', async () => {
  const { state, release } = source('bob', 4, () => Promise.resolve(0))
  let isTold = false
  expect(await sendUnsent('ann', () => (isTold = true))).toBe(0)
  expect(isTold).toBe(false)
  expect(state.left).toBe(4)
  release()
})

test('a line that never answers is waited for five seconds', async () => {
  const { release } = source('ann', 1, () => new Promise(() => {}))
  let answer: number | undefined
  void sendUnsent('ann', () => {}).then((left) => (answer = left))
  await vi.advanceTimersByTimeAsync(4900)
  expect(answer).toBeUndefined()
  await vi.advanceTimersByTimeAsync(200)
  expect(answer).toBe(1)
  release()
})
