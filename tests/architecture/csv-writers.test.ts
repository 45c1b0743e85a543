import { existsSync, readdirSync, readFileSync } from 'node:fs'

import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'

import type { Paper } from '#contract/papers.ts'
import type { SearchRun } from '#contract/search.ts'
import { boardCsv } from '#features/comment-board/board-csv.ts'
import { anchorLogText } from '#features/comments/test-bench/anchor-log.csv.ts'
import { ledgerCsv } from '#features/library/ledger-csv.ts'
import { projectCsv } from '#features/collaboration/project-list/project-csv.ts'
import { memberCsv } from '#features/collaboration/teams/member-csv.ts'
import { notesCsv } from '#science/documents/notes-export.ts'
import { wideCsv } from '#science/grid/export/grid-csv.ts'
import type { Grid } from '#science/grid/grid.ts'
import { writeCsv } from '#science/records/write-csv.ts'
import { logCsv } from '#science/search/search-log.ts'
import { writeTaskCsv } from '#science/tasks/task-csv.ts'
import { tableCsv } from '#shared/figures/figure-table.ts'

const shared = new URL('../../../shared/data/naughty/csv-injection.txt', import.meta.url)
const hostile = [
  ...(existsSync(shared) ? readFileSync(shared, 'utf8').split(/\r?\n/).filter(Boolean) : []),
  '=1+1',
  '+1',
  '-2+3',
  '@SUM(1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1',
  ' =1+1',
  "'=1+1",
  '＝1+1',
  '\u0000=1',
  '=HYPERLINK("https://evil.test","open")',
  `=cmd|' /C calc'!A0`,
]

/** What a spreadsheet would run: a formula's sign first, blanks before it not counted. A number is no formula. */
const runs = (cell: string) =>
  // oxlint-disable-next-line no-control-regex
  /^[\s\u0000]*[=+\-@＝＋－＠]|^[\t\r\n\u0000]/.test(cell) && !/^[+-]?\d+(?:\.\d+)?$/.test(cell)

const cellsOf = (text: string) =>
  Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { newline: '\r\n', delimiter: ',' }).data.flat()
const bare = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

const paper = (x: string): Paper => ({
  id: x,
  type: 'article-journal',
  title: x,
  authors: [{ family: x, given: x }, { literal: x }],
  year: 2001,
  venue: x,
  volume: x,
  issue: x,
  pages: x,
  publisher: x,
  abstract: x,
  keywords: [x],
  language: x,
  url: x,
  note: x,
  ids: { doi: x, pmid: x },
  publicationTypes: [x],
  design: 'unknown',
  flags: {},
  counts: {},
  origin: [],
})
const run = (x: string): SearchRun => ({
  runId: x,
  query: x,
  at: x,
  perSource: [{ source: x, label: x, queryRun: x, hits: 1, error: x, notes: [x] }],
  total: 1,
  items: [],
})
/** A grid of one row whose cell, column and footer hold the text. */
const grid = (x: string) => {
  const cell = { state: 'confirmed', value: x, unit: x, evidence: [], by: x }
  const column = { id: 'c', name: x, kind: 'text', type: 'text' }
  const row = { id: 'r', kind: 'other', name: x, label: x }
  return {
    columns: [column],
    rows: [row],
    papers: new Map(),
    rowById: new Map([['r', row]]),
    columnById: new Map([['c', column]]),
    cell: () => cell,
    cellsOf: () => [cell],
  } as unknown as Grid
}

/** Every writer, by its file: what it makes of a text that stands everywhere. */
const writers: Record<string, (x: string) => string | Promise<string>> = {
  'src/science/records/write-csv.ts': (x) => writeCsv([paper(x)]),
  'src/science/search/search-log.ts': (x) => logCsv([run(x)]),
  'src/science/tasks/task-csv.ts': (x) =>
    writeTaskCsv([
      {
        key: x,
        title: x,
        description: x,
        status: x,
        priority: x,
        assignees: [x],
        labels: [x],
        startDate: x,
        dueDate: x,
        dependsOn: [x],
        parent: x,
        milestone: x,
      },
    ]),
  'src/science/documents/notes-export.ts': (x) =>
    notesCsv(paper(x), [
      {
        quote: x,
        page: 1,
        colour: 'yellow',
        note: x,
        tags: [x],
        createdAt: x,
      } as never,
    ]),
  'src/science/grid/export/grid-csv.ts': (x) => wideCsv(grid(x), { footer: [x] }),
  'src/features/library/ledger-csv.ts': (x) =>
    ledgerCsv({
      total: 2,
      added: 0,
      duplicates: [{ line: 1, title: x, matchedBy: x, matchedTitle: x }],
      skipped: [{ line: 2, reason: x, excerpt: x }],
    }),
  'src/features/collaboration/teams/member-csv.ts': (x) =>
    memberCsv([{ userId: x, name: x, email: x, role: 'member', joinedAt: x, lastActiveAt: x }]),
  'src/features/collaboration/project-list/project-csv.ts': (x) =>
    projectCsv([
      { id: x, title: x, kind: x, status: x, dueDate: x, updatedAt: x, synthesis: undefined, project: undefined },
    ]),
  'src/features/comment-board/board-csv.ts': (x) =>
    boardCsv(
      [
        {
          id: x,
          page: x,
          subpage: x,
          status: x,
          category: x,
          priority: x,
          person: x,
          email: x,
          createdAt: x,
          content: x,
          replies: [],
          resolvedAt: x,
          resolutionNote: x,
        } as never,
      ],
      'https://roadrunner.test',
    ),
  'src/features/comments/test-bench/anchor-log.csv.ts': (x) =>
    anchorLogText([{ nth: 1, at: 0, commentId: x, step: x, score: 1, what: x } as never]),
  'src/shared/figures/figure-table.ts': (x) =>
    tableCsv({ columns: [{ label: x }], rows: [{ id: x, cells: [x, { text: x, value: Number.NaN }] }] }),
}

describe('no CSV runs as a formula', () => {
  test.each(Object.entries(writers))('%s', async (_, write) => {
    for (const text of hostile) {
      const cells = cellsOf(await write(text))
      expect(cells.filter(runs), `${JSON.stringify(text)} stands in a cell as it is`).toEqual([])
      // The text is there all the same: disarmed, not dropped.
      expect(cells.some((cell) => bare(cell).includes(bare(text)))).toBe(true)
    }
  })
})

const sources = (readdirSync(new URL('../../src', import.meta.url), { recursive: true }) as string[])
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => `src/${name}`)
const textOf = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')

test('whatever else writes a table for spreadsheets goes through the same sieve', () => {
  const writing = sources.filter((name) => /\bunparse\(/.test(textOf(name)))
  expect(writing.length).toBeGreaterThan(8)
  const unguarded = writing.filter(
    (name) => !(name in writers) && !/\bdisarm\b|escapeFormulae: formula/.test(textOf(name)),
  )
  expect(unguarded).toEqual([])
  // A row put together by hand would pass the sieve by.
  const byHand = sources.filter(
    (name) => /text\/csv/.test(textOf(name)) && /\.join\('(?:,|;)'\)/.test(textOf(name)) && !(name in writers),
  )
  expect(byHand).toEqual([])
})
