import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Task } from '#contract/tasks.ts'
import { inColumns, placements } from '#features/collaboration/tasks/board/board-order.ts'
import { asTree } from '#features/collaboration/tasks/list/list-order.ts'
import { weeksOf } from '#features/collaboration/tasks/calendar/month-days.ts'

const task = (id: string, more: Partial<Task> = {}): Task => ({
  id,
  title: id,
  status: 'todo',
  rank: 1,
  assignees: [],
  labels: [],
  dependsOn: [],
  links: [],
  version: 1,
  ...more,
})

describe('moving a card', () => {
  test('puts it where it was let go, whatever the numbers of the others', () => {
    const ranks = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { maxLength: 12 })
    fc.assert(
      fc.property(ranks, fc.nat(14), fc.boolean(), (numbers, index, isOther) => {
        const card = task('card', { rank: 0, status: isOther ? 'review' : 'todo' })
        const all = [...numbers.map((rank, at) => task(`t${at}`, { rank })), card]
        const others = (inColumns(all).get('todo') ?? []).filter(({ id }) => id !== 'card')
        const patches = new Map(
          placements(inColumns(all).get('todo') ?? [], card, { status: 'todo', index }).map(({ id, patch }) => [
            id,
            patch,
          ]),
        )
        const after = inColumns(all.map((each) => ({ ...each, ...patches.get(each.id) }))).get('todo') ?? []
        const wanted = others.map(({ id }) => id)
        wanted.splice(Math.min(index, wanted.length), 0, 'card')
        expect(after.map(({ id }) => id)).toEqual(wanted)
      }),
    )
  })

  test('changes one card alone where there is room between two', () => {
    const column = [task('a', { rank: 1 }), task('b', { rank: 2 })]
    expect(placements(column, task('c', { status: 'done' }), { status: 'todo', index: 1 })).toEqual([
      { id: 'c', patch: { status: 'todo', rank: 1.5 } },
    ])
  })
})

test('the list puts what is below right behind its upper task, and leaves out nothing, circles included', () => {
  const columns = [{ status: 'todo', name: 'To do' }]
  const rows = asTree(
    [
      task('late', { dueDate: '2027-01-01' }),
      task('soon', { dueDate: '2026-01-01' }),
      task('below', { parentId: 'soon' }),
      task('orphan', { parentId: 'nowhere' }),
      task('x', { parentId: 'y' }),
      task('y', { parentId: 'x' }),
    ],
    columns,
  )
  expect(rows.map(({ task: { id }, depth }) => `${id} ${depth}`)).toEqual([
    'soon 0',
    'below 1',
    'late 0',
    'orphan 0',
    'x 0',
    'y 0',
  ])
})

test('a month is shown in whole weeks from Monday', () => {
  const weeks = weeksOf('2026-11')
  expect(weeks).toHaveLength(6)
  expect(weeks[0]?.[0]).toBe('2026-10-26')
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06')
  expect(weeksOf('2027-02').flat()).toHaveLength(28)
})
