import { setupWorker } from 'msw/browser'

import { handlers } from './handlers.ts'
import { createLoopbackSocket, type LoopbackSocket } from './loopback.ts'
import { configureTokens } from '../people/sessions.ts'
import { openIndexedDbStore } from '#engine/browser/indexed-db.ts'
import { configureWorlds } from '../world/world-settings.ts'
import { forgetWorld } from './worlds.ts'

/** Where the client keeps its bearer token: cookies of an in-page API are emulated and not to be relied on. */
const TOKEN_KEY = 'token'

/**
 * Makes the page its own server: a service worker hands the calls back to the page, sockets end in it, and the world is
 * kept in this browser. For a preview that is nothing but files. Rejects where the browser allows no service worker.
 */
export async function startInPageApi(): Promise<{ createSocket: () => LoopbackSocket }> {
  if (!('serviceWorker' in navigator)) {
    throw new Error(
      'This preview needs a service worker: open it over https or on localhost, outside a private window.',
    )
  }
  configureTokens(true)
  configureWorlds({
    storeFor: (id) => openIndexedDbStore(id, () => forgetWorld(id)),
    allowNamed: false,
    allowFaults: false,
  })
  const worker = setupWorker(...handlers)
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  })
  return { createSocket: () => createLoopbackSocket({ token: () => localStorage.getItem(TOKEN_KEY) }) }
}
