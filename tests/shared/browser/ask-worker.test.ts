import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { askWorker } from '#shared/browser/ask-worker.ts'

/** A worker whose messages and end a test has in its hands. */
class HeldWorker extends EventTarget {
  asked: unknown
  isEnded = false
  postMessage(question: unknown) {
    this.asked = question
  }
  terminate() {
    this.isEnded = true
  }
  say(data: unknown) {
    this.dispatchEvent(Object.assign(new Event('message'), { data }))
  }
}

let worker: HeldWorker
const start = () => worker as unknown as Worker

beforeEach(() => {
  worker = new HeldWorker()
  vi.stubGlobal('Worker', HeldWorker)
})
afterEach(() => void vi.unstubAllGlobals())

test('an answer that cannot be read is a failure of the question, and the worker ends', async () => {
  const asked = askWorker(start, 'pages', {
    read: () => {
      throw new RangeError('no pages')
    },
  })
  expect(worker.asked).toBe('pages')
  worker.say(null)
  await expect(asked).rejects.toThrow('no pages')
  expect(worker.isEnded).toBe(true)
})

test('messages that are no answer yet are waited out', async () => {
  const asked = askWorker<number, number>(start, 'n', { read: (n) => (n > 1 ? n : undefined) })
  worker.say(1)
  worker.say(2)
  expect(await asked).toBe(2)
})

test('a worker that does not start leaves the work to the page, or says what is lost', async () => {
  const inPage = askWorker(start, '', { inPage: () => 'by the page' })
  worker.dispatchEvent(new Event('error'))
  expect(await inPage).toBe('by the page')
  const lost = askWorker(start, '', { lost: 'It did not start.' })
  worker.dispatchEvent(new Event('error'))
  await expect(lost).rejects.toThrow('It did not start.')
})

test('calling it off ends the worker', async () => {
  const stopper = new AbortController()
  const asked = askWorker(start, '', { signal: stopper.signal })
  stopper.abort()
  await expect(asked).rejects.toHaveProperty('name', 'AbortError')
  expect(worker.isEnded).toBe(true)
})
