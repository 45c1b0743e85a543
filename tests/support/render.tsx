import { render, type RenderResult } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterAll, beforeAll, beforeEach } from 'vitest'

import { App, openClient } from '#app/App.tsx'
import type { OpenLine } from '#app/engine/engine-line.ts'
import {
  createTestSocket,
  freshTestWorld,
  loadTestStripe,
  startTestApi,
  stopTestApi,
  worldNow,
} from '#mocks/server/vitest.ts'

import { signInAs, type Person } from './sign-in.ts'

export { worldNow }

/** Puts the embedded API behind fetch for the tests of this file: a fresh world for each. Call it at the top of the file. */
export function testApi() {
  beforeAll(startTestApi)
  beforeEach(async () => {
    await freshTestWorld()
  })
  afterAll(stopTestApi)
}

export type RenderOptions = {
  /** Who opens the page; nobody is signed in without. */
  as?: Person
  /** Another payment client than the stand-in. */
  loadStripe?: typeof loadTestStripe | undefined
  /** The page's own engine; without one, what the server does not offer is not offered. */
  openLine?: OpenLine | undefined
}

/** Opens an address of the real product, as a browser would. */
export function renderAt(
  path: string,
  { as, loadStripe = loadTestStripe, openLine }: RenderOptions = {},
): RenderResult & { user: UserEvent } {
  if (as !== undefined) signInAs(as)
  history.replaceState(null, '', path)
  const result = render(
    <StrictMode>
      <App client={openClient()} createSocket={createTestSocket} loadStripe={loadStripe} openLine={openLine} />
    </StrictMode>,
  )
  return { ...result, user: userEvent.setup() }
}

/** Where the browser is now. */
export const addressNow = () => `${location.pathname}${location.search}`
