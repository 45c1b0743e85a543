import type { Paper } from '#contract/papers.ts'
import { coverageOf, saturationOf } from '#science/concepts/matrix-counts.ts'
import { absentWords } from '#science/grid/absence.ts'
import { shortCitation } from '#science/grid/record-columns.ts'
import type { FigureTable } from '#shared/figures/figure-table.ts'

import { matrixCopy as copy } from './matrix.copy.ts'
import type { Matrix } from './use-matrix.ts'

type Parts = Pick<Matrix, 'concepts' | 'marks' | 'coverage' | 'pairs'>
type Marked = Pick<Matrix, 'concepts' | 'marks' | 'isReading' | 'isFailed'>
const number = (value: number) => ({ text: String(value), value })

/** Why a field of the matrix holds no mark: the same words on the page and in its files. */
export function absentMark(
  { marks, isReading, isFailed }: Omit<Marked, 'concepts'>,
  documentId: string,
  conceptId: string,
): string {
  if (marks.isRuledOut(documentId, conceptId)) return copy.ruledOut
  if (isReading) return absentWords.reading
  return isFailed ? absentWords.unread : copy.noMark
}

/** Papers by concepts, with the sum of each row and of each column. */
export function matrixTable(matrix: Marked, papers: readonly Paper[]): FigureTable {
  const { concepts, marks } = matrix
  const coverage = coverageOf(papers, concepts, marks.all)
  const sum = (id: string) => concepts.filter((concept) => marks.at(id, concept.id)).length
  return {
    columns: [
      { label: 'Paper' },
      { label: 'Title' },
      ...concepts.map(({ name }) => ({ label: name })),
      { label: 'Marks', isNumber: true },
    ],
    rows: [
      ...papers.map((paper) => ({
        id: paper.id,
        cells: [
          shortCitation(paper),
          paper.title,
          ...concepts.map(({ id }) => {
            const mark = marks.at(paper.id, id)
            return mark
              ? `${copy.stances[mark.stance]}${mark.by === 'person' ? '' : ' (not confirmed)'}`
              : absentMark(matrix, paper.id, id)
          }),
          number(sum(paper.id)),
        ],
      })),
      {
        id: 'papers of each concept',
        cells: [
          'Papers of each concept',
          '',
          ...concepts.map(({ id }) => number(coverage.get(id)?.length ?? 0)),
          number(papers.reduce((all, { id }) => all + sum(id), 0)),
        ],
      },
    ],
  }
}

/** One line a mark, with its passage. */
export function marksTable({ concepts, marks }: Parts, papers: readonly Paper[]): FigureTable {
  const names = new Map(concepts.map(({ id, name }) => [id, name]))
  const byId = new Map(papers.map((paper) => [paper.id, paper]))
  return {
    columns: ['Paper', 'DOI', 'Concept', 'Stance', 'State', 'Quote', 'Page'].map((label) => ({ label })),
    rows: marks.all.map(({ documentId, conceptId, stance, by, name, evidence }) => {
      const paper = byId.get(documentId)
      return {
        id: `${documentId} ${conceptId}`,
        cells: [
          paper ? shortCitation(paper) : documentId,
          paper?.ids.doi ?? '',
          names.get(conceptId) ?? conceptId,
          copy.stances[stance],
          by === 'person' ? `set by ${name ?? ''}` : by === 'rule' ? 'found by rules' : 'suggested by the service',
          evidence.map(({ quote }) => quote).join(' | '),
          evidence.flatMap(({ page }) => page ?? []).join('; '),
        ],
      }
    }),
  }
}

export const coOccurrenceTable = ({ concepts, pairs }: Parts): FigureTable => ({
  columns: [{ label: 'Concept' }, ...concepts.map(({ name }) => ({ label: name, isNumber: true }))],
  rows: concepts.map((a) => ({
    id: a.id,
    cells: [a.name, ...concepts.map((b) => number(pairs.papersOf(a.id, b.id).length))],
  })),
})

export function saturationTable({ concepts, marks }: Parts, papers: readonly Paper[]): FigureTable {
  const names = new Map(concepts.map(({ id, name }) => [id, name]))
  const byId = new Map(papers.map((paper) => [paper.id, paper]))
  return {
    columns: [
      { label: 'Paper' },
      { label: 'Papers read', isNumber: true },
      { label: 'Concepts known', isNumber: true },
      { label: 'Mean over all orders', isNumber: true },
      { label: 'New concepts' },
    ],
    rows: saturationOf(papers, marks.all).map(({ id, papers: read, seen, expected, added }) => {
      const paper = byId.get(id)
      return {
        id,
        cells: [
          paper ? shortCitation(paper) : id,
          number(read),
          number(seen),
          { text: expected.toFixed(2), value: expected },
          added.flatMap((each) => names.get(each) ?? []).join('; '),
        ],
      }
    }),
  }
}
