import { useCallback, useEffect, useRef, useState } from 'react'

import { useSession } from '../session/session.queries.ts'
import { discardDraft, draftKey, readDraft, writeDraft } from './draft-store.ts'

/** What may be a draft: text, or fields of text. Passwords, tokens and card data have no business here. */
export type DraftValue = string | { readonly [field: string]: string | readonly string[] }
/** `''` is a text to begin with, not the only one. */
type Wide<T extends DraftValue> = T extends string ? string : T

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
export function useDraft<D extends DraftValue>(
  place: string,
  target: string,
  initial: D,
): [
  value: Wide<D>,
  setValue: (next: Wide<D> | ((before: Wide<D>) => Wide<D>)) => void,
  discard: () => void,
  isRestored: boolean,
] {
  type T = Wide<D>
  const start = initial as T
  const latest = useRef(start)
  useEffect(() => {
    latest.current = start
  })
  const { user } = useSession()
  const key = draftKey(user?.id, place, target)
  const open = () => {
    const typed = restored<T>(readDraft(key), start)
    return { key, typed, isRestored: typed !== undefined }
  }
  const [state, setState] = useState(open)
  // Another target or another person: their draft, not this one.
  const current = state.key === key ? state : open()
  if (state.key !== key) setState(current)

  const setValue = useCallback(
    (next: T | ((before: T) => T)) =>
      setState((before) => {
        const typed = typeof next === 'function' ? next(before.typed ?? latest.current) : next
        writeDraft(before.key, typed)
        return { ...before, typed }
      }),
    [],
  )
  const discard = useCallback(() => {
    discardDraft(key)
    setState({ key, typed: undefined, isRestored: false })
  }, [key])

  // What nobody has typed over follows what the form starts with.
  return [current.typed ?? start, setValue, discard, current.isRestored]
}
