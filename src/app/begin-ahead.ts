import type { QueryClient } from '@tanstack/react-query'

import { placeOf, toolOf } from '#contract/page-places.ts'
import { capabilitiesQuery } from '#platform/capabilities/capabilities.queries.ts'
import { serverOrEngine } from '#platform/capabilities/server-or-engine.ts'
import { configureEngine, currentEngine } from '#platform/engine/browser-engine.ts'
import { sessionQuery } from '#platform/session/session.queries.ts'
import { isStranger } from '#platform/session/session-marks.ts'
import { configureAnswerer } from '#shared/api/call-api.ts'

import type { OpenLine } from './engine/engine-line.ts'
import { partOf } from './page-parts.ts'
import { pageAt, rowOf } from './route-match.ts'

/** Says how the page's own engine is opened, and which calls it answers. */
export function configureTools(client: QueryClient, openLine?: OpenLine) {
  configureEngine(async (asked) => (await import('./engine/open-engine.ts')).openEngine(asked, openLine))
  configureAnswerer(serverOrEngine(client))
}

/**
 * Before anything is drawn: fetches the page of the address, and asks what can be done by whom, so that an engine of the
 * page's own reads what it keeps meanwhile. What a person before left is forgotten first, and that is not done here.
 */
export async function beginAhead(client: QueryClient): Promise<void> {
  const row = rowOf(location.pathname)
  if (row) void partOf(row).preload()
  configureTools(client)
  const user = await client.ensureQueryData(sessionQuery()).catch(() => null)
  if (!user || isStranger(user.id)) return
  await client.prefetchQuery(capabilitiesQuery())
  const page = pageAt(location.pathname)
  // Money, help and people work without papers.
  if (page && (placeOf(page) ?? toolOf(page))) currentEngine()?.begin()
}
