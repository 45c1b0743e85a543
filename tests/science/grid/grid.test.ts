import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { cellStates, type GridEntry } from '#contract/grid.ts'
import { historyOf } from '#science/grid/cell.ts'
import { completenessOf } from '#science/grid/counts.ts'
import { emptyLog, extendLog, type GridLogEntry } from '#science/grid/grid-log.ts'
import { gridOf, notesOf } from '#science/grid/grid.ts'
import { emptyGridBody, readGridBody, readGridEntry } from '#science/grid/read-grid.ts'

import { columns, documentIds, gridFrom, randomLog } from './random-grid.ts'

const me = { userId: 'u1', name: 'Ann' }
const other = { userId: 'u2', name: 'Ben' }
let seq = 0
const entry = (data: GridEntry, by = me): GridLogEntry<GridEntry> => {
  seq += 1
  return { id: `e${seq}`, seq, at: '2026-11-20T08:00:00Z', by, data, isPending: false }
}
const at = { rowId: 'p1', columnId: 'n', columnVersion: 1 }
const suggested: GridEntry = { kind: 'suggestion', ...at, value: 40, runId: 'r', from: 'documents' }
const says = (verb: 'set' | 'confirm' | 'edit' | 'not_reported' | 'dispute' | 'clear', value?: number): GridEntry => ({
  kind: 'cell',
  verb,
  ...at,
  ...(value !== undefined && { value }),
})
const cellFrom = (entries: readonly GridLogEntry<GridEntry>[], isDouble = false) =>
  gridFrom(entries, isDouble).cell('p1', 'n')

describe('three layers', () => {
  test('rules, then the service, then a person; the lower ones stay readable', () => {
    const rule = { value: 39, evidence: [], rule: 'From the text' }
    const grid = (entries: readonly GridLogEntry<GridEntry>[]) =>
      gridOf({
        documentIds,
        body: { ...emptyGridBody(), columns },
        log: extendLog(emptyLog(), entries),
        rules: new Map([['p1', new Map([['n', rule]])]]),
        papers: new Map(),
      }).cell('p1', 'n')
    expect(grid([])).toMatchObject({ state: 'suggested', value: 39, by: { kind: 'rule' } })
    expect(grid([entry(suggested)])).toMatchObject({ state: 'suggested', value: 40, by: { kind: 'service' } })
    const decided = grid([entry(suggested), entry(says('edit', 41))])
    expect(decided).toMatchObject({ state: 'edited', value: 41, by: { kind: 'person', person: me }, isDecided: true })
    expect(decided?.rule).toBe(rule)
    expect(decided?.service?.data.value).toBe(40)
    expect(grid([entry(suggested), entry(says('edit', 41)), entry(says('clear'))])).toMatchObject({ value: 40 })
  })

  test('a service that found nothing hides no rule, and decides nothing', () => {
    const nothing = entry({ kind: 'suggestion', ...at, runId: 'r', from: 'documents' })
    expect(cellFrom([nothing])).toMatchObject({ state: 'not_reported', isDecided: false })
    expect(cellFrom([nothing, entry(says('not_reported'))])).toMatchObject({ state: 'not_reported', isDecided: true })
  })

  test('a changed question makes older answers stale and deletes none', () => {
    const grid = gridFrom([
      entry(says('confirm', 40)),
      entry({ kind: 'column', column: { id: 'n', version: 2, name: 'People analysed', type: 'number' } }),
    ])
    expect(grid.cell('p1', 'n')).toMatchObject({ value: 40, state: 'confirmed', isStale: true })
    expect(grid.columnById.get('n')?.name).toBe('People analysed')
  })
})

describe('two extractors', () => {
  test('alone the last word counts; in double extraction a difference waits to be settled', () => {
    const both = [entry(says('set', 40), me), entry(says('set', 41), other)]
    expect(cellFrom(both)).toMatchObject({ state: 'confirmed', value: 41 })
    expect(cellFrom(both, true)).toMatchObject({ state: 'disputed' })
    expect(cellFrom(both, true)?.people).toHaveLength(2)
    const settled = entry({ ...says('confirm', 41), settles: true } as GridEntry, me)
    expect(cellFrom([...both, settled], true)).toMatchObject({ state: 'confirmed', value: 41 })
  })

  test('the same said twice is agreement', () => {
    expect(cellFrom([entry(says('set', 40), me), entry(says('set', 40), other)], true)?.state).toBe('confirmed')
  })
})

describe('taking back', () => {
  test('an undone step holds no more, and undoing the undoing makes it hold again', () => {
    const set = entry(says('set', 40))
    const undo = entry({ kind: 'undo', undoes: set.id })
    const redo = entry({ kind: 'undo', undoes: undo.id })
    expect(cellFrom([set, undo])?.state).toBe('empty')
    expect(cellFrom([set, undo, redo])).toMatchObject({ state: 'confirmed', value: 40 })
    const log = gridFrom([set, undo]).log.rows.get('p1')?.cells.get('n')
    expect(historyOf(log, undefined).map(({ what, isUndone }) => [what, isUndone])).toEqual([
      ['set', true],
      ['undone', false],
    ])
  })

  test('a removed column comes back with its cells', () => {
    const column = columns[0]
    if (!column) throw new Error('A column is missing.')
    const set = entry(says('set', 40))
    const gone = entry({ kind: 'column', column, isRemoved: true })
    expect(gridFrom([set, gone]).columnById.has('n')).toBe(false)
    expect(gridFrom([set, gone, entry({ kind: 'undo', undoes: gone.id })]).cell('p1', 'n')?.value).toBe(40)
  })
})

describe('laws of any log', () => {
  test('states add up: over columns, over rows, and to rows times columns', () => {
    fc.assert(
      fc.property(randomLog, fc.boolean(), (entries, isDouble) => {
        const { all, byColumn, byRow, total, decided } = completenessOf(gridFrom(entries, isDouble))
        expect(total).toBe(documentIds.length * columns.length)
        for (const state of cellStates) {
          const sum = (counts: Iterable<Record<string, number>>) =>
            [...counts].reduce((so, each) => so + (each[state] ?? 0), 0)
          expect(sum(byColumn.values())).toBe(all[state])
          expect(sum(byRow.values())).toBe(all[state])
        }
        expect(cellStates.reduce((so, state) => so + all[state], 0)).toBe(total)
        expect(decided).toBeLessThanOrEqual(total)
      }),
    )
  })

  test('read in any pieces, one after the other, a log gives the same grid', () => {
    fc.assert(
      fc.property(randomLog, fc.array(fc.nat(60), { maxLength: 4 }), (entries, cuts) => {
        let log = emptyLog()
        let grid = gridFrom([])
        let from = 0
        for (const to of [...cuts.sort((a, b) => a - b), entries.length]) {
          log = extendLog(log, entries.slice(from, Math.max(from, to)))
          grid = gridOf({ ...grid, log }, grid)
          from = Math.max(from, to)
        }
        const whole = gridFrom(entries)
        for (const { id } of whole.rows) {
          expect(grid.cellsOf(id)).toEqual(whole.cellsOf(id))
          expect(notesOf(grid, id)).toEqual(notesOf(whole, id))
        }
      }),
    )
  })

  test('one more entry leaves the cells of all other rows the same objects', () => {
    fc.assert(
      fc.property(randomLog, (entries) => {
        const before = gridFrom(entries)
        const untouched = before.rows.filter(({ id }) => id !== 'p1').map(({ id }) => before.cellsOf(id))
        const log = extendLog(before.log, [{ ...entry(says('set', 7)), id: 'one-more' }])
        const after = gridOf({ ...before, log }, before)
        expect(after.rows.filter(({ id }) => id !== 'p1').map(({ id }) => after.cellsOf(id))).toEqual(untouched)
        for (const [index, { id }] of after.rows.filter((row) => row.id !== 'p1').entries()) {
          expect(after.cellsOf(id)).toBe(untouched[index])
        }
        expect(after.cell('p1', 'n')?.value).toBe(7)
      }),
    )
  })

  test('the history of a cell holds every word that was ever said of it', () => {
    fc.assert(
      fc.property(randomLog, (entries) => {
        const grid = gridFrom(entries)
        const said = entries.filter(
          ({ data }) =>
            (data.kind === 'cell' || data.kind === 'suggestion') && data.rowId === 'p1' && data.columnId === 'n',
        )
        const steps = historyOf(grid.log.rows.get('p1')?.cells.get('n'), undefined)
        expect(steps.filter(({ what }) => what !== 'undone')).toHaveLength(said.length)
      }),
    )
  })
})

test('what this version does not know is left out of a log, and a newer body is not read at all', () => {
  expect(readGridEntry({ kind: 'cell', verb: 'guess', ...at })).toBeUndefined()
  expect(readGridEntry(null)).toBeUndefined()
  expect(readGridBody({ schema: 2, columns: [], rows: [], params: {}, views: {} })).toBeUndefined()
  expect(readGridBody(undefined)).toEqual(emptyGridBody())
})
