import { useEffect, useMemo, useState } from 'react'

import { runMethod, type MethodFound, type MethodTask } from './methods.ts'

/** A method's result, worked out in a worker; undefined meanwhile. `task` is to be the same object while nothing changes. */
export function useMethod<Is extends MethodTask['is']>(
  task: Extract<MethodTask, { is: Is }>,
): Extract<MethodFound, { is: Is }> | undefined {
  const isInline = typeof Worker === 'undefined'
  const inline = useMemo(() => (isInline ? runMethod(task) : undefined), [isInline, task])
  const [answer, setAnswer] = useState<{ task: MethodTask; found: MethodFound }>()
  useEffect(() => {
    if (isInline) return undefined
    const worker = new Worker(new URL('./methods.worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<MethodFound>) => setAnswer({ task, found: data }))
    // Without the worker the page is slow for a moment, and right.
    worker.addEventListener('error', () => setAnswer({ task, found: runMethod(task) }))
    worker.postMessage(task)
    return () => worker.terminate()
  }, [isInline, task])
  const found = isInline ? inline : answer?.task === task ? answer.found : undefined
  return found?.is === task.is ? (found as Extract<MethodFound, { is: Is }>) : undefined
}
