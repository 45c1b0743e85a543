import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Paper } from '#contract/papers.ts'
import type { SearchRun } from '#contract/search.ts'
import { daysUntil, dueText } from '#shared/format/due-date.ts'
import { callsInOrder } from '#features/dashboard/panels/funding-calls.ts'
import { changeText, figureOf } from '#features/dashboard/panels/history-figures.ts'
import { recommended } from '#features/dashboard/panels/recommendations.ts'
import { inOrder } from '#research/tasks/task-order.ts'

const NOW = new Date(2026, 5, 15, 14).getTime()
const DAY = 24 * 60 * 60 * 1000
const ago = (days: number) => new Date(NOW - days * DAY).toISOString()
/** A day of the calendar, as a date field writes it. */
const inDays = (days: number) => {
  const date = new Date(NOW + days * DAY)
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((n) => String(n).padStart(2, '0')).join('-')
}

describe('figures of the own history', () => {
  test.each([
    [[], 0, 0, 'new', 'nothing yet'],
    [[1, 2], 2, 0, 'new', 'first month'],
    [[1, 40, 41], 1, 2, 'down', 'down from 2'],
    [[1, 2, 40], 2, 1, 'up', 'up from 1'],
    [[1, 40], 1, 1, 'steady', 'as before (1)'],
    [[1, 300], 1, 0, 'up', 'up from 0'],
  ])('done %j days ago: %i against %i, %s', (days, value, before, trend, text) => {
    const figure = figureOf(days.map(ago), NOW)
    expect(figure).toMatchObject({ value, before, trend, change: value - before })
    expect(changeText(figure)).toBe(text)
  })

  test('weeks run from the oldest to this one, and what is no time counts for nothing', () => {
    expect(figureOf([ago(0), ago(6.9), ago(7), ago(55.9), ago(56)], NOW).weeks).toEqual([1, 0, 0, 0, 0, 0, 1, 2])
    expect(figureOf([null, undefined, '', 'soon', ago(-3)], NOW).value).toBe(0)
  })

  test('never count more than there is', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -400, max: 400, noNaN: true })), (days) => {
        const { value, before, weeks } = figureOf(days.map(ago), NOW)
        expect(value + before).toBeLessThanOrEqual(days.length)
        expect(weeks.reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(value + before)
      }),
    )
  })
})

describe('days', () => {
  test.each([
    [0, 'Due today'],
    [1, 'Due tomorrow'],
    [9, 'Due in 9 days'],
    [-1, 'Overdue by a day'],
    [-12, 'Overdue by 12 days'],
  ])('%i days from now reads %s', (days, text) => {
    expect(daysUntil(inDays(days), NOW)).toBe(days)
    expect(dueText(inDays(days), NOW)).toBe(text)
  })

  test.each([undefined, null, '', 'soon', 7, {}])('%j is no day', (value) => {
    expect(dueText(value, NOW)).toBeUndefined()
  })
})

describe('order', () => {
  test('of tasks: overdue, then soonest, then those without a day; of one day the more important first', () => {
    const task = (id: string, dueDate?: string, priority?: string) => ({
      id,
      title: id,
      ...(dueDate && { dueDate }),
      ...(priority && { priority }),
    })
    const tasks = [
      task('undated low', undefined, 'low'),
      task('soon', inDays(3)),
      task('soon and high', inDays(3), 'high'),
      task('undated'),
      task('overdue', inDays(-3), 'low'),
      task('undated medium', undefined, 'Medium'),
    ]
    expect(inOrder(tasks, NOW).map((each) => each.task.id)).toEqual([
      'overdue',
      'soon and high',
      'soon',
      'undated medium',
      'undated',
      'undated low',
    ])
    expect(inOrder(tasks, NOW).map(({ index }) => index)).toEqual([4, 2, 1, 5, 3, 0])
  })

  test('of calls: what expires within 30 days says so itself; then matches, new areas, the rest, past ones last', () => {
    const calls = callsInOrder(
      [
        { title: 'past', deadline: inDays(-2) },
        { title: 'plain' },
        { title: 'new', status: 'new_area' },
        { name: 'match', status: 'high_match', deadline: inDays(90), agency: 'A council' },
        { title: 'near', status: 'new_area', deadline: inDays(30) },
        { title: 'odd', status: 'on_hold' },
        { title: 'once near', status: 'expiring_soon' },
      ],
      NOW,
    )
    expect(calls.map(({ title, status }) => [title, status])).toEqual([
      ['near', 'expiring_soon'],
      ['once near', 'expiring_soon'],
      ['match', 'high_match'],
      ['new', 'new_area'],
      ['plain', undefined],
      ['odd', undefined],
      ['past', undefined],
    ])
    expect(calls[2]?.funder).toBe('A council')
    expect(calls[5]?.otherStatus).toBe('on_hold')
  })
})

describe('recommendations', () => {
  const paper = (id: string, retracted = false) => ({ id, title: `Title ${id}`, flags: { retracted } }) as Paper
  const run = (query: string, ...ids: string[]) =>
    ({ query, items: ids.map((id) => ({ paper: paper(id), terms: ['BCG', 'bcg', 'trial'] })) }) as unknown as SearchRun

  test('take the best of each search in turn, leave out what is used, and say why each is there', () => {
    const found = recommended(
      [run('one', 'a', 'b', 'c'), run('two', 'a', 'd')],
      [{ interest: 'statins', papers: [paper('e'), paper('x', true)] }],
      [{ id: 's', documentIds: ['b'] }],
    )
    expect(found.map(({ id }) => id)).toEqual(['a', 'e', 'd', 'c'])
    expect(found[0]?.reason).toBe('Found by your search “one”, matching bcg, trial. In none of your syntheses yet.')
    expect(found[1]?.reason).toBe('Your profile names “statins” as an interest.')
  })

  test('are none where nothing was searched: nothing is invented', () => {
    expect(recommended([], [], [])).toEqual([])
  })
})
