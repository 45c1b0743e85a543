import { expect, test } from 'vitest'

import {
  columnEffects,
  dateEffects,
  stageEffects,
  teamEffects,
} from '#features/collaboration/project-settings/settings-effects.ts'
import { columnsIn, newStatus, shifted, stagesOf } from '#features/collaboration/project-settings/settings-rows.ts'

const stage = (reviewers: number, isBlind = true) => [{ id: 's', name: 'Screening', reviewers, isBlind }]
const board = [
  { status: 'todo', name: 'To do' },
  { status: 'in_review', name: 'In review' },
  { status: 'done', name: 'Done', isDone: true },
]

test('one reviewer where there were two ends agreement; more of them, less blindness and a stage that goes are said', () => {
  expect(stageEffects(stage(2), stage(1))).toEqual([
    '“Screening”: 2 reviewers -> 1: agreement can no longer be reported.',
  ])
  expect(stageEffects(stage(1), stage(2))[0]).toContain('waits for the rest')
  expect(stageEffects(stage(2), stage(2, false))[0]).toContain('no longer blind')
  expect(stageEffects(stage(2), [])[0]).toContain('“Screening” goes')
  expect(stageEffects(stage(2), stage(2))).toEqual([])
})

test('a column with tasks is counted before it goes; one without is not spoken of', () => {
  const tasks = [{ status: 'in_review' }, { status: 'in_review' }]
  const without = board.filter(({ status }) => status !== 'in_review')
  expect(columnEffects(board, without, tasks)).toEqual([
    '“In review” goes and has 2 tasks: they stay on the board in a column at its end, called “in review”, until moved.',
  ])
  expect(columnEffects(board, without, [])).toEqual([])
})

test('what counts as finished from now on, or no longer, is counted', () => {
  const finished = board.map((column) => (column.status === 'in_review' ? { ...column, isDone: true } : column))
  expect(columnEffects(board, finished, [{ status: 'in_review' }])).toEqual([
    '1 task in “In review” counts as finished.',
  ])
  const none = board.map(({ status, name }) => ({ status, name }))
  expect(columnEffects(board, none, []).join(' ')).toContain('No column is for what is finished')
})

test('milestones behind a new end and people who lose a project with its team are counted', () => {
  const milestones = [
    { dueDate: '2027-02-01', status: 'open' },
    { dueDate: '2027-02-01', status: 'reached' },
    { dueDate: '2026-12-01', status: 'open' },
  ]
  expect(dateEffects('2027-01-01', milestones)).toEqual(['1 open milestone lies behind this end.'])
  expect(dateEffects('', milestones)).toEqual([])
  const nameOf = (id: string) => `Team ${id}`
  expect(teamEffects(2, 'a', 'b', nameOf)).toHaveLength(2)
  expect(teamEffects(2, 'a', 'a', nameOf)).toEqual([])
  expect(teamEffects(2, 'a', '', nameOf)[0]).toContain('2 people see this project through Team a')
})

test('rows that storage damaged are dropped; a new column gets a status that nobody has; the ends stay the ends', () => {
  expect(stagesOf(['{', '[]', '{"id":"s","name":"","reviewers":9,"isBlind":true}'])).toEqual([])
  expect(columnsIn(['{"status":"todo","name":""}'])).toEqual([{ status: 'todo', name: '' }])
  expect(newStatus([{ status: 'column_2', name: 'B' }])).toBe('column_3')
  expect(shifted(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c'])
  expect(shifted(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(shifted(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c'])
})
