import { expect, test } from 'vitest'

import { readLook, writeLook } from '#features/collaboration/project-list/list-look.ts'
import { projectCsv } from '#features/collaboration/project-list/project-csv.ts'
import { joinedRows, originOf, shownRows } from '#features/collaboration/project-list/project-rows.ts'

const syntheses = [
  { id: 'a', title: 'Radium', status: 'complete', updatedAt: '2026-11-02T00:00:00Z' },
  { id: 'b', query: 'Does it glow?', status: 'generating', updatedAt: '2026-11-03T00:00:00Z' },
]
const projects = [
  { projectId: 'a', title: 'Radium, together', kind: 'systematic', updatedAt: '2026-11-01T00:00:00Z' },
  { projectId: 'c', name: 'Polonium', status: 'archived', dueDate: '2026-12-24T00:00:00Z' },
]
const all = readLook(new URLSearchParams('state=any'))
const idsOf = (address: string) =>
  shownRows(joinedRows(syntheses, projects), readLook(new URLSearchParams(address))).map(({ id }) => id)

test('what both sources have under one id is one line that says so', () => {
  const rows = joinedRows(syntheses, projects)
  expect(rows.map((row) => [row.id, originOf(row)])).toEqual([
    ['a', 'both'],
    ['b', 'synthesis'],
    ['c', 'team'],
  ])
  expect(rows[0]).toMatchObject({ title: 'Radium, together', updatedAt: '2026-11-02T00:00:00Z', status: 'complete' })
})

test('the address narrows and orders; what it holds beyond that is as if it were not there', () => {
  expect(idsOf('')).toEqual(['b', 'a'])
  expect(idsOf('state=any&sort=due')).toEqual(['c', 'b', 'a'])
  expect(idsOf('state=archived')).toEqual(['c'])
  expect(idsOf('state=any&origin=team&sort=title')).toEqual(['c', 'a'])
  expect(idsOf('q=GLOW+it')).toEqual(['b'])
  expect(idsOf('q=systematic')).toEqual(['a'])
  expect(idsOf('state=x&sort=y&origin=z')).toEqual(['b', 'a'])
  expect(writeLook(new URLSearchParams('sort=title&other=1'), 'sort', 'updated').toString()).toBe('other=1')
})

test('the table for a spreadsheet runs nothing', async () => {
  const rows = shownRows(joinedRows([{ id: 'x', title: '=HYPERLINK("http://x")' }], []), all)
  const [, line] = (await projectCsv(rows)).split('\r\n')
  expect(line?.startsWith('"\'=HYPERLINK')).toBe(true)
})
