import { beforeEach, expect, test, vi } from 'vitest'

import { dropPrepared, openWorkerLine, prepareWorker } from '#app/engine/worker-line.ts'

class FakeWorker extends EventTarget {
  heard: unknown[] = []
  isEnded = false
  constructor() {
    super()
    made.push(this)
  }
  postMessage(message: unknown) {
    this.heard.push(message)
  }
  terminate() {
    this.isEnded = true
  }
}
let made: FakeWorker[] = []
const place = { id: 'here', person: { id: 'ann' } }

beforeEach(() => {
  made = []
  vi.stubGlobal('Worker', FakeWorker)
  return dropPrepared
})

test('a worker that was prepared is the engine’s, and is not ended as one that nobody wanted', () => {
  prepareWorker()
  prepareWorker()
  openWorkerLine(place, () => {}).begin?.()
  dropPrepared()
  expect(made).toHaveLength(1)
  expect(made[0]).toMatchObject({ heard: [{ is: 'open', place }], isEnded: false })
})

test('one that nobody wanted is ended', () => {
  prepareWorker()
  dropPrepared()
  expect(made.map(({ isEnded }) => isEnded)).toEqual([true])
})

test('one whose code did not come is nobody’s: the engine starts another', () => {
  prepareWorker()
  made[0]?.dispatchEvent(new Event('error'))
  openWorkerLine(place, () => {}).begin?.()
  expect(made.map(({ heard }) => heard.length)).toEqual([0, 1])
})
