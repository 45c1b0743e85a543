import { expect, test } from 'vitest'

import { eventsFromPercent } from '#science/statistics/converters/share.ts'

test('events from a percentage: the whole number that comes nearest', () => {
  expect(eventsFromPercent(25, 120)).toMatchObject({ ok: true, value: 30 })
  // 17 of 123 is 13.8%, printed as 14%.
  expect(eventsFromPercent(14, 123)).toMatchObject({ ok: true, value: 17 })
  expect(eventsFromPercent(0, 50)).toMatchObject({ ok: true, value: 0 })
})

test('a percentage that no number of people makes is refused', () => {
  expect(eventsFromPercent(50, 9)).toMatchObject({ ok: false })
  expect(eventsFromPercent(101, 10)).toMatchObject({ ok: false, reason: 'A percentage lies between 0 and 100.' })
  expect(eventsFromPercent(10, 9.5)).toMatchObject({ ok: false })
})
