import { useEffect, useRef, useState } from 'react'

/** So long a removal can be taken back: until then nothing has left the browser. */
const UNDO_MS = 5000

/**
 * Things that are removed unless somebody takes it back in time. Leaving the page takes nothing back. `send` removes one
 * for good and resolves when the list is as the server has it, whether that worked or not; until then it stays hidden.
 */
export function useRemovals(send: (id: string) => Promise<unknown>) {
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const waiting = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  const forget = (id: string) => setRemoved((before) => new Set([...before].filter((each) => each !== id)))
  const leave = (id: string) => {
    waiting.current.delete(id)
    void send(id).finally(() => forget(id))
  }
  const latest = useRef(leave)
  useEffect(() => {
    latest.current = leave
  })
  useEffect(() => {
    const open = waiting.current
    return () => {
      for (const [id, timer] of open) {
        clearTimeout(timer)
        latest.current(id)
      }
    }
  }, [])
  return {
    removed,
    remove: (id: string) => {
      setRemoved((before) => new Set([...before, id]))
      waiting.current.set(
        id,
        setTimeout(() => latest.current(id), UNDO_MS),
      )
    },
    undo: (id: string) => {
      clearTimeout(waiting.current.get(id))
      waiting.current.delete(id)
      forget(id)
    },
  }
}
