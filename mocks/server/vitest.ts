import type { Stripe } from '@stripe/stripe-js'
import { setupServer } from 'msw/node'

import { clearFaults } from './faults.ts'
import { handlers } from './handlers.ts'
import { clearLedger } from './ledger.ts'
import { hubOf } from '#engine/live/hub.ts'
import { createLoopbackSocket, type LoopbackSocket } from './loopback.ts'
import { configureTokens } from '../people/sessions.ts'
import { memoryStore } from '#engine/world/store.ts'
import { standInCard } from '../billing/stripe-card.ts'
import { askProvider, standInStripe } from '../billing/stripe.ts'
import type { World } from '#engine/world/world.ts'
import { configureWorlds } from '../world/world-settings.ts'
import { setTextsAlone } from './texts-alone.ts'
import { freshWorld, openedWorld } from './worlds.ts'

const WORLD = 'default'

/**
 * The handlers behind fetch, for component tests. Sessions travel as bearer tokens: in Node nothing carries cookies, and
 * msw's own jar would carry one test's session into the next.
 */
export const testServer = setupServer(...handlers)

/** Before all tests of a file. An address that no handler answers fails the test that asked. */
export function startTestApi() {
  configureTokens(true)
  configureWorlds({ storeFor: () => Promise.resolve(memoryStore()), allowNamed: false })
  testServer.listen({ onUnhandledRequest: 'error' })
}

/** Before each test: a new world, no faults, nobody connected. */
export async function freshTestWorld(): Promise<World> {
  testServer.resetHandlers()
  clearFaults(WORLD)
  setTextsAlone(WORLD, undefined)
  clearLedger(WORLD)
  hubOf(WORLD).dropAll()
  return freshWorld(WORLD)
}

export const stopTestApi = () => testServer.close()

/** What the embedded API remembers now, to assert on. */
export function worldNow(): World {
  const world = openedWorld(WORLD)
  if (!world) throw new Error('No world is open: call freshTestWorld first.')
  return world
}

/** The payment client of the page under test: the stand-in, asking the embedded API as the script does. */
export const loadTestStripe = (): Promise<Stripe> =>
  Promise.resolve(
    standInStripe(askProvider(new URL('/api/_stripe/', location.href).href), standInCard)() as unknown as Stripe,
  )

/** A socket of the page under test. */
export const createTestSocket = (): LoopbackSocket =>
  createLoopbackSocket({ token: () => localStorage.getItem('token') })
