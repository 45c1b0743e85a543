type Hear = (event: string, payload: unknown) => void

const listeners = new Set<Hear>()

/** Hears what the page's own engine tells, until the function that is given back is called. */
export function hearEngine(listener: Hear): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Tells an event as if it had come over the live connection. */
export const tellFromEngine: Hear = (event, payload) => {
  for (const listener of listeners) listener(event, payload)
}
