import { useEffect, useMemo, useState } from 'react'

import type { Analysis } from '#science/statistics/report/analysis.ts'
import type {
  RowOrder,
  Sensitivity,
  SmallStudyEffects,
  UnseenStudies,
} from '#science/statistics/report/further-analyses.ts'

import type { Outcome } from '#research/meta-analysis/outcome.ts'
import { further, type Further, type FurtherRequest, type FurtherTask, type UnseenChoices } from './further.ts'

/** Up to so many studies it is done at once, above that in a worker. */
export const INLINE_MAX = 60

/** Undefined while a worker is at it. */
function useFurther(analysis: Analysis, task: FurtherTask): Further | undefined {
  // The likelihood of a selection model is searched for its top: that never holds up the page.
  const isShort = analysis.used.length <= INLINE_MAX && task.is !== 'unseen'
  const isInline = isShort || typeof Worker === 'undefined'
  const inline = useMemo(() => (isInline ? further(analysis, task) : undefined), [isInline, analysis, task])
  const [answer, setAnswer] = useState<{ analysis: Analysis; task: FurtherTask; found: Further }>()
  useEffect(() => {
    if (isInline) return undefined
    const worker = new Worker(new URL('./further.worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<Further>) => setAnswer({ analysis, task, found: data }))
    // Without the worker the page is slow for a moment, and right.
    worker.addEventListener('error', () => setAnswer({ analysis, task, found: further(analysis, task) }))
    const request: FurtherRequest = {
      table: analysis.rows.map(({ row }) => row),
      settings: analysis.settings,
      task,
    }
    worker.postMessage(request)
    return () => worker.terminate()
  }, [isInline, analysis, task])
  if (isInline) return inline
  return answer?.analysis === analysis && answer.task === task ? answer.found : undefined
}

/** Leave-one-out, influence and cumulative results; undefined while they are worked out. */
export function useSensitivity(analysis: Analysis, order: RowOrder): Sensitivity | undefined {
  const task = useMemo((): FurtherTask => ({ is: 'sensitivity', order }), [order])
  const found = useFurther(analysis, task)
  return found?.is === 'sensitivity' ? found.result : undefined
}

/** Funnel, its tests, trim and fill; undefined while they are worked out. */
export function useSmallStudies(analysis: Analysis, fill: Outcome['fill']): SmallStudyEffects | undefined {
  const task = useMemo((): FurtherTask => ({ is: 'small', fill }), [fill])
  const found = useFurther(analysis, task)
  return found?.is === 'small' ? found.result : undefined
}

/** PET-PEESE and the selection model; undefined while they are worked out. */
export function useUnseen(analysis: Analysis, { favoured, rule, steps }: UnseenChoices): UnseenStudies | undefined {
  const task = useMemo((): FurtherTask => ({ is: 'unseen', favoured, rule, steps }), [favoured, rule, steps])
  const found = useFurther(analysis, task)
  return found?.is === 'unseen' ? found.result : undefined
}
