import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { searchApi } from '#contract/search.ts'
import { callApi } from '#shared/api/call-api.ts'
import { messageOf, statusOf } from '#shared/api/errors.ts'
import { invalidate } from '#shared/api/query.ts'
import { toast } from '#shared/toast/toast.ts'

import { historyCopy as copy } from './history.copy.ts'

/** So long a deleted search can be taken back: until then nothing has left the browser. */
const UNDO_MS = 5000

/** Searches that are deleted unless somebody takes it back in time. Leaving the page takes nothing back. */
export function useRemovals() {
  const client = useQueryClient()
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const waiting = useRef(new Map<string, ReturnType<typeof setTimeout>>())

  const forget = (runId: string) => setRemoved((before) => new Set([...before].filter((id) => id !== runId)))

  const send = async (runId: string) => {
    waiting.current.delete(runId)
    try {
      await callApi(searchApi.remove, { params: { runId } })
    } catch (error) {
      // Gone already, by another tab: that is what was wanted.
      if (statusOf(error) !== 404) {
        toast({ title: copy.removeFailed, description: messageOf(error, ''), variant: 'destructive' })
      }
    }
    await invalidate(client, [searchApi.runs, searchApi.get])
    forget(runId)
  }
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  useEffect(() => {
    const open = waiting.current
    return () => {
      for (const [runId, timer] of open) {
        clearTimeout(timer)
        void latest.current(runId)
      }
    }
  }, [])

  return {
    removed,
    remove: (runId: string) => {
      setRemoved((before) => new Set([...before, runId]))
      waiting.current.set(
        runId,
        setTimeout(() => void latest.current(runId), UNDO_MS),
      )
    },
    undo: (runId: string) => {
      clearTimeout(waiting.current.get(runId))
      waiting.current.delete(runId)
      forget(runId)
    },
  }
}
