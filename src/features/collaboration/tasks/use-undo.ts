import { useMemo, useRef } from 'react'

import { toast } from '#shared/toast/toast.ts'

import { tasksCopy as copy } from './tasks.copy.ts'

/** Something that was done, and how it is taken back. `taskId`: of which task, where it is one. */
export type Step = { title: string; taskId?: string; back: () => void }
const KEPT = 50

/** What can be taken back, the newest last. Kept for the life of the page. */
export function useUndo() {
  const steps = useRef<Step[]>([])
  return useMemo(
    () => ({
      remember(step: Step) {
        steps.current = [...steps.current, step].slice(-KEPT)
      },
      /** The server took none of it: there is nothing to take back. */
      forget(taskId: string) {
        const at = steps.current.findLastIndex((step) => step.taskId === taskId)
        if (at >= 0) steps.current = steps.current.filter((_, index) => index !== at)
      },
      run() {
        const step = steps.current.at(-1)
        if (!step) {
          toast({ title: copy.nothingToUndo })
          return
        }
        steps.current = steps.current.slice(0, -1)
        toast({ title: copy.undone, description: step.title })
        step.back()
      },
    }),
    [],
  )
}
export type Undo = ReturnType<typeof useUndo>
