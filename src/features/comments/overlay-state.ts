import { useSyncExternalStore } from 'react'

/** Session storage: the overlay stays on over a reload and from page to page, in this tab, for the same person. */
const KEY = 'comment-overlay'

const listeners = new Set<() => void>()
let unwritten: string | undefined
let wanted: string | undefined

const changed = () => {
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const onFor = (): string | null => {
  try {
    return unwritten ?? sessionStorage.getItem(KEY)
  } catch {
    return unwritten ?? null
  }
}

/** Whether this person has the overlay switched on. */
export const useOverlayOn = (userId: string | undefined): boolean =>
  useSyncExternalStore(subscribe, () => userId !== undefined && onFor() === userId)

export function setOverlay(userId: string, isOn: boolean) {
  unwritten = undefined
  if (!isOn) wanted = undefined
  try {
    if (isOn) sessionStorage.setItem(KEY, userId)
    else sessionStorage.removeItem(KEY)
  } catch {
    unwritten = isOn ? userId : ''
  }
  changed()
}

/** A comment that is to be opened as soon as the overlay has it; undefined forgets it. */
export function wantComment(id: string | undefined) {
  wanted = id
  changed()
}
export const useWantedComment = () => useSyncExternalStore(subscribe, () => wanted)
