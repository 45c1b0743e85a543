import { useSyncExternalStore } from 'react'

export type ToastRequest = {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  action?: { label: string; onClick: () => void }
}
export type Toast = ToastRequest & { id: number; open: boolean }

/** How long a toast stays by itself, and how long a dismissed one is remembered. */
export const TOAST_DURATION_MS = 5000
export const TOAST_REMOVE_DELAY_MS = 5000
const VISIBLE_MAX = 1

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()
const removals = new Map<number, ReturnType<typeof setTimeout>>()

function set(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Says something in passing. One toast is visible at a time: a new one takes the place of the one before. */
export function toast(request: ToastRequest): number {
  lastId += 1
  const next = [{ ...request, id: lastId, open: true }, ...toasts].slice(0, VISIBLE_MAX)
  for (const gone of toasts.filter((each) => !next.includes(each))) forget(gone.id)
  set(next)
  return lastId
}

/** Closes a toast, or every toast; it leaves the store 5000 ms later. */
export function dismissToast(id?: number): void {
  const closing = toasts.filter((each) => each.open && (id === undefined || each.id === id))
  if (closing.length === 0) return
  for (const { id: closed } of closing) {
    removals.set(
      closed,
      setTimeout(() => remove(closed), TOAST_REMOVE_DELAY_MS),
    )
  }
  set(toasts.map((each) => (closing.includes(each) ? { ...each, open: false } : each)))
}

/** Empties the store at once: for sign-out and between tests. */
export function clearToasts(): void {
  for (const { id } of toasts) forget(id)
  set([])
}

/** The toasts that are shown or on their way out, newest first. */
export const useToasts = (): readonly Toast[] => useSyncExternalStore(subscribe, currentToasts)

export const currentToasts = (): readonly Toast[] => toasts

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function remove(id: number) {
  forget(id)
  set(toasts.filter((each) => each.id !== id))
}

function forget(id: number) {
  clearTimeout(removals.get(id))
  removals.delete(id)
}
