import { expect, test } from 'vitest'

import type { GridColumn, GridEntry } from '#contract/grid.ts'
import type { Paper } from '#contract/papers.ts'
import { documentText, textHash } from '#science/evidence/document-text.ts'
import { columnById } from '#science/extraction/column-library.ts'
import { absentText } from '#science/grid/absence.ts'
import { tableDocx } from '#research/grid/table-docx.ts'
import { completenessOf } from '#science/grid/counts.ts'
import { tableOfGrid } from '#science/grid/export/document-table.ts'
import { longCsv, wideCsv } from '#science/grid/export/grid-csv.ts'
import { tableLatex } from '#science/grid/export/table-latex.ts'
import { tableMarkdown } from '#science/grid/export/table-markdown.ts'
import { emptyLog, extendLog } from '#science/grid/grid-log.ts'
import { gridOf } from '#science/grid/grid.ts'
import { proposeRow, type ReadPaper } from '#science/grid/propose.ts'
import { emptyGridBody } from '#science/grid/read-grid.ts'
import { answerExtractively } from '#science/grid/service-answer.ts'
import { readZip } from '#shared/format/unzip.ts'

const own: GridColumn = { id: 'own', version: 1, name: 'Was lunch free', type: 'boolean' }
const known = ['country', 'sample-size'].flatMap((id) => columnById(id) ?? [])
const columns = [...known, own]

const paper = (part: Partial<Paper> = {}): Paper => ({
  id: 'p1',
  type: 'article-journal',
  title: 'Walking and sleep',
  authors: [],
  abstract: 'People who walked slept longer.',
  keywords: [],
  ids: {},
  design: 'unknown',
  flags: {},
  counts: {},
  origin: [],
  ...part,
})
const readOf = (of: Paper, starts?: ReadPaper['starts']): ReadPaper => {
  const text = documentText(of)
  return { paper: of, text, textHash: textHash(text), ...(starts && { starts }) }
}

function gridWith({
  read,
  entries = [],
  isReading = false,
  isDouble = false,
}: {
  read?: ReadPaper
  entries?: readonly GridEntry[]
  isReading?: boolean
  /** Each entry is by another person, and two of them fill every cell. */
  isDouble?: boolean
}) {
  const row = read && proposeRow(read, columns)
  const log = entries.map((data, index) => ({
    id: `e${index}`,
    seq: index + 1,
    at: '2026-11-20T08:00:00Z',
    by: isDouble ? { userId: `u${index}`, name: `Person ${index}` } : { userId: 'u1', name: 'Ann' },
    data,
    isPending: false,
  }))
  return gridOf({
    documentIds: ['p1'],
    body: { ...emptyGridBody(), columns, params: { isDouble } },
    log: extendLog(emptyLog(), log),
    rules: new Map(row ? [['p1', row.found]] : []),
    misses: new Map(row ? [['p1', row.missed]] : []),
    isReading,
    papers: new Map([['p1', paper()]]),
  })
}
const words = (grid: ReturnType<typeof gridWith>, columnId: string) => absentText(grid, grid.cell('p1', columnId))

test('a cell is not looked for before anything was read, and being read is not that', () => {
  expect(words(gridWith({}), 'country')).toBe('not looked for yet')
  expect(words(gridWith({ isReading: true }), 'country')).toBe('being read …')
})

test.each([
  ['the abstract', readOf(paper())],
  ['a summary by Roadrunner', readOf(paper({ origin: [{ kind: 'starter' }] }))],
  ['the title', readOf(paper({ abstract: '' }))],
  [
    'the full text (2 pages)',
    readOf(paper(), [
      { page: 1, start: 0 },
      { page: 2, start: 20 },
    ]),
  ],
  ['the full text', readOf(paper(), [{ page: 1, start: 0 }])],
])('what was looked for in vain names %s; a column without a rule was not looked for', (place, read) => {
  const grid = gridWith({ read })
  expect(words(grid, 'country')).toBe(`not found in ${place}`)
  expect(words(grid, 'own')).toBe('not looked for yet')
})

test('a cell that two readings left empty says why', () => {
  const doubted = readOf(paper())
  const row = proposeRow(doubted, columns)
  row.missed.set('country', { lookedIn: { of: 'abstract' }, because: 'the two readings differ.' })
  const grid = { ...gridWith({}), misses: new Map([['p1', row.missed]]) }
  expect(absentText(grid, grid.cell('p1', 'country'))).toBe('left empty: the two readings differ.')
})

test('what a person decided, and what a run found out, outweighs that nobody looked', () => {
  const place = { rowId: 'p1', columnId: 'own', columnVersion: 1 }
  expect(words(gridWith({ entries: [{ kind: 'cell', verb: 'not_reported', ...place }] }), 'own')).toBe('not reported')
  const run = { kind: 'suggestion' as const, ...place, runId: 'r', from: 'm' }
  expect(words(gridWith({ entries: [{ ...run, lookedIn: { of: 'full-text', pages: 9 } }] }), 'own')).toBe(
    'not found in the full text (9 pages)',
  )
  expect(words(gridWith({ entries: [{ ...run, because: 'it does not fit.' }] }), 'own')).toBe(
    'left empty: it does not fit.',
  )
})

test('what does not apply to a paper is a decision of its own: neither not reported nor a value, and the same in every file', () => {
  const place = { rowId: 'p1', columnId: 'country', columnVersion: 1 }
  const grid = gridWith({ read: readOf(paper()), entries: [{ kind: 'cell', verb: 'not_applicable', ...place }] })
  expect(words(grid, 'country')).toBe('not applicable')
  const [row] = tableOfGrid(grid, { title: '', provenance: [] }).groups[0]?.rows ?? []
  expect(row?.[1]).toBe('not applicable')
  const [, line = ''] = wideCsv(grid, { footer: [] }).split('\r\n')
  expect(line).toContain('NA,')
  expect(line).toContain('not applicable')
  expect(completenessOf(grid).byColumn.get('country')).toMatchObject({ not_applicable: 1, not_reported: 0, empty: 0 })
  const entry = (verb: 'not_reported' | 'not_applicable') => ({ kind: 'cell' as const, verb, ...place })
  const both = gridWith({ entries: [entry('not_applicable'), entry('not_reported')], isDouble: true })
  expect(both.cell('p1', 'country')?.state).toBe('disputed')
})

test('a run says nothing of a column that it cannot look for, and says where it looked for the others', () => {
  const cells = answerExtractively(readOf(paper()), columns)
  expect(cells.map(({ columnId }) => columnId)).not.toContain('own')
  expect(cells.find(({ columnId }) => columnId === 'country')).toMatchObject({ lookedIn: { of: 'abstract' } })
})

test('every file tells a cell nobody looked for, one that was looked for in vain and one that does not apply apart', async () => {
  const place = { rowId: 'p1', columnId: 'sample-size', columnVersion: 1 }
  const grid = gridWith({ read: readOf(paper()), entries: [{ kind: 'cell', verb: 'not_applicable', ...place }] })
  const states = ['not found in the abstract', 'not applicable', 'not looked for yet']
  const table = tableOfGrid(grid, { title: 'Walking', provenance: [] })
  expect(table.groups[0]?.rows[0]?.slice(1)).toEqual(states)
  const [word] = await readZip(tableDocx(table), (name) => name === 'word/document.xml', 1_000_000)
  const files = {
    wide: wideCsv(grid, { footer: [] }),
    long: longCsv(grid, { footer: [] }),
    markdown: tableMarkdown(table),
    latex: tableLatex(table),
    word: new TextDecoder().decode(word?.bytes),
  }
  for (const [file, content] of Object.entries(files))
    for (const state of states) expect(content, file).toContain(state)
})
