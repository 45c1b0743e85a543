import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { panelSchema, type Panel } from '#contract/user.ts'
import {
  added,
  arranged,
  COLUMNS,
  directions,
  inserted,
  moved,
  placeAt,
  removed,
  resized,
  type Direction,
} from '#features/dashboard/grid/layout.ts'

const panel = (id: string, size: Panel['size'] = 'medium', row = 0, col = 0): Panel => ({
  id,
  type: 'tasks',
  title: id,
  size,
  position: { row, col },
})

/** A layout from a picture: a capital letter is a large panel. */
const layout = (letters: string) =>
  Array.from(letters, (id, row) => panel(id, id === id.toUpperCase() ? 'large' : 'medium', row))

/** The rows of a layout as they are seen. */
function seen(panels: readonly Panel[] | undefined) {
  const rows: string[] = []
  for (const { id, position } of panels ?? []) rows[position.row] = `${rows[position.row] ?? ''}${id}`
  return rows.join(' ')
}

describe('arranging', () => {
  test('fills rows from the left, two medium panels or one large to a row', () => {
    expect(seen(arranged(layout('Aabcd')))).toBe('A ab cd')
    expect(seen(arranged(layout('aBbc')))).toBe('a B bc')
  })

  test('reads the places that a server sent row by row, and undoes overlaps', () => {
    const sent = [panel('x', 'medium', 3, 1), panel('y', 'medium', 3, 0), panel('Z', 'large', 0, 7)]
    expect(arranged(sent).map(({ id, position }) => [id, position])).toEqual([
      ['Z', { row: 0, col: 0 }],
      ['y', { row: 1, col: 0 }],
      ['x', { row: 1, col: 1 }],
    ])
  })
})

describe('moving', () => {
  test.each<[string, string, Direction, string | undefined]>([
    ['ab cd', 'a', 'right', 'ba cd'],
    ['ab cd', 'b', 'left', 'ba cd'],
    ['ab cd', 'a', 'left', undefined],
    ['ab cd', 'b', 'right', undefined],
    ['ab cd', 'a', 'down', 'cb ad'],
    ['ab cd', 'd', 'up', 'ad cb'],
    ['ab cd', 'a', 'up', undefined],
    ['ab cd', 'c', 'down', undefined],
    ['A bc', 'A', 'down', 'b A c'],
    ['A bc', 'b', 'up', 'b A c'],
    ['ab C', 'C', 'up', 'C ab'],
    ['ab C', 'a', 'down', 'b C a'],
    ['ab c', 'b', 'down', 'ac b'],
    ['A', 'A', 'left', undefined],
  ])('%s: %s %s → %s', (before, id, direction, after) => {
    const result = moved(layout(before.replaceAll(' ', '')), id, direction)
    expect(result && seen(result)).toBe(after)
  })

  test('a panel that is not there moves nowhere', () => {
    expect(moved(layout('ab'), 'z', 'up')).toBeUndefined()
  })
})

describe('adding and removing', () => {
  test('an added panel stands last, and a second of its type has another id', () => {
    const once = added(layout('A'), { type: 'tasks', title: 'Tasks' })
    const twice = added(once, { type: 'tasks', title: 'Tasks' })
    expect(twice.map(({ id }) => id)).toEqual(['A', 'tasks', 'tasks-2'])
    expect(seen(twice)).toBe('A taskstasks-2')
  })

  test('what was removed goes back to where it was', () => {
    const before = arranged(layout('aBcd'))
    const gone = removed(before, 'B')
    expect(seen(gone)).toBe('ac d')
    expect(inserted(gone, before[1] as Panel, 1)).toEqual(before)
  })
})

const anyPanel = fc.record({
  id: fc.string({ minLength: 1, maxLength: 4 }),
  type: fc.constantFrom('tasks', 'usage', 'unheard of'),
  title: fc.string(),
  size: fc.constantFrom('large' as const, 'medium' as const),
  position: fc.record({ row: fc.integer(), col: fc.integer() }),
})
const anyLayout = fc.uniqueArray(anyPanel, { selector: ({ id }) => id, maxLength: 12 })
const anyStep = fc.oneof(
  fc.record({ do: fc.constant('move' as const), at: fc.nat(), direction: fc.constantFrom(...directions) }),
  fc.record({ do: fc.constant('size' as const), at: fc.nat(), size: fc.constantFrom('large', 'medium') }),
  fc.record({ do: fc.constant('place' as const), at: fc.nat(), index: fc.nat(12) }),
  fc.record({ do: fc.constant('remove' as const), at: fc.nat() }),
  fc.record({ do: fc.constant('add' as const) }),
)
type Step = typeof anyStep extends fc.Arbitrary<infer S> ? S : never

function after(panels: readonly Panel[], step: Step): readonly Panel[] {
  if (step.do === 'add') return added(panels, { type: 'tasks', title: 'Tasks' })
  const id = panels[step.at % Math.max(1, panels.length)]?.id ?? ''
  if (step.do === 'move') return moved(panels, id, step.direction) ?? panels
  if (step.do === 'size') return resized(panels, id, step.size)
  return step.do === 'place' ? placeAt(panels, id, step.index) : removed(panels, id)
}

/** Every cell of the grid that a layout takes. */
const cells = (panels: readonly Panel[]) =>
  panels.flatMap(({ size, position: { row, col } }) =>
    Array.from({ length: size === 'large' ? COLUMNS : 1 }, (_, more) => [row, col + more] as const),
  )

describe('whatever is done, in whatever order', () => {
  test('no two panels overlap, none leaves the grid, and each is what the contract sends', () => {
    fc.assert(
      fc.property(anyLayout, fc.array(anyStep, { maxLength: 20 }), (start, steps) => {
        const end = steps.reduce(after, arranged(start))
        const taken = cells(end)
        expect(new Set(taken.map(String)).size).toBe(taken.length)
        expect(taken.every(([row, col]) => row >= 0 && col >= 0 && col < COLUMNS)).toBe(true)
        expect(end.every((each) => panelSchema.safeParse(each).success)).toBe(true)
        expect(arranged(end)).toEqual(end)
        const rows = end.map(({ position }) => position.row)
        expect(new Set(rows).size).toBe(Math.max(-1, ...rows) + 1)
      }),
    )
  })

  test('moving and resizing lose no panel and make none', () => {
    fc.assert(
      fc.property(anyLayout, fc.array(anyStep, { maxLength: 20 }), (start, steps) => {
        const quiet = steps.filter((step) => step.do !== 'add' && step.do !== 'remove')
        const end = quiet.reduce(after, arranged(start))
        expect(end.map(({ id }) => id).sort()).toEqual(start.map(({ id }) => id).sort())
      }),
    )
  })

  test('a move that is possible changes the order', () => {
    fc.assert(
      fc.property(anyLayout, fc.nat(), fc.constantFrom(...directions), (start, at, direction) => {
        const before = arranged(start)
        const id = before[at % Math.max(1, before.length)]?.id ?? ''
        const result = moved(before, id, direction)
        if (result) expect(result.map((each) => each.id)).not.toEqual(before.map((each) => each.id))
      }),
    )
  })

  test('by single moves every panel can get to the first place and to the last', () => {
    const walk = (start: readonly Panel[], id: string, ways: readonly Direction[]) => {
      let now: readonly Panel[] = start
      for (let step = 0; step < 60; step += 1) {
        const next = ways.map((way) => moved(now, id, way)).find((each) => each !== undefined)
        if (!next) return now
        now = next
      }
      return now
    }
    fc.assert(
      fc.property(anyLayout, fc.nat(), (start, at) => {
        const before = arranged(start)
        const id = before[at % Math.max(1, before.length)]?.id ?? ''
        if (id === '') return
        expect(walk(before, id, ['up', 'left'])[0]?.id).toBe(id)
        expect(walk(before, id, ['down', 'right']).at(-1)?.id).toBe(id)
      }),
    )
  })
})
