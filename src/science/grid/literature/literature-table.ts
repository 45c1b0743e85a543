import type { GridColumn } from '#contract/grid.ts'
import type { Citing } from '../../citations/reference-styles.ts'

import { groupRows, keysOf, NO_VALUE } from '../arrange.ts'
import type { Cell } from '../cell.ts'
import { absentText } from '../absence.ts'
import { cellText } from '../cell-text.ts'
import type { DocumentTable } from '../export/document-table.ts'
import type { Grid } from '../grid.ts'
import { definedAbbreviations } from '../../evidence/defined-abbreviations.ts'
import { usedAbbreviations } from './abbreviations.ts'
import { studyCell, studyRows, type StudyOf, type StudyRow } from './study-rows.ts'
import { citedAs, shortText, type TextLength } from './table-text.ts'

export type TableChoice = {
  columns: readonly GridColumn[]
  citing: Citing
  length: TextLength
  /** `year`, the id of a column, or nothing. */
  groupBy: string
  studyOf: StudyOf
  /** Own words for abbreviations; an empty one leaves it out. */
  abbreviations: Readonly<Record<string, string>>
}

export type TableCell = { text: string; cell: Cell | undefined }
export type TableRow = { study: StudyRow; citation: string; cells: readonly TableCell[] }
export type LiteratureTable = {
  groups: readonly { heading?: string; rows: readonly TableRow[] }[]
  summary: string
  abbreviations: readonly { short: string; long: string }[]
}

function textOf(grid: Grid, cell: Cell | undefined, column: GridColumn, length: TextLength): string {
  if (cell?.value === undefined) return absentText(grid, cell)
  const text = cellText(cell.value, cell.unit === column.unit ? undefined : cell.unit)
  return length === 'short' && column.type === 'text' ? shortText(text) : text
}

const yearOf = ({ papers }: StudyRow) => papers[0]?.year

/** The table that goes into the thesis: studies as rows, in groups, with the notes under it. */
export function literatureTable(grid: Grid, choice: TableChoice): LiteratureTable {
  const { columns, groupBy } = choice
  const studies = studyRows(grid, choice.studyOf)
  const rows = new Map(
    studies.map((study, index): [string, TableRow] => [
      study.id,
      {
        study,
        citation: citedAs(study.papers, choice.citing, choice.length, index + 1),
        cells: columns.map((column) => {
          const cell = studyCell(grid, study, column.id)
          return { cell, text: textOf(grid, cell, column, choice.length) }
        }),
      },
    ]),
  )
  const inOrder = (ids: readonly string[]) => ids.flatMap((id) => rows.get(id) ?? [])
  const keys = (study: StudyRow): readonly string[] => {
    if (groupBy === 'year') return [String(yearOf(study) ?? NO_VALUE)]
    return keysOf(studyCell(grid, study, groupBy)?.value)
  }
  const byStudy = new Map(studies.map((study) => [study.id, study]))
  const leads = grid.rows.filter(({ id }) => byStudy.has(id))
  const groups =
    groupBy === ''
      ? [{ rows: [...rows.values()] }]
      : groupRows(leads, ({ id }) => {
          const study = byStudy.get(id)
          return study ? keys(study) : []
        }).map(({ key, rows: members }) => ({
          heading: key === NO_VALUE ? (groupBy === 'year' ? 'Year not stated' : 'Not grouped') : key,
          rows: inOrder(members.map(({ id }) => id)),
        }))
  const words = [...rows.values()].flatMap(({ cells }) => cells.map(({ text }) => text)).join(' ')
  const texts = studies.flatMap(({ papers }) => papers.map(({ title, abstract }) => `${title}. ${abstract ?? ''}`))
  const headings = columns.map(({ name }) => name).join(' ')
  return {
    groups,
    summary: summaryOf(grid, studies),
    abbreviations: usedAbbreviations(`${headings} ${words}`, definedAbbreviations(texts), choice.abbreviations),
  }
}

const counted = (values: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
}

const wordsOf = (grid: Grid, study: StudyRow, column: GridColumn | undefined): string[] => {
  const value = column && studyCell(grid, study, column.id)?.value
  return value === undefined ? [] : keysOf(value)
}

/** "12 studies (13 papers), 1977 to 2018; 3 countries; 6 randomised trial, 2 meta-analysis." What is unknown is said. */
export function summaryOf(grid: Grid, studies: readonly StudyRow[]): string {
  const papers = studies.reduce((sum, { paperIds }) => sum + paperIds.length, 0)
  const years = studies.flatMap((study) => yearOf(study) ?? []).sort((a, b) => a - b)
  const column = (key: string) => grid.columns.find(({ libraryKey }) => libraryKey === key)
  const country = column('country')
  const design = column('design')
  const countries = counted(studies.flatMap((study) => wordsOf(grid, study, country)))
  const designs = counted(studies.flatMap((study) => wordsOf(grid, study, design)))
  const known = studies.filter((study) => wordsOf(grid, study, design).length > 0).length
  const [first, last] = [years[0], years.at(-1)]
  const n = `${studies.length} ${studies.length === 1 ? 'study' : 'studies'}`
  return [
    papers === studies.length ? `${papers} ${papers === 1 ? 'paper' : 'papers'}` : `${n} in ${papers} papers`,
    ...(first === undefined ? [] : [first === last ? String(first) : `${first} to ${last}`]),
    ...(countries.length === 0
      ? []
      : [`countries: ${countries.map(([name, times]) => `${name} ${times}`).join(', ')}`]),
    ...(designs.length === 0
      ? []
      : [
          `designs: ${designs.map(([name, times]) => `${name.toLowerCase()} ${times}`).join(', ')}${known < studies.length ? `, not stated ${studies.length - known}` : ''}`,
        ]),
  ].join('; ')
}

/** The same for a document: notes are the summary and the abbreviations. */
export function literatureDocument(
  table: LiteratureTable,
  columns: readonly GridColumn[],
  about: { title: string; provenance: readonly string[] },
): DocumentTable {
  const { abbreviations, summary, groups } = table
  return {
    ...about,
    head: ['Citation', ...columns.map(({ name, unit }) => (unit && unit !== '%' ? `${name} (${unit})` : name))],
    groups: groups.map(({ heading, rows }) => ({
      ...(heading !== undefined && { heading }),
      rows: rows.map(({ citation, cells }) => [citation, ...cells.map(({ text }) => text)]),
    })),
    notes: [
      `Summary: ${summary}.`,
      ...(abbreviations.length === 0
        ? []
        : [`Abbreviations: ${abbreviations.map(({ short, long }) => `${short}, ${long}`).join('; ')}.`]),
    ],
  }
}
