import type { QueryClient } from '@tanstack/react-query'

import { needsNoServer } from '#contract/capabilities.ts'
import type { Answerer } from '#shared/api/call-api.ts'

import { currentEngine, wasInUse } from '../engine/browser-engine.ts'
import { capabilitiesQuery } from './capabilities.queries.ts'

/**
 * Decides call by call who answers: the server, or the page's own engine for what the server does not offer. A call of
 * ours waits until it is known what the server offers; saved syntheses wait only where something may stand beside them.
 */
export const serverOrEngine =
  (client: QueryClient): Answerer =>
  async (endpoint, input, options, toServer) => {
    if (!needsNoServer(endpoint.domain) && !(endpoint.domain === 'syntheses' && wasInUse())) return toServer()
    await client.ensureQueryData(capabilitiesQuery()).catch(() => undefined)
    options.signal?.throwIfAborted()
    const engine = currentEngine()
    return engine ? engine.answer(endpoint, input, options, toServer) : toServer()
  }
