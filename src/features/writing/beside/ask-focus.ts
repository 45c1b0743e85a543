import { createStore } from '#shared/browser/store.ts'

/** A key asks for the field of a panel that may not be there yet: whoever is drawn first after that takes the focus. */
const wanted = createStore<string | undefined>(undefined)

export const askFocus: (panel: string) => void = wanted.set

/** Calls when the focus is asked for by this name, now or later; gives back how to stop. */
export function onFocusAsked(panel: string, take: () => void): () => void {
  const look = () => {
    if (wanted.get() !== panel) return
    wanted.set(undefined)
    take()
  }
  look()
  return wanted.subscribe(look)
}
