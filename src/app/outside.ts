import { createContext } from 'react'

import type { OpenLine } from './engine/engine-line.ts'

import type { LoadStripe } from '#platform/payments/StripeProvider.tsx'
import type { CreateSocket } from '#platform/realtime/socket.ts'

/** Ways to the outside world, where they are not the usual ones: the in-page API and tests hand in theirs. */
export type Outside = {
  createSocket?: CreateSocket | undefined
  loadStripe?: LoadStripe | undefined
  /** The way to the page's own engine; without one it runs in a worker. */
  openLine?: OpenLine | undefined
}

export const OutsideContext = createContext<Outside>({})
