import { useCallback, useSyncExternalStore } from 'react'

import { onSignOut } from '#platform/session/sign-out.ts'

/** Files that were chosen and no server has yet: they cannot be stored, so they live as long as the page. */
const files = new Map<string, File>()
const listeners = new Set<() => void>()

const changed = () => {
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

onSignOut(() => {
  files.clear()
  changed()
})

/** The unsent file of one form, kept through failures, closing and opening again. */
export function useUnsentFile(key: string): [file: File | undefined, keep: (file: File | undefined) => void] {
  const file = useSyncExternalStore(subscribe, () => files.get(key))
  const keep = useCallback(
    (next: File | undefined) => {
      if (next) files.set(key, next)
      else files.delete(key)
      changed()
    },
    [key],
  )
  return [file, keep]
}
