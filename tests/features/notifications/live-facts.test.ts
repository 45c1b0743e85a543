import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Notification } from '#contract/notifications.ts'
import { applyFacts, remember, type Fact } from '#features/notifications/live-facts.ts'

const row = (id: string, isRead = false): Notification => ({
  id,
  type: 'system',
  title: `Title ${id}`,
  isRead,
  createdAt: '2026-11-20T10:00:00.000Z',
})
const arrived = (id: string): Fact => ({ is: 'arrived', notification: row(id), at: 0 })
const read = (id: string): Fact => ({ is: 'read', id, at: 0 })
const removed = (id: string): Fact => ({ is: 'removed', id, at: 0 })
const marks = (list: readonly Notification[]) => list.map(({ id, isRead }) => (isRead ? `${id} read` : id))

test('what arrives stands on top, the latest first, each once', () => {
  const list = applyFacts([row('a')], [arrived('b'), arrived('c'), arrived('b'), arrived('a')])
  expect(marks(list)).toEqual(['c', 'b', 'a'])
})

test('what was read before it arrived arrives as read; what was removed does not come back', () => {
  expect(marks(applyFacts([], [read('a'), arrived('a')]))).toEqual(['a read'])
  expect(marks(applyFacts([row('a')], [arrived('a')], [removed('a')]))).toEqual(['a'])
  expect(marks(applyFacts([], [removed('a'), arrived('a')]))).toEqual([])
})

test('all read leaves what arrives after it unread', () => {
  const list = applyFacts([row('a'), row('b')], [{ is: 'all-read', at: 0 }, arrived('c')])
  expect(marks(list)).toEqual(['c', 'a read', 'b read'])
})

test('a failed mark brings back this one alone', () => {
  const list = applyFacts([row('a', true), row('b', true)], [{ is: 'unread', id: 'a', at: 0 }])
  expect(marks(list)).toEqual(['a', 'b read'])
})

test('in whatever order arrivals and reads come, and however often, the same ones are there and read', () => {
  const facts = [arrived('a'), arrived('b'), arrived('c'), read('a'), read('b'), arrived('a')]
  const stateOf = (list: readonly Notification[]) => marks(list).toSorted()
  fc.assert(
    fc.property(fc.shuffledSubarray(facts, { minLength: facts.length }), (order) => {
      expect(stateOf(applyFacts([], order))).toEqual(['a read', 'b read', 'c'])
    }),
    { numRuns: 720 },
  )
})

test('facts are forgotten after a minute, and never pile up', () => {
  const old: Fact = { is: 'read', id: 'old', at: 0 }
  const young: Fact = { is: 'read', id: 'young', at: 59_000 }
  expect(remember([old, young], [], 60_000)).toEqual([young])
  const flood = Array.from({ length: 60_000 }, (_, n): Fact => ({ is: 'read', id: `${n}`, at: 60_000 }))
  expect(remember([], flood, 60_000)).toHaveLength(2000)
})

test('ten thousand notifications take two thousand more within a drawing', () => {
  const list = Array.from({ length: 10_000 }, (_, n) => row(`old-${n}`))
  const news = Array.from({ length: 2000 }, (_, n) => arrived(`new-${n}`))
  const next = applyFacts(list, news)
  expect(next).toHaveLength(10_000)
  expect(next[0]?.id).toBe('new-1999')
})
