import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { readTaskCsv, writeTaskCsv, type TaskRecord } from '#science/tasks/task-csv.ts'

const task = (more: Partial<TaskRecord>): TaskRecord => ({
  key: 'task-1',
  title: 'Screen',
  description: '',
  status: 'todo',
  priority: '',
  assignees: [],
  labels: [],
  startDate: '',
  dueDate: '',
  dependsOn: [],
  parent: '',
  milestone: '',
  ...more,
})

describe('our own files', () => {
  test('what a spreadsheet would run is disarmed, and comes back as it was', () => {
    const file = writeTaskCsv([task({ title: '=SUM(A1)', labels: ['a;b', 'c, d'] })])
    expect(file).toContain("'=SUM(A1)")
    expect(readTaskCsv(file).tasks.map(({ record }) => record)).toEqual([
      task({ title: '=SUM(A1)', labels: ['a;b', 'c, d'] }),
    ])
  })

  test('every list of tasks is read as it was written', () => {
    const line = fc.string({ maxLength: 60 }).map((each) => each.replaceAll('\r', ' '))
    const word = line.map((each) => each.trim()).filter((each) => each !== '' && !each.includes('\n'))
    const day = fc.constantFrom('', '2026-11-20', '2028-02-29')
    const record = fc.record({
      title: word,
      description: line,
      status: fc.constantFrom('todo', 'done', ''),
      priority: fc.constantFrom('', 'high'),
      assignees: fc.array(word, { maxLength: 3 }),
      labels: fc.array(word, { maxLength: 3 }),
      dueDate: day,
      dependsOn: fc.array(fc.constantFrom('k0', 'k1', 'k2'), { maxLength: 2 }),
    })
    fc.assert(
      fc.property(fc.array(record, { maxLength: 6 }), (records) => {
        const tasks = records.map((each, index) => task({ ...each, key: `k${index}` }))
        const file = readTaskCsv(writeTaskCsv(tasks))
        expect(file.skipped).toEqual([])
        expect(file.tasks.map((row) => row.record)).toEqual(tasks)
      }),
    )
  })
})

describe('files of other programs', () => {
  test('are read by their own names for the columns', () => {
    const csv =
      'Task ID,Name,Assignee,Section/Column,Due Date,Tags,Created At\n1,Write,ann@x.org,Doing,2026-12-01,"a,b",now'
    const file = readTaskCsv(csv)
    expect(file.unknown).toEqual(['Created At'])
    expect(file.tasks).toEqual([
      {
        line: 2,
        record: task({
          key: '1',
          title: 'Write',
          assignees: ['ann@x.org'],
          status: 'Doing',
          dueDate: '2026-12-01',
          labels: ['a', 'b'],
        }),
      },
    ])
  })

  test('the ledger adds up: each row is a task, or is named with its line and reason', () => {
    const csv = [
      'title,due,key',
      'Good,2026-12-01,1',
      ',2026-12-01,2',
      '',
      'Bad day,12/01/2026,3',
      '"Two\nlines",,4',
      'No such day,2026-02-30,5',
      'Same key,,1',
    ].join('\n')
    const file = readTaskCsv(csv)
    expect(file.rows).toBe(6)
    expect(file.tasks.map(({ line, record }) => [line, record.title])).toEqual([
      [2, 'Good'],
      [6, 'Two\nlines'],
    ])
    expect(file.skipped).toEqual([
      { line: 3, reason: 'It has no title.' },
      { line: 5, reason: '“12/01/2026” is not a day. Write days as 2026-11-30.' },
      { line: 8, reason: '“2026-02-30” is not a day. Write days as 2026-11-30.' },
      { line: 9, reason: 'Another row above has the key “1”.' },
    ])
  })

  test('without titles nothing is guessed', () => {
    expect(readTaskCsv('what,when\na,b')).toMatchObject({
      rows: 1,
      tasks: [],
      skipped: [{ line: 2, reason: 'The file has no column “title”.' }],
    })
    expect(readTaskCsv('')).toMatchObject({ rows: 0, tasks: [], skipped: [] })
  })
})
