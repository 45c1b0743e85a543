import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { TimeLimitPassed, withinTime } from '#research/files/time-limit.ts'

const limits = { still: 30_000, whole: 180_000 }
const forever = () => new Promise<never>(() => undefined)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('work that stands still is called off and left, though it never answers', async () => {
  let given: AbortSignal | undefined
  const ended = expect(
    withinTime((signal) => {
      given = signal
      return forever()
    }, limits),
  ).rejects.toThrow(TimeLimitPassed)
  await vi.advanceTimersByTimeAsync(30_000)
  await ended
  expect(given?.aborted).toBe(true)
})

test('work that goes on has its time, but not for ever', async () => {
  const slow = async (_: AbortSignal, progress: () => void, steps: number) => {
    for (let step = 0; step < steps; step += 1) {
      await new Promise((resolve) => void setTimeout(resolve, 20_000))
      progress()
    }
    return 'read'
  }
  const five = withinTime((signal, progress) => slow(signal, progress, 5), limits)
  await vi.advanceTimersByTimeAsync(100_000)
  expect(await five).toBe('read')
  const endless = expect(withinTime((signal, progress) => slow(signal, progress, 99), limits)).rejects.toThrow(
    TimeLimitPassed,
  )
  await vi.advanceTimersByTimeAsync(180_000)
  await endless
})

test('who calls it off is answered at once, and what it throws is handed on', async () => {
  const stopper = new AbortController()
  const ended = expect(withinTime(forever, limits, stopper.signal)).rejects.toHaveProperty('name', 'AbortError')
  stopper.abort()
  await ended
  await expect(withinTime(() => Promise.reject(new RangeError('bad')), limits)).rejects.toThrow(RangeError)
})
