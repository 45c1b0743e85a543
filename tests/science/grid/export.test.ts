import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'

import type { Paper } from '#contract/papers.ts'
import { documentText, textHash } from '#science/evidence/document-text.ts'
import { tableOfGrid } from '#science/grid/export/document-table.ts'
import { openGridBundle, readGridBundle, writeGridBundle } from '#science/grid/export/grid-bundle.ts'
import { longCsv, wideCsv } from '#science/grid/export/grid-csv.ts'
import { tableLatex } from '#science/grid/export/table-latex.ts'
import { tableMarkdown } from '#science/grid/export/table-markdown.ts'
import { emptyLog, extendLog, type GridLogEntry } from '#science/grid/grid-log.ts'
import { gridOf, notesOf } from '#science/grid/grid.ts'

import { columns, documentIds, gridFrom, randomLog } from './random-grid.ts'

const paper = (id: string): Paper => ({
  id,
  type: 'article-journal',
  title: `Paper ${id}`,
  authors: [{ family: `Author${id}`, given: 'A' }],
  year: 2001,
  keywords: [],
  ids: { doi: `10.1/${id}` },
  design: 'unknown',
  flags: {},
  counts: {},
  origin: [],
})
const papers = documentIds.map(paper)

describe('a bundle', () => {
  test('opens again as the same grid, in a library where the papers have other ids', () => {
    fc.assert(
      fc.property(randomLog, (entries) => {
        const grid = gridFrom(entries)
        const { body } = grid
        const head = { kind: 'grid', title: 'My grid', query: 'Does it work?', documentIds, body, papers }
        const text = writeGridBundle({ ...head, madeAt: new Date(0), entries, provenance: [] })
        const read = readGridBundle(text)
        if (!read.ok) throw new Error(read.problem)
        const opened = openGridBundle(read.bundle, ({ id }) => `here-${id}`)
        expect(opened.missing).toEqual([])
        const log = opened.entries.map((data, index): GridLogEntry => ({
          id: `new-${index}`,
          seq: index + 1,
          at: '2026-11-22T00:00:00Z',
          by: { userId: 'importer', name: 'Importer' },
          data,
          isPending: false,
        }))
        const again = gridOf({ ...grid, ...opened, log: extendLog(emptyLog(), log) })
        expect(again.rows.map(({ id }) => id)).toEqual(grid.rows.map(({ id }) => `here-${id}`))
        expect(again.columns).toEqual(grid.columns)
        for (const { id } of grid.rows) {
          for (const column of columns) {
            const [one, other] = [grid.cell(id, column.id), again.cell(`here-${id}`, column.id)]
            expect([other?.state, other?.value, other?.by, other?.at, other?.isStale]).toEqual([
              one?.state,
              one?.value,
              one?.by,
              one?.at,
              one?.isStale,
            ])
            expect(other?.evidence.map(({ quote, start, documentId }) => [quote, start, documentId])).toEqual(
              one?.evidence.map(({ quote, start, documentId }) => [quote, start, `here-${documentId}`]),
            )
          }
          expect(notesOf(again, `here-${id}`).map(({ text: words, by }) => [words, by])).toEqual(
            notesOf(grid, id).map(({ text: words, by }) => [words, by]),
          )
        }
      }),
    )
  })

  test('something else is told from a bundle, with what to do', () => {
    expect(readGridBundle('no json')).toMatchObject({ ok: false })
    expect(readGridBundle('{"format":"other"}')).toMatchObject({ ok: false })
  })

  test('a paper that is nowhere is left out and named', () => {
    const grid = gridFrom([])
    const head = { kind: 'grid', title: '', query: '', documentIds, body: grid.body, papers }
    const read = readGridBundle(writeGridBundle({ ...head, madeAt: new Date(0), entries: [], provenance: [] }))
    if (!read.ok) throw new Error(read.problem)
    const opened = openGridBundle(read.bundle, ({ id }) => (id === 'p2' ? undefined : id))
    expect(opened.documentIds).toEqual(['p1', 'p3', 'p4'])
    expect(opened.missing.map(({ title }) => title)).toEqual(['Paper p2'])
  })
})

describe('CSV', () => {
  const footer = ['Title: =HYPERLINK("x")', 'Papers: 4.']
  test('no cell of any log runs as a formula, every row has all its columns, and the footer stands under it', () => {
    fc.assert(
      fc.property(randomLog, (entries) => {
        const grid = gridFrom(entries)
        for (const csv of [wideCsv(grid, { footer }), longCsv(grid, { footer })]) {
          expect(csv.startsWith('\uFEFF')).toBe(true)
          const { data } = Papa.parse<string[]>(csv.slice(1), { newline: '\r\n', delimiter: ',' })
          for (const cell of data.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
          expect(data.at(-2)?.[0]).toBe('Papers: 4.')
        }
        const wide = Papa.parse<string[]>(wideCsv(grid, { footer }).slice(1), { newline: '\r\n', delimiter: ',' }).data
        const rows = wide.slice(1, 1 + documentIds.length)
        for (const row of rows) expect(row).toHaveLength(3 + columns.length * 7)
        // A cell nobody looked at is empty; one where somebody looked in vain says so.
        for (const [index, { id }] of grid.rows.entries()) {
          const cell = grid.cell(id, 'n')
          const shown = rows[index]?.[3]
          if (cell?.state === 'empty') expect(shown).toBe('')
          if (cell?.state === 'not_reported') expect(shown).toBe('NR')
        }
      }),
    )
  })

  test('a quote says whose words it is: the paper’s own, or a summary of ours', () => {
    const text = documentText({ title: 'Paper p1', abstract: 'We enrolled 40 adults.' })
    const start = text.indexOf('We enrolled')
    const quote = { documentId: 'p1', quote: 'We enrolled 40 adults.', start, end: text.length, textHash: textHash(text), verified: 'exact' as const } // prettier-ignore
    const entry = { kind: 'cell' as const, verb: 'edit' as const, rowId: 'p1', columnId: 'n', columnVersion: 1, value: 40, evidence: [quote] } // prettier-ignore
    const whose = (kind: 'import' | 'starter') => {
      const grid = gridFrom([{ id: 'e', seq: 1, at: '2026-01-01T00:00:00Z', by: { userId: 'u', name: 'Ada' }, data: entry, isPending: false }]) // prettier-ignore
      const known: Paper = { ...paper('p1'), abstract: 'We enrolled 40 adults.', origin: [{ kind }] }
      const { data } = Papa.parse<Record<string, string>>(longCsv({ ...grid, papers: new Map([['p1', known]]) }, { footer }).slice(1), { header: true }) // prettier-ignore
      return data[0]?.['Whose words']
    }
    expect(whose('import')).toBe('the paper’s abstract')
    expect(whose('starter')).toBe('a summary by Roadrunner')
  })

  test('one line for each cell, those without a value too', () => {
    fc.assert(
      fc.property(randomLog, (entries) => {
        const grid = gridFrom(entries)
        const { data } = Papa.parse<string[]>(longCsv(grid, { footer: [] }).slice(1), {
          newline: '\r\n',
          delimiter: ',',
        })
        const states = data.slice(1).flatMap((row) => row[6] || [])
        expect(states).toHaveLength(grid.rows.length * grid.columns.length)
        const empty = grid.rows.flatMap(({ id }) => grid.cellsOf(id)).filter(({ state }) => state === 'empty').length
        expect(states.filter((state) => state === 'not looked for yet')).toHaveLength(empty)
      }),
    )
  })
})

describe('tables of documents', () => {
  const at = { rowId: 'p1', columnId: 'aim', columnVersion: 2 }
  const by = { userId: 'u', name: 'A' }
  const base = { id: 'e1', seq: 1, at: '', by, isPending: false }
  const grid = gridFrom([
    { ...base, data: { kind: 'cell', verb: 'set', ...at, value: '50 % & more | #1 {x}\nline_2' } },
  ])
  const table = tableOfGrid(grid, { title: 'T & U', provenance: ['Title: T'] })

  test('LaTeX sets special signs as they are and repeats the head', () => {
    const latex = tableLatex(table)
    expect(latex).toContain(String.raw`50 \% \& more | \#1 \{x\} line\_2`)
    expect(latex).toContain(String.raw`\endhead`)
    expect(latex).toContain(String.raw`\begin{longtable}`)
    expect(latex).toContain('% Title: T')
  })

  test('Markdown keeps each row in one line', () => {
    const markdown = tableMarkdown(table)
    expect(markdown).toContain('50 % & more \\| #1 {x}<br>line_2')
    expect(markdown.split('\n').filter((line) => line.startsWith('| '))).toHaveLength(2 + documentIds.length)
  })
})
