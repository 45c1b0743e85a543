import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { isAbort } from '#shared/api/errors.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { zipParts } from '#shared/format/zip.ts'
import { toast } from '#shared/toast/toast.ts'

import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { saveFile } from '#shared/browser/save-file.ts'
import { collectEverything, type Step } from './collect-export.ts'
import { exportFiles } from './export-files.ts'
import { exportCopy as copy } from './export.copy.ts'

/** Collects, packs and saves everything of the person. Leaving the page stops it. */
export function useExport() {
  const client = useQueryClient()
  const { has } = useCapabilities()
  const [step, setStep] = useState<Step>()
  const [error, setError] = useState<unknown>()
  const [isDone, setDone] = useState(false)
  const stopper = useRef<AbortController>(undefined)
  useEffect(() => () => stopper.current?.abort(), [])

  const [start, isBusy] = useOnce(async () => {
    const { signal } = (stopper.current = new AbortController())
    setError(undefined)
    setDone(false)
    try {
      const all = await collectEverything(client, {
        signal,
        has,
        onStep: setStep,
      })
      const at = new Date()
      const parts = zipParts(await exportFiles(all, at), at)
      signal.throwIfAborted()
      saveFile(new File(parts, `roadrunner-${at.toISOString().slice(0, 10)}.zip`, { type: 'application/zip' }))
      setDone(true)
      toast({ title: copy.done, description: copy.doneBody(all.library?.length ?? 0, all.syntheses.length) })
    } catch (problem) {
      if (!isAbort(problem)) setError(problem)
    } finally {
      setStep(undefined)
    }
  })
  return { start, stop: () => stopper.current?.abort(), isBusy, step, error, isDone }
}
