import type { Paper } from '#contract/papers.ts'
import { bundleExport, provenance, tableExports, type ExportEntry } from '#research/grid/grid-exports.ts'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import { csvEntry, graphEntry } from '#research/views/view-exports.ts'
import { shortCitation } from '#science/grid/record-columns.ts'
import type { Graph } from '#science/networks/graphml.ts'
import { cellText } from '#shared/figures/figure-table.ts'

import { marksTable, matrixTable } from './matrix-tables.ts'
import { matrixCopy as copy } from './matrix.copy.ts'
import type { Matrix } from './use-matrix.ts'

/** Papers and concepts as nodes, marks as edges, and how many papers two concepts share as edges between them. */
export function matrixGraph(
  { concepts, marks, coverage, pairs }: Matrix,
  papers: readonly Paper[],
): Omit<Graph, 'about'> {
  return {
    isDirected: false,
    nodes: [
      ...papers.map((paper) => ({
        id: `paper:${paper.id}`,
        label: shortCitation(paper),
        data: { kind: 'paper', title: paper.title, year: paper.year, doi: paper.ids.doi },
      })),
      ...concepts.map(({ id, name }) => ({
        id: `concept:${id}`,
        label: name,
        data: { kind: 'concept', papers: coverage.get(id)?.length ?? 0 },
      })),
    ],
    edges: [
      ...marks.all.map(({ documentId, conceptId, stance, by }) => ({
        from: `paper:${documentId}`,
        to: `concept:${conceptId}`,
        data: { kind: 'mark', stance, setBy: by, weight: 1 },
      })),
      ...concepts.flatMap((a, i) =>
        concepts.slice(i + 1).flatMap((b) => {
          const weight = pairs.papersOf(a.id, b.id).length
          const edge = { from: `concept:${a.id}`, to: `concept:${b.id}`, data: { kind: 'together', weight } }
          return weight > 0 ? [edge] : []
        }),
      ),
    ],
  }
}

export const matrixExports = (open: OpenGrid, matrix: Matrix): ExportEntry[] => [
  csvEntry(open, 'CSV of the matrix', () => matrixTable(matrix, open.papers), 'matrix'),
  csvEntry(open, 'CSV of the marks, with their passages', () => marksTable(matrix, open.papers), 'marks'),
  ...tableExports(open, () => {
    const { columns, rows } = matrixTable(matrix, open.papers)
    return {
      title: open.head?.title || 'Literature matrix',
      head: columns.map(({ label }) => label),
      groups: [{ rows: rows.map(({ cells }) => cells.map(cellText)) }],
      notes: [copy.howToRead],
      provenance: provenance(open),
    }
  }),
  graphEntry(open, 'Network (GraphML)', () => matrixGraph(matrix, open.papers)),
  bundleExport(open, 'lit_matrix'),
]
