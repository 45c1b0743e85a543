import { expect, test } from 'vitest'

import { wait } from '#shared/browser/wait.ts'

test('waits, and gives up at once when it is told to', async () => {
  await expect(wait(1)).resolves.toBeUndefined()

  const stop = new AbortController()
  const waiting = wait(60_000, stop.signal)
  stop.abort()
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
  await expect(wait(60_000, stop.signal)).rejects.toMatchObject({ name: 'AbortError' })
})
