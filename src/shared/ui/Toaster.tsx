import { useEffect, useState, type ComponentType } from 'react'

import { useToasts } from '#shared/toast/toast.ts'

import { PlainToasts } from './PlainToasts.tsx'

/**
 * Where toasts appear. The live region is there from the start, since only what enters an existing one is announced;
 * the part with timers, pauses and gestures is fetched with the first toast. If it cannot be fetched, because the line is
 * down for one, a plain card says the same.
 */
export function Toaster() {
  const isNeeded = useToasts().length > 0
  const [Toasts, setToasts] = useState<ComponentType>()

  useEffect(() => {
    if (!isNeeded || Toasts) return undefined
    let isGone = false
    import('./TimedToasts.tsx').then(
      (module) => !isGone && setToasts(() => module.TimedToasts),
      () => !isGone && setToasts(() => PlainToasts),
    )
    return () => {
      isGone = true
    }
  }, [isNeeded, Toasts])

  return (
    <div aria-live="polite" aria-relevant="additions" className="contents">
      {Toasts && <Toasts />}
    </div>
  )
}
