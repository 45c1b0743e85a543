import { useMemo } from 'react'

import type { OpenGrid } from '#research/grid/use-grid.ts'
import { useComputed } from '#research/views/use-computed.ts'
import { useFullTexts } from '#research/views/use-full-texts.ts'
import { coOccurrence, coverageOf } from '#science/concepts/matrix-counts.ts'

import { conceptOf, isConceptColumn } from './concept-columns.ts'
import { matrixMarks } from './matrix-marks.ts'
import type { MatrixInput, MatrixReading } from './read-matrix.ts'

const startWorker = () => new Worker(new URL('./matrix.worker.ts', import.meta.url), { type: 'module' })
const inPage = async () => (await import('./read-matrix.ts')).readMatrix

/** Concepts, marks and what is counted from them. `wantsSuggestions`: somebody asks what the papers offer. */
export function useMatrix(open: OpenGrid, wantsSuggestions: boolean) {
  const { grid, papers } = open
  const fullTexts = useFullTexts(papers)
  const { texts, isPending: isLoading } = fullTexts
  const concepts = useMemo(() => grid.columns.filter(isConceptColumn).map(conceptOf), [grid.columns])
  const input = useMemo((): MatrixInput | undefined => {
    if (papers.length === 0) return undefined
    const readable = papers.map(({ id, title, abstract, keywords }) => ({
      id,
      title,
      keywords,
      ...(abstract !== undefined && { abstract }),
    }))
    return { papers: readable, concepts, texts, wantsSuggestions }
  }, [papers, concepts, texts, wantsSuggestions])
  const read = useComputed<MatrixInput, MatrixReading>(input, startWorker, inPage)
  const found = read.out?.marks
  const marks = useMemo(() => matrixMarks(grid, concepts, found ?? []), [grid, concepts, found])
  const coverage = useMemo(() => coverageOf(papers, concepts, marks.all), [papers, concepts, marks])
  const pairs = useMemo(() => coOccurrence(coverage), [coverage])
  return {
    concepts,
    marks,
    coverage,
    pairs,
    suggestions: read.out?.suggestions ?? [],
    isReading: isLoading || open.papersState.isPending || read.isPending,
    isFailed: read.isFailed,
    fullTexts,
  }
}
export type Matrix = ReturnType<typeof useMatrix>
