export type Listener = (...values: never[]) => void

/** Listeners by event. A list is walked as it was when the event came. */
export function createEmitter() {
  const byEvent = new Map<string, Listener[]>()
  const listeners = (event: string): readonly Listener[] => byEvent.get(event) ?? []
  return {
    on(event: string, listener: Listener) {
      byEvent.set(event, [...listeners(event), listener])
    },
    off(event?: string, listener?: Listener) {
      if (event === undefined) byEvent.clear()
      else if (listener === undefined) byEvent.delete(event)
      else
        byEvent.set(
          event,
          listeners(event).filter((one) => one !== listener),
        )
    },
    listeners: (event: string): Listener[] => [...listeners(event)],
    fire(event: string, ...values: unknown[]) {
      for (const listener of listeners(event)) listener(...(values as never[]))
    },
  }
}
