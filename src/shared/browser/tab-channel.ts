import { useEffect, useEffectEvent } from 'react'

/** What one tab of this browser tells the others. Undefined where the browser has no such channel. */
export function openTabChannel(name: string, hear: (said: unknown) => void) {
  if (typeof BroadcastChannel === 'undefined') return undefined
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data))
  return { tell: (said: unknown) => channel.postMessage(said), close: () => channel.close() }
}

/**
 * A channel that is open while a component hears it. `read` takes what another tab said, which may be of another build:
 * undefined is passed over. What is told while nobody hears goes nowhere.
 */
export function tabChannel<T>(read: (said: unknown) => T | undefined) {
  let open: ReturnType<typeof openTabChannel>
  return {
    tell: (said: T) => open?.tell(said),
    /** Without a name nothing is heard. */
    useHeard(name: string | undefined, hear: (said: T) => void) {
      const take = useEffectEvent(hear)
      useEffect(() => {
        if (name === undefined) return undefined
        const mine = openTabChannel(name, (data) => {
          const said = read(data)
          if (said !== undefined) take(said)
        })
        open = mine
        return () => {
          mine?.close()
          if (open === mine) open = undefined
        }
      }, [name])
    },
  }
}
