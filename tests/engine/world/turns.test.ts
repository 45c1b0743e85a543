import { expect, test } from 'vitest'

import { aTurn } from '#engine/world/turns.ts'

test('of several that let others be answered one goes on at a time, in their order, and others come in between', async () => {
  const told: string[] = []
  const work = async (name: string) => {
    for (let piece = 1; piece <= 2; piece += 1) {
      await aTurn()
      told.push(`${name}${piece}`)
    }
  }
  const all = Promise.all(['a', 'b', 'c'].map(work))
  // What came in before the first piece of the second is answered before it.
  await aTurn()
  told.push('asked')
  await all
  expect(told.slice(0, 4)).toEqual(['a1', 'b1', 'c1', 'asked'])
  expect(told.slice(4)).toEqual(['a2', 'b2', 'c2'])
})

test('a request that comes in is met between two pieces, not behind one of each', async () => {
  const told: string[] = []
  const work = (name: string) => aTurn().then(() => void told.push(name))
  const all = Promise.all(['a', 'b', 'c', 'd'].map(work))
  const asked = new Promise<void>((resolve) => {
    setImmediate(() => {
      told.push('asked')
      resolve()
    })
  })
  await Promise.all([all, asked])
  expect(told).toEqual(['a', 'asked', 'b', 'c', 'd'])
})
