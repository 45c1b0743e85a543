import { useCallback, useRef, useSyncExternalStore } from 'react'
import type * as Y from 'yjs'

/** What a map of the shared document holds now, whoever changed it; the same object until something in it changes. */
export function useSharedMap(map: Y.Map<unknown>): ReadonlyMap<string, unknown> {
  const kept = useRef<{ map: Y.Map<unknown>; entries: ReadonlyMap<string, unknown> }>(undefined)
  const subscribe = useCallback(
    (changed: () => void) => {
      const hear = () => {
        kept.current = undefined
        changed()
      }
      map.observe(hear)
      return () => map.unobserve(hear)
    },
    [map],
  )
  const read = useCallback(() => {
    if (kept.current?.map !== map) kept.current = { map, entries: new Map(map.entries()) }
    return kept.current.entries
  }, [map])
  return useSyncExternalStore(subscribe, read)
}
