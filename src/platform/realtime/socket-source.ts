import { createContext } from 'react'

import type { CreateSocket } from './socket.ts'

/** Another way to a socket than the network's: the in-page API and tests hand in theirs. */
export const SocketSourceContext = createContext<CreateSocket | undefined>(undefined)
