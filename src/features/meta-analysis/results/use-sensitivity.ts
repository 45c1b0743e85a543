import { useEffect, useMemo, useState } from 'react'

import type { Analysis } from '#science/statistics/report/analysis.ts'
import { sensitivityOf, type RowOrder, type Sensitivity } from '#science/statistics/report/further-analyses.ts'
import type { AnalysisSettings, StudyRow } from '#science/statistics/report/study-table.ts'

export type SensitivityTask = { table: readonly StudyRow[]; settings: AnalysisSettings; order: RowOrder }

/** Leaving each study out is a model for each: up to so many it is done at once, above it in a worker. */
export const INLINE_MAX = 150

/** Leave-one-out, influence and cumulative results; undefined while a worker computes them. */
export function useSensitivity(analysis: Analysis, order: RowOrder): Sensitivity | undefined {
  const isInline = analysis.used.length <= INLINE_MAX || typeof Worker === 'undefined'
  const inline = useMemo(() => (isInline ? sensitivityOf(analysis, order) : undefined), [isInline, analysis, order])
  const [answer, setAnswer] = useState<{ analysis: Analysis; order: RowOrder; sensitivity: Sensitivity }>()
  useEffect(() => {
    if (isInline) return undefined
    const worker = new Worker(new URL('./sensitivity.worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<Sensitivity>) =>
      setAnswer({ analysis, order, sensitivity: data }),
    )
    // Without the worker the page is slow for a moment, and right.
    worker.addEventListener('error', () => setAnswer({ analysis, order, sensitivity: sensitivityOf(analysis, order) }))
    const task: SensitivityTask = { table: analysis.rows.map(({ row }) => row), settings: analysis.settings, order }
    worker.postMessage(task)
    return () => worker.terminate()
  }, [isInline, analysis, order])
  if (isInline) return inline
  return answer?.analysis === analysis && answer.order === order ? answer.sensitivity : undefined
}
