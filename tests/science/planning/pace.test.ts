import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { addDays, daysBetween, paceOf } from '#science/planning/pace.ts'
import { below, possibleDependencies, waitsFor } from '#science/planning/task-graph.ts'

const today = '2026-11-20'
const pace = (done: number, total: number, recent: number, dueDate?: string, isReached = false) =>
  paceOf({ done, total, recent }, { dueDate, isReached, paceDays: 14, today })

describe('health', () => {
  test.each([
    ['on-track', pace(10, 20, 14, '2026-11-29')],
    ['tight', pace(10, 20, 10, '2026-11-29')],
    ['behind', pace(10, 20, 7, '2026-11-29')],
    ['stalled', pace(10, 20, 0, '2026-11-29')],
    ['overdue', pace(10, 20, 14, '2026-11-19')],
    ['reached', pace(20, 20, 3, '2026-11-19')],
    ['reached', pace(0, 0, 0, undefined, true)],
    ['unknown', pace(10, 20, 14)],
    ['unknown', pace(0, 0, 0, '2026-11-29')],
  ])('%s', (health, { health: found }) => expect(found).toBe(health))

  test('the arithmetic is the one that is shown: ten left, ten days with today, one a day', () => {
    expect(pace(10, 20, 14, '2026-11-29')).toEqual({
      health: 'on-track',
      left: 10,
      daysLeft: 9,
      perDay: 1,
      needed: 1,
      likely: '2026-11-29',
    })
    expect(pace(10, 20, 7, '2026-11-20')).toMatchObject({ daysLeft: 0, needed: 10, likely: '2026-12-09' })
  })

  test('on track means: done on or before the day, at this pace', () => {
    const number = fc.integer({ min: 0, max: 400 })
    fc.assert(
      fc.property(number, number, number, fc.integer({ min: 0, max: 300 }), (done, left, recent, days) => {
        const due = addDays(today, days)
        const found = pace(done, done + left, recent, due)
        expect(found.health === 'on-track').toBe(found.likely !== undefined && found.likely <= due)
      }),
    )
  })
})

test('days are counted by the calendar, across summer time and leap days', () => {
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
  expect(daysBetween('2028-03-01', '2028-02-28')).toBe(-2)
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
})

describe('what waits for what', () => {
  const tasks = [
    { id: 'a', dependsOn: [] },
    { id: 'b', dependsOn: ['a'] },
    { id: 'c', dependsOn: ['b'], parentId: 'a' },
    { id: 'd', dependsOn: [], parentId: 'c' },
  ]
  const [a, , c] = tasks

  test('reaches through others, and never round in circles', () => {
    expect(waitsFor(tasks, 'c')).toEqual(new Set(['b', 'a']))
    const ring = [
      { id: 'x', dependsOn: ['y'] },
      { id: 'y', dependsOn: ['x'] },
    ]
    expect(waitsFor(ring, 'x')).toEqual(new Set(['y', 'x']))
  })

  test('offers nothing that would close a circle', () => {
    expect(a && possibleDependencies(tasks, a).map(({ id }) => id)).toEqual(['d'])
    expect(c && possibleDependencies(tasks, c).map(({ id }) => id)).toEqual(['a', 'd'])
  })

  test('finds everything below a task', () => expect(below(tasks, 'a')).toEqual(new Set(['c', 'd'])))
})
