import Papa from 'papaparse'

import type { GridColumn, GridRow } from '#contract/grid.ts'
import type { Paper } from '#contract/papers.ts'
import { disarm } from '#science/records/csv-lists.ts'

import { provenanceOf, provenanceWords } from '../../evidence/provenance.ts'
import type { Cell, CellAuthor } from '../cell.ts'
import { absentText } from '../absence.ts'
import { cellText } from '../cell-text.ts'
import type { Grid } from '../grid.ts'
import { shortCitation } from '../record-columns.ts'

/** What stands in a cell of which a person or a run said that it is not there. The state beside it says the rest. */
export const NOT_REPORTED = 'NR'
/** A person said that the question does not arise in this paper. */
export const NOT_APPLICABLE = 'NA'

const author = (by: CellAuthor | undefined) => {
  if (by === undefined) return ''
  return by.kind === 'person' ? by.person.name : by.kind === 'rule' ? `rule: ${by.rule}` : `service: ${by.from}`
}

/** What a row is called in a table. */
export function rowLabel({ papers }: Pick<Grid, 'papers'>, row: GridRow): string {
  const paper = row.documentId === undefined ? undefined : papers.get(row.documentId)
  const of = paper ? shortCitation(paper) : undefined
  if (row.kind === 'paper') return of ?? row.label ?? row.id
  return of === undefined ? (row.label ?? row.id) : `${of}: ${row.label ?? row.id}`
}

/** The value alone: "412", with its unit in a column of its own. */
export const exportedValue = (cell: Cell | undefined): string =>
  cell?.state === 'not_applicable'
    ? NOT_APPLICABLE
    : cell?.state === 'not_reported'
      ? NOT_REPORTED
      : cellText(cell?.value)

const quotes = (cell: Cell | undefined) => (cell?.evidence ?? []).map(({ quote }) => quote).join(' | ')
/** Whose words the quotes are: the paper's own, or a summary of ours, which no count may call the paper's text. */
const whose = (cell: Cell | undefined, paper: Paper | undefined) =>
  paper === undefined
    ? ''
    : (cell?.evidence ?? [])
        .map((quote) => provenanceWords(provenanceOf(quote, paper), { ...quote, rebuiltBy: paper.abstractRebuiltBy }))
        .join(' | ')
const pages = (cell: Cell | undefined) => (cell?.evidence ?? []).flatMap(({ page }) => page ?? []).join('; ')

/** A table with a byte order mark, harmless in a spreadsheet, with lines under it that say what it was made of. */
function written(fields: string[], rows: string[][], footer: readonly string[]): string {
  const data = [...rows, [], ...footer.map((line) => [line])].map((row) => row.map(disarm))
  return `\uFEFF${Papa.unparse({ fields: fields.map(disarm), data }, { newline: '\r\n' })}\r\n`
}

type Choice = { rows?: readonly GridRow[]; columns?: readonly GridColumn[]; footer: readonly string[] }

/** One line a row; each column followed by its unit, page, quote, state and author. */
export function wideCsv(grid: Grid, { rows = grid.rows, columns = grid.columns, footer }: Choice): string {
  const fields = columns.flatMap(({ name }) => [
    name,
    ...['unit', 'page', 'quote', 'whose words', 'state', 'author'].map((companion) => `${name} [${companion}]`),
  ])
  const lines = rows.map((row) => {
    const paper = row.documentId === undefined ? undefined : grid.papers.get(row.documentId)
    const cells = columns.flatMap(({ id }) => {
      const cell = grid.cell(row.id, id)
      return [
        exportedValue(cell),
        cell?.unit ?? '',
        pages(cell),
        quotes(cell),
        whose(cell, paper),
        absentText(grid, cell) || (cell?.state ?? 'empty'),
        author(cell?.by),
      ]
    })
    return [rowLabel(grid, row), row.kind, paper?.ids.doi ?? '', ...cells]
  })
  return written(['Row', 'Kind', 'DOI', ...fields], lines, footer)
}

/** One line a cell, those without a value too: whether nobody looked or nothing was found stands under "State". */
export function longCsv(grid: Grid, { rows = grid.rows, columns = grid.columns, footer }: Choice): string {
  const fields = [
    'Row',
    'Kind',
    'DOI',
    'Column',
    'Value',
    'Unit',
    'State',
    'Page',
    'Quote',
    'Whose words',
    'Source found',
    'Author',
    'At',
    'Note',
  ]
  const lines = rows.flatMap((row) => {
    const paper = row.documentId === undefined ? undefined : grid.papers.get(row.documentId)
    const doi = paper?.ids.doi ?? ''
    return columns.flatMap(({ id, name }) => {
      const cell = grid.cell(row.id, id)
      const found = (cell?.evidence ?? []).map(({ verified }) => verified).join('; ')
      return [
        [
          rowLabel(grid, row),
          row.kind,
          doi,
          name,
          exportedValue(cell),
          cell?.unit ?? '',
          absentText(grid, cell) || (cell?.state ?? 'empty'),
          pages(cell),
          quotes(cell),
          whose(cell, paper),
          found,
          author(cell?.by),
          cell?.at ?? '',
          cell?.note ?? '',
        ],
      ]
    })
  })
  return written(fields, lines, footer)
}
