import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { synthesesApi } from '#contract/syntheses.ts'
import { messageOf } from '#shared/api/errors.ts'
import { invalidate } from '#shared/api/query.ts'
import { toast } from '#shared/toast/toast.ts'

import { deleteSynthesis } from '../syntheses.mutations.ts'
import { historyCopy as copy } from './history.copy.ts'

/** So long a deleted analysis can be taken back: until then nothing has left the browser. */
const UNDO_MS = 5000

/** Analyses that are deleted unless somebody takes it back in time. Leaving the page takes nothing back. */
export function useRemovals() {
  const client = useQueryClient()
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const waiting = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  const forget = (id: string) => setRemoved((before) => new Set([...before].filter((each) => each !== id)))

  const send = async (id: string) => {
    waiting.current.delete(id)
    try {
      await deleteSynthesis(id)
    } catch (error) {
      toast({ title: copy.removeFailed, description: messageOf(error, ''), variant: 'destructive' })
    }
    await invalidate(client, [synthesesApi.list, synthesesApi.get])
    forget(id)
  }
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  useEffect(() => {
    const open = waiting.current
    return () => {
      for (const [id, timer] of open) {
        clearTimeout(timer)
        void latest.current(id)
      }
    }
  }, [])

  return {
    removed,
    remove: (id: string) => {
      setRemoved((before) => new Set([...before, id]))
      waiting.current.set(
        id,
        setTimeout(() => void latest.current(id), UNDO_MS),
      )
    },
    undo: (id: string) => {
      clearTimeout(waiting.current.get(id))
      waiting.current.delete(id)
      forget(id)
    },
  }
}
