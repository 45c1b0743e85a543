import { useSyncExternalStore } from 'react'

/** Everything that can be asked to open over any page. app/dialogs.tsx says which component answers. */
export type DialogRequest = { name: 'plans' } | { name: 'shortcuts' } | { name: 'palette' } | { name: 'import' }
export type DialogName = DialogRequest['name']

/** What the component of a dialog is given. */
export type DialogProps<N extends DialogName> = { request: Extract<DialogRequest, { name: N }>; onClose: () => void }

let open: DialogRequest | undefined
const listeners = new Set<() => void>()

const set = (next: DialogRequest | undefined) => {
  open = next
  for (const listener of listeners) listener()
}

export const openDialog = (request: DialogRequest) => set(request)
export const closeDialog = () => set(undefined)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useOpenDialog = () => useSyncExternalStore(subscribe, () => open)
