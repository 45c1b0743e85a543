/** A key asks for the field of a panel that may not be there yet: whoever is drawn first after that takes the focus. */
let wanted: string | undefined
const listeners = new Set<() => void>()

export function askFocus(panel: string): void {
  wanted = panel
  for (const listener of listeners) listener()
}

/** Calls when the focus is asked for by this name, now or later; gives back how to stop. */
export function onFocusAsked(panel: string, take: () => void): () => void {
  const look = () => {
    if (wanted !== panel) return
    wanted = undefined
    take()
  }
  look()
  listeners.add(look)
  return () => listeners.delete(look)
}
