import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { capabilitiesQuery, useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { openLeftBehind, type BrowserEngine } from '#platform/engine/browser-engine.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { messageOf } from '#shared/api/errors.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { toast } from '#shared/toast/toast.ts'

import { movedCopy as copy } from './moved.copy.ts'
import type { Moved, MoveStep } from './move-to-server.ts'
import { HELD, useHeld } from './use-held.ts'

/** What this browser kept before the server had a place for it: how much, and the ways to move and to remove it. */
export function useMove() {
  const client = useQueryClient()
  const { user } = useSession()
  const { has } = useCapabilities()
  const stopper = useRef<AbortController>(undefined)
  const [step, setStep] = useState<MoveStep>()
  const [moved, setMoved] = useState<Moved>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => () => stopper.current?.abort(), [])

  /** Opened for one piece of work and closed behind it: another tab may want to read it too. */
  const within = async <T>(work: (engine: BrowserEngine) => Promise<T>): Promise<T | undefined> => {
    const engine = user && (await openLeftBehind(user))
    if (!engine) return undefined
    return work(engine).finally(() => void engine.close())
  }
  const held = useHeld()

  const [move, isMoving] = useOnce(async () => {
    setProblem(undefined)
    setMoved(undefined)
    const { signal } = (stopper.current = new AbortController())
    try {
      const { moveToServer } = await import('./move-to-server.ts')
      setMoved(await within((engine) => moveToServer(engine, { signal, onStep: setStep, has })))
    } catch (error) {
      setProblem(signal.aborted ? copy.stopped : `${messageOf(error, '')} ${copy.failed}`.trim())
    } finally {
      setStep(undefined)
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== HELD })
    }
  })
  const [remove, isRemoving] = useOnce(async () => {
    try {
      await within((engine) => engine.remove())
      toast({ title: copy.removed })
      await client.refetchQueries({ queryKey: capabilitiesQuery().queryKey })
    } catch (error) {
      setProblem(messageOf(error, copy.failed))
    }
  })
  return {
    held,
    move,
    isMoving,
    step,
    stop: () => stopper.current?.abort(),
    moved,
    problem,
    remove,
    isRemoving,
  }
}
