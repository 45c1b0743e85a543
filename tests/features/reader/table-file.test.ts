import { expect, test } from 'vitest'

import { tableFile } from '#features/reader/table-file.ts'

const caption = {
  kind: 'table' as const,
  label: 'Table 1',
  page: 3,
  text: 'Table 1. Effects.',
  start: 0,
  end: 17,
  region: { x: 0, y: 0, width: 1, height: 1 },
}

test('a table is saved with its head first and what it is under it; no cell of it runs', async () => {
  const rows = [
    ['Group', 'Change'],
    ['=HYPERLINK("https://evil.test")', '−0.43'],
    ['@SUM(1)', '1.50'],
  ]
  const file = tableFile({ caption, rows, notes: ['+ p < 0.05'] }, { title: 'Walking: and rest' })
  expect(file.name).toMatch(/Table 1\.csv$/)
  expect(file.name).not.toContain(':')
  const lines = (await file.text()).replace('\uFEFF', '').split('\r\n')
  expect(lines.slice(0, 3)).toEqual(['Group,Change', `"'=HYPERLINK(""https://evil.test"")",-0.43`, "'@SUM(1),1.50"])
  expect(lines.slice(4)).toEqual([
    "'+ p < 0.05",
    'Table 1. Effects.',
    '"From: Walking: and rest, page 3"',
    'Read from where the words stand on the page. Check it against the page before you use it.',
    '',
  ])
})
