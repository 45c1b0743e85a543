import { useState } from 'react'

import type { GridColumn } from '#contract/grid.ts'
import type { Paper } from '#contract/papers.ts'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import { designNames } from '#research/papers/paper-words.ts'
import { PapersButton } from '#research/views/show-papers.tsx'
import { pivotOf } from '#science/concepts/matrix-counts.ts'
import { absentText } from '#science/grid/absence.ts'
import { cellText } from '#science/grid/cell-text.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { isConceptColumn } from './concept-columns.ts'
import type { Matrix } from './use-matrix.ts'

const own = [
  { value: 'decade', label: 'Decade' },
  { value: 'year', label: 'Year' },
  { value: 'design', label: 'Study design' },
]

/** Groups a paper belongs to: by its year, its design, or what stands in a column of the grid (population, method). */
export function groupsOf(by: string, column: GridColumn | undefined, { grid }: Pick<OpenGrid, 'grid'>) {
  return (paper: Paper): string[] => {
    if (by === 'year') return paper.year === undefined ? [] : [String(paper.year)]
    if (by === 'decade') return paper.year === undefined ? [] : [`${Math.floor(paper.year / 10) * 10}s`]
    if (by === 'design') return paper.design === 'unknown' ? [] : [designNames[paper.design]]
    const cell = column && grid.cell(paper.id, column.id)
    if (cell?.isDecided && cell.value === undefined) return [absentText(grid, cell)]
    if (!cell || cell.value === undefined) return []
    return Array.isArray(cell.value) ? cell.value : [cellText(cell.value, cell.unit).slice(0, 60)]
  }
}

/** Concepts against years, designs or any column of the grid; each number opens its papers. */
export function PivotTable({ open, matrix }: { open: OpenGrid; matrix: Matrix }) {
  const [by, setBy] = useState('decade')
  const others = open.grid.columns.filter((column) => !isConceptColumn(column) && column.type !== 'effect')
  const column = others.find(({ id }) => id === by)
  const { groups, cell } = pivotOf(open.papers, matrix.marks.all, groupsOf(by, column, open))
  return (
    <div className="space-y-4">
      <SelectField
        label="Concepts by"
        className="max-w-80"
        value={by}
        onChange={(event) => setBy(event.target.value)}
        options={[...own, ...others.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <Table
        caption="Concepts by group: number of papers"
        rows={matrix.concepts}
        rowKey={({ id }) => id}
        columns={[
          { key: 'concept', header: 'Concept', cell: ({ name }) => name },
          ...groups.map(({ key, papers }) => ({
            key,
            header: (
              <PapersButton title={key} ids={papers} label={`${key}: ${papers.length} papers`}>
                {key} <span className="font-normal">({papers.length})</span>
              </PapersButton>
            ),
            align: 'right' as const,
            cell: ({ id, name }: { id: string; name: string }) => {
              const ids = cell(id, key)
              return ids.length === 0 ? (
                <span className="text-ink-muted">0</span>
              ) : (
                <PapersButton title={`${name}, ${key}`} ids={ids} label={`${name}, ${key}: ${ids.length} papers`} />
              )
            },
          })),
        ]}
      />
    </div>
  )
}
