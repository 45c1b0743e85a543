import { useState } from 'react'

import { Button } from '#shared/ui/Button.tsx'

import { realtimeCopy as copy } from './realtime.copy.ts'
import { useConnection, useRetryConnection } from './use-socket-event.ts'

/**
 * Says that nothing arrives by itself at the moment: from the last attempt that failed until the connection stands again.
 * Everything else goes on, so it stands in a corner and takes no focus.
 */
export function LivePaused() {
  const state = useConnection()
  const retry = useRetryConnection()
  const [isPaused, setPaused] = useState(false)
  if (state === 'down' && !isPaused) setPaused(true)
  if (state === 'connected' && isPaused) setPaused(false)
  return (
    // There before it has anything to say, so that what it says is heard.
    <div aria-live="polite" className="fixed bottom-22 left-4 z-layer sm:bottom-4">
      {isPaused && (
        <div className="animate-rise flex items-center gap-2.5 rounded-full bg-surface-raised py-1.5 pr-1.5 pl-3.5 shadow-float">
          <span aria-hidden className="size-2 rounded-full bg-state-yellow" />
          <span>{copy.paused}</span>
          <Button size="small" className="rounded-full" busy={state === 'connecting'} onClick={retry}>
            {copy.reconnect}
          </Button>
        </div>
      )}
    </div>
  )
}
