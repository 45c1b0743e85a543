import { createStore, useStore } from '../browser/store.ts'

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

const toasts = createStore<readonly Toast[]>([])
let lastId = 0
const removals = new Map<number, ReturnType<typeof setTimeout>>()

/** Says something in passing. One toast is visible at a time: a new one takes the place of the one before. */
export function toast(request: ToastRequest): number {
  lastId += 1
  const next = [{ ...request, id: lastId, open: true }, ...toasts.get()].slice(0, VISIBLE_MAX)
  for (const gone of toasts.get().filter((each) => !next.includes(each))) forget(gone.id)
  toasts.set(next)
  return lastId
}

/** Closes a toast, or every toast; it leaves the store 5000 ms later. */
export function dismissToast(id?: number): void {
  const closing = toasts.get().filter((each) => each.open && (id === undefined || each.id === id))
  if (closing.length === 0) return
  for (const { id: closed } of closing) {
    removals.set(
      closed,
      setTimeout(() => remove(closed), TOAST_REMOVE_DELAY_MS),
    )
  }
  toasts.set(toasts.get().map((each) => (closing.includes(each) ? { ...each, open: false } : each)))
}

/** Empties the store at once: for sign-out and between tests. */
export function clearToasts(): void {
  for (const { id } of toasts.get()) forget(id)
  toasts.set([])
}

/** The toasts that are shown or on their way out, newest first. */
export const useToasts = (): readonly Toast[] => useStore(toasts)

export const currentToasts = toasts.get

export const subscribe = toasts.subscribe

function remove(id: number) {
  forget(id)
  toasts.set(toasts.get().filter((each) => each.id !== id))
}

function forget(id: number) {
  clearTimeout(removals.get(id))
  removals.delete(id)
}
