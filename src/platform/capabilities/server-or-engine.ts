import type { QueryClient } from '@tanstack/react-query'

import { needsNoServer } from '#contract/capabilities.ts'
import type { Answerer } from '#shared/api/call-api.ts'

import { currentEngine, wasInUse } from '../engine/browser-engine.ts'
import { capabilitiesQuery } from './capabilities.queries.ts'

/**
 * Decides call by call who answers: the server, or the page's own engine for what the server does not offer. A call of
 * ours waits until it is known what the server offers, and so does whoever writes a saved synthesis: what the server does
 * not keep of it is kept here. Saved ones are read without waiting where nothing was ever kept here.
 */
export const serverOrEngine =
  (client: QueryClient): Answerer =>
  async (endpoint, input, options, toServer) => {
    const mayStandHere = endpoint.domain === 'syntheses' && (endpoint.method !== 'GET' || wasInUse())
    if (!needsNoServer(endpoint.domain) && !mayStandHere) return toServer()
    await client.ensureQueryData(capabilitiesQuery()).catch(() => undefined)
    options.signal?.throwIfAborted()
    const engine = currentEngine()
    return engine ? engine.answer(endpoint, input, options, toServer) : toServer()
  }
