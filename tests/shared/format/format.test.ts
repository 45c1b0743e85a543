import { describe, expect, test } from 'vitest'

import { capitalise } from '#shared/format/capitalise.ts'
import { count } from '#shared/format/count.ts'
import { dayWords } from '#shared/format/dates.ts'
import { money } from '#shared/format/money.ts'
import { relativeTime } from '#shared/format/relative-time.ts'

const now = Date.parse('2026-03-10T12:00:00Z')
const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString()

describe('relative time', () => {
  test.each([
    [0, 'Just now'],
    [59, 'Just now'],
    [60, '1m ago'],
    [3599, '59m ago'],
    [3600, '1h ago'],
    [86_399, '23h ago'],
    [86_400, '1d ago'],
    [7 * 86_400 - 1, '6d ago'],
  ])('%d seconds ago reads %s', (seconds, words) => {
    expect(relativeTime(ago(seconds), now)).toBe(words)
  })

  test('from seven days on it is a local date', () => {
    expect(relativeTime(ago(7 * 86_400), now)).toBe(dayWords(now - 7 * 86_400_000))
  })

  test('a clock that runs a day ahead gives no negative time', () => {
    expect(relativeTime(ago(-86_400), now)).toBe('Just now')
  })

  test.each([undefined, null, '', 'yesterday'])('%s is no time and reads nothing', (value) => {
    expect(relativeTime(value, now)).toBe('')
  })
})

test.each([
  [0, '$0'],
  [25, '$25'],
  [8.333, '$8.33'],
  [1078, '$1,078'],
  [Number.NaN, '–'],
])('%d dollars read %s', (dollars, words) => {
  expect(money(dollars)).toBe(words)
})

test.each([
  [0, '0 papers'],
  [1, '1 paper'],
  [3042, '3,042 papers'],
])('%d is counted as %s', (n, words) => {
  expect(count(n, 'paper', 'papers')).toBe(words)
})

test('a name is capitalised and nothing else of it changes', () => {
  expect(capitalise('billing center')).toBe('Billing center')
  expect(capitalise('')).toBe('')
  expect(capitalise('éclair')).toBe('Éclair')
})
