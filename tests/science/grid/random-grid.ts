import fc from 'fast-check'

import { cellVerbs, type CellValue, type GridColumn, type GridEntry } from '#contract/grid.ts'
import { emptyLog, extendLog, type GridLogEntry } from '#science/grid/grid-log.ts'
import { gridOf, type Grid } from '#science/grid/grid.ts'
import { emptyGridBody } from '#science/grid/read-grid.ts'

export const documentIds = ['p1', 'p2', 'p3', 'p4']
export const columns: GridColumn[] = [
  { id: 'n', version: 1, name: 'Sample size', type: 'number', unit: 'people' },
  { id: 'design', version: 1, name: 'Design', type: 'choice', choices: ['trial', 'cohort'] },
  { id: 'aim', version: 2, name: 'Aim; "in words", =now', type: 'text' },
]

const people = ['u1', 'u2'].map((userId) => ({ userId, name: `Person ${userId}` }))

const value = (columnId: string): fc.Arbitrary<CellValue> =>
  columnId === 'n'
    ? fc.integer({ min: 0, max: 500 })
    : columnId === 'design'
      ? fc.constantFrom('trial', 'cohort')
      : fc.constantFrom('=1+1', 'a "quoted" word', 'lines\nand, commas;', 'plain')

const evidence = fc.constantFrom('p1', 'p2').map((documentId) => [
  {
    documentId,
    quote: 'A passage of the paper',
    start: 3,
    end: 25,
    textHash: 'abc',
    verified: 'exact' as const,
    page: 2,
  },
])

const place = fc.record({
  rowId: fc.constantFrom(...documentIds),
  columnId: fc.constantFrom(...columns.map(({ id }) => id)),
  columnVersion: fc.constantFrom(1, 2),
})

const cell: fc.Arbitrary<GridEntry> = place.chain((at) =>
  fc
    .record({
      verb: fc.constantFrom(...cellVerbs),
      value: value(at.columnId),
      evidence: fc.option(evidence, { nil: undefined }),
      settles: fc.boolean(),
    })
    .map(({ verb, settles, ...content }): GridEntry => {
      const hasValue = verb !== 'not_reported' && verb !== 'clear'
      const { value: said, evidence: from } = content
      return {
        kind: 'cell',
        verb,
        ...at,
        ...(hasValue && { value: said }),
        ...(hasValue && from && { evidence: from }),
        ...(settles && { settles }),
      }
    }),
)

const suggestion: fc.Arbitrary<GridEntry> = place.chain((at) =>
  fc.option(value(at.columnId), { nil: undefined }).map((said): GridEntry => ({
    kind: 'suggestion',
    runId: 'run-1',
    from: 'documents',
    ...at,
    ...(said !== undefined && { value: said }),
  })),
)

const note: fc.Arbitrary<GridEntry> = fc.record({
  kind: fc.constant('note' as const),
  rowId: fc.constantFrom(...documentIds),
  noteId: fc.constantFrom('n1', 'n2', 'n3'),
  text: fc.constantFrom('', 'Ask the author', 'See table 2'),
})

/** A random log: cells, suggestions, remarks, and the taking back of anything before. */
export const randomLog: fc.Arbitrary<GridLogEntry<GridEntry>[]> = fc
  .array(
    fc.record({
      data: fc.oneof(
        { weight: 5, arbitrary: cell },
        { weight: 3, arbitrary: suggestion },
        { weight: 1, arbitrary: note },
      ),
      by: fc.constantFrom(...people),
      undoes: fc.option(fc.nat(), { nil: undefined, freq: 3 }),
    }),
    { maxLength: 60 },
  )
  .map((steps) =>
    steps.map(({ data, by, undoes }, index): GridLogEntry<GridEntry> => {
      const isUndo = undoes !== undefined && index > 0
      return {
        id: `entry-${index}`,
        seq: index + 1,
        at: new Date(Date.UTC(2026, 10, 20, 8, 0, index)).toISOString(),
        by,
        data: isUndo ? { kind: 'undo', undoes: `entry-${undoes % index}` } : data,
        isPending: false,
      }
    }),
  )

export const gridFrom = (entries: readonly GridLogEntry<GridEntry>[], isDouble = false): Grid =>
  gridOf({
    documentIds,
    body: { ...emptyGridBody(), columns, params: { isDouble } },
    log: extendLog(emptyLog(), entries),
    rules: new Map(),
    papers: new Map(),
  })
