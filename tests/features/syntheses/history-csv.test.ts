import Papa from 'papaparse'
import { expect, test } from 'vitest'

import { historyCsv } from '#features/syntheses/history/history-csv.ts'

test('the list of analyses as a table comes back whole, and no cell of it would run', () => {
  const text = historyCsv([
    { id: 's1', title: '=HYPERLINK("http://evil.example")', kind: 'grid', documentIds: ['a', 'b'], sections: [] },
    { id: 's2', title: 'Tea, sleep\nand both', query: '+tea', sections: [] },
  ])
  expect(text.startsWith('\uFEFFKind,Title,')).toBe(true)
  const { data } = Papa.parse<string[]>(text.slice(1).trim())
  expect(data).toHaveLength(3)
  expect(data[1]?.slice(1, 4)).toEqual(['\'=HYPERLINK("http://evil.example")', '', '2'])
  expect(data[2]?.slice(1, 3)).toEqual(['Tea, sleep\nand both', "'+tea"])
})
