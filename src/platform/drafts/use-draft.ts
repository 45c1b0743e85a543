import { useCallback, useState } from 'react'

import { useSession } from '../session/session.queries.ts'
import { discardDraft, draftKey, readDraft, writeDraft } from './draft-store.ts'

/** What may be a draft: text, or fields of text. Passwords, tokens and card data have no business here. */
export type DraftValue = string | { readonly [field: string]: string | readonly string[] }

const isText = (value: unknown) => typeof value === 'string'
const isField = (value: unknown) => isText(value) || (Array.isArray(value) && value.every(isText))

/** A kept draft of the same shape as `initial`; fields that are missing are taken from there, others are dropped. */
function restored<T extends DraftValue>(kept: unknown, initial: T): T | undefined {
  if (typeof initial === 'string') return isText(kept) ? (kept as T) : undefined
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return undefined
  const bag = kept as Record<string, unknown>
  const fields = Object.entries(initial).map(([name, value]) => {
    const mine = Object.hasOwn(bag, name) ? bag[name] : undefined
    return [name, isField(mine) && typeof mine === typeof value ? mine : value]
  })
  return Object.fromEntries(fields) as T
}

/**
 * A value that survives a reload, an expired session and a way back: kept per person, place and target until `discard`,
 * which is called after a confirmed success or on request, never on submit. `isRestored`: it was typed before.
 */
export function useDraft<T extends DraftValue>(
  place: string,
  target: string,
  initial: T,
): [value: T, setValue: (next: T | ((before: T) => T)) => void, discard: () => void, isRestored: boolean] {
  const { user } = useSession()
  const key = draftKey(user?.id, place, target)
  const open = () => {
    const kept = restored(readDraft(key), initial)
    return { key, value: kept ?? initial, isRestored: kept !== undefined }
  }
  const [state, setState] = useState(open)
  // Another target or another person: their draft, not this one.
  const current = state.key === key ? state : open()
  if (state.key !== key) setState(current)

  const setValue = useCallback(
    (next: T | ((before: T) => T)) =>
      setState((before) => {
        const value = typeof next === 'function' ? next(before.value) : next
        writeDraft(before.key, value)
        return { ...before, value }
      }),
    [],
  )
  const discard = useCallback(() => {
    discardDraft(key)
    setState({ key, value: initial, isRestored: false })
    // `initial` is what the form starts with; a new object of the same content is no reason for a new function.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key])

  return [current.value, setValue, discard, current.isRestored]
}
