import { useCallback } from 'react'

import { onSignOut } from '#platform/session/sign-out.ts'
import { createStore, useStore } from '#shared/browser/store.ts'

/** Files that were chosen and no server has yet: they cannot be stored, so they live as long as the page. */
const files = createStore<ReadonlyMap<string, File>>(new Map())
onSignOut(() => files.set(new Map()))

/** The unsent file of one form, kept through failures, closing and opening again. */
export function useUnsentFile(key: string): [file: File | undefined, keep: (file: File | undefined) => void] {
  const file = useStore(files).get(key)
  const keep = useCallback(
    (next: File | undefined) => {
      const rest = [...files.get()].filter(([other]) => other !== key)
      files.set(new Map(next ? [...rest, [key, next]] : rest))
    },
    [key],
  )
  return [file, keep]
}
